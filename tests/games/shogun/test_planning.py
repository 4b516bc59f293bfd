"""Planning, p. 7-8: field by field, all at once, in secret, and open to change until all are done."""

import pytest

from tenshu.core import play
from tenshu.core.refusal import Refusal
from tenshu.core.rng import from_seed
from tenshu.core.state import State
from tenshu.games.shogun.choices import FIELD_IDS
from tenshu.games.shogun.shogun import GAME
from tenshu.table import Table
from tests.games.shogun.table import after, asks, clan, go_on, options

SMALL = (
    "players 3, phase plan\n1: chests 3; settsu 3; kai 2\n2: chests 9; yamato 3\n3: chests 0; bingo 3\n"
    "events: low-tax-0"
)
WITH_COURT = SMALL.replace("players 3", "players 3, court on")


def finish(state: State, seat: int) -> None:
    """The rest of a plan, the last option of each."""
    while seat - 1 in state.deciders():
        state.apply(seat - 1, state.options(seat - 1)[-1])


def test_all_are_asked_at_once() -> None:
    state = GAME.start(4, "plan", {})
    assert state.deciders() == [0, 1, 2, 3]
    assert [state.decision(seat).args["field"] for seat in state.deciders()] == ["bid"] * 4


def test_nobody_else_is_asked() -> None:
    state = GAME.start(3, "nobody")
    for _ in range(3):
        go_on(state, options(state)[0])
    assert [state.options(seat) for seat in (-1, 3)] == [[], []]


def test_the_fields_come_in_their_order() -> None:
    state = GAME.start(5, "plan", {})
    rng = from_seed("fields")
    asked = []
    while 2 in state.deciders():
        decision = state.decision(2)
        asked.append(decision.args["field"])
        state.apply(2, decision.choices[rng.below(len(decision.choices))].option)
    assert asked[0] == "bid"
    assert asked[1:] == list(FIELD_IDS[: len(asked) - 1])


def test_the_court_adds_three_fields_after_the_bid() -> None:
    state = GAME.start(5, "plan", {"court": "on"})
    asked = []
    for _field in range(4):
        asked.append(state.decision(0).args["field"])
        state.apply(0, state.options(0)[0])
    assert asked == ["bid", "court-3", "court-2", "court-1"]


def test_nobody_bids_more_than_he_has() -> None:
    """House."""
    state = after(SMALL)
    assert "plan bid chest-3" in options(state, 1)
    assert "plan bid chest-4" not in options(state, 1)
    assert "plan bid chest-4" in options(state, 2)
    assert [bid for bid in options(state, 3) if "chest" in bid] == ["plan bid chest-0"]


def test_a_card_lies_on_one_field_only() -> None:
    state = after(SMALL, "1: plan bid settsu")
    assert "plan castle settsu" not in options(state, 1)
    assert "plan castle kai" in options(state, 1)


def test_fields_stay_empty_only_where_the_cards_do_not_suffice() -> None:
    """P. 7: two provinces and five chest cards for eleven fields leave four free."""
    state = after(SMALL, "1: plan bid chest-0")
    assert "plan castle none" in options(state, 1)
    finish(state, 1)
    plan = clan(state, 1)["plan"]
    assert sum(card is None for card in plan.values()) == 4
    rich = GAME.start(3, "rich", {})
    assert not [bid for bid in options(rich, 1) if bid.endswith("none")]


def test_without_provinces_left_the_rest_is_filled_with_blanks() -> None:
    state = after(SMALL, "1: plan bid settsu", "1: plan castle kai")
    assert 0 not in state.deciders()
    assert list(clan(state, 1)["plan"].values())[1:] == ["blank"] * 5 + [None] * 4 + ["settsu"]


def test_tower_cards_may_lie_anywhere() -> None:
    """P. 18: on the fields of the court they matter, a bid is no chests, elsewhere they are blank."""
    state = after(WITH_COURT)
    assert "plan bid tower" in options(state, 1)
    go_on(state, "1: plan bid tower", "1: plan court-3 tower", "1: plan court-2 tower")
    assert "plan court-1 tower" not in options(state, 1)
    assert "plan court-1 blank" in options(state, 1)
    assert "plan castle tower" not in options(after(WITH_COURT, *["1: plan bid tower"]), 1)


def test_a_plan_can_be_changed_until_the_last_is_done() -> None:
    state = after(SMALL)
    finish(state, 1)
    finish(state, 2)
    assert state.deciders() == [2]
    assert state.options(0) == []
    go_on(state, "1: replan")
    assert state.deciders() == [0, 2]
    assert clan(state, 1)["plan"] == dict.fromkeys(clan(state, 1)["plan"])
    finish(state, 1)
    finish(state, 3)
    assert asks(state).endswith("special")
    with pytest.raises(Refusal):
        go_on(state, "1: replan")


def test_nothing_to_change_before_the_first_card() -> None:
    state = after(SMALL)
    assert state.spontaneous(0) == []
    with pytest.raises(Refusal):
        go_on(state, "1: replan")


def whole_plan(table: Table) -> list[str]:
    """Seat 1 bids one chest and acts in each of its nine provinces."""
    own = [name for name, found in provinces(table.state).items() if found == 0]
    return [
        "plan bid chest-1",
        *(f"plan {field} {name}" for field, name in zip(FIELD_IDS, own, strict=False)),
    ]


def test_a_table_takes_a_whole_plan_and_another() -> None:
    table = Table.start(GAME, 3, seed="table")
    table.say_all(0, whole_plan(table))
    assert table.state.deciders() == [1, 2]
    table.say_all(0, ["replan", "plan bid chest-2", *whole_plan(table)[1:]])
    assert table.state.deciders() == [1, 2]
    assert clan(table.state, 1)["plan"]["bid"] == "chest-2"
    assert Table.load(table.record).state.fingerprint() == table.state.fingerprint()


def test_a_plan_with_a_mistake_changes_nothing() -> None:
    table = Table.start(GAME, 3, seed="table")
    before = table.state.fingerprint()
    plan = whole_plan(table)
    with pytest.raises(Refusal) as refusal:
        table.say_all(0, [*plan[:4], plan[3]])
    assert refusal.value.code == "other-field"
    assert table.state.fingerprint() == before
    assert table.record.choices == []


def test_nobody_chooses_beyond_the_reveal() -> None:
    table = Table.start(GAME, 3, seed="table")
    finish(table.state, 2)
    finish(table.state, 3)
    with pytest.raises(Refusal) as refusal:
        table.say_all(0, [*whole_plan(table), "take chest"])
    assert refusal.value.code == "plan-too-long"
    assert table.state.deciders() == [0]


def provinces(state: State) -> dict[str, object]:
    found = state.view(None)["provinces"]
    assert isinstance(found, dict)
    return {name: province["owner"] for name, province in found.items()}


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("plan castle kai", "other-field"),
        ("plan bid yamato", "not-own-province"),
        ("plan bid chest-4", "bid-too-high"),
        ("plan bid tower", "no-such-card"),
        ("march kai", "not-now"),
    ],
)
def test_refusals(line: str, code: str) -> None:
    state = after(SMALL)
    with pytest.raises(Refusal) as refusal:
        play.parse(state, 0, line)
    assert refusal.value.code == code


def test_a_card_that_lies_already_is_refused() -> None:
    state = after(SMALL, "1: plan bid kai")
    with pytest.raises(Refusal) as refusal:
        play.parse(state, 0, "plan castle kai")
    assert refusal.value.code == "card-laid-already"


def test_a_field_is_not_left_empty_while_cards_suffice() -> None:
    with pytest.raises(Refusal) as refusal:
        play.parse(GAME.start(3, "rich", {}), 0, "plan bid none")
    assert refusal.value.code == "field-not-empty"
