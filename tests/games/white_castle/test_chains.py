"""Chains of effects, p. 4: the order is a choice where it matters, and no question where it doesn't."""

from tenshu.games.white_castle.white_castle import GAME
from tests.games.white_castle.table import after, asks, go_on, holds, options

BOARD = """players 2
order: 1 2
rooms: lower-2 lower-10 lower-15 upper-2 upper-5
tiles: white red white / red black black / black white red / red black / white red
gardens: plant-2 stone-1 plant-3 stone-3 plant-5 stone-5
well: coin-1 any-1
"""


def test_a_gain_with_room_to_spare_comes_first_unasked() -> None:
    state = after(
        BOARD + "bridges: red 1 2 3, black 1 2 3, white 3 3 3\n1: seal 1, coin 2", "take white right"
    )
    go_on(state, "place room-1")
    assert asks(state) == "1 castle"
    holds(state, iron=2)


def test_a_gain_that_could_overflow_is_asked_for() -> None:
    state = after(
        BOARD.replace("lower-2", "lower-13")
        + "bridges: red 1 2 3, black 1 2 3, white 3 3 3\n1: seal 1, food 1, iron 6",
        "take white right",
        "place room-1",
    )
    assert options(state) == ["do iron-2", "do garden-for-seal"]


def test_iron_does_not_matter_to_the_castle_whose_chain_never_spends_it() -> None:
    state = after(
        BOARD + "bridges: red 1 2 3, black 1 2 3, white 3 3 3\n1: seal 1, coin 2, iron 6",
        "take white right",
        "place room-1",
    )
    assert asks(state) == "1 castle"
    holds(state, iron=7)


def test_a_store_that_the_chain_may_fill_and_empty_is_asked_for() -> None:
    """A row of the mat brings four food and a garden takes five: three food more had better come after."""
    position = BOARD.replace(
        "plant-2 stone-1 plant-3 stone-3 plant-5", "plant-5 stone-1 plant-3 stone-3 plant-2"
    )
    clan = "1: iron 5, food 2; gate 5; card garden-start-1"
    state = after(f"{position}yards: tile-8 tile-3 tile-1 tile-2\n{clan}\ndo: yard", "yard yard-5")
    assert options(state) == ["do food-3", "do mat"]
    go_on(state, "do mat", "row courtiers", "garden red plant")
    holds(state, food=2 + 4 - 5 + 3)


def test_beside_a_chain_that_may_bring_any_amount_even_the_first_food_is_asked_for() -> None:
    """A row can be used again and again: with one food less at the start, more of it may fit in the end."""
    position = BOARD.replace("lower-2", "lower-5") + "bridges: red 1 2 3, black 1 2 3, white 3 3 3\n"
    tiles = "tiles: white white red / red black black / black white red / red black / white red\n"
    state = after(position + tiles + "1: seal 1, iron 1", "take white right", "place room-1")
    assert options(state) == ["do yard-for-seal", "do food-and-pearl"]


def test_influence_and_lanterns_ask_only_beside_a_tree() -> None:
    state = after(BOARD + "1: seal 1; season 5; lanterns bonus-seal\ndo: influence-and-lantern")
    assert options(state) == ["do influence-1", "do lantern"]
    far = after(BOARD + "1: seal 1; season 4; lanterns bonus-seal\ndo: influence-and-lantern")
    assert asks(far) == "2 take"
    holds(far, season=5, seal=2)


def test_gains_and_lanterns_far_from_a_tree_are_no_question() -> None:
    for effects in ("any-2 light", "coin-and-well lantern", "food-and-lantern seal-and-point"):
        clan = "1: seal 4, food 6; season 1; lanterns castle-start-2 bonus-seal"
        state = after(BOARD + f"{clan}\ndo: {effects}")
        assert asks(state) != "1 order"


def test_influence_is_asked_for_where_the_chain_may_bring_steps_and_seals() -> None:
    """The castle's lanterns use up the step to the tree, the hall gives the seals to pass it."""
    position = """players 2
        order: 1 2
        tiles: white red red / red black black / black white red / red black / white red
        rooms: lower-7 lower-10 lower-15 upper-2 upper-5
        yards: tile-1 tile-2 tile-3 tile-4
        daimyo: daimyo-1
        hall: - - -
        1: iron 5, pearl 2; level-2 1; season 4; lanterns castle-start-2
        do: yard"""
    state = after(position, "yard yard-5")
    assert options(state) == ["do influence-2", "do castle"]
    go_on(state, "do castle", "climb level-2 hall", "field right", "done", "pass-tree")
    holds(state, season=7, seal=1)


def test_what_cannot_be_done_is_no_part_of_the_question() -> None:
    state = after(
        BOARD
        + "bridges: red 1 -, black 1 -\n"
        + "1: coin 3, food 4; gardens red-plant black-plant; season 1\ndo: round-end"
    )
    assert asks(state) == "1 garden"


def test_coins_and_points_never_ask() -> None:
    state = after(BOARD + "1: food 7, iron 7\ndo: points-and-well")
    holds(state, point=2, coin=1, seal=1, pearl=1)
    assert asks(state) == "2 take"


def test_any_resources_are_chosen_one_by_one() -> None:
    state = after(BOARD + "1: food 6\ndo: any-3", "gain food", "gain pearl")
    assert options(state) == ["gain iron", "gain pearl"]


def test_full_stores_lose_resources_of_choice() -> None:
    state = after(BOARD + "1: food 7, iron 7, pearl 7\ndo: any-2")
    assert asks(state) == "2 take"


def test_a_light_action_of_any_card_in_the_castle() -> None:
    state = after(BOARD + "1: coin 0\ndo: light")
    assert options(state) == [
        f"do {effect}"
        for effect in (
            "iron-2",
            "pearl-2",
            "any-3",
            "influence-1",
            "influence-2",
            "iron-and-food",
            "seal-and-any",
        )
    ]


def test_an_action_at_a_tile_of_a_colour() -> None:
    state = after(BOARD + "1: seal 1, coin 2\ndo: white-tile")
    assert options(state) == [f"do {effect}" for effect in ("iron-2", "pearl-2", "castle-for-seal")]


def test_a_game_can_be_saved_and_taken_up_in_the_middle_of_a_chain() -> None:
    state = after(BOARD + "1: seal 4, season 1\ndo: seal-and-lantern".replace("season 1", "coin 1"))
    again = GAME.decode(state.encode())
    assert again.view(0) == state.view(0)
    assert again.options(0) == state.options(0)


def test_what_remains_to_be_done_is_shown() -> None:
    state = after(
        BOARD + "1: iron 5, seal 4, coin 2; season 5\nyards: tile-1 tile-2 tile-3 tile-4\ndo: yard",
        "yard yard-5",
    )
    shown = state.view(0)["to_do"]
    assert shown == [{"seat": 0, "effect": "castle"}, {"seat": 0, "effect": "influence-2"}]


def test_the_last_seal_that_fits_is_no_question_where_nothing_is_spent() -> None:
    """House: the order is asked for only where it can matter; with four seals a fifth still fits."""
    board = BOARD.replace("/ red black black /", "/ red black red /").replace(
        "white red white /", "white red black /"
    )
    state = after(board + "bridges: red 3 3 3, black 1 2 3, white 3 3 3\n1: seal 4", "take red right")
    go_on(state, "place room-2")
    assert asks(state) == "1 any"
    holds(state, seal=5, iron=1, food=1)
