"""Chains end: a row of the mat may be used again in a turn, but what leads to it takes a figure along.

What grants further actions is either a symbol or a placing action. Symbols lead to one another without a
circle, as the data say; a placing action takes a figure off the mat or a courtier up, for good.
"""

from graphlib import CycleError, TopologicalSorter
from random import Random

import pytest

from tenshu.games.white_castle import vocabulary
from tenshu.games.white_castle.board import FIGURE_PLACES, GARDENERS, GATE, HALL, WARRIORS, Clan
from tenshu.games.white_castle.components import CASTLE_DECK, GROUNDS, PRINT
from tenshu.games.white_castle.vocabulary import EFFECTS, KINDS
from tenshu.games.white_castle.white_castle import GAME, WhiteCastle
from tests.games.white_castle.table import after, asks, holds

PLACING = {"castle", "garden", "yard"}
TILES = ("tile", "red-tile", "black-tile", "white-tile")


def kinds(effects: list[int]) -> set[str]:
    """What these effects give; a placing action leads on only with a figure less."""
    parts = [
        KINDS[EFFECTS.part_kind[effect * vocabulary.PARTS + i]]
        for effect in effects
        for i in range(EFFECTS.parts[effect])
    ]
    return set(parts) - PLACING


def leads_to() -> dict[str, set[str]]:
    """For each symbol: which other ones it can lead to without a placing action."""
    rows = [int(effect) for effect in CASTLE_DECK.row if effect >= 0]
    light = [int(effect) for effect in CASTLE_DECK.light if effect >= 0]
    return {
        "mat": kinds([int(effect) for effect in (*CASTLE_DECK.mat, *PRINT.bonus)]),
        **dict.fromkeys(TILES, kinds(rows)),
        "light": kinds(light),
        "lantern": {KINDS[kind] for kind in CASTLE_DECK.lantern_kind},
        "well": kinds([int(back) for back in PRINT.backs]),
    }


def test_symbols_lead_to_one_another_without_a_circle() -> None:
    graph = leads_to()
    assert set(KINDS) == set(graph) | PLACING | set(KINDS[: KINDS.index("lantern")])
    TopologicalSorter(graph).prepare()


def test_a_circle_would_be_found() -> None:
    with pytest.raises(CycleError):
        TopologicalSorter({**leads_to(), "lantern": {"mat"}}).prepare()


def test_what_leads_to_rows_and_tiles_is_reached_by_a_figure_alone() -> None:
    """They are shown by gardens, by yards and in the hall: nobody gets there without a figure."""
    reached = {symbol for symbols in leads_to().values() for symbol in symbols}
    assert not reached & {"mat", "light", *TILES}
    beyond = [*GROUNDS.garden_action, *GROUNDS.blue, *GROUNDS.beige, *CASTLE_DECK.field]
    assert {"mat", "light", *TILES} <= kinds([int(effect) for effect in beyond])


def way_left(clan: Clan) -> int:
    """How far the figures of a clan can still go: off the mat, and floor by floor up to the hall."""
    figures = [int(clan.figures[place]) for place in range(FIGURE_PLACES)]
    courtiers = sum(figures[floor] * (HALL - floor) for floor in range(HALL + 1))
    assert figures[GATE] >= 0
    return courtiers + figures[GARDENERS] + figures[WARRIORS]


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_placing_action_leaves_less_way_to_go(players: int) -> None:
    random = Random(f"ends {players}")
    for number in range(6):
        state = GAME.start(players, f"ends {number}")
        assert isinstance(state, WhiteCastle)
        while not state.over():
            seat = int(state.decider())
            before = way_left(state.clans[seat])
            # Whoever goes on wherever it is possible makes the longest chains.
            options = state.options(seat)
            choice = state.describe(random.choice(options[1:] or options))
            state.apply(seat, choice.option)
            left = way_left(state.clans[seat])
            assert left < before if choice.verb in ("gate", "climb", "garden", "yard") else left == before


def test_a_chain_through_gardens_yards_and_the_same_row_comes_to_its_end() -> None:
    """The row of the warriors three times in a turn: by a garden, by its own yards, until no iron is left."""
    state = after(
        """players 2
        order: 1 2
        rooms: lower-2 lower-10 lower-15 upper-2 upper-5
        gardens: plant-1 stone-1 plant-2 stone-2 plant-3 stone-3
        yards: tile-1 tile-5 tile-8 tile-6
        1: food 3, coin 4, iron 7; card yard-start-1
        do: garden""",
        "garden red plant",
        *("row warriors", "yard yard-3") * 2,
        "row warriors",
        "yard yard-1",
    )
    holds(state, iron=0, warriors=2, yard_3=2, yard_1=1, coin=5, pearl=1 + 2 + 3)
    assert asks(state) == "2 take"
