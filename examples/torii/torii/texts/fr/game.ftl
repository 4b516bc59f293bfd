torii-name = Torii
torii-page-about = Tirez des cartes au plus près de 21 ; personne ne voit les vôtres.
torii-ask-draw-or-stop = Vous avez { $total }. Encore une carte ?
torii-choice-draw = tirer une carte
torii-choice-stop = s’arrêter
torii-event-draws = { $seat } tire une carte.
torii-event-stops = { $seat } s’arrête.
