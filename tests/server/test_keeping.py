"""The host's limits: how long tables are kept, how much room there is, and who is let in."""

import asyncio
import time
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tenshu.core.refusal import Refusal
from tenshu.server import keeping
from tenshu.server.bans import Bans, kept_as
from tenshu.server.callers import origin_of, place_of
from tenshu.server.keeping import DAY, Keeping
from tenshu.server.tables import ALL_BOT_TABLES, BOT_TABLES
from tenshu.store import Listing, StoredTable, open_store, upkeep
from tests.server.house import FREE, House, house, until
from tests.server.test_fairness import Slow

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_old_tables_go_by_themselves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "SLICE", 2)
    monkeypatch.setattr(keeping, "NEXT", 0.01)
    store = await open_store(str(tmp_path / "tables.db"))
    now = time.time()
    for number in range(5):
        await store.create(StoredTable(f"over{number}", now - 3 * DAY, {}, Listing("over"), origin="castle"))
    await store.create(StoredTable("running", now - 3 * DAY, {}, Listing("running")))
    await store.create(StoredTable("young", now, {}, Listing("over"), origin="castle"))
    async with house(tmp_path, replace(FREE, keeping=Keeping(finished=2, forgotten=4))) as running:

        async def purged() -> bool:
            return [table.id for table in await store.tables()] == ["running", "young"]

        await until(purged, 10)
        assert (await running.http.get("/api/health")).status_code == 200
    # What was counted in the last day still counts, the rest is forgotten with its table.
    assert await store.created_by("castle", 0) == 1
    await store.close()


async def test_a_table_that_is_looked_at_goes_too(tmp_path: Path) -> None:
    async with house(tmp_path) as running:
        first, *_ = await running.seated(["person", "person"])
        async with first.listen() as line:
            await first.hear(line)
            assert await upkeep.delete(running.tables.store, first.table_id)
            await running.tables.forget(first.table_id)
            async with asyncio.timeout(10):
                await line.wait_closed()
        assert (await first.ask("GET", "")).json()["code"] == "unknown-table"


async def test_a_full_store_takes_no_new_tables(tmp_path: Path) -> None:
    settings = replace(FREE, keeping=Keeping(megabytes=1))
    async with house(tmp_path, settings) as running:
        first, *_ = await running.seated(["person", "person"])
        running.tables.keeper.size = 2_000_000
        with pytest.raises(AssertionError, match="store-full"):
            await running.found(["person", "person"])
        assert (await first.choose()).status_code == 200
        running.tables.keeper.at = float("-inf")
        assert await running.found(["person", "person"])
        assert 0 < running.tables.keeper.size < 1_000_000


def test_what_is_kept_of_an_address() -> None:
    assert kept_as("192.0.2.7") == origin_of("192.0.2.7")
    assert kept_as("192.0.2.7/24") == "192.0.2.0/24"
    assert kept_as("2001:db8::1") == kept_as("2001:db8::/64") == origin_of(place_of("2001:db8::2"))
    assert kept_as("2001:db8::/32") == "2001:db8::/32"
    with pytest.raises(Refusal, match="no address"):
        kept_as("nobody")


@pytest.mark.parametrize(
    ("ban", "inside", "outside"),
    [
        ("192.0.2.7", "192.0.2.7", "192.0.2.8"),
        ("192.0.2.0/24", "192.0.2.8", "192.0.3.8"),
        ("192.0.2.0/24", "::ffff:192.0.2.8", "2001:db8::8"),
        ("2001:db8::1", "2001:db8::ffff", "2001:db8:0:1::1"),
        ("2001:db8::/32", "2001:db8:7::1", "192.0.2.7"),
    ],
)
def test_who_is_banned(ban: str, inside: str, outside: str) -> None:
    bans = Bans()
    bans.learn(frozenset([kept_as(ban)]))
    assert bans.banned(place_of(inside))
    assert not bans.banned(place_of(outside))


async def test_a_banned_address_is_not_let_in(tmp_path: Path) -> None:
    async with house(tmp_path) as running:
        first, *_ = await running.seated(["person", "person"])
        origin = await upkeep.origin(running.tables.store, first.table_id)
        assert origin == kept_as("127.0.0.1")
        await upkeep.ban(running.tables.store, origin, None)

        async def refused() -> bool:
            answer = await first.ask("GET", "")
            return answer.status_code == 403 and answer.json()["code"] == "banned"

        await until(refused, 10)
        with pytest.raises(InvalidStatus, match="403"):
            async with first.listen():
                pass
        # Others come from elsewhere.
        transport = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
        async with httpx.AsyncClient(base_url=running.url, transport=transport) as other:
            assert (await other.get("/api/lobby")).status_code == 200
        assert await upkeep.unban(running.tables.store, origin)
        assert not await upkeep.unban(running.tables.store, origin)

        async def let_in() -> bool:
            return (await first.ask("GET", "")).status_code == 200

        await until(let_in, 10)


async def test_a_ban_ends(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "tables.db"))
    await upkeep.ban(store, "192.0.2.0/24", 100.0)
    assert await store.bans(99.0) == {"192.0.2.0/24": 100.0}
    assert await store.bans(101.0) == {}
    await upkeep.ban(store, "192.0.2.0/24", None)
    assert await store.bans(101.0) == {"192.0.2.0/24": None}
    await store.close()


async def test_handing_over_leads_to_no_more_tables_of_bots(tmp_path: Path) -> None:
    async with house(tmp_path, FREE, Slow()) as running:
        for _ in range(BOT_TABLES):
            me, *_ = await running.found(["person", "master"])
            assert (await me.do("hand-over", bot="master")).is_success
        me, *_ = await running.found(["person", "master"])
        assert (await me.do("hand-over", bot="master")).json()["code"] == "too-many-bot-tables"


async def test_all_addresses_together_have_so_many_tables_of_bots(tmp_path: Path) -> None:
    async with house(tmp_path, FREE, Slow()) as running:
        await fill(running, ALL_BOT_TABLES)
        with pytest.raises(AssertionError, match="too-many-bot-tables"):
            await running.found(["master"] * 2)


async def fill(running: House, tables: int) -> None:
    """Tables of bots, each of another address."""
    for number in range(tables):
        *_, watching = await running.found(["master"] * 2)
        running.tables.sessions[watching.table_id].founder = f"address {number}"
