"""A game of Kunitori! as numbers for learning programs: what a seat may know, and no more."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.layout import PLACES, Columns, Layout, counted, each_named, named, number, numbers
from tenshu.core.setup import Setup
from tenshu.core.sheet import Sheet
from tenshu.games.kunitori import steps
from tenshu.games.kunitori.board import Board, Territory, nothing
from tenshu.games.kunitori.cards import CARDS, DECK, GENERALS
from tenshu.games.kunitori.table import QUESTIONS, STEPS

MOST: Final = 999
TOP: Final = 4
REVEALED: Final = 2
QUESTION_IDS: Final = ("none", *QUESTIONS)
CARD_OR_NONE: Final = ("none", *DECK.ids)


def layout(setup: Setup) -> Layout:
    seats = PLACES[: setup.players]
    somebody = ("nobody", *seats)
    copies = max(int(count) for count in DECK.count)
    groups = [
        named("question", QUESTION_IDS),
        named("question-to", somebody),
        named("question-card", CARD_OR_NONE),
        named("question-about", somebody),
        number("question-number", MOST),
        number("question-attack", MOST),
        number("question-defence", MOST),
        number("turn", 32767),
        named("active", seats),
        named("first", seats),
        named("last-turn", somebody),
        numbers("left", ("actions", "buys", "money", "tolls"), MOST),
        number("generals-left", GENERALS),
        numbers("pool", DECK.ids, copies),
        numbers("trash", DECK.ids, copies),
        numbers("waiting", DECK.ids, copies),
    ]
    for seat in seats:
        groups += territory_layout(seat, copies)
    return Layout(groups)


def territory_layout(seat: str, copies: int) -> list[Columns]:
    return [
        numbers(f"{seat}-sizes", ("hand", "deck", "deck-known"), MOST),
        each_named(f"{seat}-deck-top", counted(TOP), CARD_OR_NONE),
        each_named(f"{seat}-revealed", counted(REVEALED), CARD_OR_NONE),
        # Of one's own hand all cards, of another's those that everyone has seen.
        numbers(f"{seat}-hand", DECK.ids, copies),
        # Cards in the deck in no order, and what another holds unseen among them.
        numbers(f"{seat}-unseen", DECK.ids, copies),
        numbers(f"{seat}-discard", DECK.ids, copies),
        numbers(f"{seat}-camp", DECK.ids, copies),
        numbers(f"{seat}-ambush", DECK.ids, copies),
        numbers(f"{seat}-attackers", DECK.ids, copies),
    ]


def observe(board: Board, seat: i64, sheet: Sheet) -> None:
    observe_question(board, seat, sheet)
    sheet.number(board.turn)
    sheet.number(away(board, seat, board.active))
    sheet.number(away(board, seat, board.first))
    if board.last_turn < 0:
        sheet.number(0)
    else:
        sheet.number(away(board, seat, board.last_turn) + 1)
    for left in (board.actions, board.buys, board.money, board.tolls):
        sheet.number(left)
    sheet.number(len(board.generals))
    for card in range(i64(CARDS)):
        if board.offered(card):
            sheet.number(board.pool[card])
        else:
            sheet.number(0)
    sheet.row(board.trash)
    sheet.row(board.waiting)
    for place in range(board.seats):
        owner = (seat + place) % board.seats
        observe_territory(board, owner, place == 0, sheet)


def away(board: Board, seat: i64, other: i64) -> i64:
    """How many seats clockwise from the one that looks."""
    return (other - seat + board.seats) % board.seats


def observe_question(board: Board, seat: i64, sheet: Sheet) -> None:
    """What is asked of whom, about which card and whom, and the numbers in the question."""
    step = board.todo.step()
    if step < 0:
        sheet.blank(7)
        return
    asked = board.todo.seat()
    value = board.todo.value()
    question = STEPS[step]
    about = question.about(asked)
    sheet.number(step - steps.DEPLOYED + 1)
    sheet.number(away(board, seat, board.decider()) + 1)
    sheet.number(question.card(board, value) + 1)
    if about < 0:
        sheet.number(0)
    else:
        sheet.number(away(board, seat, about) + 1)
    question.observe(board, asked, value, sheet)


def observe_territory(board: Board, owner: i64, own: bool, sheet: Sheet) -> None:
    territory = board.territories[owner]
    over = board.todo.step() < 0
    size: i64 = len(territory.deck)
    sheet.number(territory.hand_size())
    sheet.number(size)
    sheet.number(territory.known)
    for place in range(i64(TOP)):
        if place < territory.known:
            sheet.number(territory.deck[size - 1 - place] + 1)
        else:
            sheet.number(0)
    sheet.named(territory.revealed, REVEALED)
    if own or over:
        sheet.row(territory.hand)
    else:
        sheet.row(territory.seen)
    sheet.row(unseen(territory, own or over))
    sheet.row(territory.discard)
    sheet.row(territory.camp)
    observe_battle(board, owner, sheet)


def observe_battle(board: Board, owner: i64, sheet: Sheet) -> None:
    """Who lies in ambush and who attacks; most of the time nobody does."""
    ambush = board.territories[owner].ambush
    if len(ambush) == 0 and len(board.host) == 0:
        sheet.blank(2 * CARDS)
        return
    lying = nothing()
    for card in ambush:
        lying[card] += 1
    sheet.row(lying)
    attackers = nothing()
    for place in range(i64(len(board.host))):
        if board.targets[place] == owner:
            attackers[board.host[place]] += 1
    sheet.row(attackers)


def unseen(territory: Territory, open_hand: bool) -> vec[i64]:
    found = nothing()
    for place in range(len(territory.deck) - territory.known):
        found[territory.deck[place]] += 1
    if not open_hand:
        for card in range(i64(CARDS)):
            found[card] += territory.hand[card] - territory.seen[card]
    return found
