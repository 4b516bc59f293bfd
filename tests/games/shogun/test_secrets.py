"""Who may know what: plans, face-down cards and the inside of the tower."""

import json
from typing import Any, cast

import pytest

from tenshu.core.rng import from_seed
from tenshu.core.state import State
from tenshu.games.shogun.choices import FIELD_IDS
from tenshu.games.shogun.shogun import GAME, Shogun
from tests.games.shogun.table import after, clan, go_on, options

PLANNING = "players 3, phase plan\n1: chests 3; settsu 3; kai 2\n2: chests 9; yamato 3; noto 2\n3: bingo 3"
PLANS = {
    1: {"battle-a": "kai", "tax": "settsu", "bid": "chest-1"},
    2: {"bid": "noto", "temple": "yamato", "rice": "hida"},
    3: {"bid": "chest-0"},
}


def acting() -> Shogun:
    """Plans are made and the bids are shown; the first to choose a special card is asked."""
    state = after(
        "players 3, phase plan\n1: chests 9; settsu 3; kai 5; bizen 2\n"
        "2: yamato 3; noto 2; hida 2; owari 2; kaga 2\n3: bingo 3\nevents: low-tax-0 high-tax-2"
    )
    for seat, plan in PLANS.items():
        while seat - 1 in state.deciders():
            field = state.decision(seat - 1).args["field"]
            wanted = f"plan {field} {plan.get(str(field), 'none')}"
            found = options(state, seat)
            go_on(state, f"{seat}: {wanted if wanted in found else found[-1]}")
    return state


def mat(state: State, viewer: int | None, owner: int) -> dict[str, Any]:
    return cast(list[dict[str, Any]], state.view(viewer)["clans"])[owner]


def imagined(state: State, seat: int, count: int = 40) -> list[State]:
    found = [state.determinize(seat, from_seed(f"imagine {i}")) for i in range(count)]
    for other in found:
        assert json.dumps(other.view(seat)) == json.dumps(state.view(seat))
    return found


def test_while_planning_nobody_sees_anything_of_another() -> None:
    state = after(PLANNING)
    before = json.dumps(state.view(0)), json.dumps(state.view(None))
    go_on(state, "2: plan bid chest-4", "2: plan castle yamato")
    assert (json.dumps(state.view(0)), json.dumps(state.view(None))) == before
    assert mat(state, 1, 1)["plan"]["castle"] == "yamato"


def test_who_has_finished_is_known() -> None:
    state = after(PLANNING, "3: plan bid bingo")
    assert mat(state, 0, 2)["has_planned"]
    assert set(mat(state, 0, 2)["plan"].values()) == {None}
    for other in imagined(state, 0):
        assert clan(other, 3)["has_planned"]


def test_an_imagined_plan_is_any_that_could_be() -> None:
    state = after(PLANNING, "3: plan bid bingo")
    bids = {clan(other, 3)["plan"]["bid"] for other in imagined(state, 0)}
    assert {"chest-0", "bingo"} <= bids


def test_face_down_cards_are_only_seen_to_be_there() -> None:
    state = acting()
    plan = mat(state, 0, 1)["plan"]
    assert plan["bid"] == "noto"
    assert plan["temple"] == "face-down"
    assert plan["castle"] in ("face-down", None)
    assert mat(state, 1, 1)["plan"]["temple"] == "yamato"


def test_imagined_cards_keep_to_what_was_shown() -> None:
    """Noto was shown as a bid, so it lies on no other field; the others may lie anywhere."""
    state = acting()
    temples = set()
    for other in imagined(state, 0):
        plan = clan(other, 2)["plan"]
        assert plan["bid"] == "noto"
        assert [card for card in plan.values() if card == "noto"] == ["noto"]
        assert sum(card is None for card in plan.values()) == sum(
            card is None for card in clan(state, 2)["plan"].values()
        )
        temples.add(plan["temple"])
    assert {"yamato", "hida", "owari", "blank"} <= temples


def test_the_order_of_face_down_actions_is_hidden() -> None:
    state = GAME.start(4, "hidden", {})
    shown = cast(list[str | None], state.view(0)["actions"])
    assert shown.count(None) == 5
    assert None not in shown[:5]


def test_how_many_cubes_are_in_the_tower_is_public() -> None:
    state = GAME.start(3, "tower", {})
    assert sum(cast(dict[str, int], state.view(None)["tower"]).values()) > 0


@pytest.mark.parametrize("expansion", ["court", "chambers"])
def test_piles_are_seen_by_their_height_only(expansion: str) -> None:
    state = GAME.start(3, "piles", {expansion: "on"})
    text = json.dumps(state.view(0)[expansion])
    assert '"pile": 18' in text or '"bag": 30' in text


def test_the_top_card_of_the_draft_is_hidden() -> None:
    state = GAME.start(3, "draft", {"start": "draft"})
    seat = int(state.decider())
    tops = set()
    for other in imagined(state, seat):
        go_on(other, "draw")
        tops.add(other.decision(seat).args["province"])
    assert len(tops) > 10


def test_all_fields_are_open_to_their_owner() -> None:
    state = acting()
    assert set(mat(state, 0, 0)["plan"]) == {name for name in FIELD_IDS if not name.startswith("court")}
    assert "face-down" not in mat(state, 0, 0)["plan"].values()


def test_everyone_sees_which_provinces_were_drawn_for_revolt() -> None:
    state = after(
        "players 3, season autumn, phase rice-loss\n1: rice 0; settsu 3; yamato 3; kii 3; omi 3\n"
        "2: rice 9; kai 3\n3: rice 9; bingo 3\nevents: low-tax-0"
    )
    drawn = state.view(1)["revolts"]
    assert drawn == state.view(None)["revolts"]
    assert drawn == [choice.args["province"] for choice in state.decision(0).choices]


def test_everyone_sees_what_is_asked_but_for_the_planning() -> None:
    state = GAME.start(3, "draft", {"start": "draft"})
    seat = int(state.decider())
    go_on(state, "draw")
    taken = state.decision(seat).args["province"]
    assert cast(dict[str, Any], state.view(None)["draft"])["taken"] == taken
    assert state.view((seat + 1) % 3)["question"] == {
        "seat": seat,
        "kind": "pick-group",
        "args": {"province": taken},
    }
    assert after(PLANNING).view(0)["question"] is None


def test_the_turn_order_is_open_until_places_are_taken() -> None:
    """P. 9: after a round everyone takes his daimyo card back."""
    state = GAME.start(3, "order", {})
    while state.view(None)["season"] == "spring":
        state.apply(state.decider(), state.options(int(state.decider()))[0])
    assert state.view(None)["step"] == "plan"
    assert state.view(None)["order"] == []


def test_the_lot_among_equal_bids_is_open() -> None:
    """P. 9: the daimyo cards are shuffled and turned over."""
    state = acting()
    choosing = cast(list[int], state.view(None)["choosing"])
    assert sorted(choosing) == [0, 1, 2]
    for seat in choosing:
        assert state.decider() == seat
        go_on(state, state.decision(seat).choices[0].notation)
    assert state.view(None)["choosing"] == []


def test_what_is_printed_on_open_cards_is_in_the_view() -> None:
    state = after(
        "players 3, court on, chambers on, phase audiences\n1: settsu 2; hall 7\n2: kai 3\n3: bingo 3\n"
        "favours: 21 18 2\nchambers: oooooo ...... ...... ...... ...... ......"
    )
    assert cast(dict[str, Any], state.view(None)["court"])["favours"] == [
        {"officials": 4, "favour": "21", "kind": "build", "building": "castle"},
        {"officials": 3, "favour": "18", "kind": "safe", "safe_from": ["battle-a", "battle-b"]},
        {"officials": 2, "favour": "2", "kind": "chests", "amount": 3},
    ]
    assert cast(dict[str, Any], state.view(None)["chambers"])["art_values"] == [1, 1, 2, 2, 3, 3]


def test_cards_leave_the_mats_after_the_round() -> None:
    """P. 9."""
    state = after(
        "players 3, season autumn, phase end-of-round\n1: rice 0; settsu 3; kii 3; omi 3; plan tax kii\n"
        "2: rice 9; kai 3\n3: rice 9; bingo 3\nevents: low-tax-0"
    )
    assert state.view(None)["season"] == "winter"
    assert set(mat(state, 0, 0)["plan"].values()) == {None}
