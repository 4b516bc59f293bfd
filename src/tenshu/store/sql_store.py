"""A store with two queues of work, one that writes and one that reads: the part that both databases share."""

from functools import partial
from typing import ClassVar

from tenshu.store import statements
from tenshu.store.commit_queue import CommitQueue
from tenshu.store.protocol import Entry, Listing, Loaded, Snapshot, StoredTable


class SqlStore:
    # The statement that tells how many bytes are in use.
    SIZE: ClassVar[str]

    def __init__(self, writer: CommitQueue, reader: CommitQueue) -> None:
        self.writer = writer
        self.reader = reader

    async def create(self, table: StoredTable) -> None:
        await self.writer.ask(partial(statements.create, table=table), table.id)

    async def append(self, table_id: str, entry: Entry, listing: Listing) -> Entry:
        return await self.writer.ask(
            partial(statements.append, table_id=table_id, entry=entry, listing=listing), table_id
        )

    async def load(self, table_id: str) -> Loaded:
        return await self.reader.ask(partial(statements.load, table_id=table_id))

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        return await self.reader.ask(partial(statements.entries, table_id=table_id, after=after))

    async def command(self, table_id: str, command: str) -> Entry | None:
        return await self.reader.ask(partial(statements.command, table_id=table_id, name=command))

    async def snapshot(self, table_id: str, snapshot: Snapshot) -> None:
        await self.writer.ask(partial(statements.keep, table_id=table_id, snapshot=snapshot), table_id)

    async def tables(self, status: str | None = None, limit: int = 100, after: str = "") -> list[StoredTable]:
        return await self.reader.ask(partial(statements.tables, status=status, limit=limit, after=after))

    async def newest(self, status: str, limit: int = 100) -> list[StoredTable]:
        return await self.reader.ask(partial(statements.newest, status=status, limit=limit))

    async def lobby(self, limit: int, share: int) -> list[StoredTable]:
        return await self.reader.ask(partial(statements.lobby, limit=limit, share=share))

    async def created_by(self, origin: str, since: float) -> int:
        return await self.reader.ask(partial(statements.created_by, origin=origin, since=since))

    async def bans(self, now: float) -> dict[str, float | None]:
        return await self.reader.ask(partial(statements.bans, now=now))

    async def size(self) -> int:
        rows = await self.reader.ask(lambda connection: connection.execute(self.SIZE))
        return int(rows[0][0])

    async def due(self, now: float, limit: int = 1000, skip: int = 0) -> list[str]:
        return await self.reader.ask(partial(statements.due, now=now, limit=limit, skip=skip))

    async def run_out(self, now: float, limit: int = 1000, skip: int = 0) -> list[str]:
        return await self.reader.ask(partial(statements.run_out, now=now, limit=limit, skip=skip))

    async def probe(self, *, write: bool = False) -> None:
        await (self.writer if write else self.reader).ask(partial(statements.probe, write=write))

    async def close(self) -> None:
        await self.writer.close()
        await self.reader.close()
