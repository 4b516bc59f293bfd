"""A table in the memory of this process: its lock, who listens to it, and which bots think about it."""

import asyncio

from tenshu.server.hosted import HostedTable
from tenshu.server.story import ChronicleShown

# Messages that wait for one listener; whoever is slower than that is cut off and may resume.
QUEUE = 256


class Socket:
    """One who listens to a table; gone when too slow, to come back and resume."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.waiting: asyncio.Queue[str | None] = asyncio.Queue(QUEUE)

    def send(self, message: str) -> None:
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        while self.waiting.full():
            self.waiting.get_nowait()
        self.waiting.put_nowait(None)


class TableSession:
    """Changes go through the lock, one at a time."""

    def __init__(self, hosted: HostedTable) -> None:
        self.hosted = hosted
        self.lock = asyncio.Lock()
        self.sockets: set[Socket] = set()
        self.thinking: set[int] = set()
        # The address that founded it, as long as this process remembers.
        self.founder = ""
        # The story after the game, and the entry that ended it.
        self.chronicle: tuple[int, ChronicleShown] | None = None

    def present(self) -> list[int]:
        """The seats that listen here."""
        return sorted({socket.seat for socket in self.sockets if socket.seat is not None})

    def cut_off(self, seat: object) -> None:
        """Close the lines of a seat, or of all spectators: None."""
        for socket in self.sockets:
            if socket.seat == seat:
                socket.close()

    def idle(self) -> bool:
        return not self.sockets and not self.thinking and not self.lock.locked()
