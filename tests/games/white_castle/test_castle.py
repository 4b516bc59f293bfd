"""The castle action, p. 10-11."""

from typing import cast

from tests.games.white_castle.table import after, asks, go_on, holds, options

BOARD = """players 2
order: 1 2
rooms: lower-2 lower-10 lower-15 upper-2 upper-5
daimyo: daimyo-4
hall: - - -
"""


def test_the_gate_costs_two_coins() -> None:
    state = after(BOARD + "1: coin 2\ndo: castle", "gate")
    holds(state, coin=0, gate=1, courtiers=4)


def test_a_courtier_may_ask_for_an_audience_and_climb_in_one_action() -> None:
    state = after(BOARD + "1: coin 2, pearl 2\ndo: castle", "gate")
    assert options(state) == ["done", "climb gate room-1", "climb gate room-2", "climb gate room-3"]
    go_on(state, "climb gate room-2")
    holds(state, gate=0, level_1=1)


def test_climbing_first_and_the_gate_after_is_allowed() -> None:
    state = after(BOARD + "1: coin 2, pearl 2; gate 1\ndo: castle", "climb gate room-1", "do iron-2")
    assert options(state) == ["done", "gate"]


def test_each_half_only_once() -> None:
    state = after(BOARD + "1: coin 9, pearl 7; gate 2\ndo: castle", "gate", "climb gate room-1", "do iron-2")
    assert asks(state) == "2 take"


def test_five_pearls_for_two_levels_with_one_courtier() -> None:
    state = after(BOARD + "1: pearl 5; gate 1, level-1 1\ndo: castle")
    assert options(state) == [
        "done",
        "climb gate room-1",
        "climb gate room-2",
        "climb gate room-3",
        "climb gate room-4",
        "climb gate room-5",
        "climb level-1 room-4",
        "climb level-1 room-5",
        "climb level-1 hall",
    ]


def test_from_level_2_the_hall_is_one_level_up() -> None:
    state = after(BOARD + "1: pearl 7; level-2 1\ndo: castle")
    assert options(state) == ["done", "climb level-2 hall"]
    go_on(state, "climb level-2 hall", "field middle")
    holds(state, pearl=5, hall=1, iron=2)


def test_the_hall_lights_the_lanterns_first() -> None:
    state = after(BOARD + "1: pearl 2; level-2 1; lanterns bonus-coin\ndo: castle", "climb level-2 hall")
    holds(state, coin=1)
    assert options(state) == ["field left", "field middle", "field right"]


def test_a_full_hall_gives_no_reward_but_has_room() -> None:
    state = after(
        BOARD.replace("hall: - - -", "hall: 2 2 2")
        + "1: pearl 2; level-2 1; lanterns bonus-coin\n2: hall 3\ndo: castle",
        "climb level-2 hall",
    )
    assert asks(state) == "2 take"
    holds(state, coin=1, hall=1, seal=0)


def test_the_card_of_the_mat_goes_to_the_lanterns_and_that_of_the_room_to_the_mat() -> None:
    state = after(
        BOARD + "stack-1: lower-7\n1: pearl 2; gate 1; card garden-start-1; lanterns resource-1\ndo: castle",
        "climb gate room-3",
    )
    holds(state, card="lower-15", lanterns=["pearl", "influence"])
    assert options(state) == ["done", "do pearl-2", "do influence-1"]
    assert cast(list[dict[str, object]], state.view(None)["rooms"])[2]["card"] is None
    go_on(state, "do pearl-2")
    assert cast(list[dict[str, object]], state.view(None)["rooms"])[2]["card"] == "lower-7"
    holds(state, pearl=2)


def test_with_an_empty_stack_the_cards_stay_and_the_action_is_given() -> None:
    state = after(
        BOARD.replace("players 2", "players 4").replace("order: 1 2", "order: 1 2 3 4")
        + "1: pearl 2; gate 1; card garden-start-1"
        + "; lanterns lower-1 lower-3 lower-4 lower-5 lower-6 lower-7 lower-8 lower-9 lower-11 lower-12"
        + " lower-13 lower-14\ndo: castle",
        "climb gate room-3",
        "do pearl-2",
    )
    holds(state, card="garden-start-1", pearl=2)
    assert cast(list[dict[str, object]], state.view(None)["rooms"])[2]["card"] == "lower-15"


def test_the_new_lantern_shines_for_the_light_action() -> None:
    state = after(
        BOARD.replace("lower-10", "lower-13") + "1: pearl 2; gate 1; card lower-7\ndo: castle",
        "climb gate room-2",
        "do lantern",
    )
    holds(state, coin=1)


def test_an_action_for_a_seal_is_paid_when_it_is_used() -> None:
    state = after(BOARD + "1: coin 2, seal 1\ndo: castle-for-seal")
    assert state.question(0)[1]["seals"] == 1
    holds(state, seal=1)
    go_on(state, "gate")
    holds(state, seal=0, coin=0)


def test_an_action_for_a_seal_can_be_declined() -> None:
    state = after(BOARD + "1: coin 2, seal 1\ndo: castle-for-seal", "done")
    holds(state, seal=1, coin=2)


def test_the_light_action_after_a_climb_can_be_declined() -> None:
    position = BOARD + "1: pearl 2; gate 1; card garden-start-1\ndo: castle"
    state = after(position, "climb gate room-3", "done")
    holds(state, card="lower-15", pearl=0, season=0, level_1=1)
    assert asks(state) == "2 take"


def test_an_only_light_action_is_a_gain_and_taken_without_a_question() -> None:
    state = after(BOARD + "1: pearl 2; level-1 1; card garden-start-1\ndo: castle", "climb level-1 room-4")
    holds(state, card="upper-2", season=2)
    assert asks(state) == "2 take"


def test_an_action_that_can_do_nothing_is_passed_over() -> None:
    assert asks(after(BOARD + "1: coin 1\ndo: castle")) == "2 take"
    assert asks(after(BOARD + "1: coin 3\ndo: castle-for-seal")) == "2 take"
