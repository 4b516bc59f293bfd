"""A table in the memory of this process: its lock, who listens to it, and which bots think about it."""

import asyncio

from tenshu.server.hosted import HostedTable
from tenshu.server.story import ChronicleShown

# Messages that wait for one listener, and characters in them beside the first; whoever is slower than that is
# cut off and may resume.
QUEUE, QUEUE_SIZE = 256, 1 << 20

# A table as it was last sent to a seat.
Kept = dict[str, object]


class Socket:
    """One who listens to a table; gone when too slow, to come back and resume."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.waiting: asyncio.Queue[str | None] = asyncio.Queue()
        self.size = 0
        self.closed = False

    def send(self, message: str) -> None:
        if self.closed:
            return
        self.size += len(message)
        if self.waiting.qsize() < QUEUE and (self.size <= QUEUE_SIZE or self.waiting.empty()):
            self.waiting.put_nowait(message)
            return
        # What comes after something that was left out would make no sense.
        while not self.waiting.empty():
            self.waiting.get_nowait()
        self.close()

    async def next(self) -> str | None:
        """The next message; None is the end."""
        message = await self.waiting.get()
        self.size -= len(message or "")
        return message

    def close(self) -> None:
        """Say no more than what waits."""
        if not self.closed:
            self.closed = True
            self.waiting.put_nowait(None)


class TableSession:
    """Changes go through the lock, one at a time."""

    def __init__(self, hosted: HostedTable) -> None:
        self.hosted = hosted
        self.lock = asyncio.Lock()
        self.sockets: set[Socket] = set()
        # By seat that listens, the table that the next change is a change of.
        self.kept: dict[int | None, Kept] = {}
        self.thinking: set[int] = set()
        # The address that founded it, as long as this process remembers.
        self.founder = ""
        # The story after the game, and the entry that ended it.
        self.chronicle: tuple[int, ChronicleShown] | None = None

    def present(self, *joining: int | None) -> list[int]:
        """The seats that listen here."""
        seats = {*joining, *(socket.seat for socket in self.sockets)}
        return sorted(seat for seat in seats if seat is not None)

    def cut_off(self, seat: object) -> None:
        """Close the lines of a seat, or of all spectators: None."""
        for socket in self.sockets:
            if socket.seat == seat:
                socket.close()

    def idle(self) -> bool:
        return not self.sockets and not self.thinking and not self.lock.locked()
