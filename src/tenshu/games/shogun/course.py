"""The course of the game, p. 6-10: scripts of steps, one within the other; round.py says what is in them."""

from mypy_extensions import i64

from tenshu.games.shogun.board import Board
from tenshu.games.shogun.step import Step


class Run(Step):
    """The next step of a script; the value is its place."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        scripted = board.script.steps[value]
        if scripted >= 0:
            board.run(value + 1, seat)
            board.todo.push(scripted, seat, 0)


class Year(Step):
    def run(self, board: Board, seat: i64, value: i64) -> None:
        board.run(board.script.year)


class Season(Step):
    def run(self, board: Board, seat: i64, value: i64) -> None:
        board.run(board.script.season)


class Winter(Step):
    def run(self, board: Board, seat: i64, value: i64) -> None:
        board.run(board.script.winter)


class End(Step):
    def run(self, board: Board, seat: i64, value: i64) -> None:
        board.tell("game-over")
