# Lernen: der Rahmen der Lektionen und der Regeln.

learn-title = Lernen
learn-about = Ein erstes Spiel nimmt dich etwa zehn Minuten lang an die Hand, an einem echten Tisch. Die Regeln sind zum Lesen und Nachschlagen da.
learn-first-game = Ein erstes Spiel spielen
learn-read-rules = Die Regeln lesen
learn-rules-of = Die Regeln von { $game }
learn-set-table = Einen Tisch decken
learn-contents = Inhalt
learn-progress = Schritt { $step } von { $all }
learn-leave = Die Lektion verlassen
learn-next = Weiter
learn-do-so = Mach das für mich
learn-others-move = Die anderen ziehen …
learn-nudge = Das ginge, aber bleiben wir bei der Lektion: Such, was hervorgehoben ist, oder drück den Knopf hier unten.
learn-play-first = Dein erstes eigenes Spiel
learn-lost = Der Tisch für die Lektion konnte nicht gedeckt werden. Läuft der Server?
learn-again = Die Lektion neu beginnen

## Woher die Werte kommen

learn-sources = Woher die Werte kommen
learn-sources-of = { $game }: woher die Werte kommen
learn-sources-about = Diese Liste entsteht aus den Datendateien des Spiels. Wer die Schachtel besitzt, kann sie prüfen und einen Wert mit einer Zeile berichtigen.
learn-origin-printed = Gedruckt
learn-origin-printed-means = Vom Spielmaterial selbst abgelesen.
learn-origin-rules = Regelheft
learn-origin-rules-means = So steht es in den Regeln.
learn-origin-reported = Berichtet
learn-origin-reported-means = Aus Aufzeichnungen anderer.
learn-origin-house = Hauswert
learn-origin-house-means = Von uns gesetzt: Der wahre Wert ist uns nicht bekannt.
learn-source-part = Datei und Teil
learn-source-thing = Ding
learn-source-field = Angabe
learn-source-value = Wert
learn-source-none = Es gibt keine.
