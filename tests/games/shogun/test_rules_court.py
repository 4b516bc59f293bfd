"""Tenno's Court, p. 16-20."""

from typing import Any, cast

import pytest

from tenshu.core.state import State
from tests.games.shogun.table import after, asks, clan, go_on, holder, options, province, told, tray


def court(state: State) -> list[dict[str, Any]]:
    return cast(list[dict[str, Any]], cast(dict[str, Any], state.view(None)["court"])["favours"])


def audience(*hall: int, favours: str = "10 8 2", rest: str = "", rows: tuple[str, ...] = ()) -> str:
    """Part two of the court's actions: so many officials in the hall, these favours."""
    names = ("bingo 2", "yamato 3", "kai 4", "mino 2")
    more = (*rows, *[""] * len(hall))
    seats = [f"{i + 1}: {names[i]}; hall {n}{more[i]}" for i, n in enumerate(hall)]
    head = f"players {len(hall)}, court on, phase audiences\n"
    return head + "\n".join(seats) + f"\nfavours: {favours}\n{rest}"


def test_officials_for_armies_that_fall_out_at_the_start() -> None:
    """P. 17: one each, and the armies go back to the supply."""
    state = after("players 4, court on, phase opening-throw")
    arrived = [event["amount"] for event in told(state, "officials-arrive")]
    assert arrived == [clan(state, seat)["hall"] for seat in (1, 2, 3, 4)]
    kept = [event["amount"] for event in told(state, "tower-kept")]
    assert [int(str(a)) + int(str(b)) for a, b in zip(arrived, kept, strict=True)] == [7] * 4


def test_the_highest_favour_lies_on_the_dearest_place() -> None:
    """P. 17: 10 for four officials, 8 for three, 2 for two; so too any other three."""
    state = after(
        "players 3, court on, phase lay-favours\n1: bingo 2\n2: yamato 3\n3: kai 4\nevents: low-tax-0"
    )
    laid = court(state)
    assert [place["officials"] for place in laid] == [4, 3, 2]
    numbers = [int(place["favour"]) for place in laid]
    assert numbers == sorted(numbers, reverse=True)


BARBARA = (
    "players 4, court on, phase send-officials\n"
    "1: kai 4; plan court-3 kai, court-2 tower, court-1 blank\n"
    "2: yamato 3; hall 3\n3: bingo 2; hall 1\n4: mino 2; hall 1\n"
    "tray: 1*2\nfavours: 10 8 2"
)


def test_barbara_sends_five_officials() -> None:
    """P. 18-19: three armies from Kai, two from the tray, nothing for a chest card."""
    state = after(BARBARA)
    assert holder(state, "kai") == "1 with 1"
    assert tray(state) == {}
    assert clan(state, 1)["audience"] == 5
    assert clan(state, 1)["reserve"] == 61


def test_barbara_dirk_jens_and_anika_at_court() -> None:
    """P. 19: most officials first; equal ones in turn order; Jens and Anika can't afford what is left."""
    state = after(BARBARA)
    assert asks(state) == "1 favour"
    assert options(state) == ["pass", "favour 2", "favour 8", "favour 10"]
    go_on(state, "favour 8")
    assert clan(state, 1)["hall"] + clan(state, 1)["audience"] == 2
    assert asks(state) == "2 favour"
    assert options(state) == ["pass", "favour 2"]
    go_on(state, "favour 2")
    assert clan(state, 2)["hall"] == 1
    assert [clan(state, seat)["hall"] for seat in (3, 4)] == [1, 1]


@pytest.mark.parametrize(
    ("plan", "armies", "hall"),
    [("court-3 kai", 3, 0), ("court-2 kai", 2, 0), ("court-1 kai", 1, 0), ("court-2 kai", 9, 6)],
)
def test_a_conversion_is_done_whole_or_not_at_all(plan: str, armies: int, hall: int) -> None:
    """P. 18: one army stays in the province, and there are seven officials."""
    state = after(
        f"players 3, court on, phase send-officials\n1: kai {armies}; hall {hall}; plan {plan}\n2: yamato 3\n"
        "3: bingo 2\nfavours: 10 8 6"
    )
    assert holder(state, "kai") == f"1 with {armies}"
    assert not told(state, "sends-officials")


def test_the_tray_must_hold_enough() -> None:
    """P. 18."""
    state = after(
        "players 3, court on, phase send-officials\n1: kai 4; plan court-3 tower, court-1 tower\n"
        "2: yamato 3\n3: bingo 2\ntray: 1*2\nfavours: 10 8 6"
    )
    assert told(state, "sends-officials-from-tray") == [{"seat": 0, "amount": 1}]


def test_players_convert_in_turn_order_from_three_to_one() -> None:
    """P. 19."""
    state = after(
        "players 3, court on, phase send-officials\n1: kai 9; ise 9; plan court-3 kai, court-1 ise\n"
        "2: yamato 9; plan court-2 yamato\n3: bingo 2\norder: 2 3 1\nfavours: 21 20 19"
    )
    sent = [(event["seat"], event["amount"]) for event in told(state, "sends-officials")]
    assert sent == [(1, 2), (0, 3), (0, 1)]


def test_equal_numbers_follow_the_turn_order() -> None:
    state = after(audience(3, 3, 4, rest="order: 2 1 3"))
    asked = []
    for _seat in range(3):
        asked.append(asks(state))
        go_on(state, "pass")
    assert asked == ["3 favour", "2 favour", "1 favour"]


def test_when_all_favours_are_gone_the_court_closes() -> None:
    """P. 19; officials in audience go back to the hall, favours nobody took leave the game."""
    state = after(audience(5, 4, 3), "favour 10", "favour 8", "favour 2")
    assert [clan(state, seat)["hall"] for seat in (1, 2, 3)] == [1, 1, 1]
    assert not asks(state).endswith("favour")


def test_favours_nobody_takes_leave_the_game() -> None:
    state = after(audience(5, 4, 3), "pass", "pass", "pass")
    assert [clan(state, seat)["hall"] for seat in (1, 2, 3)] == [5, 4, 3]
    pile = cast(dict[str, Any], state.view(None)["court"])["pile"]
    assert pile == 21 - 3 - 3


def first_favour(number: int, row: str = "", rest: str = "") -> State:
    """Seat 1 takes this favour."""
    others = [n for n in (21, 20, 19, 2) if n != number][:2]
    favours = " ".join(str(n) for n in sorted([number, *others], reverse=True))
    return after(audience(7, 0, 0, favours=favours, rest=rest, rows=(row,)), f"favour {number}")


@pytest.mark.parametrize(("number", "amount"), [(2, 3), (9, 5), (16, 7)])
def test_favours_of_chests(number: int, amount: int) -> None:
    """P. 20; the amounts are house."""
    assert clan(first_favour(number, "; chests 1"), 1)["chests"] == 1 + amount


@pytest.mark.parametrize(("number", "amount"), [(5, 2), (15, 3), (20, 4)])
def test_favours_of_rice(number: int, amount: int) -> None:
    assert clan(first_favour(number, "; rice 1"), 1)["rice"] == 1 + amount


@pytest.mark.parametrize(("number", "amount"), [(6, 1), (13, 2), (19, 3)])
def test_favours_of_points(number: int, amount: int) -> None:
    assert clan(first_favour(number), 1)["points"] == amount


@pytest.mark.parametrize(("number", "amount"), [(3, 2), (8, 3), (14, 5)])
def test_favours_of_armies_into_the_tray(number: int, amount: int) -> None:
    state = first_favour(number)
    assert tray(state) == {"black": amount}
    assert clan(state, 1)["reserve"] == 60 - amount


@pytest.mark.parametrize(("number", "building"), [(7, "theatre"), (17, "temple"), (21, "castle")])
def test_favours_of_buildings(number: int, building: str) -> None:
    """P. 20: free, by the usual rules; with one site there is nothing to ask."""
    state = first_favour(number, "; chests 0")
    assert province(state, "bingo")["buildings"] == [building]
    assert clan(state, 1)["chests"] == 0


def test_a_free_building_goes_where_there_is_a_site() -> None:
    state = first_favour(17, "; settsu 1 castle; omi 1; shima 1 temple")
    assert options(state) == ["build bingo", "build omi"]
    go_on(state, "build omi")
    assert province(state, "omi")["buildings"] == ["temple"]


def test_favour_1_may_cancel_the_event() -> None:
    """P. 20: or let it happen."""
    state = first_favour(1, rest="event: low-tax-0")
    assert options(state) == ["pass", "cancel"]
    before = state.copy()
    go_on(state, "cancel")
    assert told(state, "cancels-event")
    before.story = []
    go_on(before, "pass")
    assert not told(before, "cancels-event")


def test_a_cancelled_event_has_no_effect() -> None:
    position = audience(
        7,
        0,
        0,
        favours="20 2 1",
        rest="event: low-tax-0\nactions: tax",
        rows=("; chests 0; settsu 2; plan tax settsu",),
    )
    assert clan(after(position, "favour 1", "cancel"), 1)["chests"] == 7
    assert clan(after(position, "favour 1", "pass"), 1)["chests"] == 5


def test_favour_4_removes_a_revolt_marker() -> None:
    """P. 20."""
    state = first_favour(4, "; settsu 1 revolt*2; omi 1 revolt")
    assert options(state) == ["calm omi", "calm settsu"]
    go_on(state, "calm settsu")
    assert province(state, "settsu")["revolt_markers"] == 1


def test_favour_4_is_kept_against_the_next_marker() -> None:
    """P. 20: where no marker lies; then it leaves the game."""
    position = audience(
        7, 0, 0, favours="20 4 2", rest="actions: tax rice", rows=("; settsu 2; plan tax settsu, rice bingo",)
    )
    state = after(position, "favour 4")
    assert told(state, "keeps-favour")
    assert province(state, "settsu")["revolt_markers"] == 0
    assert province(state, "bingo")["revolt_markers"] == 1
    assert clan(state, 1)["ward"] is False


@pytest.mark.parametrize(
    ("number", "safe_from_a", "safe_from_b"), [(10, True, False), (11, False, True), (18, True, True)]
)
def test_favours_of_safety(number: int, safe_from_a: bool, safe_from_b: bool) -> None:
    """P. 20: who holds them can't be attacked by A, B or both this round. Which is which is house."""
    favours = " ".join(str(n) for n in sorted([number, 20, 2], reverse=True))
    for action, safe in (("battle-a", safe_from_a), ("battle-b", safe_from_b)):
        rows = ("", f"; bitchu 3; plan {action} bitchu")
        state = after(
            audience(7, 0, 0, favours=favours, rest=f"actions: {action}", rows=rows), f"favour {number}"
        )
        assert asks(state) == "2 march"
        assert ("march bingo" not in options(state)) == safe


def test_safety_ends_with_the_round() -> None:
    state = after(audience(7, 0, 0, favours="20 18 2", rest="events: low-tax-0"), "favour 18")
    assert clan(state, 1)["safe_from"] == []


def test_favour_12_takes_a_neutral_province_without_battle() -> None:
    """P. 20: three armies into an own or a neutral province, and its card."""
    state = first_favour(12)
    assert "garrison bingo" in options(state)
    assert "garrison yamato" not in options(state)
    go_on(state, "garrison harima")
    assert holder(state, "harima") == "1 with 3"
    assert not told(state, "battle-farmers")


def test_favour_12_with_fewer_armies_in_the_supply() -> None:
    """house: as many as there are."""
    state = first_favour(12, "; harima 58")
    assert state.decision(0).args == {"armies": 2}


def test_a_favour_is_not_taken_without_officials() -> None:
    state = after(audience(1, 0, 0))
    assert asks(state).endswith("plan")


def test_the_new_fields_are_planned_with_the_others() -> None:
    """P. 18: three fields, covered as far as the cards reach; tower cards may lie there or on the bid."""
    state = after(
        "players 3, court on, phase plan\n1: chests 1; bingo 2; kai 2\n2: yamato 3\n3: mino 3\n"
        "events: low-tax-0"
    )
    assert "plan bid tower" in options(state, 1)
    go_on(state, "1: plan bid chest-0")
    assert options(state, 1)[0].startswith("plan court-3")
    assert "plan court-3 tower" in options(state, 1)


def test_samurai_come_before_the_court() -> None:
    """P. 21: armies won as a bonus lie in the tray in time."""
    state = after(
        "players 3, court on, samurai on, phase advance-samurai\n"
        "1: bingo 2; mino 2; kii 2; kai 2; plan court-1 tower\n2: yamato 3\n3: kozuke 3\nfavours: 21 20 19",
        "bonus armies",
    )
    assert told(state, "sends-officials-from-tray") == [{"seat": 0, "amount": 1}]


def test_the_winter_knows_no_court() -> None:
    """P. 17: the winter round is unchanged."""
    state = after(
        "players 3, court on, season autumn, phase rice-loss\n1: rice 9; bingo 2; hall 3\n"
        "2: rice 9; yamato 3\n3: rice 9; kai 3\nevents: low-tax-0"
    )
    assert clan(state, 1)["hall"] == 3
