# Texte von `tenshu report`.

report-help = simulierte Partien zu einer Seite mit Antworten und Schaubildern verarbeiten
report-help-files = Ergebnisse von „tenshu sim“, von einem Spiel mit einer Spielerzahl
report-help-out = die Seite, die geschrieben wird (sonst report.html)
report-done = Der Bericht liegt in { $file }

report-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-between = { $low } bis { $high }
report-percentile = { $percent } % haben höchstens

report-title = { $game }: was { $games ->
    [one] eine Partie sagt
   *[other] { NUMBER($games) } Partien sagen
  }
report-lead = { $players ->
    [one] Ein Spieler
   *[other] { $players } Spieler
  }, gespielt von: { $bots }. Regeln Version { $version }. Optionen: { $settings }.
report-usual = die üblichen
report-short = Kurz gesagt
report-figures = Die Zahlen
report-foot = Alle Intervalle gelten mit 95 % Sicherheit. Jede Partie lässt sich aus ihrem Startwert nachspielen, das Ganze aus dem Plan in jeder Datei.

report-column-who = wer
report-column-wins = Siege
report-column-interval = Intervall
report-column-points = Punkte
report-column-pair = Paar
report-column-ahead = davor
report-column-percentile = Anteil der Plätze oder Partien
report-column-decisions = Entscheidungen
report-column-source = woher
report-column-winners = Sieger
report-column-others = andere
report-column-thing = was
report-column-had = hatten
report-column-mean = im Mittel
report-column-change = Prozentpunkte je weiteres
report-column-battle = Ausgang
report-column-share = Anteil
report-winners = Sieger
report-others = andere

report-seats = { $by ->
    [turn] Kommt es darauf an, wer beginnt?
   *[seat] Kommt es auf den Platz an?
  }
report-place = { $by ->
    [turn] Zug { $number }
   *[seat] Platz { $number }
  }
report-seats-answer = { $uneven ->
    [yes] { $by ->
        [turn] Die Reihenfolge der ersten Züge macht etwas aus
       *[seat] Der Platz macht etwas aus
      }: { $best } gewinnt { $best_share } der Partien ({ $best_between }), { $worst } nur { $worst_share } ({ $worst_between }). Bei gleichen Chancen wären es { $even }.
   *[no] { $by ->
        [turn] Die Reihenfolge der ersten Züge macht keinen Unterschied, den nicht auch der Zufall machen könnte
       *[seat] Der Platz macht keinen Unterschied, den nicht auch der Zufall machen könnte
      }: { $best } gewinnt { $best_share } der Partien ({ $best_between }), { $worst } gewinnt { $worst_share } ({ $worst_between }). Gleiche Chancen wären { $even }.
  }
report-alone = Der Rivale wird in { $share } der Partien geschlagen ({ $between }).

report-bots = Wer schlägt wen?
report-pair = { $one } vor { $other }
report-bots-answer = Am besten schneidet ab: { $best }. In { $share } der Begegnungen liegt er vor: { $second } ({ $between }).

report-scores = Wie viele Punkte?
report-scores-answer = { $alone ->
    [yes] Eine Partie endet im Mittel mit { $everyone } Punkten.
   *[no] Sieger haben im Mittel { $won } Punkte; der Durchschnitt aller Plätze ist { $everyone }. Der Beste liegt { $margin } Punkte vor dem Zweiten.
  }
report-sources = Woher kommen die Punkte?
report-sources-answer = Die meisten Punkte kommen aus „{ $most }“: { $share } von allen. Am weitesten vor den anderen liegen Sieger bei „{ $lead }“, um { $by } Punkte.
report-length = Wie lang ist eine Partie?
report-length-answer = Eine Partie hat im Mittel { $mean } Entscheidungen, neun von zehn Partien haben { $low } bis { $high }.

report-values-answer = { $count ->
    [0] Nichts hiervon geht mit Sicherheit mit dem Sieg einher.
    [one] Eines geht mit Sicherheit mit dem Sieg einher: { $best } (bis zu { $by } Prozentpunkte je weiteres).
   *[other] { $count } Dinge gehen mit Sicherheit mit dem Sieg einher, vor allem: { $best } (bis zu { $by } Prozentpunkte je weiteres).
  }
report-values-note = Je weiteres Stück ist die Siegchance um so viele Prozentpunkte höher oder niedriger, mit Intervall. Das ist Begleitung, nicht Ursache: Wer ohnehin gewinnt, kann sich auch mehr leisten.
