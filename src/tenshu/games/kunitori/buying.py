"""The buy phase, and what all cards are worth in the end, p. 3 and 5."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.refusal import Refusal
from tenshu.games.kunitori import choices, refusals, steps
from tenshu.games.kunitori.board import Board
from tenshu.games.kunitori.cards import CARDS, COPPER, DECK, KINDS, VICTORY
from tenshu.games.kunitori.step import Automatic, Question

BURDENS: Final = "burdens"
SOURCE_IDS: Final = ("village", "prefecture", "country", "general", "troop", "politics", BURDENS)


class BuyPhase(Automatic):
    """One buy, and all treasure cards of the hand are played: nothing is gained by holding any back.

    Actions that were not used are lost now, p. 2.
    """

    number: i64 = steps.BUY_PHASE
    name = "buy-phase"

    def run(self, board: Board, seat: i64, value: i64) -> None:
        board.actions = 0
        board.buys += 1
        territory = board.territories[board.active]
        for card in range(i64(COPPER), i64(CARDS)):
            while territory.hand[card] > 0:
                territory.take_from_hand(card)
                territory.camp[card] += 1
                board.money += DECK.money[card]
                board.disclosures += 1
        board.tell("has-money", board.active, -1, board.money)
        board.todo.push(steps.BUY, board.active, 0)


class Buy(Question):
    """The phase ends without buys or without money, p. 3; option `penniless=buy`: not without money."""

    number: i64 = steps.BUY
    name = "buy"
    again = True
    verb = "buy"

    def asks(self, board: Board, seat: i64, value: i64) -> bool:
        return board.buys > 0 and (board.money > 0 or board.free_buys)

    def legal(self, board: Board, seat: i64, value: i64) -> vec[i64]:
        found = append(vec[i64](capacity=CARDS + 1), choices.DONE)
        dearest = board.money + board.tolls
        for card in range(i64(CARDS)):
            if DECK.cost[card] <= dearest and board.offered(card):
                found = append(found, choices.BUY + card)
        return found

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        card = option - choices.BUY
        paid = price(board, card)
        board.buys -= 1
        board.money -= paid
        board.tell("buys", board.active, card, paid)
        board.take_from_pool(board.active, card)
        board.territories[board.active].discard[card] += 1

    def question(self, board: Board, seat: i64, value: i64) -> dict[str, object]:
        return {"buys": int(board.buys), "money": int(board.money)}

    def why_not(self, board: Board, seat: i64, value: i64, card: i64) -> Refusal | None:
        missing = refusals.not_in_pool(board, card)
        if missing:
            return missing
        name, cost, money = DECK.ids[card], int(price(board, card)), int(board.money)
        details: dict[str, object] = {"card": name, "price": cost, "money": money}
        return Refusal("too-expensive", f"{name} costs {cost}, there is {money}", details)


def price(board: Board, card: i64) -> i64:
    """In the buy phase each Abolished tolls takes one off every price; no price falls below 0."""
    if board.todo.step() != steps.BUY:
        return DECK.cost[card]
    cost = DECK.cost[card] - board.tolls
    if cost < 0:
        return 0
    return cost


def points(board: Board, seat: i64) -> i64:
    """Victory points on all cards a player owns, wherever they are, p. 5."""
    territory = board.territories[seat]
    found: i64 = 0
    for card in range(i64(CARDS)):
        found += DECK.points[card] * (territory.hand[card] + territory.discard[card] + territory.camp[card])
    for row in (territory.deck, territory.ambush, territory.revealed):
        for card in row:
            found += DECK.points[card]
    return found


def sources(board: Board, seat: i64) -> dict[str, int]:
    """The points by the sort of card they are on; what cards cost their owner is listed apart."""
    territory = board.territories[seat]
    found = dict.fromkeys(SOURCE_IDS, 0)
    for card in range(i64(CARDS)):
        if DECK.points[card] == 0:
            continue
        owned = territory.hand[card] + territory.discard[card] + territory.camp[card]
        for row in (territory.deck, territory.ambush, territory.revealed):
            for other in row:
                if other == card:
                    owned += 1
        found[source(card)] += int(DECK.points[card] * owned)
    return found


def source(card: i64) -> str:
    if DECK.points[card] < 0:
        return BURDENS
    if DECK.kind[card] == VICTORY:
        return DECK.ids[card]
    return KINDS[DECK.kind[card]]


def places(board: Board) -> list[int]:
    """Most points; a tie goes to whoever had the later first turn, p. 5."""
    keys = [
        (-points(board, seat), -((seat - board.first + board.seats) % board.seats))
        for seat in range(board.seats)
    ]
    return [sorted(keys).index(key) + 1 for key in keys]
