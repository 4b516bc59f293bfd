"""What the server asks of a store: games as append-only logs, and what is needed to go on with them."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias


@dataclass(frozen=True)
class Entry:
    """One accepted command. `data` is ready for JSON; `fingerprint` is of the position after it."""

    seq: int
    command: str
    seat: int | None
    kind: str
    data: dict[str, object]
    at: float
    fingerprint: str | None = None


@dataclass(frozen=True)
class Standing:
    """What lists and clocks need of a game without opening it.

    `due` is when a process must look at the game though nobody asks: a clock runs out, a bot is to move.
    """

    status: str
    due: float | None = None
    summary: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class StoredGame:
    """A game without its log. `head` is what was agreed at its start and never changes."""

    id: str
    created: float
    head: dict[str, object]
    standing: Standing
    seq: int = 0


@dataclass(frozen=True)
class Snapshot:
    seq: int
    data: bytes


@dataclass(frozen=True)
class Loaded:
    """All that is needed to go on with a game: `entries` are those after the snapshot."""

    game: StoredGame
    snapshot: Snapshot | None
    entries: list[Entry]


class StoreError(Exception):
    """The store can't do what was asked."""


class Stale(StoreError):  # noqa: N818 - losing a race is part of play
    """Another command has taken the place in the log; `seq` is the log's last number now."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"the log is at {seq}")
        self.seq = seq


class Taken(StoreError):  # noqa: N818
    """There is a game of this id already."""


class UnknownGame(StoreError):  # noqa: N818
    """There is no game of this id."""


# A game and the number its log has reached; None when news may have been missed: look at all games then.
Told: TypeAlias = Callable[[str | None, int], None]


class Store(Protocol):
    """Every method that writes returns after the commit, never before."""

    async def create(self, game: StoredGame) -> None:
        """A new game; raises Taken."""

    async def append(self, game: str, entry: Entry, standing: Standing) -> Entry:
        """Write the entry that follows the log's last; returns the entry that bears its command id.

        That is the entry itself, or, when the command was carried out before, the first one of this id:
        look at its `seq`. When neither holds, nothing is written: raises Stale, or UnknownGame.
        """

    async def load(self, game: str) -> Loaded:
        """Raises UnknownGame."""

    async def entries(self, game: str, after: int = 0) -> list[Entry]:
        """The log after a number, in order."""

    async def command(self, game: str, command: str) -> Entry | None:
        """What was carried out under this command id."""

    async def snapshot(self, game: str, snapshot: Snapshot) -> None:
        """Keep a snapshot in place of an older one."""

    async def games(self, status: str | None = None, limit: int = 100, after: str = "") -> list[StoredGame]:
        """Games by id, of one status or all, from behind an id on."""

    async def newest(self, status: str, limit: int = 100) -> list[StoredGame]:
        """Games of one status, the youngest first."""

    async def due(self, now: float, limit: int = 1000) -> list[str]:
        """The games that must be looked at by now, the longest waiting first."""

    def watch(self, told: Told) -> None:
        """Be told in the running event loop of what other processes append."""

    async def close(self) -> None:
        """Finish what was begun, then let go of the database."""
