"""The bots that need no search."""

from abc import abstractmethod

from mypy_extensions import i64, mypyc_attr

from tenshu.bots.judgement import Judgement
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
    def choose(self, imagined: State, seat: i64) -> i64:
        """A legal option for the seat."""


class RandomBot(Bot):
    def choose(self, imagined: State, seat: i64) -> i64:
        options = imagined.legal(seat)
        return options[self.rng.below(len(options))]


class GreedyBot(Bot):
    """Takes what its judgement finds best, without looking ahead."""

    def __init__(self, seed: str, judgement: Judgement) -> None:
        super().__init__(seed)
        self.judgement = judgement

    def choose(self, imagined: State, seat: i64) -> i64:
        best: i64 = -1
        highest: i64 = 0
        equals: i64 = 0
        for option in imagined.legal(seat):
            worth = self.judgement.worth(imagined, seat, option)
            if best < 0 or worth > highest:
                best = option
                highest = worth
                equals = 1
            elif worth == highest:
                equals += 1
                if self.rng.below(equals) == 0:
                    best = option
        return best
