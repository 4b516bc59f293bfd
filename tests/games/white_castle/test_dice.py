"""A turn, p. 4-7: choosing and placing a die."""

from typing import cast

import pytest

from tests.games.white_castle.table import after, asks, go_on, holds, options

# Rooms 1 and 5 have white and red tiles, rooms 2 and 4 red and black, room 3 all.
TILES = "white red white / red black black / black white red / red black / white red"
ROOMS = "lower-2 lower-10 lower-15 upper-2 upper-3"
BOARD = f"rooms: {ROOMS}\ntiles: {TILES}\nwell: coin-1 food-1"


def turn(players: int, bridges: str, rest: str = "") -> str:
    order = " ".join(str(seat + 1) for seat in range(players))
    return f"players {players}\norder: {order}\nbridges: {bridges}\n{BOARD}\n{rest}"


def test_only_the_ends_of_a_bridge_can_be_taken() -> None:
    state = after(turn(4, "red 1 2 3 4 5, black 1 2 3 4 5, white 1 2 3 4 5"))
    assert options(state) == [
        f"take {bridge} {end}" for bridge in ("red", "black", "white") for end in ("left", "right")
    ]


def test_the_nearest_die_moves_up_to_an_emptied_end() -> None:
    state = after(turn(2, "red 1 3 5, black 1 2 3, white 1 2 3"), "take red left", "place well")
    bridges = cast(dict[str, object], state.view(None)["bridges"])
    assert bridges["red"] == {"left": 3, "middle": [], "right": 5}


def test_a_die_alone_stays_at_its_end() -> None:
    state = after(turn(2, "red 1 5, black 1 2 3, white 1 2 3"), "take red left", "place well")
    assert "take red left" not in options(state)
    assert "take red right" in options(state)


def test_the_left_end_lights_the_lanterns_before_the_action() -> None:
    state = after(
        turn(2, "red 1 2 3, black 6 6 6, white 1 2 3", "1: seal 0; lanterns bonus-seal"),
        "take black left",
        "place room-2",
    )
    holds(state, coin=3, seal=1)
    assert asks(state).startswith("1")


def test_the_right_end_lights_no_lanterns() -> None:
    state = after(
        turn(2, "red 1 2 3, black 6 6 6, white 1 2 3", "1: lanterns bonus-seal"),
        "take black right",
        "place mat",
    )
    holds(state, seal=0)


def test_a_room_takes_only_dice_of_its_tiles_colours() -> None:
    state = after(turn(2, "red 4 4 4, black 4 4 4, white 4 4 4"), "take black right")
    assert "place room-1" not in options(state)
    assert "place room-2" in options(state)


@pytest.mark.parametrize(("players", "free"), [(2, False), (3, True), (4, True)])
def test_dice_are_stacked_only_with_three_and_four_players(players: int, free: bool) -> None:
    state = after(
        turn(players, "red 4 4 4, black 4 4 4, white 4 4 4", "dice: room-2 red-4"), "take red right"
    )
    assert ("place room-2" in options(state)) is free


def test_no_third_die_on_a_space() -> None:
    state = after(
        turn(4, "red 4 4 4, black 4 4 4, white 4 4 4", "dice: room-2 red-4 black-2"), "take red right"
    )
    assert "place room-2" not in options(state)


def test_one_die_on_each_row_of_the_mat_and_only_of_its_colour() -> None:
    state = after(turn(4, "red 6 6 6, black 6 6 6, white 6 6 6", "dice: mat-1 red-6"), "take red right")
    assert "place mat" not in options(state)
    other = after(turn(4, "red 6 6 6, black 6 6 6, white 6 6 6", "dice: mat-1 red-6"), "take black right")
    assert "place mat" in options(other)


def test_the_well_is_always_worth_one_and_holds_any_number() -> None:
    state = after(turn(2, "red 1 2 3, black 4 4 4, white 4 4 4", "dice: well red-6 red-6"), "take red left")
    go_on(state, "place well")
    holds(state, coin=1, seal=1, food=1)


def test_a_lower_die_must_be_paid_for() -> None:
    state = after(turn(2, "red 1 2 3, black 1 2 3, white 1 2 3", "1: coin 1"), "take red left")
    assert options(state) == ["place well"]


def test_equal_values_cost_and_give_nothing() -> None:
    state = after(
        turn(2, "red 1 2 3, black 1 2 3, white 1 2 3", "1: coin 1"), "take red right", "place room-3"
    )
    holds(state, coin=1)


def test_both_actions_of_two_tiles_of_the_colour() -> None:
    state = after(
        turn(2, "red 4 4 4, black 4 4 4, white 4 4 4", "1: seal 1, coin 1"),
        "take black right",
        "place room-2",
    )
    assert options(state) == ["done", "gate"]
    holds(state, coin=2, iron=1, food=1)


def test_the_action_of_a_room_can_be_declined() -> None:
    state = after(
        turn(2, "red 4 4 4, black 4 4 4, white 4 4 4", "1: coin 2; season 1"),
        "take red right",
        "place room-4",
    )
    assert options(state) == ["done", "gate"]
    go_on(state, "done")
    holds(state, coin=2, courtiers=5)
    assert asks(state) == "2 take"


def test_the_action_outside_the_walls_can_be_declined() -> None:
    state = after(
        turn(2, "red 5 5 5, black 4 4 4, white 4 4 4", "1: coin 2, food 2"),
        "take red right",
        "place outside-left",
    )
    assert options(state) == ["done", "do castle", "do garden"]
    go_on(state, "done")
    holds(state, coin=2, food=2)
    assert asks(state) == "2 take"


def test_everyone_sees_the_die_in_hand() -> None:
    state = after(turn(2, "red 1 2 3, black 1 2 3, white 1 2 3"), "take red left")
    for seat in (0, 1, None):
        assert state.view(seat)["hand"] == {"colour": "red", "value": 1, "end": "left"}
    go_on(state, "place well")
    assert state.view(None)["hand"] is None


def test_a_turn_passes_in_the_order_of_the_herons() -> None:
    state = after(turn(3, "red 1 2 3 4, black 1 2 3 4, white 1 2 3 4"), "take red left", "place well")
    assert asks(state) == "2 take"
