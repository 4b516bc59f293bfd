"""What lies in the box: cards, gardens, yards, tiles, mat and tracks, checked and laid out as flat rows."""

from typing import Final, cast

from mypy_extensions import i64

from tenshu.games.white_castle.vocabulary import (
    CASTLE,
    EFFECTS,
    GARDEN,
    YARD,
    Row,
    column,
    entries,
    number,
    table,
    words,
)

# Bridges and dice colours; each colour has its row of the mat.
COLOURS: Final = ("red", "black", "white")
ROWS: Final = ("courtiers", "gardeners", "warriors")
ROOMS: Final = ("room-1", "room-2", "room-3", "room-4", "room-5")
SPACES: Final = (*ROOMS, "outside-left", "outside-right", "well", "mat")
GARDENS: Final = ("plant", "stone")
FIELDS: Final = ("left", "middle", "right")
YARDS: Final = ("yard-5", "yard-3", "yard-1")

LEVEL_1_ROOMS: Final = 3
CASTLE_ROOMS: Final = 5
OUTSIDE_LEFT: Final = 5
WELL_SPACE: Final = 7
MAT_SPACE: Final = 8
PLANTS: Final = 5
FIGURES: Final = 5
TILE_FIELDS: Final = 13

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
        self.row = column([e for row in rows for e in (row if len(row) == 3 else [*row, -1])])
        self.dark = column([number(card, "dark") for card in cards])
        dark = [EFFECTS.kind[row[number(card, "dark")]] for card, row in zip(cards, rows, strict=True)]
        if not set(dark) <= {CASTLE, GARDEN, YARD}:
            raise ValueError("castle.toml: the dark action of a card is a placing action")
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
        expect("cards of level 3", len(daimyos), 9)
        self.daimyo_ids: tuple[str, ...] = tuple(str(card["id"]) for card in daimyos)
        self.field = column([effect(name) for card in daimyos for name in words(card, "fields")])


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
        self.yard_points = column([number(place, "points") for place in places])
        tiles = entries(yards, "tile")
        expect("yard tiles", len(tiles), 8)
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
        expect("bonuses of a mat", len(self.bonus), len(ROWS) * (FIGURES + 1))
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
        trees = cast(dict[str, int], season["trees"])
        self.tree = column([trees.get(str(field), 0) for field in range(self.last_field + 1)])
        self.season_points = column(cast(list[int], season["points"]))
        expect("fields of the season track", len(self.season_points), self.last_field + 1)
        courtiers = cast(Row, board["courtiers"])
        self.gate: i64 = number(courtiers, "gate")
        self.climb = column([0, *cast(list[int], courtiers["climb"])])
        self.courtier_points = column([0, *cast(dict[str, int], courtiers["points"]).values()])


def tile_field(room: int, row: int) -> int:
    """The number of a tile's field: that of room 1, row 0 is 0, that of room 5, row 1 is 12."""
    if room <= LEVEL_1_ROOMS:
        return (room - 1) * 3 + row
    return 9 + (room - 1 - LEVEL_1_ROOMS) * 2 + row


def first_tile(room: i64) -> i64:
    """The field of a room's first tile."""
    if room < LEVEL_1_ROOMS:
        return room * 3
    return 9 + (room - LEVEL_1_ROOMS) * 2


def rows_of(room: i64) -> i64:
    if room < LEVEL_1_ROOMS:
        return 3
    return 2


CASTLE_DECK: Final = Cards(table("castle"), table("start"))
GROUNDS: Final = Grounds(table("gardens"), table("yards"))
PRINT: Final = Print(table("board"))
