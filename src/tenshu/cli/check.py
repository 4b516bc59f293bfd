"""`tenshu check`: random games with all properties checked at every step, or a whole store replayed."""

import argparse
import asyncio
import json
import os
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict

from tenshu.arguments import Subparsers, positive
from tenshu.core import registry
from tenshu.core.check import Report, check_game
from tenshu.core.refusal import Refusal

SHARE = 100


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser("check", help="play random games and check that the rules hold")
    parser.add_argument("game", nargs="?", help="play random games of this game")
    parser.add_argument("--store", metavar="URL", help="replay all tables of a store instead")
    parser.add_argument("--games", type=positive, default=100)
    parser.add_argument("--seed", default="check")
    parser.add_argument(
        "--deep", type=positive, default=16, help="make the costly checks at one step in this many"
    )
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if (args.game is None) == (args.store is None):
        raise Refusal("bad-arguments", "name either a game or a store with --store URL")
    if args.store is not None:
        return run_store(args.store, args.json)
    registry.game(args.game)
    report = check(args.game, args.games, args.seed, args.deep, args.jobs)
    if args.json:
        print(json.dumps(asdict(report)))
    else:
        print(f"{report.games} games, {report.steps} steps, {len(report.failures)} failures")
        print(*report.failures[:20], sep="\n", end="\n" if report.failures else "")
    return 1 if report.failures else 0


def run_store(url: str, as_json: bool) -> int:
    # Only here, so that the terminal needs no server.
    from tenshu.server.store_check import StoreReport, check_store
    from tenshu.store import StoreError, open_store

    async def work() -> StoreReport:
        store = await open_store(url, must_exist=True)
        try:
            return await check_store(store)
        finally:
            await store.close()

    try:
        report = asyncio.run(work())
    except StoreError as error:
        raise Refusal("bad-store", str(error), {"cause": str(error)}) from error
    if as_json:
        print(json.dumps(asdict(report)))
    else:
        print(f"{report.tables} tables, {report.entries} entries, {len(report.failures)} failures")
        for rules, count in sorted(report.elsewhere.items()):
            print(f"{count} tables of {rules}: these rules are not installed here, see docs/host.md")
        print(*report.failures[:20], sep="\n", end="\n" if report.failures else "")
    return 1 if report.failures else 0


def check(name: str, games: int, seed: str, deep: int, jobs: int) -> Report:
    """The same games however many processes share them."""
    shares = [(name, first, min(SHARE, games - first), seed, deep) for first in range(0, games, SHARE)]
    if jobs == 1 or len(shares) == 1:
        return add_up(map(check_share, shares))
    with ProcessPoolExecutor(jobs) as pool:
        return add_up(pool.map(check_share, shares))


def add_up(parts: Iterable[Report]) -> Report:
    total = Report()
    for part in parts:
        total.games += part.games
        total.steps += part.steps
        total.failures += part.failures
    return total


def check_share(share: tuple[str, int, int, str, int]) -> Report:
    name, first, games, seed, deep = share
    return check_game(registry.game(name), games, seed, deep, first)
