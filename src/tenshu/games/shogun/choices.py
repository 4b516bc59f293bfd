"""All options of Shogun, as numbers and in notation."""

from typing import Final

from tenshu.core.actions import Actions, Block
from tenshu.games.shogun.components import (
    ACTION_IDS,
    ACTIONS,
    BONUS_IDS,
    BONUSES,
    CHEST_CARDS,
    FAVOUR_CARDS,
    FAVOURS,
    PIECES,
    SPECIAL_CARDS,
    SPECIALS,
)
from tenshu.games.shogun.provinces import MAP, PROVINCES

# The fields of the planning mats: the ten actions, then these.
BID: Final = ACTIONS
COURT: Final = BID + 1
FIELDS: Final = COURT + 3
FIELD_IDS: Final[tuple[str, ...]] = (*ACTION_IDS, "bid", "court-3", "court-2", "court-1")

# The cards that can lie on a field: the provinces, then these.
CHEST: Final = PROVINCES
TOWER_CARD: Final = CHEST + CHEST_CARDS
# Any chest (or tower) card on a field where all of them mean the same: no action.
BLANK: Final = TOWER_CARD + 1
NO_CARD: Final = BLANK + 1
CARDS: Final = NO_CARD + 1
CARD_IDS: Final[tuple[str, ...]] = (
    *MAP.ids,
    *[f"chest-{n}" for n in range(CHEST_CARDS)],
    "tower",
    "blank",
    "none",
)

SMALLEST_GROUP: Final = 2
GROUP_SIZES: Final = 4
MOST_SENT: Final = 61

PASS: Final = 0
CANCEL: Final = 1
LEAD: Final = 2
DRAW: Final = 3
BURY: Final = 4
REPLAN: Final = 5
GROUP: Final = 6
TAKE: Final = GROUP + GROUP_SIZES
FAVOUR: Final = TAKE + SPECIALS
BONUS: Final = FAVOUR + FAVOURS
SEND: Final = BONUS + BONUSES
PICK: Final = SEND + MOST_SENT
MARCH: Final = PICK + PROVINCES
QUELL: Final = MARCH + PROVINCES
STATION: Final = QUELL + PROVINCES
BUILD: Final = STATION + PROVINCES
CALM: Final = BUILD + PROVINCES
GARRISON: Final = CALM + PROVINCES
ARTIST: Final = GARRISON + PROVINCES
PLAN: Final = ARTIST + 36

PROVINCE: Final = {"province": MAP.ids}

ACTIONS_OF_SHOGUN: Final = Actions(
    Block(PASS, "pass", {}),
    Block(CANCEL, "cancel", {}),
    Block(LEAD, "lead", {}),
    Block(DRAW, "draw", {}),
    Block(BURY, "bury", {}),
    Block(REPLAN, "replan", {}),
    Block(GROUP, "group", {"armies": tuple(str(SMALLEST_GROUP + n) for n in range(GROUP_SIZES))}),
    Block(TAKE, "take", {"special": SPECIAL_CARDS.ids}),
    Block(FAVOUR, "favour", {"favour": FAVOUR_CARDS.ids}),
    Block(BONUS, "bonus", {"bonus": BONUS_IDS}),
    Block(SEND, "send", {"armies": tuple(str(n + 1) for n in range(MOST_SENT))}),
    Block(PICK, "pick", PROVINCE),
    Block(MARCH, "march", PROVINCE),
    Block(QUELL, "quell", PROVINCE),
    Block(STATION, "station", PROVINCE),
    Block(BUILD, "build", PROVINCE),
    Block(CALM, "calm", PROVINCE),
    Block(GARRISON, "garrison", PROVINCE),
    Block(ARTIST, "artist", {"art": PIECES.arts, "castle": PIECES.castles}),
    Block(PLAN, "plan", {"field": FIELD_IDS, "card": CARD_IDS}),
)


def group(armies: int) -> int:
    return GROUP + armies - SMALLEST_GROUP


def send(armies: int) -> int:
    return SEND + armies - 1
