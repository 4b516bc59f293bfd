"""Observations: as wide as their layout, within its bounds, and blind to what a seat can't see."""

from array import array
from collections.abc import Iterator

import pytest

from tenshu.core import registry
from tenshu.core.check import STRIDE, all_setups
from tenshu.core.layout import Layout
from tenshu.core.rng import from_seed
from tenshu.core.sheet import Sheet
from tenshu.core.state import State

GAMES = 24
DEEP = 16


def observed(state: State, seat: int) -> list[int]:
    sheet = Sheet()
    state.observe(seat, sheet)
    return array("h", sheet.done()).tolist()


def positions(name: str) -> Iterator[tuple[State, Layout]]:
    """States of random games over all sorts of setups, one in a few."""
    game = registry.game(name)
    setups = list(all_setups(game))
    for number in range(GAMES):
        setup = setups[number * STRIDE % len(setups)]
        rng = from_seed(f"observations {number}")
        state = game.start(setup.players, str(number), setup.settings)
        layout = game.layout(setup)
        while not state.over():
            if rng.below(DEEP) == 0:
                yield state, layout
            deciders = state.deciders()
            seat = deciders[rng.below(len(deciders))]
            options = state.options(seat)
            state.apply(seat, options[rng.below(len(options))])
        yield state, layout


@pytest.mark.parametrize("name", registry.names())
def test_observations_fit_their_layout(name: str) -> None:
    for state, layout in positions(name):
        for seat in range(state.setup.players):
            row = observed(state, seat)
            assert len(row) == layout.width
            columns = zip(layout.names(), row, layout.lows(), layout.highs(), strict=True)
            assert [column for column in columns if not column[2] <= column[1] <= column[3]] == []


@pytest.mark.parametrize("name", registry.names())
def test_observations_tell_nothing_that_the_seat_can_not_see(name: str) -> None:
    rng = from_seed("imagined")
    for state, layout in positions(name):
        for seat in range(state.setup.players):
            imagined = state.determinize(seat, rng)
            columns = zip(layout.names(), observed(state, seat), observed(imagined, seat), strict=True)
            assert [column for column in columns if column[1] != column[2]] == []


@pytest.mark.parametrize("name", registry.names())
def test_observations_of_different_moments_differ(name: str) -> None:
    rows = {tuple(observed(state, 0)) for state, _ in positions(name)}
    assert len(rows) > GAMES
