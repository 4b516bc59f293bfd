"""Seals of the daimyo, p. 12: two for a resource or one for a coin at any time, and at once beyond the fifth.

house: an exchange can always wait until something has to be paid, so it is offered beside the choices it
makes payable, and when a sixth seal arrives; nothing else depends on it.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.games.white_castle import choices, steps
from tenshu.games.white_castle.board import RESOURCE_CAP, Board, Clan
from tenshu.games.white_castle.vocabulary import COIN, RESOURCES, SEAL, bit


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


def exchange(board: Board, seat: i64, kind: i64) -> None:
    """One seal for a coin, two for a resource."""
    price: i64 = 2
    if kind == COIN:
        price = 1
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
    left = excess - 1
    price: i64 = 1
    if kind != COIN:
        price = 2
        left -= 1
    if left < 0:
        goods[SEAL] -= 1
        board.seals += 1
    goods[kind] += 1
    board.tell("exchanges", seat, kind, price)
    if left > 0:
        board.todo.push(steps.OVERFLOW, seat, left)
