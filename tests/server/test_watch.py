"""Clocks fall also where a thousand tables wait for bots that don't come, and after a restart."""

import asyncio
import time
from dataclasses import replace
from pathlib import Path

import pytest

from tenshu.bots.registry import SUBSTITUTE
from tenshu.server.agreement import AgreedSeat, Agreement
from tenshu.server.clock import TimeControl
from tenshu.server.creation import dealt
from tenshu.server.hosted import HostedTable
from tenshu.server.tables import Tables
from tenshu.store import Store, StoredTable, open_store
from tests.postgres import database, postgres
from tests.server.house import until

pytestmark = pytest.mark.anyio

WAITING = 1050
MASTER, PERSON = AgreedSeat("bot", "master", None), AgreedSeat("person", None, "digest")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Asleep:
    """Bots that are asked and never answer."""

    async def decide(self, *asked: object) -> list[str]:
        await asyncio.Event().wait()
        return []

    async def advise(self, *asked: object) -> dict[str, object]:
        await asyncio.Event().wait()
        return {}


def agreement(seat: AgreedSeat, control: TimeControl | None = None) -> Agreement:
    return replace(dealt("kunitori", 2, {}), seats=[seat] * 2, time_control=control)


async def add(store: Store, table_id: str, agreed: Agreement, created: float) -> None:
    hosted = HostedTable(table_id, agreed, created)
    await store.create(StoredTable(table_id, created, agreed.to_json(), hosted.listing()))


async def fall(tables: Tables, table_id: str) -> None:
    async def fallen() -> bool:
        session = tables.sessions.get(table_id)
        return session is not None and SUBSTITUTE in session.hosted.table.bots.values()

    await until(fallen, 10)


async def clocks_fall(url: str) -> None:
    store = await open_store(url)
    now = time.time()
    masters = agreement(MASTER)
    await asyncio.gather(*(add(store, f"masters{n}", masters, now - 100) for n in range(WAITING)))
    clock = TimeControl(seconds=0.2)
    await add(store, "before", agreement(PERSON, clock), now)
    tables = await opened(store, "before")
    await tables.create("after", agreement(PERSON, clock))
    await fall(tables, "after")
    await tables.close()
    await add(store, "restarted", agreement(PERSON, clock), time.time())
    await (await opened(store, "restarted")).close()
    await store.close()


async def opened(store: Store, falling: str) -> Tables:
    """A server that has just started: one clock falls, while everyone's table is opened for its bots."""
    tables = Tables(store, Asleep())
    tables.open(period=0.05)
    await fall(tables, falling)
    await until(lambda: everyone_opened(tables), 30)
    return tables


async def everyone_opened(tables: Tables) -> bool:
    """Those who wait for bots aren't forgotten, however many they are."""
    return len(tables.sessions) > WAITING


async def test_clocks_fall_beside_bots_that_do_not_come(tmp_path: Path) -> None:
    await clocks_fall(f"sqlite://{tmp_path / 'tables.db'}")


async def test_the_same_on_postgresql() -> None:
    with postgres() as url:
        await clocks_fall(database(url, "watch"))
