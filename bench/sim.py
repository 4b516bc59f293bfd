"""What dividing a simulation costs: one process, two, and a Ray cluster, all measured in this one run.

One and two take turns, then two and Ray, many times over; medians count, also of the ratios within a turn,
because the speed of a shared machine goes up and down.
"""

import argparse
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

import pyarrow.parquet as pq
import ray

from tenshu.sim import Plan, plan, simulate
from tenshu.sim.engines import Engine, OnRay, Processes
from tenshu.sim.rows import play_share

GAMES = ("kunitori", "shogun", "white_castle")
SHARE_SECONDS = 1.0


def share_size(work: Plan) -> int:
    """Games that take one process about SHARE_SECONDS."""
    games = 1
    while True:
        began = perf_counter()
        play_share(work, 0, games)
        seconds = perf_counter() - began
        if seconds > 0.3:
            return max(1, round(games * SHARE_SECONDS / seconds))
        games *= 2


def warm_up(players: Engine) -> None:
    """Every process plays a game first."""
    for at in range(players.room):
        players.take((at * 1000, 1))
    for _ in range(players.room):
        players.finished()


def rate(players: Engine, size: int, shares: int) -> float:
    """Games a second. As in a simulation shares get smaller towards the end, so that nobody waits long."""
    began = perf_counter()
    games = shares * size
    at = under_way = 0
    while at < games or under_way:
        while at < games and under_way < players.room:
            share = min(size, -(-(games - at) // (2 * players.room)))
            players.take((at, share))
            at += share
            under_way += 1
        under_way -= len(players.finished())
    return games / (perf_counter() - began)


def in_turns(engines: tuple[Engine, Engine], size: int, shares: int, turns: int) -> list[list[float]]:
    """Turn by turn, games a second with each of two engines."""
    with engines[0] as one, engines[1] as other:
        for engine in (one, other):
            warm_up(engine)
        return [[rate(engine, size, shares) for engine in (one, other)] for _ in range(turns)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--shares", type=int, default=12, help="of a second, for each turn")
    parser.add_argument("--turns", type=int, default=8)
    args = parser.parse_args()
    works = [plan(game, 1_000_000, 4, args.bots.split(","), seed="bench") for game in GAMES]
    sizes = [share_size(work) for work in works]
    print("| simulation, 4 players | one process, games/s | two, games/s | times |\n|---|---|---|---|")
    for work, size in zip(works, sizes, strict=True):
        rows = in_turns((Processes(work, 1), Processes(work, 2)), size, args.shares, args.turns)
        one, two = (median(column) for column in zip(*rows, strict=True))
        times = median(row[1] / row[0] for row in rows)
        print(f"| {work.game} | {one:,.1f} | {two:,.1f} | {times:.2f} |", flush=True)
    # Only now: a cluster is never quite idle.
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level=40)
    print("\n| simulation, 4 players | two processes, games/s | Ray with two | overhead |\n|---|---|---|---|")
    for work, size in zip(works, sizes, strict=True):
        rows = in_turns((Processes(work, 2), OnRay(work, 2, None)), size, args.shares, args.turns)
        two, on_ray = (median(column) for column in zip(*rows, strict=True))
        overhead = median(row[0] / row[1] - 1 for row in rows)
        print(f"| {work.game} | {two:,.1f} | {on_ray:,.1f} | {100 * overhead:.1f} % |", flush=True)
    ray.shutdown()
    with tempfile.TemporaryDirectory() as folder:
        whole = simulate(plan("kunitori", 5000, 2), Path(folder) / "whole.parquet", processes=2)
        size = whole.stat().st_size / pq.read_metadata(whole).num_rows
        print(f"\n{size:.0f} bytes a game in the file of results")


if __name__ == "__main__":
    main()
