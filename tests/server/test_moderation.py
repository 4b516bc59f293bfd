"""What the host orders from outside takes hold at a running server, on both stores."""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest

from tenshu.core.refusal import Refusal
from tenshu.server import moderation
from tenshu.server.store_check import check_store
from tenshu.store import Store, open_store, upkeep
from tests.postgres import database, postgres
from tests.server.house import House, Player, house, until

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    return database(request.getfixturevalue("server"), "t" + secrets.token_hex(4))


@pytest.fixture
async def running(url: str, tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path, store=url) as found:
        yield found


@pytest.fixture
async def store(running: House, url: str) -> AsyncIterator[Store]:
    """The host's own way to the store, beside the server's."""
    found = await open_store(url)
    yield found
    report = await check_store(found)
    assert not report.failures
    await found.close()


async def code(answer: httpx.Response) -> str:
    return "" if answer.is_success else str(answer.json()["code"])


async def test_a_closed_table(running: House, store: Store) -> None:
    first, *_ = await running.seated(["person", "person"], clock={"seconds": 60})
    await first.choose()
    await moderation.close(store, first.table_id)
    assert await code(await first.do("chat", text="Hello?")) == "closed"
    table = await first.look()
    assert (table["sequence"], table["closed"], table["question"]) == (2, True, None)
    (listed,) = await store.tables("closed")
    assert (listed.id, listed.listing.due) == (first.table_id, None)
    # Also for a server that opens it anew, from a snapshot.
    session = await running.tables.session(first.table_id)
    await store.snapshot(first.table_id, session.hosted.to_snapshot())
    running.tables.sessions.clear()
    assert await code(await first.do("chat", text="Hello?")) == "closed"


async def test_a_muted_seat_plays_on(running: House, store: Store) -> None:
    first, second, _ = await running.seated(["person", "person"])
    assert first.seat is not None
    await moderation.mute(store, first.table_id, first.seat)
    # The server learns of it with its next entry, or by itself.
    assert await code(await second.do("chat", text="Hm.")) == ""
    assert await code(await first.do("chat", text="Hm.")) == "muted"
    assert [(await player.look())["muted"] for player in (first, second)] == [True, False]
    assert await code(await first.choose()) == ""


async def refused(player: Player) -> bool:
    return await code(await player.ask("GET", "")) == "bad-token"


async def test_a_revoked_link(running: House, store: Store) -> None:
    first, *_, watching = await running.seated(["person", "person"])
    async with first.listen() as line, watching.listen() as other:
        await first.hear(line)
        await watching.hear(other)
        new = await moderation.revoke(store, first.table_id, first.seat)
        assert new
        # Nobody does anything, and yet the server notices.
        await until(lambda: refused(first), 10)
        async with asyncio.timeout(10):
            await line.wait_closed()
        assert not await refused(watching)
        await moderation.revoke(store, first.table_id, None)
        await until(lambda: refused(watching), 10)
        async with asyncio.timeout(10):
            await other.wait_closed()
    heir = Player(running, first.table_id, first.seat, new)
    assert (await heir.choose()).status_code == 200
    assert new not in json.dumps([entry.data for entry in await store.entries(first.table_id)])


async def test_a_deleted_table_is_gone_from_the_server_too(running: House, store: Store) -> None:
    first, *_ = await running.seated(["person", "person"])
    other, *_ = await running.seated(["person", "person"])
    async with first.listen() as line:
        await first.hear(line)
        assert await upkeep.delete(store, first.table_id)

        async def gone() -> bool:
            return await code(await first.ask("GET", "")) == "unknown-table"

        await until(gone, 10)
        async with asyncio.timeout(10):
            await line.wait_closed()
    assert await code(await other.choose()) == ""


async def test_seats_without_a_link(running: House, store: Store) -> None:
    first, *_ = await running.found(["person", "open"])
    for seat in (1, 7):
        with pytest.raises(Refusal, match="nobody"):
            await moderation.revoke(store, first.table_id, seat)


async def test_own_moves_are_no_news(running: House, url: str) -> None:
    """A server would look through all of its tables at every move."""
    if url.startswith("postgresql"):
        return
    first, second, _ = await running.seated(["person", "person"])
    told: list[object] = []
    running.tables.store.watch(lambda table_id, seq: told.append(seq))
    await asyncio.sleep(0.2)
    for number in range(30):
        await (first, second)[number % 2].do("chat", text=f"{number}")
        await asyncio.sleep(0.1)
    assert told == []
