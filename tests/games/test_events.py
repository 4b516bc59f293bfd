"""What games tell is what they have declared: every kind, with its arguments, and a text for each."""

import re

import pytest
from pydantic import TypeAdapter

from tenshu.core import registry, rng
from tenshu.core.check import all_setups
from tenshu.core.events import Event
from tenshu.core.setup import Setup
from tenshu.server.schema import event_forms

DECLARED = event_forms()
SETUPS = 12


def told(setup: Setup, seed: str) -> list[Event]:
    """All events of a random game."""
    state = setup.game.start(setup.players, seed, setup.settings, listen=True)
    chance = rng.from_seed(seed)
    while not state.over():
        deciders = state.deciders()
        seat = deciders[chance.below(len(deciders))]
        options = state.options(seat)
        state.apply(seat, options[chance.below(len(options))])
    assert state.story
    return state.story


@pytest.mark.parametrize("game", DECLARED)
def test_every_event_has_the_form_of_its_kind(game: str) -> None:
    forms: dict[str, TypeAdapter[object]] = {kind: TypeAdapter(form) for kind, form in DECLARED[game].items()}
    setups = list(all_setups(registry.game(game)))
    stride = max(1, len(setups) // SETUPS) | 1
    for number in range(min(SETUPS, len(setups))):
        for event in told(setups[number * stride % len(setups)], f"events {number}"):
            forms[event.kind].validate_python(event.args, strict=True, extra="forbid")


@pytest.mark.parametrize("game", DECLARED)
def test_every_kind_has_a_text_and_every_text_a_kind(game: str) -> None:
    files = (registry.kit(game).folder("texts") / "en").iterdir()
    texts = "\n".join(path.read_text(encoding="utf-8") for path in files)
    said = re.findall(rf"^{game.replace('_', '-')}-event-([a-z0-9-]+) =", texts, re.MULTILINE)
    assert sorted(said) == sorted(DECLARED[game])
