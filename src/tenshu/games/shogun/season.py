"""Spring, summer and autumn, p. 6-9: cards are laid out, an event drawn, the turn order settled."""

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from tenshu.games.shogun import choices, planning, steps
from tenshu.games.shogun.board import Board, filled
from tenshu.games.shogun.choices import BID, CHEST, FIELDS, NO_CARD, TOWER_CARD
from tenshu.games.shogun.components import (
    ACTION_IDS,
    ACTIONS,
    EVENT_CARDS,
    EVENTS,
    NO_EVENT,
    NO_SPECIAL,
    SPECIAL_CARDS,
    SPECIALS,
)
from tenshu.games.shogun.provinces import PROVINCES

EVENTS_A_YEAR: Final = 4
OPEN_ACTIONS: Final = 5
NOBODY: Final = -1


def shuffled(board: Board, cards: i64) -> vec[i64]:
    """A row of the cards 0 to cards - 1 in random order."""
    row = vec[i64](capacity=cards)
    for card in range(cards):
        row = append(row, card)
    board.disclosures += 1
    board.rng.shuffle(row)
    return row


def open_events(board: Board) -> None:
    """Four event cards are turned over at the beginning of a year, p. 5 and 10."""
    board.year += 1
    board.season = 0
    if board.year == 1:
        board.event_deck = shuffled(board, EVENTS)
    n: i64 = len(board.event_deck)
    board.events = board.event_deck[n - EVENTS_A_YEAR :]
    board.event_deck = board.event_deck[: n - EVENTS_A_YEAR]
    board.disclosures += 1
    board.tell("year", amount=board.year)
    for event in board.events:
        board.tell_of("event-opened", "happening", EVENT_CARDS.effects[event], amount=EVENT_CARDS.loss[event])


def lay_actions(board: Board) -> None:
    """Ten action cards, the first five open, p. 6."""
    board.season += 1
    board.tell("season", amount=board.season)
    board.action_row = shuffled(board, ACTIONS)
    board.actions_open = OPEN_ACTIONS
    for number in range(i64(OPEN_ACTIONS)):
        board.tell_of("action-opened", "action", ACTION_IDS[board.action_row[number]])


def lay_specials(board: Board) -> None:
    """The special cards on the five places of the turn order, p. 6."""
    board.specials = shuffled(board, SPECIALS)
    board.places = filled(SPECIALS, NOBODY)
    board.order = vec[i64]()


def draw_event(board: Board) -> None:
    """One of the open event cards, by lot, p. 9."""
    board.event = board.events[board.chance(len(board.events))]
    board.events = remove(board.events, board.event)
    board.tell_of("event-drawn", "happening", EVENT_CARDS.effects[board.event])


def strength_of_bid(card: i64) -> i64:
    """More chests first, then province cards, then no chests, then no card, p. 9."""
    if card < PROVINCES:
        return 2
    if card == NO_CARD:
        return 0
    if card == TOWER_CARD:
        return 1
    if card == CHEST:
        return 1
    return 2 + card - CHEST


def settle_order(board: Board) -> None:
    """Bids are shown and paid; ties are settled by lot, p. 9."""
    bidders = shuffled(board, board.seats)
    for seat in range(board.seats):
        show_bid(board, seat)
    # Stable: those who bid the same stay in the order of the lot. The highest is pushed last.
    for i in range(board.seats):
        weakest: i64 = -1
        for seat in bidders:
            if weakest < 0 or bid(board, seat) <= bid(board, weakest):
                weakest = seat
        bidders = remove(bidders, weakest)
        board.todo.push(steps.TAKE_PLACE, weakest, i)


def bid(board: Board, seat: i64) -> i64:
    return strength_of_bid(board.plan[seat * FIELDS + BID])


def show_bid(board: Board, seat: i64) -> None:
    card = planning.turn_over(board, seat, BID)
    if card < PROVINCES:
        board.tell("bids-province", seat, card)
    elif card == TOWER_CARD:
        board.tell("bids-tower", seat)
    elif card == NO_CARD:
        board.tell("bids-no-card", seat)
    else:
        board.pay(seat, card - CHEST)
        board.tell("bids", seat, amount=card - CHEST)


def places_left(board: Board) -> vec[i64]:
    """Any free place, with the special card there; all five are free also to fewer players, p. 9."""
    found = vec[i64](capacity=SPECIALS)
    for special in range(i64(SPECIALS)):
        for place in range(i64(SPECIALS)):
            if board.specials[place] == special and board.places[place] == NOBODY:
                found = append(found, choices.TAKE + special)
    return found


def ask_place(board: Board, seat: i64) -> None:
    left = places_left(board)
    if len(left) == 1:
        take_place(board, seat, left[0] - choices.TAKE)
    else:
        board.todo.push(steps.CHOOSE_SPECIAL, seat, 0)


def take_place(board: Board, seat: i64, special: i64) -> None:
    """The daimyo card takes the place of the special card, p. 9."""
    board.special[seat] = special
    order = vec[i64](capacity=SPECIALS)
    for place in range(i64(SPECIALS)):
        if board.specials[place] == special:
            board.places[place] = seat
            board.tell_of("takes-place", "special", SPECIAL_CARDS.ids[special], seat, amount=place + 1)
        if board.places[place] != NOBODY:
            order = append(order, board.places[place])
    board.order = order


def end_round(board: Board) -> None:
    """Cards go back to the hands, the event is put away; the turn order stays for the winter, p. 9."""
    for seat in range(board.seats):
        planning.take_up(board, seat)
        board.special[seat] = NO_SPECIAL
        board.safe[seat] = 0
    board.event = NO_EVENT


def new_year(board: Board) -> None:
    """Rice to 0, and all revolt markers leave the map, p. 10."""
    for seat in range(board.seats):
        board.rice[seat] = 0
    for province in range(i64(PROVINCES)):
        board.marker_stock += board.markers[province]
        board.markers[province] = 0
    board.tell("new-year")
