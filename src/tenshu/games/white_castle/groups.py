"""Chains of effects: several at once come in an order of the player's choice, p. 4.

They lie side by side under a GROUP step, which asks for their order only where it can matter.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.refusal import Refusal
from tenshu.core.rows import column
from tenshu.games.white_castle import chains, choices, mat, season, sets, steps
from tenshu.games.white_castle.board import RESOURCE_CAP, SEAL_CAP, Board
from tenshu.games.white_castle.components import PRINT
from tenshu.games.white_castle.effects import possible
from tenshu.games.white_castle.offers import Terms
from tenshu.games.white_castle.step import Question
from tenshu.games.white_castle.vocabulary import (
    ADDS,
    ANY,
    COURT,
    EFFECTS,
    INFLUENCE,
    LANTERN,
    PARTS,
    PEARL,
    RESOURCES,
    SEAL,
    TREES,
    WILD,
)

# house: a gain beside effects that may spend it again is taken first, unasked, only where this much room is
# left for whatever their chain may bring, of seals and steps by reach. Wild chains may use a row of the mat
# again and bring any amount: beside them the order is always asked for.
ENOUGH: Final = 1_000_000


class Spare:
    def __init__(self) -> None:
        self.seals = column([0, 2, 3, SEAL_CAP])
        self.steps = column([0, 3, 4, int(PRINT.last_field)])


SPARE: Final[Spare] = Spare()

# What next_of_group finds instead of an effect to do.
ASK: Final = -1
ABANDON: Final = -2
RELEASE: Final = -3


def eager(board: Board, seat: i64, i: i64, count: i64, tree_near: bool) -> bool:
    """Whether the i-th effect of the group on top is a gain that can come first without loss."""
    effect = chains.waiting(board, i)
    if EFFECTS.kind[effect] == INFLUENCE:
        return not tree_near
    reach = reach_of_others(board, i, count)
    if EFFECTS.kind[effect] == ANY:
        return reach <= TREES
    if EFFECTS.plain[effect] == 0:
        return False
    goods = board.clans[seat].goods
    for part in range(effect * PARTS, effect * PARTS + EFFECTS.parts[effect]):
        kind = EFFECTS.part_kind[part]
        if goods[kind] + EFFECTS.part_count[part] > room_before(kind, reach):
            return False
    return True


def room_before(kind: i64, reach: i64) -> i64:
    """Up to how much of a good can be taken before effects of that reach."""
    if kind == SEAL:
        return SEAL_CAP - SPARE.seals[reach]
    if kind < RESOURCES and reach == WILD:
        return 0
    if kind == PEARL and reach == COURT:
        return RESOURCE_CAP
    return ENOUGH


def reach_of_others(board: Board, i: i64, count: i64) -> i64:
    """What the other effects of the group on top can spend, at most."""
    found: i64 = ADDS
    for other in range(count):
        if other != i and EFFECTS.reach[chains.waiting(board, other)] > found:
            found = EFFECTS.reach[chains.waiting(board, other)]
    return found


def steps_ahead(board: Board, seat: i64, count: i64) -> i64:
    """How many steps on the season track the group on top may bring in all."""
    found: i64 = 0
    for i in range(count):
        effect = chains.waiting(board, i)
        if EFFECTS.kind[effect] == INFLUENCE:
            found += EFFECTS.count[effect]
        elif EFFECTS.kind[effect] == LANTERN:
            found += mat.lanterns_show(board, seat, INFLUENCE)
        else:
            found += SPARE.steps[EFFECTS.reach[effect]]
    return found


def quiet(board: Board, seat: i64, effect: i64, tree_near: bool) -> bool:
    """Whether an effect can spend nothing now, so that among its like the order is all the same."""
    if EFFECTS.kind[effect] == LANTERN and mat.lanterns_show(board, seat, INFLUENCE) == 0:
        return True
    return EFFECTS.reach[effect] == ADDS or (EFFECTS.reach[effect] == TREES and not tree_near)


def group_options(board: Board, seat: i64, count: i64) -> vec[i64]:
    """The set of effects of the group on top that can do something."""
    found = vec[i64](capacity=count)
    for i in range(count):
        effect = chains.waiting(board, i)
        if possible(board, seat, effect, 0):
            found = sets.with_effect(found, effect)
    return found


def next_of_group(board: Board, seat: i64, count: i64) -> i64:
    """Which effect of the group on top comes next without a question, if any."""
    live = False
    choice: i64 = -1
    tree_near = season.tree_within(board, seat, steps_ahead(board, seat, count))
    for i in range(count):
        if eager(board, seat, i, count, tree_near):
            if EFFECTS.plain[chains.waiting(board, i)] != 0:
                return i
            choice = i
        if not quiet(board, seat, chains.waiting(board, i), tree_near):
            live = True
    if choice >= 0:
        return choice
    if not live:
        return RELEASE
    return only_possible(board, seat, count)


def only_possible(board: Board, seat: i64, count: i64) -> i64:
    """The effect of the group on top that alone can do something."""
    found: i64 = ABANDON
    for i in range(count):
        effect = chains.waiting(board, i)
        if found >= 0 and effect == chains.waiting(board, found):
            continue
        if possible(board, seat, effect, 0):
            if found >= 0:
                return ASK
            found = i
    return found


def find_in_group(board: Board, count: i64, effect: i64) -> i64:
    """Where in the group on top an effect lies."""
    i: i64 = 0
    while i < count and chains.waiting(board, i) != effect:
        i += 1
    return i


class GroupStep(Question):
    """It stays on the stack until its effects are done: what runs or is chosen finds it on top again."""

    name = "order"

    def asks(self, board: Board) -> bool:
        return next_of_group(board, board.todo.seat(), board.todo.value()) == ASK

    def legal(self, board: Board, seat: i64) -> vec[i64]:
        return choices.doing(group_options(board, seat, board.todo.value()), False)

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        board.todo.push(steps.GROUP, seat, value)
        i = find_in_group(board, value, option - choices.DO)
        chains.do(board, seat, chains.pick(board, i))

    def run(self, board: Board, seat: i64, value: i64) -> None:
        """Do what needs no question."""
        board.todo.push(steps.GROUP, seat, value)
        i = next_of_group(board, seat, value)
        if i >= 0:
            board.todo.push(steps.EFFECT, seat, chains.pick(board, i))
        elif i == ABANDON:
            chains.abandon(board, value)
        else:
            board.todo.drop()

    def why_not(self, board: Board, seat: i64, option: i64) -> Refusal | None:
        return chains.not_offered(option)

    def terms(self, board: Board, seat: i64, value: i64, option: i64) -> Terms:
        return chains.terms_of_doing(option)
