"""The course of a game, p. 4, the end of a round, p. 13, and the end of the game, p. 14."""

from collections import Counter
from random import Random
from typing import cast

import pytest

from tenshu.games.white_castle.white_castle import GAME, WhiteCastle
from tests.games.white_castle.table import after, asks, facts, go_on, holds

Rows = list[dict[str, object]]


def random_game(players: int, seed: str) -> tuple[WhiteCastle, list[tuple[str, dict[str, object]]]]:
    """A whole game and all that was told."""
    state = cast(WhiteCastle, GAME.start(players, seed))
    state.story = []
    random = Random(seed)
    while not state.over():
        seat = int(state.decider())
        state.apply(seat, random.choice(state.options(seat)))
    return state, [(event.kind, event.args) for event in state.story or []]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_rounds_of_three_turns_each(players: int) -> None:
    _, told = random_game(players, f"course {players}")
    assert [args["count"] for kind, args in told if kind == "round"] == [1, 2, 3]
    turns = Counter(cast(int, args["seat"]) for kind, args in told if kind == "turn")
    assert turns == dict.fromkeys(range(players), 9)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_three_dice_are_left_at_the_end_of_a_round(players: int) -> None:
    state, _ = random_game(players, f"left {players}")
    bridges = cast(dict[str, dict[str, object]], state.view(None)["bridges"]).values()
    left = [bridge[end] for bridge in bridges for end in ("left", "right")]
    middle = [die for bridge in bridges for die in cast(list[int], bridge["middle"])]
    assert len([die for die in left if die]) + len(middle) == 3


def test_turns_follow_the_new_order_of_the_last_round() -> None:
    state = after("players 3\norder: 1 2 3\n1: season 1\n2: season 3\n3: season 2\ndo: round-end")
    assert state.view(None)["round"] == 2
    assert asks(state) == "2 take"


def test_gardeners_come_after_the_new_order_and_in_it() -> None:
    state = after(
        "players 2\norder: 1 2\nbridges: red 1 -\ngardens: plant-2 stone-2 plant-3 stone-1 plant-4 stone-3\n"
        "1: gardens red-stone\n2: season 4; gardens red-stone\ndo: round-end"
    )
    assert asks(state) == "2 any"
    go_on(state, "gain iron", "gain iron")
    assert asks(state) == "1 any"


def test_all_dice_are_thrown_anew_in_the_next_round() -> None:
    state = after(
        "players 2\norder: 1 2\nbridges: red 1 -, black 2 -, white 3 -\n"
        "dice: room-1 red-5, mat-2 black-6, outside-left white-2\ndo: round-end"
    )
    table = state.view(None)
    assert all(not space["dice"] for space in cast(Rows, table["spaces"]))
    assert sum(cast(dict[str, int], cast(dict[str, object], table["well"])["dice"]).values()) == 0
    for bridge in cast(dict[str, dict[str, object]], table["bridges"]).values():
        assert bridge["left"]
        assert bridge["right"]
        assert len(cast(list[int], bridge["middle"])) == 1


def test_after_the_third_round_comes_the_new_order_and_then_the_end() -> None:
    state = after(
        "players 2, round 3\norder: 1 2\nbridges: red 1 -\n"
        "gardens: plant-2 stone-1 plant-3 stone-3 plant-5 stone-5\n"
        "1: season 2; gardens red-stone\n2: season 3\ndo: round-end"
    )
    assert asks(state) == "nothing"
    assert state.view(None)["order"] == [1, 0]
    holds(state, coin=0)


def test_the_most_points_win() -> None:
    state = after("players 2, round 3\norder: 1 2\n1: point 7\n2: point 9\ndo: round-end")
    assert state.scores() == [7, 9]
    assert state.ranking() == [2, 1]


def test_points_have_no_upper_end() -> None:
    holds(after("players 2\norder: 1 2\n1: point 79\ndo: point-2"), point=81)


def test_coins_have_no_upper_end() -> None:
    holds(after("players 2\norder: 1 2\n1: coin 40\ndo: coin-5"), coin=45)


def test_red_fans_count_at_once_and_figures_only_at_the_end() -> None:
    state = after("players 2\norder: 1 2\n1: level-2 1\ndo: point-2")
    holds(state, point=2)
    assert facts(state, 1)["points"] == 8
