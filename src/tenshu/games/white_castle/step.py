"""A step in one place: what may be chosen, what it does, what is asked, why not, and what its value means.

Each step is a small class in the file of its chapter; table.py leads from its number to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tenshu.core.refusal import Refusal
from tenshu.games.white_castle import choices, offers
from tenshu.games.white_castle.board import Board
from tenshu.games.white_castle.offers import Price, Terms
from tenshu.games.white_castle.vocabulary import EFFECTS

if TYPE_CHECKING:
    from tenshu.games.white_castle.form import CastleOffer


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """A step that runs by itself; `run` and `apply` find it taken off the stack already."""

    # The word of the question; empty where nothing is asked.
    name: str = ""

    def asks(self, board: Board) -> bool:
        """Whether this step, on top of the stack, has an answer worth asking for. Nothing in it is hidden."""
        return False

    def legal(self, board: Board, seat: i64) -> vec[i64]:
        """The options, ascending."""
        raise LookupError("this step asks nothing")

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        """Carry out an answer."""
        raise LookupError("this step asks nothing")

    def run(self, board: Board, seat: i64, value: i64) -> None:
        """Go on without an answer."""
        raise LookupError("this step does not run by itself")

    def question(self, board: Board) -> dict[str, object]:
        """What the text of the question needs."""
        return {}

    def why_not(self, board: Board, seat: i64, option: i64) -> Refusal | None:
        """Why an option is not legal now; None where it has nothing to do with this step."""
        return None

    def effect_of(self, value: i64) -> i64:
        """The effect in a value; -1 where there is none."""
        return -1

    def number_of(self, value: i64) -> i64:
        """What else is in a value, as one number."""
        return value

    def candidates(self, board: Board, seat: i64, value: i64) -> list[int]:
        """The options with those that need seals exchanged first, and maybe some that are too dear."""
        return [int(option) for option in self.legal(board, seat) if option < choices.EXCHANGE]

    def terms(self, board: Board, seat: i64, value: i64, option: i64) -> Terms:
        """What an option costs and sets off."""
        return offers.free([])

    def offers(self, board: Board, seat: i64, value: i64) -> list[CastleOffer]:
        """What can be chosen, if need be after an exchange of seals, on which terms."""
        clan = board.clans[seat]
        found: list[CastleOffer] = []
        for option in self.candidates(board, seat, value):
            terms = self.terms(board, seat, value, option)
            if not terms.price.beyond(clan):
                found.append(offers.offer(clan, option, terms))
        return found


class Question(Step):
    """A step that asks, always or where there is more than one answer."""

    def asks(self, board: Board) -> bool:
        return True


class ActionQuestion(Question):
    """The question of an action; its value is the effect, which may have to be paid for."""

    def effect_of(self, value: i64) -> i64:
        return value

    def number_of(self, value: i64) -> i64:
        return 0

    def question(self, board: Board) -> dict[str, object]:
        effect = self.effect_of(board.todo.value())
        return {
            "coins": int(EFFECTS.coins[effect]),
            "seals": int(EFFECTS.seals[effect]),
            "effect": EFFECTS.ids[effect],
        }

    def price(self, value: i64, resource: i64, amount: i64) -> Price:
        """What the action takes, and so much of a resource."""
        effect = self.effect_of(value)
        return Price(EFFECTS.coins[effect], EFFECTS.seals[effect], resource, amount)
