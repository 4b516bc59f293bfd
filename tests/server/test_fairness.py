"""Bots for everyone: what one address asks for holds up nobody else."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from tenshu.core import registry
from tenshu.server.app import ServerConfig
from tenshu.server.bot_queue import Asker
from tenshu.server.tables import BOT_TABLES, HINTS
from tenshu.server.workers import Workers
from tenshu.table import Table
from tests.server.house import FREE, House, Player, house, in_house, until

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    found = Workers(1)
    await found.start()
    yield found
    await found.stop()


async def warm(workers: Workers) -> None:
    """Both processes run: how long they take to start is not the question."""
    state = Table.start(registry.game("kunitori"), 3, seed="warm").state
    encoded, seat = state.encode(), state.deciders()[0]
    thinking = asyncio.create_task(workers.decide("master", "seed", encoded, seat))
    await asyncio.sleep(0)
    await workers.decide("easy", "seed", encoded, seat)
    await thinking


@contextlib.asynccontextmanager
async def masters(workers: Workers, tables: int) -> AsyncIterator[None]:
    """So many tables of one address, each with a master to move."""
    state = Table.start(registry.game("shogun"), 5, seed="masters").state
    encoded, seat = state.encode(), state.deciders()[0]
    asked = [
        asyncio.create_task(workers.decide("master", "seed", encoded, seat, Asker(f"table {n}", "flood")))
        for n in range(tables)
    ]
    await asyncio.sleep(0.1)
    yield
    for task in asked:
        task.cancel()
    await asyncio.gather(*asked, return_exceptions=True)


async def test_an_easy_bot_answers_beside_fifty_tables_of_masters(workers: Workers) -> None:
    state = Table.start(registry.game("kunitori"), 3, seed="easy").state
    encoded, seat = state.encode(), state.deciders()[0]
    await warm(workers)
    async with masters(workers, 50):
        for number in range(5):
            begin = time.perf_counter()
            assert await workers.decide("easy", f"{number}", encoded, seat, Asker("mine", "victim"))
            assert time.perf_counter() - begin < 2
        assert len(workers.queue) >= 45


async def test_a_flood_that_hangs_up_leaves_nothing_behind(workers: Workers) -> None:
    await warm(workers)
    async with masters(workers, 50):
        running = {worker.process.pid for worker in workers.all}
    assert len(workers.queue) == 0
    assert {worker.process.pid for worker in workers.all} == running


class Slow:
    """Bots that think until they are told to stop."""

    def __init__(self) -> None:
        self.thinking = 0

    async def decide(self, *asked: object) -> list[str]:
        await asyncio.Event().wait()
        return []

    async def advise(self, *asked: object) -> dict[str, object]:
        self.thinking += 1
        try:
            await asyncio.Event().wait()
        finally:
            self.thinking -= 1
        return {}


async def hang_up(player: Player) -> None:
    headers = {"Authorization": f"Bearer {player.token}"}
    async with httpx.AsyncClient(base_url=player.house.url, timeout=0.5) as http:
        with contextlib.suppress(httpx.TimeoutException):
            await http.post(f"/api/tables/{player.table_id}/hint", headers=headers)


async def test_hints_are_given_up_when_nobody_waits_for_them(tmp_path: Path) -> None:
    slow = Slow()

    async def thinking() -> bool:
        return slow.thinking == HINTS

    async def forgotten() -> bool:
        return slow.thinking == 0

    async with house(tmp_path, FREE, slow) as running:
        me, *_ = await running.seated(["person", "person"])
        asked = [asyncio.create_task(hang_up(me)) for _ in range(HINTS)]
        await until(thinking, 10)
        refused = await me.ask("POST", "/hint")
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-hints")
        await asyncio.gather(*asked)
        await until(forgotten, 10)


async def test_an_address_has_a_few_tables_of_bots_only(tmp_path: Path) -> None:
    async with house(tmp_path, ServerConfig(limits=FREE.limits), Slow()) as running:
        for _ in range(BOT_TABLES):
            await running.found(["master"] * 3)
        with pytest.raises(AssertionError, match="too-many-bot-tables"):
            await running.found(["master"] * 3)
        assert await running.found(["person", "master", "master"])


def test_tables_of_bots_that_are_over_count_no_more(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        for _ in range(BOT_TABLES + 2):
            watching = (await house.found(["greedy"] * 2))[-1]

            async def over(watching: Player = watching) -> bool:
                return bool((await watching.look())["status"] == "over")

            await until(over)

    in_house(scene, tmp_path)
