"""Fit the weights of a judgement by self-play: `python -m bench.tune GAME fit` or `... GAME play`.

`fit`: the outlook, by least squares over positions of games between absent-minded bots and how they ended.
`play`: the tastes, by CMA-ES: candidates sit among bots with the weights of now, and their points count.
Both print what was gained and write weights.toml of the game; equal seeds give equal weights.
"""

import argparse
import re
from pathlib import Path
from statistics import mean

import cma
import numpy as np
from numpy.typing import NDArray

from tenshu.bots import weights as tables
from tenshu.bots.bot import Bot, GreedyBot
from tenshu.bots.features import looks
from tenshu.bots.judgement import Judgement
from tenshu.bots.registry import brain
from tenshu.bots.search_bot import Budget, SearchBot
from tenshu.bots.weights import Weights
from tenshu.core import registry
from tenshu.core.game import Game
from tenshu.core.rng import from_seed
from tenshu.core.state import State

# Tastes that are left alone: without meaning for play in the base game, or better known than tuned.
FIXED = re.compile(r"favour|no_favour|bonus\.|rival\.")
RIDGE = 20.0
# Generations after which the opponents of the candidates learn.
LESSON = 15
LEAD = 30
# The outlook's weights are written in such parts of a point.
ONE = 100_000


def judgement(game: str, weights: Weights) -> Judgement:
    return brain(game).tuning.judgement(weights)


def outlook_names(game: str) -> list[str]:
    """All that the outlook counts by itself, then the same with the time that is left."""
    return [f"outlook.{part}.{name}" for part in ("now", "time") for name in brain(game).tuning.features]


def outlook_of(weights: Weights, names: list[str]) -> NDArray[np.float64]:
    """In points."""
    return np.array([weights.get(name, 0) for name in names]) / ONE


def write_outlook(game: str, weights: Weights, names: list[str], found: NDArray[np.float64]) -> None:
    rounded = {name: round(weight * ONE) for name, weight in zip(names, found, strict=True)}
    write(game, weights | rounded)


def table_of(game: Game, number: int) -> tuple[int, int]:
    """Every number of players and every seat in turn; alone there are no opponents to learn from."""
    counts = [players for players in game.players if players > 1]
    players = counts[number % len(counts)]
    return players, number // len(counts) % players


def game_of(game: Game, bots: list[Bot], seed: str) -> State:
    state = game.start(len(bots), seed, brain(game.name).tuning.alone if len(bots) == 1 else {})
    while not state.over():
        seat = state.decider()
        state.apply(seat, bots[seat].decide(state, seat))
    return state


def fit(game: Game, games: int, seed: str) -> None:
    """Least squares with a ridge towards nothing; features count by themselves and times what is left."""
    weights = tables.load(registry.kit(game.name).package)
    names = outlook_names(game.name)
    mind = judgement(game.name, weights)
    rows: list[list[int]] = []
    ends: list[int] = []
    for number in range(games):
        players, _ = table_of(game, number)
        chance = from_seed(f"{seed} look {number}")
        bots = [GreedyBot(f"{seed} {number} {seat}", mind, 4 * (number % 4)) for seat in range(players)]
        state = game.start(players, f"{seed} {number}")
        seen: list[list[list[int]]] = []
        while not state.over():
            if mind.settled(state) and chance.below(6) == 0:
                seen.append(looks(state, mind))
            seat = state.decider()
            state.apply(seat, bots[seat].decide(state, seat))
        scores = state.scores()
        for look in seen:
            rows += look
            ends += scores
    table = np.array(rows, dtype=float)
    left, features = table[:, :1], table[:, 1:]
    wide = np.hstack([features, features * left])
    end = np.array(ends, dtype=float)
    scale = np.maximum(wide.std(axis=0), 1e-9)
    scale[wide.std(axis=0) == 0] = 1.0
    scaled = wide / scale
    found = np.linalg.solve(scaled.T @ scaled + RIDGE * np.eye(scaled.shape[1]), scaled.T @ end) / scale
    spread = end - wide @ found
    before = outlook_of(weights, names)
    print(
        f"{len(end)} positions; spread of the ends {end.std():.2f}, "
        f"before {(end - wide @ before).std():.2f}, now {spread.std():.2f}"
    )
    write_outlook(game.name, weights, names, found)


def tune(game: Game, generations: int, games: int, seed: str) -> None:
    """Every candidate plays the same deals of a generation, each from another seat; from time to time the
    opponents learn what was found so far."""
    start = tables.load(registry.kit(game.name).package)
    names = [name for name in start if tunable(game.name, name)]
    scales = [max(abs(start[name]) * 0.3, 10_000 if name.startswith("outlook") else 1.5) for name in names]
    # Many weights and few trials: only how far each is moved is learnt, not what they have in common.
    settings = {"seed": sum(map(ord, seed)) + 1, "verbose": -9, "popsize": 16, "CMA_diagonal": True}
    step = 0.8 if brain(game.name).tuning.by_outlook else 0.5
    numbers = cma.CMAEvolutionStrategy([0.0] * len(names), step, settings)
    others = start
    for generation in range(generations):
        asked = numbers.ask()
        results = [
            -score(game, others, moved(start, names, scales, x), games, f"{seed} {generation}") for x in asked
        ]
        numbers.tell(asked, results)
        centre = moved(start, names, scales, numbers.mean)
        write(game.name, centre)
        if generation % 5 == 4:
            gained = score(game, start, centre, games * 4, f"{seed} centre")
            print(f"generation {generation + 1}: best {-min(results):+.3f}, centre {gained:+.3f}", flush=True)
        if (generation + 1) % LESSON == 0:
            others = centre


def tunable(game: str, name: str) -> bool:
    if name.startswith("outlook."):
        return brain(game).tuning.by_outlook and name != "outlook.now.points"
    return not FIXED.match(name)


def moved(start: Weights, names: list[str], scales: list[float], x: list[float]) -> Weights:
    found = dict(start)
    for name, scale, by in zip(names, scales, x, strict=True):
        found[name] = round(start[name] + scale * by)
    return found


def score(game: Game, start: Weights, candidate: Weights, games: int, seed: str) -> float:
    """How far the candidate is ahead of the best other, in points and wins."""
    new, old = judgement(game.name, candidate), judgement(game.name, start)
    found = []
    tables = 0
    for number in range(games):
        # Alone against a rival games are cheap: five of six.
        if brain(game.name).tuning.alone and number % 6 < 5:
            state = game_of(game, [greedy(game, f"{seed} {number}", new)], f"{seed} {number}")
            ahead = state.scores()[0] - new.rival(state) / 100
            found.append(ahead / LEAD)
            continue
        players, own = table_of(game, tables)
        tables += 1
        bots = [greedy(game, f"{seed} {number} {s}", new if s == own else old) for s in range(players)]
        state = game_of(game, bots, f"{seed} {number}")
        scores = state.scores()
        ahead = scores[own] - max(s for seat, s in enumerate(scores) if seat != own)
        found.append((state.ranking()[own] == 1) * players / 2 + np.tanh(ahead / LEAD))
    return float(mean(found))


def greedy(game: Game, seed: str, mind: Judgement) -> Bot:
    """Takes what looks best; where whole turns are judged, one thought serves all choices of a turn."""
    if brain(game.name).tuning.by_outlook:
        return SearchBot(seed, mind, Budget(1, 1, 0))
    return GreedyBot(seed, mind)


def write(game: str, weights: Weights) -> None:
    """Only numbers change: comments and order stay, new names are added to their table."""
    path = Path(str(registry.kit(game).folder("weights.toml")))
    lines: list[str] = []
    table = ""
    told: set[str] = set()

    def rest() -> None:
        prefix = f"{table}." if table else ""
        for name, value in weights.items():
            inner = name[len(prefix) :]
            if table and name.startswith(prefix) and "." not in inner and name not in told:
                told.add(name)
                lines.append(f"{inner} = {value}")

    for line in path.read_text().splitlines():
        if line.startswith("["):
            while lines and not lines[-1]:
                lines.pop()
            kept: list[str] = []
            while lines and lines[-1].startswith("#"):
                kept.insert(0, lines.pop())
            while lines and not lines[-1]:
                lines.pop()
            rest()
            if lines:
                lines.append("")
            lines += kept
            table = line.strip("[]")
        elif " = " in line and not line.startswith("#"):
            name = line.partition(" = ")[0]
            full = f"{table}.{name}" if table else name
            told.add(full)
            if f"{full}.0" in weights:
                row: list[int] = []
                while f"{full}.{len(row)}" in weights:
                    told.add(f"{full}.{len(row)}")
                    row.append(weights[f"{full}.{len(row)}"])
                line = f"{name} = {row}"
            else:
                line = f"{name} = {weights[full]}"
        lines.append(line)
    rest()
    path.write_text("\n".join(lines) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("what", choices=("fit", "play"))
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--generations", type=int, default=30)
    parser.add_argument("--seed", default="tune")
    args = parser.parse_args()
    game = registry.game(args.game)
    if args.what == "fit":
        fit(game, args.games, args.seed)
    else:
        tune(game, args.generations, args.games, args.seed)


if __name__ == "__main__":
    main()
