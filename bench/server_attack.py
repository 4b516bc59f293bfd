"""Attacks on a server of our own while a victim plays, each bounded in time: what the victim notices.

    python -m bench.server_attack --seconds 20 [--attack masters]

Prints for each attack how long the victim's moves and its easy bot took, how late its clock fell, the memory
of the server with its workers, and answers that were errors of the server.
"""

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
import uuid
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bench.attacks import ATTACKS, found
from bench.server_client import Server, Wire, home, insist, percentile

VICTIM = home(1)
# The least seconds that a clock may have.
SHORTEST = 10.0


@dataclass
class Figures:
    moves: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)
    clock: float | None = None
    broken: int = 0

    def bearable(self, memory: float) -> bool:
        """What a player may notice of it, and what the machine."""
        return (
            percentile(self.moves, 0.99) <= 0.1
            and max(self.bots, default=0.0) <= 2
            and self.clock is not None
            and self.clock <= 2
            and memory <= 600
            and not self.broken
        )


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
    wire, seconds = Wire(server.port, VICTIM), SHORTEST
    table = await found(wire, "kunitori", ["person", "person"], clock={"seconds": seconds})
    assert table
    path, token = f"/api/tables/{table['table_id']}", table["seats"][0]["token"]
    begin = time.perf_counter()
    while time.monotonic() < until:
        _, seen = await insist(wire, "GET", path, token=token)
        if any(seat["bot"] for seat in seen["seats"]):
            figures.clock = time.perf_counter() - begin - seconds
            break
        await asyncio.sleep(0.05)
    wire.close()


@dataclass
class Outcome:
    """What the victim saw, megabytes of memory, and bytes of the log."""

    figures: Figures
    memory: float
    log: int

    def to_json(self) -> dict[str, object]:
        figures = self.figures
        return {
            "moves": len(figures.moves),
            "move_p99_ms": round(1000 * percentile(figures.moves, 0.99), 1),
            "bot_max_s": round(max(figures.bots, default=0.0), 2),
            "clock_late_s": None if figures.clock is None else round(figures.clock, 2),
            "memory_mb": round(self.memory),
            "log_kb": round(self.log / 1000),
            "broken": figures.broken,
            "bearable": figures.bearable(self.memory),
        }


async def attack(name: str, seconds: float, folder: Path) -> Outcome:
    log = folder / f"{name}.log"
    server = Server(f"sqlite://{folder / f'{name}.db'}", log=log)
    server.start()
    await server.ready()
    # Strangers have machines of their own: they must not hold up the victim's clock, only the server.
    command = ("nice", "-n", "10", sys.executable, "-m", "bench.attacks", name, str(server.port))
    attacking = subprocess.Popen(command)
    try:
        await asyncio.sleep(min(5.0, seconds / 4))
        figures, until = Figures(), time.monotonic() + seconds
        await asyncio.gather(play(server, figures, until), let_clock_fall(server, figures, until))
        outcome = Outcome(figures, server.memory(), log.stat().st_size)
    finally:
        attacking.kill()
        attacking.wait()
        server.stop()
    return outcome


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--attack", choices=list(ATTACKS), action="append")
    parser.add_argument("--seconds", type=float, default=20.0, help="at least 15: a clock has 10")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for name in args.attack or ATTACKS:
            outcome = asyncio.run(attack(name, args.seconds, Path(folder)))
            print(json.dumps({"attack": name, **outcome.to_json()}), flush=True)


if __name__ == "__main__":
    main()
