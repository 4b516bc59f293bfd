"""A store in one file, for one server process."""

import sqlite3
from collections.abc import Sequence
from functools import partial
from typing import Any

from tenshu.store.desk import Desk
from tenshu.store.protocol import StoreError, Told
from tenshu.store.schema import migrate
from tenshu.store.shelf import Shelf

# What is committed is on disk before anyone is told.
SETTINGS = (
    "PRAGMA busy_timeout = 10000",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)


class SqliteSession:
    def __init__(self, path: str, begin: str) -> None:
        self.start = begin
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

    def passing(self, error: Exception) -> bool:
        return isinstance(error, sqlite3.OperationalError) and "locked" in str(error)

    def close(self) -> None:
        self.connection.close()


class SqliteStore(Shelf):
    @classmethod
    async def open(cls, path: str) -> "SqliteStore":
        writer = Desk("tenshu-writer", partial(SqliteSession, path, "BEGIN IMMEDIATE"))
        try:
            await writer.ask(migrate)
        except BaseException:
            await writer.close()
            raise
        return cls(writer, Desk("tenshu-reader", partial(SqliteSession, path, "BEGIN")))

    def watch(self, told: Told) -> None:
        """There is no other process to tell of."""
