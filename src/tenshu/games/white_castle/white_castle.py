"""A game of The White Castle: which rule answers to which step."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.game import Game
from tenshu.core.layout import Layout
from tenshu.core.refusal import Refusal
from tenshu.core.rng import Rng
from tenshu.core.setup import Setting, Setup
from tenshu.core.sheet import Sheet
from tenshu.core.state import State
from tenshu.games.white_castle import (
    castle,
    choices,
    dice,
    effects,
    gardens,
    mat,
    refusals,
    rounds,
    scoring,
    seals,
    season,
    setup,
    solo,
    steps,
    tensor,
    view,
    yards,
)
from tenshu.games.white_castle.board import Board
from tenshu.games.white_castle.vocabulary import COIN


class WhiteCastle(Board):
    def copy(self) -> "WhiteCastle":
        other = WhiteCastle(self.setup, self.rng.copy())
        self.copy_to(other)
        return other

    def decider(self) -> i64:
        return self.todo.seat()

    def legal(self, seat: i64) -> vec[i64]:
        if seat < 0 or seat != self.todo.seat():
            return vec[i64]()
        value = self.todo.value()
        match self.todo.step():
            case steps.TAKE:
                return dice.takable(self)
            case steps.PLACE:
                return dice.placeable(self, seat, value)
            case steps.CASTLE:
                return castle.options(self, seat, value)
            case steps.GROUP:
                return choices.doing(effects.group_options(self, seat, value), False)
            case steps.ANY:
                return effects.resources_with_room(self, seat)
            case steps.OUTSIDE:
                return choices.doing(effects.outside(self, seat, value), True)
            case steps.GARDEN:
                return gardens.options(self, seat, value)
            case steps.YARD:
                return yards.options(self, seat, value)
            case steps.OVERFLOW:
                return seals.overflow_options(self, seat)
            case steps.TREE:
                return append(append(vec[i64](capacity=2), choices.STAY), choices.PASS_TREE)
            case steps.CLIMBED:
                return choices.doing(castle.light_of(value), True)
            case steps.LIGHT | steps.TILE:
                return effects.elsewhere_options(self, seat, value)
            case steps.MAT:
                return mat.options(self, seat, value)
            case steps.HALL:
                return castle.free_fields(self)
            case steps.PAIR:
                return setup.pairs_on_offer(self)
            case steps.RIVAL_ROOM:
                return solo.rooms(value)
            case _:
                return solo.cheapest_gardens(self, value)

    def apply(self, seat: i64, option: i64) -> None:
        step = self.todo.step()
        value = self.todo.value()
        if option >= choices.EXCHANGE and step != steps.OVERFLOW:
            seals.exchange(self, seat, option - choices.EXCHANGE)
        elif step == steps.GROUP:
            effects.choose_from_group(self, seat, value, option - choices.DO)
        else:
            self.todo.drop()
            if option != choices.DONE:
                self.carry_out(step, seat, value, option)
        self.settle()

    def carry_out(self, step: i64, seat: i64, value: i64, option: i64) -> None:
        match step:
            case steps.TAKE:
                dice.take(self, seat, option - choices.TAKE)
            case steps.PLACE:
                dice.place(self, seat, value, option - choices.PLACE)
            case steps.CASTLE:
                castle.act(self, seat, value, option)
            case steps.ANY:
                effects.choose_resource(self, seat, option - choices.GAIN, value)
            case steps.OUTSIDE | steps.CLIMBED:
                effects.do(self, seat, option - choices.DO)
            case steps.GARDEN:
                gardens.act(self, seat, value, option - choices.GARDEN)
            case steps.YARD:
                yards.act(self, seat, value, option - choices.YARD)
            case steps.OVERFLOW:
                seals.exchange_overflow(self, seat, value, option - choices.EXCHANGE)
            case steps.TREE:
                if option == choices.PASS_TREE:
                    season.pass_tree(self, seat, value)
                else:
                    self.tell("stays", seat)
            case steps.LIGHT | steps.TILE:
                effects.use_elsewhere(self, seat, value, option - choices.DO)
            case steps.MAT:
                mat.act(self, seat, value, option - choices.ROW)
            case steps.HALL:
                castle.rest_in_hall(self, seat, option - choices.FIELD)
            case steps.PAIR:
                setup.take_pair(self, seat, option - choices.PAIR)
            case steps.RIVAL_ROOM:
                solo.enter_room(self, option - choices.RIVAL_ROOM)
            case _:
                solo.plant(self, option - choices.RIVAL_GARDEN)

    def settle(self) -> None:
        """Do what needs no decision, until something does or the game is over."""
        while not self.must_ask():
            step = self.todo.step()
            seat = self.todo.seat()
            value = self.todo.value()
            if step < 0:
                return
            if step == steps.GROUP:
                effects.go_on_with_group(self, seat, value)
                continue
            self.todo.drop()
            match step:
                case steps.EFFECT:
                    effects.perform(self, seat, value)
                case steps.INFLUENCE:
                    season.advance(self, seat, value)
                case steps.REPLACE:
                    self.draw_card(value)
                case steps.MAT_ROW:
                    mat.use_row(self, seat, value)
                case steps.TURN:
                    rounds.turn(self, value)
                case steps.ROUND_END:
                    rounds.end(self)
                case steps.GARDENERS:
                    rounds.wake_gardeners(self, seat)
                case steps.ROUND:
                    rounds.begin(self, value)
                case steps.RIVAL_ACTION:
                    solo.act(self, value)
                case _:
                    self.do_the_only_thing(step, seat, value)

    def do_the_only_thing(self, step: i64, seat: i64, value: i64) -> None:
        """A question that is not worth asking has one answer or none."""
        match step:
            case steps.ANY:
                only = effects.resources_with_room(self, seat)
                if len(only) == 1:
                    effects.choose_resource(self, seat, only[0] - choices.GAIN, value)
            case steps.OVERFLOW:
                seals.exchange_overflow(self, seat, value, COIN)
            case steps.OUTSIDE:
                self.do_only(seat, effects.outside(self, seat, value))
            case steps.LIGHT | steps.TILE:
                self.do_only(seat, effects.elsewhere(self, seat, value))
            case steps.CLIMBED:
                self.do_only(seat, castle.light_of(value))
            case steps.HALL:
                free = castle.free_fields(self)
                if len(free) == 1:
                    castle.rest_in_hall(self, seat, free[0] - choices.FIELD)

    def do_only(self, seat: i64, mask: i64) -> None:
        """Do the one effect of a set, if there is one."""
        if mask != 0:
            effects.do(self, seat, choices.doing(mask, False)[0] - choices.DO)

    def must_ask(self) -> bool:
        """Whether the step on top is a question with an answer worth asking for. Nothing in it is hidden."""
        step = self.todo.step()
        if step < steps.PAIR:
            return False
        seat = self.todo.seat()
        value = self.todo.value()
        match step:
            case steps.CASTLE:
                return castle.can_act(self, seat, value, 0)
            case steps.GROUP:
                return effects.next_of_group(self, seat, value) == effects.ASK
            case steps.ANY:
                return len(effects.resources_with_room(self, seat)) > 1
            case steps.OVERFLOW:
                return len(seals.overflow_options(self, seat)) > 1
            case steps.GARDEN:
                return gardens.can_act(self, seat, value, 0)
            case steps.YARD:
                return yards.can_act(self, seat, value, 0)
            case steps.OUTSIDE:
                return several(effects.outside(self, seat, value))
            case steps.LIGHT | steps.TILE:
                return effects.worth_asking_elsewhere(self, seat, value)
            case steps.CLIMBED:
                return several(castle.light_of(value))
            case steps.MAT:
                return mat.can_act(self, seat, value, 0)
            case steps.HALL:
                return len(castle.free_fields(self)) > 1
            case _:
                return True

    def question(self, seat: int) -> tuple[str, dict[str, object]]:
        return view.question(self)

    def why_not(self, seat: int, option: int) -> Refusal:
        return refusals.why_not(self, seat, option)

    def view(self, seat: int | None) -> dict[str, object]:
        return view.view(self, seat)

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


def several(mask: i64) -> bool:
    return mask & (mask - 1) != 0


class WhiteCastleGame(Game):
    def deal(self, setup_: Setup, rng: Rng) -> State:
        board = WhiteCastle(setup_, rng)
        board.agree()
        setup.prepare(board)
        board.settle()
        return board

    def blank(self, setup_: Setup) -> State:
        board = WhiteCastle(setup_, Rng(0, 0, 0, 0))
        board.agree()
        return board

    def layout(self, setup_: Setup) -> Layout:
        return tensor.layout(setup_)

    def inventory(self, setup_: Setup) -> dict[str, int]:
        return view.inventory(setup_.players)


GAME = WhiteCastleGame(
    name="white_castle",
    version=2,
    players=range(1, 5),
    settings=(Setting("rival", solo.RIVAL_DECK.difficulties),),
    actions=choices.ACTIONS,
)
