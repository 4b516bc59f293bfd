report-white-castle-values-spaces = Que vaut un emplacement de dé ?
report-white-castle-values-figures = Que vaut une figurine à sa place ?
report-white-castle-values-gardens = Que vaut un jardin ?
