"""What a host does with a store beside the running server: delete what is old, copy it, look through it."""

import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import psycopg

from tenshu.store import statements
from tenshu.store.commit_queue import Connect, Session
from tenshu.store.opening import file_of, is_postgres
from tenshu.store.postgres import CHANNEL, READ, WRITE, PostgresServer, PostgresStore, migrate_alone
from tenshu.store.protocol import Store, StoredTable, StoreError, UnknownTable
from tenshu.store.schema import migrate
from tenshu.store.sql_store import SqlStore
from tenshu.store.sqlite import SqliteFile
from tenshu.store.statements import Connection

# The rows in an order that keys lead through, a page at a time; what they refer to comes first.
COPIED = {
    "game": (statements.TABLE, ("id",)),
    "entry": (f"game, {statements.ENTRY}", ("game", "seq")),
    "snapshot": ("game, seq, data", ("game",)),
    "origin": ("game, origin, created", ("game",)),
    "ban": ("place, until", ("place",)),
}
# The version of the SQL tables that brought a kind of rows.
SINCE = {"origin": 3, "ban": 4}
PAGE = 1000
# A table's last sign of life is its last entry.
LAST = "coalesce((SELECT max(at) FROM entry WHERE entry.game = game.id), created)"
DAY = 86_400.0


async def delete(store: Store, table_id: str, before: float = float("inf")) -> bool:
    """A table and its whole log, if nothing has happened there since a time; raises UnknownTable.

    Other processes are told that there is news of it.
    """
    on_postgres = isinstance(store, PostgresStore)
    lock = "FOR UPDATE" if on_postgres else ""

    def work(connection: Connection) -> bool:
        found = statements.stored_table(connection, table_id)
        still = f"SELECT id FROM game WHERE id = ? AND {LAST} < ? {lock}"
        if not connection.execute(still, (table_id, before)):
            return False
        for rows in ("snapshot WHERE game", "entry WHERE game", "game WHERE id"):
            connection.execute(f"DELETE FROM {rows} = ?", (table_id,))
        if on_postgres:
            news = f"host {found.seq + 1} {table_id}"
            connection.execute("SELECT pg_notify(?, ?)", (CHANNEL, news))
        return True

    return await sql(store).writer.ask(work, table_id)


async def older(store: Store, before: float, statuses: Sequence[str], limit: int = 2**31) -> list[str]:
    """Tables of these statuses without an entry since a time, the oldest first."""
    wanted = ", ".join("?" * len(statuses))
    statement = (
        f"SELECT id FROM game WHERE status IN ({wanted}) AND created < ? AND {LAST} < ?"
        " ORDER BY created LIMIT ?"
    )

    def work(connection: Connection) -> list[str]:
        return [row[0] for row in connection.execute(statement, (*statuses, before, before, limit))]

    return await sql(store).reader.ask(work)


async def purge(store: Store, before: float, statuses: Sequence[str], limit: int = 2**31) -> list[str]:
    """Delete tables of these statuses without an entry since a time, at most so many; which they were."""
    found = await older(store, before, statuses, limit)
    gone = [table_id for table_id in found if await delete_if_there(store, table_id, before)]
    if gone:
        await forget_origins(store, time.time() - DAY)
    return gone


async def delete_if_there(store: Store, table_id: str, before: float) -> bool:
    try:
        return await delete(store, table_id, before)
    except UnknownTable:
        return False


async def forget_origins(store: Store, before: float) -> None:
    """Where tables came from that are gone: not of the last day, whose count isn't made smaller by that."""
    statement = "DELETE FROM origin WHERE created < ? AND game NOT IN (SELECT id FROM game)"
    await sql(store).writer.ask(lambda connection: connection.execute(statement, (before,)))


async def origin(store: Store, table_id: str) -> str | None:
    """The digest of where a table was created from, if it is known; raises UnknownTable."""

    def work(connection: Connection) -> str | None:
        statements.stored_table(connection, table_id)
        rows = connection.execute("SELECT origin FROM origin WHERE game = ?", (table_id,))
        return str(rows[0][0]) if rows else None

    return await sql(store).reader.ask(work)


async def ban(store: Store, place: str, until: float | None) -> None:
    statement = "INSERT INTO ban VALUES (?, ?) ON CONFLICT (place) DO UPDATE SET until = excluded.until"
    await sql(store).writer.ask(lambda connection: connection.execute(statement, (place, until)))


async def unban(store: Store, place: str) -> bool:
    """Whether there was such a ban."""
    statement = "DELETE FROM ban WHERE place = ? RETURNING place"
    return bool(await sql(store).writer.ask(lambda connection: connection.execute(statement, (place,))))


async def listed(store: Store, status: str | None, limit: int) -> list[tuple[StoredTable, float]]:
    """The youngest tables and when something last happened at each."""
    where, values = ("WHERE status = ?", (status,)) if status else ("", ())
    statement = f"SELECT {statements.TABLE}, {LAST} FROM game {where} ORDER BY created DESC LIMIT ?"

    def work(connection: Connection) -> list[tuple[StoredTable, float]]:
        rows = connection.execute(statement, (*values, limit))
        return [(statements.table_of(row[:-1]), float(row[-1])) for row in rows]

    return await sql(store).reader.ask(work)


def sql(store: Store) -> SqlStore:
    if not isinstance(store, SqlStore):
        raise StoreError("this store has no SQL")
    return store


def copy_store(source: str, target: str) -> dict[str, int]:
    """All tables as they stand at one moment, from one store into another that has none yet.

    Either may be a file or PostgreSQL, and in use. Returns how many rows there were, by kind.
    """
    if not is_postgres(source) and not Path(file_of(source)).is_file():
        raise StoreError(f"there is no store '{file_of(source)}'")
    fresh = not is_postgres(target) and not Path(file_of(target)).exists()
    try:
        with session(source, write=False) as read, session(target, write=True) as written:
            (migrate_alone if is_postgres(target) else migrate)(written)
            if written.execute("SELECT 1 FROM game LIMIT 1"):
                raise StoreError("there are tables in it already; give one that is new or empty")
            version = read.execute("SELECT max(version) FROM schema")[0][0]
            kinds = [kind for kind in COPIED if SINCE.get(kind, 1) <= version]
            return {kind: copy_rows(read, written, kind) for kind in kinds}
    except (sqlite3.Error, psycopg.Error, StoreError) as error:
        if fresh:
            discard(target)
        raise error if isinstance(error, StoreError) else StoreError(str(error).strip()) from error


def copy_rows(read: Connection, written: Connection, kind: str) -> int:
    columns, keys = COPIED[kind]
    names = [name.strip() for name in columns.split(",")]
    insert = f"INSERT INTO {kind} ({columns}) VALUES ({', '.join('?' * len(names))})"
    key, count = ", ".join(keys), 0
    after: tuple[Any, ...] = ()
    while True:
        where = f"WHERE ({key}) > ({', '.join('?' * len(keys))})" if after else ""
        page = read.execute(f"SELECT {columns} FROM {kind} {where} ORDER BY {key} LIMIT {PAGE}", after)
        if not page:
            return count
        for row in page:
            written.execute(insert, row)
        count += len(page)
        after = tuple(page[-1][names.index(name)] for name in keys)


@contextmanager
def session(url: str, *, write: bool) -> Iterator[Session]:
    """One transaction: all of it, or nothing."""
    connect: Connect = SqliteFile(file_of(url), "BEGIN IMMEDIATE" if write else "BEGIN")
    if is_postgres(url):
        connect = PostgresServer(url, WRITE if write else READ)
    with closing(connect()) as opened:
        opened.begin()
        yield opened
        if write:
            opened.commit()


def discard(url: str) -> None:
    """A file that was begun and can't be finished."""
    if not is_postgres(url):
        for ending in ("", "-wal", "-shm"):
            Path(file_of(url) + ending).unlink(missing_ok=True)
