"""Spring, summer and autumn, p. 6-9: cards are laid out, an event drawn, the turn order settled."""

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from tenshu.core.refusal import Refusal
from tenshu.games.shogun import choices, planning, steps
from tenshu.games.shogun.board import Board
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
from tenshu.games.shogun.rows import filled, nothing
from tenshu.games.shogun.step import Step

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


class OpenEvents(Step):
    """Four event cards are turned over at the beginning of a year, p. 5 and 10."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
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
            loss = EVENT_CARDS.loss[event]
            board.tell_of("event-opened", "happening", EVENT_CARDS.effects[event], amount=loss)


class LayActions(Step):
    """Ten action cards, the first five open, p. 6."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        board.season += 1
        board.tell("season", amount=board.season)
        board.action_row = shuffled(board, ACTIONS)
        board.actions_open = OPEN_ACTIONS
        for number in range(i64(OPEN_ACTIONS)):
            board.tell_of("action-opened", "action", ACTION_IDS[board.action_row[number]])


class LaySpecials(Step):
    """The special cards on the five places of the turn order, p. 6."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        board.specials = shuffled(board, SPECIALS)
        board.places = filled(SPECIALS, NOBODY)
        board.order = vec[i64]()


class DrawEvent(Step):
    """One of the open event cards, by lot, p. 9."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
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


class SettleOrder(Step):
    """Bids are shown and paid; ties are settled by lot, p. 9."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        bidders = shuffled(board, board.seats)
        for bidder in range(board.seats):
            show_bid(board, bidder)
        # Stable: those who bid the same stay in the order of the lot. The highest is pushed last.
        for i in range(board.seats):
            weakest: i64 = -1
            for bidder in bidders:
                if weakest < 0 or bid(board, bidder) <= bid(board, weakest):
                    weakest = bidder
            bidders = remove(bidders, weakest)
            board.todo.push(steps.TAKE_PLACE, weakest, i)


def bid(board: Board, seat: i64) -> i64:
    return strength_of_bid(board.plan[seat * FIELDS + BID])


def chests_bid(card: i64) -> i64:
    """What a card on the field of the bid costs."""
    if CHEST <= card < TOWER_CARD:
        return card - CHEST
    return 0


def bid_told(card: i64) -> str:
    """What is said of it, before and after."""
    if card < PROVINCES:
        return "bids-province"
    if card == TOWER_CARD:
        return "bids-tower"
    if card == NO_CARD:
        return "bids-no-card"
    return "bids"


def show_bid(board: Board, seat: i64) -> None:
    card = planning.turn_over(board, seat, BID)
    chests = chests_bid(card)
    board.pay(seat, chests)
    if board.story is None:
        return
    if card < PROVINCES:
        board.tell(bid_told(card), seat, card)
    elif card < TOWER_CARD:
        board.tell(bid_told(card), seat, amount=chests)
    else:
        board.tell(bid_told(card), seat)


def places_left(board: Board) -> vec[i64]:
    """Any free place, with the special card there; all five are free also to fewer players, p. 9."""
    found = vec[i64](capacity=SPECIALS)
    for special in range(i64(SPECIALS)):
        for place in range(i64(SPECIALS)):
            if board.specials[place] == special and board.places[place] == NOBODY:
                found = append(found, choices.TAKE + special)
    return found


class TakePlace(Step):
    def run(self, board: Board, seat: i64, value: i64) -> None:
        left = places_left(board)
        if len(left) == 1:
            take_place(board, seat, left[0] - choices.TAKE)
        else:
            board.todo.push(steps.CHOOSE_SPECIAL, seat, 0)


class ChooseSpecial(Step):
    name: str = "special"
    verb: str = "take"

    def legal(self, board: Board, seat: i64) -> vec[i64]:
        return places_left(board)

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        take_place(board, seat, option - choices.TAKE)

    def why_not(self, board: Board, seat: i64, option: i64) -> Refusal | None:
        args = board.describe(option).args
        return Refusal("special-taken", "another player has taken this special card", args)


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


class EndRound(Step):
    """Cards go back to the hands, the event is put away; the turn order stays for the winter, p. 9."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        for owner in range(board.seats):
            planning.take_up(board, owner)
            board.special[owner] = NO_SPECIAL
        court = board.court
        if court is not None:
            court.safe = nothing(board.seats)
        board.event = NO_EVENT


class NewYear(Step):
    """Rice to 0, and all revolt markers leave the map, p. 10."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        for owner in range(board.seats):
            board.rice[owner] = 0
        for province in range(i64(PROVINCES)):
            board.marker_stock += board.markers[province]
            board.markers[province] = 0
        board.tell("new-year")
