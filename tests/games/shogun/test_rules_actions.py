"""The ten actions, p. 7-9, with events and special cards."""

import pytest

from tenshu.games.shogun.provinces import MAP
from tests.games.shogun.table import after, asks, clan, hidden_actions, holder, options, province, told


def acts(row: str, action: str, card: str, rest: str = "", settings: str = "") -> str:
    """Seat 1 has planned one action, the first of the round."""
    head = f"players 3{settings}, phase actions"
    return f"{head}\n1: {row}; plan {action} {card}\n2: yamato 3\n3: kai 3\nactions: {action}\n{rest}"


@pytest.mark.parametrize(("building", "cost"), [("castle", 3), ("temple", 2), ("theatre", 1)])
def test_buildings_cost_three_two_one(building: str, cost: int) -> None:
    """P. 7."""
    state = after(acts("chests 5; bingo 2", building, "bingo"))
    assert province(state, "bingo")["buildings"] == [building]
    assert clan(state, 1)["chests"] == 5 - cost


def test_a_temple_in_bingo_leaves_one_site() -> None:
    """P. 7, the example (there in Aki): after the temple a theatre or a castle can still be built."""
    state = after(acts("chests 9; bingo 2 temple", "castle", "bingo"))
    assert province(state, "bingo")["buildings"] == ["castle", "temple"]


def test_no_building_twice_in_a_province() -> None:
    state = after(acts("chests 9; bingo 2 temple", "temple", "bingo"))
    assert province(state, "bingo")["buildings"] == ["temple"]
    assert clan(state, 1)["chests"] == 9
    assert told(state, "action-fails")


def test_no_building_without_a_free_site() -> None:
    """Settsu has one site."""
    state = after(acts("chests 9; settsu 2 temple", "castle", "settsu"))
    assert province(state, "settsu")["buildings"] == ["temple"]
    assert clan(state, 1)["chests"] == 9


@pytest.mark.parametrize(
    ("action", "chests"),
    [("castle", 2), ("temple", 1), ("theatre", 0), ("five-armies", 2), ("three-armies", 1), ("one-army", 0)],
)
def test_an_action_that_can_not_be_paid_fails(action: str, chests: int) -> None:
    """P. 9: what can't be done whole is skipped."""
    state = after(acts(f"chests {chests}; bingo 2", action, "bingo"))
    assert clan(state, 1)["chests"] == chests
    assert holder(state, "bingo") == "1 with 2"
    assert told(state, "action-fails") == [{"seat": 0, "province": "bingo"}]


def test_rice_as_printed_and_a_revolt_marker() -> None:
    """P. 7-8."""
    state = after(acts("rice 1; bingo 2", "rice", "bingo"))
    assert clan(state, 1)["rice"] == 1 + 4
    assert province(state, "bingo")["revolt_markers"] == 1


def test_tax_as_printed_and_a_revolt_marker() -> None:
    state = after(acts("chests 1; settsu 2", "tax", "settsu"))
    assert clan(state, 1)["chests"] == 1 + 7
    assert province(state, "settsu")["revolt_markers"] == 1


def test_rice_beyond_the_track_is_lost() -> None:
    """house: the track ends at 18."""
    state = after(acts("rice 16; bingo 2", "rice", "bingo"))
    assert clan(state, 1)["rice"] == 18
    assert told(state, "harvests") == [{"seat": 0, "province": "bingo", "amount": 2}]


def test_the_bank_gives_what_it_has() -> None:
    """house: 135 chests and no more."""
    position = acts("chests 100; settsu 2", "tax", "settsu").replace("yamato 3", "yamato 3; chests 30")
    state = after(position.replace("kai 3", "kai 3; chests 2"))
    assert clan(state, 1)["chests"] == 103


def test_settsu_under_the_low_tax_with_the_chest_card() -> None:
    """P. 7: Settsu brings 7, the event leaves 5, the special card makes it 6."""
    state = after(acts("chests 0; special chest; settsu 2", "tax", "settsu", "event: low-tax-0"))
    assert clan(state, 1)["chests"] == 6


@pytest.mark.parametrize(
    ("event", "action", "card", "gained"),
    [
        ("low-tax-0", "tax", "settsu", 5),
        ("low-tax-0", "tax", "bingo", 3),
        ("high-tax-2", "tax", "bingo", 6),
        ("high-tax-2", "tax", "settsu", 7),
        ("rich-harvest-3", "rice", "settsu", 4),
        ("rich-harvest-3", "rice", "hoki", 5),
        ("poor-harvest-4", "rice", "hoki", 3),
        ("poor-harvest-4", "rice", "omi", 2),
    ],
)
def test_events_bound_what_is_collected(event: str, action: str, card: str, gained: int) -> None:
    """P. 15."""
    state = after(acts(f"chests 0; {card} 2", action, card, f"event: {event}"))
    assert clan(state, 1)["rice" if action == "rice" else "chests"] == gained


def test_one_more_rice_by_the_special_card() -> None:
    state = after(acts("special rice; bingo 2", "rice", "bingo"))
    assert clan(state, 1)["rice"] == 5


@pytest.mark.parametrize(("action", "armies", "cost"), [("five-armies", 5, 3), ("three-armies", 3, 2)])
def test_five_and_three_armies(action: str, armies: int, cost: int) -> None:
    """P. 8."""
    state = after(acts("chests 4; bingo 2", action, "bingo"))
    assert holder(state, "bingo") == f"1 with {2 + armies}"
    assert clan(state, 1)["chests"] == 4 - cost


@pytest.mark.parametrize(("action", "armies"), [("five-armies", 3), ("three-armies", 2), ("one-army", 1)])
def test_few_recruits(action: str, armies: int) -> None:
    """P. 15: 5 and 3 become 3 and 2."""
    state = after(acts("chests 4; bingo 2", action, "bingo", "event: few-recruits-1"))
    assert holder(state, "bingo") == f"1 with {2 + armies}"


def test_six_armies_under_few_recruits() -> None:
    """P. 15, the example: first the event, then the special card, so 6."""
    state = after(
        acts("chests 4; special six-armies; bingo 2", "five-armies", "bingo", "event: few-recruits-1")
    )
    assert holder(state, "bingo") == "1 with 8"


def test_the_six_armies_card_is_for_five_armies_only() -> None:
    state = after(acts("chests 4; special six-armies; bingo 2", "three-armies", "bingo"))
    assert holder(state, "bingo") == "1 with 5"


def test_armies_that_run_short_fail_the_action() -> None:
    """P. 9: with three armies in the supply five can't be raised, and nothing is paid."""
    state = after(acts("chests 9; bingo 59", "five-armies", "bingo"))
    assert holder(state, "bingo") == "1 with 59"
    assert clan(state, 1)["chests"] == 9


def test_one_army_and_then_a_move() -> None:
    """P. 8: into a neighbouring own province only; it is optional."""
    state = after(acts("chests 1; bingo 2; bitchu 1; kii 1", "one-army", "bingo"))
    assert asks(state) == "1 regroup"
    assert options(state) == ["pass", "march bitchu"]


def test_one_army_stays_when_armies_move() -> None:
    state = after(acts("chests 1; bingo 2; bitchu 1", "one-army", "bingo"), "march bitchu")
    assert options(state) == ["send 1", "send 2"]


def test_the_move_after_one_army() -> None:
    state = after(acts("chests 1; bingo 2; bitchu 1", "one-army", "bingo"), "march bitchu", "send 2")
    assert (holder(state, "bingo"), holder(state, "bitchu")) == ("1 with 1", "1 with 3")


def test_from_shima_to_izu_over_the_sea() -> None:
    """P. 8, the example: a sea route makes neighbours."""
    state = after(acts("shima 3; izu 1", "battle-a", "shima"), "march izu", "send 2")
    assert holder(state, "izu") == "1 with 3"


@pytest.mark.parametrize("action", ["battle-a", "battle-b"])
def test_moving_needs_two_armies(action: str) -> None:
    """P. 8 and 11: one to go and one to stay."""
    state = after(acts("shima 1; izu 1", action, "shima"))
    assert told(state, "action-fails")


def test_whoever_can_move_must() -> None:
    """house: unless it was agreed otherwise."""
    must = after(acts("shima 3; izu 1", "battle-a", "shima"))
    assert options(must) == ["march ise", "march izu"]
    may = after(acts("shima 3; izu 1", "battle-a", "shima", settings=", attack may"))
    assert options(may) == ["pass", "march ise", "march izu"]


def test_closed_provinces_can_not_be_entered() -> None:
    """P. 4: with three players Izumo and Iwami are out on the sun side, so Bingo has three ways."""
    state = after(acts("bingo 3", "battle-a", "bingo"))
    assert options(state) == ["march aki", "march bitchu", "march hoki"]


def test_a_chest_card_is_no_action() -> None:
    """P. 8: its chests don't matter there."""
    state = after(acts("chests 9; bingo 2", "castle", "blank"))
    assert clan(state, 1)["chests"] == 9
    assert not told(state, "action-fails")


def test_actions_go_through_all_players_in_turn_order() -> None:
    """P. 9: one action by all players before the next."""
    state = after(
        "players 3, phase actions\n1: bingo 2; hoki 2; plan castle bingo, tax hoki\n"
        "2: yamato 3; plan castle yamato\n3: kai 3; izu 1; plan tax kai, castle izu\n"
        "order: 3 1 2\nactions: tax castle"
    )
    acted = [(event["seat"], event["action"]) for event in told(state, "acts")]
    assert acted == [(2, "tax"), (0, "tax"), (2, "castle"), (0, "castle"), (1, "castle")]


def test_five_action_cards_lie_open_then_one_more_after_each() -> None:
    """P. 6 and 9."""
    state = after(acts("shima 3; izu 1", "battle-a", "shima"))
    assert hidden_actions(state) == 5
    state = after(
        acts("bingo 2; shima 3; izu 1", "tax", "bingo, battle-a shima").replace("tax\n", "tax battle-a\n")
    )
    assert hidden_actions(state) == 4


def test_no_revolt_marker_from_an_empty_stock() -> None:
    """house: 42 markers and no more."""
    state = after(acts("bingo 2", "rice", "bingo").replace("kai 3", "kai 3 revolt*42"))
    assert province(state, "bingo")["revolt_markers"] == 0
    assert clan(state, 1)["rice"] == 4


def test_a_building_that_is_used_up_can_not_be_built() -> None:
    """P. 3: 26 theatres."""
    names = [name for name in MAP.ids if name not in ("bingo", "yamato", "kai")][:26]
    rows = "; ".join(f"{name} 1 theatre" for name in names)
    state = after(
        "players 4, phase actions\n1: chests 5; bingo 2; plan theatre bingo\n2: yamato 3\n3: kai 3\n"
        f"4: {rows}"
    )
    assert province(state, "bingo")["buildings"] == []
    assert told(state, "action-fails")
