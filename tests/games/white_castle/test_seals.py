"""Seals, p. 12: keeping, exchanging and paying them; and stores of resources, p. 5."""

from tests.games.white_castle.table import after, asks, go_on, holds, options

BOARD = """players 2
order: 1 2
rooms: lower-2 lower-10 lower-15 upper-2 upper-5
gardens: plant-2 stone-1 plant-3 stone-3 plant-5 stone-5
"""


def test_no_more_than_seven_of_a_resource() -> None:
    state = after(BOARD + "1: food 6\ndo: food-3")
    holds(state, food=7)


def test_seals_beyond_five_are_exchanged_at_once() -> None:
    state = after(BOARD + "1: seal 4\ndo: seal-2")
    assert asks(state) == "1 overflow"
    assert options(state) == ["exchange food", "exchange iron", "exchange pearl", "exchange coin"]
    go_on(state, "exchange coin")
    holds(state, seal=5, coin=1)


def test_a_seal_too_many_and_one_of_the_five_make_a_resource() -> None:
    state = after(BOARD + "1: seal 5\ndo: seal-1", "exchange pearl")
    holds(state, seal=4, pearl=1)


def test_two_seals_too_many_make_a_resource() -> None:
    state = after(BOARD + "1: seal 5\ndo: seal-2", "exchange iron")
    holds(state, seal=5, iron=1)


def test_full_stores_leave_only_coins() -> None:
    state = after(BOARD + "1: seal 5, food 7, iron 7, pearl 7\ndo: seal-1")
    assert asks(state) == "2 take"
    holds(state, seal=5, coin=1)


def test_one_seal_for_a_coin_where_coins_are_missing() -> None:
    state = after(BOARD + "1: seal 2, coin 1\ndo: castle")
    assert options(state) == ["done", "exchange coin"]
    go_on(state, "exchange coin")
    assert options(state) == ["done", "gate"]
    holds(state, seal=1, coin=2)


def test_two_seals_for_a_resource_where_it_is_missing() -> None:
    state = after(BOARD + "1: seal 2, food 3; gardens red-stone black-stone white-stone\ndo: garden")
    assert options(state) == ["done", "exchange food"]
    go_on(state, "exchange food")
    holds(state, seal=0, food=4)
    assert options(state) == ["done", "garden red plant", "garden black plant"]


def test_a_seal_that_must_be_paid_is_not_exchanged() -> None:
    state = after(BOARD + "1: seal 2, coin 1\ndo: castle-for-seal")
    assert options(state) == ["done", "exchange coin"]
    assert asks(after(BOARD + "1: seal 1, coin 1\ndo: castle-for-seal")) == "2 take"


def test_seals_help_to_place_a_die() -> None:
    state = after(BOARD + "bridges: red 1 2 3, black 2 2 2, white 2 2 2\n1: seal 3", "take black left")
    assert "exchange coin" in options(state)
    go_on(state, "exchange coin", "exchange coin", "exchange coin", "place outside-left")
    holds(state, seal=0, coin=0)


def test_no_exchange_is_offered_where_nothing_lacks_it() -> None:
    state = after(BOARD + "1: seal 5, coin 9, pearl 7; gate 1\ndo: castle")
    assert not [option for option in options(state) if option.startswith("exchange")]
