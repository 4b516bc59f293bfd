"""What effects do, and the chains they form: several at once come in an order of the player's choice, p. 4.

An effect is done at once where it is a plain gain; otherwise it puts its question on the stack. Several
effects lie there side by side under a GROUP step, which asks for their order only where it can matter.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.games.white_castle import (
    castle,
    chains,
    choices,
    gardens,
    mat,
    seals,
    season,
    steps,
    vocabulary,
    yards,
)
from tenshu.games.white_castle.board import RESOURCE_CAP, SEAL_CAP, Board
from tenshu.games.white_castle.components import OUTSIDE_LEFT, PRINT
from tenshu.games.white_castle.vocabulary import (
    ADDS,
    ANY,
    COIN,
    COURT,
    EFFECTS,
    FOOD,
    INFLUENCE,
    LANTERN,
    LIGHT,
    PARTS,
    PEARL,
    POINT,
    RESOURCES,
    SEAL,
    TILE,
    TREES,
    WILD,
    bit,
    column,
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


def perform(board: Board, seat: i64, effect: i64) -> None:
    """Carry out an effect, or put on the stack what it asks for."""
    if EFFECTS.plain[effect] != 0:
        for part in range(effect * PARTS, effect * PARTS + EFFECTS.parts[effect]):
            board.gain(seat, EFFECTS.part_kind[part], EFFECTS.part_count[part])
        return
    match EFFECTS.kind[effect]:
        case vocabulary.ANY:
            board.todo.push(steps.ANY, seat, EFFECTS.count[effect])
        case vocabulary.INFLUENCE:
            board.todo.push(steps.INFLUENCE, seat, EFFECTS.count[effect])
        case vocabulary.LANTERN:
            mat.light_lanterns(board, seat)
        case vocabulary.WELL:
            draw_water(board, seat)
        case vocabulary.CASTLE:
            board.todo.push(steps.CASTLE, seat, effect)
        case vocabulary.GARDEN:
            board.todo.push(steps.GARDEN, seat, effect)
        case vocabulary.YARD:
            board.todo.push(steps.YARD, seat, effect)
        case vocabulary.MAT:
            board.todo.push(steps.MAT, seat, effect)
        case vocabulary.LIGHT:
            board.todo.push(steps.LIGHT, seat, effect)
        case -1:
            divide(board, seat, effect)
        case _:
            board.todo.push(steps.TILE, seat, effect)


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
            return castle.can_act(board, seat, effect, coins)
        case vocabulary.GARDEN:
            return gardens.can_act(board, seat, effect, coins)
        case vocabulary.YARD:
            return yards.can_act(board, seat, effect, coins)
        case vocabulary.MAT:
            return mat.can_act(board, seat, effect, coins)
        case _:
            return board.clans[seat].short(coins + EFFECTS.coins[effect], 0, FOOD, 0) >= 0


def possible_of(board: Board, seat: i64, effects: i64, coins: i64) -> i64:
    """Those of a set of effects that can do something, as bits."""
    found: i64 = 0
    rest = effects
    effect: i64 = 0
    while rest != 0:
        if rest & 1 != 0 and possible(board, seat, effect, coins):
            found |= bit(effect)
        rest >>= 1
        effect += 1
    return found


def elsewhere(board: Board, seat: i64, effect: i64) -> i64:
    """The actions that a light-action or tile-action symbol lets one choose from, as bits."""
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
    mask = elsewhere(board, seat, effect)
    if EFFECTS.coins[effect] > 0:
        return mask != 0
    return mask & (mask - 1) != 0


def use_elsewhere(board: Board, seat: i64, effect: i64, chosen: i64) -> None:
    castle.pay_for_action(board, seat, effect)
    do(board, seat, chosen)


def do(board: Board, seat: i64, effect: i64) -> None:
    board.tell("does", seat, effect)
    board.todo.push(steps.EFFECT, seat, effect)


def outside(board: Board, seat: i64, space: i64) -> i64:
    """Outside the walls, p. 7: one of the two actions beside the space, as bits."""
    first = (space - OUTSIDE_LEFT) * 2
    both = bit(PRINT.outside[first]) | bit(PRINT.outside[first + 1])
    return possible_of(board, seat, both, 0)


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


def group_options(board: Board, seat: i64, count: i64) -> i64:
    """The effects of the group on top that can do something, as bits."""
    found: i64 = 0
    for i in range(count):
        effect = chains.waiting(board, i)
        if found >> effect & 1 == 0 and possible(board, seat, effect, 0):
            found |= bit(effect)
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
    mask = group_options(board, seat, count)
    if mask == 0:
        return ABANDON
    if mask & (mask - 1) != 0:
        return ASK
    return find_in_group(board, count, mask)


def find_in_group(board: Board, count: i64, mask: i64) -> i64:
    """Where in the group on top an effect of a set lies."""
    for i in range(count):
        if mask >> chains.waiting(board, i) & 1 != 0:
            return i
    return RELEASE


def go_on_with_group(board: Board, seat: i64, count: i64) -> None:
    """Do what needs no question."""
    i = next_of_group(board, seat, count)
    if i >= 0:
        board.todo.push(steps.EFFECT, seat, chains.pick(board, i))
    elif i == ABANDON:
        chains.abandon(board, count)
    else:
        board.todo.drop()


def choose_from_group(board: Board, seat: i64, count: i64, effect: i64) -> None:
    i = find_in_group(board, count, bit(effect))
    do(board, seat, chains.pick(board, i))
