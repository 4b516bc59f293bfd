"""What a game's bots go by: its judgement, and how much each level may think."""

from dataclasses import dataclass

from tenshu.bots.judgement import Judgement
from tenshu.bots.search_bot import Budget


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
