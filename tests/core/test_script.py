"""The course of a game as scripts, and what expansions insert."""

import pytest

from tenshu.core.script import Script, Scripts, extended

SCRIPTS: Scripts = {"game": ["deal", "rounds", "count"], "round": ["draw", "play", "rounds"]}
NUMBERS = {"deal": 3, "rounds": 0, "count": 4, "draw": 1, "play": 2, "toast": 5, "rest": 6}


def test_inserts_come_before_the_step_they_name_in_their_order() -> None:
    inserts = [("round", "play", "toast"), ("round", "play", "rest"), ("game", "", "toast")]
    assert extended(SCRIPTS, inserts) == {
        "game": ["deal", "rounds", "count", "toast"],
        "round": ["draw", "toast", "rest", "play", "rounds"],
    }


def test_the_scripts_given_stay_as_they_are() -> None:
    before = {name: list(script) for name, script in SCRIPTS.items()}
    extended(SCRIPTS, [("round", "play", "toast")])
    assert before == SCRIPTS


@pytest.mark.parametrize("insert", [("round", "deal", "toast"), ("night", "play", "toast")])
def test_an_insert_before_nothing_is_an_error(insert: tuple[str, str, str]) -> None:
    with pytest.raises((KeyError, ValueError)):
        extended(SCRIPTS, [insert])


def test_scripts_lie_end_to_end() -> None:
    script = Script(SCRIPTS, NUMBERS)
    assert [int(step) for step in script.steps] == [3, 0, 4, -1, 1, 2, 0, -1]
    assert (script.begin("game"), script.begin("round")) == (0, 4)


def test_each_step_leads_to_the_next_where_it_stands_first() -> None:
    script = Script(SCRIPTS, NUMBERS)
    assert [int(step) for step in script.following] == [4, 2, 0, 0, -1]


def test_an_unknown_step_is_an_error() -> None:
    with pytest.raises(KeyError):
        Script({"game": ["dream"]}, NUMBERS)
