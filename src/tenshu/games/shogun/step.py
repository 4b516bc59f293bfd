"""A step of the game, in one place: what it does, or what it asks, what may be answered, and why not.

Steps lie on the board's stack as (number, seat, value). Each class stands in the file of its chapter, with
the helpers that pack its value; table.py leads from the number to it.
"""

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.actions import Choice
from tenshu.core.refusal import Refusal
from tenshu.games.shogun.board import Board


class Step:
    """A step that runs by itself has `run`; one that asks has a `name` and all the rest."""

    # The word for its question; steps that run by themselves have none.
    name: str = ""
    # The verb of those answers that it can refuse in words of its own.
    verb: str = ""
    # Asked of several at once: it stays on the stack until it takes itself off.
    shared: bool = False

    def run(self, board: Board, seat: i64, value: i64) -> None:
        raise ValueError("this step does not run by itself")

    def asks(self, board: Board, seat: i64) -> bool:
        """Whether this seat owes an answer."""
        return seat >= 0 and seat == board.todo.seat()

    def legal(self, board: Board, seat: i64) -> vec[i64]:
        """The answers that the seat may give, ascending."""
        raise ValueError("this step asks nothing")

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        """Carry out an answer that is known to be legal."""
        raise ValueError("this step asks nothing")

    def question(self, board: Board, seat: i64) -> dict[str, object]:
        """What the text of the question needs."""
        return {}

    def why_not(self, board: Board, seat: i64, option: i64) -> Refusal | None:
        """Why an answer with its verb is not legal; None where there is no more to say."""
        return None

    # What it is about, as numbers; -1 for no province.

    def province(self, board: Board) -> i64:
        return -1

    def destination(self, board: Board) -> i64:
        return -1

    def number(self, board: Board) -> i64:
        return board.todo.value()


def refuse_province(code: str, choice: Choice, reason: str) -> Refusal:
    return Refusal(code, f"{choice.args['province']} {reason}", choice.args)
