"""Spring, summer and autumn, p. 6-9: laying out cards, planning, the event, the turn order."""

from typing import cast

import pytest

from tenshu.core.refusal import Refusal
from tests.games.shogun.table import after, asks, clan, go_on, options, province, told

THREE = "1: chests 2; bingo 2; bitchu 2\n2: yamato 3\n3: kai 3\nevents: low-tax-0 high-tax-2 castle-guard-2"

MANY = "bingo 2; bitchu 2; hoki 2; bizen 2; mimasaka 2; harima 2; tajima 2"


def bids(*cards: str, rest: str = "", settings: str = "") -> str:
    names = ("bingo", "yamato", "kai", "mino", "omi")
    rows = [f"{seat}: chests 9; {names[seat - 1]} 2; plan bid {card}" for seat, card in enumerate(cards, 1)]
    return f"players {len(cards)}{settings}, phase order\n" + "\n".join(rows) + f"\n{rest}"


def test_the_round_begins_with_ten_action_cards_and_five_special_cards() -> None:
    """P. 6: five action cards open, five hidden."""
    state = after(f"players 3, phase lay-actions\n{THREE}")
    table = state.view(None)
    actions = cast(list[str | None], table["actions"])
    assert len({action for action in actions if action}) == 5
    assert actions[5:] == [None] * 5
    places = cast(list[dict[str, object]], table["places"])
    assert {place["special"] for place in places} == {"chest", "rice", "six-armies", "attack", "defence"}
    assert all(place["seat"] is None for place in places)


def test_all_plan_at_the_same_time() -> None:
    """P. 7: in secret."""
    state = after(f"players 3, phase plan\n{THREE}")
    assert state.deciders() == [0, 1, 2]
    go_on(state, "2: plan bid chest-1")
    assert clan(state, 2)["plan"]["bid"] == "chest-1"
    for other in (0, 2, None):
        clans = cast(list[dict[str, dict[str, object]]], state.view(other)["clans"])
        assert clans[1]["plan"]["bid"] is None


def test_a_bid_is_a_chest_card_or_a_province_card() -> None:
    """P. 8. house: nobody bids more than he has."""
    state = after(f"players 3, phase plan\n1: chests 2; {MANY}\n2: yamato 3\n3: kai 3\nevents: low-tax-0")
    provinces = ["bingo", "bitchu", "bizen", "hoki", "mimasaka", "tajima", "harima"]
    assert options(state, 1) == [f"plan bid {card}" for card in (*provinces, "chest-0", "chest-1", "chest-2")]
    with pytest.raises(Refusal) as refusal:
        go_on(state, "1: plan bid chest-3")
    assert refusal.value.code == "bid-too-high"


def test_a_card_lies_on_one_field_only() -> None:
    """P. 8: Settsu for tax is no more there for anything else."""
    state = after(f"players 3, phase plan\n{THREE}", "1: plan bid chest-0", "1: plan castle bingo")
    assert "plan temple bingo" not in options(state, 1)
    with pytest.raises(Refusal) as refusal:
        go_on(state, "1: plan temple bingo")
    assert refusal.value.code == "card-laid-already"


def test_fields_stay_empty_only_when_cards_run_short() -> None:
    """P. 7-8: with two provinces and five chest cards four fields stay empty; with many none does."""
    few = after(f"players 3, phase plan\n{THREE}", "1: plan bid chest-0")
    assert "plan castle none" in options(few, 1)
    enough = after(
        f"players 3, phase plan\n1: {MANY}\n2: yamato 3\n3: kai 3\nevents: low-tax-0", "1: plan bid chest-0"
    )
    assert "plan castle none" not in options(enough, 1)


def test_a_plan_can_be_changed_until_the_last_is_done() -> None:
    state = after(
        f"players 3, phase plan\n{THREE}", "1: plan bid chest-0", "1: plan castle bingo", "1: replan"
    )
    assert "plan bid bingo" in options(state, 1)


def test_one_of_the_open_events_is_drawn() -> None:
    """P. 9; the others stay open, and next round one of them is drawn."""
    state = after(f"players 3, season summer, phase event\n{THREE}")
    table = state.view(None)
    [drawn] = told(state, "event-drawn")
    assert cast(dict[str, object], table["event"])["happening"] == drawn["happening"]
    assert len(cast(list[object], table["events"])) == 2


def test_every_open_event_can_be_drawn() -> None:
    drawn = {
        str(
            told(after(f"players 3, season summer, phase event\n{THREE}", seed=str(seed)), "event-drawn")[0][
                "happening"
            ]
        )
        for seed in range(40)
    }
    assert drawn == {"low-tax", "high-tax", "castle-guard"}


def test_bids_are_paid_and_the_highest_chooses_first() -> None:
    """P. 9."""
    state = after(bids("chest-1", "chest-4", "chest-2"))
    assert [clan(state, seat)["chests"] for seat in (1, 2, 3)] == [8, 5, 7]
    assert asks(state) == "2 special"
    assert len(options(state)) == 5
    go_on(state, "take attack")
    assert asks(state) == "3 special"
    assert "take attack" not in options(state)
    go_on(state, "take rice")
    assert asks(state) == "1 special"


def test_a_province_card_beats_no_chests_and_costs_nothing() -> None:
    """P. 9: one chest, then a province card, then none, then no card at all."""
    state = after(bids("none", "chest-0", "kai", "chest-1"))
    order = []
    for _seat in range(4):
        order.append(asks(state)[0])
        go_on(state, options(state)[0])
    assert order == ["4", "3", "2", "1"]
    assert clan(state, 3)["chests"] == 9


def test_a_tower_card_counts_as_no_chests() -> None:
    """P. 18, Tenno's Court."""
    first = {
        asks(after(bids("tower", "chest-0", "chest-0", settings=", court on"), seed=str(n)))[0]
        for n in range(30)
    }
    assert first == {"1", "2", "3"}


def test_equal_bids_are_settled_by_lot() -> None:
    """P. 9."""
    first = {asks(after(bids("chest-2", "chest-2", "chest-1"), seed=str(n))) for n in range(30)}
    assert first == {"1 special", "2 special"}


def test_the_place_decides_the_turn_order_and_empty_places_don_t_count() -> None:
    """P. 9: who takes the special card on the first place begins; places of nobody are passed over."""
    state = after(bids("chest-1, tax bingo", "chest-4, tax yamato", "chest-2, tax kai"))
    places = [str(place["special"]) for place in cast(list[dict[str, object]], state.view(None)["places"])]
    go_on(state, f"take {places[4]}", f"take {places[0]}", f"take {places[2]}")
    assert told(state, "takes-place")[0]["amount"] == 5
    assert [event["seat"] for event in told(state, "acts")] == [2, 0, 1]


def test_special_cards_are_given_back_after_the_round() -> None:
    """P. 9: so is the event."""
    state = after(
        "players 3, phase actions\n1: special attack; bingo 2\n2: yamato 3\n3: kai 3\nevent: low-tax-0"
    )
    assert clan(state, 1)["special"] is None
    assert state.view(None)["event"] is None
    assert state.view(None)["season"] == "summer"


def test_after_autumn_comes_winter() -> None:
    state = after(
        "players 3, season autumn, phase actions\n1: rice 9; bingo 2\n2: rice 9; yamato 3\n3: rice 9; kai 3\n"
        "event: low-tax-0\nevents: castle-guard-2"
    )
    assert told(state, "winter") == [{"amount": 2}]


def test_cards_on_the_mat_are_shown_one_by_one() -> None:
    """P. 9: a card is turned over when its owner acts."""
    state = after(
        "players 3, phase actions\n1: shima 3; izu 1; bingo 2; plan battle-a shima, castle bingo\n"
        "2: yamato 3\n3: kai 3\nactions: battle-a castle"
    )
    mats = cast(list[dict[str, dict[str, object]]], state.view(1)["clans"])
    assert mats[0]["plan"]["battle-a"] == "shima"
    assert mats[0]["plan"]["castle"] == "face-down"


def test_a_player_without_provinces_stays_in() -> None:
    """house: he bids with chest cards and takes no actions."""
    state = after("players 3, phase plan\n1: chests 3\n2: yamato 3\n3: kai 3\nevents: low-tax-0 high-tax-2")
    assert 0 in state.deciders()
    assert options(state, 1)[0] == "plan bid chest-0"
    assert province(state, "yamato")["owner"] == 1
