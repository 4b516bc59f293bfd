"""What each choice costs and what it sets off, told before it is made.

An offer may need seals exchanged first: those choices come before it. A die that can be taken tells where
it could be placed.
"""

from typing import Final

from mypy_extensions import i64

from tenshu.games.white_castle import choices, dice, mat, steps
from tenshu.games.white_castle.board import BRIDGE, COURTIERS, GATE, HALL, LEFT, RIGHT, Board, Clan
from tenshu.games.white_castle.castle import (
    ASCENT,
    AUDIENCE,
    EFFECT,
    floor_of,
    light_of,
    row_effect,
)
from tenshu.games.white_castle.components import (
    CASTLE_DECK,
    CASTLE_ROOMS,
    FIGURES,
    GROUNDS,
    MAT_SPACE,
    OUTSIDE_LEFT,
    PRINT,
    RESOURCE_CARD,
    WELL_SPACE,
    first_tile,
    rows_of,
)
from tenshu.games.white_castle.vocabulary import (
    COIN,
    EFFECTS,
    FOOD,
    IRON,
    KINDS,
    PEARL,
    SEAL,
    THE_LANTERN,
    THE_WELL,
)

Offer = dict[str, object]
NOTHING: Final[dict[str, int]] = {}


class Price:
    """Coins and seals, and an amount of one resource."""

    def __init__(self, coins: i64, seals: i64, resource: i64, amount: i64) -> None:
        self.coins = coins
        self.seals = seals
        self.resource = resource
        self.amount = amount

    def goods(self) -> dict[str, int]:
        asked = {COIN: self.coins, SEAL: self.seals, self.resource: self.amount}
        return {KINDS[kind]: int(count) for kind, count in asked.items() if count > 0}

    def beyond(self, clan: Clan) -> bool:
        return clan.short(self.coins, self.seals, self.resource, self.amount) < 0

    def exchanges(self, clan: Clan) -> list[str]:
        """The exchanges of seals that make it payable."""
        coins = max(0, int(self.coins - clan.goods[COIN]))
        amount = max(0, int(self.amount - clan.goods[self.resource]))
        return ["exchange coin"] * coins + [f"exchange {KINDS[self.resource]}"] * amount


def offer(
    option: int,
    effects: list[i64],
    pay: dict[str, int] = NOTHING,
    gain: dict[str, int] = NOTHING,
    one_of: bool = False,
) -> Offer:
    """`one_of`: only one of the effects follows, by choice."""
    return {
        "choice": choices.ACTIONS.describe(option).notation,
        "first": [],
        "pay": pay,
        "gain": gain,
        "effects": [EFFECTS.ids[effect] for effect in effects],
        "one_of": one_of,
        "lanterns": False,
        "spaces": [],
    }


def offers(board: Board, seat: int) -> list[Offer]:
    """The offers of the question on top."""
    value = board.todo.value()
    match int(board.todo.step()):
        case steps.TAKE:
            return [taking(board, seat, option - choices.TAKE) for option in dice.takable(board)]
        case steps.PLACE:
            found = placings(board, seat, value)
        case steps.CASTLE:
            found = castle_offers(board, seat, value)
        case steps.GARDEN:
            found = garden_offers(board, seat, value)
        case steps.YARD:
            found = yard_offers(board, seat, value)
        case steps.MAT:
            found = mat_offers(board, seat, value)
        case _:
            return [plain_offer(board, seat, option) for option in board.legal(seat)]
    exchanges = [option for option in board.legal(seat) if option >= choices.EXCHANGE]
    return found + [exchange_offer(option - choices.EXCHANGE) for option in exchanges]


def taking(board: Board, seat: int, end: i64) -> Offer:
    bridge = end // 2
    left = end % 2 == 0
    slot = LEFT if left else RIGHT
    value = board.bridges[bridge * BRIDGE + slot]
    found = offer(choices.TAKE + int(end), [])
    found["lanterns"] = left
    found["spaces"] = placings(board, seat, bridge * 16 + value * 2 + (1 if left else 0))
    return found


def placings(board: Board, seat: int, die: i64) -> list[Offer]:
    """Every dice space that takes the die, if need be after an exchange of seals."""
    colour = die >> 4
    value = die >> 1 & 7
    found: list[Offer] = []
    for space in range(MAT_SPACE + 1):
        below = dice.covered(board, seat, space, colour)
        price = Price(max(0, int(below - value)), 0, FOOD, 0)
        if below == 0 or price.beyond(board.clans[seat]):
            continue
        gain = {"coin": int(value - below)} if value > below else NOTHING
        effects = space_effects(board, seat, space, colour)
        one_of = OUTSIDE_LEFT <= space < WELL_SPACE
        placed = offer(choices.PLACE + space, effects, price.goods(), gain, one_of)
        placed["first"] = price.exchanges(board.clans[seat])
        placed["lanterns"] = die & 1 != 0
        found.append(placed)
    return found


def space_effects(board: Board, seat: i64, space: i64, colour: i64) -> list[i64]:
    if space < CASTLE_ROOMS:
        first = first_tile(space)
        rows = [row for row in range(rows_of(space)) if board.tiles[first + row] == colour]
        return [row_effect(board, space, row) for row in rows]
    if space == WELL_SPACE:
        return [THE_WELL]
    if space == MAT_SPACE:
        return row_effects(board, seat, colour)
    first = (space - OUTSIDE_LEFT) * 2
    return [PRINT.outside[first], PRINT.outside[first + 1]]


def row_effects(board: Board, seat: i64, row: i64) -> list[i64]:
    """What a row of the mat gives: the bonuses that show, then the action beside it."""
    shown = FIGURES + 1 - mat.figures_left(board, seat, row)
    bonuses = [PRINT.bonus[row * (FIGURES + 1) + column] for column in range(shown)]
    return [*bonuses, CASTLE_DECK.mat[board.clans[seat].card * 3 + row]]


def priced(
    board: Board, seat: int, found: list[Offer], option: int, price: Price, effects: list[i64], one_of: bool
) -> None:
    """Add an offer if seals can make it payable."""
    clan = board.clans[seat]
    if not price.beyond(clan):
        made = offer(option, effects, price.goods(), NOTHING, one_of)
        made["first"] = price.exchanges(clan)
        found.append(made)


def castle_offers(board: Board, seat: int, value: i64) -> list[Offer]:
    figures = board.clans[seat].figures
    coins, sealed = EFFECTS.coins[value & EFFECT], EFFECTS.seals[value & EFFECT]
    found = [offer(choices.DONE, [])]
    if value & AUDIENCE == 0 and figures[COURTIERS] > 0:
        priced(board, seat, found, choices.GATE, Price(coins + PRINT.gate, sealed, PEARL, 0), [], False)
    if value & ASCENT != 0:
        return found
    for floor in range(GATE, HALL):
        if figures[floor] == 0:
            continue
        for room in range(CASTLE_ROOMS + 1):
            levels = int(floor_of(room)) - floor
            if 1 <= levels <= 2:
                price = Price(coins, sealed, PEARL, PRINT.climb[levels])
                option = choices.CLIMB + (floor - GATE) * 6 + room
                priced(board, seat, found, option, price, arrival(board, room), room < CASTLE_ROOMS)
    return found


def arrival(board: Board, room: i64) -> list[i64]:
    """What a courtier finds upstairs: one light action of the room's card; in the hall the lanterns."""
    if room == CASTLE_ROOMS:
        return [THE_LANTERN]
    if board.rooms[room] < 0:
        return []
    light = light_of(board.rooms[room])
    return [effect for effect in range(len(EFFECTS.ids)) if light >> effect & 1 != 0]


def garden_offers(board: Board, seat: int, effect: i64) -> list[Offer]:
    found = [offer(choices.DONE, [])]
    for garden in range(6):
        if board.clans[seat].gardens >> garden & 1 == 0:
            card = board.gardens[garden]
            price = Price(EFFECTS.coins[effect], EFFECTS.seals[effect], FOOD, GROUNDS.food[card])
            action = [GROUNDS.garden_action[card]]
            priced(board, seat, found, choices.GARDEN + garden, price, action, False)
    return found


def yard_offers(board: Board, seat: int, effect: i64) -> list[Offer]:
    found = [offer(choices.DONE, [])]
    for yard in range(3):
        price = Price(EFFECTS.coins[effect], EFFECTS.seals[effect], IRON, GROUNDS.iron[yard])
        priced(board, seat, found, choices.YARD + yard, price, yard_effects(board, yard), False)
    return found


def yard_effects(board: Board, yard: int) -> list[i64]:
    tiles = board.yards
    if yard == 0:
        return [GROUNDS.blue[tiles[0]], GROUNDS.beige[tiles[1]]]
    if yard == 1:
        return [GROUNDS.blue[tiles[2]]]
    return [GROUNDS.beige[tiles[3]]]


def mat_offers(board: Board, seat: int, effect: i64) -> list[Offer]:
    found = [offer(choices.DONE, [])]
    for row in range(3):
        price = Price(EFFECTS.coins[effect], 0, FOOD, 0)
        priced(board, seat, found, choices.ROW + row, price, row_effects(board, seat, row), False)
    return found


def exchange_offer(kind: i64) -> Offer:
    return offer(choices.EXCHANGE + int(kind), [], {"seal": 1 if kind == COIN else 2}, {KINDS[kind]: 1})


def plain_offer(board: Board, seat: int, option: i64) -> Offer:
    """A choice that costs at most what its question asks for."""
    number = int(option)
    if option >= choices.EXCHANGE:
        return exchange_offer(option - choices.EXCHANGE)
    if option >= choices.DO:
        pay = NOTHING
        if board.todo.step() in (steps.LIGHT, steps.TILE):
            effect = board.todo.value() & EFFECT
            pay = Price(EFFECTS.coins[effect], EFFECTS.seals[effect], FOOD, 0).goods()
        return offer(number, [option - choices.DO], pay)
    if choices.GAIN <= option < choices.RIVAL_ROOM:
        return offer(number, [], NOTHING, {KINDS[option - choices.GAIN]: 1})
    if choices.FIELD <= option < choices.GAIN:
        return offer(number, [CASTLE_DECK.field[board.daimyo * 3 + option - choices.FIELD]])
    if choices.PAIR <= option < choices.TAKE:
        card = board.pairs[2 * (option - choices.PAIR)]
        return offer(number, [CASTLE_DECK.gain[card - RESOURCE_CARD]])
    if option == choices.PASS_TREE:
        return offer(number, [], {"seal": int(PRINT.tree[board.clans[seat].place + 1])})
    return offer(number, [])
