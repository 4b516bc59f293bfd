white-castle-name = Die Weiße Burg
white-castle-page-about = Neun Würfel je Person, drei Brücken, eine Burg: Höflinge, Gärtner und Krieger so einsetzen, dass ein Zug den nächsten auslöst.

## Einstellungen

white-castle-setting-rival = Rivale im Solo-Spiel
white-castle-setting-rival-easy = einfach
white-castle-setting-rival-medium = mittel
white-castle-setting-rival-hard = schwierig

## Güter; `a` ist eines davon, `short` steht in schmalen Tabellen

white-castle-good-food = Nahrung
    .a = 1 Nahrung
    .counted = { $count } Nahrung
    .short = Nahrung
white-castle-good-iron = Eisen
    .a = 1 Eisen
    .counted = { $count } Eisen
    .short = Eisen
white-castle-good-pearl = Perlmutt
    .a = 1 Perlmutt
    .counted = { $count } Perlmutt
    .short = Perlmutt
white-castle-good-coin = Münzen
    .a = 1 Münze
    .counted = { $count ->
        [1] 1 Münze
       *[other] { $count } Münzen
    }
    .short = Münzen
white-castle-good-seal = Siegel
    .a = 1 Siegel
    .counted = { $count } Siegel
    .short = Siegel
white-castle-good-point = Punkte
    .a = 1 Punkt
    .counted = { $count ->
        [1] 1 Punkt
       *[other] { $count } Punkte
    }
    .short = Punkte
white-castle-good-influence = Einfluss
    .a = 1 Einfluss
    .counted = { $count } Einfluss
    .short = Einfluss

## Was Karten, Plättchen und Tableaus geben; `a` als Satzobjekt, `short` auf dem Tisch

white-castle-effect-food-1 = 1 Nahrung
    .a = 1 Nahrung
    .short = 1 Nahrung
white-castle-effect-food-2 = 2 Nahrung
    .a = 2 Nahrung
    .short = 2 Nahrung
white-castle-effect-food-3 = 3 Nahrung
    .a = 3 Nahrung
    .short = 3 Nahrung
white-castle-effect-iron-1 = 1 Eisen
    .a = 1 Eisen
    .short = 1 Eisen
white-castle-effect-iron-2 = 2 Eisen
    .a = 2 Eisen
    .short = 2 Eisen
white-castle-effect-pearl-1 = 1 Perlmutt
    .a = 1 Perlmutt
    .short = 1 Perlmutt
white-castle-effect-pearl-2 = 2 Perlmutt
    .a = 2 Perlmutt
    .short = 2 Perlmutt
white-castle-effect-pearl-3 = 3 Perlmutt
    .a = 3 Perlmutt
    .short = 3 Perlmutt
white-castle-effect-coin-1 = 1 Münze
    .a = 1 Münze
    .short = 1 Münze
white-castle-effect-coin-2 = 2 Münzen
    .a = 2 Münzen
    .short = 2 Münzen
white-castle-effect-coin-3 = 3 Münzen
    .a = 3 Münzen
    .short = 3 Münzen
white-castle-effect-coin-5 = 5 Münzen
    .a = 5 Münzen
    .short = 5 Münzen
white-castle-effect-seal-1 = 1 Siegel
    .a = 1 Siegel
    .short = 1 Siegel
white-castle-effect-seal-2 = 2 Siegel
    .a = 2 Siegel
    .short = 2 Siegel
white-castle-effect-point-1 = 1 Punkt
    .a = 1 Punkt
    .short = 1 Punkt
white-castle-effect-point-2 = 2 Punkte
    .a = 2 Punkte
    .short = 2 Punkte
white-castle-effect-any-1 = 1 Ressource nach Wahl
    .a = 1 Ressource nach Wahl
    .short = 1 beliebig
white-castle-effect-any-2 = 2 Ressourcen nach Wahl
    .a = 2 Ressourcen nach Wahl
    .short = 2 beliebig
white-castle-effect-any-3 = 3 Ressourcen nach Wahl
    .a = 3 Ressourcen nach Wahl
    .short = 3 beliebig
white-castle-effect-influence-1 = 1 Einfluss
    .a = 1 Einfluss
    .short = 1 Einfluss
white-castle-effect-influence-2 = 2 Einfluss
    .a = 2 Einfluss
    .short = 2 Einfluss
white-castle-effect-lantern = Laternen-Bonus
    .a = den Laternen-Bonus
    .short = Laterne
white-castle-effect-well = Brunnen
    .a = den Brunnen
    .short = Brunnen
white-castle-effect-castle = Burg-Aktion
    .a = die Burg-Aktion
    .short = Burg
white-castle-effect-garden = Garten-Aktion
    .a = die Garten-Aktion
    .short = Garten
white-castle-effect-yard = Übungsplatz-Aktion
    .a = die Übungsplatz-Aktion
    .short = Übungsplatz
white-castle-effect-light = eine helle Aktion der Burg
    .a = eine helle Aktion der Burg
    .short = helle Aktion
white-castle-effect-tile = eine Aktion an einem beliebigen Würfel-Plättchen
    .a = eine Aktion an einem beliebigen Würfel-Plättchen
    .short = bel. Plättchen
white-castle-effect-red-tile = eine Aktion an einem roten Würfel-Plättchen
    .a = eine Aktion an einem roten Würfel-Plättchen
    .short = rotes Plättchen
white-castle-effect-black-tile = eine Aktion an einem schwarzen Würfel-Plättchen
    .a = eine Aktion an einem schwarzen Würfel-Plättchen
    .short = schwarzes Plättchen
white-castle-effect-white-tile = eine Aktion an einem weißen Würfel-Plättchen
    .a = eine Aktion an einem weißen Würfel-Plättchen
    .short = weißes Plättchen
white-castle-effect-mat = eine Reihe des Tableaus
    .a = eine Reihe des Tableaus
    .short = Tableau-Reihe
white-castle-effect-castle-for-seal = Burg-Aktion für 1 Siegel
    .a = die Burg-Aktion für 1 Siegel
    .short = 1 Siegel → Burg
white-castle-effect-garden-for-seal = Garten-Aktion für 1 Siegel
    .a = die Garten-Aktion für 1 Siegel
    .short = 1 Siegel → Garten
white-castle-effect-yard-for-seal = Übungsplatz-Aktion für 1 Siegel
    .a = die Übungsplatz-Aktion für 1 Siegel
    .short = 1 Siegel → Übungsplatz
white-castle-effect-castle-for-coins = Burg-Aktion für 3 Münzen
    .a = die Burg-Aktion für 3 Münzen
    .short = 3 Münzen → Burg
white-castle-effect-garden-for-coins = Garten-Aktion für 3 Münzen
    .a = die Garten-Aktion für 3 Münzen
    .short = 3 Münzen → Garten
white-castle-effect-yard-for-coins = Übungsplatz-Aktion für 3 Münzen
    .a = die Übungsplatz-Aktion für 3 Münzen
    .short = 3 Münzen → Übungsplatz
white-castle-effect-mat-for-coins = eine Reihe des Tableaus für 4 Münzen
    .a = eine Reihe des Tableaus für 4 Münzen
    .short = 4 Münzen → Tableau-Reihe
white-castle-effect-tile-for-coins = eine Aktion an einem beliebigen Würfel-Plättchen für 4 Münzen
    .a = eine Aktion an einem beliebigen Würfel-Plättchen für 4 Münzen
    .short = 4 Münzen → bel. Plättchen
white-castle-effect-seal-and-point = 1 Siegel und 1 Punkt
    .a = 1 Siegel und 1 Punkt
    .short = 1 Siegel + 1 Punkt
white-castle-effect-food-and-lantern = 1 Nahrung und Laternen-Bonus
    .a = 1 Nahrung und den Laternen-Bonus
    .short = 1 Nahrung + Laterne
white-castle-effect-iron-and-lantern = 1 Eisen und Laternen-Bonus
    .a = 1 Eisen und den Laternen-Bonus
    .short = 1 Eisen + Laterne
white-castle-effect-pearl-and-lantern = 1 Perlmutt und Laternen-Bonus
    .a = 1 Perlmutt und den Laternen-Bonus
    .short = 1 Perlmutt + Laterne
white-castle-effect-coin-and-well = 1 Münze und Brunnen
    .a = 1 Münze und den Brunnen
    .short = 1 Münze + Brunnen
white-castle-effect-food-and-pearl = 1 Nahrung und 1 Perlmutt
    .a = 1 Nahrung und 1 Perlmutt
    .short = 1 Nahrung + 1 Perlmutt
white-castle-effect-iron-and-food = 1 Eisen und 1 Nahrung
    .a = 1 Eisen und 1 Nahrung
    .short = 1 Eisen + 1 Nahrung
white-castle-effect-seal-and-any = 1 Siegel und 1 Ressource nach Wahl
    .a = 1 Siegel und 1 Ressource nach Wahl
    .short = 1 Siegel + 1 beliebig
white-castle-effect-points-and-well = 2 Punkte und Brunnen
    .a = 2 Punkte und den Brunnen
    .short = 2 Punkte + Brunnen
white-castle-effect-seal-and-lantern = 1 Siegel und Laternen-Bonus
    .a = 1 Siegel und den Laternen-Bonus
    .short = 1 Siegel + Laterne
white-castle-effect-coins-and-lantern = 2 Münzen und Laternen-Bonus
    .a = 2 Münzen und den Laternen-Bonus
    .short = 2 Münzen + Laterne
white-castle-effect-influence-and-lantern = 1 Einfluss und Laternen-Bonus
    .a = 1 Einfluss und den Laternen-Bonus
    .short = 1 Einfluss + Laterne
white-castle-effect-start-1 = 2 Nahrung, 1 Eisen, 2 Münzen und 1 Siegel
    .a = 2 Nahrung, 1 Eisen, 2 Münzen und 1 Siegel
    .short = 2 Nahrung, 1 Eisen, 2 Münzen, 1 Siegel
white-castle-effect-start-2 = 2 Ressourcen nach Wahl, 4 Münzen und 2 Siegel
    .a = 2 Ressourcen nach Wahl, 4 Münzen und 2 Siegel
    .short = 2 beliebig, 4 Münzen, 2 Siegel
white-castle-effect-start-3 = 2 Eisen, 1 Perlmutt, 5 Münzen und 1 Siegel
    .a = 2 Eisen, 1 Perlmutt, 5 Münzen und 1 Siegel
    .short = 2 Eisen, 1 Perlmutt, 5 Münzen, 1 Siegel
white-castle-effect-start-4 = 2 Perlmutt, 1 Eisen und 4 Münzen
    .a = 2 Perlmutt, 1 Eisen und 4 Münzen
    .short = 2 Perlmutt, 1 Eisen, 4 Münzen
white-castle-effect-start-5 = 3 Ressourcen nach Wahl, 4 Münzen und 1 Siegel
    .a = 3 Ressourcen nach Wahl, 4 Münzen und 1 Siegel
    .short = 3 beliebig, 4 Münzen, 1 Siegel
white-castle-effect-start-6 = 1 Nahrung, 2 Eisen, 1 Perlmutt, 3 Münzen und 1 Siegel
    .a = 1 Nahrung, 2 Eisen, 1 Perlmutt, 3 Münzen und 1 Siegel
    .short = 1 Nahrung, 2 Eisen, 1 Perlmutt, 3 Münzen, 1 Siegel
white-castle-effect-start-7 = 1 Ressource nach Wahl, 2 Münzen und 2 Siegel
    .a = 1 Ressource nach Wahl, 2 Münzen und 2 Siegel
    .short = 1 beliebig, 2 Münzen, 2 Siegel
white-castle-effect-start-8 = 2 Nahrung, 2 Eisen, 1 Perlmutt, 4 Münzen und 1 Siegel
    .a = 2 Nahrung, 2 Eisen, 1 Perlmutt, 4 Münzen und 1 Siegel
    .short = 2 Nahrung, 2 Eisen, 1 Perlmutt, 4 Münzen, 1 Siegel
white-castle-effect-start-9 = 4 Nahrung, 2 Eisen, 3 Münzen und 2 Siegel
    .a = 4 Nahrung, 2 Eisen, 3 Münzen und 2 Siegel
    .short = 4 Nahrung, 2 Eisen, 3 Münzen, 2 Siegel

## Orte; `a` sagt, wohin etwas kommt oder wovon es genommen wird

white-castle-colour-red = rot
    .short = r
white-castle-colour-black = schwarz
    .short = s
white-castle-colour-white = weiß
    .short = w

white-castle-bridge-red = rote Brücke
    .a = der roten Brücke
white-castle-bridge-black = schwarze Brücke
    .a = der schwarzen Brücke
white-castle-bridge-white = weiße Brücke
    .a = der weißen Brücke

white-castle-space-room-1 = Linker Raum
    .a = in den linken Raum auf Ebene 1
white-castle-space-room-2 = Mittlerer Raum
    .a = in den mittleren Raum auf Ebene 1
white-castle-space-room-3 = Rechter Raum
    .a = in den rechten Raum auf Ebene 1
white-castle-space-room-4 = Linker Raum
    .a = in den linken Raum auf Ebene 2
white-castle-space-room-5 = Rechter Raum
    .a = in den rechten Raum auf Ebene 2
white-castle-space-outside-left = Draußen links
    .a = auf das linke Feld außerhalb der Mauern
white-castle-space-outside-right = Draußen rechts
    .a = auf das rechte Feld außerhalb der Mauern
white-castle-space-well = Brunnen
    .a = auf den Brunnen
white-castle-space-mat = Tableau
    .a = auf das Familien-Tableau

white-castle-room-room-1 = linker Raum auf Ebene 1
    .a = in den linken Raum auf Ebene 1
white-castle-room-room-2 = mittlerer Raum auf Ebene 1
    .a = in den mittleren Raum auf Ebene 1
white-castle-room-room-3 = rechter Raum auf Ebene 1
    .a = in den rechten Raum auf Ebene 1
white-castle-room-room-4 = linker Raum auf Ebene 2
    .a = in den linken Raum auf Ebene 2
white-castle-room-room-5 = rechter Raum auf Ebene 2
    .a = in den rechten Raum auf Ebene 2
white-castle-room-hall = Saal des Daimyo
    .a = in den Saal des Daimyo

white-castle-floor-gate = Burgtor
    .a = dem Burgtor
white-castle-floor-level-1 = Ebene 1
    .a = Ebene 1
white-castle-floor-level-2 = Ebene 2
    .a = Ebene 2
white-castle-floor-hall = Saal des Daimyo
    .a = dem Saal

white-castle-place-red-plant = Pflanzengarten unter der roten Brücke
    .a = in den Pflanzengarten unter der roten Brücke
white-castle-place-red-stone = Steingarten unter der roten Brücke
    .a = in den Steingarten unter der roten Brücke
white-castle-place-black-plant = Pflanzengarten unter der schwarzen Brücke
    .a = in den Pflanzengarten unter der schwarzen Brücke
white-castle-place-black-stone = Steingarten unter der schwarzen Brücke
    .a = in den Steingarten unter der schwarzen Brücke
white-castle-place-white-plant = Pflanzengarten unter der weißen Brücke
    .a = in den Pflanzengarten unter der weißen Brücke
white-castle-place-white-stone = Steingarten unter der weißen Brücke
    .a = in den Steingarten unter der weißen Brücke

white-castle-garden-plant = Pflanzengarten
white-castle-garden-stone = Steingarten

white-castle-yard-yard-5 = Übungsplatz für 5 Eisen
    .a = auf den Übungsplatz für 5 Eisen
white-castle-yard-yard-3 = Übungsplatz für 3 Eisen
    .a = auf den Übungsplatz für 3 Eisen
white-castle-yard-yard-1 = Übungsplatz für 1 Eisen
    .a = auf den Übungsplatz für 1 Eisen

white-castle-field-left = Linkes Feld
    .a = auf das linke Feld
white-castle-field-middle = Mittleres Feld
    .a = auf das mittlere Feld
white-castle-field-right = Rechtes Feld
    .a = auf das rechte Feld

white-castle-row-courtiers = Höflinge
    .a = die Reihe der Höflinge
white-castle-row-gardeners = Gärtner
    .a = die Reihe der Gärtner
white-castle-row-warriors = Krieger
    .a = die Reihe der Krieger

## Fragen

white-castle-ask-pair = Mit welchem Karten-Paar beginnst du?
white-castle-ask-take = Welchen Würfel nimmst du von den Brücken?
white-castle-ask-place = { $colour-id ->
    [red] Wohin legst du die rote { $value }?
    [black] Wohin legst du die schwarze { $value }?
   *[white] Wohin legst du die weiße { $value }?
}
white-castle-ask-outside = { $space-id ->
    [outside-left] Linkes Feld außerhalb der Mauern: Welche Aktion führst du aus?
   *[outside-right] Rechtes Feld außerhalb der Mauern: Welche Aktion führst du aus?
}
white-castle-ask-order = Mehreres steht an: Was kommt als Nächstes?
white-castle-ask-any = { $count ->
    [1] Welche Ressource wählst du?
   *[other] Welche Ressource wählst du? Du darfst noch { $count } wählen.
}
white-castle-ask-overflow = { $count ->
    [1] Mehr als fünf Siegel kannst du nicht behalten: Wogegen tauschst du das überzählige?
   *[other] Mehr als fünf Siegel kannst du nicht behalten: Wogegen tauschst du die { $count } überzähligen?
}
white-castle-ask-tree = { $seals ->
    [1] Ein Baum trennt dich von der nächsten Jahreszeit: Zahlst du 1 Siegel, um ihn zu überschreiten?
   *[other] Ein Baum trennt dich von der nächsten Jahreszeit: Zahlst du { $seals } Siegel, um ihn zu überschreiten?
}
white-castle-ask-castle = { $effect-id ->
    [castle] Burg-Aktion: Wen schickst du wohin?
   *[other] Burg-Aktion: Wen schickst du wohin? Vorher zahlst du { $seals ->
        [0] { $coins } Münzen.
       *[other] { $seals } Siegel.
    }
}
white-castle-ask-garden = { $effect-id ->
    [garden] Garten-Aktion: Wohin geht dein Gärtner?
   *[other] Garten-Aktion: Wohin geht dein Gärtner? Vorher zahlst du { $seals ->
        [0] { $coins } Münzen.
       *[other] { $seals } Siegel.
    }
}
white-castle-ask-yard = { $effect-id ->
    [yard] Übungsplatz-Aktion: Wohin geht dein Krieger?
   *[other] Übungsplatz-Aktion: Wohin geht dein Krieger? Vorher zahlst du { $seals ->
        [0] { $coins } Münzen.
       *[other] { $seals } Siegel.
    }
}
white-castle-ask-light = Welche helle Aktion der Burg führst du aus?
white-castle-ask-tile = { $coins ->
    [0] Welche Aktion an einem Würfel-Plättchen der Burg führst du aus?
   *[other] Welche Aktion an einem Würfel-Plättchen der Burg führst du aus? Vorher zahlst du { $coins } Münzen.
}
white-castle-ask-mat = { $coins ->
    [0] Welche Reihe deines Tableaus nutzt du?
   *[other] Welche Reihe deines Tableaus nutzt du? Vorher zahlst du { $coins } Münzen.
}
white-castle-ask-hall = Dein Höfling steht vor dem Daimyo: Auf welches Feld legst du ihn?
white-castle-ask-climbed = Welche helle Aktion der neuen Karte führst du aus?
white-castle-ask-rival-room = { $floor-id ->
    [level-1] Ein Höfling der Tokugawa steigt auf Ebene 1: in welchen Raum?
   *[level-2] Ein Höfling der Tokugawa steigt auf Ebene 2: in welchen Raum?
}
white-castle-ask-rival-garden = Für den Gärtner der Tokugawa kommen mehrere Gärten infrage: Welcher soll es sein?

## Auswahl

white-castle-choice-done = { $kind ->
    [castle] Dabei belassen
   *[other] Verzichten
}
white-castle-choice-stay = Vor dem Baum bleiben
white-castle-choice-pass-tree = { $seals ->
    [1] 1 Siegel zahlen und den Baum überschreiten
   *[other] { $seals } Siegel zahlen und den Baum überschreiten
}
white-castle-choice-gate = Einen Höfling auf das Burgtor
white-castle-choice-pair = Paar { $pair }
white-castle-choice-take = { $end-id ->
    [left] Den linken Würfel von { $bridge-a }
   *[right] Den rechten Würfel von { $bridge-a }
}
white-castle-choice-place = { $space-a }
white-castle-choice-row = { $row-a } nutzen
white-castle-choice-climb = { $floor-id ->
    [gate] Einen Höfling vom Burgtor { $room-a }
    [level-1] Einen Höfling von Ebene 1 { $room-a }
   *[level-2] Einen Höfling von Ebene 2 { $room-a }
}
white-castle-choice-garden = { $garden-id ->
    [plant] In den Pflanzengarten unter { $bridge-a }
   *[stone] In den Steingarten unter { $bridge-a }
}
white-castle-choice-yard = { $yard-a }
white-castle-choice-field = { $field-a }
white-castle-choice-gain = { $good-a }
white-castle-choice-rival-room = { $room-a }
white-castle-choice-rival-garden = { $garden-id ->
    [plant] In den Pflanzengarten unter { $bridge-a }
   *[stone] In den Steingarten unter { $bridge-a }
}
white-castle-choice-do = { $effect }
white-castle-choice-exchange = { $good-id ->
    [coin] 1 Siegel gegen { $good-a } tauschen
   *[other] 2 Siegel gegen { $good-a } tauschen
}

## Was geschieht

white-castle-event-round = { $count ->
    [1] Runde 1 beginnt.
   *[other] Runde { $count } beginnt: Alle Würfel werden geworfen.
}
white-castle-event-turn = { $seat } macht den { $count }. Zug der Runde.
white-castle-event-order = { $count ->
    [1] { $seat } ist in der neuen Reihenfolge zuerst dran.
    [2] { $seat } ist als Zweites dran.
    [3] { $seat } ist als Drittes dran.
   *[other] { $seat } ist zuletzt dran.
}
white-castle-event-scores = { $count ->
    [one] { $seat } kommt auf 1 Punkt.
   *[other] { $seat } kommt auf { $count } Punkte.
}
white-castle-event-game-over = Das Jahr ist um.
white-castle-event-chooses-cards = { $seat } wählt ein Karten-Paar; am Tableau liegt: { $effect }.
white-castle-event-takes = { $seat } nimmt eine { $value } vom rechten Ende { $bridge-a }.
white-castle-event-takes-left = { $seat } nimmt eine { $value } vom linken Ende { $bridge-a }.
white-castle-event-places = { $seat } legt die { $value } { $space-a }.
white-castle-event-gains = { $seat } erhält { $good }.
white-castle-event-loses = { $seat } hat keinen Platz für { $good }.
white-castle-event-pays = { $seat } zahlt { $good }.
white-castle-event-exchanges = { $count ->
    [one] { $seat } tauscht 1 Siegel gegen { $good-a }.
   *[other] { $seat } tauscht { $count } Siegel gegen { $good-a }.
}
white-castle-event-does = { $seat } wählt { $effect-a }.
white-castle-event-uses-row = { $seat } nutzt { $row-a } auf dem Tableau.
white-castle-event-lights-lanterns = { $seat } lässt die Laternen leuchten.
white-castle-event-draws-water = { $seat } schöpft aus dem Brunnen.
white-castle-event-enters-gate = { $seat } stellt einen Höfling auf das Burgtor.
white-castle-event-climbs = { $seat } lässt einen Höfling aufsteigen, { $room-a }.
white-castle-event-takes-card = { $seat } nimmt die Karte des Raums: { $effect }.
white-castle-event-keeps-card = Der Stapel ist leer, also bleibt die Karte im Raum: { $effect }.
white-castle-event-new-card = Eine neue Karte kommt in die Burg: { $effect }.
white-castle-event-rests-in-hall = { $seat } legt den Höfling vor dem Daimyo { $field-a }.
white-castle-event-plants = { $seat } schickt einen Gärtner { $place-a }.
white-castle-event-trains = { $seat } schickt einen Krieger { $yard-a }.
white-castle-event-gardener-works = { $seat } aktiviert einen Gärtner: { $place }.
white-castle-event-advances = { $count ->
    [one] { $seat } rückt ein Feld vor, auf Feld { $value } der Jahreszeiten-Leiste.
   *[other] { $seat } rückt { $count } Felder vor, auf Feld { $value } der Jahreszeiten-Leiste.
}
white-castle-event-passes-tree = { $seat } überschreitet den Baum und steht auf Feld { $count } der Jahreszeiten-Leiste.
white-castle-event-stops-at-tree = { $count ->
    [one] { $seat } kann das Siegel für den Baum nicht zahlen und bleibt davor stehen.
   *[other] { $seat } kann die { $count } Siegel für den Baum nicht zahlen und bleibt davor stehen.
}
white-castle-event-stays = { $seat } bleibt vor dem Baum stehen.
white-castle-event-rival-turn = Der Tokugawa-Clan macht den { $count }. Zug der Runde.
white-castle-event-rival-order = { $count ->
    [1] Der Tokugawa-Clan ist in der neuen Reihenfolge zuerst dran.
   *[other] Der Tokugawa-Clan ist als Zweites dran.
}
white-castle-event-rival-scores = { $count ->
    [one] Der Tokugawa-Clan kommt auf 1 Punkt.
   *[other] Der Tokugawa-Clan kommt auf { $count } Punkte.
}
white-castle-event-rival-takes = Der Tokugawa-Clan nimmt eine { $value } von { $bridge-a }.
white-castle-event-rival-places = Er legt die { $value } { $space-a }.
white-castle-event-rival-gains = Der Tokugawa-Clan erhält { $good }.
white-castle-event-rival-pays = Der Tokugawa-Clan gibt { $good } ab.
white-castle-event-rival-advances = { $count ->
    [one] Der Tokugawa-Clan rückt ein Feld vor, auf Feld { $value } der Jahreszeiten-Leiste.
   *[other] Der Tokugawa-Clan rückt { $count } Felder vor, auf Feld { $value } der Jahreszeiten-Leiste.
}
white-castle-event-rival-plants = Der Tokugawa-Clan schickt einen Gärtner { $place-a }.
white-castle-event-rival-trains = Der Tokugawa-Clan schickt einen Krieger { $yard-a }.
white-castle-event-rival-enters-gate = Der Tokugawa-Clan stellt einen Höfling auf das Burgtor.
white-castle-event-rival-climbs = Der Tokugawa-Clan lässt einen Höfling aufsteigen, { $room-a }.
white-castle-event-rival-gardener-works = Der Tokugawa-Clan aktiviert einen Gärtner: { $place }.
white-castle-event-rival-fails = { $count ->
    [one] Eine Aktion des Tokugawa-Clans geht ins Leere und bringt ihm 1 Punkt.
   *[other] Eine Aktion des Tokugawa-Clans geht ins Leere und bringt ihm { $count } Punkte.
}
white-castle-tiebreak = { $seat } liegt vor { $others }: gleich viele Punkte, aber früher in der Spielreihenfolge.

## Der Tisch

white-castle-screen-setting-up = Vor der ersten Runde
white-castle-screen-round = Runde { $round } von 3, Zug { $turn } von 3: { $seat } ist dran
white-castle-screen-rival-round = Runde { $round } von 3, Zug { $turn } von 3: der Tokugawa-Clan
white-castle-screen-over = Nach drei Runden
white-castle-screen-order = Reihenfolge: { $names }
white-castle-screen-rival = Tokugawa-Clan
white-castle-screen-season = Jahreszeiten
white-castle-screen-season-points = ♣ kostet Siegel; Punkte am Ende: nach den Bäumen 3, 6, dann 10 bis 15
white-castle-screen-bridge = Brücke
white-castle-screen-dice = Würfel
white-castle-screen-plant = Pflanzengarten
white-castle-screen-stone = Steingarten
white-castle-screen-garden = { $food } Nahrung: { $effect } ★{ $points }
white-castle-screen-outside = Außerhalb der Mauern
white-castle-screen-or = { $first } oder { $second }
white-castle-screen-well-gives = 1 Siegel + { $tiles }
white-castle-screen-yards = Übungsplätze
white-castle-screen-yard = { $iron } Eisen: { $effects } ★{ $points }
white-castle-screen-legend = ⁂ Laternen · ● Würfel-Plättchen · ☾ dunkle Aktion · [3] Wert des freien Felds · ★ Punkte am Ende
white-castle-screen-family = Familie
white-castle-screen-points = Punkte
white-castle-screen-total = Stand
white-castle-screen-at-home = Zu Hause
white-castle-screen-lanterns = Laternen
white-castle-screen-mat = Tableau von { $seat }
white-castle-screen-to-come = Noch offen: { $effects }
white-castle-screen-have = Du hast: { $goods }; Laternen: { $lanterns }
white-castle-screen-rival-cards = Der Stapel des Rivalen von oben: Die erste Karte handelt, die zweite zeigt den Würfel
white-castle-screen-rival-house = Hausdeck: Von den echten neun Karten sind eine Vorderseite und eine Aktions-Seite bekannt; den Rest hat sich Tenshu ausgedacht.
white-castle-source-fans = Im Spiel
white-castle-source-goods = Vorräte
white-castle-source-season = Jahreszeit
white-castle-source-courtiers = Höflinge
white-castle-source-warriors = Krieger
white-castle-source-gardeners = Gärtner
white-castle-screen-sheet-total = Summe
white-castle-screen-position-left = links
white-castle-screen-position-middle = Mitte
white-castle-screen-position-right = rechts
white-castle-screen-coins-gained = { $count ->
    [one] +1 Münze
   *[other] +{ $count } Münzen
}
white-castle-screen-coins-paid = { $count ->
    [one] −1 Münze
   *[other] −{ $count } Münzen
}

## Was die Karten des Rivalen tun

white-castle-act-plant-garden = Gärtner in einen Pflanzengarten
white-castle-act-stone-garden = Gärtner in einen Steingarten
white-castle-act-any-garden = Gärtner in einen Garten
white-castle-act-yard = Krieger auf den Übungsplatz für { $count } Eisen
white-castle-act-gate = Höfling auf das Burgtor
white-castle-act-climb = { $count ->
    [one] Höfling 1 Ebene hinauf
   *[other] Höfling { $count } Ebenen hinauf
}
white-castle-act-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
white-castle-act-influence = { $count } Einfluss
white-castle-act-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}

## Was die kurzen Wörter auf dem Tisch bedeuten

white-castle-explains-any-1 = Nahrung, Eisen oder Perlmutt nach Wahl
white-castle-explains-influence-1 = ein Feld auf der Jahreszeiten-Leiste; ein Baum kostet Siegel
white-castle-explains-lantern = alles, was dein Laternen-Bereich zeigt
white-castle-explains-well = 1 Siegel und was die beiden Plättchen am Brunnen zeigen
white-castle-explains-castle = einen Höfling für 2 Münzen auf das Burgtor und/oder einen Höfling für 2 Perlmutt 1 Ebene, für 5 Perlmutt 2 Ebenen hinauf
white-castle-explains-garden = einen Gärtner gegen Nahrung in einen Garten; dessen Aktion folgt
white-castle-explains-yard = einen Krieger gegen Eisen auf einen Übungsplatz; dessen Plättchen folgen
white-castle-explains-light = eine Aktion ohne ☾ von einer beliebigen Karte in der Burg
white-castle-explains-tile = eine Aktion neben einem Würfel-Plättchen in der Burg
white-castle-explains-mat = eine Reihe deines Tableaus, als läge dort ein Würfel von dir

## Ablehnungen

white-castle-refusal-pair-taken = Das Paar { $pair } liegt nicht aus.
white-castle-refusal-no-die = { $end-id ->
    [left] Am linken Ende { $bridge-a } liegt kein Würfel.
   *[right] Am rechten Ende { $bridge-a } liegt kein Würfel.
}
white-castle-refusal-no-tile = { $colour-id ->
    [red] In diesem Raum liegt kein rotes Würfel-Plättchen.
    [black] In diesem Raum liegt kein schwarzes Würfel-Plättchen.
   *[white] In diesem Raum liegt kein weißes Würfel-Plättchen.
}
white-castle-refusal-row-occupied = In dieser Reihe deines Tableaus liegt schon ein Würfel.
white-castle-refusal-space-full = Auf dieses Feld passt kein weiterer Würfel.
white-castle-refusal-too-few = Das reicht nicht ({ $good }): nötig { $price }, vorhanden { $have }.
white-castle-refusal-no-courtier = Dort hast du keinen Höfling, den du schicken könntest.
white-castle-refusal-done-already = Das hast du in dieser Burg-Aktion schon getan.
white-castle-refusal-no-way = Ein Höfling steigt ein oder zwei Ebenen auf einmal auf.
white-castle-refusal-gardener-there = In diesem Garten steht schon ein Gärtner von dir.
white-castle-refusal-field-taken = Auf diesem Feld liegt schon ein Höfling.
white-castle-refusal-store-full = Davon kannst du nicht mehr lagern: { $good }.
white-castle-refusal-not-offered = Das geht hier jetzt nicht: { $effect }.
white-castle-refusal-exchange-later = Das brauchst du hier nicht: { $good }. Siegel kannst du tauschen, sobald etwas fehlt.

## Die Seite

white-castle-page-round = Runde { $round } von 3, Zug { $turn } von 3
white-castle-page-order = Reihenfolge
white-castle-page-bridges = Brücken und Gärten
white-castle-page-castle = Die Burg
white-castle-page-mat = Das Tableau von { $seat }
white-castle-page-die = { $colour ->
    [red] rote { $value }
    [black] schwarze { $value }
   *[white] weiße { $value }
}
white-castle-page-take-left = Die { $die } am linken Ende wählen; sie lässt deine Laternen leuchten
white-castle-page-take-right = Die { $die } am rechten Ende wählen
white-castle-page-left-end = Ein Würfel vom linken Ende bringt auch alles, was deine Laternen zeigen.
white-castle-page-space = { $count ->
    [0] Würfelfeld mit dem Wert { $value }, leer
   *[other] Würfelfeld mit dem Wert { $value }, darauf: { $dice }
}
white-castle-page-pick = Wähle einen Würfel am Ende einer Brücke; der Plan zeigt dann, wohin er kann und was er einbringt oder kostet.
white-castle-page-where = Wohin damit?
white-castle-page-put-back = Zurücklegen
white-castle-page-coming = Was noch kommt
white-castle-page-exchanges = { $seals ->
    [1] vorher 1 Siegel tauschen
   *[other] vorher { $seals } Siegel tauschen
}
white-castle-page-pays = zahlen: { $goods }
white-castle-page-gains = erhalten: { $goods }
white-castle-page-lights-lanterns = die Laternen leuchten
white-castle-page-brings = danach: { $effects }
white-castle-page-one-of = danach eins davon: { $effects }
white-castle-page-or = oder
white-castle-page-field = { $points ->
    [0] Feld { $field } der Jahreszeiten-Leiste: am Ende keine Punkte
   *[other] Feld { $field } der Jahreszeiten-Leiste: am Ende { $points } Punkte
}
white-castle-page-tree = { $seals ->
    [1] Am Baum davor vorbei kommt man für 1 Siegel.
   *[other] Am Baum davor vorbei kommt man für { $seals } Siegel.
}
white-castle-page-yard-points = { $count ->
    [1] Am Ende zählt jeder Krieger hier 1 Punkt für jeden Höfling der Familie in der Burg.
   *[other] Am Ende zählt jeder Krieger hier { $count } Punkte für jeden Höfling der Familie in der Burg.
}
white-castle-page-courtier-points = { $count ->
    [1] Ein Höfling hier zählt am Ende 1 Punkt.
   *[other] Ein Höfling hier zählt am Ende { $count } Punkte.
}
white-castle-page-stack = { $count ->
    [0] Der Kartenstapel dieser Ebene ist leer.
    [1] Im Stapel dieser Ebene ist noch 1 Karte.
   *[other] Im Stapel dieser Ebene sind noch { $count } Karten.
}
white-castle-page-covered = Unter dieser Figur: { $effect }
white-castle-page-at-home = { $count ->
    [0] keine mehr auf dem Tableau
   *[other] noch { $count } auf dem Tableau
}
white-castle-page-lanterns = Der Laternen-Bonus bringt alles, was hier zu sehen ist.
white-castle-page-pairs = Die Kartenpaare zur Auswahl
white-castle-page-mat-action = Aktion auf dem Tableau
white-castle-page-rival-hidden = Eine noch unbekannte Karte
white-castle-page-points-now = { $count ->
    [1] 1 Punkt, wenn das Spiel jetzt endete
   *[other] { $count } Punkte, wenn das Spiel jetzt endete
}
white-castle-page-good-food = Schickt Gärtner in die Gärten. Höchstens 7.
white-castle-page-good-iron = Schickt Krieger auf die Übungsplätze. Höchstens 7.
white-castle-page-good-pearl = Bringt Höflinge in der Burg nach oben. Höchstens 7.
white-castle-page-good-coin = Bezahlt Würfel mit niedrigem Wert, das Burgtor und manche Aktion.
white-castle-page-good-seal = Bezahlt Bäume und manche Aktion; 1 Siegel wird zu 1 Münze, 2 werden zu 1 Ressource. Höchstens 5.
white-castle-page-good-point = Bisher gewonnene Punkte; am Ende kommen weitere dazu.
white-castle-page-sign-any = Eine Ressource deiner Wahl: Nahrung, Eisen oder Perlmutt.
white-castle-page-sign-influence = Ein Schritt auf der Jahreszeiten-Leiste. Wer vorn liegt, beginnt die nächste Runde.
white-castle-page-sign-lantern = Alles, was deine Laternen zeigen.
white-castle-page-sign-well = Ein Siegel und was die beiden Plättchen am Brunnen zeigen.
white-castle-page-sign-castle = Für 2 Münzen einen Höfling ans Burgtor schicken; und einen Höfling nach oben bringen, 1 Ebene für 2 Perlmutt oder 2 Ebenen für 5.
white-castle-page-sign-garden = Einen Gärtner für den Preis in Nahrung in einen Garten schicken und tun, was der Garten zeigt.
white-castle-page-sign-yard = Einen Krieger für den Preis in Eisen auf einen Übungsplatz schicken und tun, was dessen Plättchen zeigen.
white-castle-page-sign-light = Eine hell hinterlegte Aktion einer beliebigen Karte in der Burg ausführen.
white-castle-page-sign-tile = Eine Aktion bei einem beliebigen Würfel-Plättchen in der Burg ausführen.
white-castle-page-sign-red-tile = Eine Aktion bei einem roten Würfel-Plättchen in der Burg ausführen.
white-castle-page-sign-black-tile = Eine Aktion bei einem schwarzen Würfel-Plättchen in der Burg ausführen.
white-castle-page-sign-white-tile = Eine Aktion bei einem weißen Würfel-Plättchen in der Burg ausführen.
white-castle-page-sign-mat = Eine Reihe deines Tableaus nutzen, als läge dort dein Würfel.
## What the options mean, on the page

white-castle-page-setting-rival = Wie stark der automatische Rivale im Spiel allein ist.

## Was vom Spiel zu erzählen ist

white-castle-moment-best-turn = { $points ->
    [one] Zug { $turn } der Runde { $round } bringt { $seat } 1 Punkt.
   *[other] Zug { $turn } der Runde { $round } bringt { $seat } { $points } Punkte.
}
white-castle-moment-longest-chain = { $seat } löst die längste Kette aus: { $count } Dinge geschehen in Zug { $turn } der Runde { $round }.
white-castle-moment-rests-in-hall = Ein Höfling von { $seat } erreicht den Saal des Daimyo.
white-castle-moment-takes-lead = { $points ->
    [one] { $seat } geht in Führung: 1 Punkt, wenn das Spiel hier endete.
   *[other] { $seat } geht in Führung: { $points } Punkte, wenn das Spiel hier endete.
}
white-castle-chapter-turn = Runde { $round }, Zug { $turn }
white-castle-chapter-rival-turn = Runde { $round }, Zug { $turn } des Rivalen
white-castle-chapter-round-end = Ende der Runde { $round }
white-castle-series-points = Punkte, wenn das Spiel hier endete
white-castle-series-influence = Feld auf der Jahreszeiten-Leiste
white-castle-series-coins = Münzen
white-castle-tally-dice = Genommene Würfel
white-castle-tally-row-rival = Tokugawa-Clan
white-castle-tally-row-rolled = Alle geworfenen Würfel
white-castle-tally-column-1 = 1
white-castle-tally-column-2 = 2
white-castle-tally-column-3 = 3
white-castle-tally-column-4 = 4
white-castle-tally-column-5 = 5
white-castle-tally-column-6 = 6
white-castle-tally-column-mean = Im Schnitt
white-castle-tally-deeds = Taten
white-castle-tally-column-gardeners = Gärtner geschickt
white-castle-tally-column-warriors = Krieger geschickt
white-castle-tally-column-courtiers = Höflinge ans Tor
white-castle-tally-column-climbs = Höflinge aufgestiegen
white-castle-tally-column-lanterns = Laternen entzündet
white-castle-tally-column-wells = Aus dem Brunnen geschöpft
white-castle-tally-column-trees = Bäume überschritten
