"""What is told of a game: who did what, where and how much; no more and no less. Seat 2 acts."""

from typing import cast

import pytest

from tenshu.core.state import State
from tests.games.shogun.table import after, go_on, options, told

Told = dict[str, object]


def acts(row: str, action: str, card: str, rest: str = "", settings: str = "") -> str:
    head = f"players 3{settings}, phase actions"
    return f"{head}\n2: {row}; plan {action} {card}\n1: yamato 3\n3: kai 3\nactions: {action}\n{rest}"


# The actions, p. 7-9

ACTIONS: dict[str, tuple[str, str, Told]] = {
    "a building": (
        acts("chests 5; bingo 2", "castle", "bingo"),
        *("builds", {"seat": 1, "province": "bingo", "building": "castle", "amount": 3}),
    ),
    "rice": (
        acts("rice 1; bingo 2", "rice", "bingo"),
        *("harvests", {"seat": 1, "province": "bingo", "amount": 4}),
    ),
    "chests": (
        acts("chests 1; settsu 2", "tax", "settsu"),
        *("taxes", {"seat": 1, "province": "settsu", "amount": 7}),
    ),
    "unrest": (
        acts("rice 1; bingo 2", "rice", "bingo"),
        *("unrest", {"seat": 1, "province": "bingo", "amount": 1}),
    ),
    "recruits": (
        acts("chests 4; bingo 2", "five-armies", "bingo"),
        *("recruits", {"seat": 1, "province": "bingo", "amount": 5}),
    ),
    "a failure": (
        acts("chests 0; bingo 2", "castle", "bingo"),
        *("action-fails", {"seat": 1, "province": "bingo"}),
    ),
    "a calm theatre": (
        acts("chests 4; bingo 2 revolt*2", "theatre", "bingo", "event: theatre-calms-7"),
        *("calmed", {"seat": 1, "province": "bingo"}),
    ),
    "who acts where": (
        acts("chests 4; bingo 2", "castle", "bingo"),
        *("acts", {"seat": 1, "province": "bingo", "action": "castle"}),
    ),
}


@pytest.mark.parametrize("case", ACTIONS)
def test_an_action_is_told(case: str) -> None:
    position, kind, expected = ACTIONS[case]
    assert told(after(position), kind) == [expected]


def test_a_move_is_told_with_both_provinces() -> None:
    state = after(acts("shima 3; izu 1", "battle-a", "shima"), "march izu", "send 2")
    assert told(state, "moves") == [{"seat": 1, "province": "izu", "origin": "shima", "amount": 2}]


def test_action_cards_are_told_as_they_are_turned_over() -> None:
    """P. 6 and 9: five lie open, one more after each of the first five actions."""
    state = after(acts("bingo 2", "castle", "blank"))
    opened = [event["action"] for event in told(state, "action-opened")][:5]
    carried_out = [event["action"] for event in told(state, "action")]
    assert carried_out[0] == "castle"
    assert opened == carried_out[5:]
    assert len(set(carried_out)) == 10


# The season, p. 6-10


def test_bids_and_places_are_told() -> None:
    state = after(
        "players 3, phase order\n1: chests 9; bingo 2; plan bid chest-4\n"
        "2: chests 9; yamato 3; plan bid yamato\n3: chests 9; kai 3; plan bid chest-0"
    )
    assert told(state, "bids") == [{"seat": 0, "amount": 4}, {"seat": 2, "amount": 0}]
    assert told(state, "bids-province") == [{"seat": 1, "province": "yamato"}]
    specials = [place["special"] for place in places(state)]
    go_on(state, f"take {specials[2]}", f"take {specials[0]}", f"take {specials[4]}")
    assert told(state, "takes-place") == [
        {"seat": 0, "special": specials[2], "amount": 3},
        {"seat": 1, "special": specials[0], "amount": 1},
        {"seat": 2, "special": specials[4], "amount": 5},
    ]


def places(state: State) -> list[dict[str, str]]:
    return cast(list[dict[str, str]], state.view(None)["places"])


def test_years_seasons_and_events_are_told() -> None:
    state = after(
        "players 3, year 1, season autumn, phase rice-loss\n1: rice 9; bingo 3\n2: rice 9; yamato 3\n"
        "3: rice 9; kai 3\nevents: rich-harvest-3"
    )
    assert told(state, "winter") == [{"amount": 3}]
    assert told(state, "new-year") == [{}]
    assert told(state, "year") == [{"amount": 2}]
    assert told(state, "season") == [{"amount": 1}]
    losses = [event["amount"] for event in told(state, "event-opened")]
    assert len(losses) == 4
    assert all(event.keys() == {"happening", "amount"} for event in told(state, "event-opened"))


def test_plans_are_told_without_their_cards() -> None:
    state = after("players 3, phase plan\n1: bingo 2\n2: yamato 3\n3: kai 3\nevents: low-tax-0")
    while state.decider() == 0:
        go_on(state, options(state)[-1])
    assert told(state, "has-planned") == [{"seat": 0}]
    go_on(state, "1: replan")
    assert told(state, "replans") == [{"seat": 0}]


# Winter and points, p. 10 and 12


def test_the_scoring_is_told() -> None:
    state = after(
        "players 3, year 2, season autumn, phase score\n1: points 4; bingo 1 castle temple; hoki 1\n"
        "2: yamato 1 theatre\n3: bitchu 1 temple"
    )
    assert told(state, "scores-possessions") == [
        {"seat": 0, "amount": 4},
        {"seat": 1, "amount": 2},
        {"seat": 2, "amount": 2},
    ]
    assert told(state, "scores-majority") == [
        {"seat": 0, "building": "castle", "region": "green", "amount": 3},
        {"seat": 0, "building": "temple", "region": "green", "amount": 1},
        {"seat": 2, "building": "temple", "region": "green", "amount": 1},
        {"seat": 1, "building": "theatre", "region": "purple", "amount": 1},
    ]
    assert told(state, "has-points") == [
        {"seat": 0, "amount": 12},
        {"seat": 1, "amount": 3},
        {"seat": 2, "amount": 3},
    ]
    assert told(state, "game-over") == [{}]


def test_a_revolt_in_winter_is_told() -> None:
    state = after(
        "players 3, year 2, season autumn, phase rice-loss\n1: rice 9; bingo 3\n2: rice 0; yamato 9\n"
        "3: rice 9; kai 3\nevents: low-tax-0"
    )
    assert told(state, "revolt-drawn") == [{"seat": 1, "province": "yamato"}]


# The expansions, p. 16-24


def test_a_favour_is_told_with_its_number() -> None:
    state = after(
        "players 3, court on, phase audiences\n1: bingo 2\n2: yamato 3; hall 7\n3: kai 4\nfavours: 10 8 2",
        "favour 8",
    )
    [taken] = told(state, "takes-favour")
    assert taken["seat"] == 1
    assert "8" in cast(str, taken["favour"])


def test_officials_are_told() -> None:
    state = after(
        "players 3, court on, phase send-officials\n2: kai 9; plan court-3 kai, court-2 tower\n1: yamato 3\n"
        "3: bingo 2\ntray: 2*2\nfavours: 21 20 19"
    )
    assert told(state, "sends-officials") == [{"seat": 1, "province": "kai", "amount": 3}]
    assert told(state, "sends-officials-from-tray") == [{"seat": 1, "amount": 2}]


def test_favours_are_told_with_their_price() -> None:
    state = after(
        "players 3, court on, phase lay-favours\n1: bingo 2\n2: yamato 3\n3: kai 4\nevents: low-tax-0"
    )
    assert [event["amount"] for event in told(state, "favour-laid")] == [4, 3, 2]


def test_leaders_and_monuments_are_told() -> None:
    state = after(
        "players 3, leaders on, phase move-leaders\n2: leader kai; kai 2; sagami 1\n"
        "1: yamato 3; monuments sagami*2\n3: mino 3\nevents: low-tax-0",
        "station sagami",
    )
    assert told(state, "builds-monument") == [{"seat": 1, "province": "kai"}]
    assert told(state, "leader-enters") == [{"seat": 1, "province": "sagami"}]
    assert told(state, "captures-monument") == [{"seat": 1, "province": "sagami", "amount": 2, "other": 0}]


def test_points_for_monuments_and_chambers_are_told() -> None:
    state = after(
        "players 3, leaders on, year 2, phase count-monuments\n2: kai 1; monuments kai*2; trophies 1\n"
        "1: yamato 1\n3: mino 1"
    )
    assert told(state, "scores-monuments") == [
        {"seat": 0, "amount": 0},
        {"seat": 1, "amount": 3},
        {"seat": 2, "amount": 0},
    ]
    board = "...... ...... ...... ...... ...... 2....."
    state = after(
        "players 3, chambers on, year 2, phase count-chambers\n1: bingo 1\n2: kai 1\n3: mino 1\n"
        f"chambers: {board}"
    )
    assert told(state, "scores-chambers") == [
        {"seat": 0, "amount": 0},
        {"seat": 1, "amount": 4},
        {"seat": 2, "amount": 0},
    ]


def test_a_master_and_his_artist_are_told() -> None:
    state = after(
        "players 3, season summer, chambers on, phase award-artists\n1: bingo 1\n2: yamato 1\n3: kai 1\n"
        "chambers: oooooo oooooo ...... ...... ...... ......\nevents: low-tax-0 high-tax-2\n"
        "regions: purple green red yellow brown",
    )
    assert told(state, "masters") == [{"seat": 1, "region": "purple"}]
    chosen = options(state)[8]
    go_on(state, chosen)
    _, art, castle = chosen.split()
    assert told(state, "engages") == [{"seat": 1, "art": art, "castle": castle}]


def test_the_draft_is_told() -> None:
    state = after("players 3, start draft, phase draft")
    seat = int(state.decider())
    card = options(state)[-1].removeprefix("pick ")
    go_on(state, f"pick {card}", "group 4")
    assert told(state, "picks-card") == [{"seat": seat, "province": card}]
    assert told(state, "settles") == [{"seat": seat, "province": card, "amount": 4}]
    following = int(state.decider())
    go_on(state, "draw")
    [drawn] = told(state, "draws-card")
    assert drawn.keys() == {"seat", "province"}
    assert drawn["seat"] == following == (seat + 1) % 3
