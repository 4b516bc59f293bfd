"""What a report asks of a game beyond what it asks of every game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from tenshu.core import registry

if TYPE_CHECKING:
    from tenshu.report.sections import Section, Writer


class Value(NamedTuple):
    """What may go along with winning: its title, where to look for what, and what its things are called.

    `names` are arguments of the game's texts; the first that has a name for a thing gives it.
    """

    title: str
    where: str
    of: str
    names: tuple[str, ...]


def nothing_more(writer: Writer) -> Iterator[Section]:
    yield from ()


@dataclass(frozen=True)
class Questions:
    values: tuple[Value, ...] = ()
    # Whether seats differ by who has the first turn; else by where they begin.
    by_turn: bool = False
    sections: Callable[[Writer], Iterator[Section]] = nothing_more


def questions(game: str) -> Questions:
    found = registry.kit(game).part("questions")
    if found is None:
        return Questions()
    assert isinstance(found, Questions)
    return found
