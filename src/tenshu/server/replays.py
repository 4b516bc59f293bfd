"""Long replays run in threads of their own: beside the event loop, and beside everything else that waits."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from tenshu.core.refusal import Refusal
from tenshu.server.guard import Shares, asking

T = TypeVar("T")

# Python hands over between threads many times a millisecond; more at once would only slow each other down.
THREADS = 2
# What one address may have under way.
MOST = 4


class Replays:
    def __init__(self) -> None:
        self.pool = ThreadPoolExecutor(THREADS, "tenshu-replay")
        self.shares = Shares(MOST, lambda: Refusal("too-many-replays", "wait for what was asked for before"))

    async def run(self, work: Callable[[], T]) -> T:
        """Done for whoever asks, who may ask for a few things at a time."""
        if not asking.get():
            return await self.run_for_all(work)
        with self.shares.one():
            return await self.run_for_all(work)

    async def run_for_all(self, work: Callable[[], T]) -> T:
        """The same where others wait for it too: it isn't counted."""
        return await asyncio.get_running_loop().run_in_executor(self.pool, work)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
