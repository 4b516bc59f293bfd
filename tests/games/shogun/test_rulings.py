"""Cases on which the books are silent, decided by the house; each has its row in the ledger."""

from tests.games.shogun.table import after, asks, clan, go_on, holder, province, told, tray

REST = "2: yamato 3\n3: kai 3"
COURT = "players 3, court on, phase audiences\n"


def test_six_armies_need_six_in_the_supply() -> None:
    """Less than whole is not at all: the action fails, and costs nothing."""
    state = after(
        "players 3, phase actions\n1: chests 5; special six-armies; bingo 57; plan five-armies bingo\n"
        f"{REST}\nactions: five-armies"
    )
    assert holder(state, "bingo") == "1 with 57"
    assert clan(state, 1)["chests"] == 5
    assert told(state, "action-fails") == [{"seat": 0, "province": "bingo"}]


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


def test_leaders_rest_in_winter() -> None:
    """Six monuments are for the six rounds: after winter only lost leaders move."""
    state = after(
        "players 3, leaders on, season autumn, phase move-leaders\n"
        "1: rice 9; kai 9; suruga 9; leader kai\n2: rice 9; yamato 9; ise 9; leader yamato\n"
        "3: rice 9; bingo 9; bitchu 9; leader bingo\norder: 1 2 3\nevents: low-tax-0",
        "station suruga",
        "station ise",
        "station bitchu",
    )
    assert state.view(None)["year"] == 2
    assert asks(state).endswith("plan")
    assert [clan(state, seat)["leader"] for seat in (1, 2, 3)] == ["suruga", "ise", "bitchu"]


def test_leaders_move_before_artists_are_engaged() -> None:
    state = after(
        "players 3, leaders on, chambers on, phase move-leaders\n1: kai 2; suruga 2; leader kai\n"
        "2: yamato 3; ise 3; leader yamato\n3: bingo 3; bitchu 3; leader bingo\norder: 1 2 3\n"
        "events: low-tax-0 high-tax-2\nchambers: oooooo ...... ...... ...... ...... ......"
    )
    assert asks(state) == "1 station"
    go_on(state, "station suruga", "station ise", "station bitchu")
    assert asks(state).endswith("artist")
