"""A store in one file, for one server process."""

import asyncio
import contextlib
import os
import sqlite3
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tenshu.store.commit_queue import CommitQueue
from tenshu.store.protocol import OnAppend, StoreError
from tenshu.store.schema import migrate
from tenshu.store.sql_store import SqlStore

# What is committed is on disk before anyone is told.
SETTINGS = (
    "PRAGMA busy_timeout = 10000",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    # Moving the log into the file takes its time: see Checkpointer.
    "PRAGMA wal_autocheckpoint = 0",
)
CHECKPOINT_EVERY = 2.0
LOOK_EVERY = 1.0


class SqliteSession:
    def __init__(self, path: str, begin: str) -> None:
        self.start = begin
        keep_private(path)
        try:
            self.connection = sqlite3.connect(path, isolation_level=None)
            for setting in SETTINGS:
                self.connection.execute(setting)
        except sqlite3.Error as error:
            raise StoreError(f"{path}: {error}") from error

    def execute(self, statement: str, values: Sequence[object] = ()) -> Sequence[Sequence[Any]]:
        return self.connection.execute(statement, values).fetchall()

    def begin(self) -> None:
        self.connection.execute(self.start)

    def commit(self) -> None:
        self.connection.execute("COMMIT")

    def rollback(self) -> None:
        if self.connection.in_transaction:
            self.connection.execute("ROLLBACK")

    def transient(self, error: Exception) -> bool:
        return isinstance(error, sqlite3.OperationalError) and "locked" in str(error)

    def close(self) -> None:
        self.connection.close()


def keep_private(path: str) -> None:
    """Seeds and chats are nobody's business: only the owner may read the file, also one of before.

    SQLite gives the files beside it the same mode. A file that is there is never opened here: to close it
    would take away the locks of all sessions of this process, and with them what they write.
    """
    with contextlib.suppress(OSError):  # SQLite says what is wrong with it
        if not os.path.exists(path):
            os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        elif os.stat(path).st_mode & 0o077:
            os.chmod(path, 0o600)


@dataclass(frozen=True)
class SqliteFile:
    """A store's file, as a way to sessions with it."""

    path: str
    begin: str

    def __call__(self) -> SqliteSession:
        return SqliteSession(self.path, self.begin)

    def down(self, error: Exception) -> bool:
        """A full or broken disk, a file that is locked or gone; not a statement that makes no sense."""
        return isinstance(error, sqlite3.OperationalError) and error.sqlite_errorcode != sqlite3.SQLITE_ERROR


class Checkpointer:
    """Moves the write-ahead log into the file now and then, beside the writer, which need not wait for it."""

    def __init__(self, path: str, period: float = CHECKPOINT_EVERY) -> None:
        self.path = path
        self.period = period
        self.ended = threading.Event()
        self.thread = threading.Thread(target=self.serve, name="tenshu-checkpointer", daemon=True)
        self.thread.start()

    def serve(self) -> None:
        connection = sqlite3.connect(self.path, isolation_level=None)
        while not self.ended.wait(self.period):
            # Busy or full: the next time will do, nothing that was committed depends on it.
            with contextlib.suppress(sqlite3.OperationalError):
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        connection.close()

    async def close(self) -> None:
        self.ended.set()
        await asyncio.to_thread(self.thread.join)


class SqliteStore(SqlStore):
    # What was deleted is free for new rows, though the file stays as long as it is.
    SIZE = (
        "SELECT (page_count - freelist_count) * page_size"
        " FROM pragma_page_count(), pragma_freelist_count(), pragma_page_size()"
    )

    def __init__(self, path: str, writer: CommitQueue) -> None:
        super().__init__(writer, CommitQueue("tenshu-reader", SqliteFile(path, "BEGIN")))
        self.checkpointer = Checkpointer(path)
        self.watching: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: str) -> "SqliteStore":
        writer = CommitQueue("tenshu-writer", SqliteFile(path, "BEGIN IMMEDIATE"))
        try:
            await writer.ask(migrate)
        except BaseException:
            await writer.close()
            raise
        return cls(path, writer)

    def watch(self, on_append: OnAppend) -> None:
        """Another process is the exception, such as a host at work: it is enough to look now and then."""
        self.watching = asyncio.create_task(self.look_out(on_append))

    async def look_out(self, on_append: OnAppend) -> None:
        seen = await self.version()
        while True:
            await asyncio.sleep(LOOK_EVERY)
            with contextlib.suppress(StoreError):
                found = await self.version()
                if found != seen:
                    on_append(None, 0)
                seen = found

    async def version(self) -> int:
        """A number that changes with what others write, not with what this store writes itself."""
        rows = await self.writer.ask(lambda connection: connection.execute("PRAGMA data_version"))
        return int(rows[0][0])

    async def close(self) -> None:
        if self.watching:
            self.watching.cancel()
            await asyncio.gather(self.watching, return_exceptions=True)
        await self.checkpointer.close()
        await super().close()
