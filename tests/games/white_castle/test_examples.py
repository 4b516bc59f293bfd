"""The worked examples of the rulebook."""

from typing import cast

from tenshu.games.white_castle import scoring
from tests.games.white_castle.table import after, asks, go_on, holds, options

# Two white tiles in the first room, beside the upper and the lower action.
TILES = "white red white / red black black / black white red / red black / white red"
ROOMS = "lower-2 lower-10 lower-15 upper-2 upper-3"


def test_a_five_on_a_three_gives_two_coins_and_a_one_on_the_five_costs_four_p_4() -> None:
    state = after(
        f"""players 3
        order: 1 2 3
        bridges: red 1 2 3 5, black 1 1 1 1, white 1 1 1 1
        rooms: {ROOMS}
        tiles: {TILES}
        1: coin 0
        2: coin 4""",
        "take red right",
        "place room-1",
    )
    holds(state, coin=2)
    go_on(state, "2: take red left", "place room-1")
    holds(state, 2, coin=0)


def test_a_white_five_in_a_room_with_two_white_tiles_p_6() -> None:
    state = after(
        f"""players 2
        order: 1 2
        bridges: red 1 2 3, black 1 2 3, white 1 2 5
        rooms: {ROOMS}
        tiles: {TILES}
        1: seal 1; gate 1; card castle-start-1""",
        "take white right",
        "place room-1",
    )
    holds(state, coin=2, iron=2)
    assert asks(state) == "1 castle"
    go_on(state, "gate")
    holds(state, seal=0, coin=0, gate=2)


def test_outside_the_walls_a_full_space_and_a_four_on_a_five_p_7() -> None:
    state = after(
        """players 4
        order: 1 2 3 4
        bridges: red 1 2 3 4 5, black 1 2 3 4 4, white 1 2 - -
        dice: outside-left white-5 white-6
        1: coin 3, iron 1""",
        "take black right",
    )
    assert "place outside-left" not in options(state)
    go_on(state, "place outside-right")
    holds(state, coin=2)
    assert options(state) == ["done", "do castle", "do yard"]
    go_on(state, "do castle", "gate")
    holds(state, coin=0, gate=1)


def test_the_well_with_a_black_three_p_7() -> None:
    state = after(
        """players 2
        order: 1 2
        bridges: red - 2, black 1 2 3, white 1 2 3
        dice: well red-6
        well: pearl-1 any-1""",
        "take black right",
        "place well",
        "gain iron",
    )
    holds(state, coin=2, seal=1, pearl=1, iron=1)


def test_the_mat_with_a_red_three_p_8() -> None:
    state = after(
        """players 2
        order: 1 2
        bridges: red 1 2 3, black 1 2 3, white 1 2 3
        1: coin 3; gate 3; card lower-10""",
        "take red right",
        "place mat",
    )
    holds(state, coin=2, food=3, seal=1)
    assert options(state) == ["gain food", "gain iron", "gain pearl"]


def test_laras_warrior_in_the_yard_for_five_iron_p_9() -> None:
    state = after(
        """players 4
        order: 1 2 3 4
        tiles: white red white / red white black / black white red / red black / white red
        rooms: lower-2 lower-10 lower-15 upper-3 upper-9
        yards: tile-6 tile-2 tile-1 tile-4
        well: food-1 coin-1
        1: iron 5, seal 1; yard-1 1; season 4
        do: yard""",
        "yard yard-5",
    )
    holds(state, iron=0, yard_5=1, warriors=3)
    assert options(state) == ["do influence-2", "do black-tile"]
    go_on(state, "do black-tile")
    assert "do points-and-well" in options(state)
    go_on(state, "do points-and-well")
    holds(state, point=2, seal=2, food=1, coin=1, season=5)
    assert asks(state) == "1 tree"
    go_on(state, "pass-tree")
    holds(state, season=6, seal=1)


def test_tims_gardener_beneath_the_white_bridge_p_10() -> None:
    state = after(
        """players 4
        order: 1 2 3 4
        gardens: plant-1 stone-1 plant-5 stone-2 plant-2 stone-3
        1: food 4, coin 5; gardens red-stone
        do: garden"""
    )
    assert "garden white plant" in options(state)
    assert "garden red stone" not in options(state)
    go_on(state, "garden white plant")
    holds(state, food=0, gardeners=3)
    assert state.question(0) == ("castle", {"coins": 3, "seals": 0, "effect": "castle-for-coins"})
    go_on(state, "gate")
    holds(state, coin=0, gate=1, gardens=["red-stone", "white-plant"])


def test_annas_and_maxs_climb_p_11() -> None:
    state = after(
        """players 4
        order: 1 2 3 4
        rooms: lower-2 lower-10 lower-15 upper-1 upper-9
        stack-2: upper-6
        daimyo: daimyo-4
        hall: - - -
        1: coin 2, pearl 2; gate 1, level-1 1; card lower-7
        2: pearl 5; level-1 1; lanterns resource-1
        do: castle""",
        "gate",
    )
    holds(state, coin=0, gate=2, courtiers=2)
    go_on(state, "climb level-1 room-4")
    holds(state, pearl=0, level_2=1, level_1=0, card="upper-1", lanterns=["coin"])
    go_on(state, "gain food", "gain iron", "gain pearl")
    holds(state, food=1, iron=1, pearl=1)
    rooms = cast(list[dict[str, object]], state.view(None)["rooms"])
    assert rooms[3]["card"] == "upper-6"


def test_max_goes_straight_to_the_hall_p_11() -> None:
    state = after(
        """players 4, turn 1 of 2
        order: 1 2 3 4
        daimyo: daimyo-4
        hall: 1 - -
        1: hall 1
        2: pearl 5; level-1 1; lanterns resource-1
        do: castle""",
        "climb level-1 hall",
    )
    holds(state, 2, pearl=1, hall=1)
    assert options(state) == ["field middle", "field right"]
    go_on(state, "field right")
    holds(state, 2, seal=2)


def test_gardeners_work_where_a_die_is_left_on_the_bridge_p_13() -> None:
    state = after(
        """players 4
        order: 1 2 3 4
        bridges: red 2 -, black 3 4
        gardens: plant-2 stone-1 plant-3 stone-3 plant-4 stone-2
        1: gardens red-stone; season 4
        2: gardens black-stone; season 3
        3: gardens red-stone; season 2
        4: gardens black-stone white-stone; season 1
        do: round-end"""
    )
    holds(state, 1, coin=3)
    holds(state, 2, seal=2)
    holds(state, 3, coin=3)
    holds(state, 4, seal=2, food=0, iron=0, pearl=0)
    assert asks(state) == "1 take"
    assert state.view(None)["round"] == 2


def test_annas_76_points_p_15() -> None:
    state = after(
        """players 2, round 3
        order: 1 2
        gardens: plant-1 stone-3 plant-2 stone-1 plant-5 stone-2
        1: point 8, coin 7, food 7, iron 3, pearl 2; season 12; hall 2, level-1 1, gate 2, yard-5 2, yard-3 1, yard-1 1; gardens red-plant red-stone black-plant
        do: round-end"""  # noqa: E501
    )
    assert state.over()
    sheet = scoring.sheet(state, 0)
    assert sheet == {"fans": 8, "goods": 4, "season": 6, "courtiers": 25, "warriors": 18, "gardeners": 15}
    assert sum(sheet.values()) == state.scores()[0] == 76
    assert state.ranking() == [1, 2]
