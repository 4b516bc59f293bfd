"""A game of The White Castle: the steps on the stack are done, or asked about, one after the other."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.codec import Reader
from tenshu.core.game import Game
from tenshu.core.layout import Layout
from tenshu.core.refusal import Refusal
from tenshu.core.rng import Rng
from tenshu.core.setup import Setting, Setup
from tenshu.core.sheet import Sheet
from tenshu.core.state import State
from tenshu.games.white_castle import choices, rounds, scoring, seals, solo, steps, tensor, view
from tenshu.games.white_castle.board import Board
from tenshu.games.white_castle.script import Script
from tenshu.games.white_castle.table import STEPS


class WhiteCastle(Board):
    def copy(self) -> "WhiteCastle":
        other = WhiteCastle(self.setup, self.rng.copy(), self.script)
        self.copy_to(other)
        return other

    def read(self, source: Reader) -> None:
        super().read(source)
        for at in range(0, self.todo.top, 3):
            if not 0 <= self.todo.records[at] < len(STEPS):
                raise ValueError(f"there is no step {self.todo.records[at]}")

    def decider(self) -> i64:
        return self.todo.seat()

    def legal(self, seat: i64) -> vec[i64]:
        if seat < 0 or seat != self.todo.seat():
            return vec[i64]()
        return STEPS[self.todo.step()].legal(self, seat)

    def apply(self, seat: i64, option: i64) -> None:
        step = self.todo.step()
        if option >= choices.EXCHANGE and step != steps.OVERFLOW:
            seals.exchange(self, seat, option - choices.EXCHANGE)
        else:
            value = self.todo.value()
            self.todo.drop()
            if option != choices.DONE:
                STEPS[step].apply(self, seat, value, option)
        self.settle()

    def settle(self) -> None:
        """Do what needs no decision, until something does or the game is over."""
        todo = self.todo
        while todo.top > 0:
            step = STEPS[todo.step()]
            if step.asks(self):
                return
            seat = todo.seat()
            value = todo.value()
            todo.drop()
            step.run(self, seat, value)

    def question(self, seat: int) -> tuple[str, dict[str, object]]:
        step = STEPS[self.todo.step()]
        return step.name, step.question(self)

    def why_not(self, seat: int, option: int) -> Refusal:
        found: Refusal | None = None
        if option >= choices.EXCHANGE:
            found = seals.why_not(self, seat, option)
        elif self.todo.top > 0:
            found = STEPS[self.todo.step()].why_not(self, seat, option)
        return found or super().why_not(seat, option)

    def view(self, seat: int | None) -> dict[str, object]:
        return cast(dict[str, object], view.view(self, seat))

    def observe(self, seat: i64, sheet: Sheet) -> None:
        tensor.observe(self, seat, sheet)

    def determinize(self, seat: int, rng: Rng) -> State:
        other = self.copy()
        view.imagine(other, rng)
        return other

    def scores(self) -> list[int]:
        return [int(scoring.points(self, seat)) for seat in range(self.seats)]

    def breakdown(self, seat: int) -> dict[str, int]:
        return scoring.sheet(self, seat)

    def ranking(self) -> list[int]:
        return scoring.places(self)

    def census(self) -> dict[str, int]:
        return view.census(self)


class WhiteCastleGame(Game):
    def __init__(self) -> None:
        super().__init__(
            name="white_castle",
            version=2,
            players=range(1, 5),
            settings=(Setting("rival", solo.RIVAL_DECK.difficulties),),
            actions=choices.ACTIONS,
        )
        self.scripts: dict[str, Script] = {}

    def script(self, setup: Setup) -> Script:
        """The script of these settings; those of all settings are made once."""
        expansions = ["solo"] if setup.players == 1 else []
        key = " ".join(expansions)
        if key not in self.scripts:
            self.scripts[key] = rounds.script_of(expansions)
        return self.scripts[key]

    def deal(self, setup: Setup, rng: Rng) -> State:
        board = WhiteCastle(setup, rng, self.script(setup))
        board.agree()
        board.begin(board.script.setup, 0)
        board.settle()
        return board

    def blank(self, setup: Setup) -> State:
        board = WhiteCastle(setup, Rng(0, 0, 0, 0), self.script(setup))
        board.agree()
        return board

    def layout(self, setup: Setup) -> Layout:
        return tensor.layout(setup)

    def inventory(self, setup: Setup) -> dict[str, int]:
        return view.inventory(setup.players)


GAME = WhiteCastleGame()
