"""Positions in notation: what they lay out, and what they refuse."""

import pytest

from tenshu.core.refusal import Refusal
from tenshu.games.shogun.position import parse
from tenshu.games.shogun.shogun import GAME
from tests.games.shogun.table import after, asks, clan, holder, inside, province, tray


def test_everything_comes_out_of_its_supply() -> None:
    state = after(
        "players 3, court on, leaders on, chambers on, phase plan\n"
        "1: chests 7; rice 3; points 4; kai 4 temple revolt*2; leader kai; monuments kai; hall 2\n"
        "2: yamato 3\ntray: farmers 2*3\ntower: 1*5 farmers*2\nfavours: 10 8 2\n"
        "chambers: 12xo.. ...... ...... ...... ...... ......\n"
        "events: low-tax-0 high-tax-2"
    )
    assert state.census() == GAME.inventory(state.setup)
    found = clan(state, 1)
    assert (found["chests"], found["rice"], found["points"], found["hall"]) == (7, 3, 4, 2)
    assert found["reserve"] == 62 - 4 - 5
    assert holder(state, "kai") == "1 with 4"
    assert province(state, "kai")["buildings"] == ["temple"]
    assert tray(state) == {"red": 3, "green": 1}
    assert inside(state) == {"black": 5, "red": 0, "yellow": 0, "green": 2}


@pytest.mark.parametrize(
    ("phase", "asked"),
    [
        ("plan", "1 plan"),
        ("order", "1 special"),
        ("rice-loss", "1 plan"),
        ("score", "1 plan"),
        ("end", "nothing"),
    ],
)
def test_a_position_begins_with_its_phase(phase: str, asked: str) -> None:
    rows = "1: rice 9; bingo 2; plan bid chest-1\n2: rice 9; yamato 3\n3: rice 9; kai 3"
    assert asks(after(f"players 3, season autumn, phase {phase}\n{rows}\nevents: low-tax-0")) == asked


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("1: kai 3", "players"),
        ("players three", "three"),
        ("players 3, weather fine", "weather"),
        ("players 3, phase supper", "supper"),
        ("players 3, phase send-officials", "send-officials"),
        ("players 3\n4: kai 3", "4"),
        ("players 3\n1: kyoto 3", "kyoto"),
        ("players 3\n1: iwami 3", "iwami"),
        ("players 3\n1: kai 3\n2: kai 2", "kai"),
        ("players 3\n1: kai 3 palace", "palace"),
        ("players 3\n1: kai 3; plan feast kai", "feast"),
        ("players 3\nevent: sunshine", "sunshine"),
        ("players 3, chambers on\nchambers: 123", "123"),
    ],
)
def test_what_can_not_be_read_is_named(text: str, word: str) -> None:
    with pytest.raises(Refusal) as refusal:
        parse(text)
    assert refusal.value.code == "bad-position"
    assert refusal.value.details["word"] == word
