"""Clocks: none, real time with an increment, or days for each move. Time passes only from entry to entry."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field

DAY = 86_400.0
REFILLS = 100


@dataclass(frozen=True)
class TimeControl:
    """What was agreed: seconds for the whole game and an increment, or days for each move."""

    seconds: float = 0.0
    increment: float = 0.0
    days: float = 0.0


@dataclass
class Clock:
    control: TimeControl
    left: list[float]
    running: set[int] = field(default_factory=set)
    at: float = 0.0
    refunds: bool = True
    # The last refills: how many choices had been made, by whom, and what was left before.
    refills: list[tuple[int, int, float]] = field(default_factory=list)

    @classmethod
    def new(cls, control: TimeControl, players: int, refunds: bool = True) -> "Clock":
        return cls(control, [control.days * DAY or control.seconds] * players, refunds=refunds)

    def pass_time(self, at: float) -> None:
        """Whoever is to decide pays for the time since the last entry."""
        # Two machines may disagree about the time: it never runs backwards.
        passed = max(0.0, at - self.at)
        for seat in self.running:
            self.left[seat] = max(0.0, self.left[seat] - passed)
        self.at = max(at, self.at)

    def moved(self, seat: int, choices: int) -> None:
        """A choice was made, after so many others: there are days for the next."""
        if self.control.days and self.refunds:
            self.refills = [*self.refills, (choices, seat, self.left[seat])][-REFILLS:]
        self.refill(seat)

    def refill(self, seat: int) -> None:
        if self.control.days:
            self.left[seat] = self.control.days * DAY

    def taken_back(self, choices: int) -> None:
        """Back to where so many choices had been made: what they gave is taken back with them."""
        while self.refills and self.refills[-1][0] >= choices:
            _, seat, left = self.refills.pop()
            self.left[seat] = min(self.left[seat], left)

    def run(self, seats: set[int], *, played: bool = True, again: frozenset[int] = frozenset()) -> None:
        """Only these clocks run now.

        Where something was played, one that stops gets its increment and one that starts its days: seats that
        change hands and choices that are taken back give nobody time. Whoever is asked `again` what it had
        answered returns the increment.
        """
        stopped, started = self.running - seats, seats - self.running
        for seat in stopped if played else ():
            self.left[seat] += self.control.increment
        for seat in started - again if played else ():
            self.refill(seat)
        for seat in started & again:
            self.left[seat] = max(0.0, self.left[seat] - self.control.increment)
        self.running = seats

    def kept(self) -> list[object]:
        """For a snapshot."""
        found: list[object] = [self.left, sorted(self.running), self.at]
        return [*found, self.refills] if self.refills else found

    def restore(
        self,
        left: list[float],
        running: list[int],
        at: float,
        refills: Sequence[tuple[int, int, float]] = (),
    ) -> None:
        self.left, self.running, self.at = left, set(running), at
        self.refills = [(choices, seat, before) for choices, seat, before in refills]

    def deadline(self) -> float | None:
        return min((self.at + self.left[seat] for seat in self.running), default=None)

    def expired(self, at: float) -> list[int]:
        """Whose time is up."""
        return sorted(seat for seat in self.running if self.at + self.left[seat] <= at)

    def to_json(self) -> dict[str, object]:
        return {
            "time_control": asdict(self.control),
            "left": [round(left, 3) for left in self.left],
            "running": sorted(self.running),
            "at": self.at,
        }
