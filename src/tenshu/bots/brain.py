"""What a game's bots go by: its judgement, and how much each level may think."""

from collections.abc import Callable
from dataclasses import dataclass, field

from tenshu.bots.judgement import Judgement
from tenshu.bots.search_bot import Budget
from tenshu.bots.weights import Weights


def _untuned(weights: Weights) -> Judgement:
    raise ValueError("this game has no weights to tune")


@dataclass(frozen=True)
class Tuning:
    """What `bench.tune` needs to fit the weights of a judgement by self-play."""

    judgement: Callable[[Weights], Judgement] = _untuned
    features: tuple[str, ...] = ()
    # Whether the outlook is what a bot goes by in every choice: then it is tuned by play too.
    by_outlook: bool = False
    # The settings of games played alone against a rival, if there are such.
    alone: dict[str, str] | None = None


@dataclass(frozen=True)
class Brain:
    judgement: Judgement
    hard: Budget
    master: Budget
    # A hint is what master thinks with a part of its budget.
    hint: Budget
    # Some games have a second judgement for large searches.
    masters: Judgement | None = None
    # How many choices of a hundred medium leaves to chance: without any it would be too close to hard.
    medium_slips: int = 10
    tuning: Tuning = field(default_factory=Tuning)
