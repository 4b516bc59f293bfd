# Texte von `tenshu sim`.

sim-help = Bots tausende Partien spielen lassen und die Ergebnisse aufheben
sim-help-more = Lässt Bots viele Partien spielen und hebt die Ergebnisse als Parquet-Datei auf. Strg-C hält an; derselbe Befehl macht dort weiter.
sim-help-games = wie viele Partien (sonst 1000)
sim-help-players = wie viele Spieler (sonst so viele, wie Bots genannt sind, oder die meisten, die das Spiel zulässt)
sim-help-bots = ein Bot für alle Plätze oder je einer, durch Kommas getrennt: { $bots }; von Partie zu Partie wechseln sie die Plätze
sim-help-seed = ein beliebiger Text; Partie Nummer n hat den Startwert „SEED n“ und lässt sich einzeln nachspielen (sonst 1)
sim-help-out = die Ergebnisdatei (sonst SPIEL-SPIELER-SEED.parquet)
sim-help-processes = wie viele Prozesse spielen (sonst einer je Kern)
sim-help-engine = wer spielt: dieser Rechner (local) oder ein Ray-Cluster (ray)
sim-help-address = die Adresse des Ray-Clusters (sonst wird hier für die Dauer einer gestartet)
sim-playing = Es wird gespielt
sim-stopped = Nach { $done } von { $games } Partien angehalten. Sie sind aufgehoben: Derselbe Befehl macht weiter.
sim-done = { $games ->
    [one] Eine Partie liegt in { $file }
   *[other] { $games } Partien liegen in { $file }
  } ({ $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
  }).
sim-again = Jede Partie lässt sich einzeln nachspielen, die erste mit: { $command }
