# The page in the browser.

## Home

page-home-skip = Zum Inhalt
page-home-nav = Räume
page-home-language = Sprache
page-home-light-system = Licht: wie das System
page-home-light-day = Licht: Tag
page-home-light-night = Licht: Nacht
page-home-sound = Ton
page-home-title = Burgen, Clans und ein ruhiger Tisch
page-home-about = Drei Brettspiele aus dem alten Japan: gegen Bots, mit Freunden an einem Gerät oder rund um die Welt.
page-home-games = Die Spiele
page-home-about-shogun = Heimlich planen, dann zusehen, wie die Runde abläuft: bauen, Reis ernten, marschieren – und der Würfelturm entscheidet die Kämpfe.
page-home-about-white-castle = Neun Würfel je Person, drei Brücken, eine Burg: Höflinge, Gärtner und Krieger so einsetzen, dass ein Zug den nächsten auslöst.
page-home-about-kunitori = Truppen und Schätze vom Markt holen, im eigenen Gebiet lagern und den Nachbarn ihr Land abnehmen.
page-home-length-shogun = etwa 2 Stunden
page-home-length-white-castle = etwa eine Stunde
page-home-length-kunitori = etwa 45 Minuten
page-home-players = { $few } bis { $many } Personen
page-home-play-now = Gleich spielen
page-home-friends = Mit Freunden
page-home-learn = Lernen
page-home-unofficial = Tenshu ist ein inoffizielles Fanprojekt und gehört zu keinem der Verlage. Alle Texte und Bilder sind eigene. Wer hier spielt, sollte die Spiele besitzen.
page-home-release = Tenshu { $release }
page-home-nowhere = Hier ist nichts
page-home-nowhere-next = Diese Adresse führt in keinen Raum dieses Hauses. Vielleicht fehlt ein Stück des Links: ganz kopieren und noch einmal versuchen.
page-home-back = Zum Anfang
page-home-stopped = Der Server antwortet nicht
page-home-stopped-next = Bitte die Verbindung prüfen, oder ob der Server noch läuft. Nichts ist verloren: Die Spiele gehen weiter, wo sie waren.
page-home-again = Noch einmal versuchen
page-home-silent = Der Server antwortet gerade nicht; es wird weiter versucht.

page-home-mine = Deine Tische
page-home-replays = { $count ->
    [one] Ein beendetes Spiel
   *[other] { $count } beendete Spiele
}
page-home-gone = Nicht mehr auf diesem Server
page-home-your-turn = Du bist am Zug
page-home-over = Beendet
page-home-waiting-for-players = Wartet auf Mitspieler
page-home-waits-for = Wartet auf { $names }
page-home-continue = Weiterspielen
page-home-watch = Zusehen
page-home-look-back = Ansehen
page-home-links = Links
page-home-remove = Entfernen
page-home-remove-about = Nimmt den Tisch aus dieser Liste; das Spiel selbst bleibt.

page-home-lobby = Offene Tische
page-home-free = { $count ->
    [one] einer von { $players } Plätzen ist frei
   *[other] { $count } von { $players } Plätzen sind frei
}
page-home-join = Platz nehmen
page-home-all = { $count ->
    [one] Der eine Tisch
   *[other] Alle { $count } Tische
}
page-home-no-tables = Gerade sucht niemand Mitspieler. Wähle ein Spiel und „Mit Freunden“ und lass einen Platz für alle offen.
page-home-have-link = Hast du einen Link?
page-home-paste = Füge den Link zu einem Platz oder zum Zusehen ein.
page-home-open = Öffnen
page-home-no-link = Das ist kein Link zu einem Tisch. Er endet mit # und einer langen Reihe von Buchstaben; kopiere ihn ganz.
page-home-record = Aufzeichnung öffnen
page-home-record-about = ein gespeichertes Spiel wieder ansehen oder dort weiterspielen.
page-home-record-how = Eine Aufzeichnung ist eine Textdatei mit einem ganzen Spiel, wie ein beendeter Tisch sie speichert. Öffne eine, um das Spiel wiederzusehen oder dort weiterzuspielen, wo es aufhört.
page-home-record-seats = Wer spielt weiter? Bei einem beendeten Spiel sieht zu, wer hier sitzt.
page-home-choose-file = Datei wählen
page-home-no-record = { $file } ist keine Aufzeichnung eines Spiels, das es hier gibt.

page-home-join-title = An einen Tisch setzen
page-home-join-with = Am Tisch: { $names }
page-home-your-name = Dein Name
page-home-other-tables = Andere Tische
page-home-join-full = Jemand war schneller: Es ist kein Platz mehr frei. Such dir einen anderen Tisch oder lass dir einen Link zum Zusehen geben.
page-home-join-gone = Diesen Tisch gibt es nicht mehr, oder der Link ist nicht vollständig. Lass dir einen neuen geben oder such dir einen anderen Tisch.
page-home-name-empty = Bitte einen Namen eingeben.
page-home-name-long = Ein Name hat höchstens { $most } Zeichen.
page-home-names-wrong = Einige Namen fehlen oder sind zu lang.

page-home-new = Wer spielt, und wie?
page-home-seats = Plätze
page-home-how-many = Wie viele spielen
page-home-count = { $count ->
    [one] allein
   *[other] zu { $count }
}
page-home-who = Wer auf Platz { $number } sitzt
page-home-name-of = Name auf Platz { $number }
page-home-sitter-here = An diesem Gerät
page-home-sitter-link = Per Link
page-home-sitter-open = Wer will
page-home-sitter-open-about = Nimmt Platz über die Liste der offenen Tische oder über den Link des Tisches.
page-home-listed = In der Liste der offenen Tische zeigen.
page-home-listed-about = Sonst kann sich nur setzen, wer den Link bekommt.
page-home-clock = Uhr
page-home-clock-none = keine
page-home-clock-brisk = je 15 Minuten, und 15 Sekunden je Zug
page-home-clock-evening = je 45 Minuten, und 30 Sekunden je Zug
page-home-clock-day = ein Tag je Zug
page-home-clock-days = drei Tage je Zug
page-home-clock-about = Wenn jemandes Zeit abläuft, spielt ein Bot weiter, bis er oder sie zurückkommt.
page-home-options = Möglichkeiten
page-home-house = Das Regelheft lässt das offen.
page-home-start = Tisch decken
page-home-nobody = Mindestens ein Mensch muss am Tisch sitzen.

page-home-ready = Der Tisch ist gedeckt: { $game }
page-home-ready-next = Schick allen ihren Link. Wer den Link hat, hat den Platz: gib also jeden nur einer Person. Diese Seite bleibt bei deinen Tischen.
page-home-link-open = { $count ->
    [one] Für die Person, die den freien Platz nimmt
   *[other] Für alle, die einen der { $count } freien Plätze nehmen
}
page-home-link-open-about = Ein Link für alle: Er fragt nach einem Namen.
page-home-link-for = Für { $name }
page-home-link-watch = Zum Zusehen
page-home-link-watch-about = Zeigt, was alle sehen dürfen, und keine verdeckte Hand.
page-home-copy = Kopieren
page-home-copied = Kopiert
page-home-share = Teilen
page-home-qr = QR-Code
page-home-qr-of = QR-Code: { $title }
page-home-take-seat = Platz nehmen
