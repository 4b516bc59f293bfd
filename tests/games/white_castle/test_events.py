"""All that is told of a game has the form that events.py declares."""

from typing import Any

import pytest
from pydantic import TypeAdapter

from tenshu.core.events import Event
from tenshu.core.rng import from_seed
from tenshu.games.white_castle.events import EVENTS
from tenshu.games.white_castle.white_castle import GAME

FORMS: dict[str, TypeAdapter[Any]] = {kind: TypeAdapter(form) for kind, form in EVENTS.items()}
GAMES = 12


def told(players: int, seed: str) -> list[Event]:
    chance = from_seed(seed)
    state = GAME.start(players, seed, listen=True)
    while not state.over():
        seat = int(state.decider())
        options = state.options(seat)
        state.apply(seat, options[chance.below(len(options))])
    assert state.story
    return state.story


def test_every_event_has_its_form_and_every_form_is_told() -> None:
    kinds: set[str] = set()
    for players in GAME.players:
        for number in range(GAMES):
            for event in told(players, f"events {players} {number}"):
                assert set(event.args) == set(EVENTS[event.kind].__annotations__), event
                FORMS[event.kind].validate_python(event.args, strict=True)
                kinds.add(event.kind)
    # Cards stay in a room only when their stack has run out.
    assert set(EVENTS) - kinds <= {"keeps-card"}


@pytest.mark.parametrize("kind", EVENTS)
def test_the_rival_has_no_seat(kind: str) -> None:
    if kind.startswith("rival-"):
        assert "seat" not in EVENTS[kind].__annotations__
