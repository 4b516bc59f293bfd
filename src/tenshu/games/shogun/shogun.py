"""A game of Shogun: its steps are taken, one after the other, until one asks or none is left."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.codec import Reader, Writer
from tenshu.core.game import Game
from tenshu.core.layout import Layout
from tenshu.core.refusal import Refusal
from tenshu.core.rng import Rng
from tenshu.core.setup import Setting, Setup
from tenshu.core.sheet import Sheet
from tenshu.core.state import State
from tenshu.games.shogun import (
    census,
    choices,
    encoding,
    imagination,
    leaders,
    planning,
    scoring,
    steps,
    tensor,
    view,
)
from tenshu.games.shogun.board import Board
from tenshu.games.shogun.round import EXPANSIONS, script_of
from tenshu.games.shogun.script import Script
from tenshu.games.shogun.table import STEPS


class Shogun(Board):
    def copy(self) -> "Shogun":
        other = Shogun(self.setup, self.rng.copy(), self.script)
        self.copy_to(other)
        return other

    def write(self, out: Writer) -> None:
        encoding.write(self, out)

    def read(self, source: Reader) -> None:
        encoding.read(self, source)

    def decider(self) -> i64:
        if self.todo.step() == steps.PLAN:
            return planning.decider(self)
        return self.todo.seat()

    def deciders(self) -> list[int]:
        if self.todo.step() == steps.PLAN:
            return [seat for seat in range(self.seats) if not planning.is_done(self, seat)]
        seat = self.todo.seat()
        return [seat] if seat >= 0 else []

    def spontaneous(self, seat: int) -> list[int]:
        if 0 <= seat < self.setup.players and planning.may_replan(self, seat):
            return [choices.REPLAN]
        return []

    def legal(self, seat: i64) -> vec[i64]:
        number = self.todo.step()
        if number < 0:
            return vec[i64]()
        step = STEPS[number]
        if not step.asks(self, seat):
            return vec[i64]()
        return step.legal(self, seat)

    def apply(self, seat: i64, option: i64) -> None:
        todo = self.todo
        step = STEPS[todo.step()]
        if step.shared:
            step.apply(self, seat, 0, option)
        else:
            value = todo.value()
            todo.drop()
            step.apply(self, seat, value, option)
        self.settle()

    def settle(self) -> None:
        """Do what needs no decision, until something does or the game is over."""
        todo = self.todo
        while True:
            number = todo.step()
            if number < 0 or number >= steps.FIRST_QUESTION:
                return
            seat = todo.seat()
            value = todo.value()
            todo.drop()
            STEPS[number].run(self, seat, value)

    def question(self, seat: int) -> tuple[str, dict[str, object]]:
        step = STEPS[self.todo.step()]
        return step.name, step.question(self, seat)

    def why_not(self, seat: int, option: int) -> Refusal:
        if self.todo.step() >= 0:
            step = STEPS[self.todo.step()]
            if step.verb == self.describe(option).verb:
                refused = step.why_not(self, seat, option)
                if refused is not None:
                    return refused
        return super().why_not(seat, option)

    def view(self, seat: int | None) -> dict[str, object]:
        return cast(dict[str, object], view.view(self, seat))

    def observe(self, seat: i64, sheet: Sheet) -> None:
        tensor.observe(self, seat, sheet)

    def determinize(self, seat: int, rng: Rng) -> State:
        other = self.copy()
        imagination.imagine(other, seat, rng)
        return other

    def scores(self) -> list[int]:
        return [int(points) for points in self.points]

    def breakdown(self, seat: int) -> dict[str, int]:
        return scoring.sources(self, seat)

    def ranking(self) -> list[int]:
        return scoring.places(self)

    def census(self) -> dict[str, int]:
        return census.census(self)


class ShogunGame(Game):
    def __init__(self) -> None:
        super().__init__(
            name="shogun",
            version=3,
            players=range(3, 6),
            settings=(
                Setting("side", ("sun", "moon")),
                # The moon side has no start lists: it is always drafted, p. 14.
                Setting("start", ("preset", "draft"), needs=("side", "sun")),
                *[Setting(name, ("off", "on")) for name in EXPANSIONS],
                Setting("leaders-winter", ("move", "rest"), needs=("leaders", "on")),
                Setting("leaders-return", ("each-winter", "first-winter"), needs=("leaders", "on")),
                Setting("recruits", ("whole", "available")),
                Setting("attack", ("must", "may"), "house"),
            ),
            actions=choices.ACTIONS_OF_SHOGUN,
        )
        self.scripts: dict[str, Script] = {}

    def script(self, setup: Setup) -> Script:
        """The script of these settings; those of all settings are made once."""
        listed = setup.settings["side"] == "sun" and setup.settings["start"] == "preset"
        start = "preset-start" if listed else "draft"
        expansions = [name for name in EXPANSIONS if setup.settings[name] == "on"]
        further = leaders.after_winters(setup.settings) if "leaders" in expansions else []
        key = " ".join([start, *expansions, *[step for _script, _before, step in further]])
        if key not in self.scripts:
            self.scripts[key] = script_of(start, expansions, further)
        return self.scripts[key]

    def deal(self, setup: Setup, rng: Rng) -> State:
        board = Shogun(setup, rng, self.script(setup))
        board.lay_out()
        board.run(board.script.game)
        board.settle()
        return board

    def blank(self, setup: Setup) -> State:
        return Shogun(setup, Rng(0, 0, 0, 0), self.script(setup))

    def layout(self, setup: Setup) -> Layout:
        return tensor.layout(setup)

    def inventory(self, setup: Setup) -> dict[str, int]:
        return census.inventory(setup)


GAME = ShogunGame()
