"""`tenshu bench`: how fast a game runs here, inside the compiled loop and driven from Python."""

import argparse
import json
import resource
from pathlib import Path
from random import Random
from time import perf_counter

from tenshu.arguments import Subparsers, add_settings, positive, settings
from tenshu.core import random_play, registry
from tenshu.core.game import Game
from tenshu.core.rng import from_seed

WARM_UP = 50_000
COPIES = 200_000


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser("bench", help="measure how fast a game runs")
    parser.add_argument("game")
    parser.add_argument("--players", type=positive, default=4)
    parser.add_argument("--decisions", type=positive, default=10_000_000)
    parser.add_argument("--seed", default="bench")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_settings(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    figures = measure(registry.game(args.game), args.players, args.decisions, args.seed, settings(args))
    print(json.dumps(figures) if args.json else table(figures))
    return 0


def measure(game: Game, players: int, decisions: int, seed: str, chosen: dict[str, str]) -> dict[str, object]:
    start = game.start(players, seed, chosen)
    random_play.random_games(start, from_seed(seed), WARM_UP)
    before = rss_mb()
    began = perf_counter()
    found = random_play.random_games(start, from_seed(seed), decisions)
    seconds = perf_counter() - began
    after = rss_mb()
    began = perf_counter()
    random_play.copies(start, COPIES)
    copy_us = (perf_counter() - began) / COPIES * 1e6
    return {
        "game": game.name,
        "version": game.version,
        "compiled": not random_play.__file__.endswith(".py"),
        "players": players,
        "decisions_per_s": round(found.decisions / seconds),
        "real_decisions_per_s": round(found.real / seconds),
        "driven_per_s": round(driven(game, players, max(decisions // 10, 10_000), seed, chosen)),
        "games_per_s": round(found.games / seconds, 1),
        "copy_us": round(copy_us, 3),
        "rss_mb": round(after, 1),
        "rss_growth_mb": round(after - before, 1),
    }


def driven(game: Game, players: int, decisions: int, seed: str, chosen: dict[str, str]) -> float:
    """Decisions a second when a Python program asks for the options and picks one."""
    random = Random(seed).random
    start = game.start(players, seed, chosen)
    made = 0
    began = perf_counter()
    while made < decisions:
        state = start.copy()
        state.rng = from_seed(f"{seed} {made}")
        while (seat := state.decider()) >= 0:
            options = state.options(seat)
            state.apply(seat, options[int(random() * len(options))])
            made += 1
    return made / (perf_counter() - began)


def rss_mb() -> float:
    """Memory now (where the system tells), or its peak."""
    status = Path("/proc/self/statm")
    if status.exists():
        return int(status.read_text().split()[1]) * resource.getpagesize() / 1e6
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e3


def table(figures: dict[str, object]) -> str:
    return "\n".join(f"{name:22} {figure(value):>14}" for name, value in figures.items())


def figure(value: object) -> str:
    return f"{value:,}" if isinstance(value, float) or type(value) is int else str(value)
