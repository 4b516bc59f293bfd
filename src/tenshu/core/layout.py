"""What the numbers of an observation mean: named groups of columns, each with its bounds."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

# Everyone's place in an observation: whoever looks comes first, the others follow clockwise.
PLACES: Final = ("you", "second", "third", "fourth", "fifth", "sixth")


@dataclass(frozen=True)
class Columns:
    """Columns of one sort: a label each, and bounds. With `meanings` a number names one of them, from 0."""

    name: str
    labels: tuple[str, ...]
    low: int
    high: int
    meanings: tuple[str, ...] = ()


class Layout:
    """All columns of an observation, from left to right."""

    def __init__(self, groups: list[Columns]) -> None:
        self.groups = groups
        self.starts: dict[str, int] = {}
        self.width = 0
        for group in groups:
            if group.name in self.starts:
                raise ValueError(f"two groups of columns are called {group.name}")
            self.starts[group.name] = self.width
            self.width += len(group.labels)

    def columns(self) -> Iterator[tuple[str, Columns]]:
        """Every column's full name, such as `pool/copper`, with its group."""
        for group in self.groups:
            for label in group.labels:
                yield f"{group.name}/{label}" if label else group.name, group

    def names(self) -> list[str]:
        return [name for name, _ in self.columns()]

    def lows(self) -> list[int]:
        return [group.low for _, group in self.columns()]

    def highs(self) -> list[int]:
        return [group.high for _, group in self.columns()]

    def where(self, name: str) -> range:
        """The columns of a group."""
        start = self.starts[name]
        return range(start, start + self.group(name))

    def group(self, name: str) -> int:
        return next(len(group.labels) for group in self.groups if group.name == name)


def number(name: str, high: int, low: int = 0) -> Columns:
    return Columns(name, ("",), low, high)


def numbers(name: str, labels: tuple[str, ...], high: int, low: int = 0) -> Columns:
    return Columns(name, labels, low, high)


def named(name: str, meanings: tuple[str, ...]) -> Columns:
    """One column that names a thing."""
    return Columns(name, ("",), 0, len(meanings) - 1, meanings)


def each_named(name: str, labels: tuple[str, ...], meanings: tuple[str, ...]) -> Columns:
    """Columns that name a thing each."""
    return Columns(name, labels, 0, len(meanings) - 1, meanings)


def counted(length: int) -> tuple[str, ...]:
    """Labels for places in a row: 1, 2, ..."""
    return tuple(str(place + 1) for place in range(length))
