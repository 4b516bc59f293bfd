"""Why a choice is not possible, in the words of the rules: what several steps say."""

from mypy_extensions import i64

from tenshu.core.refusal import Refusal
from tenshu.games.kunitori.board import Board
from tenshu.games.kunitori.cards import DECK


def not_in_hand(board: Board, seat: i64, card: i64) -> Refusal | None:
    if board.territories[seat].hand[card] > 0:
        return None
    name = DECK.ids[card]
    return Refusal("not-in-hand", f"there is no {name} in the hand", {"card": name})


def not_in_pool(board: Board, card: i64) -> Refusal | None:
    if board.offered(card):
        return None
    name = DECK.ids[card]
    return Refusal("not-in-pool", f"{name} can't be had from the pool now", {"card": name})
