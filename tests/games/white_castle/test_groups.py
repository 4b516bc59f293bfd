"""Effects side by side, p. 4, and effects that are paid for: what can be done, and what is asked."""

import pytest

from tests.games.white_castle.table import after, asks, go_on, holds, options

BOARD = """players 2
order: 1 2
rooms: lower-2 lower-10 lower-15 upper-2 upper-5
tiles: white red white / red black black / black white red / red black / white red
gardens: plant-2 stone-1 plant-3 stone-3 plant-5 stone-5
yards: tile-1 tile-5 tile-7 tile-8
well: coin-1 any-1
"""


@pytest.mark.parametrize("effects", ["castle garden", "yard castle", "garden yard", "castle garden yard"])
def test_where_none_of_several_effects_can_be_done_the_turn_goes_on(effects: str) -> None:
    assert asks(after(BOARD + f"1: coin 1\ndo: {effects}")) == "2 take"


@pytest.mark.parametrize("effects", ["coin-1 castle garden", "castle coin-1 garden", "castle garden coin-1"])
def test_the_others_are_asked_for_wherever_a_gain_lies_among_them(effects: str) -> None:
    state = after(BOARD + f"1: coin 1, food 4\ndo: {effects}")
    assert options(state) == ["do castle", "do garden"]
    holds(state, coin=2)


def test_each_of_three_effects_is_done_once() -> None:
    state = after(BOARD + "1: coin 2, food 1, iron 1\ndo: castle garden yard")
    assert options(state) == ["do castle", "do garden", "do yard"]
    go_on(state, "do garden", "garden red stone")
    assert options(state) == ["do castle", "do yard"]
    go_on(state, "do yard", "yard yard-1")
    assert options(state) == ["done", "gate"]
    go_on(state, "gate")
    holds(state, gate=1, yard_1=1, gardens=["red-stone"])
    assert asks(state) == "2 take"


# What is paid for with coins: with seals, each of which makes one


@pytest.mark.parametrize("effect", ["tile-for-coins", "mat-for-coins"])
@pytest.mark.parametrize(
    ("goods", "offered"),
    [
        ("coin 3", []),
        ("coin 3, seal 1", ["done", "exchange coin"]),
        ("coin 2, seal 2", ["done", "exchange coin"]),
    ],
)
def test_missing_coins_come_from_seals_alone(effect: str, goods: str, offered: list[str]) -> None:
    """Four coins; nothing else can be exchanged for them, and nothing is done before they are there."""
    state = after(BOARD + f"1: {goods}\ndo: {effect}")
    if offered:
        assert options(state) == offered
    else:
        assert asks(state) == "2 take"


@pytest.mark.parametrize("effect", ["tile-for-coins", "mat-for-coins"])
@pytest.mark.parametrize(("coins", "asked"), [(3, "1 castle"), (4, "1 order")])
def test_what_can_not_be_paid_is_no_choice_among_several(effect: str, coins: int, asked: str) -> None:
    assert asks(after(BOARD + f"1: coin {coins}\ndo: {effect} castle")) == asked


@pytest.mark.parametrize(
    ("effect", "price", "clan"),
    [
        ("garden-for-coins", 3, "food 7"),
        ("yard-for-coins", 3, "iron 7"),
        ("castle-for-coins", 3, "pearl 7; gate 1"),
        ("mat-for-coins", 4, "food 0"),
        ("tile-for-coins", 4, "food 0"),
    ],
)
def test_an_action_for_coins_needs_all_of_them(effect: str, price: int, clan: str) -> None:
    assert asks(after(BOARD + f"1: coin {price - 1}, {clan}\ndo: {effect}")) == "2 take"
    assert asks(after(BOARD + f"1: coin {price}, {clan}\ndo: {effect}")).startswith("1 ")


# Influence and lanterns before a tree, p. 12


@pytest.mark.parametrize(
    ("season", "lanterns", "asked"),
    [
        (4, "castle-start-2", "1 order"),
        (3, "castle-start-2", "2 take"),
        (4, "bonus-coin", "2 take"),
    ],
)
def test_lanterns_count_as_steps_towards_a_tree(season: int, lanterns: str, asked: str) -> None:
    clan = f"1: seal 1; season {season}; lanterns {lanterns}"
    assert asks(after(BOARD + f"{clan}\ndo: influence-and-lantern")) == asked
