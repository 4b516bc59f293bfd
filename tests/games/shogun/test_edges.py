"""The edges of the rules: nothing left, exactly enough, the first and the last of something."""

import pytest

from tests.games.shogun.table import after, asks, clan, holder, province, told

ARMIES = 62


def acts(row: str, action: str, card: str, rest: str = "", settings: str = "") -> str:
    """Seat 1 has planned one action, the first of the round."""
    head = f"players 3{settings}, phase actions"
    return f"{head}\n1: {row}; plan {action} {card}\n2: yamato 3\n3: kai 3\nactions: {action}\n{rest}"


# The actions, p. 7-9


@pytest.mark.parametrize(("action", "raised"), [("five-armies", 5), ("three-armies", 3), ("one-army", 1)])
def test_the_last_armies_of_a_supply_can_be_raised(action: str, raised: int) -> None:
    for short in (0, 1):
        state = after(acts(f"chests 9; bingo {ARMIES - raised + short}", action, "bingo"))
        assert holder(state, "bingo") == f"1 with {ARMIES if short == 0 else ARMIES - raised + 1}"
        assert bool(told(state, "action-fails")) == bool(short)


@pytest.mark.parametrize(("event", "left"), [("theatre-calms-7", -1), ("low-tax-0", 0), ("", 0)])
@pytest.mark.parametrize("markers", [1, 2])
def test_a_theatre_calms_a_province_only_when_the_event_says_so(event: str, left: int, markers: int) -> None:
    """P. 15: one revolt marker is taken away."""
    rest = f"event: {event}" if event else ""
    state = after(acts(f"chests 4; bingo 2 revolt*{markers}", "theatre", "bingo", rest))
    assert province(state, "bingo")["revolt_markers"] == markers + left


def test_no_other_building_calms_a_province() -> None:
    state = after(acts("chests 4; bingo 2 revolt", "temple", "bingo", "event: theatre-calms-7"))
    assert province(state, "bingo")["revolt_markers"] == 1


def test_after_the_last_action_none_is_under_way() -> None:
    state = after(
        "players 3, leaders on, phase actions\n1: leader kai; kai 2; sagami 1; plan castle blank\n"
        "2: yamato 3\n3: mino 3\nactions: castle\nevents: low-tax-0"
    )
    assert asks(state) == "1 station"
    assert state.view(None)["action"] is None


# Points, p. 10 and 12


@pytest.mark.parametrize("year", [1, 2])
def test_points_by_year_and_by_what_they_are_for(year: int) -> None:
    """Three provinces; two castles, a temple, a theatre; most castles 3, temples tied 1, most theatres 1."""
    state = after(
        f"players 3, year {year}, season autumn, phase score\n"
        "1: bingo 1 castle temple; hoki 1 castle; bitchu 1 theatre\n2: aki 1 temple\n3: kai 1"
    )
    found = {source: points for source, points in state.breakdown(0).items() if points}
    assert found == {
        f"provinces-{year}": 3,
        f"castles-{year}": 2,
        f"temples-{year}": 1,
        f"theatres-{year}": 1,
        f"most-castles-{year}": 3,
        f"most-temples-{year}": 1,
        f"most-theatres-{year}": 1,
    }
    assert {source: points for source, points in state.breakdown(1).items() if points} == {
        f"provinces-{year}": 1,
        f"temples-{year}": 1,
        f"most-temples-{year}": 1,
    }
    assert state.scores() == [12, 3, 1]
    assert list(state.breakdown(0))[-5:] == ["favours", "samurai", "monuments", "chambers", "earlier"]


SEATED = "1: bingo 1{more}\n2: yamato 1\n3: kai 1\n"
EXPANSIONS = {
    "favours": ("court on, phase audiences", "; hall 7", "favours: 19 8 2", "favour 19"),
    "samurai": (
        "samurai on, phase advance-samurai",
        "; mino 1; kii 1; ise 1; sagami 1; samurai 3",
        "",
        "bonus points",
    ),
    "monuments": ("leaders on, year 2, phase count-monuments", "; monuments bingo*2", "", ""),
    "chambers": (
        "chambers on, year 2, phase count-chambers",
        *("", "chambers: ...... ...... ...... ...... ...... 1.....", ""),
    ),
}


@pytest.mark.parametrize("source", EXPANSIONS)
def test_points_of_the_expansions_have_sources_of_their_own(source: str) -> None:
    head, more, rest, move = EXPANSIONS[source]
    moves = [move] if move else []
    state = after(f"players 3, {head}\n{SEATED.format(more=more)}{rest}", *moves)
    found = {name for name, points in state.breakdown(0).items() if points}
    assert source in found
    assert not found & (EXPANSIONS.keys() - {source})
    assert state.breakdown(0)["earlier"] == 0
    assert sum(state.breakdown(0).values()) == clan(state, 1)["points"]
