"""The season track, p. 12, and the new order, p. 13."""

from typing import cast

import pytest

from tests.games.white_castle.table import after, asks, go_on, holds, options

BOARD = "players 2\norder: 1 2\n"


@pytest.mark.parametrize(("start", "price"), [(5, 1), (10, 2), (14, 3)])
def test_trees_cost_seals(start: int, price: int) -> None:
    state = after(BOARD + f"1: seal {price}; season {start}\ndo: influence-2")
    assert options(state) == ["stay", "pass-tree"]
    assert state.question(0) == ("tree", {"seals": price, "steps": 2})
    go_on(state, "pass-tree")
    holds(state, seal=0, season=start + 2)


def test_whoever_cannot_pay_stops_before_the_tree() -> None:
    state = after(BOARD + "1: seal 1; season 9\ndo: influence-2")
    holds(state, season=10, seal=1)
    assert asks(state) == "2 take"


def test_whoever_does_not_want_to_pay_stays() -> None:
    state = after(BOARD + "1: seal 5; season 4\ndo: influence-2", "stay")
    holds(state, season=5, seal=5)


def test_the_track_ends_at_twenty() -> None:
    holds(after(BOARD + "1: season 19\ndo: influence-2"), season=20)


def test_the_furthest_goes_first() -> None:
    state = after("players 3\norder: 1 2 3\n1: season 2\n2: season 7\n3: season 4\ndo: round-end")
    assert state.view(None)["order"] == [1, 2, 0]


def test_of_two_on_a_field_the_one_on_top_goes_first() -> None:
    state = after("players 2\norder: 1 2\n1: season 3\n2: season 4\ndo: influence-1")
    holds(state, season=4)
    arrivals = [
        cast(int, clan["arrival"]) for clan in cast(list[dict[str, object]], state.view(None)["clans"])
    ]
    assert arrivals[0] > arrivals[1]
    state = after("players 2\norder: 1 2\n1: season 4\n2: season 4\ndo: round-end")
    assert state.view(None)["order"] == [1, 0]
