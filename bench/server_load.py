"""Load: 1,000 open games with a WebSocket each, 200 committed moves a second for a minute.

python -m bench.server_load --store sqlite
python -m bench.server_load --store postgres --processes 2
"""

import argparse
import asyncio
import json
import platform
import random
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from tests.postgres import database, postgres
from websockets.asyncio.client import ClientConnection, connect

from bench.server_client import HOST, Lost, Seated, Server, Wire, found, home, percentile
from tenshu.server.store_check import check_store
from tenshu.store import open_store


@dataclass
class Figures:
    acknowledged: list[float] = field(default_factory=list)
    delivered: list[float] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    late: int = 0
    seconds: float = 0.0


@dataclass(eq=False)
class Player:
    """One table, its socket, and a wire for its commands; they may lead to different processes."""

    seated: Seated
    wire: Wire
    socket: ClientConnection
    sent: float = 0.0


async def open_tables(servers: list[Server], games: list[str], count: int) -> list[Player]:
    players: list[Player] = []
    for number in range(count):
        here, there = servers[number % len(servers)], servers[(number // len(servers)) % len(servers)]
        wire = Wire(here.port, home(number % 100))
        seated = await found(wire, number, games[number % len(games)], 3)
        url = f"ws://{HOST}:{there.port}/api/tables/{seated.table_id}/events"
        socket = await connect(url, local_addr=(wire.home, 0), max_size=None, compression=None)
        await socket.send(json.dumps({"token": seated.tokens[0], "since": 0}))
        await socket.recv()
        players.append(Player(seated, wire, socket))
    return players


async def listen(player: Player, figures: Figures) -> None:
    async for message in player.socket:
        if player.sent:
            figures.delivered.append(time.perf_counter() - player.sent)
        del message


async def move(player: Player, figures: Figures) -> None:
    chosen = player.seated.next_move()
    if not chosen:
        figures.refused.append("the game is over")
        return
    seat, notation = chosen
    command = player.seated.command(notation)
    path = f"/api/tables/{player.seated.table_id}/commands"
    player.sent = begin = time.perf_counter()
    try:
        status, answer = await player.wire.ask("POST", path, command, player.seated.tokens[seat])
    except Lost as lost:
        status, answer = 0, repr(lost.__cause__)
    if status == 200:
        figures.acknowledged.append(time.perf_counter() - begin)
        player.seated.took_place(seat, command, answer["sequence"])
    else:
        figures.refused.append(f"{status} {answer}"[:200])


async def play(players: list[Player], rate: float, seconds: float) -> Figures:
    """Moves at a fixed rate whether or not the answers keep up."""
    figures = Figures()
    listening = [asyncio.create_task(listen(player, figures)) for player in players]
    order = random.Random(1)
    moving: dict[Player, asyncio.Task[None]] = {}
    begin = time.perf_counter()
    for number in range(int(rate * seconds)):
        ahead = begin + number / rate - time.perf_counter()
        if ahead > 0:
            await asyncio.sleep(ahead)
        elif ahead < -0.05:
            figures.late += 1
        while len(moving) == len(players):
            await asyncio.sleep(0.001)
        player = order.choice([player for player in players if player not in moving])
        moving[player] = asyncio.create_task(move(player, figures))
        moving[player].add_done_callback(partial(arrived, moving, player))
    await asyncio.gather(*moving.values())
    figures.seconds = time.perf_counter() - begin
    await asyncio.sleep(1)
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    return figures


def arrived(moving: "dict[Player, asyncio.Task[None]]", player: Player, task: "asyncio.Task[None]") -> None:
    del moving[player]
    if not task.cancelled():
        task.result()


async def measure(store: str, args: argparse.Namespace, folder: Path) -> dict[str, object]:
    servers = [Server(store, log=folder / f"server{n}.log") for n in range(args.processes)]
    for server in servers:
        server.start()
        await server.ready()
    try:
        before = sum(server.memory() for server in servers)
        begin = time.perf_counter()
        players = await open_tables(servers, args.games.split(","), args.tables)
        opened = time.perf_counter() - begin
        used = sum(server.cpu() for server in servers)
        figures = await play(players, args.rate, args.seconds)
        used = sum(server.cpu() for server in servers) - used
        memory = sum(server.memory() for server in servers)
        for player in players:
            await player.socket.close()
            player.wire.close()
    finally:
        for server in servers:
            server.stop()
    kept = await open_store(store)
    report = await check_store(kept)
    await kept.close()
    return {
        "store": args.store,
        "processes": args.processes,
        "tables": args.tables,
        "opened_s": round(opened, 1),
        "asked_moves_per_s": args.rate,
        "seconds": args.seconds,
        "acknowledged": len(figures.acknowledged),
        "moves_per_s": round(len(figures.acknowledged) / figures.seconds, 1),
        "refused": len(figures.refused),
        "refusals": sorted(set(figures.refused))[:3],
        "client_late": figures.late,
        **{f"ack_{name}": figure for name, figure in in_ms(figures.acknowledged).items()},
        **{f"event_{name}": figure for name, figure in in_ms(figures.delivered).items()},
        "cpu_ms_per_move": round(1000 * used / max(1, len(figures.acknowledged)), 2),
        "memory_mb_empty": round(before),
        "memory_mb": round(memory),
        "report": {"tables": report.tables, "entries": report.entries, "failures": report.failures[:3]},
        "python": platform.python_version(),
    }


def in_ms(values: list[float]) -> dict[str, float]:
    shares = {"p50_ms": 0.5, "p95_ms": 0.95, "p99_ms": 0.99, "max_ms": 1.0}
    return {name: round(1000 * percentile(values, share), 1) for name, share in shares.items()}


@contextmanager
def fresh_store(kind: str, folder: Path) -> Iterator[str]:
    if kind == "sqlite":
        yield f"sqlite://{folder / 'tables.db'}"
    else:
        with postgres() as url:
            yield database(url, "bench")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--store", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=200.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--games", default="kunitori", help="names of games, separated by commas")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, fresh_store(args.store, Path(name)) as store:
        figures = asyncio.run(measure(store, args, Path(name)))
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
