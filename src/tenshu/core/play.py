"""The checked way into a state: a choice is carried out whole, or refused and nothing changes."""

from tenshu.core.refusal import Refusal
from tenshu.core.state import State


def parse(state: State, seat: int, text: str) -> int:
    """The option that a line of notation means; a Refusal when it means none."""
    option = state.setup.game.actions.parse(text)
    check(state, seat, option)
    return option


def check(state: State, seat: int, option: int) -> None:
    """Refuse what is not legal now."""
    if option in state.spontaneous(seat):
        return
    deciders = state.deciders()
    if not deciders:
        raise Refusal("over", "the game is over")
    if seat not in deciders:
        others = " and ".join(str(decider + 1) for decider in deciders)
        raise Refusal("not-your-turn", f"seat {seat + 1} has nothing to decide now; seat {others} has")
    state.describe(option)
    if option not in state.options(seat):
        raise state.why_not(seat, option)


def choose(state: State, seat: int, option: int) -> None:
    check(state, seat, option)
    state.apply(seat, option)
