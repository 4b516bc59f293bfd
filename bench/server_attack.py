"""Attacks on a server of our own while a victim plays, each bounded in time: what the victim notices.

    python -m bench.server_attack --seconds 20 [--attack masters]

Prints for each attack how long the victim's moves and its easy bot took, how late its clock fell, the memory
of the server with its workers, and answers that were errors of the server.
"""

import argparse
import asyncio
import contextlib
import json
import tempfile
import time
import uuid
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bench.server_client import HOST, Lost, Server, Wire, home, insist, percentile

VICTIM, ATTACKERS = home(1), [home(number) for number in range(100, 103)]
CLOCK = 10.0


@dataclass
class Figures:
    moves: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)
    clock: float | None = None
    broken: int = 0


async def found(wire: Wire, game: str, seats: list[str], **more: object) -> dict[str, Any] | None:
    """A table; None where the server refuses it."""
    kinds = [{"kind": seat} if seat == "person" else {"kind": "bot", "bot": seat} for seat in seats]
    body = {"id": uuid.uuid4().hex, "game": game, "seats": kinds, **more}
    status, answer = await wire.ask("POST", "/api/tables", body)
    return answer if status == 201 else None


# Attacks


async def masters(server: Server) -> None:
    """Tables of masters only, and tables whose only person lets them move, as many as are let in."""
    for number in range(50):
        wire = Wire(server.port, ATTACKERS[number % len(ATTACKERS)])
        table = await found(wire, "shogun", ["master"] * 5)
        table = table or await found(wire, "shogun", ["person"] + ["master"] * 4)
        if table and table["seats"]:
            path, token = f"/api/tables/{table['table_id']}/commands", table["seats"][0]["token"]
            body = {"do": "hand-over", "id": uuid.uuid4().hex, "bot": "master"}
            await wire.ask("POST", path, body, token)
        wire.close()
    await asyncio.Event().wait()


async def hints(server: Server) -> None:
    """200 hints that hang up at once, again and again."""
    wire = Wire(server.port, ATTACKERS[0])
    table = await found(wire, "white_castle", ["person"] * 4)
    assert table
    while True:
        for number in range(200):
            token = table["seats"][number % 4]["token"]
            head = (
                f"POST /api/tables/{table['table_id']}/hint HTTP/1.1\r\nhost: {HOST}\r\ncontent-length: 0\r\n"
            )
            address = (ATTACKERS[number % len(ATTACKERS)], 0)
            _, writer = await asyncio.open_connection(HOST, server.port, local_addr=address)
            writer.write(f"{head}authorization: Bearer {token}\r\n\r\n".encode())
            await writer.drain()
            await asyncio.sleep(0.005)
            writer.close()
        await asyncio.sleep(0.5)


async def nothing(server: Server) -> None:
    """For comparison."""
    await asyncio.Event().wait()


ATTACKS: dict[str, Callable[[Server], Awaitable[None]]] = {
    "nothing": nothing,
    "masters": masters,
    "hints": hints,
}


# The victim


async def play(server: Server, figures: Figures, until: float) -> None:
    """Games against an easy bot, one after the other."""
    wire = Wire(server.port, VICTIM)
    while time.monotonic() < until:
        table = await found(wire, "kunitori", ["person", "easy"])
        if table:
            await play_game(wire, table, figures, until)
        await asyncio.sleep(0.5)
    wire.close()


async def play_game(wire: Wire, table: dict[str, Any], figures: Figures, until: float) -> None:
    """How long a move takes, and how long the bot; also when the time is up before it answers."""
    path, token = f"/api/tables/{table['table_id']}", table["seats"][0]["token"]
    waiting = time.perf_counter()
    while True:
        _, seen = await insist(wire, "GET", path, token=token)
        late = time.monotonic() > until
        if not seen["question"] and seen["status"] != "over" and not late:
            await asyncio.sleep(0.02)
            continue
        figures.bots.append(time.perf_counter() - waiting)
        if late or seen["status"] == "over":
            return
        choice = seen["question"]["choices"][0]["notation"]
        body = {"do": "choose", "id": uuid.uuid4().hex, "on": seen["sequence"], "choices": [choice]}
        begin = time.perf_counter()
        status, _ = await wire.ask("POST", f"{path}/commands", body, token)
        waiting = time.perf_counter()
        figures.moves.append(waiting - begin)
        figures.broken += status >= 500
        await asyncio.sleep(0.1)


async def let_clock_fall(server: Server, figures: Figures, until: float) -> None:
    """How long after its time a clock falls."""
    wire = Wire(server.port, VICTIM)
    table = await found(wire, "kunitori", ["person", "person"], clock={"seconds": CLOCK})
    assert table
    path, token = f"/api/tables/{table['table_id']}", table["seats"][0]["token"]
    begin = time.perf_counter()
    while time.monotonic() < until:
        _, seen = await insist(wire, "GET", path, token=token)
        if any(seat["bot"] for seat in seen["seats"]):
            figures.clock = time.perf_counter() - begin - CLOCK
            break
        await asyncio.sleep(0.05)
    wire.close()


async def attack(name: str, seconds: float, folder: Path) -> dict[str, object]:
    server = Server(f"sqlite://{folder / f'{name}.db'}", log=folder / f"{name}.log")
    server.start()
    try:
        await server.ready()
        attacking = asyncio.ensure_future(ATTACKS[name](server))
        await asyncio.sleep(min(5.0, seconds / 4))
        figures, until = Figures(), time.monotonic() + seconds
        await asyncio.gather(play(server, figures, until), let_clock_fall(server, figures, until))
        memory = server.memory()
        attacking.cancel()
        with contextlib.suppress(asyncio.CancelledError, Lost):
            await attacking
    finally:
        server.stop()
    return {
        "attack": name,
        "moves": len(figures.moves),
        "move_p99_ms": round(1000 * percentile(figures.moves, 0.99), 1),
        "bot_max_s": round(max(figures.bots), 2),
        "clock_late_s": None if figures.clock is None else round(figures.clock, 2),
        "memory_mb": round(memory),
        "broken": figures.broken,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--attack", choices=list(ATTACKS), action="append")
    parser.add_argument("--seconds", type=float, default=20.0)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for name in args.attack or ATTACKS:
            print(json.dumps(asyncio.run(attack(name, args.seconds, Path(folder)))), flush=True)


if __name__ == "__main__":
    main()
