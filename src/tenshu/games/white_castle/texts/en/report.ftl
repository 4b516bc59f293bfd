report-white-castle-values-spaces = What is a dice space worth?
report-white-castle-values-figures = What is a figure in its place worth?
report-white-castle-values-gardens = What is a garden worth?
