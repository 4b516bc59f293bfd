"""The buy phase, the end phase and the end of the game, p. 3 and 5."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.games.kunitori import choices, steps
from tenshu.games.kunitori.board import HAND_SIZE, Board
from tenshu.games.kunitori.cards import CARDS, COPPER, DECK, KINDS, VICTORY

BURDENS: Final = "burdens"
SOURCE_IDS: Final = ("village", "prefecture", "country", "general", "troop", "politics", BURDENS)


def begin(board: Board) -> None:
    """One buy, and all treasure cards of the hand are played: nothing is gained by holding any back.

    Actions that were not used are lost now, p. 2.
    """
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


def price(board: Board, card: i64) -> i64:
    """In the buy phase each Abolished tolls takes one off every price; no price falls below 0."""
    if board.todo.step() != steps.BUY:
        return DECK.cost[card]
    cost = DECK.cost[card] - board.tolls
    if cost < 0:
        return 0
    return cost


def goes_on(board: Board) -> bool:
    """The phase ends without buys or without money, p. 3; option `penniless=buy`: not without money."""
    return board.buys > 0 and (board.money > 0 or board.free_buys)


def affordable(board: Board) -> vec[i64]:
    found = append(vec[i64](capacity=CARDS + 1), choices.DONE)
    dearest = board.money + board.tolls
    for card in range(i64(CARDS)):
        if DECK.cost[card] <= dearest and board.offered(card):
            found = append(found, choices.BUY + card)
    return found


def buy(board: Board, card: i64) -> None:
    paid = price(board, card)
    board.buys -= 1
    board.money -= paid
    board.tell("buys", board.active, card, paid)
    board.take_from_pool(board.active, card)
    board.territories[board.active].discard[card] += 1


def withdrawable(board: Board) -> vec[i64]:
    """Deployable cards stay in the camp unless they are withdrawn, p. 3."""
    camp = board.territories[board.active].camp
    found = append(vec[i64](capacity=8), choices.DONE)
    for card in DECK.deployables:
        if camp[card] > 0:
            found = append(found, choices.WITHDRAW + card)
    return found


def withdraw(board: Board, card: i64) -> None:
    territory = board.territories[board.active]
    territory.camp[card] -= 1
    territory.discard[card] += 1
    board.tell("withdraws", board.active, card)


def clean_up(board: Board) -> None:
    """All else played and all cards in hand are discarded, four are drawn; then the next player, p. 3."""
    territory = board.territories[board.active]
    hand, camp, discard, seen = territory.hand, territory.camp, territory.discard, territory.seen
    for card in range(i64(CARDS)):
        if camp[card] > 0 and DECK.deployable[card] == 0:
            discard[card] += camp[card]
            camp[card] = 0
        discard[card] += hand[card]
        hand[card] = 0
        seen[card] = 0
    board.draw(board.active, HAND_SIZE)
    if board.active == board.last_turn or nobody_can_act(board):
        board.tell("game-over", board.active)
        return
    board.todo.push(steps.TURN, board.next_seat(board.active), 0)


def nobody_can_act(board: Board) -> bool:
    """Nobody owns more than victory cards: no turn would ask for anything. Only in a made-up position."""
    if board.free_buys:
        return False
    for territory in board.territories:
        hand, discard, camp = territory.hand, territory.discard, territory.camp
        for card in range(i64(CARDS)):
            if DECK.kind[card] != VICTORY and hand[card] + discard[card] + camp[card] > 0:
                return False
        for card in territory.deck:
            if DECK.kind[card] != VICTORY:
                return False
    return True


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
