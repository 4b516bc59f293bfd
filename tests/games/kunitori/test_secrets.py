"""Who may know what: hands and decks are hidden, what was once shown stays known."""

import json
from typing import cast

import pytest

from tenshu.core.rng import from_seed
from tenshu.core.state import State
from tenshu.games.kunitori.cards import DECK
from tests.games.kunitori.table import after, go_on, holds


def territory(state: State, viewer: int | None, owner: int) -> dict[str, object]:
    return cast(list[dict[str, object]], state.view(viewer)["territories"])[owner]


HIDDEN = "players 3, phase buy\n1: deck gold\n2: hand fort gold; deck village silver; discard copper"


def test_hands_and_decks_are_hidden() -> None:
    state = after(HIDDEN)
    for viewer in (None, 0, 2):
        seen = territory(state, viewer, 1)
        assert seen["hand"] is None
        assert seen["hand_size"] == 2
        assert seen["deck_size"] == 2
        assert seen["deck_top"] == []
    assert territory(state, 1, 1)["hand"] == {"fort": 1, "gold": 1}
    assert territory(state, 1, 1)["deck_top"] == []


def test_only_the_owner_counts_all_cards() -> None:
    state = after(HIDDEN)
    assert territory(state, 0, 1)["owned"] is None
    assert territory(state, None, 1)["points"] is None
    assert territory(state, 1, 1)["owned"] == {"fort": 1, "village": 1, "copper": 1, "silver": 1, "gold": 1}
    assert territory(state, 1, 1)["points"] == 2


def test_discard_piles_are_open() -> None:
    state = after(HIDDEN)
    assert territory(state, None, 1)["discard"] == {"copper": 1}
    assert territory(state, 0, 1)["discard"] == {"copper": 1}


def test_what_ninja_saw_stays_known() -> None:
    state = after(
        "players 2\n1: hand ninja-clan\n2: deck gold copper village",
        "play ninja-clan",
        "2: done",
        "keep gold",
    )
    go_on(state, "keep copper", "top gold")
    assert territory(state, None, 1)["deck_top"] == ["gold", "copper"]
    assert territory(state, 1, 1)["deck_top"] == ["gold", "copper"]


def test_known_cards_stay_known_in_the_hand() -> None:
    state = after("players 2, phase buy\n1: deck gold copper village*3; known 2", "done")
    holds(state, hand1="gold copper village*2", seen1="gold copper", top1="")


def test_a_reshuffled_deck_is_unknown() -> None:
    state = after("players 2, phase buy\n1: deck gold; discard copper*6; known 1", "done")
    holds(state, seen1="gold", top1="", deck1="3")


def test_the_hand_is_forgotten_when_it_is_discarded() -> None:
    state = after("players 2, phase buy\n1: hand fort; seen fort; deck village*4", "done")
    holds(state, seen1="", hand1="village*4")


def test_the_silver_of_a_land_survey_is_known() -> None:
    state = after("players 2\n1: hand archers land-survey fort", "play archers", "play land-survey")
    holds(state, hand1="silver fort", seen1="silver")


def test_drawn_cards_are_told_to_their_owner_only() -> None:
    state = after("players 2\n1: hand new-fields; deck gold village")
    state.story = []
    go_on(state, "play new-fields")
    drawn = [event for event in state.story if event.kind == "drew"]
    assert [event.args["card"] for event in drawn] == ["gold", "village"]
    assert all(
        event.visible_to(0) and not event.visible_to(1) and not event.visible_to(None) for event in drawn
    )


def test_an_imagined_state_keeps_what_is_known() -> None:
    state = after("players 2, phase buy\n2: hand fort gold*3; seen fort; deck village copper*9; known 1")
    hands = set()
    for i in range(40):
        imagined = state.determinize(0, from_seed(f"imagine {i}"))
        assert json.dumps(imagined.view(0)) == json.dumps(state.view(0))
        own = territory(imagined, 1, 1)
        hand = cast(dict[str, int], own["hand"])
        assert hand["fort"] == 1
        assert "village" not in hand
        assert own["deck_top"] == ["village"]
        hands.add(json.dumps(hand))
    assert len(hands) > 1


def test_the_order_of_face_down_generals_is_hidden() -> None:
    state = after("players 2, generals two, phase buy, money 20, buys 4")
    shown: set[str] = set()
    for i in range(40):
        imagined = state.determinize(0, from_seed(f"imagine {i}"))
        assert json.dumps(imagined.view(0)) == json.dumps(state.view(0))
        go_on(imagined, "buy oda-nobunaga")
        assert imagined.view(None)["generals_left"] == 7
        shown.update(set(cast(dict[str, int], imagined.view(None)["pool"])) & set(DECK.ids[2:8]))
    assert shown == set(DECK.ids[2:8])


SHOWN = {
    "a draw": ("players 2\n1: hand new-fields; deck gold village copper", "play new-fields"),
    "ninja shown": ("players 2\n2: hand ninja-clan\ntodo: action 1, ninja-show 2", "show ninja-clan"),
    "ninja let in": ("players 2\n2: deck gold\ntodo: action 1, ninja-show 2", "done"),
    "a card trashed": ("players 2\n1: hand copper*2\ntodo: action 1, market-trash 1", "trash copper"),
    "a card paid": ("players 2, phase battle\n1: hand gold*3\ntodo: pay 1", "pay gold"),
    "an ambush": (
        "players 2, phase battle\n2: hand fort*2\nhost: oda-nobunaga>2\ntodo: ambush 2",
        "show fort",
    ),
    "reinforcement": (
        "players 2, phase battle\n2: deck fort\nhost: oda-nobunaga>2\ntodo: defend 2",
        "reinforce",
    ),
    "treasure played": ("players 2\n1: hand copper fort", "done"),
}


@pytest.mark.parametrize("case", SHOWN)
def test_what_is_shown_counts_as_disclosed(case: str) -> None:
    position, move = SHOWN[case]
    state = after(position)
    before = state.disclosures
    go_on(state, move)
    assert state.disclosures > before


def test_what_shows_nothing_new_can_be_undone() -> None:
    state = after("players 2, phase buy, money 9, buys 3")
    before = state.disclosures
    go_on(state, "buy silver", "buy fort")
    assert state.disclosures == before
