"""A store with two desks, one that writes and one that reads: the part that both databases share."""

from functools import partial

from tenshu.store import ledger
from tenshu.store.desk import Desk
from tenshu.store.protocol import Entry, Loaded, Snapshot, Standing, StoredGame


class Shelf:
    def __init__(self, writer: Desk, reader: Desk) -> None:
        self.writer = writer
        self.reader = reader

    async def create(self, game: StoredGame) -> None:
        await self.writer.ask(partial(ledger.create, game=game), game.id)

    async def append(self, game: str, entry: Entry, standing: Standing) -> Entry:
        return await self.writer.ask(partial(ledger.append, game=game, entry=entry, standing=standing), game)

    async def load(self, game: str) -> Loaded:
        return await self.reader.ask(partial(ledger.load, game=game))

    async def entries(self, game: str, after: int = 0) -> list[Entry]:
        return await self.reader.ask(partial(ledger.entries, game=game, after=after))

    async def command(self, game: str, command: str) -> Entry | None:
        return await self.reader.ask(partial(ledger.command, game=game, name=command))

    async def snapshot(self, game: str, snapshot: Snapshot) -> None:
        await self.writer.ask(partial(ledger.keep, game=game, snapshot=snapshot), game)

    async def games(self, status: str | None = None, limit: int = 100, after: str = "") -> list[StoredGame]:
        return await self.reader.ask(partial(ledger.games, status=status, limit=limit, after=after))

    async def newest(self, status: str, limit: int = 100) -> list[StoredGame]:
        return await self.reader.ask(partial(ledger.newest, status=status, limit=limit))

    async def due(self, now: float, limit: int = 1000) -> list[str]:
        return await self.reader.ask(partial(ledger.due, now=now, limit=limit))

    async def close(self) -> None:
        await self.writer.close()
        await self.reader.close()
