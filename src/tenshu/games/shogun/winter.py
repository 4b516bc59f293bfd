"""Winter, p. 10: rice is lost, provinces go without, and farmers rise."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.games.shogun import choices, revolt, steps
from tenshu.games.shogun.board import Board, bit, bits
from tenshu.games.shogun.components import EVENT_CARDS, PIECES
from tenshu.games.shogun.provinces import PROVINCES

# A record of revolts still to be fought: a bit for each province, above them the farmers of the table.
FARMERS_ABOVE: Final = 48
PROVINCE_BITS: Final = 0xFFFFFFFFFFFF


def lose_rice(board: Board) -> None:
    """The last open event card says how much rice each player loses."""
    loss = EVENT_CARDS.loss[board.events[0]]
    board.season += 1
    board.tell("winter", amount=loss)
    for seat in range(board.seats):
        if board.rice[seat] > loss:
            board.rice[seat] -= loss
        else:
            board.rice[seat] = 0


def supply(board: Board) -> None:
    """Each province needs one rice; revolts are fought in turn order."""
    position = board.seats - 1
    while position >= 0:
        board.todo.push(steps.REVOLTS, position, 0)
        position -= 1


def unsupplied(board: Board, seat: i64) -> i64:
    missing = board.provinces_of(seat) - board.rice[seat]
    if missing < 0:
        return 0
    return missing


def draw_revolts(board: Board, position: i64) -> None:
    """As many of the player's province cards as the table says are drawn by lot."""
    seat = board.order[position]
    line = unsupplied(board, seat)
    if line > PIECES.winter_lines:
        line = PIECES.winter_lines
    if line == 0:
        return
    cards = vec[i64](capacity=PROVINCES)
    for province in range(i64(PROVINCES)):
        if board.owner[province] == seat:
            cards = append(cards, province)
    board.disclosures += 1
    board.rng.shuffle(cards)
    drawn: i64 = 0
    n: i64 = len(cards)
    for i in range(PIECES.winter_revolts[line]):
        # house: with fewer provinces than revolts, all revolt
        if i < n:
            drawn |= bit(cards[i])
            board.tell("revolt-drawn", seat, cards[i])
    board.todo.push(steps.QUELL, seat, drawn | (PIECES.winter_farmers[line] << FARMERS_ABOVE))


def go_on(board: Board, seat: i64, revolts: i64) -> None:
    """The player chooses the order of his revolts."""
    left = bits(revolts & PROVINCE_BITS)
    if left > 1:
        board.todo.push(steps.CHOOSE_REVOLT, seat, revolts)
    elif left == 1:
        for province in range(i64(PROVINCES)):
            if (revolts >> province) & 1 > 0:
                fight(board, seat, revolts, province)


def provinces_in_revolt(revolts: i64) -> vec[i64]:
    found = vec[i64](capacity=3)
    for province in range(i64(PROVINCES)):
        if (revolts >> province) & 1 > 0:
            found = append(found, choices.QUELL + province)
    return found


def fight(board: Board, seat: i64, revolts: i64, province: i64) -> None:
    """A farmer for each revolt marker, and those of the table."""
    board.todo.push(steps.QUELL, seat, revolts & ~bit(province))
    revolt.quell(board, seat, province, board.markers[province] + (revolts >> FARMERS_ABOVE))
