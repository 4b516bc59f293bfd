"""Look for weights that self-play never tells about: `python -m bench.probe GAME WORDS --processes 2`.

What bots avoid, nothing is learnt of. Every weight of the outlook with one of the words in its name is moved
far up and far down: a bot with the moved weight sits among bots with the weights of now, and the best move is
made if it wins beyond doubt. Prints what came of it and writes the weights; equal seeds give equal weights.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from statistics import fmean, stdev

from bench.tune import ONE, game_of, greedy, judgement, table_of, write
from tenshu.bots import weights as tables
from tenshu.bots.weights import Weights
from tenshu.core import registry

# How far a weight is moved, in points: what counts by itself, and what counts for each turn to go.
MOVES = {"now": (-3.0, -1.0, 1.0, 3.0), "time": (-1.5, -0.5, 0.5, 1.5)}
# So many deviations above nothing are beyond doubt.
BEYOND = 3.5


def lead(game_name: str, now: Weights, games: int, seed: str, name: str, move: float) -> tuple[float, float]:
    """How many points a moved weight is ahead of the others on average, and how sure that is."""
    game = registry.game(game_name)
    new, old = judgement(game.name, moved(now, name, move)), judgement(game.name, now)
    found = []
    for number in range(games):
        players, own = table_of(game, number)
        bots = [greedy(game, f"{seed} {number} {s}", new if s == own else old) for s in range(players)]
        scores = game_of(game, bots, f"{seed} {number}").scores()
        found.append((players * scores[own] - sum(scores)) / (players - 1))
    return fmean(found), stdev(found) / sqrt(games)


def moved(weights: Weights, name: str, move: float) -> Weights:
    return weights | {name: weights[name] + round(move * ONE)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("words", nargs="+")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", default="probe")
    parser.add_argument("--processes", type=int, default=1)
    args = parser.parse_args()
    weights = tables.load(registry.kit(args.game).package)
    outlook = [name for name in weights if name.startswith("outlook.")]
    names = [name for name in outlook if any(word in name for word in args.words)]
    if not names:
        parser.error(f"no weight of the outlook has such a word in its name; there are: {', '.join(outlook)}")
    with ProcessPoolExecutor(args.processes) as pool:
        for name in names:
            moves = MOVES[name.split(".")[1]]
            leads = pool.map(partial(lead, args.game, weights, args.games, args.seed, name), moves)
            (ahead, doubt), move = max(zip(leads, moves, strict=True))
            print(f"{name} {weights[name]}: {move:+} brings {ahead:.2f} points (± {doubt:.2f})", flush=True)
            if ahead > BEYOND * doubt:
                weights = moved(weights, name, move)
    write(args.game, weights)


if __name__ == "__main__":
    main()
