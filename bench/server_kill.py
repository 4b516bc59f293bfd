"""kill -9 at random moments under load: what was acknowledged is there afterwards, once, and play goes on.

python -m bench.server_kill --kills 200
python -m bench.server_kill --kills 200 --store postgres --processes 2
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
import uuid
from dataclasses import asdict, dataclass, field
from pathlib import Path

from bench.server_client import Seated, Server, Wire, found, home, insist, percentile
from bench.server_load import fresh_store
from tenshu.server.links import digest
from tenshu.server.store_check import check_store
from tenshu.store import Entry, Store, open_store

# A table asks its players for no more than so many moves a second: the server's limits are not on trial here.
PAUSE = 0.06


@dataclass
class Outcome:
    kills: int = 0
    tables: int = 0
    acknowledged: int = 0
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)
    restart_ms_p50: float = 0.0
    restart_ms_max: float = 0.0

    def sound(self) -> bool:
        return not (self.lost or self.doubled or self.refused or self.stuck or self.failures)


@dataclass
class Against:
    """A table where one person plays bots: what they do we only learn from the server."""

    table_id: str
    token: str
    acknowledged: list[tuple[str, int]] = field(default_factory=list)
    over: bool = False


class Ordeal:
    def __init__(self, url: str, servers: list[Server], game: str, seed: str) -> None:
        self.url = url
        self.servers = servers
        self.game = game
        self.rng = random.Random(seed)
        self.outcome = Outcome()
        self.people: list[Seated] = []
        self.against: list[Against] = []
        self.ended = asyncio.Event()

    # Players

    async def people_play(self, number: int) -> None:
        """Table after table, move after move, each sent again until it is answered."""
        wire = Wire(self.servers[number % len(self.servers)].port, home(number))
        while not self.ended.is_set():
            seated = await found(wire, len(self.people), self.game, 2)
            self.people.append(seated)
            while not self.ended.is_set() and (chosen := seated.next_move()):
                await self.people_move(wire, seated, *chosen)
                await asyncio.sleep(PAUSE)

    async def people_move(self, wire: Wire, seated: Seated, seat: int, notation: str) -> None:
        command = seated.command(notation)
        path = f"/api/tables/{seated.table_id}/commands"
        status, answer = await insist(wire, "POST", path, command, seated.tokens[seat])
        if status != 200:
            self.outcome.refused.append(f"{seated.table_id}: {notation}: {status} {answer}"[:300])
            raise RuntimeError(self.outcome.refused[-1])
        seated.took_place(seat, command, answer["sequence"])

    async def play_against_bots(self, number: int) -> None:
        wire = Wire(self.servers[number % len(self.servers)].port, home(number))
        while not self.ended.is_set():
            table = await self.table_with_bots(wire)
            self.against.append(table)
            while not (self.ended.is_set() or table.over):
                await self.move_against_bots(wire, table)
                await asyncio.sleep(PAUSE)

    async def table_with_bots(self, wire: Wire) -> Against:
        seats = [{"kind": "person"}, {"kind": "bot"}, {"kind": "bot"}]
        wish = {"id": uuid.uuid4().hex, "game": self.game, "seats": seats}
        status, answer = await insist(wire, "POST", "/api/tables", wish)
        if status not in (200, 201):
            raise RuntimeError(f"no table: {status} {answer}")
        return Against(answer["table_id"], answer["seats"][0]["token"])

    async def move_against_bots(self, wire: Wire, table: Against) -> bool:
        """Whether the server had a question for us, and took our answer."""
        status, shown = await insist(wire, "GET", f"/api/tables/{table.table_id}", token=table.token)
        if status != 200:
            raise RuntimeError(f"{table.table_id}: {status} {shown}"[:300])
        table.over = shown["status"] == "over"
        if not shown["question"]:
            return False
        choice = self.rng.choice(shown["question"]["choices"])["notation"]
        command = {"do": "choose", "id": uuid.uuid4().hex, "on": shown["sequence"], "choices": [choice]}
        path = f"/api/tables/{table.table_id}/commands"
        status, answer = await insist(wire, "POST", path, command, table.token)
        if status != 200:
            self.outcome.refused.append(f"{table.table_id}: {choice}: {status} {answer}"[:300])
            raise RuntimeError(self.outcome.refused[-1])
        table.acknowledged.append((str(command["id"]), answer["sequence"]))
        return True

    # Judges

    async def judge(self, store: Store, *, all_tables: bool = False) -> None:
        """What was acknowledged before we look must be in the log, at its number, and only there."""
        people, against = (
            (self.people, self.against) if all_tables else (self.people[-30:], self.against[-10:])
        )
        for seated in people:
            acknowledged, choices = list(seated.acknowledged), list(seated.table.record.choices)
            log = await store.entries(seated.table_id)
            played = [tuple(pair) for entry in log if entry.kind == "play" for pair in pairs(entry)]
            if played[: len(choices)] != choices:
                self.outcome.lost.append(f"{seated.table_id}: the log tells another game")
            if len(played) > len(choices) + 1:
                self.outcome.doubled.append(f"{seated.table_id}: {len(played) - len(choices)} moves too many")
            self.compare(seated.table_id, acknowledged, log, 2)
        for table in against:
            acknowledged = list(table.acknowledged)
            self.compare(table.table_id, acknowledged, await store.entries(table.table_id), 1)

    def compare(
        self, table_id: str, acknowledged: list[tuple[str, int]], log: list[Entry], seats: int
    ) -> None:
        by_number = {entry.seq: entry.command for entry in log}
        commands = [entry.command for entry in log]
        for command, number in acknowledged:
            names = {digest(f"{seat} {command}") for seat in range(seats)}
            if by_number.get(number) not in names:
                self.outcome.lost.append(f"{table_id}: {command} was acknowledged as {number}")
            if sum(commands.count(name) for name in names) > 1:
                self.outcome.doubled.append(f"{table_id}: {command}")

    # The course of it

    async def run(self, kills: int, tables: int) -> Outcome:
        for server in self.servers:
            server.start()
            await server.ready()
        players = [asyncio.create_task(self.people_play(n)) for n in range(tables)]
        players += [asyncio.create_task(self.play_against_bots(tables + n)) for n in range(tables // 4)]
        store = await open_store(self.url)
        restarts = [await self.kill_one(store) for _ in range(kills)]
        self.ended.set()
        for result in await asyncio.gather(*players, return_exceptions=True):
            if isinstance(result, BaseException):
                self.outcome.stuck.append(repr(result)[:300])
        await self.go_on()
        await self.judge(store, all_tables=True)
        self.outcome.failures = (await check_store(store)).failures
        await store.close()
        self.sum_up(restarts)
        return self.outcome

    async def kill_one(self, store: Store) -> float:
        """At a random moment; returns how long the server was away."""
        await asyncio.sleep(self.rng.uniform(0.05, 1.0))
        server = self.rng.choice(self.servers)
        begin = time.perf_counter()
        server.kill()
        self.outcome.kills += 1
        server.start()
        await server.ready()
        away = time.perf_counter() - begin
        await self.judge(store)
        return away

    async def go_on(self) -> None:
        """Every game that is not over takes one more move."""
        wire = Wire(self.servers[0].port, home(199))
        for seated in self.people:
            if chosen := seated.next_move():
                await self.people_move(wire, seated, *chosen)
        for table in self.against:
            until = time.monotonic() + 60
            while not (table.over or await self.move_against_bots(wire, table)):
                if time.monotonic() > until:
                    self.outcome.stuck.append(f"{table.table_id}: nobody is asked")
                    break
                await asyncio.sleep(0.1)

    def sum_up(self, restarts: list[float]) -> None:
        outcome = self.outcome
        outcome.tables = len(self.people) + len(self.against)
        outcome.acknowledged = sum(len(table.acknowledged) for table in self.people)
        outcome.acknowledged += sum(len(table.acknowledged) for table in self.against)
        outcome.restart_ms_p50 = round(1000 * percentile(restarts, 0.5))
        outcome.restart_ms_max = round(1000 * percentile(restarts, 1.0))


def pairs(entry: Entry) -> list[tuple[int, str]]:
    choices = entry.data["choices"]
    assert isinstance(choices, list)
    return [(seat, notation) for seat, notation in choices]


async def ordeal(
    url: str,
    folder: Path,
    kills: int,
    tables: int,
    processes: int = 1,
    game: str = "kunitori",
    seed: str = "kill",
) -> Outcome:
    servers = [Server(url, log=folder / f"server{n}.log") for n in range(processes)]
    try:
        return await Ordeal(url, servers, game, seed).run(kills, tables)
    finally:
        for server in servers:
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--store", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--game", default="kunitori")
    parser.add_argument("--seed", default="kill")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, fresh_store(args.store, Path(name)) as store:
        outcome = asyncio.run(
            ordeal(store, Path(name), args.kills, args.tables, args.processes, args.game, args.seed)
        )
    print(json.dumps(asdict(outcome), indent=2))
    sys.exit(0 if outcome.sound() else 1)


if __name__ == "__main__":
    main()
