"""Shares with their intervals, and how a number goes along with winning."""

from dataclasses import dataclass
from math import sqrt

# 95 % of a normal distribution lie within so many standard deviations.
WITHIN = 1.96
# Chi-square beyond which chance does it once in a hundred times, by degrees of freedom.
RARE = {1: 6.63, 2: 9.21, 3: 11.34, 4: 13.28, 5: 15.09}


# Chance gets beyond so many hardly once in a thousand times: for those who look at many things at once.
SURELY = 3.3


@dataclass(frozen=True)
class Estimate:
    value: float
    low: float
    high: float

    def is_surely_positive(self) -> bool:
        return self.value > SURELY / WITHIN * (self.value - self.low)


def share(successes: float, trials: float) -> Estimate:
    """A share and its 95 % interval (Wilson)."""
    if trials == 0:
        return Estimate(0.0, 0.0, 1.0)
    p = successes / trials
    z2 = WITHIN**2 / trials
    middle = (p + z2 / 2) / (1 + z2)
    half = WITHIN / (1 + z2) * sqrt(p * (1 - p) / trials + z2 / (4 * trials))
    return Estimate(p, max(0.0, middle - half), min(1.0, middle + half))


def is_uneven(wins: list[float]) -> bool:
    """Whether chance alone would spread equal chances so unevenly less than once in a hundred times."""
    if len(wins) - 1 not in RARE or not sum(wins):
        return False
    even = sum(wins) / len(wins)
    return sum((won - even) ** 2 / even for won in wins) > RARE[len(wins) - 1]


@dataclass
class Sums:
    """Of one thing over all seats: how often, at how many seats, its squares, and together with wins."""

    count: float = 0
    seats: float = 0
    squares: float = 0
    with_wins: float = 0

    def add(self, count: float, seats: float, squares: float, with_wins: float) -> None:
        self.count += count
        self.seats += seats
        self.squares += squares
        self.with_wins += with_wins

    def slope(self, seats: int, wins: float) -> Estimate | None:
        """How much one more goes along with in the chance to win (least squares), with its 95 % interval.

        None where all had the same.
        """
        spread = self.squares - self.count**2 / seats
        if spread <= 1e-9 or seats < 3:
            return None
        together = self.with_wins - self.count * wins / seats
        value = together / spread
        # Wins are shares of 1, nearly always 0 or 1: their squares add up to nearly their sum.
        left = max(0.0, wins - wins**2 / seats - value * together)
        error = sqrt(left / (seats - 2) / spread)
        return Estimate(value, value - WITHIN * error, value + WITHIN * error)
