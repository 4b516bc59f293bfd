counted = { $count ->
    [1] { $name }
   *[other] { $name } ×{ $count }
}
player = Spieler { $number }
role-human = Mensch
role-easy = leichter Bot
role-medium = mittlerer Bot
role-hard = schwerer Bot
role-master = Meister-Bot
role-random = Zufalls-Bot
role-greedy = gieriger Bot

## Hilfe der Befehlszeile

help-tenshu = Shogun, The White Castle und Kunitori! an einem Tisch.
help-play = ein Spiel an dieser Tastatur, mit Menschen und Bots
help-replay = eine Aufzeichnung Schritt für Schritt ansehen
help-game = das Spiel: { $games }
help-seats = wer am Tisch sitzt, durch Kommas getrennt: human, { $bots }; sonst human,medium
help-names = die Namen der Spieler, durch Kommas getrennt
help-seed = beliebiger Text; gleiche Startwerte geben gleiche Spiele (sonst ein geheimer, am Ende veröffentlicht)
help-setting = eine Einstellung des Spiels, z. B. generals=two; auch mehrmals
help-resume = ein gespeichertes Spiel fortsetzen
help-lang = Sprache: en, de oder fr (sonst die des Systems)
help-file = eine Aufzeichnung, wie der Befehl „save“ sie schreibt
help-all = die ganze Geschichte auf einmal ausgeben
help-seat = nur das, was an diesem Platz zu sehen war

## Spielen

play-seat = { $number }. { $seat } ({ $role })
play-setting = { $setting }: { $chosen }
play-seed-hash = Startwert-Hash: { $hash }
play-how = Antworte mit einer Nummer oder der Notation daneben; „rules“ zeigt die Regeln, „help“, was sonst noch geht.
play-prompt = { $seat } >
play-hand-over = Gib die Tastatur an { $seat } weiter. { $seat }: Enter drücken, sobald nur du den Bildschirm siehst.
play-help =
    eine Nummer     diese Wahl treffen
    eine Notation   diese Wahl treffen, z. B. mit den grauen Wörtern daneben
    Enter           die Auswahl noch einmal zeigen
    table           den ganzen Tisch zeigen
    cards           die Karten erklären
    rules           die Kapitel der Regeln nennen; „rules 3“ zeigt eines
    log             die bisherige Geschichte, soweit du sie kennen darfst
    hint            die besten Möglichkeiten nennen
    undo            deine letzte Wahl zurücknehmen, solange nichts aufgedeckt wurde
    save DATEI      das Spiel speichern
    quit            aufhören; das Spiel bleibt erhalten
play-no-number = Eine Wahl { $number } gibt es nicht; möglich ist 1 bis { $last }.
play-hint = { $number }: { $choice } – { $share } % der Überlegung, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} erwartet, { $side ->
    [ahead] { $lead } voraus
    [behind] { $lead } zurück
   *[level] gleichauf
}
play-undone = Zurückgenommen.
play-save-how = Die Datei gehört dazu: save DATEI
play-saved = Gespeichert in { $path }.
play-kept = Das Spiel liegt in { $path }. Weiter geht es mit:

## Die Regeln in Kürze

rules-how = Zu einem Kapitel führen seine Nummer oder sein Name, etwa „rules 3“ oder „rules { $chapter }“; „rules all“ zeigt alle.
rules-unknown = Ein Kapitel „{ $asked }“ haben die Regeln nicht.
rules-none = Zu diesem Spiel gibt es keine Zusammenfassung der Regeln.

## Das Ende

end-winner = { $count ->
    [one] { $seat } gewinnt mit 1 Punkt.
   *[other] { $seat } gewinnt mit { $count } Punkten.
}
end-winners = { $seat } teilen sich den Sieg mit je { $count } Punkten.
end-lost = { $count ->
    [one] { $seat } verliert mit 1 Punkt.
   *[other] { $seat } verliert mit { $count } Punkten.
}
end-place = Platz
end-player = Spieler
end-points = Punkte
end-seed = Startwert dieses Spiels: { $seed }
end-record = Die Aufzeichnung liegt in { $path }; „tenshu replay“ zeigt sie.

## Aufzeichnungen

replay-title = { $game } mit { $names }
replay-how = Enter: weiter, b: zurück, eine Nummer: zu dieser Wahl, t: der ganze Tisch, q: Schluss; außerdem { $words }
replay-prompt = >
replay-start = Vor der ersten von { $last } Entscheidungen
replay-move = Entscheidung { $number } von { $last }, durch { $seat }
replay-unknown = Bitte Enter, b, t, q, { $words } oder eine Nummer von 0 bis { $last }.
replay-unfinished = Hier endet die Aufzeichnung, nach { $last } Entscheidungen; das Spiel ist nicht zu Ende.

## Ablehnungen

refusal-unknown-option = Diese Wahl gibt es in diesem Spiel nicht.
refusal-unknown-notation = „{ $text }“ ist weder eine Wahl noch ein Befehl; „help“ zeigt die Befehle.
refusal-over = Das Spiel ist zu Ende.
refusal-not-your-turn = Du hast gerade nichts zu entscheiden.
refusal-not-now = „{ $choice }“ steht jetzt nicht zur Wahl.
refusal-no-undo = Nichts zurückzunehmen: Seither wurde etwas aufgedeckt, ausgelost oder von anderen entschieden.
refusal-bad-position = „{ $word }“ ist in dieser Stellung nicht lesbar: { $reason }
refusal-bad-players = { $game } ist für { $few } bis { $many } Spieler, nicht für { $players }
refusal-bad-setting = { $what ->
    [name] { $game } hat keine Einstellung „{ $asked }“; es hat: { $known }
   *[value] die Einstellung { $setting } kann { $known } sein, nicht „{ $asked }“
}
refusal-bad-setting-form = eine Einstellung hat die Form NAME=WERT, nicht „{ $asked }“
refusal-bad-seed = ein Startwert ist eine Zeile Text ohne Leerzeichen am Rand
refusal-bad-encoding = keine gespeicherte Stellung: { $reason }
refusal-unknown-game = ein Spiel „{ $asked }“ gibt es nicht; installiert: { $known }
refusal-unknown-bot = einen Bot „{ $asked }“ gibt es nicht; es gibt: { $known }
refusal-unknown-language = die Sprache „{ $asked }“ gibt es nicht; es gibt: { $known }
refusal-bad-record = die Aufzeichnung ist beschädigt: { $reason }
refusal-other-version = die Aufzeichnung ist von { $game } Version { $found }, dies ist Version { $known }
refusal-no-seed = die Aufzeichnung hat noch keinen Startwert: Er wird am Spielende veröffentlicht
refusal-no-game = welches Spiel? Installiert: { $known }
refusal-unknown-seat = ein Platz kann { $known } sein, nicht „{ $asked }“
refusal-seats-differ = die Aufzeichnung hat { $players } Spieler, --seats nennt aber { $seats }
refusal-bad-names = --names nimmt bis zu { $seats } Namen, durch Kommas getrennt
refusal-fixed-by-record = { $flag } geht nicht zusammen mit --resume: Das steht in der Aufzeichnung fest
refusal-other-game = die Aufzeichnung ist von { $found }, nicht von { $asked }
refusal-no-such-seat = einen Platz { $number } gibt es nicht; das Spiel hat { $players }
refusal-unreadable-file = { $path } ist nicht lesbar: { $cause }
refusal-no-text-file = { $path } ist keine Textdatei, also keine Aufzeichnung
refusal-unwritable-file = { $path } ist nicht schreibbar: { $cause }
refusal-foreign-file = { $path } gibt es schon und ist keine Aufzeichnung; die Datei bleibt, wie sie ist
refusal-bad-store = der Speicher ist nicht brauchbar: { $cause }
refusal-bad-arguments = { $reason }; siehe „tenshu --help“
refusal-no-layout = { $game } hat keine Beobachtungen für lernende Programme
refusal-bad-actions = { $tables } Tische brauchen je eine Aktion, von 0 bis { $last }
refusal-bad-bots = { $seats } Plätze brauchen einen Bot für alle oder je einen, nicht { $bots }
refusal-bad-games = gespielt wird mindestens eine Partie, nicht { $games }
refusal-other-rules = der Plan gilt für { $game } Version { $planned }, hier ist Version { $installed } installiert
refusal-other-results = { $file } gibt es schon, mit anderem Inhalt; eine andere Datei nennen oder diese entfernen
refusal-no-results = { $file } enthält keine Ergebnisse von „tenshu sim“
refusal-mixed-results = ein Bericht handelt von einem Spiel mit einer Spielerzahl; in { $file } ist es anders
refusal-no-folder = den Ordner { $folder } gibt es nicht
refusal-unknown-engine = „{ $asked }“ gibt es nicht; zur Wahl stehen: { $known }
refusal-no-cluster = kein Ray-Cluster antwortet: { $cause }
refusal-missing-extra = dafür fehlen Pakete: pip install "tenshu[{ $extra }]"

## Der Server

help-serve = Tische für Freunde öffnen, die per Link dazukommen
help-host = die Adresse, auf der gelauscht wird (Vorgabe: 127.0.0.1, nur dieser Rechner; 0.0.0.0 für alle)
help-port = der Port (Vorgabe: 8420; 0 nimmt einen freien)
help-store = wo die Partien liegen: eine Datei oder postgresql://… (Vorgabe: eine Datei im Datenordner)
help-workers = wie viele Prozesse für die Bots denken (Vorgabe: 1)
help-rate = wie viele Anfragen pro Sekunde ein Spieler stellen darf (Vorgabe: 20)
help-webhook-host = ein Host, dem Tische per Webhook melden dürfen, wer am Zug ist; mehrfach möglich
help-push-key = Züge per Web-Push melden, unterschrieben mit dem Schlüssel in dieser Datei; fehlt sie, wird sie angelegt
help-push-contact = an wen sich Push-Dienste wenden können, etwa mailto:du@example.org
help-proxy = die Adresse eines vorgeschalteten Proxys, dessen Kopfzeilen vertraut wird
help-public-url = die Adresse der Spieler, etwa https://play.example.org; andere Namen und Seiten fremder Herkunft werden abgewiesen
help-metrics = Zahlen für Prometheus unter /metrics: off (keine), local (nur für diesen Rechner) oder token (mit dem aus TENSHU_METRICS_TOKEN) (Vorgabe: off)
help-log = Logzeilen als text oder json (Vorgabe: text)
help-access-log = jede Anfrage aufschreiben, ohne Links und Tischnummern
serve-address = Tenshu läuft auf { $address }
server-keep = Ein Burgturm
server-about = Dies ist ein Tenshu-Server: Er führt Tische für Brettspiele, an denen Menschen und Bots spielen. Wer einen Tisch gründet, bekommt für jeden Platz einen geheimen Link.
server-games = Spiele auf diesem Server
server-no-client = Die Seite ist hier nicht gebaut: `scripts/page` baut sie. Ohne sie spielen Menschen im Terminal, Programme über die Schnittstelle.
server-docs = Die Schnittstelle für Programme
refusal-no-address = auf { $host }, Port { $port }, lässt sich nicht lauschen: { $cause }
refusal-bad-public-url = die öffentliche Adresse sieht aus wie https://play.example.org, nicht wie „{ $asked }“
refusal-no-metrics-token = --metrics token braucht ein Token in der Umgebungsvariablen TENSHU_METRICS_TOKEN
refusal-no-pywebpush = Web-Push braucht das Paket pywebpush: pip install "tenshu[push]"
refusal-no-contact = Web-Push braucht --push-contact mailto:du@example.org

## Die Befehle des Betreibers

help-admin = die Tische eines Speichers betreuen, auch während ein Server läuft
help-admin-list = Tische auflisten, die jüngsten zuerst
help-admin-close = einen Tisch schließen: Man kann ihn ansehen, aber es geschieht nichts mehr
help-admin-delete = einen Tisch löschen mit allem, was an ihm geschah
help-admin-mute = einem Platz den Chat nehmen
help-admin-revoke = den Link eines Platzes wertlos machen und einen neuen zeigen; ohne Platz: die aller Zuschauer
help-admin-purge = Tische löschen, an denen seit Tagen nichts geschehen ist
help-admin-backup = alle Tische, wie sie jetzt sind, in eine neue Datei kopieren und die Kopie prüfen
help-admin-restore = alle Tische einer Sicherung in einen leeren Speicher kopieren und prüfen
help-admin-status = nur Tische in diesem Zustand
help-admin-limit = höchstens so viele (Vorgabe: 100)
help-admin-json = je Zeile ein JSON-Objekt
help-admin-table = die Nummer des Tisches
help-admin-seat = der Platz, ab 1
help-admin-seat-or-watching = der Platz, ab 1; keiner: die Zuschauer
help-admin-days = seit wie vielen Tagen nichts geschehen ist
help-admin-unfinished = auch Partien, die nicht zu Ende sind
help-admin-dry-run = sie nur zählen
help-admin-file = die Datei der Sicherung
admin-closed = Tisch { $table } ist geschlossen.
admin-deleted = Tisch { $table } ist gelöscht.
admin-muted = Platz { $seat } an Tisch { $table } kann nicht mehr chatten.
admin-revoked = Der Link zu Platz { $seat } an Tisch { $table } öffnet nichts mehr. Der neue, hinter der Adresse des Servers: { $link }
admin-revoked-watching = Kein Zuschauerlink zu Tisch { $table } öffnet mehr etwas.
admin-purged = Gelöscht: { $count }, seit { $days } Tagen ohne Lebenszeichen.
admin-would-purge = Zu löschen wären: { $count }, seit { $days } Tagen ohne Lebenszeichen.
admin-copied = Kopiert nach { $where }: { $tables } Tische, { $entries } Einträge.
admin-elsewhere = Nicht geprüft, weil ihre Regeln hier nicht installiert sind: { $count }.
admin-proved = Geprüft: Jede Partie wurde noch einmal gespielt und kam gleich heraus.
admin-unproved = Nicht in Ordnung: { $count } Partien.

## Absagen von Tischen auf einem Server

refusal-empty-plan = Ein Plan enthält mindestens eine Wahl.
refusal-plan-too-long = Der Plan reicht zu weit: Wahl { $number } hängt von etwas ab, das erst die vorige aufdeckt.
refusal-no-request = Niemand möchte etwas zurücknehmen.
refusal-no-bot = Für diesen Platz entscheidet kein Bot.
refusal-no-such-point = So weit reicht die Partie nicht.
refusal-stale = Der Tisch ist inzwischen weiter; es ist nichts geschehen.
refusal-no-token = Der Link zum Platz fehlt.
refusal-bad-token = Dieser Link öffnet hier nichts.
refusal-other-table = Dieser Link gehört zu einem anderen Tisch.
refusal-unknown-table = Diesen Tisch gibt es nicht.
refusal-only-watching = Wer zuschaut, spielt nicht mit.
help-purge-finished = beendete Tische löschen, an denen so viele Tage nichts geschehen ist (sonst nie)
help-purge-forgotten = alle anderen Tische löschen, an denen so viele Tage nichts geschehen ist (sonst nie)
help-store-limit = keine neuen Tische annehmen, wenn der Speicher so viele Megabyte hat (sonst ohne Grenze)
help-admin-origins = auch zeigen, woher jeder Tisch stammt, als Prüfsumme
help-admin-ban = niemanden mehr einlassen: von einer Adresse, aus einem Netz oder von dort, wo ein Tisch herkam
help-admin-unban = wieder einlassen
help-admin-bans = die Sperren auflisten: Prüfsummen von Adressen, Netze und bis wann
help-admin-ban-days = für so viele Tage (sonst bis auf Weiteres)
help-admin-address = eine Adresse, ein Netz wie 192.0.2.0/24 oder eine Prüfsumme; bei IPv6 ist ein /64 eine Adresse
help-admin-ban-table = die Adresse, von der dieser Tisch stammt
admin-banned = Von { $place } wird niemand mehr eingelassen.
admin-unbanned = Wer von { $place } kommt, wird wieder eingelassen.
refusal-banned = Der Betreiber dieses Servers lässt dich nicht ein.
refusal-store-full = Dieser Server hat gerade keinen Platz für neue Tische; die vorhandenen laufen weiter.
refusal-bad-address = „{ $asked }“ ist weder eine Adresse noch ein Netz
refusal-no-ban = { $place } ist nicht gesperrt
refusal-no-origin = es ist nicht bekannt, woher dieser Tisch stammt
refusal-not-mixed = An diesem Tisch trägt niemand zum Mischen bei.
refusal-not-dealt = Ausgeteilt wird, sobald alle ihren Teil zum Mischen beigetragen haben.
refusal-share-brought = Dieser Platz hat seinen Teil zum Mischen schon beigetragen oder trägt keinen bei.
refusal-shares-missing = Die Teile werden gezeigt, sobald von allen eine Prüfsumme da ist.
refusal-wrong-share = Dieser Teil passt nicht zu seiner Prüfsumme.
refusal-too-early = Warte noch ein wenig auf die Teile der anderen.
refusal-dealt = Die Karten sind ausgeteilt.
refusal-not-started = Noch sind Plätze frei: Die Partie beginnt, sobald alle besetzt sind.
refusal-lent-seat = Für diesen Platz entscheidet ein Bot; kehre erst zurück.
refusal-name-taken = An diesem Tisch heißt schon jemand so.
refusal-not-invited = Die freien Plätze dieses Tisches sind für alle, die einen Link zum Mitspielen bekommen haben.
refusal-log-full = An diesem Tisch ist schon zu viel geschehen.
refusal-hints-off = An diesem Tisch gibt es keine Tipps.
refusal-out-of-time = Die Zeit ist abgelaufen: Der Bot spielt weiter.
refusal-not-your-seat = Nur der eigene Platz und freie Plätze können einem Bot überlassen werden.
refusal-no-free-seat = So einen Platz gibt es nicht mehr.
refusal-not-over = Erst wenn die Partie vorbei ist.
refusal-nothing-planned = In diesem Spiel wird nichts im Voraus geplant.
refusal-bad-seats = Die Zahl der Plätze passt nicht zum Spiel.
refusal-id-used = Diese Kennung wurde schon für einen anderen Tisch verwendet.
refusal-empty-text = Darin stehen nur Leerzeichen.
refusal-bad-input = Die Anfrage ist fehlerhaft: { $reason }
refusal-unknown-command = Diesen Befehl gibt es nicht.
refusal-too-large = Das ist zu groß.
refusal-too-many = Zu schnell; warte einen Augenblick.
refusal-too-many-tables = Zu viele neue Tische; warte einen Augenblick.
refusal-too-many-bot-tables = Höchstens { $most } Tische ohne Menschen zugleich; warte, bis einer zu Ende ist.
refusal-too-many-hints = Warte auf die Tipps, um die du schon gebeten hast.
refusal-too-many-replays = Warte auf das, worum du schon gebeten hast.
refusal-record-too-long = Ein Tisch setzt höchstens { $most } Entscheidungen fort; diese Aufzeichnung hat { $found }.
refusal-too-many-links = Es gibt schon genug Links zum Zuschauen.
refusal-too-many-sockets = An diesem Tisch hören schon zu viele zu.
refusal-no-greeting = Die Verbindung hat nicht gesagt, wer sie ist.
refusal-bad-greeting = Die Verbindung hat nicht gesagt, wer sie ist.
refusal-bad-frame = Die Verbindung hat etwas Unverständliches gesendet.
refusal-bad-webhook = Diese Adresse darf der Server nicht anrufen.
refusal-bad-push = Der Push-Dienst deines Browsers ist hier nicht bekannt.
refusal-no-push = Dieser Server verschickt keine Push-Nachrichten.
refusal-store-down = Die Partien sind gerade nicht erreichbar; es ist nichts geschehen.
refusal-wrong-host = Dieser Server heißt anders.
refusal-wrong-origin = Die Seite einer anderen Website darf das nicht.
refusal-closed = Der Betreiber dieses Servers hat den Tisch geschlossen.
refusal-muted = Der Betreiber dieses Servers lässt diesen Platz nicht mehr chatten.
refusal-no-link = Zu Platz { $place } hat niemand einen Link.
refusal-busy-table = Am Tisch geht es zu schnell weiter; bitte noch einmal versuchen.
refusal-broken = Der Server hat einen Fehler gemacht.

## Die Arena

help-arena = Bots gegeneinander spielen lassen und zeigen, wie stark sie sind
help-arena-bots = die Bots, durch Kommas getrennt; einer kann mehrmals vorkommen (sonst: alle Stufen)
help-arena-games = wie viele Partien (sonst: 100)
help-arena-players = wie viele an einem Tisch (sonst: so wenige wie möglich, aber zwei)
help-arena-seed = ein beliebiger Text; gleiche Texte, gleiche Partien (sonst: arena)
help-play-processes = wie viele Prozesse über eine Entscheidung eines Bots der Stufe hard oder master nachdenken, 1 oder 2 (Vorgabe: 1)
help-arena-processes = wie viele Partien gleichzeitig (sonst: 1)
help-arena-out = die Ergebnisse in dieser Datei aufbewahren; ein späterer Lauf setzt sie fort
help-arena-json = die Wertungen als JSON ausgeben
arena-progress = Partien
arena-bot = Bot
arena-games = Partien
arena-wins = Siege
arena-fair = Ein fairer Anteil an den Siegen ist { $percent } %. Alle Bereiche gelten zu 95 %.
arena-points = Punkte
arena-rating = Wertung
arena-ahead = Vor dem Nächsten
arena-time = Je Wahl
arena-slowest = Längste
refusal-other-arena = { $path } gehört nicht zu dieser Arena; bitte eine andere Datei nennen
