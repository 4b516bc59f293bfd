"""A turn, p. 4-5: one die from an end of a bridge, placed on a dice space.

A die in hand is one number: its colour, its value, and whether it came from the left end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.refusal import Refusal
from tenshu.games.white_castle import castle, chains, choices, mat, offers, steps
from tenshu.games.white_castle.board import AT_WELL, BRIDGE, LEFT, ON_MATS, RIGHT, Board
from tenshu.games.white_castle.components import (
    ACTIONS_OUTSIDE,
    BRIDGES,
    CASTLE_ROOMS,
    COLOURS,
    MAT_ROWS,
    MAT_SPACE,
    OUTSIDE_LEFT,
    PRINT,
    SIDES,
    STACKED,
    WELL_SPACE,
    first_tile,
    rows_of,
)
from tenshu.games.white_castle.offers import Price, Terms
from tenshu.games.white_castle.step import Question
from tenshu.games.white_castle.vocabulary import COIN, FOOD, THE_LANTERN, THE_WELL

if TYPE_CHECKING:
    from tenshu.games.white_castle.form import CastleOffer

ENDS: Final = 2
# How a die lies on a space: its colour times this, and its value.
COLOUR: Final = 8


def in_hand(colour: i64, value: i64, from_left: bool) -> i64:
    die = colour * 16 + value * 2
    if from_left:
        die += 1
    return die


def colour_of(die: i64) -> i64:
    return die >> 4


def value_of(die: i64) -> i64:
    return die >> 1 & 7


def is_from_left(die: i64) -> bool:
    return die & 1 != 0


def roll(board: Board, count: i64) -> None:
    """All dice of each colour, rising from left to right on their bridge, p. 2."""
    for bridge in range(i64(BRIDGES)):
        rolled = vec[i64](capacity=5)
        for _die in range(count):
            rolled = append(rolled, board.chance(SIDES) + 1)
        lay(board, bridge, rolled)


def lay(board: Board, bridge: i64, rolled: vec[i64]) -> None:
    """Sort dice onto a bridge: the lowest to the left end, the highest to the right, the others between."""
    place = bridge * BRIDGE
    for slot in range(i64(BRIDGE)):
        board.bridges[place + slot] = 0
    last: i64 = len(rolled) - 1
    for i in range(i64(1), last + 1):
        j = i
        while j > 0 and rolled[j - 1] > rolled[j]:
            held = rolled[j]
            rolled[j] = rolled[j - 1]
            rolled[j - 1] = held
            j -= 1
    for i in range(last):
        board.bridges[place + i] = rolled[i]
    board.bridges[place + RIGHT] = rolled[last]


def takable(board: Board) -> vec[i64]:
    found = vec[i64](capacity=6)
    for bridge in range(i64(BRIDGES)):
        if board.bridges[bridge * BRIDGE + LEFT] > 0:
            found = append(found, choices.TAKE + ENDS * bridge)
        if board.bridges[bridge * BRIDGE + RIGHT] > 0:
            found = append(found, choices.TAKE + ENDS * bridge + 1)
    return found


def lift(board: Board, bridge: i64, slot: i64) -> i64:
    """Take a die off a bridge; the nearest one between the ends moves up to an end that was emptied."""
    bridges = board.bridges
    base = bridge * BRIDGE
    value = bridges[base + slot]
    bridges[base + slot] = 0
    if slot == LEFT:
        for i in range(i64(1), i64(RIGHT)):
            if bridges[base + i] > 0:
                bridges[base + LEFT] = bridges[base + i]
                bridges[base + i] = 0
                break
    elif slot == RIGHT:
        i = i64(RIGHT - 1)
        while i > LEFT:
            if bridges[base + i] > 0:
                bridges[base + RIGHT] = bridges[base + i]
                bridges[base + i] = 0
                break
            i -= 1
    return value


def take(board: Board, seat: i64, choice: i64) -> None:
    """First the die is chosen, then placed."""
    bridge = choice // ENDS
    left = choice % ENDS == 0
    if left:
        value = lift(board, bridge, LEFT)
        board.tell("takes-left", seat, bridge, -1, value)
    else:
        value = lift(board, bridge, RIGHT)
        board.tell("takes", seat, bridge, -1, value)
    board.todo.push(steps.PLACE, seat, in_hand(bridge, value, left))


def stacking(board: Board) -> bool:
    """Dice can be stacked on the board with three and four players, p. 5."""
    return board.seats > 2


def covered(board: Board, seat: i64, space: i64, colour: i64) -> i64:
    """The value that a die on this space would cover; 0 when it can't be placed there."""
    if space == WELL_SPACE:
        return PRINT.value[WELL_SPACE]
    if space == MAT_SPACE:
        if board.dice[ON_MATS + seat * MAT_ROWS + colour] > 0:
            return 0
        return PRINT.value[MAT_SPACE]
    if space < CASTLE_ROOMS and board.colours[space] >> colour & 1 == 0:
        return 0
    lower = board.dice[space * STACKED]
    if lower == 0:
        return PRINT.value[space]
    if not stacking(board) or board.dice[space * STACKED + 1] > 0:
        return 0
    return lower % COLOUR


def placeable(board: Board, seat: i64, die: i64) -> vec[i64]:
    """Every dice space that takes the die and whose price can be paid."""
    colour = colour_of(die)
    value = value_of(die)
    clan = board.clans[seat]
    found = vec[i64](capacity=10)
    missing = False
    for space in range(i64(MAT_SPACE + 1)):
        below = covered(board, seat, space, colour)
        if below > 0:
            need: i64 = 0
            if below > value:
                need = clan.short(below - value, 0, FOOD, 0)
            if need == 0:
                found = append(found, choices.PLACE + space)
            elif need > 0:
                missing = True
    if missing:
        return append(found, choices.EXCHANGE + COIN)
    return found


def set_down(board: Board, seat: i64, space: i64, colour: i64, value: i64) -> None:
    if space == WELL_SPACE:
        board.dice[AT_WELL + colour] += 1
    elif space == MAT_SPACE:
        board.dice[ON_MATS + seat * MAT_ROWS + colour] = value
    elif board.dice[space * STACKED] == 0:
        board.dice[space * STACKED] = colour * COLOUR + value
    else:
        board.dice[space * STACKED + 1] = colour * COLOUR + value


def place(board: Board, seat: i64, die: i64, space: i64) -> None:
    """Coins by the difference, lanterns for a die from the left end, then the space's actions, p. 4-5."""
    colour = colour_of(die)
    value = value_of(die)
    below = covered(board, seat, space, colour)
    set_down(board, seat, space, colour, value)
    board.tell("places", seat, space, -1, value)
    if below > value:
        board.pay(seat, COIN, below - value)
    elif below < value:
        board.gain(seat, COIN, value - below)
    if space < CASTLE_ROOMS:
        enter_room(board, seat, space, colour)
    elif space == WELL_SPACE:
        board.todo.push(steps.EFFECT, seat, THE_WELL)
    elif space == MAT_SPACE:
        board.todo.push(steps.MAT_ROW, seat, colour)
    else:
        board.todo.push(steps.OUTSIDE, seat, space)
    if is_from_left(die):
        board.todo.push(steps.EFFECT, seat, THE_LANTERN)


def enter_room(board: Board, seat: i64, room: i64, colour: i64) -> None:
    """All actions of the room's card beside tiles of the die's colour, p. 6.

    house: they are those of the card that lies there now, also if one of them takes it away.
    """
    first = first_tile(room)
    count: i64 = 0
    row = rows_of(room) - 1
    while row >= 0:
        if board.tiles[first + row] == colour:
            board.todo.push(steps.EFFECT, seat, castle.row_effect(board, room, row))
            count += 1
        row -= 1
    chains.together(board, seat, count)


class TakeStep(Question):
    name = "take"

    def legal(self, board: Board, seat: i64) -> vec[i64]:
        return takable(board)

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        take(board, seat, option - choices.TAKE)

    def why_not(self, board: Board, seat: i64, option: i64) -> Refusal | None:
        if not choices.TAKE <= option < choices.PLACE:
            return None
        args = board.describe(int(option)).args
        reason = f"no die lies at the {args['end']} end of the {args['bridge']} bridge"
        return Refusal("no-die", reason, dict(args))

    def offers(self, board: Board, seat: i64, value: i64) -> list[CastleOffer]:
        """A die that can be taken tells where it could be placed."""
        found: list[CastleOffer] = []
        for option in takable(board):
            bridge = (option - choices.TAKE) // ENDS
            left = (option - choices.TAKE) % ENDS == 0
            slot = LEFT if left else RIGHT
            terms = offers.free([])
            terms.lanterns = left
            taken = offers.offer(board.clans[seat], int(option), terms)
            die = in_hand(bridge, board.bridges[bridge * BRIDGE + slot], left)
            taken["spaces"] = PlaceStep().offers(board, seat, die)
            found.append(taken)
        return found


class PlaceStep(Question):
    name = "place"

    def legal(self, board: Board, seat: i64) -> vec[i64]:
        return placeable(board, seat, board.todo.value())

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        place(board, seat, value, option - choices.PLACE)

    def question(self, board: Board) -> dict[str, object]:
        die = board.todo.value()
        return {"colour": COLOURS[colour_of(die)], "value": int(value_of(die))}

    def number_of(self, value: i64) -> i64:
        return 0

    def candidates(self, board: Board, seat: i64, value: i64) -> list[int]:
        spaces = range(MAT_SPACE + 1)
        colour = colour_of(value)
        return [choices.PLACE + space for space in spaces if covered(board, seat, space, colour) > 0]

    def terms(self, board: Board, seat: i64, value: i64, option: i64) -> Terms:
        space = option - choices.PLACE
        below = covered(board, seat, space, colour_of(value))
        found = Terms(Price(0), space_effects(board, seat, space, colour_of(value)))
        if below > value_of(value):
            found.price = Price(below - value_of(value))
        elif below < value_of(value):
            found.gain = {"coin": int(value_of(value) - below)}
        found.one_of = OUTSIDE_LEFT <= space < WELL_SPACE
        found.lanterns = is_from_left(value)
        return found

    def why_not(self, board: Board, seat: i64, option: i64) -> Refusal | None:
        if not choices.PLACE <= option < choices.ROW:
            return None
        space = option - choices.PLACE
        colour = colour_of(board.todo.value())
        named = board.describe(int(option)).args["space"]
        details: dict[str, object] = {"space": named, "colour": COLOURS[colour]}
        if space < CASTLE_ROOMS and board.colours[space] >> colour & 1 == 0:
            return Refusal("no-tile", f"{named} has no {COLOURS[colour]} tile", details)
        below = covered(board, seat, space, colour)
        if below == 0 and space == MAT_SPACE:
            return Refusal("row-occupied", f"there is a {COLOURS[colour]} die on the mat already", details)
        if below == 0:
            return Refusal("space-full", f"{named} takes no more dice", details)
        return Price(below - value_of(board.todo.value())).refusal(board.clans[seat])


def space_effects(board: Board, seat: i64, space: i64, colour: i64) -> list[i64]:
    """What a dice space gives to a die of this colour."""
    if space < CASTLE_ROOMS:
        first = first_tile(space)
        rows = [row for row in range(rows_of(space)) if board.tiles[first + row] == colour]
        return [castle.row_effect(board, space, row) for row in rows]
    if space == WELL_SPACE:
        return [THE_WELL]
    if space == MAT_SPACE:
        return mat.row_effects(board, seat, colour)
    first = (space - OUTSIDE_LEFT) * ACTIONS_OUTSIDE
    return [PRINT.outside[first], PRINT.outside[first + 1]]
