"""`tenshu arena`: bots play each other, and their strength is told with its confidence."""

import argparse
import json
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from tenshu.arena import ratings, results_file
from tenshu.arena.matches import Arena, Result
from tenshu.arguments import Subparsers, add_settings, positive, settings
from tenshu.bots import registry as bots
from tenshu.core import registry
from tenshu.core.refusal import Refusal
from tenshu.core.setup import agree
from tenshu.texts import Texts

COLUMNS = ("bot", "games", "wins", "points", "rating", "ahead", "time", "slowest")


def add(subparsers: Subparsers, words: Texts) -> None:
    help_ = words.text("help-arena")
    parser = subparsers.add_parser("arena", help=help_, description=help_)
    parser.add_argument("game", help=words.text("help-game", games=", ".join(registry.names())))
    parser.add_argument("--bots", default=",".join(bots.LEVELS), help=words.text("help-arena-bots"))
    parser.add_argument("--games", type=positive, default=100, help=words.text("help-arena-games"))
    parser.add_argument("--players", type=positive, help=words.text("help-arena-players"))
    parser.add_argument("--seed", default="arena", help=words.text("help-arena-seed"))
    parser.add_argument("--processes", type=positive, default=1, help=words.text("help-arena-processes"))
    parser.add_argument("--out", metavar="FILE", help=words.text("help-arena-out"))
    parser.add_argument("--json", action="store_true", help=words.text("help-arena-json"))
    parser.add_argument("--lang", help=words.text("help-lang"))
    add_settings(parser, words.text("help-setting"))
    parser.set_defaults(run=lambda args: run(args, words))


def run(args: argparse.Namespace, words: Texts) -> int:
    arena = agreed(args)
    path = Path(args.out) if args.out else None
    results = results_file.read(path, arena) if path else []
    if path:
        results_file.write(path, arena, results)
    known = {result.number for result in results}
    missing = [number for number in range(args.games) if number not in known]
    results += played(arena, missing, args.processes, path, words)
    standings = ratings.standings([result for result in results if result.number < args.games])
    if args.json:
        print(json.dumps({**arena.header(), "standings": [each.to_json() for each in standings]}))
    else:
        Console(highlight=False, markup=False, emoji=False).print(table(standings, words))
    return 0


def agreed(args: argparse.Namespace) -> Arena:
    game = registry.game(args.game)
    names = tuple(name.strip() for name in args.bots.split(","))
    for name in names:
        if name not in bots.NAMES:
            known = ", ".join(bots.NAMES)
            raise Refusal(
                "unknown-bot",
                f"there is no bot '{name}'; there are: {known}",
                {"asked": name, "known": known},
            )
    fewest = next(players for players in game.players if players > 1)
    setup = agree(game, args.players or fewest, settings(args))
    return Arena(game.name, game.version, setup.players, setup.settings, names, args.seed)


def played(arena: Arena, numbers: list[int], processes: int, path: Path | None, words: Texts) -> list[Result]:
    found = []
    console = Console(file=sys.stderr, highlight=False)
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(words.text("arena-progress"), total=len(numbers))
        for result in results_file.games(arena, numbers, processes):
            found.append(result)
            if path:
                results_file.append(path, result)
            progress.advance(task)
    return found


def table(standings: list[ratings.Rating], words: Texts) -> Grid:
    fair = words.text("arena-fair", percent=f"{100 * standings[0].fair:.0f}")
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim", caption=fair)
    for column in COLUMNS:
        grid.add_column(words.text(f"arena-{column}"), justify="left" if column == "bot" else "right")
    for standing in standings:
        grid.add_row(
            standing.bot,
            str(standing.seats),
            percent(standing.wins, standing.seats),
            f"{standing.points:.1f}",
            f"{standing.rating:.1f} ± {standing.high - standing.rating:.1f}",
            percent(standing.ahead, standing.met) if standing.met else "",
            f"{standing.milliseconds:.1f} ms",
            f"{standing.slowest:.2f} s",
        )
    return grid


def percent(wins: float, games: int) -> str:
    low, high = ratings.interval(wins, games)
    return f"{100 * wins / games:.0f} % ({100 * low:.0f}-{100 * high:.0f})"
