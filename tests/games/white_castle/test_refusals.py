"""What is refused, and why."""

import pytest

from tenshu.core import play
from tenshu.core.refusal import Refusal
from tenshu.games.white_castle.position import parse
from tests.games.white_castle.table import after

BOARD = """players 2
order: 1 2
bridges: red 1 2, black 1 2 3, white - 5
rooms: lower-2 lower-10 lower-15 upper-2 upper-5
tiles: white red white / red black black / black white red / red black / white red
gardens: plant-2 stone-1 plant-3 stone-3 plant-5 stone-5
"""


@pytest.mark.parametrize(
    ("rest", "moves", "choice", "code"),
    [
        ("", (), "take white left", "no-die"),
        ("", (), "gate", "not-now"),
        ("", ("take black left",), "place room-1", "no-tile"),
        ("1: coin 1", ("take black left",), "place room-2", "too-few"),
        ("dice: room-2 red-3", ("take black left",), "place room-2", "space-full"),
        ("dice: mat-1 black-3", ("take black left",), "place mat", "row-occupied"),
        ("", ("take black left",), "exchange coin", "too-few"),
        ("1: coin 2\ndo: castle", (), "climb gate room-1", "no-courtier"),
        ("1: coin 2; gate 1\ndo: castle", (), "climb gate room-1", "too-few"),
        ("1: coin 2; gate 1\ndo: castle", (), "climb gate hall", "no-way"),
        ("1: pearl 2; gate 1\ndo: castle", (), "gate", "too-few"),
        ("1: pearl 2, coin 2; gate 5\ndo: castle", (), "gate", "no-courtier"),
        ("1: pearl 2, coin 4; gate 1\ndo: castle", ("gate",), "gate", "done-already"),
        ("1: food 1\ndo: garden", (), "garden red plant", "too-few"),
        ("1: food 3; gardens red-stone\ndo: garden", (), "garden red stone", "gardener-there"),
        ("1: iron 1\ndo: yard", (), "yard yard-5", "too-few"),
        ("1: iron 1, seal 5\ndo: yard", (), "exchange food", "exchange-later"),
        ("1: food 7\ndo: any-1", (), "gain food", "store-full"),
        ("1: seal 2", (), "exchange food", "exchange-later"),
        ("1: seal 2\ndo: any-1", (), "exchange coin", "exchange-later"),
        ("1: food 7\ndo: light", (), "do castle", "not-offered"),
        (
            "1: pearl 2; level-2 1\n2: hall 1\nhall: 2 - -\ndo: castle",
            ("climb level-2 hall",),
            "field left",
            "field-taken",
        ),
    ],
)
def test_refusals(rest: str, moves: tuple[str, ...], choice: str, code: str) -> None:
    state = after(BOARD + rest, *moves)
    before = state.encode()
    with pytest.raises(Refusal) as refused:
        play.parse(state, 0, choice)
    assert refused.value.code == code
    assert state.encode() == before


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("round 1", "players"),
        ("players two", "two"),
        ("players 2, moon 3", "moon"),
        ("players 2\n3: coin 1", "3"),
        ("players 2\n1: rice 1", "rice"),
        ("players 2\nrooms: lower-99", "lower-99"),
        ("players 2\nbridges: red 5", "5"),
    ],
)
def test_a_position_that_cannot_be_read_names_the_word(text: str, word: str) -> None:
    with pytest.raises(Refusal) as refused:
        parse(text)
    assert refused.value.details["word"] == word
