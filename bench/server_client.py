"""Players for the server's benches. They keep a board of their own, so they know the legal moves."""

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
import uuid
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tenshu.core import registry
from tenshu.table import Table

HOST = "127.0.0.1"


class Lost(Exception):  # noqa: N818
    """The connection broke before the answer came."""


class Wire:
    """HTTP/1.1 over one kept connection, from an address of its own: the least that does the job."""

    def __init__(self, port: int, home: str = HOST) -> None:
        self.port = port
        self.home = home
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: object = None, token: str = "") -> tuple[int, Any]:
        """Status and JSON of the answer; Lost when there is none."""
        text = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nhost: {HOST}:{self.port}\r\ncontent-length: {len(text)}\r\n"
        if token:
            head += f"authorization: Bearer {token}\r\n"
        try:
            reader, writer = await self.open()
            writer.write(f"{head}content-type: application/json\r\n\r\n".encode() + text)
            status, length = 0, 0
            while (line := await reader.readline()) not in (b"\r\n", b""):
                if not status:
                    status = int(line.split()[1])
                elif line[:15].lower() == b"content-length:":
                    length = int(line[15:])
            if not status:
                raise Lost
            return status, json.loads(await reader.readexactly(length) or b"null")
        except (OSError, asyncio.IncompleteReadError, ValueError, Lost) as error:
            self.close()
            raise Lost from error

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self.streams is None:
            self.streams = await asyncio.open_connection(HOST, self.port, local_addr=(self.home, 0))
        return self.streams

    def close(self) -> None:
        if self.streams:
            self.streams[1].close()
        self.streams = None


@dataclass
class Seated:
    """A table on the server, and the same table here."""

    table_id: str
    tokens: list[str]
    table: Table
    home: str
    sequence: int = 0
    # What the server has acknowledged: command id, and the number it got.
    acknowledged: list[tuple[str, int]] = field(default_factory=list)
    rng: random.Random = field(default_factory=random.Random)

    def next_move(self) -> tuple[int, str] | None:
        """A legal move at random; None when the game is over."""
        state = self.table.state
        deciders = state.deciders()
        if not deciders:
            return None
        seat = self.rng.choice(deciders)
        return seat, state.describe(self.rng.choice(state.options(seat))).notation

    def command(self, notation: str) -> dict[str, object]:
        return {"do": "choose", "id": uuid.uuid4().hex, "on": self.sequence, "choices": [notation]}

    def took_place(self, seat: int, command: Mapping[str, Any], sequence: int) -> None:
        for notation in command["choices"]:
            self.table.say(seat, notation)
        self.sequence = sequence
        self.acknowledged.append((command["id"], sequence))


def home(number: int) -> str:
    """Players come from many addresses; the server's limits count by address."""
    return f"127.0.{1 + number // 200}.{1 + number % 200}"


async def found(wire: Wire, number: int, game: str, players: int) -> Seated:
    """A table whose seed we know: it goes on from a record that has no choices yet."""
    table = Table.start(registry.game(game), players, seed=f"bench {number}")
    wish = {"id": uuid.uuid4().hex, "record": table.record.dumps(), "seats": [{"kind": "person"}] * players}
    status, answer = await insist(wire, "POST", "/api/tables/import", wish)
    if status not in (200, 201):
        raise RuntimeError(f"no table: {status} {answer}")
    tokens = [seat["token"] for seat in answer["seats"]]
    return Seated(answer["table_id"], tokens, table, wire.home, rng=random.Random(number))


async def insist(
    wire: Wire, method: str, path: str, body: object = None, token: str = "", patience: float = 60.0
) -> tuple[int, Any]:
    """Ask until there is an answer, each time the very same."""
    until = time.monotonic() + patience
    while True:
        try:
            status, answer = await wire.ask(method, path, body, token)
            if status != 429:
                return status, answer
            pause = 0.5
        except Lost:
            pause = 0.03
        if time.monotonic() > until:
            raise Lost(f"no answer for {patience} s")
        await asyncio.sleep(pause)


class Server:
    """A server process of our own, with all that it starts."""

    def __init__(self, store: str, port: int | None = None, log: Path | None = None) -> None:
        self.store = store
        self.port = port or free_port()
        self.log = log
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "tenshu", "serve", "--store", self.store]
        command += ["--host", HOST, "--port", str(self.port)]
        with Path(self.log or os.devnull).open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)

    async def ready(self, patience: float = 60.0) -> None:
        until = time.monotonic() + patience
        wire = Wire(self.port)
        while time.monotonic() < until:
            if self.process and self.process.poll() is not None:
                said = self.log.read_text().strip().splitlines()[-1:] if self.log else []
                raise RuntimeError(f"the server ended with code {self.process.returncode}: {said}")
            try:
                await wire.ask("GET", "/api/health")
                wire.close()
                return
            except Lost:
                await asyncio.sleep(0.02)
        raise RuntimeError("the server does not answer")

    def kill(self) -> None:
        """kill -9, as a power cut would."""
        assert self.process
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        assert self.process
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()

    def cpu(self) -> float:
        """Seconds of processor time that the server has used, without the bots' processes."""
        assert self.process
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Megabytes that the process and its workers hold."""
        assert self.process
        return sum(resident(pid) for pid in family(self.process.pid))


def family(pid: int) -> list[int]:
    """A process and all that it started."""
    children = Path(f"/proc/{pid}/task/{pid}/children")
    found = children.read_text().split() if children.exists() else []
    return [pid, *(each for child in found for each in family(int(child)))]


def resident(pid: int) -> float:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), 0.0)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
