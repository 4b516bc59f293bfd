"""Effects and the order of chains, p. 4, 12 and 20: corners that need a test of their own."""

from tests.games.white_castle.table import after, asks, go_on, holds, options

BOARD = """players 2
order: 1 2
rooms: lower-2 lower-10 lower-15 upper-2 upper-5
tiles: white red white / red black black / black white red / red black / white red
gardens: plant-2 stone-1 plant-3 stone-3 plant-5 stone-5
well: coin-1 any-1
"""


def test_several_trees_in_one_move_are_paid_one_by_one() -> None:
    """house: with four fields from tree to tree it takes influence from several lanterns."""
    lanterns = "castle-start-1 castle-start-2 garden-start-1 garden-start-2 yard-start-1"
    state = after(BOARD + f"1: seal 5; season 10; card yard-start-2; lanterns {lanterns}\ndo: lantern")
    assert asks(state) == "1 tree"
    go_on(state, "pass-tree")
    holds(state, season=14, seal=3)
    assert asks(state) == "1 tree"
    go_on(state, "pass-tree")
    holds(state, season=15, seal=0)


def test_paying_for_an_action_and_its_own_price_come_from_one_purse() -> None:
    """A garden that lets one pay 3 coins for the castle action: the gate costs 2 more."""
    state = after(BOARD + "1: coin 4\ndo: castle-for-coins")
    assert asks(state) == "2 take"
    state = after(BOARD + "1: coin 5\ndo: castle-for-coins", "gate")
    holds(state, coin=0, gate=1)


def test_the_seal_for_an_action_can_be_won_in_the_same_room() -> None:
    """Two white tiles: `1 seal and any 1` must come first, for only then can the castle be paid for."""
    board = BOARD.replace("lower-2 lower-10", "lower-10 lower-2").replace(
        "white red white /", "white white red /"
    )
    state = after(
        board + "bridges: red 1 2 3, black 1 2 3, white 3 3 3\n1: coin 2", "take white right", "place room-1"
    )
    assert asks(state) == "1 any"
    go_on(state, "gain food")
    assert asks(state) == "1 castle"
    go_on(state, "gate")
    holds(state, seal=0, coin=0, food=1, gate=1)


def test_an_effect_in_the_middle_of_a_climb_sees_the_room_without_its_card() -> None:
    """The card of the room is replaced only after its light action."""
    state = after(
        BOARD + "1: pearl 2; gate 1; card lower-7\nstack-1: lower-13\ndo: castle", "climb gate room-1"
    )
    assert options(state) == ["done", "do iron-2", "do influence-1"]


def test_a_die_keeps_the_actions_of_the_card_it_was_placed_on() -> None:
    """house: also when a courtier climbs into that very room and takes the card."""
    state = after(
        BOARD.replace("white red white /", "white white red /")
        + "stack-1: lower-13\nbridges: red 1 2 3, black 1 2 3, white 3 3 3\n"
        + "1: seal 2, pearl 2; gate 1; season 5",
        "take white right",
        "place room-1",
        "do castle-for-seal",
        "climb gate room-1",
        "do iron-2",
    )
    holds(state, card="lower-2", iron=2)
    assert asks(state) == "1 tree"


def test_a_gardener_sent_out_by_another_gardener_acts_once() -> None:
    """house: it was not there when the gardeners were activated."""
    state = after(
        BOARD
        + "bridges: red 1 -, black 1 -\n1: coin 3, food 1; season 1; gardens black-plant\ndo: round-end",
        "garden red stone",
    )
    holds(state, coin=3, food=0, gardens=["red-stone", "black-plant"])
    assert asks(state) == "1 take"
