"""A turn, p. 4-5: one die from an end of a bridge, placed on a dice space."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.games.white_castle import castle, chains, choices, steps
from tenshu.games.white_castle.board import AT_WELL, BRIDGE, LEFT, ON_MATS, RIGHT, Board
from tenshu.games.white_castle.components import (
    CASTLE_ROOMS,
    MAT_SPACE,
    PRINT,
    WELL_SPACE,
    first_tile,
    rows_of,
)
from tenshu.games.white_castle.vocabulary import COIN, FOOD, THE_LANTERN, THE_WELL


def roll(board: Board, count: i64) -> None:
    """All dice of each colour, rising from left to right on their bridge, p. 2."""
    for bridge in range(i64(3)):
        rolled = vec[i64](capacity=5)
        for _die in range(count):
            rolled = append(rolled, board.chance(6) + 1)
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
    for bridge in range(i64(3)):
        if board.bridges[bridge * BRIDGE + LEFT] > 0:
            found = append(found, choices.TAKE + 2 * bridge)
        if board.bridges[bridge * BRIDGE + RIGHT] > 0:
            found = append(found, choices.TAKE + 2 * bridge + 1)
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
    bridge = choice // 2
    left = choice % 2 == 0
    if left:
        value = lift(board, bridge, LEFT)
        board.tell("takes-left", seat, bridge, -1, value)
        board.todo.push(steps.PLACE, seat, bridge * 16 + value * 2 + 1)
    else:
        value = lift(board, bridge, RIGHT)
        board.tell("takes", seat, bridge, -1, value)
        board.todo.push(steps.PLACE, seat, bridge * 16 + value * 2)


def stacking(board: Board) -> bool:
    """Dice can be stacked on the board with three and four players, p. 5."""
    return board.seats > 2


def covered(board: Board, seat: i64, space: i64, colour: i64) -> i64:
    """The value that a die on this space would cover; 0 when it can't be placed there."""
    if space == WELL_SPACE:
        return PRINT.value[WELL_SPACE]
    if space == MAT_SPACE:
        if board.dice[ON_MATS + seat * 3 + colour] > 0:
            return 0
        return PRINT.value[MAT_SPACE]
    if space < CASTLE_ROOMS and board.colours[space] >> colour & 1 == 0:
        return 0
    lower = board.dice[space * 2]
    if lower == 0:
        return PRINT.value[space]
    if not stacking(board) or board.dice[space * 2 + 1] > 0:
        return 0
    return lower & 7


def placeable(board: Board, seat: i64, die: i64) -> vec[i64]:
    """Every dice space that takes the die and whose price can be paid."""
    colour = die >> 4
    value = die >> 1 & 7
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
        board.dice[ON_MATS + seat * 3 + colour] = value
    elif board.dice[space * 2] == 0:
        board.dice[space * 2] = colour * 8 + value
    else:
        board.dice[space * 2 + 1] = colour * 8 + value


def place(board: Board, seat: i64, die: i64, space: i64) -> None:
    """Coins by the difference, lanterns for a die from the left end, then the space's actions, p. 4-5."""
    colour = die >> 4
    value = die >> 1 & 7
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
    if die & 1 != 0:
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
