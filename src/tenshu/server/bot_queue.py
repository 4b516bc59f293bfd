"""Whose bot thinks next: everyone in turn, however much one of them asks."""

from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")

# Tables where people play come first; of so many turns one is left to those with bots only.
TURNS = 5


@dataclass(frozen=True)
class Asker:
    """For whom a bot thinks: the table, the address it is due to, and whether people play there."""

    table: str = ""
    address: str = ""
    people: bool = True


NOBODY = Asker()


@dataclass(eq=False)
class Asked(Generic[T]):
    """A question that waits. `dear` is one that takes seconds: those of searching bots, and hints."""

    what: T
    asker: Asker
    dear: bool


class Line(Generic[T]):
    """Addresses in turn, of each address its tables in turn, at each table first come first served."""

    def __init__(self) -> None:
        self.addresses: OrderedDict[str, OrderedDict[str, deque[Asked[T]]]] = OrderedDict()

    def __iter__(self) -> Iterator[Asked[T]]:
        for tables in self.addresses.values():
            for waiting in tables.values():
                yield from waiting

    def put(self, asked: Asked[T]) -> None:
        tables = self.addresses.setdefault(asked.asker.address, OrderedDict())
        tables.setdefault(asked.asker.table, deque()).append(asked)

    def take(self, allowed: Callable[[str], bool]) -> Asked[T] | None:
        address = next(filter(allowed, self.addresses), None)
        if address is None:
            return None
        tables = self.addresses[address]
        table, waiting = next(iter(tables.items()))
        taken = waiting.popleft()
        tables.move_to_end(table)
        self.addresses.move_to_end(address)
        self.tidy(taken.asker)
        return taken

    def drop(self, asked: Asked[T]) -> None:
        """Nobody waits for it any more; whatever was taken is not here, and that is fine."""
        tables = self.addresses.get(asked.asker.address)
        waiting = tables.get(asked.asker.table) if tables else None
        if waiting and asked in waiting:
            waiting.remove(asked)
            self.tidy(asked.asker)

    def tidy(self, asker: Asker) -> None:
        tables = self.addresses[asker.address]
        if not tables[asker.table]:
            del tables[asker.table]
        if not tables:
            del self.addresses[asker.address]


class BotQueue(Generic[T]):
    """Quick questions and dear ones, each in a line for people's tables and one for tables with bots only.

    Of the dear ones an address has at most so many under way, whatever else is idle.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.lines = {(dear, people): Line[T]() for dear in (False, True) for people in (False, True)}
        self.turns = Counter[bool]()
        self.thinking = Counter[str]()

    def __len__(self) -> int:
        return sum(1 for line in self.lines.values() for _ in line)

    def put(self, asked: Asked[T]) -> None:
        self.line(asked).put(asked)

    def drop(self, asked: Asked[T]) -> None:
        self.line(asked).drop(asked)

    def line(self, asked: Asked[T]) -> Line[T]:
        return self.lines[asked.dear, asked.asker.people]

    def take(self, *, dear: bool) -> Asked[T] | None:
        """The next question: a dear one only where that is wanted, and there rather than a quick one."""
        return (self.take_of(dear=True) if dear else None) or self.take_of(dear=False)

    def take_of(self, *, dear: bool) -> Asked[T] | None:
        people_first = (self.turns[dear] + 1) % TURNS != 0
        for people in (people_first, not people_first):
            taken = self.lines[dear, people].take(self.may_think if dear else anyone)
            if taken:
                self.turns[dear] += 1
                self.thinking[taken.asker.address] += taken.dear
                return taken
        return None

    def may_think(self, address: str) -> bool:
        return self.thinking[address] < self.most

    def done(self, asked: Asked[T]) -> None:
        """Whoever has taken a question says when it is answered."""
        self.thinking[asked.asker.address] -= asked.dear
        self.thinking += Counter[str]()


def anyone(address: str) -> bool:
    return True
