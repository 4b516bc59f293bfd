"""Winter, p. 10: rice is lost, provinces go without, and farmers rise."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.rows import bit, bits
from tenshu.games.shogun import choices, revolt, steps
from tenshu.games.shogun.board import Board
from tenshu.games.shogun.components import EVENT_CARDS, PIECES
from tenshu.games.shogun.provinces import PROVINCES
from tenshu.games.shogun.step import Step

# A record of revolts still to be fought: a bit for each province, above them the farmers of the table.
FARMERS_ABOVE: Final = 48
PROVINCE_BITS: Final = 0xFFFFFFFFFFFF


def packed(provinces: i64, farmers: i64) -> i64:
    """`provinces_in` and `farmers_in` take it apart."""
    return provinces | (farmers << FARMERS_ABOVE)


def provinces_in(revolts: i64) -> i64:
    return revolts & PROVINCE_BITS


def farmers_in(revolts: i64) -> i64:
    return revolts >> FARMERS_ABOVE


class LoseRice(Step):
    """The last open event card says how much rice each player loses."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        loss = EVENT_CARDS.loss[board.events[0]]
        board.season += 1
        board.tell("winter", amount=loss)
        for owner in range(board.seats):
            if board.rice[owner] > loss:
                board.rice[owner] -= loss
            else:
                board.rice[owner] = 0


class Supply(Step):
    """Each province needs one rice; revolts are fought in turn order."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        position = board.seats - 1
        while position >= 0:
            board.todo.push(steps.REVOLTS, position, 0)
            position -= 1


def unsupplied(board: Board, seat: i64) -> i64:
    missing = board.provinces_of(seat) - board.rice[seat]
    if missing < 0:
        return 0
    return missing


class DrawRevolts(Step):
    """The seat is the position in turn order."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        draw_revolts(board, board.order[seat])


def draw_revolts(board: Board, seat: i64) -> None:
    """As many of the player's province cards as the table says are drawn by lot."""
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
    board.todo.push(steps.QUELL, seat, packed(drawn, PIECES.winter_farmers[line]))


class Quell(Step):
    """The player chooses the order of his revolts; the value packs those left and the farmers."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        left = bits(provinces_in(value))
        if left > 1:
            board.todo.push(steps.CHOOSE_REVOLT, seat, value)
        elif left == 1:
            for province in range(i64(PROVINCES)):
                if (value >> province) & 1 > 0:
                    fight(board, seat, value, province)


class ChooseRevolt(Step):
    """The value is that of the step above."""

    name: str = "revolt"

    def legal(self, board: Board, seat: i64) -> vec[i64]:
        revolts = board.todo.value()
        found = vec[i64](capacity=3)
        for province in range(i64(PROVINCES)):
            if (revolts >> province) & 1 > 0:
                found = append(found, choices.QUELL + province)
        return found

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        fight(board, seat, value, option - choices.QUELL)

    def question(self, board: Board, seat: i64) -> dict[str, object]:
        return {"farmers": int(self.number(board))}

    def number(self, board: Board) -> i64:
        return farmers_in(board.todo.value())


def to_be_quelled(board: Board) -> i64:
    """The provinces whose revolts a player is about to put in order, as bits."""
    if board.todo.step() != steps.CHOOSE_REVOLT:
        return 0
    return provinces_in(board.todo.value())


def fight(board: Board, seat: i64, revolts: i64, province: i64) -> None:
    """A farmer for each revolt marker, and those of the table."""
    board.todo.push(steps.QUELL, seat, revolts & ~bit(province))
    revolt.quell(board, seat, province, board.markers[province] + farmers_in(revolts))
