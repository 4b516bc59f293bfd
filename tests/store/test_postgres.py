"""Several processes on one PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator

import psycopg
import pytest

from tenshu.store import Entry, Listing, Snapshot, Store, StoredTable, UnknownTable, open_store
from tests.postgres import database

pytestmark = pytest.mark.anyio

RUNNING = Listing("running")


def move(seq: int) -> Entry:
    return Entry(seq, f"c{seq}", 0, "play", {}, 1.0)


@pytest.fixture
def address(server: str, request: pytest.FixtureRequest) -> str:
    return database(server, request.node.name)


@pytest.fixture
async def pair(address: str) -> AsyncIterator[tuple[Store, Store]]:
    one, other = await open_store(address), await open_store(address)
    await one.create(StoredTable("castle", 1.0, {}, RUNNING))
    yield one, other
    await one.close()
    await other.close()


async def heard(news: "asyncio.Queue[tuple[str | None, int]]") -> tuple[str | None, int]:
    return await asyncio.wait_for(news.get(), 10)


async def listen(store: Store) -> "asyncio.Queue[tuple[str | None, int]]":
    news: asyncio.Queue[tuple[str | None, int]] = asyncio.Queue()
    store.watch(lambda table_id, seq: news.put_nowait((table_id, seq)))
    assert await heard(news) == (None, 0)
    return news


def cut_off(address: str) -> None:
    """The database drops everyone else, as when it is started again."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


async def test_the_others_hear_of_it_and_oneself_does_not(pair: tuple[Store, Store]) -> None:
    one, other = pair
    mine, theirs = await listen(one), await listen(other)
    await one.append("castle", move(1), RUNNING)
    await one.append("castle", move(2), RUNNING)
    assert await heard(theirs) == ("castle", 1)
    assert (await other.entries("castle"))[0] == move(1)
    assert await heard(theirs) == ("castle", 2)
    await other.append("castle", move(3), RUNNING)
    assert await heard(mine) == ("castle", 3)
    assert mine.empty()
    assert theirs.empty()


async def test_a_lost_connection_costs_no_move(pair: tuple[Store, Store], address: str) -> None:
    one, _ = pair
    for seq in range(1, 6):
        cut_off(address)
        assert await one.append("castle", move(seq), RUNNING) == move(seq)
        cut_off(address)
        assert len(await one.entries("castle")) == seq


async def test_whoever_missed_news_is_told_so(pair: tuple[Store, Store], address: str) -> None:
    one, other = pair
    theirs = await listen(other)
    cut_off(address)
    assert await heard(theirs) == (None, 0)
    await one.append("castle", move(1), RUNNING)
    assert await heard(theirs) == ("castle", 1)


async def test_a_move_that_meets_a_deletion(pair: tuple[Store, Store], address: str) -> None:
    one, _ = pair
    with psycopg.connect(address) as host:
        host.execute("DELETE FROM game WHERE id = 'castle'")
        moving = asyncio.create_task(one.append("castle", move(1), RUNNING))
        await waiting_for_lock(address)
        host.commit()
    with pytest.raises(UnknownTable):
        await moving
    await one.snapshot("castle", Snapshot(1, b"late"))


async def waiting_for_lock(address: str) -> None:
    with psycopg.connect(address, autocommit=True) as connection:
        async with asyncio.timeout(10):
            while not connection.execute(
                "SELECT 1 FROM pg_stat_activity"
                " WHERE datname = current_database() AND wait_event_type = 'Lock'"
            ).fetchall():
                await asyncio.sleep(0.02)
