"""Every event is declared once: what is told has just the arguments of its kind."""

import json
import random
import re
from pathlib import Path

import pytest
from pydantic import TypeAdapter

import tenshu
from tenshu.core.events import Event
from tenshu.games.shogun.choices import CHEST, NO_CARD, TOWER_CARD
from tenshu.games.shogun.events import EVENTS
from tenshu.games.shogun.round import EXPANSIONS
from tenshu.games.shogun.season import bid_told
from tenshu.games.shogun.shogun import GAME, Shogun
from tests.games.shogun.table import after
from tests.playthrough import FOLDER

RULES = Path(tenshu.__file__).parent / "games" / "shogun"
FORMS: dict[str, TypeAdapter[object]] = {kind: TypeAdapter(form) for kind, form in EVENTS.items()}


def check(kind: str, args: dict[str, object]) -> None:
    FORMS[kind].validate_json(json.dumps(args), strict=True, extra="forbid")


@pytest.mark.parametrize("number", range(6))
def test_what_random_games_tell_is_declared(number: int) -> None:
    dice = random.Random(number)
    options = dict.fromkeys(EXPANSIONS, "on" if number % 3 else "off")
    options.update(side="moon" if number % 2 else "sun", attack=dice.choice(("must", "may")))
    state = GAME.start(3 + number % 3, f"events {number}", options)
    state.story = []
    while deciders := state.deciders():
        seat = dice.choice(deciders)
        state.apply(seat, dice.choice(state.options(seat) + state.spontaneous(seat)))
    assert len({event.kind for event in state.story}) > 25
    for event in state.story:
        check(event.kind, event.args)


def test_what_playthroughs_tell_is_declared() -> None:
    kinds = set()
    for path in FOLDER.glob("shogun-*.txt"):
        for line in path.read_text().splitlines():
            kind, _, rest = line.strip().partition(" ")
            if line.startswith("    ") and kind != "=":
                kinds.add(kind)
                check(kind, arguments(rest))
    assert len(kinds) > 50


def arguments(rest: str) -> dict[str, object]:
    """`seat=1 province="kai"`, each value as JSON."""
    found: dict[str, object] = {}
    decoder = json.JSONDecoder()
    while rest:
        name, _, rest = rest.partition("=")
        found[name], end = decoder.raw_decode(rest)
        rest = rest[end:].lstrip()
    return found


def test_a_captured_monument_is_declared() -> None:
    state = after(
        "players 3, leaders on, phase move-leaders\n1: kai 2; sagami 1; leader sagami\n"
        "2: mino 3; leader mino; monuments kai\n3: yamato 3; omi 1; leader omi",
        "station kai",
    )
    assert [event.kind for event in told(state)].count("captures-monument") == 1
    for event in told(state):
        check(event.kind, event.args)


def told(state: Shogun) -> list[Event]:
    assert state.story is not None
    return state.story


def test_what_the_rules_can_tell_is_declared_and_nothing_else() -> None:
    rules = "\n".join(path.read_text(encoding="utf-8") for path in RULES.glob("*.py"))
    telling = r'(?:tell|tell_of|tell_march|tell_battle|Event)\((?:board, )?\s*"([a-z-]+)"'
    found = set(re.findall(telling, rules)) | {"attacks", "attacks-neutral"}
    found |= {bid_told(card) for card in (0, CHEST, TOWER_CARD, NO_CARD)}
    assert found == EVENTS.keys()
