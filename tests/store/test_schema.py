"""Tables that grow with the releases, and stores that can't be opened."""

import asyncio
from functools import partial
from pathlib import Path

import pytest

from tenshu.store import Listing, StoredTable, StoreError, open_store
from tenshu.store.schema import STEPS, Step, migrate
from tenshu.store.sql_store import SqlStore
from tenshu.store.statements import Connection
from tests.postgres import free_port

pytestmark = pytest.mark.anyio

ADDED = Step(1, ("ALTER TABLE game ADD COLUMN note TEXT NOT NULL DEFAULT ''",))
CHANGED = Step(len(STEPS) + 1, ("ALTER TABLE game RENAME COLUMN head TO agreed",))
TABLE = StoredTable("castle", 1.0, {"game": "kunitori"}, Listing("open"))


async def upgrade(url: str, *steps: Step) -> None:
    store = await open_store(url)
    assert isinstance(store, SqlStore)
    await store.create(TABLE)
    assert await store.writer.ask(partial(migrate, steps=STEPS + steps)) == len(STEPS)
    await store.close()


async def test_a_new_store_has_all_tables_at_once_and_an_old_one_is_left_alone(url: str) -> None:
    for _ in range(2):
        await (await open_store(url)).close()


async def test_tables_survive_a_migration_and_older_servers_go_on(url: str) -> None:
    await upgrade(url, ADDED)
    older = await open_store(url)
    assert (await older.load("castle")).table == TABLE
    await older.close()


async def test_a_store_that_is_too_new_is_left_alone(url: str) -> None:
    await upgrade(url, CHANGED)
    with pytest.raises(StoreError, match="use a newer one"):
        await open_store(url)


async def test_a_migration_that_fails_changes_nothing(url: str) -> None:
    with pytest.raises(Exception, match="nonsense"):
        await upgrade(url, ADDED, Step(1, ("nonsense",)))
    await upgrade(url, ADDED)


async def test_several_servers_may_start_at_once(url: str) -> None:
    stores = await asyncio.gather(*(open_store(url) for _ in range(4)))
    await stores[0].create(TABLE)
    assert (await stores[3].load("castle")).table == TABLE
    for store in stores:
        await store.close()


async def test_no_database_where_one_should_be(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("not a database, but long enough to look like something else" * 20)
    for bad in (
        str(tmp_path),
        str(tmp_path / "missing" / "tables.db"),
        f"sqlite://{tmp_path / 'text'}",
        f"postgresql://tenshu@127.0.0.1:{free_port()}/games",
    ):
        with pytest.raises(StoreError):
            await open_store(bad)
    with pytest.raises(StoreError, match="no store"):
        await open_store(str(tmp_path / "none.db"), must_exist=True)
    assert not (tmp_path / "none.db").exists()


async def test_only_the_job_that_fails_gets_the_error(url: str) -> None:
    store = await open_store(url)
    assert isinstance(store, SqlStore)

    def fail(connection: Connection) -> None:
        connection.execute("SELECT * FROM nowhere")

    good = StoredTable("garden", 1.0, {}, Listing("open"))
    answers = await asyncio.gather(
        store.create(TABLE), store.writer.ask(fail), store.create(good), return_exceptions=True
    )
    assert [isinstance(answer, Exception) for answer in answers] == [False, True, False]
    assert {found.id for found in await store.tables()} == {"castle", "garden"}
    await store.close()
