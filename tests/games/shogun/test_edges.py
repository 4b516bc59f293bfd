"""The edges of the rules: nothing left, exactly enough, the first and the last of something."""

from typing import cast

import pytest

from tenshu.core.events import Event
from tenshu.core.rng import from_seed
from tenshu.games.shogun.provinces import Row, check_starts, read
from tenshu.games.shogun.shogun import GAME
from tests.games.shogun.table import after, asks, clan, go_on, holder, options, province, told, until

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


# Tenno's Court, p. 18 and 20


@pytest.mark.parametrize(("armies", "asked"), [(61, True), (62, False)])
def test_no_garrison_from_an_empty_supply(armies: int, asked: bool) -> None:
    state = after(
        f"players 3, court on, phase audiences\n1: bingo {armies}; hall 7\n2: yamato 3\n3: kai 4\n"
        "favours: 19 12 2",
        "favour 12",
    )
    assert (asks(state) == "1 garrison") is asked


def test_everyone_has_three_tower_cards() -> None:
    state = after(
        "players 3, court on, phase plan\n1: bingo 2\n2: yamato 3\n3: kai 4\nevents: low-tax-0",
        *("1: plan bid tower", "1: plan court-3 tower", "1: plan court-2 tower"),
    )
    assert "plan court-1 tower" not in options(state, 1)
    for seat in (2, 3):
        go_on(state, f"{seat}: plan bid tower", f"{seat}: plan court-3 tower")
        assert "plan court-2 tower" in options(state, seat)


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
        "samurai on, season autumn, phase advance-samurai",
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


# What others can't know, as bots imagine it


def test_imagined_plans_hold_no_card_that_was_shown_or_won_meanwhile() -> None:
    """Seat 1 shows Bingo in the first action and wins Kozuke in the second; two cards lie face down."""
    position = (
        "players 3, phase actions\n1: chests 9; shinano 30; bingo 2; hoki 2; bitchu 2; "
        "plan castle bingo, battle-a shinano, tax hoki, rice bitchu\n2: kozuke 1; yamato 3\n"
        "3: shima 3; ise 1; izu 1; plan battle-a shima\norder: 1 2 3\nactions: castle battle-a"
    )
    state = until(position, "march kozuke", "send 29", seen=lambda state: holder(state, "kozuke")[0] == "1")
    assert asks(state) == "3 march"
    seen = set()
    for seed in range(60):
        imagined = state.determinize(2, from_seed(f"plan {seed}"))
        plan = clan(imagined, 1)["plan"]
        assert plan["castle"] == "bingo"
        assert plan["battle-a"] == "shinano"
        hidden = {card for field, card in plan.items() if field not in ("castle", "battle-a")}
        assert not hidden & {"bingo", "shinano", "kozuke"}
        seen |= hidden
    assert seen >= {"hoki", "bitchu"}


# The data, p. 14


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_start_given_twice_is_refused_for_any_number_of_players(players: int) -> None:
    rows = cast(list[Row], read("starts.toml")["start"])
    first, second = [row for row in rows if row["players"] == players][:2]
    cast(dict[str, int], second["armies"])[next(iter(cast(dict[str, int], first["armies"])))] = 2
    with pytest.raises(ValueError, match=f"twice to {players} players"):
        check_starts(rows)


def test_no_event_is_opened_twice_in_a_game() -> None:
    """P. 5 and 10: four of the twelve for each year."""
    state = GAME.start(3, "events", listen=True)
    rng = from_seed("events")
    while not state.over():
        seat = state.decider()
        found = state.options(seat)
        state.apply(seat, found[rng.below(len(found))])
    opened = [event.args for event in cast(list[Event], state.story) if event.kind == "event-opened"]
    assert len({(event["happening"], event["amount"]) for event in opened}) == len(opened) == 8


# The draft, p. 4-5


def test_only_the_same_two_cards_as_last_time_may_be_buried() -> None:
    """And which group of armies goes into a province is asked as long as they differ."""
    seen = set()
    rng = from_seed("draft")
    state = after("players 3, start draft, phase draft", seed="draft")
    last: dict[int, set[str]] = {}
    while asks(state).endswith(("card", "group")):
        seat, found = int(state.decider()), options(state)
        assert len(found) > 1
        chosen = found[0] if rng.below(2) else found[rng.below(len(found))]
        if asks(state).endswith("card"):
            pair = {choice for choice in found if choice.startswith("pick")}
            assert ("bury" in found) == (pair == last.get(seat))
            seen.add(len(pair & last.get(seat, set())))
            last[seat] = last.get(seat, pair) if chosen == "bury" else pair
        go_on(state, chosen)
    assert seen == {0, 1, 2}


# Chambers, p. 24


@pytest.mark.parametrize(("row", "points"), [("oo1...", 3 + 2), ("xx1...", 2), ("..1...", 3 + 2)])
def test_only_artists_turned_over_count_as_one_more_player(row: str, points: int) -> None:
    """The last art and the third castle are worth 3 and 2 points."""
    state = after(
        "players 3, chambers on, year 2, phase count-chambers\n1: bingo 1\n2: yamato 1\n3: kai 1\n"
        f"chambers: ...... ...... ...... ...... ...... {row}"
    )
    assert clan(state, 1)["points"] == points
