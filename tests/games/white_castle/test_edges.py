"""The edges of the rules: nothing left, exactly one left, no more than there is."""

from typing import cast

import pytest

from tenshu.core.rng import from_seed
from tenshu.games.white_castle import scoring
from tenshu.games.white_castle.components import COLOURS
from tenshu.games.white_castle.position import parse
from tenshu.games.white_castle.white_castle import GAME
from tests.games.white_castle.table import after, asks, facts, options

BOARD = """players 2
order: 1 2
rooms: lower-2 lower-10 lower-15 upper-2 upper-5
gardens: plant-1 stone-1 plant-2 stone-2 plant-5 stone-5
yards: tile-1 tile-5 tile-7 tile-8
well: coin-1 pearl-1
"""

# The box, p. 1


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_there_are_twenty_seals(players: int) -> None:
    state = GAME.start(players, "seals")
    assert state.census()["seals"] == GAME.inventory(state.setup)["seals"] == 20


# Dice, p. 2 and 4-5


def test_dice_are_thrown_anew_and_show_one_to_six_in_rising_order() -> None:
    seen: set[int] = set()
    for seed in range(20):
        state = parse("players 4\norder: 1 2 3 4\ndo: round-end", from_seed(f"roll {seed}"))
        for bridge in cast(dict[str, dict[str, object]], state.view(None)["bridges"]).values():
            dice = cast(list[int], [bridge["left"], *cast(list[int], bridge["middle"]), bridge["right"]])
            assert dice == sorted(dice)
            assert len(dice) == 5
            seen.update(dice)
    assert seen == {1, 2, 3, 4, 5, 6}


def test_an_empty_end_gives_no_die() -> None:
    state = after(BOARD + "bridges: red 3 -, black - 4, white 2 5")
    assert options(state) == ["take red left", "take black right", "take white left", "take white right"]


@pytest.mark.parametrize("end", ["left", "right"])
def test_the_lowest_die_moves_up_too(end: str) -> None:
    state = after(BOARD + "bridges: red 1 1 1, black 2 2 2, white 2 2 2", f"take red {end}", "place well")
    bridges = cast(dict[str, object], state.view(None)["bridges"])
    assert bridges["red"] == {"left": 1, "middle": [], "right": 1}


@pytest.mark.parametrize("seat", [1, 2, 3])
@pytest.mark.parametrize("colour", COLOURS)
def test_a_die_lies_on_the_mat_of_its_clan_and_in_the_row_of_its_colour(seat: int, colour: str) -> None:
    state = after(
        f"players 3, turn 1 of {seat}\norder: {seat} {seat % 3 + 1} {(seat + 1) % 3 + 1}\n"
        "bridges: red 6 6 6 6, black 6 6 6 6, white 6 6 6 6\n",
        f"take {colour} right",
        "place mat",
    )
    for clan in (1, 2, 3):
        rows = cast(list[dict[str, object]], facts(state, clan)["rows"])
        dice = {row["colour"]: row["die"] for row in rows if row["die"] is not None}
        assert dice == ({colour: 6} if clan == seat else {})


# Courtiers, p. 10


@pytest.mark.parametrize(("gone", "asked"), [(4, "1 castle"), (5, "2 take")])
def test_the_last_courtier_can_go_to_the_gate(gone: int, asked: str) -> None:
    assert asks(after(BOARD + f"1: coin 2; hall {gone}\ndo: castle")) == asked


@pytest.mark.parametrize(("gone", "asked"), [(4, "1 yard"), (5, "2 take")])
def test_the_last_warrior_can_go_to_a_yard(gone: int, asked: str) -> None:
    assert asks(after(BOARD + f"1: iron 1; yard-1 {gone}\ndo: yard")) == asked


# Goods at the end, p. 14


@pytest.mark.parametrize(
    ("goods", "worth"),
    [
        ("food 2, iron 2, seal 2, coin 9", 2),
        ("iron 2, pearl 2, seal 2, coin 9", 2),
        ("food 2, pearl 2, seal 2, coin 9", 2),
        ("food 2, iron 2, pearl 2, seal 4, coin 9", 3),
        ("food 1, seal 4", 1),
        ("iron 1, seal 4", 1),
        ("pearl 1, seal 4", 1),
        ("food 2, iron 2, pearl 2, seal 5, coin 4", 3),
        ("iron 2, pearl 2, seal 4", 2),
        ("food 6, iron 6, seal 4", 4),
        ("pearl 6, seal 3, coin 4", 3),
        ("iron 3, pearl 7, coin 5", 4),
        ("coin 2, seal 3", 1),
        ("coin 1, seal 3", 0),
    ],
)
def test_two_seals_for_a_resource_or_one_for_a_coin_but_no_seal_twice(goods: str, worth: int) -> None:
    state = after(BOARD.replace("players 2", "players 2, round 3") + f"1: {goods}\ndo: round-end")
    assert scoring.sheet(state, 0)["goods"] == worth
    assert state.scores()[0] == worth
