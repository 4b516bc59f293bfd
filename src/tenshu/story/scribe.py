"""What is written down while a game is told again: points over time, moments worth a second look, counts."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tenshu.core.events import Event
from tenshu.core.state import State

LEADS = 3


@dataclass(frozen=True)
class Moment:
    """`kind` and `args` name a text; it had happened when so many choices were made."""

    kind: str
    args: dict[str, object]
    choice: int


@dataclass(frozen=True)
class Chapter:
    """A turn or a season, told as `kind` and `args`, and by seat how things stood at its end."""

    kind: str
    args: dict[str, object]
    choice: int
    values: dict[str, list[int]]


@dataclass(frozen=True)
class Row:
    """The counts of a seat, or of something else that has a name; None is what can't be said of it."""

    seat: int | None
    name: str | None
    values: list[float | None]


@dataclass(frozen=True)
class Counts:
    name: str
    columns: tuple[str, ...]
    rows: list[Row]


class Scribe:
    """Listens to any game, and knows no more of it than its points; each game has a scribe of its own."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.chapters: list[Chapter] = []
        self.opened: tuple[str, dict[str, object]] | None = None

    def opens(self, event: Event) -> tuple[str, dict[str, object]] | None:
        """The chapter that begins with an event, if one does."""
        return None

    def hear(self, event: Event, choice: int) -> None:
        """Take down one event."""

    def measure(self, state: State) -> dict[str, list[int]]:
        """By seat, what is worth drawing over time, the best first; `points` are always among it."""
        return {"points": state.scores()}

    def listen(self, events: list[Event], choice: int, state: State) -> None:
        """All that one choice brought about, and the position after it."""
        for event in events:
            opened = self.opens(event)
            if opened:
                self.close(choice, state)
                self.opened = opened
            self.hear(event, choice)

    def close(self, choice: int, state: State) -> None:
        """The chapter that lies open ends."""
        if self.opened:
            self.chapters.append(Chapter(*self.opened, choice, self.measure(state)))
            self.opened = None

    def moments(self) -> list[Moment]:
        return self.lead_changes()

    def rival(self, state: State) -> dict[str, int] | None:
        """The points of an opponent that the game itself plays, by their sources."""
        return None

    def tallies(self) -> list[Counts]:
        return []

    def lead_changes(self) -> list[Moment]:
        """Who overtook all the others, the last few times."""
        leader, found = None, []
        for chapter in self.chapters:
            points = chapter.values["points"]
            ahead = [seat for seat in range(self.players) if points[seat] == max(points)]
            if len(ahead) == 1 and ahead[0] != leader:
                if leader is not None:
                    args: dict[str, object] = {"seat": ahead[0], "points": points[ahead[0]]}
                    found.append(Moment("takes-lead", args, chapter.choice))
                leader = ahead[0]
        return found[-LEADS:] if self.players > 1 else []

    def gains(self) -> list[tuple[int, Chapter]]:
        """By chapter, the points that the seat whose turn it was made more of."""
        before, found = [0] * self.players, []
        for chapter in self.chapters:
            seat = chapter.args.get("seat")
            if isinstance(seat, int):
                found.append((chapter.values["points"][seat] - before[seat], chapter))
            before = chapter.values["points"]
        return found

    def by_seat(self, name: str, counts: Mapping[str, list[float]]) -> Counts:
        """A tally with a row for each seat, of counts that are kept by column."""
        rows = [Row(seat, None, [row[seat] for row in counts.values()]) for seat in range(self.players)]
        return Counts(name, tuple(counts), rows)


def seat_of(event: Event) -> int:
    """Whose event it is; -1 is nobody's."""
    seat = event.args.get("seat")
    return seat if isinstance(seat, int) else -1


def count_of(event: Event, name: str) -> int:
    found = event.args.get(name)
    return found if isinstance(found, int) else 0


def weightiest(weighed: Sequence[tuple[float, Moment]], count: int) -> list[Moment]:
    """The few moments that weigh most."""
    return [moment for _, moment in sorted(weighed, key=lambda pair: -pair[0])[:count]]
