# The page in the browser.

## Der Rahmen des Tisches

page-frame-home = Startseite
page-frame-opening = Der Tisch wird geöffnet …
page-frame-menu = Tisch und Einstellungen
page-frame-close = Schließen
page-frame-tabs = Teile des Tisches
page-frame-tab-board = Plan
page-frame-tab-players = Spieler
page-frame-tab-story = Verlauf
page-frame-tab-chat = Chat
page-frame-tab-choices = Auswahl
page-frame-help = Regeln und Tasten
page-frame-rules = Die Regeln dieses Spiels
page-frame-signs = Die Zeichen
page-frame-sheet-up = Mehr zeigen
page-frame-sheet-down = Weniger zeigen
page-frame-tab-called = ● Du bist dran – { $game }

## Wer dran ist

page-frame-your-turn = Du bist dran
page-frame-past = Rückblick: Schritt { $place } von { $last }
page-frame-past-how = Du siehst eine frühere Stellung. Das Spiel geht inzwischen weiter; nichts geht verloren.
page-frame-now = Zurück zum Jetzt
page-frame-stuck = Keine Verbindung. Deine Wahl ist aufgehoben und wird gesendet, sobald der Server antwortet.
page-frame-waiting = { $count ->
    [one] Ein Platz ist noch frei. Das Spiel beginnt, sobald er besetzt ist.
   *[other] { $count } Plätze sind noch frei. Das Spiel beginnt, sobald alle besetzt sind.
}
page-frame-lent = Ein Bot spielt für dich.
page-frame-bots-think = { $count ->
    [one] { $names } denkt nach …
   *[other] { $names } denken nach …
}
page-frame-others-decide = { $count ->
    [one] { $names } entscheidet.
   *[other] { $names } entscheiden.
}
page-frame-over = { $count ->
    [one] Das Spiel ist aus: { $names } gewinnt.
   *[other] Das Spiel ist aus: { $names } teilen sich den Sieg.
}
page-frame-over-lost = Das Spiel ist aus: Niemand gewinnt.
page-frame-over-what = Nach dem Spiel
page-frame-show-board = Plan zeigen
page-frame-show-result = Ergebnis zeigen
page-frame-rematch = Revanche
page-frame-rematch-join = Zur Revanche
page-frame-line-connecting = Verbindung wird aufgebaut …
page-frame-line-open = Verbunden
page-frame-line-lost = Verbindung verloren. Neuer Versuch …
page-frame-line-closed = Getrennt

## Entscheiden

page-frame-guide = Deine Lektion
page-frame-decision = Deine Entscheidung
page-frame-choices = Was du wählen kannst
page-frame-spontaneous = Außerdem möglich
page-frame-seek = Auswahl durchsuchen
page-frame-seek-count = { $count } Möglichkeiten durchsuchen
page-frame-seek-none = Nichts davon passt.
page-frame-forced = Nur eine Möglichkeit: { $choice }
page-frame-confirm = Bestätigen
page-frame-unstage = Noch nicht
page-frame-not-possible = Was gerade nicht geht, und warum
page-frame-all-possible = Etwas anderes kommt hier nicht infrage.
page-frame-unreachable = Der Server ist nicht erreichbar. Versuche es gleich noch einmal.
page-frame-list = Alle Möglichkeiten als Liste
page-frame-undo = Zurücknehmen
page-frame-restart = Zug neu beginnen
page-frame-ask-undo = Um Rücknahme bitten
page-frame-hint = Tipp
page-frame-musing = Denkt nach …
page-frame-hints = Einen Gedanken wert
page-frame-no-hints = Keine Tipps an diesem Tisch
page-frame-hints-taken = { $count ->
    [one] 1 Tipp
   *[other] { $count } Tipps
}
page-from-record = Dieser Tisch setzt eine gespeicherte Partie fort: Wer sie hat, kennt ihren Startwert und damit alles, was noch gezogen wird.
page-frame-hint-expected = etwa { $points } Punkte am Ende, { $side ->
    [ahead] { $lead } voraus
    [behind] { $lead } zurück
   *[level] gleichauf
}
page-frame-hint-share = Der Bot bevorzugt das in { $percent } % seiner Überlegungen
page-frame-watching = Du schaust zu.
page-frame-undo-asked = Du bittest darum, deine letzte Wahl zurückzunehmen. Es fehlt noch die Zustimmung von: { $names }
page-frame-undo-request = { $name } möchte eine Wahl zurücknehmen. Bist du einverstanden?
page-frame-undo-agree = Einverstanden
page-frame-undo-decline = Ablehnen
page-frame-undo-withdraw = Bitte zurückziehen
page-frame-return = Selbst weiterspielen
page-frame-seat-open = Der Platz von { $name } ist frei.
page-frame-seat-bot = Einen Bot spielen lassen

## Ein gemeinsames Gerät

page-frame-next = Als Nächstes entscheidet { $name }.
page-frame-pass = Gerät an { $name } weitergeben
page-frame-curtain = { $name } ist dran
page-frame-curtain-how = Gib das Gerät an { $name } weiter. Sonst soll niemand auf den Bildschirm sehen.
page-frame-curtain-lift = Ich bin { $name }, zeig mir meine Seite

## Spieler

page-frame-players = Spieler
page-frame-players-narrow = Spieler einklappen
page-frame-players-wide = Spieler ausklappen
page-frame-you = du
page-frame-here = gerade hier
page-frame-open = freier Platz
page-frame-decides = entscheidet
page-frame-clock = Verbleibende Zeit
page-frame-days = { $days } T { $hours } Std
page-frame-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}

## Verlauf, Vergangenheit und Chat

page-frame-story = Was bisher geschah
page-frame-whole-story = Den ganzen Verlauf zeigen
page-frame-since = { $count ->
    [one] Ein Ereignis seit deinem letzten Zug
   *[other] { $count } Ereignisse seit deinem letzten Zug
}
page-frame-since-mark = Seit deinem letzten Zug
page-frame-history = Zurückblicken
page-frame-history-first = Zum Anfang
page-frame-history-back = Einen Schritt zurück
page-frame-history-on = Einen Schritt weiter
page-frame-play-on = Von hier aus weiterspielen
page-frame-chat-empty = Noch hat niemand etwas gesagt.
page-frame-chat-say = Etwas sagen
page-frame-chat-send = Senden

## Menü

page-frame-copy-watch = Link zum Zuschauen kopieren
page-frame-copy-own = Link zu meinem Platz kopieren
page-frame-copy-moment = Link zu diesem Augenblick kopieren
page-frame-copy-join = Link zum Mitspielen kopieren
page-frame-copied = Kopiert.
page-frame-record = Das Spiel als Datei sichern
page-frame-hand-over = Einen Bot für mich spielen lassen
page-frame-push = Sag mir Bescheid, wenn ich dran bin
page-frame-push-turn = Du bist dran.
page-frame-push-on = Du bekommst Bescheid.
page-frame-push-denied = Dein Browser lässt es nicht zu.
page-frame-leave = Den Tisch verlassen; das Spiel bleibt erhalten
page-frame-seed = Startwert dieses Spiels: { $seed }
page-frame-seed-hash = Prüfsumme des geheimen Startwerts: { $seed }
page-frame-language = Sprache
page-frame-light = Licht
page-frame-light-system = wie im System eingestellt
page-frame-light-day = Tag
page-frame-light-night = Nacht
page-frame-wish-forced = Für mich wählen, wo es nur eine Möglichkeit gibt
page-frame-wish-list = Die Liste aller Möglichkeiten offen lassen
page-frame-wish-confirm = Nachfragen vor einer Wahl, die sich nicht zurücknehmen lässt
page-frame-wish-sound = Ein Klopfen, wenn ich dran bin
page-frame-wish-motion = Bewegte Spielsteine
page-frame-keys = Tastatur
page-frame-keys-choose = aus der Liste wählen
page-frame-keys-walk = durch Plan und Liste gehen
page-frame-keys-take = nehmen, was hervorgehoben ist
page-frame-keys-list = die Liste der Möglichkeiten öffnen oder schließen
page-frame-keys-undo = zurücknehmen
page-frame-keys-hint = um einen Tipp bitten
page-frame-keys-history = vor- und zurückblicken
page-frame-keys-escape = zurück zum Jetzt, oder verwerfen, was auf Bestätigung wartet
page-frame-keys-help = diese Liste

## Wenn ein Tisch nicht gezeigt werden kann

page-frame-trouble-link = Dieser Link öffnet nichts
page-frame-trouble-link-how = Vielleicht wurde er nicht vollständig kopiert. Bitte die Person, die ihn geschickt hat, noch einmal darum.
page-frame-trouble-gone = Diesen Tisch gibt es nicht
page-frame-trouble-gone-how = Der Tisch wird auf diesem Server nicht oder nicht mehr aufbewahrt. Eröffne einen neuen oder bitte um einen neuen Link.
page-frame-trouble-full = Zu viele schauen zu
page-frame-trouble-full-how = Mehr Zuschauer fasst dieser Tisch nicht. Versuche es wieder, wenn einige gegangen sind.
page-frame-trouble-version = Andere Regeln
page-frame-trouble-version-how = Dieses Spiel wurde mit einer anderen Fassung der Regeln begonnen, als der Server jetzt hat. Bitte den Gastgeber, den Server zu aktualisieren, und versuche es dann erneut.
page-frame-trouble-stopped = Der Server antwortet nicht
page-frame-trouble-stopped-how = Vielleicht wurde er angehalten, oder dein Netz ist unterbrochen. Dein Spiel ist sicher: Sobald der Server wieder läuft, geht es hier weiter.
page-frame-trouble-broken = Der Tisch kann nicht gezeigt werden
page-frame-trouble-broken-how = Etwas ist schiefgegangen. Versuche es noch einmal; wenn es so bleibt, sag dem Gastgeber Bescheid.
page-frame-trouble-again = Noch einmal versuchen
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
page-home-length = etwa { $minutes } Minuten
page-home-length-hours =
    { $hours ->
        [one] etwa eine Stunde
       *[other] etwa { $hours } Stunden
    }
page-home-games = Die Spiele
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
page-home-clock-about = Wenn jemandes Zeit abgelaufen ist, spielt ein Bot für ihn weiter.
page-home-hints = Tipps erlauben.
page-home-hints-about = Am Ende steht, wer wie viele genommen hat.
page-home-game-settings = Einstellungen
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

## Nach dem Spiel

page-after-title = Die Geschichte dieser Partie
page-after-share = Link zu dieser Partie kopieren
page-after-copied = Der Link ist kopiert. Wer ihn öffnet, kann nur zuschauen.
page-after-busy = Die Geschichte wird geschrieben …
page-after-lost = Die Geschichte ist gerade nicht zu haben.
page-after-again = Noch einmal versuchen
page-after-points = Woher die Punkte kommen
page-after-total = Summe
page-after-course = Wie es lief
page-after-course-how = Augenblick der Partie
page-after-course-at = { $chapter }: { $values }
page-after-see = Das Brett von damals zeigen
page-after-link = Link zu diesem Augenblick kopieren
page-after-moments = Entscheidende Augenblicke
page-after-check = Zum Nachprüfen
page-after-check-how = Alles Zufällige in dieser Partie folgt aus einem Startwert. Seine Prüfsumme war vom ersten Zug an für alle zu sehen, er selbst erst jetzt. Die gespeicherte Partie lässt sich mit „tenshu replay“ nachprüfen: Derselbe Startwert und dieselben Entscheidungen führen zur selben Stellung.
page-after-seed = Startwert
page-after-seed-hash = Prüfsumme des Startwerts
page-after-fingerprint = Fingerabdruck der letzten Stellung
page-after-seed-fits = Der Startwert passt zu seiner Prüfsumme.
page-after-seed-wrong = Der Startwert passt nicht zu seiner Prüfsumme!
