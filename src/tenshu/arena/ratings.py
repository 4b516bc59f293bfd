"""What the results of an arena say: ratings with their confidence, and shares of the wins."""

from dataclasses import dataclass
from itertools import pairwise
from math import sqrt

from openskill.models import PlackettLuce

from tenshu.arena.matches import Result

# 95 of 100 intervals of this many deviations to each side hold the true value.
DEVIATIONS = 1.96


@dataclass
class Rating:
    """One bot in all its games."""

    bot: str
    seats: int
    wins: float
    fair: float
    points: float
    rating: float
    low: float
    high: float
    milliseconds: float
    slowest: float
    # Games with the bot that stands next below, and how many of them ended better.
    met: int = 0
    ahead: float = 0.0

    @property
    def share(self) -> float:
        return self.wins / self.seats

    def to_json(self) -> dict[str, object]:
        low, high = interval(self.wins, self.seats)
        return {
            "bot": self.bot,
            "games": self.seats,
            "wins": self.share,
            "wins_low": low,
            "wins_high": high,
            "fair": self.fair,
            "points": self.points,
            "rating": self.rating,
            "rating_low": self.low,
            "rating_high": self.high,
            "milliseconds": self.milliseconds,
            "slowest_s": self.slowest,
            "ahead_of_next": self.before_next(),
        }

    def before_next(self) -> dict[str, float] | None:
        """How often it ends before the bot that stands next below, where both sat at one table."""
        if self.met == 0:
            return None
        low, high = interval(self.ahead, self.met)
        return {"games": self.met, "share": self.ahead / self.met, "low": low, "high": high}


def interval(wins: float, games: int) -> tuple[float, float]:
    """Where a share lies (Wilson)."""
    n, p, z = games, wins / games, DEVIATIONS
    centre = (p + z * z / (2 * n)) / (1 + z * z / n)
    reach = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return max(centre - reach, 0.0), min(centre + reach, 1.0)


def standings(results: list[Result]) -> list[Rating]:
    """The bots, the best first."""
    ratings = rated(results)
    found = []
    for name in ratings:
        seats = [(result, seat) for result in results for seat, bot in enumerate(result.seats) if bot == name]
        decisions = sum(result.decisions[seat] for result, seat in seats)
        mean, deviation = ratings[name]
        found.append(
            Rating(
                bot=name,
                seats=len(seats),
                wins=sum(won(result, seat) for result, seat in seats),
                fair=sum(1 / len(result.seats) for result, _ in seats) / len(seats),
                points=sum(result.scores[seat] for result, seat in seats) / len(seats),
                rating=mean,
                low=mean - DEVIATIONS * deviation,
                high=mean + DEVIATIONS * deviation,
                milliseconds=1000 * sum(result.thinking[seat] for result, seat in seats) / max(decisions, 1),
                slowest=max(result.longest[seat] for result, seat in seats),
            )
        )
    found.sort(key=lambda standing: (-standing.rating, -standing.share, standing.bot))
    for upper, lower in pairwise(found):
        shares = [
            share
            for share in (before(result, upper.bot, lower.bot) for result in results)
            if share is not None
        ]
        upper.met, upper.ahead = len(shares), sum(shares)
    return found


def before(result: Result, one: str, other: str) -> float | None:
    """The part of all pairs of their seats in which the one ended before the other; a tie is half."""
    ours = [place for place, bot in zip(result.places, result.seats, strict=True) if bot == one]
    theirs = [place for place, bot in zip(result.places, result.seats, strict=True) if bot == other]
    if not ours or not theirs:
        return None
    return (
        sum((mine < place) + (mine == place) / 2 for mine in ours for place in theirs)
        / len(ours)
        / len(theirs)
    )


def won(result: Result, seat: int) -> float:
    """A shared first place is a share of the win."""
    if result.places[seat] != 1:
        return 0.0
    return 1 / result.places.count(1)


def undamped(*_: object, **__: object) -> float:
    """Bots do not change: every game tells as much as the last.

    The model's own damping is meant for people, and leaves intervals half as wide again as the means spread.
    """
    return 1.0


def rated(results: list[Result]) -> dict[str, tuple[float, float]]:
    """Mean and deviation of each bot's strength, from the places of all games in order."""
    model = PlackettLuce(tau=0.0, gamma=undamped)
    names = sorted({name for result in results for name in result.seats})
    ratings = {name: model.rating(name=name) for name in names}
    for result in sorted(results, key=lambda result: result.number):
        if len(set(result.seats)) < 2:
            continue
        after = model.rate(
            [[ratings[name]] for name in result.seats], ranks=[float(place) for place in result.places]
        )
        for name in set(result.seats):
            # Several seats of one bot are several observations of it, which are taken together.
            own = [team[0] for team, seat in zip(after, result.seats, strict=True) if seat == name]
            mean = sum(rating.mu for rating in own) / len(own)
            deviation = sum(rating.sigma for rating in own) / len(own)
            ratings[name] = model.create_rating([mean, deviation], name)
    return {name: (rating.mu, rating.sigma) for name, rating in ratings.items()}
