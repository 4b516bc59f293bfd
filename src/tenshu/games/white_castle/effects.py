"""What effects do: a plain gain is done at once, anything else puts its question on the stack.

Several effects at once lie there side by side, see groups.py.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.refusal import Refusal
from tenshu.core.rows import bit, column
from tenshu.games.white_castle import (
    castle,
    chains,
    choices,
    gardens,
    mat,
    offers,
    seals,
    sets,
    steps,
    vocabulary,
    yards,
)
from tenshu.games.white_castle.board import RESOURCE_CAP, Board
from tenshu.games.white_castle.components import ACTIONS_OUTSIDE, OUTSIDE_LEFT, PRINT, SPACES
from tenshu.games.white_castle.offers import Terms
from tenshu.games.white_castle.step import ActionQuestion, Question, Step
from tenshu.games.white_castle.vocabulary import (
    ANY,
    COIN,
    EFFECTS,
    FOOD,
    KINDS,
    LIGHT,
    PARTS,
    POINT,
    RESOURCES,
    SEAL,
    TILE,
)

# The questions of the actions, by kind of effect.
QUESTIONS: Final = {
    "castle": steps.CASTLE,
    "garden": steps.GARDEN,
    "yard": steps.YARD,
    "light": steps.LIGHT,
    "tile": steps.TILE,
    "red-tile": steps.TILE,
    "black-tile": steps.TILE,
    "white-tile": steps.TILE,
    "mat": steps.MAT,
}


class Asked:
    """The step that asks about an effect, by its kind; -1 where none does."""

    def __init__(self) -> None:
        self.step = column([QUESTIONS.get(kind, -1) for kind in KINDS])


ASKED: Final[Asked] = Asked()


def perform(board: Board, seat: i64, effect: i64) -> None:
    """Carry out an effect, or put on the stack what it asks for."""
    if EFFECTS.plain[effect] != 0:
        for part in range(effect * PARTS, effect * PARTS + EFFECTS.parts[effect]):
            board.gain(seat, EFFECTS.part_kind[part], EFFECTS.part_count[part])
        return
    match EFFECTS.kind[effect]:
        case -1:
            divide(board, seat, effect)
        case vocabulary.ANY:
            board.todo.push(steps.ANY, seat, EFFECTS.count[effect])
        case vocabulary.INFLUENCE:
            board.todo.push(steps.INFLUENCE, seat, EFFECTS.count[effect])
        case vocabulary.LANTERN:
            mat.light_lanterns(board, seat)
        case vocabulary.WELL:
            draw_water(board, seat)
        case vocabulary.CASTLE:
            board.todo.push(steps.CASTLE, seat, castle.packed(effect, 0))
        case kind:
            board.todo.push(ASKED.step[kind], seat, effect)


def divide(board: Board, seat: i64, effect: i64) -> None:
    """The parts of an effect, in an order of choice (house); what can't matter is gained at once."""
    waiting: i64 = 0
    for part in range(effect * PARTS, effect * PARTS + EFFECTS.parts[effect]):
        kind = EFFECTS.part_kind[part]
        if kind in (COIN, POINT) or EFFECTS.part_effect[part] < 0:
            board.gain(seat, kind, EFFECTS.part_count[part])
        else:
            board.todo.push(steps.EFFECT, seat, EFFECTS.part_effect[part])
            waiting += 1
    chains.together(board, seat, waiting)


def draw_water(board: Board, seat: i64) -> None:
    """The well, p. 7: one seal and what the two tiles show."""
    board.tell("draws-water", seat)
    board.gain(seat, SEAL, 1)
    for back in board.well:
        if EFFECTS.kind[back] == ANY:
            board.todo.push(steps.ANY, seat, 1)
        else:
            board.gain(seat, EFFECTS.kind[back], 1)


def resources_with_room(board: Board, seat: i64) -> vec[i64]:
    goods = board.clans[seat].goods
    found = vec[i64](capacity=3)
    for resource in range(i64(RESOURCES)):
        if goods[resource] < RESOURCE_CAP:
            found = append(found, choices.GAIN + resource)
    return found


def choose_resource(board: Board, seat: i64, resource: i64, left: i64) -> None:
    board.gain(seat, resource, 1)
    if left > 1:
        board.todo.push(steps.ANY, seat, left - 1)


def possible(board: Board, seat: i64, effect: i64, coins: i64) -> bool:
    """Whether an effect can do anything now, with that many coins owed for something else."""
    match EFFECTS.kind[effect]:
        case vocabulary.CASTLE:
            return castle.can_act(board, seat, castle.packed(effect, 0), coins)
        case vocabulary.GARDEN:
            return gardens.can_act(board, seat, effect, coins)
        case vocabulary.YARD:
            return yards.can_act(board, seat, effect, coins)
        case vocabulary.MAT:
            return mat.can_act(board, seat, effect, coins)
        case _:
            return board.clans[seat].short(coins + EFFECTS.coins[effect], 0, FOOD, 0) >= 0


def possible_of(board: Board, seat: i64, effects: vec[i64], coins: i64) -> vec[i64]:
    """Those of a set of effects that can do something."""
    found = vec[i64](capacity=len(effects))
    for effect in effects:
        if possible(board, seat, effect, coins):
            found = append(found, effect)
    return found


def elsewhere(board: Board, seat: i64, effect: i64) -> vec[i64]:
    """The set of actions that a light-action or tile-action symbol lets one choose from."""
    kind = EFFECTS.kind[effect]
    if kind == LIGHT:
        return possible_of(board, seat, castle.light_actions(board), EFFECTS.coins[effect])
    colour: i64 = -1
    if kind != TILE:
        colour = kind - TILE - 1
    return possible_of(board, seat, castle.actions_at_tiles(board, colour), EFFECTS.coins[effect])


def elsewhere_options(board: Board, seat: i64, effect: i64) -> vec[i64]:
    coins = EFFECTS.coins[effect]
    if coins > 0 and board.clans[seat].short(coins, 0, FOOD, 0) > 0:
        found = append(vec[i64](capacity=2), choices.DONE)
        return seals.with_exchanges(found, bit(COIN))
    return choices.doing(elsewhere(board, seat, effect), coins > 0)


def worth_asking_elsewhere(board: Board, seat: i64, effect: i64) -> bool:
    """What is paid for can be declined; what is free is a question only where there are two actions."""
    actions: i64 = len(elsewhere(board, seat, effect))
    if EFFECTS.coins[effect] > 0:
        return actions > 0
    return actions > 1


def use_elsewhere(board: Board, seat: i64, effect: i64, chosen: i64) -> None:
    castle.pay_for_action(board, seat, effect)
    chains.do(board, seat, chosen)


def outside(board: Board, seat: i64, space: i64) -> vec[i64]:
    """Outside the walls, p. 7: one of the two actions beside the space."""
    first = (space - OUTSIDE_LEFT) * ACTIONS_OUTSIDE
    both = vec[i64](capacity=ACTIONS_OUTSIDE)
    for i in range(first, first + ACTIONS_OUTSIDE):
        both = sets.with_effect(both, PRINT.outside[i])
    return possible_of(board, seat, both, 0)


class EffectStep(Step):
    def effect_of(self, value: i64) -> i64:
        return value

    def run(self, board: Board, seat: i64, value: i64) -> None:
        perform(board, seat, value)


class AnyStep(Question):
    """Resources of choice, one by one; with full stores they are lost."""

    name = "any"

    def asks(self, board: Board) -> bool:
        return len(resources_with_room(board, board.todo.seat())) > 1

    def legal(self, board: Board, seat: i64) -> vec[i64]:
        return resources_with_room(board, seat)

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        choose_resource(board, seat, option - choices.GAIN, value)

    def run(self, board: Board, seat: i64, value: i64) -> None:
        only = resources_with_room(board, seat)
        if len(only) == 1:
            choose_resource(board, seat, only[0] - choices.GAIN, value)

    def question(self, board: Board) -> dict[str, object]:
        return {"count": int(board.todo.value())}

    def why_not(self, board: Board, seat: i64, option: i64) -> Refusal | None:
        if choices.GAIN <= option < choices.RIVAL_ROOM:
            return seals.no_room(option)
        return None

    def terms(self, board: Board, seat: i64, value: i64, option: i64) -> Terms:
        found = offers.free([])
        found.gain = {KINDS[option - choices.GAIN]: 1}
        return found


class OutsideStep(Question):
    name = "outside"

    def asks(self, board: Board) -> bool:
        return len(outside(board, board.todo.seat(), board.todo.value())) > 1

    def legal(self, board: Board, seat: i64) -> vec[i64]:
        return choices.doing(outside(board, seat, board.todo.value()), True)

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        chains.do(board, seat, option - choices.DO)

    def run(self, board: Board, seat: i64, value: i64) -> None:
        chains.do_only(board, seat, outside(board, seat, value))

    def question(self, board: Board) -> dict[str, object]:
        return {"space": SPACES[board.todo.value()]}

    def why_not(self, board: Board, seat: i64, option: i64) -> Refusal | None:
        return chains.not_offered(option)

    def terms(self, board: Board, seat: i64, value: i64, option: i64) -> Terms:
        return chains.terms_of_doing(option)


class ElsewhereStep(ActionQuestion):
    """One of the actions of the castle, light ones or those at tiles."""

    def asks(self, board: Board) -> bool:
        return worth_asking_elsewhere(board, board.todo.seat(), board.todo.value())

    def legal(self, board: Board, seat: i64) -> vec[i64]:
        return elsewhere_options(board, seat, board.todo.value())

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        use_elsewhere(board, seat, value, option - choices.DO)

    def run(self, board: Board, seat: i64, value: i64) -> None:
        chains.do_only(board, seat, elsewhere(board, seat, value))

    def why_not(self, board: Board, seat: i64, option: i64) -> Refusal | None:
        price = self.price(board.todo.value(), FOOD, 0)
        if choices.DO <= option < choices.EXCHANGE and board.clans[seat].goods[COIN] < price.coins:
            return price.refusal(board.clans[seat])
        return chains.not_offered(option)

    def terms(self, board: Board, seat: i64, value: i64, option: i64) -> Terms:
        found = chains.terms_of_doing(option)
        if option != choices.DONE:
            found.price = self.price(value, FOOD, 0)
        return found


class LightStep(ElsewhereStep):
    name = "light"


class TileStep(ElsewhereStep):
    name = "tile"
