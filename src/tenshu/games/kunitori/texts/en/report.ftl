report-kunitori-values-cards = What is a card worth?
