"""Seals of the daimyo, p. 12: two for a resource or one for a coin at any time, and at once beyond the fifth.

house: an exchange can always wait until something has to be paid, so it is offered beside the choices it
makes payable, and when a sixth seal arrives; nothing else depends on it.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.refusal import Refusal
from tenshu.core.rows import bit
from tenshu.games.white_castle import choices, offers, steps
from tenshu.games.white_castle.board import RESOURCE_CAP, Board, Clan
from tenshu.games.white_castle.offers import Price, Terms
from tenshu.games.white_castle.step import Question
from tenshu.games.white_castle.vocabulary import COIN, KINDS, RESOURCES, SEAL

# Seals for a coin, and for a resource.
FOR_A_COIN: Final = 1
FOR_A_RESOURCE: Final = 2


def lacking(clan: Clan, coins: i64, resource: i64, amount: i64) -> i64:
    """Which goods are missing for a payment, as bits."""
    found: i64 = 0
    if clan.goods[COIN] < coins:
        found = bit(COIN)
    if clan.goods[resource] < amount:
        found |= bit(resource)
    return found


def with_exchanges(found: vec[i64], missing: i64) -> vec[i64]:
    """Add the exchanges for missing goods to a list of options."""
    for kind in range(i64(COIN + 1)):
        if missing >> kind & 1 != 0:
            found = append(found, choices.EXCHANGE + kind)
    return found


def price_of(kind: i64) -> i64:
    if kind == COIN:
        return FOR_A_COIN
    return FOR_A_RESOURCE


def exchange(board: Board, seat: i64, kind: i64) -> None:
    price = price_of(kind)
    goods = board.clans[seat].goods
    goods[SEAL] -= price
    board.seals += price
    goods[kind] += 1
    board.tell("exchanges", seat, kind, price)


def overflow_options(board: Board, seat: i64) -> vec[i64]:
    """What seals beyond the fifth can become; a full store takes no resource."""
    goods = board.clans[seat].goods
    found = vec[i64](capacity=4)
    for kind in range(i64(RESOURCES)):
        if goods[kind] < RESOURCE_CAP:
            found = append(found, choices.EXCHANGE + kind)
    return append(found, choices.EXCHANGE + COIN)


def exchange_overflow(board: Board, seat: i64, excess: i64, kind: i64) -> None:
    """The seals in excess go first; a resource may take one of the five along."""
    goods = board.clans[seat].goods
    price = price_of(kind)
    left = excess - price
    if left < 0:
        goods[SEAL] -= 1
        board.seals += 1
    goods[kind] += 1
    board.tell("exchanges", seat, kind, price)
    if left > 0:
        board.todo.push(steps.OVERFLOW, seat, left)


def terms(option: i64) -> Terms:
    """What an exchange costs and gives."""
    kind = option - choices.EXCHANGE
    found = Terms(Price(0, price_of(kind)), [])
    found.gain = {KINDS[kind]: 1}
    return found


def why_not(board: Board, seat: i64, option: i64) -> Refusal:
    """Why seals can't be exchanged so now."""
    kind = option - choices.EXCHANGE
    clan = board.clans[seat]
    if clan.goods[SEAL] < price_of(kind):
        return offers.too_few(clan, SEAL, price_of(kind))
    if kind != COIN and clan.goods[kind] >= RESOURCE_CAP:
        return no_room(option)
    reason = "nothing here lacks it; seals can be exchanged when it is needed"
    return Refusal("exchange-later", reason, dict(choices.ACTIONS.describe(int(option)).args))


def no_room(option: i64) -> Refusal:
    args = choices.ACTIONS.describe(int(option)).args
    return Refusal("store-full", f"there is no room for more than {RESOURCE_CAP}", dict(args))


class OverflowStep(Question):
    """Seals beyond the fifth must be exchanged at once."""

    name = "overflow"

    def asks(self, board: Board) -> bool:
        return len(overflow_options(board, board.todo.seat())) > 1

    def legal(self, board: Board, seat: i64) -> vec[i64]:
        return overflow_options(board, seat)

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        exchange_overflow(board, seat, value, option - choices.EXCHANGE)

    def run(self, board: Board, seat: i64, value: i64) -> None:
        exchange_overflow(board, seat, value, COIN)

    def question(self, board: Board) -> dict[str, object]:
        return {"count": int(board.todo.value())}
