"""The mat, p. 8, and its lanterns, p. 12."""

import pytest

from tests.games.white_castle.table import after, asks, go_on, holds, options

BOARD = "players 2\norder: 1 2\nrooms: lower-2 lower-10 lower-15 upper-2 upper-5\n"


@pytest.mark.parametrize(
    ("gone", "food", "coin", "seal"), [(0, 1, 0, 0), (2, 3, 0, 0), (3, 3, 2, 0), (5, 4, 2, 1)]
)
def test_bonuses_of_courtiers_show_once_figures_are_gone(gone: int, food: int, coin: int, seal: int) -> None:
    state = after(BOARD + f"1: hall {gone}; card yard-start-1\ndo: mat", "row courtiers")
    holds(state, food=food, coin=coin, seal=seal)


def test_bonuses_of_gardeners_and_warriors() -> None:
    gardeners = "gardens red-stone black-stone white-stone"
    state = after(
        BOARD + f"1: {gardeners}; card castle-start-2; lanterns bonus-point\ndo: mat", "row gardeners"
    )
    holds(state, iron=3, point=1)
    state = after(BOARD + "1: yard-1 5; card garden-start-2; lanterns bonus-point\ndo: mat", "row warriors")
    holds(state, pearl=4, seal=1, point=1)


@pytest.mark.parametrize(
    ("row", "gain"), [("courtiers", "influence"), ("gardeners", "influence"), ("warriors", "garden")]
)
def test_a_level_2_card_reaches_over_its_rows(row: str, gain: str) -> None:
    """Card upper-11: influence and lantern for the first two rows, garden for the third."""
    state = after(BOARD + "1: food 1; card upper-11; lanterns bonus-point\ndo: mat", f"row {row}")
    if gain == "influence":
        holds(state, season=1, point=1)
    else:
        assert asks(state) == "1 garden"


def test_bonuses_come_before_the_action() -> None:
    state = after(BOARD + "1: iron 0; card yard-start-1\ndo: mat", "row gardeners")
    assert options(state) == ["done", "yard yard-1"]


def test_a_row_can_be_used_again_in_a_turn() -> None:
    """The book sets no limit: the gardeners' row brings iron and a yard, whose tile leads to it again."""
    state = after(
        BOARD + "yards: tile-1 tile-5 tile-8 tile-6\n1: iron 7; card yard-start-1\ndo: mat",
        *("row gardeners", "yard yard-3") * 3,
        "row gardeners",
    )
    assert options(state) == ["done", "yard yard-1"]
    go_on(state, "yard yard-1")
    holds(state, iron=0, warriors=1, yard_3=3, yard_1=1, coin=5)
    assert asks(state) == "2 take"


def test_the_row_of_the_die_can_be_used_again() -> None:
    state = after(
        BOARD + "bridges: red 6 6 6, black 6 6 6, white 6 6 6\nyards: tile-1 tile-5 tile-8 tile-7\n"
        "1: iron 6; card yard-start-1",
        "take black right",
        "place mat",
        "yard yard-3",
    )
    assert options(state) == ["done", "row courtiers", "row gardeners", "row warriors"]


def test_all_lantern_symbols_shine() -> None:
    state = after(
        BOARD + "1: lanterns resource-1 resource-4 lower-3 upper-1 bonus-seal castle-start-2\ndo: lantern"
    )
    holds(state, pearl=1, iron=1, coin=1, point=1, seal=1, season=1)


def test_lanterns_ask_for_an_order_where_a_seal_would_be_too_many() -> None:
    state = after(BOARD + "1: seal 5; season 5; lanterns bonus-seal castle-start-2\ndo: lantern")
    assert options(state) == ["do seal-1", "do influence-1"]
    go_on(state, "do influence-1", "pass-tree")
    holds(state, seal=5, season=6)


def test_lanterns_give_seals_before_influence_where_they_fit() -> None:
    state = after(BOARD + "1: season 5; lanterns bonus-seal castle-start-2\ndo: lantern")
    assert asks(state) == "1 tree"
