"""How long tables are kept and how much room they have, as the host has set it."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from tenshu.core.refusal import Refusal
from tenshu.store import Store, upkeep

DAY = 86_400.0
FINISHED = ("over", "closed")
UNFINISHED = ("open", "waiting", "running")
# Deleted at once, and the seconds until the next look: while there is more to delete, and otherwise.
SLICE, NEXT, LATER = 20, 1.0, 600.0
# Seconds for which the size of a store counts.
FRESH = 10.0
MEGABYTE = 1_000_000


@dataclass(frozen=True)
class Keeping:
    """Days without an entry after which tables are deleted, and megabytes; None: never, and no limit."""

    finished: float | None = None
    forgotten: float | None = None
    megabytes: float | None = None

    def purges(self) -> list[tuple[float, tuple[str, ...]]]:
        both = ((self.finished, FINISHED), (self.forgotten, UNFINISHED))
        return [(days, statuses) for days, statuses in both if days is not None]


class Keeper:
    def __init__(self, keeping: Keeping, store: Store) -> None:
        self.keeping = keeping
        self.store = store
        self.size = 0
        self.at = float("-inf")

    async def check_room(self) -> None:
        """Refuse new tables while the store has no room for them."""
        most = self.keeping.megabytes
        if most is None:
            return
        if time.monotonic() - self.at > FRESH:
            self.at = time.monotonic()
            self.size = await self.store.size()
        if self.size >= most * MEGABYTE:
            raise Refusal(
                "store-full", "this server has no room for new tables now; those that there are go on"
            )

    async def purge(self) -> list[str]:
        """Delete a few tables whose time is up; which they were."""
        gone: list[str] = []
        for days, statuses in self.keeping.purges():
            gone += await upkeep.purge(self.store, time.time() - days * DAY, statuses, SLICE)
        return gone

    async def watch(self, forget: Callable[[str], Coroutine[Any, Any, None]]) -> None:
        while True:
            gone = await self.purge()
            for table_id in gone:
                await forget(table_id)
            await asyncio.sleep(NEXT if gone else LATER)
