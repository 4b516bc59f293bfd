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
page-frame-tab-called = ● Du bist dran – { $game }
page-frame-no-board = Für dieses Spiel gibt es noch keinen Plan. Alles lässt sich in der Liste unten entscheiden.

## Wer dran ist

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
page-frame-line-connecting = Verbindung wird aufgebaut …
page-frame-line-open = Verbunden
page-frame-line-lost = Verbindung verloren. Neuer Versuch …
page-frame-line-closed = Getrennt

## Entscheiden

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
page-frame-larger = Mehr Platz für die Liste
page-frame-undo = Zurücknehmen
page-frame-restart = Zug neu beginnen
page-frame-ask-undo = Um Rücknahme bitten
page-frame-hint = Tipp
page-frame-musing = Denkt nach …
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
page-frame-you = du
page-frame-bot = Bot
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
page-frame-wish-confirm = Vor jeder Wahl noch einmal nachfragen
page-frame-wish-sound = Ein Klopfen, wenn ich dran bin
page-frame-wish-motion = Bewegte Spielsteine
page-frame-keys = Tastatur
page-frame-keys-choose = aus der Liste wählen
page-frame-keys-walk = durch Plan und Liste gehen
page-frame-keys-take = nehmen, was hervorgehoben ist
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
