"""Peers that are slow, silent or too many: dropped, while others go on."""

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tenshu.server.connections import Connections, Patience
from tests.server.house import FREE, House, in_house, until

# Everything within moments.
HASTY = Patience(head=0.2, body=0.2, send=0.2, close=0.2, period=0.02)


def within(folder: Path, scene: Callable[[House, Connections], Awaitable[None]], most: int = 100) -> None:
    lines = Connections(HASTY, most)

    async def play(house: House) -> None:
        await scene(house, lines)

    in_house(play, folder, replace(FREE, connections=lines))


@contextlib.asynccontextmanager
async def connected(house: House) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    host, port = house.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        yield reader, writer
    finally:
        writer.close()


async def is_dropped(reader: asyncio.StreamReader) -> bool:
    """Whether the server hangs up, whatever it says before."""
    async with asyncio.timeout(10):
        with contextlib.suppress(ConnectionError):
            while await reader.read(65536):
                pass
    return True


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"\r\n",
        b"GET /api/rules HTTP/1.1\r\nhost: x\r\n",
        b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{",
        b"POST /api/tables HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{",
        b"GET /api/health HTTP/1.1\r\nhost: x\r\n\r\nGET /api",
    ],
)
def test_half_a_request_has_its_time(tmp_path: Path, sent: bytes) -> None:
    async def scene(house: House, lines: Connections) -> None:
        async with connected(house) as (reader, writer):
            writer.write(sent)
            assert await is_dropped(reader)
        assert lines.dropped == {"silent": 1}

    within(tmp_path, scene)


def test_a_blank_line_between_requests_has_its_time_too(tmp_path: Path) -> None:
    async def scene(house: House, lines: Connections) -> None:
        async with connected(house) as (reader, writer):
            writer.write(b"GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n")
            await reader.readuntil(b"}")
            writer.write(b"\r\n")
            assert await is_dropped(reader)
        assert lines.dropped == {"silent": 1}

    within(tmp_path, scene)


def test_a_request_drop_by_drop_is_no_way_around(tmp_path: Path) -> None:
    async def scene(house: House, lines: Connections) -> None:
        async with connected(house) as (reader, writer):
            writer.write(b"GET / HTTP/1.1\r\n")
            dropping = asyncio.create_task(is_dropped(reader))
            while not dropping.done():
                with contextlib.suppress(ConnectionError):
                    writer.write(b"x: y\r\n")
                await asyncio.sleep(0.02)
        assert lines.dropped["silent"] == 1

    within(tmp_path, scene)


@pytest.mark.parametrize("endless", [b"GET /", b"GET / HTTP/1.1\r\n"])
def test_a_head_without_end_is_cut_off(tmp_path: Path, endless: bytes) -> None:
    async def scene(house: House, lines: Connections) -> None:
        async with connected(house) as (reader, writer):
            writer.write(endless + b"a" * 60_000)
            assert await is_dropped(reader)
        assert lines.dropped == {"head too large": 1}

    within(tmp_path, scene)


def test_who_never_reads_an_answer_is_dropped(tmp_path: Path) -> None:
    async def scene(house: House, lines: Connections) -> None:
        deaf = await silent_reader(house)
        asked = b"GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n"
        with contextlib.suppress(ConnectionError, BlockingIOError):
            for _ in range(100):
                deaf.send(asked)
        await until_dropped(lines, "never reads")
        assert not lines.places or lines.places["127.0.0.1"] <= 1
        deaf.close()

    within(tmp_path, scene)


def test_who_never_reads_the_table_is_dropped(tmp_path: Path) -> None:
    async def scene(house: House, lines: Connections) -> None:
        talking, listening, _ = await house.seated(["person", "person"])
        deaf = await silent_reader(house)
        path = f"/api/tables/{listening.table_id}/events"
        key = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
        deaf.send(f"GET {path} HTTP/1.1\r\nhost: x\r\n{key}sec-websocket-key: {'a' * 22}==\r\n\r\n".encode())
        assert b"101" in await asyncio.get_running_loop().sock_recv(deaf, 1000)
        deaf.send(text_frame(json.dumps({"token": listening.token})))
        session = await house.tables.session(listening.table_id)

        async def sits() -> bool:
            return len(session.sockets) == 1

        await until(sits)
        for line in lines.open:
            line.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        dropping = asyncio.create_task(until_dropped(lines, "never reads"))
        while not dropping.done():
            answer = await talking.do("chat", text="x" * 300)
            assert answer.status_code == 200
        await dropping
        deaf.close()

    within(tmp_path, scene)


def test_a_slow_reader_gets_it_all(tmp_path: Path) -> None:
    async def scene(house: House, lines: Connections) -> None:
        slow = await silent_reader(house)
        slow.send(b"GET /api/openapi.json HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
        got = 0
        loop = asyncio.get_running_loop()
        while part := await loop.sock_recv(slow, 65536):
            got += len(part)
            await asyncio.sleep(0.05)
        assert got > 100_000
        assert not lines.dropped
        slow.close()

    within(tmp_path, scene)


def test_an_address_has_so_many_and_no_more(tmp_path: Path) -> None:
    async def scene(house: House, lines: Connections) -> None:
        await house.http.get("/api/health")
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(3):
                await stack.enter_async_context(connected(house))
            reader, _ = await stack.enter_async_context(connected(house))
            assert await is_dropped(reader)
            assert lines.dropped["full"] == 1
            assert (await house.http.get("/api/health")).status_code == 200

        async def gone() -> bool:
            return lines.places["127.0.0.1"] == 1

        await until(gone)
        assert (await house.http.get("/api/health")).status_code == 200

    within(tmp_path, scene, most=4)


def test_an_address_listens_so_often_and_no_more(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        first, second, watching = await house.seated(["person", "person"])
        async with first.listen() as one, second.listen() as two:
            await first.hear(one)
            await second.hear(two)
            with pytest.raises(InvalidStatus):
                async with watching.listen():
                    pass
        async with watching.listen() as line:
            assert (await watching.hear(line))["kind"] == "table"

    in_house(scene, tmp_path, replace(FREE, limits=replace(FREE.limits, sockets_of_address=2)))


async def silent_reader(house: House) -> socket.socket:
    """A connection whose system takes in as little as can be."""
    host, port = house.url.removeprefix("http://").split(":")
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.connect((host, int(port)))
    deaf.setblocking(False)
    return deaf


async def until_dropped(lines: Connections, why: str) -> None:
    async def dropped() -> bool:
        return lines.dropped[why] > 0

    await until(dropped)


def text_frame(text: str) -> bytes:
    """As clients send it, masked with nothing."""
    data = text.encode()
    assert len(data) < 126
    return bytes((0x81, 0x80 | len(data), 0, 0, 0, 0)) + data
