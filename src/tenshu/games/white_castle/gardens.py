"""The garden action, p. 10, and gardeners at the end of a round, p. 13."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.refusal import Refusal
from tenshu.core.rows import bit
from tenshu.games.white_castle import chains, choices, offers, seals, steps
from tenshu.games.white_castle.board import BRIDGE, GARDENERS, Board
from tenshu.games.white_castle.castle import pay_for_action
from tenshu.games.white_castle.components import BRIDGES, GARDEN_PLACES, GROUNDS, SORTS
from tenshu.games.white_castle.offers import Terms
from tenshu.games.white_castle.step import ActionQuestion
from tenshu.games.white_castle.vocabulary import EFFECTS, FOOD, SEAL


def can_act(board: Board, seat: i64, effect: i64, coins: i64) -> bool:
    """Whether a gardener can be sent out, with that many coins owed for something else."""
    clan = board.clans[seat]
    owed = coins + EFFECTS.coins[effect]
    sealed = EFFECTS.seals[effect]
    if clan.figures[GARDENERS] == 0 or clan.goods[SEAL] < sealed:
        return False
    for garden in range(i64(GARDEN_PLACES)):
        food = GROUNDS.food[board.gardens[garden]]
        if clan.gardens >> garden & 1 == 0 and clan.short(owed, sealed, FOOD, food) >= 0:
            return True
    return False


def options(board: Board, seat: i64, effect: i64) -> vec[i64]:
    """Every garden without a gardener of one's own, against food."""
    clan = board.clans[seat]
    coins = EFFECTS.coins[effect]
    missing: i64 = 0
    found = append(vec[i64](capacity=10), choices.DONE)
    for garden in range(i64(GARDEN_PLACES)):
        if clan.gardens >> garden & 1 == 0:
            food = GROUNDS.food[board.gardens[garden]]
            need = clan.short(coins, EFFECTS.seals[effect], FOOD, food)
            if need == 0:
                found = append(found, choices.GARDEN + garden)
            elif need > 0:
                missing |= seals.lacking(clan, coins, FOOD, food)
    if missing != 0:
        return seals.with_exchanges(found, missing)
    return found


def act(board: Board, seat: i64, effect: i64, garden: i64) -> None:
    """The leftmost gardener of the mat goes to the garden, whose action follows at once."""
    pay_for_action(board, seat, effect)
    card = board.gardens[garden]
    board.pay(seat, FOOD, GROUNDS.food[card])
    clan = board.clans[seat]
    clan.figures[GARDENERS] -= 1
    clan.gardens |= bit(garden)
    board.tell("plants", seat, garden)
    board.todo.push(steps.EFFECT, seat, GROUNDS.garden_action[card])


def bridge_has_die(board: Board, bridge: i64) -> bool:
    for place in range(bridge * BRIDGE, (bridge + 1) * BRIDGE):
        if board.bridges[place] > 0:
            return True
    return False


def active(board: Board, seat: i64) -> i64:
    """The gardens, as bits, where a gardener of the clan is active: a die is left on their bridge."""
    found = board.clans[seat].gardens
    for bridge in range(i64(BRIDGES)):
        if found >> (SORTS * bridge) & 3 != 0 and not bridge_has_die(board, bridge):
            found &= ~(i64(3) << (SORTS * bridge))
    return found


def activate(board: Board, seat: i64) -> None:
    """The actions of all active gardeners, in an order of choice.

    house: a gardener who is sent out meanwhile acts once, on arriving.
    """
    gardens = active(board, seat)
    count: i64 = 0
    for garden in range(i64(GARDEN_PLACES)):
        if gardens >> garden & 1 != 0:
            board.tell("gardener-works", seat, garden)
            board.todo.push(steps.EFFECT, seat, GROUNDS.garden_action[board.gardens[garden]])
            count += 1
    chains.together(board, seat, count)


class GardenStep(ActionQuestion):
    name = "garden"

    def asks(self, board: Board) -> bool:
        return can_act(board, board.todo.seat(), board.todo.value(), 0)

    def legal(self, board: Board, seat: i64) -> vec[i64]:
        return options(board, seat, board.todo.value())

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        act(board, seat, value, option - choices.GARDEN)

    def run(self, board: Board, seat: i64, value: i64) -> None:
        """No gardener can be sent out."""

    def candidates(self, board: Board, seat: i64, value: i64) -> list[int]:
        taken = board.clans[seat].gardens
        free = [garden for garden in range(GARDEN_PLACES) if taken >> garden & 1 == 0]
        return [choices.DONE, *(choices.GARDEN + garden for garden in free)]

    def terms(self, board: Board, seat: i64, value: i64, option: i64) -> Terms:
        if option == choices.DONE:
            return offers.free([])
        card = board.gardens[option - choices.GARDEN]
        return Terms(self.price(value, FOOD, GROUNDS.food[card]), [GROUNDS.garden_action[card]])

    def why_not(self, board: Board, seat: i64, option: i64) -> Refusal | None:
        if not choices.GARDEN <= option < choices.YARD:
            return None
        if board.clans[seat].gardens >> (option - choices.GARDEN) & 1 != 0:
            args = board.describe(int(option)).args
            return Refusal("gardener-there", "a gardener of yours is there already", dict(args))
        return self.terms(board, seat, board.todo.value(), option).price.refusal(board.clans[seat])
