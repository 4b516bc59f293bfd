"""What a step is. Each stands in the file of its chapter with all that belongs to it; table.py lists them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.refusal import Refusal
from tenshu.core.sheet import Sheet
from tenshu.games.kunitori.board import Board

NUMBER: Final = "number"
CARD: Final = "card"
SEAT: Final = "seat"


class Step:
    """On the stack lies a record (step, seat, value); the methods are given its seat and value."""

    number: i64 = -1
    name: str = ""
    # What the value stands for.
    value_is: str = NUMBER
    # Asked again until the answer is `done`; any other question is off the stack once it is answered.
    again: bool = False
    # The choices of which it can say why not, if they aren't legal; they name a card.
    verb: str = ""

    def asks(self, board: Board, seat: i64, value: i64) -> bool:
        """Whether it needs an answer now; if not, it runs."""
        raise LookupError("there is no step of this number")

    def run(self, board: Board, seat: i64, value: i64) -> None:
        """What happens without an answer; the record is off the stack by then."""

    def decider(self, board: Board, seat: i64, value: i64) -> i64:
        return seat

    def legal(self, board: Board, seat: i64, value: i64) -> vec[i64]:
        """The options, ascending."""
        raise LookupError(f"{self.name} asks nothing")

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        """Carry out an answer other than `done`."""
        raise LookupError(f"{self.name} asks nothing")

    def done(self, board: Board, seat: i64, value: i64) -> None:
        """Carry out the answer `done`."""

    def question(self, board: Board, seat: i64, value: i64) -> dict[str, object]:
        """What the text of the question needs: all of it open to everyone."""
        return {}

    def private(self, board: Board, seat: i64) -> dict[str, object]:
        """What only whoever decides may read in the question."""
        return {}

    def why_not(self, board: Board, seat: i64, value: i64, card: i64) -> Refusal | None:
        """Why its verb is not possible with this card; `seat` is whoever decides."""
        return None

    def card(self, board: Board, value: i64) -> i64:
        """The card it is about; -1 for none."""
        if self.value_is == CARD:
            return value
        return -1

    def about(self, seat: i64) -> i64:
        """Whose cards it is about, where that says more than who decides; -1 for nobody's."""
        return -1

    def observe(self, board: Board, seat: i64, value: i64, sheet: Sheet) -> None:
        """Three numbers for learning programs: an amount, an attack, a defence."""
        sheet.blank(3)


class Automatic(Step):
    """A step that runs by itself."""

    def asks(self, board: Board, seat: i64, value: i64) -> bool:
        return False


class Question(Step):
    """A step that asks, unless a question has no answer worth asking for.

    It is passed over only where that looks the same to the others as an answer would.
    """

    def asks(self, board: Board, seat: i64, value: i64) -> bool:
        return True
