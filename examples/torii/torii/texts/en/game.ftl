torii-name = Torii
torii-page-about = Draw cards as close to 21 as you dare; nobody sees what you hold.
torii-ask-draw-or-stop = You hold { $total }. Draw another card?
torii-choice-draw = draw a card
torii-choice-stop = stop
torii-event-draws = { $seat } draws a card.
torii-event-stops = { $seat } stops.
