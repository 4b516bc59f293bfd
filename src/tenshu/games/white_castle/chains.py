"""Effects side by side on the stack: GROUP n on top of n EFFECT steps, done in an order of choice."""

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.refusal import Refusal
from tenshu.games.white_castle import choices, offers, steps
from tenshu.games.white_castle.board import Board
from tenshu.games.white_castle.offers import Terms


def do(board: Board, seat: i64, effect: i64) -> None:
    """An effect that was chosen comes next."""
    board.tell("does", seat, effect)
    board.todo.push(steps.EFFECT, seat, effect)


def do_only(board: Board, seat: i64, effects: vec[i64]) -> None:
    """Do the one effect of a set, if there is one."""
    if len(effects) > 0:
        do(board, seat, effects[0])


def terms_of_doing(option: i64) -> Terms:
    """What it costs and sets off to do one of several effects."""
    if option == choices.DONE:
        return offers.free([])
    return offers.free([option - choices.DO])


def not_offered(option: i64) -> Refusal | None:
    """Why an effect can't be chosen."""
    if not choices.DO <= option < choices.EXCHANGE:
        return None
    args = choices.ACTIONS.describe(int(option)).args
    return Refusal("not-offered", f"{args['effect']} can't be done here now", dict(args))


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
