"""What is told of a game: who did what, with which goods and how many of them; no more and no less."""

from typing import cast

import pytest

from tenshu.core.events import Event
from tenshu.games.white_castle.white_castle import GAME
from tests.games.white_castle.table import after, go_on

BOARD = """players 2, turn 1 of 2
order: 2 1
bridges: red 1 3 5, black 2 4 6, white 2 4 6
rooms: lower-2 lower-10 lower-15 upper-2 upper-5
gardens: plant-1 stone-1 plant-2 stone-2 plant-5 stone-5
yards: tile-1 tile-5 tile-7 tile-8
well: coin-1 pearl-1
"""

Told = dict[str, object]


def story(position: str, *moves: str) -> list[tuple[str, Told]]:
    state = after(BOARD + position)
    state.story = []
    go_on(state, *moves)
    return [(event.kind, event.args) for event in state.story]


def told(kind: str, position: str, *moves: str) -> list[Told]:
    return [args for name, args in story(position, *moves) if name == kind]


# Dice, p. 4-5


def test_a_die_is_told_with_its_bridge_its_value_and_its_space() -> None:
    """1 on the well, which shows 1; a die from the left end lights the lanterns."""
    assert story("2: lanterns bonus-point", "take red left", "place well")[:7] == [
        ("takes-left", {"seat": 1, "bridge": "red", "value": 1}),
        ("places", {"seat": 1, "space": "well", "value": 1}),
        ("lights-lanterns", {"seat": 1}),
        ("gains", {"seat": 1, "good": {"point": 1}}),
        ("draws-water", {"seat": 1}),
        ("gains", {"seat": 1, "good": {"seal": 1}}),
        ("gains", {"seat": 1, "good": {"coin": 1}}),
    ]


@pytest.mark.parametrize(
    ("end", "paid"),
    [
        ("red right", []),
        ("black right", [("gains", {"seat": 1, "good": {"coin": 1}})]),
        ("white left", [("pays", {"seat": 1, "good": {"coin": 3}})]),
    ],
)
def test_only_a_difference_to_the_space_is_paid(end: str, paid: list[tuple[str, Told]]) -> None:
    """The space outside the walls shows 5."""
    events = story("2: coin 9", f"take {end}", "place outside-left")
    assert [event for event in events[2:] if event[0] in ("gains", "pays")] == paid


def test_turns_are_told_with_the_number_of_each_clan() -> None:
    first = after(BOARD)
    first.story = []
    go_on(first, "take red right", "place well", "take black right", "place well")
    turns = [event.args for event in first.story if event.kind == "turn"]
    assert turns == [{"seat": 0, "count": 1}, {"seat": 1, "count": 2}]


# Goods, p. 5 and 12


def test_what_a_full_store_can_not_take_is_told() -> None:
    position = "2: pearl 7, coin 1; lanterns resource-1"
    events = story(position, "take red left", "place well")
    assert ("loses", {"seat": 1, "good": {"pearl": 1}}) in events
    assert ("gains", {"seat": 1, "good": {"pearl": 0}}) not in events


@pytest.mark.parametrize(
    ("goods", "move", "expected"),
    [
        ("seal 5", "exchange coin", {"seat": 1, "good": "coin", "count": 1}),
        ("seal 5", "exchange pearl", {"seat": 1, "good": "pearl", "count": 2}),
        ("seal 5", "exchange food", {"seat": 1, "good": "food", "count": 2}),
    ],
)
def test_the_exchange_of_a_seal_too_many_is_told(goods: str, move: str, expected: Told) -> None:
    assert told("exchanges", f"2: {goods}\ndo: seal-1", move) == [expected]


def test_an_exchange_for_a_payment_is_told() -> None:
    assert told("exchanges", "2: seal 2, coin 1\ndo: castle", "exchange coin") == [
        {"seat": 1, "good": "coin", "count": 1}
    ]
    assert told(
        "exchanges", "2: seal 2, food 3; gardens red-stone black-stone\ndo: garden", "exchange food"
    ) == [{"seat": 1, "good": "food", "count": 2}]


# Castle, gardens, yards, mat, p. 6-12


def test_courtiers_are_told_on_their_way() -> None:
    events = story("2: coin 2, pearl 2\ndo: castle", "gate", "climb gate room-1")
    assert events[:4] == [
        ("pays", {"seat": 1, "good": {"coin": 2}}),
        ("enters-gate", {"seat": 1}),
        ("pays", {"seat": 1, "good": {"pearl": 2}}),
        ("climbs", {"seat": 1, "room": "room-1"}),
    ]
    assert [(kind, args["card"]) for kind, args in events if kind == "takes-card"] == [
        ("takes-card", "lower-2")
    ]


def test_a_courtier_in_the_hall_is_told_with_his_field() -> None:
    position = "daimyo: daimyo-1\n2: pearl 2; level-2 1\ndo: castle"
    moves = ("climb level-2 hall", "field middle")
    assert told("climbs", position, *moves) == [{"seat": 1, "room": "hall"}]
    assert told("rests-in-hall", position, *moves) == [{"seat": 1, "field": "middle"}]


def test_gardeners_and_warriors_are_told_with_their_place() -> None:
    assert told("plants", "2: food 3\ndo: garden", "garden white stone") == [
        {"seat": 1, "place": "white-stone"}
    ]
    assert told("trains", "2: iron 1\ndo: yard", "yard yard-1") == [{"seat": 1, "yard": "yard-1"}]


def test_a_row_of_the_mat_is_told() -> None:
    assert told("uses-row", "2: card yard-start-1\ndo: mat", "row warriors") == [
        {"seat": 1, "row": "warriors"}
    ]


# The season track, p. 12


def test_influence_is_told_with_steps_and_field() -> None:
    """Three fields to the tree, one seal to pass it, two more fields beyond."""
    position = "2: food 5, coin 4, seal 2; season 4\ndo: garden"
    moves = ("garden white plant", "do influence-2")
    assert told("advances", position, *moves) == [{"seat": 1, "count": 1, "value": 5}]
    assert told("passes-tree", position, *moves, "pass-tree") == [{"seat": 1, "count": 6}]
    assert told("stays", position, *moves, "stay") == [{"seat": 1}]
    poor = position.replace("seal 2", "seal 0")
    assert told("stops-at-tree", poor, *moves) == [{"seat": 1, "count": 1}]
    assert told("advances", position.replace("season 4", "season 2"), *moves) == [
        {"seat": 1, "count": 2, "value": 4}
    ]


# Rounds, p. 4 and 13


def test_rounds_are_told_with_their_number() -> None:
    state = GAME.start(2, "rounds", listen=True)
    for _choice in range(400):
        if state.over():
            break
        state.apply(state.decider(), state.options(state.decider())[0])
    events = cast(list[Event], state.story)
    assert [event.args for event in events if event.kind == "round"] == [
        {"count": 1},
        {"count": 2},
        {"count": 3},
    ]
    assert [event.args for event in events if event.kind == "game-over"] == [{}]
    scores = [event.args for event in events if event.kind == "scores"]
    assert scores == [{"seat": seat, "count": points} for seat, points in enumerate(state.scores())]
    turns = [event.args for event in events if event.kind == "turn"]
    assert [turn["count"] for turn in turns] == [1, 1, 2, 2, 3, 3] * 3
    orders = [event.args for event in events if event.kind == "order"]
    assert [order["count"] for order in orders] == [1, 2] * 3
    assert {order["seat"] for order in orders} == {0, 1}
