"""The forms of the games' views hold for every seat, at every step, with every setting."""

import random

import pytest

from tenshu.core import registry
from tenshu.core.state import State
from tenshu.server.schema import view_forms

GAMES = 12
LOOKS = 40


def begun(name: str, number: int, dice: random.Random) -> State:
    """A game with settings by lot."""
    game = registry.game(name)
    options = {setting.name: dice.choice(setting.values) for setting in game.settings}
    return game.start(dice.choice(list(game.players)), f"views {number}", options)


@pytest.mark.parametrize("name", sorted(view_forms()))
def test_views_have_their_form(name: str) -> None:
    form = view_forms()[name]
    for number in range(GAMES):
        dice = random.Random(f"{name} {number}")
        state = begun(name, number, dice)
        step = 0
        while not state.over():
            seat = dice.choice(state.deciders())
            state.apply(seat, dice.choice(state.options(seat)))
            step += 1
            if step % LOOKS == 0 or state.over():
                for looking in (None, *range(state.setup.players)):
                    form.model_validate(state.view(looking))
