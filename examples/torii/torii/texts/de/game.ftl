torii-name = Torii
torii-page-about = Zieh Karten, so nah an 21, wie du dich traust; niemand sieht, was du hast.
torii-ask-draw-or-stop = Du hast { $total }. Noch eine Karte?
torii-choice-draw = eine Karte ziehen
torii-choice-stop = aufhören
torii-event-draws = { $seat } zieht eine Karte.
torii-event-stops = { $seat } hört auf.
