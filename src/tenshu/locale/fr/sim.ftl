# Textes de `tenshu sim`.

sim-help = faire jouer des milliers de parties aux bots et en garder les résultats
sim-help-more = Fait jouer de nombreuses parties aux bots et garde les résultats dans un fichier Parquet. Ctrl-C arrête ; la même commande reprend là où l’on s’est arrêté.
sim-help-games = combien de parties (par défaut 1000)
sim-help-players = combien de joueurs (par défaut autant que de bots nommés, ou le maximum du jeu)
sim-help-bots = un bot pour toutes les places, ou un par place, séparés par des virgules : { $bots } ; ils changent de place d’une partie à l’autre
sim-help-seed = un texte quelconque ; la partie numéro n a la graine « SEED n » et peut être rejouée seule (par défaut 1)
sim-help-out = le fichier de résultats (par défaut JEU-JOUEURS-SEED.parquet)
sim-help-processes = combien de processus jouent (par défaut un par cœur)
sim-help-engine = qui joue : cette machine (local) ou une grappe Ray (ray)
sim-help-address = l’adresse de la grappe Ray (par défaut, une grappe est lancée ici pour l’occasion)
sim-playing = En cours de jeu
sim-stopped = Arrêté après { $done } parties sur { $games }. Elles sont gardées : la même commande reprend.
sim-done = { $games ->
    [one] Une partie se trouve dans { $file }
   *[other] { $games } parties se trouvent dans { $file }
  } ({ $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }).
sim-again = Chaque partie peut être rejouée seule, la première avec : { $command }
