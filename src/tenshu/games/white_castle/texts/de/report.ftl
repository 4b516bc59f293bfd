report-white-castle-values-spaces = Was ist ein Würfelfeld wert?
report-white-castle-values-figures = Was ist eine Figur an ihrem Ort wert?
report-white-castle-values-gardens = Was ist ein Garten wert?
