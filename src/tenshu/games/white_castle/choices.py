"""All options of The White Castle, as numbers and in notation."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.actions import Actions, Block
from tenshu.games.white_castle.components import (
    CASTLE_ROOMS,
    COLOURS,
    FIELDS,
    GARDENS,
    ROOMS,
    ROWS,
    SPACES,
    YARDS,
)
from tenshu.games.white_castle.vocabulary import EFFECTS, RESOURCE_IDS

EFFECT_COUNT: Final = 61

DONE: Final = 0
STAY: Final = 1
PASS_TREE: Final = 2
GATE: Final = 3
PAIR: Final = 4
TAKE: Final = 9
PLACE: Final = 15
ROW: Final = 24
CLIMB: Final = 27
GARDEN: Final = 45
YARD: Final = 51
FIELD: Final = 54
GAIN: Final = 57
RIVAL_ROOM: Final = 60
RIVAL_GARDEN: Final = 65
DO: Final = 71
EXCHANGE: Final = DO + EFFECT_COUNT

ENDS: Final = ("left", "right")
FLOORS: Final = ("gate", "level-1", "level-2")
# Where a courtier can climb to: one of the rooms, or the hall.
HALL: Final = CASTLE_ROOMS
GOALS: Final = CASTLE_ROOMS + 1

ACTIONS: Final = Actions(
    Block(DONE, "done", {}),
    Block(STAY, "stay", {}),
    Block(PASS_TREE, "pass-tree", {}),
    Block(GATE, "gate", {}),
    Block(PAIR, "pair", {"pair": ("1", "2", "3", "4", "5")}),
    Block(TAKE, "take", {"bridge": COLOURS, "end": ENDS}),
    Block(PLACE, "place", {"space": SPACES}),
    Block(ROW, "row", {"row": ROWS}),
    Block(CLIMB, "climb", {"floor": FLOORS, "room": (*ROOMS, "hall")}),
    Block(GARDEN, "garden", {"bridge": COLOURS, "garden": GARDENS}),
    Block(YARD, "yard", {"yard": YARDS}),
    Block(FIELD, "field", {"field": FIELDS}),
    Block(GAIN, "gain", {"good": RESOURCE_IDS}),
    Block(RIVAL_ROOM, "rival-room", {"room": ROOMS}),
    Block(RIVAL_GARDEN, "rival-garden", {"bridge": COLOURS, "garden": GARDENS}),
    Block(DO, "do", {"effect": EFFECTS.ids}),
    Block(EXCHANGE, "exchange", {"good": (*RESOURCE_IDS, "coin")}),
)


def doing(effects: vec[i64], declinable: bool) -> vec[i64]:
    """The options to do one of the effects of a set."""
    found = vec[i64](capacity=8)
    if declinable:
        found = append(found, DONE)
    for effect in effects:
        found = append(found, DO + effect)
    return found
