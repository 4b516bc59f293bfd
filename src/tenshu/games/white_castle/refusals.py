"""Why a choice is not possible, in the words of the rules."""

from collections.abc import Callable
from typing import Final

from tenshu.core.actions import Choice
from tenshu.core.refusal import Refusal
from tenshu.games.white_castle import choices, dice, steps
from tenshu.games.white_castle.board import COURTIERS, GATE, RESOURCE_CAP, Board
from tenshu.games.white_castle.castle import ASCENT, AUDIENCE, EFFECT, floor_of
from tenshu.games.white_castle.components import (
    CASTLE_ROOMS,
    COLOURS,
    GROUNDS,
    MAT_SPACE,
    PRINT,
    ROOMS,
    SPACES,
    YARDS,
)
from tenshu.games.white_castle.vocabulary import COIN, EFFECTS, FOOD, IRON, KINDS, PEARL, SEAL

VERBS: Final = {
    steps.PAIR: ("pair",),
    steps.TAKE: ("take",),
    steps.PLACE: ("place",),
    steps.OUTSIDE: ("do",),
    steps.GROUP: ("do",),
    steps.ANY: ("gain",),
    steps.CASTLE: ("gate", "climb"),
    steps.GARDEN: ("garden",),
    steps.YARD: ("yard",),
    steps.LIGHT: ("do",),
    steps.TILE: ("do",),
    steps.MAT: ("row",),
    steps.HALL: ("field",),
    steps.CLIMBED: ("do",),
}


def why_not(board: Board, seat: int, option: int) -> Refusal:
    choice = board.describe(option)
    if choice.verb in VERBS.get(int(board.todo.step()), ()) or choice.verb == "exchange":
        return REASONS[choice.verb](board, seat, choice)
    return Refusal(
        "not-now", f"'{choice.notation}' is not among the choices now", {"choice": choice.notation}
    )


def too_few(board: Board, seat: int, kind: int, price: int) -> Refusal:
    have = int(board.clans[seat].goods[kind])
    details: dict[str, object] = {"good": KINDS[kind], "price": price, "have": have}
    return Refusal("too-few", f"it takes {price} {KINDS[kind]}, there is {have}", details)


def owed(board: Board) -> int:
    """Coins to be paid before the action that is asked about."""
    return int(EFFECTS.coins[board.todo.value() & EFFECT])


def no_pair(_board: Board, _seat: int, choice: Choice) -> Refusal:
    return Refusal("pair-taken", f"pair {choice.args['pair']} is not on offer", {"pair": choice.args["pair"]})


def no_die(_board: Board, _seat: int, choice: Choice) -> Refusal:
    bridge, end = choice.args["bridge"], choice.args["end"]
    return Refusal(
        "no-die", f"no die lies at the {end} end of the {bridge} bridge", {"bridge": bridge, "end": end}
    )


def no_place(board: Board, seat: int, choice: Choice) -> Refusal:
    space = SPACES.index(choice.args["space"])
    die = board.todo.value()
    colour, value = int(die >> 4), int(die >> 1 & 7)
    details: dict[str, object] = {"space": choice.args["space"], "colour": COLOURS[colour]}
    if space < CASTLE_ROOMS and board.colours[space] >> colour & 1 == 0:
        return Refusal("no-tile", f"{choice.args['space']} has no {COLOURS[colour]} tile", details)
    below = int(dice.covered(board, seat, space, colour))
    if below == 0 and space == MAT_SPACE:
        return Refusal("row-occupied", f"there is a {COLOURS[colour]} die on the mat already", details)
    if below == 0:
        return Refusal("space-full", f"{choice.args['space']} takes no more dice", details)
    return too_few(board, seat, COIN, below - value)


def no_gate(board: Board, seat: int, _choice: Choice) -> Refusal:
    if board.todo.value() & AUDIENCE:
        return Refusal("done-already", "this action has sent a courtier to the gate already")
    if board.clans[seat].figures[COURTIERS] == 0:
        return Refusal("no-courtier", "no courtier is left on the mat")
    return too_few(board, seat, COIN, int(PRINT.gate) + owed(board))


def no_climb(board: Board, seat: int, choice: Choice) -> Refusal:
    floor = choices.FLOORS.index(choice.args["floor"]) + GATE
    goal = int(floor_of((*ROOMS, "hall").index(choice.args["room"])))
    if board.todo.value() & ASCENT:
        return Refusal("done-already", "this action has let a courtier climb already")
    if board.clans[seat].figures[floor] == 0:
        return Refusal("no-courtier", "no courtier of yours is there", {"floor": choice.args["floor"]})
    if not 1 <= goal - floor <= 2:
        return Refusal("no-way", "a courtier climbs one or two levels", {"room": choice.args["room"]})
    if board.clans[seat].goods[COIN] < owed(board):
        return too_few(board, seat, COIN, owed(board))
    return too_few(board, seat, PEARL, int(PRINT.climb[goal - floor]))


def no_garden(board: Board, seat: int, choice: Choice) -> Refusal:
    garden = choice.option - choices.GARDEN
    if board.clans[seat].gardens >> garden & 1:
        return Refusal("gardener-there", "a gardener of yours is there already", dict(choice.args))
    if board.clans[seat].goods[COIN] < owed(board):
        return too_few(board, seat, COIN, owed(board))
    return too_few(board, seat, FOOD, int(GROUNDS.food[board.gardens[garden]]))


def no_yard(board: Board, seat: int, choice: Choice) -> Refusal:
    if board.clans[seat].goods[COIN] < owed(board):
        return too_few(board, seat, COIN, owed(board))
    return too_few(board, seat, IRON, int(GROUNDS.iron[YARDS.index(choice.args["yard"])]))


def no_row(board: Board, seat: int, _choice: Choice) -> Refusal:
    return too_few(board, seat, COIN, owed(board))


def no_field(_board: Board, _seat: int, choice: Choice) -> Refusal:
    return Refusal("field-taken", "another courtier rests on this field", dict(choice.args))


def no_room(_board: Board, _seat: int, choice: Choice) -> Refusal:
    return Refusal("store-full", f"there is no room for more than {RESOURCE_CAP}", dict(choice.args))


def no_effect(board: Board, seat: int, choice: Choice) -> Refusal:
    effect = EFFECTS.number[choice.args["effect"]]
    if board.todo.step() in (steps.LIGHT, steps.TILE) and board.clans[seat].goods[COIN] < owed(board):
        return too_few(board, seat, COIN, owed(board))
    return Refusal("not-offered", f"{EFFECTS.ids[effect]} can't be done here now", dict(choice.args))


def no_exchange(board: Board, seat: int, choice: Choice) -> Refusal:
    kind = choice.option - choices.EXCHANGE
    price = 1 if kind == COIN else 2
    if board.clans[seat].goods[SEAL] < price:
        return too_few(board, seat, SEAL, price)
    if kind != COIN and board.clans[seat].goods[kind] >= RESOURCE_CAP:
        return no_room(board, seat, choice)
    return Refusal(
        "exchange-later", "nothing here lacks it; seals can be exchanged when it is needed", dict(choice.args)
    )


REASONS: Final[dict[str, Callable[[Board, int, Choice], Refusal]]] = {
    "pair": no_pair,
    "take": no_die,
    "place": no_place,
    "gate": no_gate,
    "climb": no_climb,
    "garden": no_garden,
    "yard": no_yard,
    "row": no_row,
    "field": no_field,
    "gain": no_room,
    "do": no_effect,
    "exchange": no_exchange,
}
