"""Winter, p. 10, and the end of the game, p. 12."""

from typing import cast

import pytest

from tenshu.games.shogun.shogun import GAME
from tests.games.shogun.table import after, asks, clan, holder, options, province, told, until, when

NINE = "bingo 3; bitchu 3; hoki 3; bizen 3; mimasaka 3; harima 3; tajima 3; tamba 3; wakasa 3"


def winter(row: str, events: str = "low-tax-0", rest: str = "", year: int = 1) -> str:
    head = f"players 3, year {year}, season autumn, phase rice-loss"
    return f"{head}\n1: {row}\n2: rice 18; yamato 3\n3: rice 18; kozuke 3\nevents: {events}\n{rest}"


def test_the_fourth_event_card_takes_rice() -> None:
    """P. 10: in this winter each player loses 3."""
    state = after(winter("rice 5; bingo 3; kai 3", "rich-harvest-3"))
    assert told(state, "winter") == [{"amount": 3}]
    assert not told(state, "revolt-drawn")
    assert told(after(winter("rice 4; bingo 3; kai 3", "rich-harvest-3")), "revolt-drawn")


def test_rice_does_not_fall_below_nothing() -> None:
    state = after(winter("rice 2; bingo 3", "theatre-calms-7"))
    assert len(told(state, "revolt-drawn")) == 1


def test_dirk_has_nine_provinces_and_six_rice() -> None:
    """P. 10: 3 without rice, so 2 revolts with 2 farmers more in each; he chooses which comes first."""
    state = after(winter(f"rice 6; {NINE}"))
    assert asks(state) == "1 revolt"
    drawn = [event["province"] for event in told(state, "revolt-drawn")]
    assert len(set(drawn)) == 2
    assert set(options(state)) == {f"quell {name}" for name in drawn}
    assert state.decision(0).args == {"farmers": 2}
    assert set(drawn) == set(cast(list[str], state.view(None)["revolts"]))
    assert GAME.start(3, "no winter").view(None)["revolts"] == []


def test_dirk_fights_his_revolts_in_the_order_he_likes() -> None:
    for first in (0, 1):
        state = after(winter(f"rice 6; {NINE}"))
        chosen = options(state)[first]
        state = after(winter(f"rice 6; {NINE}"), chosen)
        assert f"quell {told(state, 'revolt')[0]['province']}" == chosen
        assert len(told(state, "revolt")) == 2


def test_arne_lacks_two_rice_and_kai_rises() -> None:
    """P. 12: 2 farmers by the table and one for the marker."""
    position = winter("rice 0; kai 9 revolt; bingo 9", rest="tower: 2*16 3*16")
    state = until(position, seen=lambda state: told(state, "revolt-drawn")[0]["province"] == "kai")
    assert [event["province"] for event in told(state, "revolt")] == ["kai"]
    most = max(
        int(str(event["farmers"]))
        for seed in range(60)
        for event in told(after(position, seed=str(seed)), "revolt")
        if event["province"] == "kai"
    )
    assert most == 3


@pytest.mark.parametrize(
    ("rice", "revolts"), [(9, 0), (8, 1), (7, 1), (6, 2), (5, 2), (4, 2), (3, 2), (2, 3), (0, 3)]
)
def test_the_supply_table(rice: int, revolts: int) -> None:
    """printed: 1-2 one revolt, 3-6 two, 7 and more three."""
    state = after(winter(f"rice {rice}; {NINE}"))
    assert len(told(state, "revolt-drawn")) == revolts


def test_fewer_provinces_than_revolts() -> None:
    """house: all of them revolt; with one province there is one at most."""
    state = after(winter("rice 0; bingo 3"))
    assert [event["province"] for event in told(state, "revolt-drawn")] == ["bingo"]


def test_a_province_lost_in_winter_does_not_score() -> None:
    position = winter("rice 0; bingo 1 castle revolt*3", rest="tower: farmers*6 2*12 3*12")
    state = when(position, defenders=0)
    assert holder(state, "bingo") == "nobody"
    assert clan(state, 1)["points"] == 0


def test_no_revolt_marker_after_a_winter_revolt() -> None:
    """rules: markers come from collecting only."""
    position = winter("rice 0; bingo 9 revolt", rest="tower: 2*16 3*16", year=2)
    state = when(position, defenders=5)
    assert province(state, "bingo")["revolt_markers"] == 1


def test_revolts_in_the_turn_order_of_autumn() -> None:
    position = winter("rice 0; bingo 9; bitchu 9").replace("rice 18; yamato 3", "rice 0; yamato 9; ise 9")
    state = after(f"{position}\norder: 2 3 1")
    assert [event["seat"] for event in told(state, "revolt")] == [1, 0]


def score(*rows: str) -> dict[int, int]:
    seats = "\n".join(f"{seat}: {row}" for seat, row in enumerate(rows, 1))
    state = after(f"players {len(rows)}, year 2, season autumn, phase score\n{seats}")
    return {seat: clan(state, seat)["points"] for seat in range(1, len(rows) + 1)}


def test_a_point_for_each_province_and_building() -> None:
    """P. 10; the majorities come on top: castle 3, temple 2."""
    assert score("bingo 1 castle temple; bitchu 1", "yamato 1", "kai 1")[1] == 2 + 2 + 3 + 2


def test_majorities_are_worth_three_two_one() -> None:
    """P. 10, each in its own region."""
    points = score(
        "bingo 1 castle; bitchu 1 castle; hoki 1", "yamato 1 temple; bizen 1 castle", "kai 1 theatre"
    )
    assert points == {1: 3 + 2 + 3, 2: 2 + 2 + 2, 3: 1 + 1 + 1}


def test_a_tie_gives_each_one_point_less() -> None:
    """P. 10: castles 2, temples 1, theatres nothing; no building scores nothing."""
    points = score(
        "bingo 1 castle temple",
        "hoki 1 castle temple",
        "bitchu 1 theatre; aki 1",
        "sagami 1; kazusa 1 theatre",
    )
    assert points == {1: 1 + 2 + 2 + 1, 2: 1 + 2 + 2 + 1, 3: 2 + 1 + 1, 4: 2 + 1 + 1}


def test_theatres_tied_score_nothing() -> None:
    points = score("bingo 1 theatre", "hoki 1 theatre", "kai 1")
    assert points == {1: 2, 2: 2, 3: 1}


def test_after_the_first_winter_everything_begins_anew() -> None:
    """P. 10: rice to 0, no revolt markers, four new events, four more rounds."""
    state = after(winter("rice 9; bingo 3 revolt*2; kai 3 castle"))
    table = state.view(None)
    assert (table["year"], table["season"]) == (2, "spring")
    assert clan(state, 1)["rice"] == 0
    assert province(state, "bingo")["revolt_markers"] == 0
    assert province(state, "kai")["buildings"] == ["castle"]
    assert len(told(state, "event-opened")) == 4
    assert asks(state) == "1 plan"


def test_the_game_ends_with_the_second_winter() -> None:
    """P. 12: the most points win."""
    state = after(winter("rice 9; bingo 3; kai 3", year=2))
    assert state.over()
    assert state.scores() == [2, 1, 1]
    assert state.ranking()[0] == 1


@pytest.mark.parametrize(("chests", "places"), [(("5", "7", "7"), [3, 1, 1]), (("9", "7", "3"), [1, 2, 3])])
def test_ties_go_to_the_fuller_chests(chests: tuple[str, ...], places: list[int]) -> None:
    """P. 12; still equal: a shared victory, rules (French)."""
    a, b, c = chests
    state = after(
        f"players 3, year 2, season autumn, phase score\n1: chests {a}; bingo 1\n2: chests {b}; yamato 1\n"
        f"3: chests {c}; kai 1"
    )
    assert state.scores() == [1, 1, 1]
    assert state.ranking() == places
