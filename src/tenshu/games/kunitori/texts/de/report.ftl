report-kunitori-values-cards = Was ist eine Karte wert?
