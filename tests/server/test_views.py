"""The forms of the games' views hold what the games show: at many positions, to every seat and to nobody."""

import json

import pytest
from pydantic import TypeAdapter

from tenshu.core import registry, rng
from tenshu.core.check import all_setups
from tenshu.server import shown
from tenshu.server.creation import dealt
from tenshu.server.hosted import HostedTable
from tenshu.server.schema import view_forms

FORMS = view_forms()
SETUPS = 12
EVERY = 7


@pytest.mark.parametrize("game", sorted(FORMS))
def test_every_view_has_its_form(game: str) -> None:
    setups = list(all_setups(registry.game(game)))
    stride = max(1, len(setups) // SETUPS) | 1
    chance = rng.from_seed(f"views of {game}")
    form: TypeAdapter[object] = TypeAdapter(FORMS[game])
    for number in range(min(SETUPS, len(setups))):
        setup = setups[number * stride % len(setups)]
        state = setup.game.start(setup.players, f"view {number}", setup.settings)
        step = 0
        while True:
            if step % EVERY == 0 or state.over():
                for seat in (None, *range(setup.players)):
                    form.validate_json(json.dumps(state.view(seat)), strict=True, extra="forbid")
            if state.over():
                break
            deciders = state.deciders()
            seat = deciders[chance.below(len(deciders))]
            options = state.options(seat)
            state.apply(seat, options[chance.below(len(options))])
            step += 1


@pytest.mark.parametrize("game", registry.names())
def test_nothing_travels_twice(game: str) -> None:
    """Both have whose view it is, and Shogun's view has what everyone may know is asked."""
    rules = registry.game(game)
    hosted = HostedTable("table", dealt(game, rules.players[-1], {}), 0.0)
    for seat in range(rules.players[-1]):
        table = shown.table(hosted, seat)
        assert isinstance(table["view"], dict)
        assert set(table["view"]) & {*table, "options", "decision"} <= {"seat", "question"}
