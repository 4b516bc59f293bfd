"""What lies in the box: cards, gardens, yards, tiles, mat and tracks, checked and laid out as flat rows."""

from typing import Final, Literal, cast

from mypy_extensions import i64

from tenshu.core.rows import column
from tenshu.games.white_castle.vocabulary import (
    CASTLE,
    EFFECTS,
    GARDEN,
    YARD,
    Row,
    entries,
    number,
    table,
    words,
)

Colour = Literal["red", "black", "white"]
MatRow = Literal["courtiers", "gardeners", "warriors"]
Room = Literal["room-1", "room-2", "room-3", "room-4", "room-5"]
Space = Literal[
    "room-1", "room-2", "room-3", "room-4", "room-5", "outside-left", "outside-right", "well", "mat"
]
Sort = Literal["plant", "stone"]
Field = Literal["left", "middle", "right"]
Yard = Literal["yard-5", "yard-3", "yard-1"]

# Bridges and dice colours; each colour has its row of the mat.
COLOURS: Final[tuple[Colour, ...]] = ("red", "black", "white")
ROWS: Final[tuple[MatRow, ...]] = ("courtiers", "gardeners", "warriors")
ROOMS: Final[tuple[Room, ...]] = ("room-1", "room-2", "room-3", "room-4", "room-5")
SPACES: Final[tuple[Space, ...]] = (*ROOMS, "outside-left", "outside-right", "well", "mat")
GARDENS: Final[tuple[Sort, ...]] = ("plant", "stone")
FIELDS: Final[tuple[Field, ...]] = ("left", "middle", "right")
YARDS: Final[tuple[Yard, ...]] = ("yard-5", "yard-3", "yard-1")

MOST_CLANS: Final = 4
# As many bridges as colours, as many rows of a mat, gardens of each sort beneath each bridge.
BRIDGES: Final = 3
SORTS: Final = 2
GARDEN_PLACES: Final = 6
MAT_ROWS: Final = 3
FIGURES: Final = 5
# Fields of a row of the mat: one beneath each figure, one always free.
MAT_FIELDS: Final = 6

LEVEL_1_ROOMS: Final = 3
LEVEL_2_ROOMS: Final = 2
CASTLE_ROOMS: Final = 5
OUTSIDE_LEFT: Final = 5
WELL_SPACE: Final = 7
MAT_SPACE: Final = 8
# Dice that can be stacked on a space, and actions to choose from outside the walls.
STACKED: Final = 2
ACTIONS_OUTSIDE: Final = 2
SIDES: Final = 6

# Rows of a castle card on level 1 and on level 2; one of them is dark, the others are light.
LEVEL_1_ROWS: Final = 3
LEVEL_2_ROWS: Final = 2
LIGHT_ROWS: Final = 2
HALL_FIELDS: Final = 3
DAIMYOS: Final = 9
TILE_FIELDS: Final = 13
WELL_TILES: Final = 2

PLANTS: Final = 5
YARD_PLACES: Final = 3
# Yard tiles in play: two in the first yard, one in each of the others; and all there are.
YARD_TILES: Final = 4
ALL_YARD_TILES: Final = 8

# Cards that can lie in a lantern area, in one row of numbers.
LEVEL_1: Final = 15
CASTLE_CARDS: Final = 27
ACTION_CARD: Final = 27
RESOURCE_CARD: Final = 33
BONUS_CARD: Final = 42
CARDS: Final = 45

SEALS: Final = 20


def effect(name: object) -> int:
    if name not in EFFECTS.number:
        raise ValueError(f"effects.toml has no effect '{name}'")
    return EFFECTS.number[str(name)]


def expect(what: str, found: int, right: int) -> None:
    if found != right:
        raise ValueError(f"there are {found} {what}, not {right}")


class Cards:
    """Castle and start cards: their actions by row of a room and of a mat, and their lantern symbols."""

    def __init__(self, castle: Row, start: Row) -> None:
        cards = entries(castle, "card")
        actions, resources, bonuses = (entries(start, name) for name in ("action", "resource", "bonus"))
        everything = cards + actions + resources + bonuses
        expect("cards of level 1", sum(card["level"] == 1 for card in cards), LEVEL_1)
        expect("castle cards", len(cards), CASTLE_CARDS)
        expect("action cards", len(actions), RESOURCE_CARD - ACTION_CARD)
        expect("resource cards", len(resources), BONUS_CARD - RESOURCE_CARD)
        expect("bonus cards", len(bonuses), CARDS - BONUS_CARD)
        self.ids: tuple[str, ...] = tuple(str(card["id"]) for card in everything)
        expect("different cards", len(set(self.ids)), CARDS)
        rows = [[effect(name) for name in words(card, "rows")] for card in cards]
        self.level = column([number(card, "level") for card in cards])
        # Rows of a room: three on level 1, two on level 2; -1 beyond.
        self.row = column([e for row in rows for e in padded(row, LEVEL_1_ROWS)])
        self.dark = column([number(card, "dark") for card in cards])
        dark = [EFFECTS.kind[row[number(card, "dark")]] for card, row in zip(cards, rows, strict=True)]
        if not set(dark) <= {CASTLE, GARDEN, YARD}:
            raise ValueError("castle.toml: the dark action of a card is a placing action")
        self.light = column([e for card, row in zip(cards, rows, strict=True) for e in light_rows(card, row)])
        self.dark_kind = column([int(kind) for kind in dark])
        self.three = column([1 if card.get("three") else 0 for card in cards])
        self.mat = column(
            [e for card in cards for e in mat_rows(card)]
            + [effect(a["action"]) for a in actions for _ in ROWS]
        )
        lanterns = [effect(card["lantern"]) for card in everything]
        self.lantern_kind = column([int(EFFECTS.kind[e]) for e in lanterns])
        self.gain = column([effect(card["gain"]) for card in resources])
        self.bonus = column(
            [self.ids.index(str(card["bonus"])) if "bonus" in card else -1 for card in resources]
        )
        daimyos = entries(castle, "daimyo")
        expect("cards of level 3", len(daimyos), DAIMYOS)
        self.daimyo_ids: tuple[str, ...] = tuple(str(card["id"]) for card in daimyos)
        self.field = column([effect(name) for card in daimyos for name in words(card, "fields")])


def padded(row: list[int], length: int) -> list[int]:
    return row + [-1] * (length - len(row))


def light_rows(card: Row, row: list[int]) -> list[int]:
    """The light actions of a card as a set, -1 beyond."""
    dark = number(card, "dark")
    return padded(sorted({action for i, action in enumerate(row) if i != dark}), LIGHT_ROWS)


def mat_rows(card: Row) -> list[int]:
    """Which action lies beside each row of the mat."""
    rows = [effect(name) for name in words(card, "rows")]
    if card["level"] == 1:
        return rows
    upper = number(card, "upper")
    return [rows[0]] * upper + [rows[1]] * (len(ROWS) - upper)


class Grounds:
    """Gardens and yards: prices, actions and points."""

    def __init__(self, gardens: Row, yards: Row) -> None:
        cards = entries(gardens, "garden")
        expect("plant gardens", sum(card["sort"] == "plant" for card in cards[:PLANTS]), PLANTS)
        expect("stone gardens", sum(card["sort"] == "stone" for card in cards), PLANTS)
        self.garden_ids: tuple[str, ...] = tuple(str(card["id"]) for card in cards)
        self.food = column([number(card, "food") for card in cards])
        self.garden_action = column([effect(card["action"]) for card in cards])
        self.garden_points = column([number(card, "points") for card in cards])
        places = entries(yards, "yard")
        if tuple(place["id"] for place in places) != YARDS:
            raise ValueError(f"yards.toml: the yards are {YARDS}")
        self.iron = column([number(place, "iron") for place in places])
        self.least_iron: i64 = min(number(place, "iron") for place in places)
        self.yard_points = column([number(place, "points") for place in places])
        tiles = entries(yards, "tile")
        expect("yard tiles", len(tiles), ALL_YARD_TILES)
        self.tile_ids: tuple[str, ...] = tuple(str(tile["id"]) for tile in tiles)
        self.blue = column([effect(tile["blue"]) for tile in tiles])
        self.beige = column([effect(tile["beige"]) for tile in tiles])


class Print:
    """What is printed on the board, the mats and the dice tiles."""

    def __init__(self, board: Row) -> None:
        spaces = cast(Row, board["spaces"])
        mat = cast(Row, board["mat"])
        if (*spaces, "mat") != SPACES:
            raise ValueError(f"board.toml: the dice spaces are {SPACES[:-1]}")
        self.value = column([*(number(spaces, name) for name in spaces), number(mat, "value")])
        self.bonus = column([effect(name) for row in ROWS for name in words(mat, row)])
        expect("bonuses of a mat", len(self.bonus), MAT_ROWS * MAT_FIELDS)
        outside = cast(Row, board["outside"])
        self.outside = column([effect(name) for space in outside for name in words(outside, space)])
        tiles = cast(Row, board["tiles"])
        fixed, numbered = (cast(list[list[int]], tiles[name]) for name in ("fixed", "numbered"))
        self.fixed = column([tile_field(room, row) for room, row in fixed])
        self.numbered = column([tile_field(room, row) for room, row in numbered])
        expect("fields of dice tiles", len({*self.fixed, *self.numbered}), TILE_FIELDS)
        self.backs = column([effect(name) for name in words(tiles, "backs")])
        self.tiles_each: i64 = number(tiles, "each_colour")
        season = cast(Row, board["season"])
        self.last_field: i64 = number(season, "fields")
        # The price of each tree in seals, by the field behind it; and the same as a row.
        trees = cast(dict[str, int], season["trees"])
        self.trees: dict[int, int] = {int(field): price for field, price in trees.items()}
        self.tree = column([self.trees.get(field, 0) for field in range(self.last_field + 1)])
        self.season_points = column(cast(list[int], season["points"]))
        expect("fields of the season track", len(self.season_points), self.last_field + 1)
        courtiers = cast(Row, board["courtiers"])
        self.gate: i64 = number(courtiers, "gate")
        self.climb = column([0, *cast(list[int], courtiers["climb"])])
        self.courtier_points = column([0, *cast(dict[str, int], courtiers["points"]).values()])


def tile_field(room: int, row: int) -> int:
    """The number of a tile's field: that of room 1, row 0 is 0, that of room 5, row 1 is 12."""
    if room <= LEVEL_1_ROOMS:
        return (room - 1) * LEVEL_1_ROWS + row
    return LEVEL_1_ROOMS * LEVEL_1_ROWS + (room - 1 - LEVEL_1_ROOMS) * LEVEL_2_ROWS + row


def first_tile(room: i64) -> i64:
    """The field of a room's first tile."""
    if room < LEVEL_1_ROOMS:
        return room * LEVEL_1_ROWS
    return LEVEL_1_ROOMS * LEVEL_1_ROWS + (room - LEVEL_1_ROOMS) * LEVEL_2_ROWS


def rows_of(room: i64) -> i64:
    if room < LEVEL_1_ROOMS:
        return LEVEL_1_ROWS
    return LEVEL_2_ROWS


CASTLE_DECK: Final = Cards(table("castle"), table("start"))
GROUNDS: Final = Grounds(table("gardens"), table("yards"))
PRINT: Final = Print(table("board"))
