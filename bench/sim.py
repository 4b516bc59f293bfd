"""What dividing a simulation costs: one process, two, and a Ray cluster, all measured in this one run."""

import argparse
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import pyarrow.parquet as pq
import ray

from tenshu.sim import Plan, plan, simulate
from tenshu.sim.engines import Engine, OnRay, Processes
from tenshu.sim.rows import play_share

SHARE_SECONDS = 2.0


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


def rate(players: Engine, size: int, shares: int) -> float:
    """Games a second, once every process has played a share to warm up."""
    for at in range(players.room):
        players.take((at * 1000, 1))
    for _ in range(players.room):
        players.finished()
    began = perf_counter()
    taken = done = 0
    while done < shares:
        while taken < shares and taken - done < players.room:
            players.take((taken * size, size))
            taken += 1
        done += len(players.finished())
    return shares * size / (perf_counter() - began)


def measure(game: str, bots: str, seats: int, shares: int) -> dict[str, float]:
    work = plan(game, 1_000_000, seats, bots.split(","), seed="bench")
    size = share_size(work)
    engines: dict[str, Callable[[], Engine]] = {
        "one process": lambda: Processes(work, 1),
        "two processes": lambda: Processes(work, 2),
        "ray, two processes": lambda: OnRay(work, 2, None),
    }
    found: dict[str, float] = {}
    for name, begin in engines.items():
        with begin() as players:
            found[name] = rate(players, size, shares)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--shares", type=int, default=12)
    args = parser.parse_args()
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level=40)
    print("| simulation | one process, games/s | two | times | Ray with two | Ray's overhead |")
    print("|---|---|---|---|---|---|")
    for game, seats in (("kunitori", 4), ("shogun", 4), ("white_castle", 4)):
        figures = measure(game, args.bots, seats, args.shares)
        one, two, on_ray = figures.values()
        print(
            f"| {game}, {seats} players, {args.bots} | {one:,.1f} | {two:,.1f} | {two / one:.2f} "
            f"| {on_ray:,.1f} | {100 * (two / on_ray - 1):.1f} % |",
            flush=True,
        )
    ray.shutdown()
    with tempfile.TemporaryDirectory() as folder:
        whole = simulate(plan("kunitori", 5000, 2), Path(folder) / "whole.parquet", processes=2)
        size = whole.stat().st_size / pq.read_metadata(whole).num_rows
        print(f"\n{size:.0f} bytes a game in the file of results")


if __name__ == "__main__":
    main()
