"""What strangers may try against a server; each goes on until it is ended.

python -m bench.attacks hints 8420
"""

import asyncio
import contextlib
import json
import random
import socket
import sys
import uuid
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any

from websockets.asyncio.client import connect

from bench.server_client import HOST, Lost, Server, Wire, home
from tenshu.core import registry
from tenshu.table import Table

ADDRESSES = [home(number) for number in range(100, 103)]
FOREVER = asyncio.Event


async def found(wire: Wire, game: str, seats: list[str], **more: object) -> dict[str, Any] | None:
    """A table; None where the server refuses it."""
    kinds = [{"kind": seat} if seat in ("person", "open") else {"kind": "bot", "bot": seat} for seat in seats]
    body = {"id": uuid.uuid4().hex, "game": game, "seats": kinds, **more}
    status, answer = await wire.ask("POST", "/api/tables", body)
    return answer if status == 201 else None


def request(method: str, path: str, token: str = "", length: int = 0) -> bytes:
    head = f"{method} {path} HTTP/1.1\r\nhost: {HOST}\r\ncontent-length: {length}\r\n"
    return f"{head}authorization: Bearer {token}\r\n\r\n".encode()


async def one_after_the_other(works: Iterable[Callable[[], Awaitable[object]]]) -> None:
    """What is refused or cut off is tried no further."""
    for work in works:
        with contextlib.suppress(Lost, OSError, TimeoutError):
            await work()


async def masters(server: Server) -> None:
    """50 tables of masters only, and tables whose only person lets them move, as many as are let in."""
    for number in range(50):
        wire = Wire(server.port, ADDRESSES[number % len(ADDRESSES)])
        with contextlib.suppress(Lost):
            table = await found(wire, "shogun", ["master"] * 5)
            table = table or await found(wire, "shogun", ["person"] + ["master"] * 4)
            if table and table["seats"]:
                path, token = f"/api/tables/{table['table_id']}/commands", table["seats"][0]["token"]
                body = {"do": "hand-over", "id": uuid.uuid4().hex, "bot": "master"}
                await wire.ask("POST", path, body, token)
        wire.close()
    await FOREVER().wait()


async def hints(server: Server) -> None:
    """200 hints that hang up at once, again and again."""
    table = await found(Wire(server.port, ADDRESSES[0]), "white_castle", ["person"] * 4)
    assert table
    while True:
        for number in range(200):
            asked = request(
                "POST", f"/api/tables/{table['table_id']}/hint", table["seats"][number % 4]["token"]
            )
            with contextlib.suppress(OSError):
                _, writer = await dial(server, number)
                writer.write(asked)
                await writer.drain()
                await asyncio.sleep(0.005)
                writer.close()
        await asyncio.sleep(0.5)


async def dial(server: Server, number: int = 0) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    address = (ADDRESSES[number % len(ADDRESSES)], 0)
    return await asyncio.open_connection(HOST, server.port, local_addr=address)


async def crowd(server: Server) -> None:
    """As many tables that wait for bots as are let in, from many addresses."""

    async def one(number: int) -> None:
        wire = Wire(server.port, home(100 + number % 300))
        await found(wire, "kunitori", ["person", *["hard"] * 3])
        wire.close()

    await one_after_the_other(lambda n=n: one(n) for n in range(1050))  # type: ignore[misc]
    await FOREVER().wait()


async def records(server: Server) -> None:
    """Long records, brought in and looked back at, several at once."""
    record = long_record()

    async def one(number: int) -> None:
        wire = Wire(server.port, ADDRESSES[number % len(ADDRESSES)])
        while True:
            body = {"id": uuid.uuid4().hex, "record": record, "seats": [{"kind": "person"}] * 3}
            try:
                status, answer = await wire.ask("POST", "/api/tables/import", body)
                if status == 201:
                    path, token = f"/api/tables/{answer['table_id']}", answer["seats"][0]["token"]
                    for past in ("/story", "/positions/0", "/chronicle", "/replay/400"):
                        await wire.ask("GET", path + past, token=token)
            except Lost:
                pass
            await asyncio.sleep(0.02)

    await asyncio.gather(*map(one, range(12)))


def long_record() -> str:
    """A whole game of Shogun, played by chance."""
    table = Table.start(registry.game("shogun"), 3, seed="long")
    chance = random.Random(1)
    while deciders := table.state.deciders():
        seat = deciders[0]
        table.say(seat, table.state.describe(chance.choice(table.state.options(seat))).notation)
    return table.record.dumps()


async def halves(server: Server) -> None:
    """3,000 requests that are never sent to their end, and as many connections that say nothing."""
    parts = [b"", b"GET / HTTP/1.1\r\nhost: x\r\n", request("POST", "/api/tables", length=1000) + b"{"]
    kept: list[asyncio.StreamWriter] = []
    while True:
        for number in range(3000):
            with contextlib.suppress(OSError):
                _, writer = await dial(server, number)
                writer.write(parts[number % len(parts)])
                kept.append(writer)
            await asyncio.sleep(0.001)
        await asyncio.sleep(1)
        while kept:
            kept.pop().close()


async def deaf(server: Server) -> None:
    """Sockets that never read, at a table where much is said; and answers that nobody reads."""
    table = await found(Wire(server.port, ADDRESSES[0]), "kunitori", ["person", "person"])
    assert table
    path, token = f"/api/tables/{table['table_id']}", table["seats"][0]["token"]
    kept = []
    for number in range(60):
        with contextlib.suppress(OSError, TimeoutError):
            where = f"ws://{HOST}:{server.port}{path}/events"
            line = await connect(where, local_addr=(ADDRESSES[number % 3], 0), compression=None)
            await line.send(json.dumps({"token": token, "since": 0}))
            line.transport.pause_reading()
            kept.append(line)
    silent = [silent_reader(server, number) for number in range(100)]
    await asyncio.gather(chatter(server, path, token), unread(silent))


def silent_reader(server: Server, number: int) -> socket.socket:
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.bind((ADDRESSES[number % len(ADDRESSES)], 0))
    line.connect((HOST, server.port))
    line.setblocking(False)
    return line


async def unread(lines: list[socket.socket]) -> None:
    while True:
        for line in lines:
            with contextlib.suppress(OSError):
                line.send(request("GET", "/api/openapi.json"))
            await asyncio.sleep(0.01)


async def chatter(server: Server, path: str, token: str) -> None:
    wire = Wire(server.port, ADDRESSES[0])
    while True:
        body = {"do": "chat", "id": uuid.uuid4().hex, "text": "x" * 300}
        with contextlib.suppress(Lost):
            await wire.ask("POST", f"{path}/commands", body, token)
        await asyncio.sleep(0.02)


async def chats(server: Server) -> None:
    """As much talk as is let through, to 64 sockets that listen."""
    table = await found(Wire(server.port, ADDRESSES[0]), "shogun", ["person"] * 5)
    assert table
    path = f"/api/tables/{table['table_id']}"
    listening = [asyncio.create_task(listen(server, path, table, number)) for number in range(64)]
    await asyncio.gather(*(chatter(server, path, seat["token"]) for seat in table["seats"]), *listening)


async def listen(server: Server, path: str, table: dict[str, Any], number: int) -> None:
    where = f"ws://{HOST}:{server.port}{path}/events"
    async with connect(where, local_addr=(ADDRESSES[number % 3], 0), compression=None, max_size=None) as line:
        await line.send(json.dumps({"token": table["seats"][number % 5]["token"], "since": 0}))
        async for _ in line:
            pass


async def garbage(server: Server) -> None:
    """Everything that is wrong, as fast as it goes: no HTTP, made-up tokens, broken JSON, odd records."""
    table = f"/api/tables/{'a' * 16}"
    wrong = (
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" * 10,
        b"NONSENSE / HTTP/1.1\r\nhost: x\r\n\r\n",
        request("GET", table, f"{'a' * 16}.{uuid.uuid4().hex}"),
        request("POST", "/api/tables", length=7) + b'{"id": ',
        request("POST", "/api/tables/import", length=40) + b'{"id":"x","record":"\\ud800","seats":[]}}}',
        request("GET", "/api/tables/%00/story", "\x00"),
        request("BREW", "/" + "a" * 5000),
    )
    while True:
        for number, sent in enumerate(wrong):
            with contextlib.suppress(OSError):
                reader, writer = await dial(server, number)
                writer.write(sent)
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(reader.read(500), 0.05)
                writer.close()
        await asyncio.sleep(0)


async def flood(server: Server) -> None:
    """Public tables without end, and requests with made-up tokens beyond any rate."""

    async def one(number: int) -> None:
        wire = Wire(server.port, ADDRESSES[number % len(ADDRESSES)])
        while True:
            with contextlib.suppress(Lost):
                await found(wire, "kunitori", ["open"] * 2, public=True)
                for _ in range(20):
                    token = f"{'a' * 16}.{uuid.uuid4().hex}"
                    await wire.ask("GET", f"/api/tables/{'a' * 16}", token=token)
            await asyncio.sleep(0.01)

    await asyncio.gather(*map(one, range(9)))


async def nothing(server: Server) -> None:
    """For comparison."""
    await FOREVER().wait()


ATTACKS: dict[str, Callable[[Server], Coroutine[Any, Any, None]]] = {
    work.__name__: work
    for work in (nothing, masters, hints, crowd, records, halves, deaf, chats, garbage, flood)
}


if __name__ == "__main__":
    asyncio.run(ATTACKS[sys.argv[1]](Server("", int(sys.argv[2]))))
