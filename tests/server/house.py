"""A whole server in this process, on a free port, with a store of its own, and players who talk to it."""

import asyncio
import contextlib
import json
import uuid
from base64 import b64encode
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from tenshu.cli.serve import bound
from tenshu.server.app import ServerConfig, application
from tenshu.server.bot_queue import NOBODY, Asker
from tenshu.server.changes import changed
from tenshu.server.connections import server_config
from tenshu.server.guard import Limits
from tenshu.server.shown import TOLD_BY_TABLE
from tenshu.server.tables import BotService, Tables
from tenshu.server.workers import advise, think
from tenshu.store import Store, open_store

FREE = ServerConfig(limits=Limits(rate=1e6, burst=1e6, tables_a_day=1e6), period=0.05)
Json = dict[str, Any]


class Here:
    """Bots that think in this process: quick to start, for games that are not about workers."""

    async def decide(
        self, bot: str, seed: str, encoded: bytes, seat: int, asker: Asker = NOBODY
    ) -> list[str]:
        await asyncio.sleep(0)
        return think({"bot": bot, "seed": seed, "state": b64encode(encoded).decode(), "seat": seat})

    async def advise(self, seed: str, encoded: bytes, seat: int, asker: Asker = NOBODY) -> Json:
        await asyncio.sleep(0)
        return advise({"seed": seed, "state": b64encode(encoded).decode(), "seat": seat})


def as_sent(view: dict[str, object]) -> dict[str, object]:
    """A view as it travels: without what the table tells."""
    return {name: part for name, part in view.items() if name not in TOLD_BY_TABLE}


def request_id() -> str:
    return str(uuid.uuid4())


class House:
    def __init__(self, url: str, http: httpx.AsyncClient, tables: Tables) -> None:
        self.url = url
        self.http = http
        self.tables = tables

    async def found(self, seats: Sequence[str], game: str = "kunitori", **more: Any) -> "list[Player]":
        """A table; returns the players with a link, the spectator last."""
        kinds = [
            {"kind": seat} if seat in ("person", "open") else {"kind": "bot", "bot": seat} for seat in seats
        ]
        return await self.opened("/api/tables", {"id": request_id(), "game": game, "seats": kinds, **more})

    async def imported(self, record: str, seats: Sequence[str], **more: Any) -> "list[Player]":
        kinds = [{"kind": seat} for seat in seats]
        return await self.opened(
            "/api/tables/import", {"id": request_id(), "record": record, "seats": kinds, **more}
        )

    async def opened(self, address: str, asked: Json) -> "list[Player]":
        answer = await self.http.post(address, json=asked)
        assert answer.status_code == 201, answer.text
        found = answer.json()
        links = [*found["seats"], found["spectator"]]
        return [Player(self, found["table_id"], link["seat"], link["token"]) for link in links]

    async def seated(self, seats: Sequence[str], game: str = "kunitori", **more: Any) -> "list[Player]":
        """The same, but whoever decides first comes first."""
        *players, watching = await self.found(seats, game, **more)
        first = (await watching.look())["deciders"][0]
        return [*players[first:], *players[:first], watching]


class Player:
    def __init__(self, house: House, table_id: str, seat: int | None, token: str) -> None:
        self.house = house
        self.table_id = table_id
        self.seat = seat
        self.token = token
        # Everything this player was sent, as text.
        self.traffic: list[str] = []
        # By line, the table as its messages tell.
        self.tables: dict[ClientConnection, Json] = {}

    async def ask(self, method: str, path: str, body: Json | None = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.token}"}
        address = f"/api/tables/{self.table_id}{path}"
        answer = await self.house.http.request(method, address, json=body, headers=headers)
        self.traffic.append(answer.text)
        return answer

    async def look(self) -> Json:
        answer = await self.ask("GET", "")
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    async def do(self, what: str, **more: Any) -> httpx.Response:
        return await self.ask("POST", "/commands", {"do": what, "id": request_id(), **more})

    async def choose(self, number: int = 0) -> httpx.Response:
        """The choice of this number, of those that are offered now."""
        table = await self.look()
        choices = table["question"]["choices"]
        notation = choices[number % len(choices)]["notation"]
        return await self.do("choose", on=table["sequence"], choices=[notation])

    @contextlib.asynccontextmanager
    async def listen(self, since: int | None = None) -> AsyncIterator[ClientConnection]:
        async with connect(
            f"{self.house.url.replace('http', 'ws', 1)}/api/tables/{self.table_id}/events"
        ) as line:
            await line.send(json.dumps({"token": self.token, "since": since}))
            yield line

    async def hear(self, line: ClientConnection) -> Json:
        """The next message, with the table after it."""
        text = await asyncio.wait_for(line.recv(), 60)
        assert isinstance(text, str)
        self.traffic.append(text)
        found: Json = json.loads(text)
        if "changes" in found:
            before = self.tables[line]
            assert found["sequence"] == before["sequence"] + 1
            found["table"] = changed(before, found["changes"])
        if "table" in found:
            self.tables[line] = found["table"]
        return found


@contextlib.asynccontextmanager
async def house(
    folder: Path, settings: ServerConfig = FREE, bots: BotService | None = None, store: str | None = None
) -> AsyncIterator[House]:
    @contextlib.asynccontextmanager
    async def opening() -> AsyncIterator[tuple[Store, BotService]]:
        kept = await open_store(store or str(folder / "tables.db"))
        yield kept, bots or Here()
        await kept.close()

    listening = bound("127.0.0.1", 0)
    app = application(opening, settings)
    server = uvicorn.Server(server_config(app, settings.connections))
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    url = f"http://127.0.0.1:{listening.getsockname()[1]}"
    async with httpx.AsyncClient(base_url=url, timeout=30) as http:
        try:
            yield House(url, http, app.state.tables)
        finally:
            server.should_exit = True
            await serving


def in_house(
    scene: Callable[[House], Coroutine[Any, Any, None]], folder: Path, settings: ServerConfig = FREE
) -> None:
    async def play() -> None:
        async with house(folder, settings) as running:
            await scene(running)

    asyncio.run(play())


async def until(true: Callable[[], Awaitable[bool]], seconds: float = 60) -> None:
    async with asyncio.timeout(seconds):
        while not await true():
            await asyncio.sleep(0.02)
