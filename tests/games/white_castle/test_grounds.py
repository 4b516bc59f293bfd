"""Gardens and yards, p. 9-10 and 13."""

from tests.games.white_castle.table import after, asks, go_on, holds, options

BOARD = """players 2
order: 1 2
rooms: lower-2 lower-10 lower-15 upper-2 upper-5
gardens: plant-1 stone-1 plant-2 stone-2 plant-5 stone-5
yards: tile-1 tile-5 tile-7 tile-8
well: coin-1 pearl-1
"""


def test_a_garden_costs_its_food_and_acts_at_once() -> None:
    state = after(BOARD + "1: food 3\ndo: garden", "garden white stone")
    holds(state, food=0, seal=1, coin=1, pearl=1, gardeners=4)


def test_only_gardens_that_the_food_pays_for() -> None:
    state = after(BOARD + "1: food 1\ndo: garden")
    assert options(state) == ["done", "garden red stone", "garden black stone"]


def test_one_gardener_of_a_clan_in_each_garden() -> None:
    state = after(BOARD + "1: food 1; gardens red-stone\n2: gardens black-stone\ndo: garden")
    assert options(state) == ["done", "garden black stone"]


def test_without_gardeners_no_garden_action() -> None:
    five = "red-stone red-plant black-stone black-plant white-stone"
    assert asks(after(BOARD + f"1: food 7; gardens {five}\ndo: garden")) == "2 take"


def test_the_action_of_a_plant_garden_can_be_declined() -> None:
    state = after(BOARD + "1: food 4, coin 9\ndo: garden", "garden black plant", "done")
    holds(state, coin=9, gate=0)


def test_a_row_of_the_mat_for_four_coins() -> None:
    state = after(BOARD + "1: food 3, coin 4; card lower-7\ndo: garden", "garden red plant", "row warriors")
    holds(state, coin=0, pearl=1, food=2)


def test_any_action_at_a_tile_for_four_coins() -> None:
    state = after(BOARD + "1: food 5, coin 4\ndo: garden", "garden white plant")
    assert "do influence-2" in options(state)
    go_on(state, "do influence-2")
    holds(state, coin=0, season=2)


def test_a_yard_costs_its_iron() -> None:
    state = after(BOARD + "1: iron 3; season 0\ndo: yard")
    assert options(state) == ["done", "yard yard-3", "yard yard-1"]
    go_on(state, "yard yard-1")
    holds(state, iron=2, yard_1=1, point=2, warriors=4)


def test_any_number_of_warriors_in_a_yard() -> None:
    state = after(BOARD + "1: iron 1; yard-1 4\n2: yard-1 3\ndo: yard", "yard yard-1")
    holds(state, yard_1=5)


def test_both_tiles_of_the_yard_for_five_iron() -> None:
    state = after(BOARD + "1: iron 5, coin 2; season 0\ndo: yard", "yard yard-5")
    holds(state, seal=2)
    assert options(state) == ["done", "gate"]


def test_gardeners_work_after_rounds_1_and_2_only() -> None:
    clan = "1: gardens red-stone; season 1"
    for number, coins in ((1, 3), (2, 3), (3, 0)):
        state = after(
            BOARD.replace("players 2", f"players 2, round {number}")
            + f"bridges: red 1 -\n{clan}\ndo: round-end"
        )
        holds(state, coin=coins)


def test_active_gardeners_work_in_an_order_of_choice() -> None:
    state = after(
        BOARD
        + "bridges: red 1 -, white - 2\n1: coin 5; gardens red-plant white-plant; season 1\ndo: round-end"
    )
    assert options(state) == ["do mat-for-coins", "do tile-for-coins"]
    assert asks(state) == "1 order"
