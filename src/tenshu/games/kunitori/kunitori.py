"""A game of Kunitori!: the steps on the stack, one after the other, and how it is dealt."""

from typing import cast

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.game import Game
from tenshu.core.layout import Layout
from tenshu.core.refusal import Refusal
from tenshu.core.rng import Rng
from tenshu.core.setup import Setting, Setup
from tenshu.core.sheet import Sheet
from tenshu.core.state import State
from tenshu.games.kunitori import buying, choices, steps, tensor, view
from tenshu.games.kunitori.board import HAND_SIZE, Board, Territory, nothing
from tenshu.games.kunitori.cards import COPPER, DECK, GENERALS, VILLAGE
from tenshu.games.kunitori.table import STEPS

START_VILLAGES = 2
START_COPPER = 6
BY_LOT = "lot"


class Kunitori(Board):
    def copy(self) -> "Kunitori":
        other = Kunitori(self.setup, self.rng.copy())
        self.copy_to(other)
        return other

    def decider(self) -> i64:
        todo = self.todo
        if todo.top == 0:
            return -1
        return STEPS[todo.step()].decider(self, todo.seat(), todo.value())

    def legal(self, seat: i64) -> vec[i64]:
        todo = self.todo
        if todo.top == 0:
            return vec[i64]()
        step = STEPS[todo.step()]
        asked = todo.seat()
        value = todo.value()
        if seat != step.decider(self, asked, value):
            return vec[i64]()
        return step.legal(self, asked, value)

    def apply(self, seat: i64, option: i64) -> None:
        todo = self.todo
        step = STEPS[todo.step()]
        asked = todo.seat()
        value = todo.value()
        if option == choices.DONE:
            todo.drop()
            step.done(self, asked, value)
        else:
            if not step.again:
                todo.drop()
            step.apply(self, asked, value, option)
        self.settle()

    def settle(self) -> None:
        """Do what needs no decision, until something does or the game is over."""
        todo = self.todo
        while todo.top > 0:
            step = STEPS[todo.step()]
            seat = todo.seat()
            value = todo.value()
            if step.asks(self, seat, value):
                return
            todo.drop()
            step.run(self, seat, value)

    def question(self, seat: int) -> tuple[str, dict[str, object]]:
        step = STEPS[self.todo.step()]
        asked, value = self.todo.seat(), self.todo.value()
        args = step.question(self, asked, value)
        if seat == self.decider():
            args.update(step.private(self, asked))
        return step.name, args

    def why_not(self, seat: int, option: int) -> Refusal:
        step = STEPS[self.todo.step()]
        choice = self.describe(option)
        found: Refusal | None = None
        if choice.verb == step.verb:
            found = step.why_not(self, seat, self.todo.value(), DECK.number[choice.args["card"]])
        return found or super().why_not(seat, option)

    def view(self, seat: int | None) -> dict[str, object]:
        return cast(dict[str, object], view.view(self, seat))

    def observe(self, seat: i64, sheet: Sheet) -> None:
        tensor.observe(self, seat, sheet)

    def determinize(self, seat: int, rng: Rng) -> State:
        other = self.copy()
        view.imagine(other, seat, rng)
        return other

    def scores(self) -> list[int]:
        return [buying.points(self, seat) for seat in range(self.seats)]

    def breakdown(self, seat: int) -> dict[str, int]:
        return buying.sources(self, seat)

    def ranking(self) -> list[int]:
        return buying.places(self)

    def census(self) -> dict[str, int]:
        return view.census(self)


class KunitoriGame(Game):
    def deal(self, setup: Setup, rng: Rng) -> State:
        """Setting up, p. 1: two Villages and six Copper each, a hand of four, a first player."""
        board = Kunitori(setup, rng)
        board.agree()
        board.pool = DECK.count[:]
        board.trash = nothing()
        board.waiting = nothing()
        for card in range(i64(GENERALS)):
            board.generals = append(board.generals, card)
        rng.shuffle(board.generals)
        for seat in range(board.seats):
            board.territories.append(start_territory(board))
            board.refill(seat)
            board.draw(seat, HAND_SIZE)
        begins = setup.settings["begins"]
        if begins == BY_LOT:
            board.first = board.chance(board.seats)
        else:
            board.first = int(begins) - 1
        board.todo.push(steps.TURN, board.first, 0)
        board.settle()
        return board

    def objection(self, setup: Setup) -> Refusal | None:
        """Who begins must sit at the table."""
        begins = setup.settings["begins"]
        known = (BY_LOT, *choices.SEATS[: setup.players])
        if begins in known:
            return None
        values = ", ".join(known)
        return Refusal(
            "bad-setting",
            f"setting begins can be {values} with {setup.players} players, not '{begins}'",
            {"what": "value", "setting": "begins", "asked": begins, "known": values},
        )

    def blank(self, setup: Setup) -> State:
        board = Kunitori(setup, Rng(0, 0, 0, 0))
        board.agree()
        return board

    def layout(self, setup: Setup) -> Layout:
        return tensor.layout(setup)

    def inventory(self, setup: Setup) -> dict[str, int]:
        return {name: DECK.count[card] for card, name in enumerate(DECK.ids)}


def start_territory(board: Board) -> Territory:
    discard = nothing()
    discard[VILLAGE] = START_VILLAGES
    discard[COPPER] = START_COPPER
    board.pool[VILLAGE] -= START_VILLAGES
    board.pool[COPPER] -= START_COPPER
    return Territory(vec[i64](), nothing(), discard, nothing(), nothing(), vec[i64](), vec[i64](), 0)


GAME = KunitoriGame(
    name="kunitori",
    version=2,
    players=range(2, 7),
    settings=(
        Setting("generals", ("all", "two")),
        Setting("ninja", ("all", "others"), "house"),
        Setting("penniless", ("stop", "buy"), "house"),
        Setting("leaders", ("all", "chosen"), "house"),
        Setting("begins", (BY_LOT, *choices.SEATS)),
    ),
    actions=choices.ACTIONS,
)
