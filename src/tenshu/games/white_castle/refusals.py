"""Why a choice is not possible, in the words of the rules."""

from tenshu.core.refusal import Refusal
from tenshu.games.white_castle.board import Board


def why_not(board: Board, seat: int, option: int) -> Refusal:
    notation = board.describe(option).notation
    return Refusal("not-now", f"'{notation}' is not among the choices now", {"choice": notation})
