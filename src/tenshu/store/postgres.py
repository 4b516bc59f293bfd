"""A store in PostgreSQL, for several server processes on one or more machines."""

import asyncio
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from tenshu.store import statements
from tenshu.store.commit_queue import CommitQueue
from tenshu.store.protocol import Entry, Listing, OnAppend, StoreDown, StoreError
from tenshu.store.schema import migrate
from tenshu.store.sql_store import SqlStore
from tenshu.store.statements import Connection

CHANNEL = "tenshu"
WRITE = "BEGIN ISOLATION LEVEL READ COMMITTED"
READ = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
PATIENCE: dict[str, Any] = {"connect_timeout": 5, "tcp_user_timeout": 10_000}
# Any number will do, if all processes take the same: it lets one of them at a time look after the tables.
SCHEMA_LOCK = 7_391_202_115


class PostgresSession:
    def __init__(self, url: str, begin: str) -> None:
        self.start = begin.encode()
        self.connection = psycopg.connect(with_patience(url), autocommit=True)
        self.connection.execute("SET synchronous_commit = on")

    def execute(self, statement: str, values: Sequence[object] = ()) -> Sequence[Sequence[Any]]:
        cursor = self.connection.execute(statement.replace("?", "%s").encode(), values)
        return cursor.fetchall() if cursor.description else ()

    def begin(self) -> None:
        self.connection.execute(self.start)

    def commit(self) -> None:
        self.connection.execute("COMMIT")

    def rollback(self) -> None:
        self.connection.execute("ROLLBACK")

    def transient(self, error: Exception) -> bool:
        # A table was deleted while something was written to it: the next try finds it gone.
        return isinstance(error, psycopg.OperationalError | psycopg.errors.ForeignKeyViolation)

    def close(self) -> None:
        self.connection.close()


@dataclass(frozen=True)
class PostgresServer:
    """A database by its address, as a way to sessions with it."""

    url: str
    begin: str

    def __call__(self) -> PostgresSession:
        return PostgresSession(self.url, self.begin)

    def down(self, error: Exception) -> bool:
        return isinstance(error, psycopg.OperationalError)


class PostgresStore(SqlStore):
    """What one process appends, the others hear of by NOTIFY, which PostgreSQL sends with the commit."""

    SIZE = "SELECT pg_database_size(current_database())"

    def __init__(self, url: str, writer: CommitQueue, reader: CommitQueue) -> None:
        super().__init__(writer, reader)
        self.url = url
        self.name = secrets.token_hex(4)
        self.listening: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> "PostgresStore":
        writer = CommitQueue("tenshu-writer", PostgresServer(url, WRITE))
        try:
            await writer.ask(migrate_alone)
        except (psycopg.Error, StoreDown) as error:
            await writer.close()
            raise StoreError(f"the PostgreSQL store can't be opened: {error}") from error
        except BaseException:
            await writer.close()
            raise
        return cls(url, writer, CommitQueue("tenshu-reader", PostgresServer(url, READ)))

    async def append(self, table_id: str, entry: Entry, listing: Listing) -> Entry:
        def work(connection: Connection) -> Entry:
            written = statements.append(connection, table_id, entry, listing)
            if written.seq == entry.seq:
                news = f"{self.name} {entry.seq} {table_id}"
                connection.execute("SELECT pg_notify(?, ?)", (CHANNEL, news))
            return written

        return await self.writer.ask(work, table_id)

    def watch(self, on_append: OnAppend) -> None:
        self.listening = asyncio.create_task(self.listen(on_append))

    async def listen(self, on_append: OnAppend) -> None:
        pause = 0.1
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    with_patience(self.url), autocommit=True
                ) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}".encode())
                    on_append(None, 0)
                    pause = 0.1
                    async for notice in connection.notifies():
                        sender, seq, table_id = notice.payload.split(" ", 2)
                        if sender != self.name:
                            on_append(table_id, int(seq))
            except psycopg.OperationalError:
                await asyncio.sleep(pause)
                pause = min(2 * pause, 5.0)

    async def close(self) -> None:
        if self.listening:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)
        await super().close()


def with_patience(url: str) -> str:
    """A server that has vanished is given up after seconds, not minutes; the address may say otherwise."""
    return make_conninfo(**(PATIENCE | conninfo_to_dict(url)))


def migrate_alone(connection: Connection) -> int:
    connection.execute("SELECT pg_advisory_xact_lock(?)", (SCHEMA_LOCK,))
    return migrate(connection)
