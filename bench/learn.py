"""Fit the outlook to what comes of turns: `python -m bench.learn --processes 2`.

In positions of games between bots, promising turns and some others are played out on equal lots. By least
squares, with the weights of now as what is believed before, the outlook after a turn learns to tell what the
turns of one position come to, beside each other. Writes weights.toml of the game; equal seeds and
equal weights to begin with give equal weights. For games in which a plan is a whole turn.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import numpy as np
from numpy.typing import NDArray

from bench.tune import greedy, judgement, outlook_names, outlook_of, write_outlook
from tenshu.bots import weights as tables
from tenshu.bots.judgement import Judgement
from tenshu.bots.mcts import evaluate, rollout
from tenshu.bots.registry import brain
from tenshu.bots.weights import Weights
from tenshu.core import registry
from tenshu.core.rng import Rng, from_seed
from tenshu.core.state import State

# Every turn is played out so often; among so many there are the most promising, and others by lot.
TRIALS = 8
TURNS = 16
PROMISING = 10
SURVEYED = 40
# How many of a hundred turns are looked at, and how many of those are then played by lot.
LOOKED_AT = 35
STRAYED = 35
# In points: how far the average of the trials strays, and how far a weight may be from the one of now.
STRAY = 3.0
MOVED = {"now": 0.5, "time": 0.1}
TESTED = 5

Numbers = NDArray[np.float64]
# The features after each turn, for now and for the time that is left, and how far ahead it leads.
Lesson = tuple[Numbers, Numbers]


def lessons(game_name: str, weights: Weights, seed: str, number: int) -> list[Lesson]:
    """What one game teaches."""
    game = registry.game(game_name)
    players = game.players[number % len(game.players)]
    mind = judgement(game_name, weights)
    state = game.start(players, f"{seed} {number}", brain(game_name).tuning.alone if players == 1 else {})
    chance = from_seed(f"{seed} look {number}")
    bots = [greedy(game, f"{seed} {number} {seat}", mind) for seat in range(players)]
    found: list[Lesson] = []
    strays: list[int] = []
    while not state.over():
        seat = state.decider()
        if mind.settled(state) and len(state.legal(seat)) > 1:
            strays = []
            if chance.below(100) < LOOKED_AT:
                determinized = state.determinize(seat, chance)
                turns = some_turns(mind, determinized, seat, chance)
                found.append(lesson(mind, determinized, seat, turns, chance))
                if chance.below(100) < STRAYED:
                    strays = turns[chance.below(len(turns))]
        stray = bool(strays) and strays[0] in state.legal(seat)
        option = strays.pop(0) if stray else bots[seat].decide(state, seat)
        state.apply(seat, option)
    return found


def some_turns(mind: Judgement, determinized: State, seat: int, chance: Rng) -> list[list[int]]:
    turns = [
        [int(option) for option in turn] for turn in mind.candidates(determinized, seat, SURVEYED, chance)
    ]
    promising, others = turns[:PROMISING], turns[PROMISING:]
    while others and len(promising) < TURNS:
        promising.append(others.pop(chance.below(len(others))))
    return promising


def lesson(mind: Judgement, determinized: State, seat: int, turns: list[list[int]], chance: Rng) -> Lesson:
    rows: list[Numbers] = []
    ahead: list[float] = []
    trials = [chance.fork() for _ in range(TRIALS)]
    for turn in turns:
        looks = []
        leads = []
        for lots in trials:
            rng = lots.copy()
            state = determinized.determinize(seat, rng)
            for option in turn:
                state.apply(seat, option)
            while state.decider() == seat and not mind.settled(state):
                mind.advance(state, seat, rng)
            features = np.array(list(mind.features(state, seat)), dtype=float)
            looks.append(np.concatenate([features, features * mind.left(state, seat)]))
            rollout(state, mind, 1 << 30, rng)
            leads.append(lead(state, mind, seat))
        rows.append(np.mean(looks, axis=0))
        ahead.append(float(np.mean(leads)))
    return np.array(rows), np.array(ahead)


def lead(state: State, mind: Judgement, seat: int) -> float:
    """How far a seat is ahead of the others on average, or of the rival."""
    *points, rival = [int(outlook) for outlook in evaluate(state, mind)]
    others = [other for at, other in enumerate(points) if at != seat] or [rival]
    return (points[seat] - sum(others) / len(others)) / 100


def beside_each_other(found: list[Lesson]) -> Lesson:
    """All turns, each compared with the average of its position."""
    rows = [features - features.mean(axis=0) for features, _ in found]
    ahead = [leads - leads.mean() for _, leads in found]
    return np.vstack(rows), np.concatenate(ahead)


def solve(found: list[Lesson], before: Numbers, names: list[str]) -> Numbers:
    rows, ahead = beside_each_other(found)
    moved = np.array([MOVED[name.split(".")[1]] for name in names])
    missing = rows.T @ (ahead - rows @ before) / STRAY**2
    return before + np.linalg.solve(rows.T @ rows / STRAY**2 + np.diag(moved**-2), missing)


def gained(found: list[Lesson], before: Numbers, after: Numbers) -> float:
    """Points that are gained by a turn chosen with the new weights."""
    return float(
        np.mean([ahead[(rows @ after).argmax()] - ahead[(rows @ before).argmax()] for rows, ahead in found])
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="white_castle")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", default="learn")
    parser.add_argument("--processes", type=int, default=1)
    args = parser.parse_args()
    weights = tables.load(registry.kit(args.game).package)
    names = outlook_names(args.game)
    with ProcessPoolExecutor(args.processes) as pool:
        games = pool.map(partial(lessons, args.game, weights, args.seed), range(args.games), chunksize=4)
        found = [one for game in games for one in game]
    before = outlook_of(weights, names)
    cut = len(found) // TESTED
    tried = gained(found[:cut], before, solve(found[cut:], before, names))
    print(f"{len(found)} positions; {tried:+.2f} points a turn in the fifth that was not learnt from")
    write_outlook(args.game, weights, names, solve(found, before, names))


if __name__ == "__main__":
    main()
