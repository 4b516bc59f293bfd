report-kunitori-values-cards = Que vaut une carte ?
