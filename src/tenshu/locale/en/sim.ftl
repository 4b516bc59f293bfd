# Texts of `tenshu sim`.

sim-help = let bots play games by the thousand and keep the results
sim-help-more = Let bots play many games and keep the results as a Parquet file. Stop it with Ctrl-C; the same command goes on where it stopped.
sim-help-games = how many games (default: 1000)
sim-help-players = how many players (default: as many as bots are named, or the game’s most)
sim-help-bots = one bot for all seats, or one for each, separated by commas: { $bots }; they change seats from game to game
sim-help-seed = any text; game number n has the seed “SEED n” and can be played again alone (default: 1)
sim-help-out = the file of results (default: GAME-PLAYERS-SEED.parquet)
sim-help-processes = how many processes play (default: one for each core)
sim-help-engine = who plays: this machine (local) or a Ray cluster (ray)
sim-help-address = the address of the Ray cluster (default: one that is started here for the purpose)
sim-playing = Playing
sim-stopped = Stopped after { $done } of { $games } games. They are kept: the same command goes on.
sim-done = { $games ->
    [one] One game is in { $file }
   *[other] { $games } games are in { $file }
  } ({ $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }).
sim-again = Each game can be played again alone, the first one with: { $command }
