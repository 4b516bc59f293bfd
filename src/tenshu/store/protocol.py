"""What the server asks of a store: tables as append-only logs, and what is needed to go on with them."""

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
class Listing:
    """What lists and clocks need of a table without opening it.

    `due` is when a process must look at the table though nobody asks: a clock runs out, a bot is to move.
    `clock` is when a clock runs out, also while a bot is to move: no clock waits for other people's bots.
    """

    status: str
    due: float | None = None
    summary: dict[str, object] = field(default_factory=dict)
    clock: float | None = None


@dataclass(frozen=True)
class StoredTable:
    """A table without its log. `agreement` is what was agreed at its start and never changes."""

    id: str
    created: float
    agreement: dict[str, object]
    listing: Listing
    seq: int = 0
    # A digest of where it was created from, to count by; it is kept beside the table and not read back.
    origin: str = ""


@dataclass(frozen=True)
class Snapshot:
    seq: int
    data: bytes


@dataclass(frozen=True)
class Loaded:
    """All that is needed to go on with a table: `entries` are those after the snapshot."""

    table: StoredTable
    snapshot: Snapshot | None
    entries: list[Entry]


class StoreError(Exception):
    """The store can't do what was asked."""


class StoreDown(StoreError):  # noqa: N818
    """The database can't be reached, or its disk is full: the same may be asked again later."""


class Stale(StoreError):  # noqa: N818 - losing a race is part of play
    """Another command has taken the place in the log; `seq` is the log's last number now."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"the log is at {seq}")
        self.seq = seq


class IdTaken(StoreError):  # noqa: N818
    """There is a table of this id already."""


class UnknownTable(StoreError):  # noqa: N818
    """There is no table of this id."""


# Called with a table's id and the number its log has reached; None when news may have been missed: look at
# all tables then.
OnAppend: TypeAlias = Callable[[str | None, int], None]


class Store(Protocol):
    """Every method that writes returns after the commit, never before."""

    async def create(self, table: StoredTable) -> None:
        """A new table; raises IdTaken."""

    async def append(self, table_id: str, entry: Entry, listing: Listing) -> Entry:
        """Write the entry that follows the log's last; returns the entry that bears its command id.

        That is the entry itself, or, when the command was carried out before, the first one of this id:
        look at its `seq`. When neither holds, nothing is written: raises Stale, or UnknownTable.
        """

    async def load(self, table_id: str) -> Loaded:
        """Raises UnknownTable."""

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """The log after a number, in order."""

    async def command(self, table_id: str, command: str) -> Entry | None:
        """What was carried out under this command id."""

    async def snapshot(self, table_id: str, snapshot: Snapshot) -> None:
        """Keep a snapshot in place of an older one."""

    async def tables(self, status: str | None = None, limit: int = 100, after: str = "") -> list[StoredTable]:
        """Tables by id, of one status or all, from behind an id on."""

    async def newest(self, status: str, limit: int = 100) -> list[StoredTable]:
        """Tables of one status, the youngest first."""

    async def lobby(self, limit: int, share: int) -> list[StoredTable]:
        """Open tables, the youngest first, at most a share of them of one origin."""

    async def created_by(self, origin: str, since: float) -> int:
        """How many tables of an origin were created since."""

    async def bans(self, now: float) -> dict[str, float | None]:
        """Who is not let in now, by address or network, and until when."""

    async def size(self) -> int:
        """How many bytes are in use."""

    async def due(self, now: float, limit: int = 1000, skip: int = 0) -> list[str]:
        """The tables that must be looked at by now, the longest waiting first, without the first few."""

    async def run_out(self, now: float, limit: int = 1000, skip: int = 0) -> list[str]:
        """The tables where a clock has run out by now, in the same way."""

    async def probe(self, *, write: bool = False) -> None:
        """Ask the database for a sign of life, or have it write something; raises StoreDown."""

    def watch(self, on_append: OnAppend) -> None:
        """Be told in the running event loop of what other processes append."""

    async def close(self) -> None:
        """Finish what was begun, then let go of the database."""
