"""A plan carried out: shares dealt to an engine, kept as they come, and put together at the end.

While games are played the finished shares lie in a folder beside the results, `<results>.parts`. Whoever
starts the same plan again goes on from there.
"""

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter

import pyarrow as pa
import pyarrow.parquet as pq

from tenshu.core.refusal import Refusal
from tenshu.sim.engines import Engine, Share, check_engine, engine
from tenshu.sim.plan import Plan, from_json
from tenshu.sim.rows import COMPRESSION, plan_of, schema

# A share is meant to take so long: enough to forget what sending it costs, little enough to lose.
SECONDS = 2.0
LARGEST = 5000
ROW_GROUP = 5000
PART = re.compile(r"(\d+)-(\d+)\.parquet")


def simulate(
    plan: Plan,
    out: str | Path,
    processes: int = 1,
    engine_name: str = "local",
    address: str | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Path:
    """Play all games of the plan and keep them in one Parquet file, whatever engine plays them.

    Interrupted, it keeps what is finished; called again, it goes on. `progress` hears how many games are
    done. Only a few shares are in memory at any time.
    """
    check_engine(engine_name)
    results = Path(out)
    if is_there(plan, results):
        progress(plan.games)
        return results
    parts = begin(plan, results)
    done = sum(count for _, count in kept(parts))
    progress(done)
    if done < plan.games:
        with engine(engine_name, plan, processes, address) as players:
            for count in play_on(plan, parts, players):
                done += count
                progress(done)
    put_together(plan, parts, results)
    return results


def is_there(plan: Plan, results: Path) -> bool:
    """Whether the results are there already; a Refusal when they are of something else."""
    if not results.exists():
        return False
    try:
        found = plan_of(pq.read_schema(results))
    except (pa.ArrowInvalid, OSError):
        found = None
    if found != plan:
        raise Refusal(
            "other-results",
            f"{results} is there already and holds something else; name another file or remove it",
            {"file": str(results)},
        )
    return True


def begin(plan: Plan, results: Path) -> Path:
    """The folder of parts, new or of the same plan."""
    if not results.parent.is_dir():
        raise Refusal("no-folder", f"there is no folder {results.parent}", {"folder": str(results.parent)})
    parts = results.with_name(results.name + ".parts")
    about = parts / "plan.json"
    if about.exists():
        if from_json(about.read_text()) != plan:
            raise Refusal(
                "other-results",
                f"{parts} holds games of another plan; name another file or remove it",
                {"file": str(parts)},
            )
    else:
        parts.mkdir(exist_ok=True)
        keep(about, plan.to_json().encode())
    return parts


def keep(path: Path, content: bytes) -> None:
    """Whole or not at all."""
    draft = path.with_name(path.name + ".draft")
    draft.write_bytes(content)
    draft.replace(path)


def kept(parts: Path) -> list[Share]:
    names = (PART.fullmatch(path.name) for path in parts.iterdir())
    return sorted((int(name[1]), int(name[2])) for name in names if name)


def part(parts: Path, share: Share) -> Path:
    return parts / f"{share[0]:09}-{share[1]}.parquet"


def gaps(plan: Plan, parts: Path) -> Iterator[Share]:
    """What is still to be played."""
    at = 0
    for first, count in kept(parts):
        if first > at:
            yield at, first - at
        at = first + count
    if at < plan.games:
        yield at, plan.games - at


def play_on(plan: Plan, parts: Path, players: Engine) -> Iterator[int]:
    """Deal out what is missing and keep what comes back; yields the games of each share."""
    missing = list(gaps(plan, parts))
    shares = ShareSize()
    under_way = 0
    while missing or under_way:
        while missing and under_way < players.room:
            first, count = missing.pop(0)
            size = min(count, shares.next(players.room, count))
            if size < count:
                missing.insert(0, (first + size, count - size))
            players.take((first, size))
            under_way += 1
        for share, content in players.finished():
            keep(part(parts, share), content)
            under_way -= 1
            shares.note(share[1])
            yield share[1]


class ShareSize:
    """How many games make a share: few at first, then as many as take about SECONDS."""

    def __init__(self) -> None:
        self.began = perf_counter()
        self.games = 0
        self.last = 1

    def note(self, games: int) -> None:
        self.games += games

    def next(self, room: int, left: int) -> int:
        if self.games == 0:
            return 1
        workers = max(1, room // 2)
        rate = self.games / (perf_counter() - self.began) / workers
        # At most doubling: the first games say little. Small towards the end: nobody waits for a large one.
        size = min(2 * self.last, int(rate * SECONDS), -(-left // (2 * room)), LARGEST)
        self.last = max(1, size)
        return self.last


def put_together(plan: Plan, parts: Path, results: Path) -> None:
    """One file of all parts, in the order of the games, a few of them in memory at a time."""
    draft = results.with_name(results.name + ".draft")
    with pq.ParquetWriter(draft, schema(plan), compression=COMPRESSION) as writer:
        waiting: list[pa.Table] = []
        for share in kept(parts):
            waiting.append(pq.read_table(part(parts, share)))
            if sum(table.num_rows for table in waiting) >= ROW_GROUP:
                writer.write_table(pa.concat_tables(waiting), ROW_GROUP)
                waiting = []
        if waiting:
            writer.write_table(pa.concat_tables(waiting), ROW_GROUP)
    draft.replace(results)
    shutil.rmtree(parts)
