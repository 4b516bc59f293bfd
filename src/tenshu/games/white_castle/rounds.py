"""The course of the game: setting up, three rounds of three turns each, p. 4 and 13, the final scoring.

An expansion inserts its steps into these scripts; the solo rival does so too.
"""

from typing import Final

from mypy_extensions import i64

from tenshu.core.script import Insert, Scripts, extended
from tenshu.games.white_castle import dice, gardens, scoring, season, solo, steps
from tenshu.games.white_castle.board import Board, zeros
from tenshu.games.white_castle.script import Script
from tenshu.games.white_castle.step import Step

ROUNDS: Final = 3
TURNS: Final = 3

# A round ends with the question whether there is another; what follows the last one is the script `end`.
SCRIPTS: Final[Scripts] = {
    "setup": [
        "lay-castle",
        "lay-tiles",
        "lay-grounds",
        "call-clans",
        "lay-pairs",
        "lay-dice",
        "choose-pairs",
        "rounds",
    ],
    "round": ["throw-dice", "turns", "order", "gardeners", "rounds"],
    "turn": ["die"],
    "end": ["count"],
}
EXPANSIONS: Final[dict[str, tuple[Insert, ...]]] = {"solo": solo.INSERTS}


def script_of(expansions: list[str]) -> Script:
    """The scripts of a game with these expansions."""
    inserts = [insert for name in expansions for insert in EXPANSIONS[name]]
    return Script(extended(SCRIPTS, inserts), steps.SCRIPTED)


def dice_each(board: Board) -> i64:
    """One die of each colour more than clans; alone as for two, p. 2 and 16."""
    return i64(len(board.clans)) + 1


class RoundStep(Step):
    """A round begins, or the game ends."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        if value > ROUNDS:
            board.begin(board.script.end, seat)
            return
        board.round = value
        board.tell("round", -1, -1, value)
        board.begin(board.script.round, seat)


class ThrowDiceStep(Step):
    """All dice are thrown anew; those of the first round lie there since the setting up, p. 2 and 13."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        board.go_on(steps.THROW_DICE, seat)
        if board.round > 1:
            for place in range(i64(len(board.dice))):
                board.dice[place] = 0
            dice.roll(board, dice_each(board))


class TurnStep(Step):
    """Turns go in the order of the herons, three for each clan."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        clans: i64 = len(board.order)
        if value == TURNS * clans:
            board.go_on(steps.TURN, seat)
            return
        clan = board.order[value % clans]
        board.turn = value
        board.todo.push(steps.TURN, 0, value + 1)
        board.tell("turn", clan, -1, value // clans + 1)
        board.begin(board.script.turn, clan)


class DieStep(Step):
    """A clan takes a die: the player by choice, the rival by its cards."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        board.go_on(steps.DIE, seat)
        if seat < board.seats:
            board.todo.push(steps.TAKE, seat, 0)
        else:
            solo.turn(board)


class RoundEndStep(Step):
    """The end of a round, p. 13, begins with the new order of play."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        board.go_on(steps.ROUND_END, seat)
        new_order(board)


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


class WakeStep(Step):
    """All gardeners, clan by clan; but not after the last round."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        board.go_on(steps.WAKE, seat)
        if board.round < ROUNDS:
            i: i64 = len(board.order) - 1
            while i >= 0:
                board.todo.push(steps.GARDENERS, board.order[i], 0)
                i -= 1


class GardenersStep(Step):
    """The gardeners of a clan."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        if seat < board.seats:
            gardens.activate(board, seat)
        else:
            solo.wake_gardeners(board)


class CountStep(Step):
    """The final scoring, p. 14-15."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        board.go_on(steps.COUNT, seat)
        for clan in range(i64(len(board.clans))):
            board.tell("scores", clan, -1, scoring.points(board, clan))
        board.tell("game-over", -1)
