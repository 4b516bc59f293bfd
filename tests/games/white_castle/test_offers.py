"""What a choice costs and sets off is told before it is made, and comes true."""

from typing import Any, cast

import pytest

from tenshu.core import play, rng
from tenshu.core.state import State
from tenshu.games.white_castle.white_castle import GAME
from tests.games.white_castle.table import after

Offer = dict[str, Any]


def offers(state: State) -> dict[str, Offer]:
    found = cast(list[Offer], state.view(int(state.decider()))["offers"])
    return {offer["choice"]: offer for offer in found}


def spaces(offer: Offer) -> dict[str, Offer]:
    return {placed["choice"]: placed for placed in offer["spaces"]}


def test_a_die_tells_where_it_can_go_and_at_what_price() -> None:
    state = after("players 2\norder: 1 2\nbridges: red 2 4 6, black 1 2 3, white 1 2 3\n1: coin 1, seal 2")
    low, high = offers(state)["take red left"], offers(state)["take red right"]
    assert (low["lanterns"], high["lanterns"]) == (True, False)
    assert spaces(high)["place well"]["gain"] == {"coin": 5}
    assert spaces(high)["place well"]["effects"] == ["well"]
    assert spaces(low)["place outside-left"]["pay"] == {"coin": 3}
    assert spaces(low)["place outside-left"]["first"] == ["exchange coin", "exchange coin"]
    assert spaces(low)["place outside-left"]["one_of"]
    assert "place mat" not in spaces(low)


def made(state: State, seat: int, notations: list[str]) -> None:
    for notation in notations:
        play.choose(state, seat, play.parse(state, seat, notation))


def paid(story: list[Any], seat: int) -> dict[str, int]:
    """What a seat has paid for a choice: until something else than paying happens."""
    found: dict[str, int] = {}
    for event in story:
        if event.kind == "pays" and event.args["seat"] == seat:
            for good, count in event.args["good"].items():
                found[good] = found.get(good, 0) + count
    return found


def keeps_its_word(state: State, seat: int, way: list[str], offer: Offer) -> None:
    state = state.copy()
    made(state, seat, [*way, *offer["first"]])
    state.story = []
    made(state, seat, [offer["choice"]])
    if not offer["choice"].startswith(("exchange", "pass-tree")):
        spent = paid(state.story or [], seat)
        assert all(spent.get(good, 0) >= count for good, count in offer["pay"].items()), offer


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_choice_has_an_offer_that_comes_true(players: int) -> None:
    for number in range(6):
        chance = rng.from_seed(f"offers {players} {number}")
        state = GAME.start(players, f"offers {players} {number}", {})
        while not state.over():
            seat = int(state.decider())
            told = offers(state)
            legal = [choice.notation for choice in state.decision(seat).choices]
            assert set(legal) <= set(told), (set(legal) - set(told), state.view(None)["step"])
            for offer in told.values():
                for placed in offer["spaces"]:
                    keeps_its_word(state, seat, [offer["choice"]], placed)
                if not offer["spaces"]:
                    keeps_its_word(state, seat, [], offer)
            made(state, seat, [legal[chance.below(len(legal))]])


def test_offers_are_for_the_decider() -> None:
    state = GAME.start(2, "offers", {})
    other = 1 - int(state.decider())
    assert state.view(other)["offers"] == []
    assert state.view(None)["offers"] == []
