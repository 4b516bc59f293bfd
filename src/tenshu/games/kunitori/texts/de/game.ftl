kunitori-name = Kunitori!
kunitori-page-about = Truppen und Schätze vom Markt holen, im eigenen Gebiet lagern und den Nachbarn ihr Land abnehmen.

## Einstellungen

kunitori-setting-generals = Generäle in der Auslage
kunitori-setting-generals-all = alle
kunitori-setting-generals-two = immer nur zwei
kunitori-setting-ninja = Ninja Clans wirken auf
kunitori-setting-ninja-all = alle
kunitori-setting-ninja-others = die anderen
kunitori-setting-penniless = Ohne Geld ist die Kauf-Phase
kunitori-setting-penniless-stop = zu Ende
kunitori-setting-penniless-buy = offen für alles, was nichts kostet
kunitori-setting-leaders = Bei einem Angriff
kunitori-setting-leaders-all = ziehen alle Anführer mit
kunitori-setting-leaders-chosen = dürfen Anführer zu Hause bleiben
kunitori-setting-begins = Wer beginnt
kunitori-setting-begins-lot = entscheidet das Los
kunitori-setting-begins-1 = Platz 1
kunitori-setting-begins-2 = Platz 2
kunitori-setting-begins-3 = Platz 3
kunitori-setting-begins-4 = Platz 4
kunitori-setting-begins-5 = Platz 5
kunitori-setting-begins-6 = Platz 6

## Karten; `short` für schmale Tabellen, `a` als Satzobjekt im Akkusativ

kunitori-card-oda-nobunaga = Oda Nobunaga
    .short = Oda Nobunaga
    .a = Oda Nobunaga
kunitori-card-toyotomi-hideyoshi = Toyotomi Hideyoshi
    .short = Toyotomi Hideyoshi
    .a = Toyotomi Hideyoshi
kunitori-card-tokugawa-ieyasu = Tokugawa Ieyasu
    .short = Tokugawa Ieyasu
    .a = Tokugawa Ieyasu
kunitori-card-takeda-shingen = Takeda Shingen
    .short = Takeda Shingen
    .a = Takeda Shingen
kunitori-card-uesugi-kenshin = Uesugi Kenshin
    .short = Uesugi Kenshin
    .a = Uesugi Kenshin
kunitori-card-mouri-motonari = Mouri Motonari
    .short = Mouri Motonari
    .a = Mouri Motonari
kunitori-card-date-masamune = Date Masamune
    .short = Date Masamune
    .a = Date Masamune
kunitori-card-shimazu-yoshihisa = Shimazu Yoshihisa
    .short = Shimazu Yoshihisa
    .a = Shimazu Yoshihisa
kunitori-card-peasant-militia = Bauernmiliz
    .short = Bauernmiliz
    .a = eine Bauernmiliz
kunitori-card-ninja-clan = Ninja Clan
    .short = Ninja Clan
    .a = einen Ninja Clan
kunitori-card-spearmen = Speerträger
    .short = Speerträger
    .a = Speerträger
kunitori-card-archers = Bogenschützen
    .short = Bogenschützen
    .a = Bogenschützen
kunitori-card-rising-general = Aufstrebender General
    .short = Aufstr. General
    .a = einen Aufstrebenden General
kunitori-card-cavalry = Kavallerie
    .short = Kavallerie
    .a = Kavallerie
kunitori-card-gunners = Kanoniere
    .short = Kanoniere
    .a = Kanoniere
kunitori-card-fort = Festung
    .short = Festung
    .a = eine Festung
kunitori-card-new-technology = Entwicklung neuer Technologien
    .short = Neue Technologien
    .a = eine Entwicklung neuer Technologien
kunitori-card-new-fields = Erschließung neuer Felder
    .short = Neue Felder
    .a = eine Erschließung neuer Felder
kunitori-card-market-square = Marktplatz
    .short = Marktplatz
    .a = einen Marktplatz
kunitori-card-land-survey = Landesvermessung
    .short = Vermessung
    .a = eine Landesvermessung
kunitori-card-abolished-tolls = Zollaufhebung
    .short = Zollaufhebung
    .a = eine Zollaufhebung
kunitori-card-high-taxes = Hohe Steuern
    .short = Hohe Steuern
    .a = Hohe Steuern
kunitori-card-river-works = Flussbegradigung
    .short = Flussbau
    .a = eine Flussbegradigung
kunitori-card-famous-tea-set = Berühmtes Teegeschirr
    .short = Teegeschirr
    .a = ein Berühmtes Teegeschirr
kunitori-card-mountain-mine = Bergmine
    .short = Bergmine
    .a = eine Bergmine
kunitori-card-trading-port = Handelshafen
    .short = Handelshafen
    .a = einen Handelshafen
kunitori-card-magnificent-castle = Fantastische Burg
    .short = Fantastische Burg
    .a = eine Fantastische Burg
kunitori-card-village = Dorf
    .short = Dorf
    .a = ein Dorf
kunitori-card-prefecture = Präfektur
    .short = Präfektur
    .a = eine Präfektur
kunitori-card-country = Land
    .short = Land
    .a = ein Land
kunitori-card-copper = Kupfer
    .short = Kupfer
    .a = ein Kupfer
kunitori-card-silver = Silber
    .short = Silber
    .a = ein Silber
kunitori-card-gold = Gold
    .short = Gold
    .a = ein Gold

kunitori-kind-general = Generäle
kunitori-kind-troop = Einheiten
kunitori-kind-politics = Politik
kunitori-kind-victory = Siegespunkte
kunitori-kind-treasure = Schätze

## Was Karten geben

kunitori-gives-draw = { $count ->
    [one] eine Karte ziehen
   *[other] { $count } Karten ziehen
}
kunitori-gives-action = { $count ->
    [one] +1 Aktion
   *[other] +{ $count } Aktionen
}
kunitori-gives-money = +{ $count } Geld
kunitori-gives-buy = { $count ->
    [one] +1 Kauf
   *[other] +{ $count } Käufe
}
kunitori-gives-scrap = diese Karte verschrotten für +{ $count } Geld
kunitori-gives-deployable = aufstellbar
kunitori-gives-either = { $first } oder { $second }
kunitori-effect-ninja-clan = alle, auch du, decken zwei Karten auf oder zeigen einen Ninja Clan; du wirfst sie ab oder legst sie zurück
kunitori-effect-ninja-clan-others = die anderen decken zwei Karten auf, außer sie zeigen einen Ninja Clan; du wirfst sie ab oder legst sie zurück
kunitori-effect-rising-general = führt Einheiten; in der Schlacht-Phase für Schätze im Wert von 5 durch einen General zu ersetzen
kunitori-effect-market-square = verschrotte eine Handkarte, erhalte eine, die bis zu 2 mehr kostet
kunitori-effect-land-survey = erhalte ein Silber auf die Hand
kunitori-effect-abolished-tolls = du darfst eine Bauernmiliz erhalten; in dieser Kauf-Phase kostet alles 1 weniger
kunitori-effect-high-taxes = kann nicht verschrottet werden
kunitori-effect-mountain-mine = erhalte ein Gold

## Der Tisch

kunitori-screen-turn = Zug { $turn }, { $seat } ist dran
kunitori-screen-turn-over = Spielende nach { $turn } Zügen
kunitori-screen-actions = { $count ->
    [one] 1 Aktion
   *[other] { $count } Aktionen
}
kunitori-screen-buys = { $count ->
    [one] 1 Kauf
   *[other] { $count } Käufe
}
kunitori-screen-money = { $count } Geld
kunitori-screen-tolls = in der Kauf-Phase kostet alles { $count } weniger
kunitori-screen-last-turns = Letzte Züge: Das Spiel endet nach dem Zug von { $seat }
kunitori-screen-left = ×{ $count }
kunitori-screen-legend = ▯ ziehen; ▸ Aktion; ● Geld; ◇ Kauf; ⚔ Angriff; ▣ Verteidigung; ★ Punkte; ⚑ aufstellbar; ✗ verschrotten; ✦ siehe „cards“
kunitori-screen-legend-order = Je Stapel: Kosten, Name, Vorrat, was die Karte gibt.
kunitori-screen-more-generals = { $count ->
    [one] 1 weiterer verdeckt
   *[other] { $count } weitere verdeckt
}
kunitori-screen-hand = Deine Hand: { $card }
kunitori-screen-hand-empty = Deine Hand ist leer
kunitori-screen-camp = Lager
kunitori-screen-camp-empty = leer
kunitori-screen-ambush = im Hinterhalt: { $card }
kunitori-screen-revealed = aufgedeckt: { $card }
kunitori-screen-deck-top = oben auf dem Deck: { $card }
kunitori-screen-known-hand = bekannt auf der Hand: { $card }
kunitori-screen-player = Spieler
kunitori-screen-hand-size = Hand
kunitori-screen-deck-size = Deck
kunitori-screen-discard-size = Ablage
kunitori-screen-trash = Verschrottet: { $card }
kunitori-screen-marching = { $seat } greift { $target } an mit { $card }
kunitori-cards-card = Karte
kunitori-cards-cost = Kosten
kunitori-cards-left = Vorrat
kunitori-cards-effect = Wirkung
kunitori-tiebreak = { $seat } und { $others } haben gleich viele Punkte; { $seat } war später zum ersten Mal dran und liegt deshalb vorn.

## Fragen

kunitori-ask-deployed = Welche aufgestellte Karte nutzt du zuerst?
kunitori-ask-action = { $actions ->
    [one] Du hast 1 Aktion: Welche Karte spielst du?
   *[other] Du hast { $actions } Aktionen: Welche Karte spielst du?
}
kunitori-ask-choose = Was soll { $card } bewirken?
kunitori-ask-ninja-show = { $own ->
    [1] Deine Ninja kommen auch zu dir: Zeigst du einen weiteren Ninja Clan, um sicher zu sein?
   *[other] { $other } schickt einen Ninja Clan: Zeigst du einen eigenen, um sicher zu sein?
}
kunitori-ask-ninja-judge = { $own ->
    [1] Du hast { $card-a } aufgedeckt: ablegen oder zurück auf das Deck?
   *[other] { $other } hat { $card-a } aufgedeckt: ablegen oder zurück auf das Deck?
}
kunitori-ask-order = { $own ->
    [1] Welche Karte kommt oben auf dein Deck?
   *[other] Welche Karte kommt oben auf das Deck von { $other }?
}
kunitori-ask-market-trash = Marktplatz: Welche Handkarte verschrottest du?
kunitori-ask-market-gain = Marktplatz: Welche Karte erhältst du? Sie darf bis zu { $cost } kosten.
kunitori-ask-tolls-militia = Zollaufhebung: Nimmst du eine Bauernmiliz?
kunitori-ask-promote = Zahlst du Schätze im Wert von 5, um deinen Aufstrebenden General durch einen General zu ersetzen?
kunitori-ask-pay = Mit welchem Schatz zahlst du? Es fehlen noch { $missing }.
kunitori-ask-take-general = Welcher General schließt sich dir an?
kunitori-ask-lead = Wen greift { $card } an? { $join ->
    [all] Alle deine Anführer müssen mitziehen; mit den Einheiten sind sie { $attack } stark.
    [chosen] Ein Anführer darf zu Hause bleiben; alle zusammen sind { $attack } stark.
   *[alone] Du greifst mit { $attack } an.
} Die anderen zeigen: { $others }.{ $empty ->
    [0] {""}
   *[other] {" "}Von einem leeren Stapel ist nichts mehr zu gewinnen.
}
kunitori-ask-assign = Gegen wen schickst du { $card-a }?
kunitori-ask-defend = { $other } greift mit { $attack } gegen deine { $defence } an: Wie verteidigst du dich?{ $left ->
    [0] {" "}So, wie es steht, ist nichts mehr zu gewinnen.
   *[other] {""}
}
kunitori-ask-ambush = { $other } greift mit { $attack } gegen deine { $defence } an: { $cards ->
    [0] Keine deiner Handkarten taugt für einen Hinterhalt. Aus deiner Antwort erfährt das niemand.
   *[other] Welche Karte legst du in den Hinterhalt?
}{ $left ->
    [0] {" "}So, wie es steht, ist nichts mehr zu gewinnen.
   *[other] {""}
}
kunitori-ask-reward = Du hast standgehalten: Nimmst du { $card-a }?
kunitori-ask-buy = { $buys ->
    [one] Du hast { $money } Geld und 1 Kauf: Was kaufst du?
   *[other] Du hast { $money } Geld und { $buys } Käufe: Was kaufst du?
}
kunitori-ask-withdraw = Aufstellbare Karten bleiben liegen: Ziehst du welche auf den Ablagestapel zurück?

## Auswahl

kunitori-choice-done = { $kind ->
    [action] Aktions-Phase beenden
    [ninja-show] Nichts zeigen
    [tolls-militia] Nichts nehmen
    [promote] Den Aufstrebenden General behalten
    [lead] In diesem Zug niemanden angreifen
    [ambush] Keine weiteren Karten in den Hinterhalt
    [buy] Nichts mehr kaufen
    [withdraw] Den Rest liegen lassen und den Zug beenden
   *[other] Fertig
}
kunitori-choice-draw = Eine Karte ziehen
kunitori-choice-action = Eine Aktion erhalten
kunitori-choice-money = 1 Geld erhalten
kunitori-choice-scrap = { $card-id ->
    [new-technology] Verschrotten für 3 Geld
    [famous-tea-set] Verschrotten für 5 Geld
   *[other] Verschrotten für Geld
}
kunitori-choice-accept = { $card-a } nehmen
kunitori-choice-decline = Ablehnen
kunitori-choice-promote = Für einen General zahlen
kunitori-choice-ambush = { $cards ->
    [0] Hinterhalt ohne Karte: Du hast keine dafür, und niemand erfährt es
   *[other] Hinterhalt: Handkarten, jede um 1 stärker
}
kunitori-choice-reinforce = Verstärkung: die obersten zwei Karten deines Decks
kunitori-choice-attack = { $kind ->
    [lead] { $target } angreifen
   *[other] Gegen { $target }
}
kunitori-choice-play = { $kind ->
    [deployed] { $card-a } nutzen
   *[other] { $card-a } spielen
}
kunitori-choice-buy = { $card-a } kaufen
kunitori-choice-gain = { $card-a } nehmen
kunitori-choice-trash = { $card-a } verschrotten
kunitori-choice-show = { $card-a } zeigen
kunitori-choice-discard = { $card } ablegen
kunitori-choice-keep = { $card } zurücklegen
kunitori-choice-top = { $card } obenauf
kunitori-choice-pay = { $card-a } zahlen
kunitori-choice-take = { $card } nehmen
kunitori-choice-withdraw = { $card } zurückziehen
kunitori-choice-stay = { $card } bleibt zu Hause

## Was geschieht

kunitori-event-turn = Zug { $count }: { $seat } ist dran.
kunitori-event-drew = { $seat } zieht { $card }.
kunitori-event-draws = { $count ->
    [one] { $seat } zieht eine Karte.
   *[other] { $seat } zieht { $count } Karten.
}
kunitori-event-reshuffles = { $seat } mischt den Ablagestapel zu einem neuen Deck.
kunitori-event-reveals = { $seat } deckt { $card-a } auf.
kunitori-event-last-turns = Der Stapel „{ $card }“ ist leer: Das Spiel endet nach dem nächsten Zug von { $other }.
kunitori-event-gains = { $seat } erhält { $card-a }.
kunitori-event-gains-to-hand = { $seat } erhält { $card-a } auf die Hand.
kunitori-event-trashes = { $seat } verschrottet { $card-a }.
kunitori-event-plays = { $seat } spielt { $card-a }.
kunitori-event-replays = { $seat } nutzt { $card-a } aus dem Lager.
kunitori-event-chooses-draw = { $seat } entscheidet sich, eine Karte zu ziehen.
kunitori-event-chooses-action = { $seat } entscheidet sich für eine Aktion.
kunitori-event-chooses-money = { $seat } entscheidet sich für 1 Geld.
kunitori-event-chooses-scrap = { $seat } macht { $card-a } zu Geld.
kunitori-event-shows = { $seat } zeigt { $card-a } vor.
kunitori-event-ninja-discards = Die Ninja von { $seat } zwingen { $other }, { $card-a } abzulegen.
kunitori-event-ninja-keeps = Die Ninja von { $seat } lassen { $other } { $card-a }.
kunitori-event-ninja-discards-own = Die Ninja von { $seat } legen zu Hause { $card-a } ab.
kunitori-event-ninja-keeps-own = Die Ninja von { $seat } lassen zu Hause { $card-a } auf dem Deck.
kunitori-event-puts-on-top = Oben auf dem Deck von { $seat } liegt jetzt: { $card }.
kunitori-event-pays = { $seat } zahlt { $card-a }.
kunitori-event-promotes = { $card } schließt sich { $seat } an, anstelle eines Aufstrebenden Generals.
kunitori-event-sends = { $seat } schickt { $card-a } gegen { $other }.
kunitori-event-stays = { $seat } lässt { $card-a } zu Hause.
kunitori-event-ambushes = { $seat } legt einen Hinterhalt.
kunitori-event-reinforces = { $seat } ruft Verstärkung.
kunitori-event-battle-attack = { $seat } greift { $other } mit Stärke { $count } an.
kunitori-event-battle-defence = { $seat } verteidigt mit Stärke { $count }.
kunitori-event-battle-won = { $left ->
    [0] { $seat } schlägt { $other } um { $count }, aber es ist nichts mehr zu gewinnen.
   *[other] { $seat } schlägt { $other } um { $count } und gewinnt { $card-a }.
}
kunitori-event-battle-held = { $left ->
    [0] { $seat } wirft { $other } um { $count } zurück, aber es ist nichts mehr zu gewinnen.
   *[other] { $seat } wirft { $other } um { $count } zurück und darf { $card-a } nehmen.
}
kunitori-event-battle-drawn = { $seat } und { $other } tragen nichts als Wunden davon.
kunitori-event-declines = { $seat } verzichtet auf { $card-a }.
kunitori-event-has-money = { $seat } hat { $count } Geld zum Ausgeben.
kunitori-event-buys = { $seat } kauft { $card-a } für { $count }.
kunitori-event-withdraws = { $seat } zieht { $card-a } aus dem Lager zurück.
kunitori-event-game-over = { $seat } beendet den letzten Zug: Das Spiel ist aus.

## Ablehnungen

kunitori-refusal-not-in-hand = Du hast diese Karte nicht auf der Hand: { $card }.
kunitori-refusal-no-action-card = Keine Aktionskarte, also nicht spielbar: { $card }.
kunitori-refusal-not-trashable = Diese Karte kann nicht verschrottet werden: { $card }.
kunitori-refusal-no-strength = Diese Karte hat weder Angriffs- noch Verteidigungskraft: { $card }.
kunitori-refusal-not-in-pool = Diese Karte ist jetzt nicht aus dem Pool zu bekommen: { $card }.
kunitori-refusal-too-expensive = Zu teuer: { $card } kostet { $price }, du hast { $money } Geld.
kunitori-refusal-too-expensive-gain = Zu teuer: { $card } kostet { $price }, erlaubt ist höchstens { $most }.
kunitori-refusal-deployed-first = Zuerst kommen deine aufgestellten Karten, und diese ist nicht darunter: { $card }.

## Woher Punkte kommen

kunitori-source-village = Dörfer
kunitori-source-prefecture = Präfekturen
kunitori-source-country = Länder
kunitori-source-general = { kunitori-kind-general }
kunitori-source-troop = { kunitori-kind-troop }
kunitori-source-politics = { kunitori-kind-politics }
kunitori-source-burdens = Lasten
## What the options mean, on the page

kunitori-page-setting-generals = Alle Generäle auf einmal oder nur zwei, ausgelost: weniger zu lesen und mehr ein Wettlauf.
kunitori-page-setting-ninja = Auf der Karte steht: alle, auch wer ihn schickt; viele lassen ihn nur die anderen treffen.
kunitori-page-setting-penniless = Nach der Anleitung endet die Kauf-Phase, sobald kein Geld mehr da ist: Mit nichts gibt es auch keine Karte für 0.
kunitori-page-setting-leaders = Ob ein General oder Aufstrebender General einer Schlacht fernbleiben darf, in die ein anderer führt. Einheiten ziehen immer mit.
kunitori-page-setting-begins = Von dort geht es im Uhrzeigersinn. Bei Gleichstand gewinnt, wer den ersten Zug später hatte.
## Die Seite

kunitori-page-sign-draw = { $count ->
    [one] Eine Karte ziehen
   *[other] { $count } Karten ziehen
}
kunitori-page-sign-action = { $count ->
    [one] 1 Aktion: damit spielst du eine Aktionskarte
   *[other] { $count } Aktionen: mit jeder spielst du eine Aktionskarte
}
kunitori-page-sign-money = { $count } Geld für die Kaufphase
kunitori-page-sign-buy = { $count ->
    [one] 1 Kauf: damit nimmst du eine Karte vom Markt
   *[other] { $count } Käufe: mit jedem nimmst du eine Karte vom Markt
}
kunitori-page-sign-attack = Angriff { $count }: zählt, wenn du angreifst und wenn du verteidigst
kunitori-page-sign-defence = Verteidigung { $count }: zählt, wenn du angegriffen wirst
kunitori-page-sign-points = { $count ->
    [one] 1 Siegespunkt
   *[other] { $count } Siegespunkte
}
kunitori-page-sign-deployable = Aufstellbar: darf nach deinem Zug im Lager bleiben
kunitori-page-sign-scrap = Diese Karte dafür verschrotten
kunitori-page-sign-odd = Hat eine besondere Wirkung: lies die Karte
kunitori-page-sign-hand = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
kunitori-page-sign-deck = { $count ->
    [one] 1 Karte im Deck
   *[other] { $count } Karten im Deck
}
kunitori-page-sign-discard = { $count ->
    [one] 1 Karte auf dem Ablagestapel
   *[other] { $count } Karten auf dem Ablagestapel
}
kunitori-page-sign-tolls = Zölle aufgehoben: in dieser Kauf-Phase kostet jede Karte { $count } weniger
kunitori-page-price = kostet { $count }
kunitori-page-left = { $count ->
    [0] keine mehr da
   *[other] noch { $count } da
}
kunitori-page-kind-general = General
kunitori-page-kind-troop = Einheit
kunitori-page-kind-politics = Politik
kunitori-page-kind-victory = Siegespunktkarte
kunitori-page-kind-treasure = Schatz
kunitori-page-still-victory = Bewirkt im Spiel nichts und zählt am Ende.
kunitori-page-still-other = Hat keine Wirkung, wenn man sie spielt.
kunitori-page-deployable = Aufstellbare Karten dürfen am Ende deines Zuges im Lager bleiben. Dort verteidigen sie dich, und in deinem nächsten Zug werden sie vor allen Handkarten noch einmal gespielt, für je eine Aktion.
kunitori-page-leads = Ein ausgespielter General kann deine Einheiten in die Schlacht führen.
kunitori-page-card = Karte
kunitori-page-all-cards = Alle Karten
kunitori-page-close = Schließen
kunitori-page-phases = Phasen des Zuges
kunitori-page-phase-action = Handeln
kunitori-page-phase-battle = Kämpfen
kunitori-page-phase-buy = Kaufen
kunitori-page-phase-end = Aufräumen
kunitori-page-territory = Territorium von { $seat }
kunitori-page-camp-empty = Das Lager ist leer
kunitori-page-ambush = Im Hinterhalt
kunitori-page-discard-of = Ablagestapel von { $seat }
kunitori-page-hand = Deine Hand
kunitori-page-owned = Alle deine Karten
kunitori-page-owned-count = { $count ->
    [one] Insgesamt 1 Karte
   *[other] Insgesamt { $count } Karten
}
kunitori-page-battle = Schlacht
kunitori-page-attacks = { $seat } greift an
kunitori-page-defends = { $seat } verteidigt sich
kunitori-page-go-on = Zurück zum Markt
kunitori-page-outlook = So, wie es steht, siegt { $seat } und bekommt { $card-a }.
kunitori-page-outlook-nothing = So, wie es steht, siegt { $seat }, aber es ist nichts mehr zu gewinnen.
kunitori-page-shows = zeigt Stärke { $count }
kunitori-page-outlook-drawn = So, wie es steht, gewinnt niemand.
kunitori-page-prizes-attacker = Angreifer um 1 bis 3 stärker: ein Dorf; um 4 bis 6: eine Präfektur; um 7 oder mehr: ein Land.
kunitori-page-prizes-defender = Verteidiger um 1 stärker: ein Dorf; um 2: eine Präfektur; um 3 oder mehr: ein Land.

## Was vom Spiel zu erzählen ist

kunitori-moment-battle-won = { $left ->
    [0] { $seat } schlägt { $other } mit { $attack } gegen { $defence }, aber es ist nichts mehr zu gewinnen.
   *[other] { $seat } schlägt { $other } mit { $attack } gegen { $defence } und gewinnt { $card-a }.
}
kunitori-moment-battle-held = { $seat } wirft { $other } mit { $defence } gegen { $attack } zurück.
kunitori-moment-battle-drawn = { $seat } und { $other } kämpfen mit { $attack } gegen { $defence } ohne Sieger.
kunitori-moment-best-turn = { $points ->
    [one] Der beste Zug der Partie, Nummer { $turn }, bringt { $seat } 1 Punkt.
   *[other] Der beste Zug der Partie, Nummer { $turn }, bringt { $seat } { $points } Punkte.
}
kunitori-moment-richest = { $seat } hat { $money } Geld zum Ausgeben, mehr als sonst jemand in dieser Partie.
kunitori-moment-promotes = { $card } schließt sich { $seat } an.
kunitori-moment-last-turns = { $seat } leert den Stapel „{ $card }“: Die letzten Züge beginnen.
kunitori-moment-takes-lead = { $points ->
    [one] { $seat } geht mit 1 Punkt in Führung.
   *[other] { $seat } geht mit { $points } Punkten in Führung.
}
kunitori-chapter-turn = Zug { $turn }
kunitori-series-points = Punkte
kunitori-series-cards = Eigene Karten
kunitori-tally-play = Karten und Kämpfe
kunitori-tally-column-turns = Züge
kunitori-tally-column-drawn = Karten gezogen
kunitori-tally-column-shuffles = Stapel gemischt
kunitori-tally-column-bought = Karten gekauft
kunitori-tally-column-trashed = Karten verschrottet
kunitori-tally-column-generals = Generäle gewonnen
kunitori-tally-column-won = Kämpfe gewonnen
kunitori-tally-column-lost = Kämpfe verloren
kunitori-tally-column-spent = Geld ausgegeben

## Das Terminal

kunitori-help =
    mine            alle deine Karten nennen und wo sie sind
    piles           die Ablagestapel zeigen und was verschrottet wurde
kunitori-screen-end = Letzte Züge, sobald ein Stapel leer ist: { $piles }
kunitori-screen-owned = Deine Punkte bisher: { $points } (Karten insgesamt: { $cards }; „mine“ nennt sie)
kunitori-screen-battle = { $seat } gegen { $target }: Angriff { $attack }, Verteidigung { $defence }.
kunitori-screen-prizes-who = Wer angreift, muss die Karte nehmen; wer verteidigt, darf verzichten.
kunitori-mine-hidden = Alle Karten eines Spielers kennt nur er selbst: mit „--seat N“ zuschauen.
kunitori-cards-two = { $count ->
    [0] Nur offen liegende Generäle sind zu haben; verdeckt liegt keiner mehr.
    [one] Nur offen liegende Generäle sind zu haben; 1 weiterer liegt verdeckt.
   *[other] Nur offen liegende Generäle sind zu haben; { $count } weitere liegen verdeckt.
}
