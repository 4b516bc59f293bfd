"""The bots that need no search."""

from abc import abstractmethod

from mypy_extensions import i64, mypyc_attr

from tenshu.bots.judgement import Judgement, best
from tenshu.core.rng import Rng, from_seed
from tenshu.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    def __init__(self, seed: str) -> None:
        self.rng: Rng = from_seed("bot " + seed)

    def decide(self, state: State, seat: int) -> int:
        """The bot's choice. It never sees the state itself, only one the seat could be in."""
        return self.choose(state.determinize(seat, self.rng), seat)

    @abstractmethod
    def choose(self, determinized: State, seat: i64) -> i64:
        """A legal option for the seat."""


class RandomBot(Bot):
    def choose(self, determinized: State, seat: i64) -> i64:
        options = determinized.legal(seat)
        return options[self.rng.below(len(options))]


class GreedyBot(Bot):
    """Takes what its judgement finds best, without looking ahead; now and then its mind wanders."""

    def __init__(self, seed: str, judgement: Judgement, absent: int = 0) -> None:
        super().__init__(seed)
        self.judgement = judgement
        # How many choices of a hundred are left to chance.
        self.absent: i64 = absent

    def choose(self, determinized: State, seat: i64) -> i64:
        options = determinized.legal(seat)
        if self.absent > 0 and self.rng.below(100) < self.absent:
            return options[self.rng.below(len(options))]
        return best(options, self.judgement.worths(determinized, seat, options), self.rng)
