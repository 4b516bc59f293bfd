"""A judgement: how much an option is worth to a seat. One file a game."""

from abc import abstractmethod

from mypy_extensions import i64, mypyc_attr

from tenshu.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    @abstractmethod
    def worth(self, state: State, seat: i64, option: i64) -> i64:
        """The worth of a legal option; more is better, and only the order matters."""
