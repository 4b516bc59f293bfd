"""A database that is gone or whose disk is full: said as such, soon, and play goes on when it is back."""

import asyncio
import sqlite3
import time
from pathlib import Path

import psycopg
import pytest

from tenshu.store import Entry, Listing, Store, StoreDown, StoredTable, open_store
from tenshu.store.sql_store import SqlStore
from tests.postgres import database, free_port

pytestmark = pytest.mark.anyio

RUNNING = Listing("running")


def chat(seq: int, text: str = "Hm.") -> Entry:
    return Entry(seq, f"c{seq}", 0, "chat", {"text": text}, 7.5)


async def test_a_store_gives_signs_of_life(store: Store) -> None:
    await store.probe()
    await store.probe(write=True)


async def test_a_full_disk(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "tables.db"))
    assert isinstance(store, SqlStore)
    await store.create(StoredTable("castle", 1.0, {}, RUNNING))
    await store.append("castle", chat(1), RUNNING)
    session = store.writer.session
    assert session
    # What the disk would do, done by SQLite: no page more than there are now.
    pages = (await store.writer.ask(lambda c: c.execute("PRAGMA page_count")))[0][0]
    await store.writer.ask(lambda c: c.execute(f"PRAGMA max_page_count = {pages}"))
    with pytest.raises(StoreDown, match="full"):
        await store.append("castle", chat(2, "x" * 50_000), RUNNING)
    assert store.writer.failed == 1
    await store.writer.ask(lambda c: c.execute("PRAGMA max_page_count = 100000"))
    await store.append("castle", chat(2), RUNNING)
    assert [entry.seq for entry in await store.entries("castle")] == [1, 2]
    await store.close()


async def test_a_statement_that_makes_no_sense_is_no_outage(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "tables.db"))
    assert isinstance(store, SqlStore)
    with pytest.raises(sqlite3.OperationalError, match="nowhere"):
        await store.writer.ask(lambda c: c.execute("SELECT * FROM nowhere"))
    await store.close()


async def test_a_lost_database_is_said_to_all_at_once_and_found_again(server: str) -> None:
    address = database(server, "lost")
    store = await open_store(address)
    assert isinstance(store, SqlStore)
    await store.create(StoredTable("castle", 1.0, {}, RUNNING))
    forbid(server, "lost", "false")
    began = time.monotonic()
    asked = [store.append("castle", chat(seq), RUNNING) for seq in range(1, 9)]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert all(isinstance(answer, StoreDown) for answer in answers), answers
    # One after the other they would wait 1.6 s each.
    assert time.monotonic() - began < 8
    with pytest.raises(StoreDown):
        await store.probe(write=True)
    forbid(server, "lost", "true")
    await store.probe(write=True)
    await store.append("castle", chat(1), RUNNING)
    await store.close()


def forbid(server: str, name: str, allowed: str) -> None:
    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS {allowed}".encode())
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name]
        )


async def test_nobody_answers() -> None:
    with pytest.raises(Exception, match="can't be opened"):
        await open_store(f"postgresql://tenshu@127.0.0.1:{free_port()}/games")
