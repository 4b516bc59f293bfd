"""Three rounds of three turns each, p. 4, and the end of a round, p. 13."""

from typing import Final

from mypy_extensions import i64

from tenshu.games.white_castle import dice, gardens, scoring, season, solo, steps
from tenshu.games.white_castle.board import Board, zeros

ROUNDS: Final = 3
TURNS: Final = 3


def begin(board: Board, number: i64) -> None:
    """All dice are thrown anew; those of the first round lie there since the setting up, p. 2 and 13."""
    board.round = number
    board.tell("round", -1, -1, number)
    if number > 1:
        for place in range(i64(len(board.dice))):
            board.dice[place] = 0
        dice.roll(board, dice_each(board))
        if board.solo:
            solo.shuffle(board)
    board.todo.push(steps.TURN, 0, 0)


def dice_each(board: Board) -> i64:
    """One die of each colour more than clans; alone as for two, p. 2 and 16."""
    return i64(len(board.clans)) + 1


def turn(board: Board, played: i64) -> None:
    """Turns go in the order of the herons, three for each clan."""
    clans: i64 = len(board.order)
    if played == TURNS * clans:
        board.todo.push(steps.ROUND_END, 0, 0)
        return
    seat = board.order[played % clans]
    board.turn = played
    board.todo.push(steps.TURN, 0, played + 1)
    board.tell("turn", seat, -1, played // clans + 1)
    if seat < board.seats:
        board.todo.push(steps.TAKE, seat, 0)
    else:
        solo.turn(board)


def end(board: Board) -> None:
    """The new order of play; then gardeners and the next round, or after the third the final scoring."""
    new_order(board)
    if board.solo:
        solo.sell_coins(board)
    if board.round == ROUNDS:
        close(board)
        return
    board.todo.push(steps.ROUND, 0, board.round + 1)
    i: i64 = len(board.order) - 1
    while i >= 0:
        board.todo.push(steps.GARDENERS, board.order[i], 0)
        i -= 1


def new_order(board: Board) -> None:
    """Whoever is furthest on the season track goes first; of two on one field, the marker on top."""
    count: i64 = len(board.clans)
    order = zeros(count)
    for seat in range(count):
        ahead: i64 = 0
        for other in range(count):
            if other != seat and season.before(board, other, seat):
                ahead += 1
        order[ahead] = seat
    board.order = order
    for place in range(count):
        board.tell("order", order[place], -1, place + 1)


def wake_gardeners(board: Board, seat: i64) -> None:
    if seat < board.seats:
        gardens.activate(board, seat)
    else:
        solo.wake_gardeners(board)


def close(board: Board) -> None:
    for seat in range(i64(len(board.clans))):
        board.tell("scores", seat, -1, scoring.points(board, seat))
    board.tell("game-over", -1)
