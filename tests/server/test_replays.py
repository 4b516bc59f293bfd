"""The event loop never waits for a replay, and notices wait for nobody's."""

import asyncio
import contextlib
import threading
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tenshu.bots.registry import bot
from tenshu.core import registry
from tenshu.core.record import Record
from tenshu.server import creation, hosted, replays
from tenshu.server.notices import Notices
from tenshu.table import Table
from tests.server.house import FREE, House, house, request_id

pytestmark = pytest.mark.anyio

SLOW = 0.6


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def finished() -> str:
    table = Table.start(registry.game("kunitori"), 2, seed="replays")
    player = bot("greedy", registry.game("kunitori"), "replays")
    while deciders := table.state.deciders():
        table.choose(deciders[0], player.decide(table.state, deciders[0]))
    return table.save()


@contextlib.asynccontextmanager
async def loop_goes_on() -> AsyncIterator[None]:
    """While this is done, the event loop is never away for long."""
    longest = 0.0

    async def tick() -> None:
        nonlocal longest
        while True:
            before = time.perf_counter()
            await asyncio.sleep(0.005)
            longest = max(longest, time.perf_counter() - before)

    ticking = asyncio.create_task(tick())
    try:
        yield
    finally:
        ticking.cancel()
    assert longest < SLOW / 2


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """A replay takes its time, as that of a very long record would."""
    load, branch = Table.load, Table.branch

    def slow_load(record: Record) -> Table:
        time.sleep(SLOW)
        return load(record)

    def slow_branch(table: Table, choices: int) -> Table:
        time.sleep(SLOW)
        return branch(table, choices)

    monkeypatch.setattr(Table, "load", slow_load)
    monkeypatch.setattr(Table, "branch", slow_branch)


@pytest.mark.usefixtures("slow")
async def test_the_loop_goes_on_while_records_are_replayed(tmp_path: Path, finished: str) -> None:
    async with house(tmp_path) as running:
        async with loop_goes_on():
            me, *_ = await running.imported(finished, ["person"] * 2)
        for path in ("/positions/0", "/replay/10", "/story", "/chronicle"):
            async with loop_goes_on():
                assert (await me.ask("GET", path)).status_code == 200
        body = {"id": request_id(), "at": 10, "seats": [{"kind": "person"}] * 2}
        async with loop_goes_on():
            assert (await me.ask("POST", "/branch", body)).status_code == 201


async def test_the_loop_goes_on_while_a_long_table_is_opened(
    tmp_path: Path, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as running:
        me, *_ = await running.imported(finished, ["person"] * 2)
    restore = hosted.HostedTable.restore

    def slow_restore(table: hosted.HostedTable, data: bytes) -> None:
        time.sleep(SLOW)
        restore(table, data)

    monkeypatch.setattr(hosted.HostedTable, "restore", slow_restore)
    monkeypatch.setattr("tenshu.server.tables.LONG", 10)
    async with house(tmp_path) as running:
        me.house = running
        async with loop_goes_on():
            assert (await me.look())["status"] == "over"


@pytest.mark.usefixtures("slow")
async def test_an_address_has_a_few_replays_under_way(tmp_path: Path, finished: str) -> None:
    async with house(tmp_path) as running:
        me, *_ = await running.imported(finished, ["person"] * 2)
        asked = [me.ask("GET", "/replay/10") for _ in range(replays.MOST + 2)]
        codes = [answer.status_code for answer in await asyncio.gather(*asked)]
        assert sorted(codes) == [200] * replays.MOST + [429] * 2


async def test_a_record_has_a_longest_length(
    tmp_path: Path, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(creation, "LONGEST_RECORD", 20)

    async def refused(running: House, **more: object) -> str:
        body = {"id": request_id(), "record": finished, "seats": [{"kind": "person"}] * 2, **more}
        answer = await running.http.post("/api/tables/import", json=body)
        return str(answer.json().get("code"))

    async with house(tmp_path, FREE) as running:
        assert await refused(running) == "record-too-long"
        assert await refused(running, at=20) == "None"


async def test_notices_have_threads_of_their_own(tmp_path: Path) -> None:
    notices, hold = Notices(), threading.Event()
    waiting = [asyncio.create_task(notices.quietly(hold.wait, "webhook")) for _ in range(100)]
    await asyncio.sleep(0.05)
    names = [thread.name for thread in threading.enumerate()]
    assert 0 < sum(name.startswith("tenshu-notice") for name in names) <= 4
    assert await asyncio.wait_for(asyncio.to_thread(lambda: True), 5)
    assert await asyncio.wait_for(replays.Replays().run(lambda: True), 5)
    hold.set()
    await asyncio.gather(*waiting)
