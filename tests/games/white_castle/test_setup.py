"""Setting up, p. 2-3."""

from collections import Counter
from typing import cast

import pytest

from tenshu.core.rng import from_seed
from tenshu.core.state import State
from tenshu.envs.common import observation
from tenshu.games.white_castle.components import COLOURS, PRINT, tile_field
from tenshu.games.white_castle.white_castle import GAME
from tenshu.server.sources import sources
from tests.games.white_castle.table import asks, facts, go_on, options

SEEDS = [str(seed) for seed in range(60)]
MARKED = {
    "lower-1",
    "lower-3",
    "lower-6",
    "lower-8",
    "lower-11",
    "lower-14",
    "upper-1",
    "upper-9",
    "upper-12",
}
Rows = list[dict[str, object]]


def dice_on_bridges(state: State) -> list[list[int]]:
    bridges = cast(dict[str, dict[str, object]], state.view(None)["bridges"]).values()
    return [
        cast(list[int], [bridge["left"], *cast(list[int], bridge["middle"]), bridge["right"]])
        for bridge in bridges
    ]


@pytest.mark.parametrize(("players", "each"), [(1, 3), (2, 3), (3, 4), (4, 5)])
def test_one_die_of_each_colour_more_than_players_rising_from_left_to_right(players: int, each: int) -> None:
    for dice in dice_on_bridges(GAME.start(players, "dice", {"rival": "easy"})):
        assert len(dice) == each
        assert dice == sorted(dice)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_dice_lie_on_the_bridges_before_start_pairs_are_chosen(players: int) -> None:
    state = GAME.start(players, "before")
    assert asks(state).endswith("pair")
    laid = dice_on_bridges(state)
    assert all(None not in dice for dice in laid)
    assert state.census() == GAME.inventory(state.setup)
    while not asks(state).endswith("take"):
        state.apply(state.decider(), state.options(int(state.decider()))[0])
        assert dice_on_bridges(state) == laid
    assert state.view(None)["round"] == 1


def test_alone_too_the_dice_lie_there_before_anything_is_chosen() -> None:
    for seed in SEEDS:
        state = GAME.start(1, seed, {"rival": "easy"})
        if asks(state) == "1 any":
            laid = dice_on_bridges(state)
            assert all(None not in dice for dice in laid)
            while asks(state) == "1 any":
                state.apply(0, state.options(0)[0])
            assert dice_on_bridges(state) == laid
            return
    raise AssertionError("no seed deals a card with resources of choice")


def test_whoever_chooses_a_pair_knows_the_dice() -> None:
    """Not only screens: what bots imagine and what learning programs observe shows the same dice."""
    state = GAME.start(3, "known")
    seat = int(state.decider())
    assert dice_on_bridges(state.determinize(seat, from_seed("imagined"))) == dice_on_bridges(state)
    layout = GAME.layout(state.setup)
    seen = observation(state, seat)
    for colour, dice in zip(COLOURS, dice_on_bridges(state), strict=True):
        assert [int(seen[i]) for i in layout.where(f"bridge-{colour}") if seen[i]] == dice


@pytest.mark.parametrize("players", [1, 2])
def test_marked_cards_stay_in_the_box_with_one_or_two_players(players: int) -> None:
    for seed in SEEDS:
        state = GAME.start(players, seed)
        assert not MARKED & {str(room["card"]) for room in cast(Rows, state.view(None)["rooms"])}
        assert state.view(None)["stacks"] == [6, 7]


def test_all_castle_cards_are_in_play_with_three() -> None:
    state = GAME.start(3, "all")
    assert state.view(None)["stacks"] == [12, 10]


def test_the_five_dark_actions_are_never_all_the_same() -> None:
    for seed in SEEDS * 5:
        rooms = cast(Rows, GAME.start(2, "dark" + seed).view(None)["rooms"])
        dark = {
            str(row["effect"]).removesuffix("-for-seal")
            for room in rooms
            for row in cast(Rows, room["rows"])
            if row["dark"]
        }
        assert len(dark) > 1


def test_every_room_has_tiles_of_two_colours_and_two_tiles_lie_at_the_well() -> None:
    for seed in SEEDS * 5:
        table = GAME.start(4, "tiles" + seed).view(None)
        rooms = [
            [str(row["tile"]) for row in cast(Rows, room["rows"])] for room in cast(Rows, table["rooms"])
        ]
        assert all(len(set(tiles)) > 1 for tiles in rooms)
        assert max(Counter(tile for tiles in rooms for tile in tiles).values()) <= 5
        assert {rooms[0][0], rooms[1][0], rooms[2][0]} == {"red", "black", "white"}
        assert len(cast(dict[str, list[str]], table["well"])["tiles"]) == 2


def test_the_numbered_fields_rise_from_floor_to_floor() -> None:
    """1 and 2 are the upper fields of level 2, 3 to 5 the middle ones of level 1, 6 to 10 the lowest ones."""
    rows = [0, 0, 1, 1, 1, 1, 1, 2, 2, 2]
    rooms = [4, 5, 1, 2, 3, 4, 5, 1, 2, 3]
    assert list(PRINT.numbered) == [tile_field(room, row) for room, row in zip(rooms, rows, strict=True)]
    numbered = [value for value in sources("white_castle") if value.field == "numbered"]
    assert [value.origin for value in numbered] == ["reported"]


def test_a_plant_and_a_stone_garden_lie_beneath_each_bridge() -> None:
    gardens = cast(Rows, GAME.start(4, "gardens").view(None)["gardens"])
    assert [garden["sort"] for garden in gardens] == ["plant", "stone"] * 3
    assert len({garden["garden"] for garden in gardens}) == 6


def test_start_pairs_are_chosen_in_reverse_order_one_more_than_players() -> None:
    state = GAME.start(3, "pairs")
    order = cast(list[int], state.view(None)["order"])
    chosen = []
    while asks(state).endswith("pair"):
        chosen.append(int(state.decider()))
        assert len(options(state)) == 5 - len(chosen)
        state.apply(state.decider(), state.options(int(state.decider()))[0])
        while asks(state).endswith("any"):
            state.apply(state.decider(), state.options(int(state.decider()))[0])
    assert chosen == order[::-1]


def test_a_pair_gives_resources_lanterns_and_the_card_of_the_mat() -> None:
    for seed in SEEDS:
        state = GAME.start(2, seed)
        pairs = cast(Rows, state.view(None)["pairs"])
        bonus = [pair for pair in pairs if pair["gain"] == "start-1"]
        if bonus:
            seat = int(state.decider())
            go_on(state, f"pair {bonus[0]['pair']}")
            found = facts(state, seat + 1)
            assert (found["food"], found["iron"], found["coin"], found["seal"]) == (2, 1, 2, 1)
            assert found["lanterns"] == ["pearl", "coin"]
            assert found["card"] == bonus[0]["action"]
            return
    raise AssertionError("no seed offers the card")


def test_the_marker_on_top_of_the_stack_goes_first() -> None:
    state = GAME.start(4, "order")
    order = cast(list[int], state.view(None)["order"])
    arrivals = [cast(int, facts(state, seat + 1)["arrival"]) for seat in order]
    assert arrivals == sorted(arrivals, reverse=True)
