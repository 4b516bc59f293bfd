"""Effects side by side on the stack: GROUP n on top of n EFFECT steps, done in an order of choice."""

from mypy_extensions import i64

from tenshu.games.white_castle import steps
from tenshu.games.white_castle.board import Board


def together(board: Board, seat: i64, count: i64) -> None:
    """The effects just put on the stack come in an order of the player's choice."""
    if count > 1:
        board.todo.push(steps.GROUP, seat, count)


def waiting(board: Board, i: i64) -> i64:
    """The i-th effect of the group on top, counted from the top."""
    return board.todo.records[board.todo.top - 3 * (i + 2) + 2]


def pick(board: Board, i: i64) -> i64:
    """Take the i-th effect out of the group on top; the rest of the group stays."""
    todo = board.todo
    records = todo.records
    at = todo.top - 3 * (i + 2)
    effect = records[at + 2]
    while at < todo.top - 3:
        records[at] = records[at + 3]
        at += 1
    todo.top -= 3
    left = records[todo.top - 1] - 1
    records[todo.top - 1] = left
    if left < 2:
        todo.drop()
    return effect


def abandon(board: Board, count: i64) -> None:
    """Nothing of the group on top can be done."""
    board.todo.top -= 3 * (count + 1)
