"""Cases on which the books are silent or disagree, some with an option; each has its row in the ledger."""

import pytest

from tenshu.core.setup import agree
from tenshu.games.shogun.shogun import GAME, Shogun
from tests.games.shogun.table import after, asks, clan, go_on, holder, options, province, told, tray, until

REST = "2: yamato 3\n3: kai 3"
COURT = "players 3, court on, phase audiences\n"


def recruits(row: str, option: str = "whole", rest: str = "", action: str = "five-armies") -> Shogun:
    return after(
        f"players 3, leaders on, recruits {option}, phase actions\n1: chests 5; {row}; plan {action} bingo\n"
        f"{REST}\nactions: {action}\n{rest}"
    )


@pytest.mark.parametrize("row", ["special six-armies; bingo 57", "leader bingo; bingo 57"])
def test_six_armies_need_six_in_the_supply(row: str) -> None:
    """P. 7 and 9 in German: less than whole is not at all; the action fails, and costs nothing."""
    state = recruits(row)
    assert holder(state, "bingo") == "1 with 57"
    assert clan(state, 1)["chests"] == 5
    assert told(state, "action-fails") == [{"seat": 0, "province": "bingo"}]


@pytest.mark.parametrize(
    ("row", "action", "cost"),
    [
        ("special six-armies; bingo 57", "five-armies", 3),
        ("leader bingo; bingo 57", "five-armies", 3),
        ("leader bingo; bingo 59", "three-armies", 2),
        ("leader bingo; bingo 61", "one-army", 1),
    ],
)
def test_recruits_available_make_do_with_the_printed_number(row: str, action: str, cost: int) -> None:
    """P. 7 in French: the sixth army, or the leader's, may stay away."""
    state = recruits(row, "available", action=action)
    assert holder(state, "bingo") == "1 with 62"
    assert clan(state, 1)["chests"] == 5 - cost


def test_recruits_available_still_need_the_printed_number() -> None:
    state = recruits("special six-armies; bingo 58", "available")
    assert holder(state, "bingo") == "1 with 58"
    assert clan(state, 1)["chests"] == 5


def test_recruits_available_under_few_recruits() -> None:
    """The event changes what is printed to 3: four of six are enough then."""
    state = recruits("special six-armies; bingo 58", "available", "event: few-recruits-1")
    assert holder(state, "bingo") == "1 with 62"


def test_a_free_theatre_calms_where_theatres_do() -> None:
    state = after(
        f"{COURT}1: settsu 2 revolt*2; hall 7\n{REST}\nfavours: 7 6 5\nevent: theatre-calms-5", "favour 7"
    )
    assert province(state, "settsu")["buildings"] == ["theatre"]
    assert province(state, "settsu")["revolt_markers"] == 1


def test_favour_4_is_kept_where_nothing_is_to_be_calmed() -> None:
    state = after(f"{COURT}1: settsu 2; hall 7\n{REST}\nfavours: 6 5 4", "favour 4")
    assert clan(state, 1)["ward"]
    assert not asks(state).endswith("calm")


def test_armies_for_the_tray_as_far_as_there_are_any() -> None:
    state = after(f"{COURT}1: settsu 60; hall 7\n{REST}\nfavours: 14 6 5", "favour 14")
    assert tray(state) == {"black": 2}
    assert clan(state, 1)["reserve"] == 0


def test_a_second_monument_in_the_same_province() -> None:
    """Nothing forbids a leader to leave a province in triumph twice."""
    state = after(
        "players 3, leaders on, phase move-leaders\n1: kai 2; suruga 2; leader kai; monuments kai\n"
        "2: yamato 3; noto 3; leader yamato\n3: bingo 3; bizen 3; leader bingo\norder: 1 2 3",
        "station suruga",
    )
    assert province(state, "kai")["monuments"] == [0, 0]
    assert clan(state, 1)["monuments"] == 4


AUTUMN = (
    "1: rice 9; kai 9; suruga 9; leader kai\n2: rice 9; yamato 9; ise 9; leader yamato\n"
    "3: rice 9; bingo 9; bitchu 9; leader bingo\norder: 2 3 1\nevents: low-tax-0"
)
MOVES = ("station ise", "station bitchu", "station suruga")


def leaders_of(state: Shogun) -> list[str]:
    return [clan(state, seat)["leader"] for seat in (1, 2, 3)]


def test_leaders_move_after_the_winter_too() -> None:
    """P. 6 and 23: the winter is one of the eight rounds, and after each round leaders must move."""
    state = after(f"players 3, leaders on, season autumn, phase move-leaders\n{AUTUMN}", *MOVES)
    assert leaders_of(state) == ["suruga", "ise", "bitchu"]
    assert asks(state) == "2 station"
    assert state.view(None)["season"] == "winter"
    go_on(state, "station yamato", "station bingo", "station kai")
    assert leaders_of(state) == ["kai", "yamato", "bingo"]
    assert province(state, "suruga")["monuments"] == [0]
    assert asks(state).endswith("plan")
    assert state.view(None)["year"] == 2


def test_leaders_move_a_last_time_before_monuments_are_counted() -> None:
    """P. 6 and 23: the second winter is a round, too."""
    state = after(f"players 3, leaders on, year 2, season autumn, phase move-leaders\n{AUTUMN}", *MOVES)
    assert asks(state) == "2 station"
    assert told(state, "scores-monuments") == []
    go_on(state, "station yamato", "station bingo", "station kai")
    assert asks(state) == "nothing"
    assert told(state, "scores-monuments") == [{"seat": seat, "amount": 2} for seat in range(3)]


@pytest.mark.parametrize("year", [1, 2])
def test_leaders_may_rest_after_winter(year: int) -> None:
    """The option: six monuments for the six rounds with actions."""
    rest = f"players 3, leaders on, leaders-winter rest, year {year}"
    state = after(f"{rest}, season autumn, phase move-leaders\n{AUTUMN}", *MOVES)
    assert not asks(state).endswith("station")
    assert leaders_of(state) == ["suruga", "ise", "bitchu"]
    assert state.view(None)["year"] == 2


LOST_IN_WINTER = (
    "year 2, season autumn, phase rice-loss\n1: rice 1; kai 1; suruga 9; leader kai\n"
    "2: rice 9; yamato 9; ise 9; leader yamato; monuments suruga\n3: rice 9; bingo 9; leader bingo\n"
    "order: 2 3 1\nevents: low-tax-0"
)


def lost_in_winter(options: str) -> Shogun:
    """Seat 1 loses Kai and its leader there to the last revolt of the game."""
    return until(
        f"players 3, leaders on, {options}{LOST_IN_WINTER}",
        seen=lambda state: told(state, "leader-lost") == [{"seat": 0, "province": "kai"}],
    )


def test_a_leader_lost_in_the_second_winter_returns_before_monuments_are_counted() -> None:
    """P. 23: after the winter he comes back, whichever winter it is, and captures what stands there."""
    state = lost_in_winter("leaders-winter rest, ")
    assert asks(state) == "1 station"
    assert options(state) == ["station suruga"]
    go_on(state, "station suruga")
    assert asks(state) == "nothing"
    assert told(state, "scores-monuments") == [
        {"seat": 0, "amount": 1},
        {"seat": 1, "amount": 0},
        {"seat": 2, "amount": 0},
    ]


def test_a_leader_lost_in_the_second_winter_may_stay_away() -> None:
    """The option: nobody comes back to a game that is over."""
    state = lost_in_winter("leaders-winter rest, leaders-return first-winter, ")
    assert asks(state) == "nothing"
    assert told(state, "scores-monuments")[:2] == [{"seat": 0, "amount": 0}, {"seat": 1, "amount": 1}]


def test_only_the_others_move_where_a_lost_leader_stays_away() -> None:
    state = lost_in_winter("leaders-return first-winter, ")
    assert asks(state) == "2 station"
    go_on(state, "station ise")
    assert asks(state) == "nothing"


def test_after_winter_each_leader_goes_once_in_turn_order() -> None:
    """house: those on the map move and lost ones return in one go, in turn order; who returned stays."""
    state = lost_in_winter("")
    assert asks(state) == "2 station"
    go_on(state, "station ise")
    assert asks(state) == "1 station"
    go_on(state, "station suruga")
    assert asks(state) == "nothing"


@pytest.mark.parametrize("name", ["leaders-winter", "leaders-return"])
def test_without_leaders_their_options_change_nothing(name: str) -> None:
    scripts = [
        GAME.script(agree(GAME, 3, {name: value}))
        for setting in GAME.settings
        if setting.name == name
        for value in setting.values
    ]
    assert len(scripts) == 2
    assert scripts[0] is scripts[1]


def test_leaders_move_before_artists_are_engaged() -> None:
    state = after(
        "players 3, leaders on, chambers on, phase move-leaders\n1: kai 2; suruga 2; leader kai\n"
        "2: yamato 3; ise 3; leader yamato\n3: bingo 3; bitchu 3; leader bingo\norder: 1 2 3\n"
        "events: low-tax-0 high-tax-2\nchambers: oooooo ...... ...... ...... ...... ......"
    )
    assert asks(state) == "1 station"
    go_on(state, "station suruga", "station ise", "station bitchu")
    assert asks(state).endswith("artist")


def test_options_need_what_they_are_about() -> None:
    """A setting that matters only with another says with which value of it."""
    values = {setting.name: setting.values for setting in GAME.settings}
    needs = {setting.name: setting.needs for setting in GAME.settings if setting.needs}
    assert set(needs) == {"start", "leaders-winter", "leaders-return"}
    assert all(value in values[name] for name, value in needs.values())
