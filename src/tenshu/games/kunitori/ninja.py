"""Ninja clan, p. 3 and FAQ: who is safe, which cards are discarded; and cards put back in an order."""

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from tenshu.core.refusal import Refusal
from tenshu.core.rows import pair
from tenshu.games.kunitori import choices, refusals, steps
from tenshu.games.kunitori.board import Board
from tenshu.games.kunitori.cards import DECK, NINJA_CLAN
from tenshu.games.kunitori.step import CARD, SEAT, Automatic, Question


def send(board: Board) -> None:
    """All players, the one who sent them last; with the option `ninja=others` not that one."""
    if board.ninja_on_all:
        board.todo.push(steps.NINJA_SHOW, board.active, 0)
    victim = (board.active + board.seats - 1) % board.seats
    while victim != board.active:
        board.todo.push(steps.NINJA_SHOW, victim, 0)
        victim = (victim + board.seats - 1) % board.seats


class NinjaShow(Question):
    """Whoever shows a Ninja clan is safe; whoever does not turns over two cards."""

    number: i64 = steps.NINJA_SHOW
    name = "ninja-show"
    verb = "show"

    def legal(self, board: Board, seat: i64, value: i64) -> vec[i64]:
        found = append(vec[i64](capacity=2), choices.DONE)
        if board.territories[seat].hand[NINJA_CLAN] > 0:
            found = append(found, choices.SHOW + NINJA_CLAN)
        return found

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        board.disclosures += 1
        territory = board.territories[seat]
        if territory.seen[NINJA_CLAN] == 0:
            territory.seen[NINJA_CLAN] = 1
        board.tell("shows", seat, NINJA_CLAN)

    def done(self, board: Board, seat: i64, value: i64) -> None:
        board.todo.push(steps.NINJA_REVEAL, seat, 0)

    def question(self, board: Board, seat: i64, value: i64) -> dict[str, object]:
        return {"other": int(board.active), "own": int(seat == board.active)}

    def why_not(self, board: Board, seat: i64, value: i64, card: i64) -> Refusal | None:
        return refusals.not_in_hand(board, seat, card)


class NinjaReveal(Automatic):
    """Two cards, from a reshuffled deck where needed (FAQ); each is judged by itself, then put in order."""

    number: i64 = steps.NINJA_REVEAL
    name = "ninja-reveal"

    def run(self, board: Board, seat: i64, value: i64) -> None:
        board.reveal(seat, 2)
        board.todo.push(steps.ORDER, seat, board.active)
        revealed = board.territories[seat].revealed
        i: i64 = len(revealed) - 1
        while i >= 0:
            board.todo.push(steps.NINJA_JUDGE, seat, revealed[i])
            i -= 1


class OfOwner(Question):
    """About cards of `seat`, whoever decides."""

    def question(self, board: Board, seat: i64, value: i64) -> dict[str, object]:
        return {"other": int(seat), "own": int(seat == self.decider(board, seat, value))}

    def about(self, seat: i64) -> i64:
        return seat


class NinjaJudge(OfOwner):
    """The active player discards the card of another, or leaves it."""

    number: i64 = steps.NINJA_JUDGE
    name = "ninja-judge"
    value_is = CARD

    def decider(self, board: Board, seat: i64, value: i64) -> i64:
        return board.active

    def legal(self, board: Board, seat: i64, value: i64) -> vec[i64]:
        return pair(choices.DISCARD + value, choices.KEEP + value)

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        if option < choices.KEEP:
            territory = board.territories[seat]
            territory.revealed = remove(territory.revealed, value)
            territory.discard[value] += 1
            if seat == board.active:
                board.tell("ninja-discards-own", seat, value)
            else:
                board.tell("ninja-discards", board.active, value, -1, seat)
        elif seat == board.active:
            board.tell("ninja-keeps-own", seat, value)
        else:
            board.tell("ninja-keeps", board.active, value, -1, seat)

    def question(self, board: Board, seat: i64, value: i64) -> dict[str, object]:
        return {"card": DECK.ids[value], **super().question(board, seat, value)}


class Order(OfOwner):
    """Which of two revealed cards lies on top of the deck of `seat`; the value is who decides."""

    number: i64 = steps.ORDER
    name = "order"
    value_is = SEAT

    def asks(self, board: Board, seat: i64, value: i64) -> bool:
        revealed = board.territories[seat].revealed
        return len(revealed) == 2 and revealed[0] != revealed[1]

    def run(self, board: Board, seat: i64, value: i64) -> None:
        put_back(board, seat, -1)

    def decider(self, board: Board, seat: i64, value: i64) -> i64:
        return value

    def legal(self, board: Board, seat: i64, value: i64) -> vec[i64]:
        revealed = board.territories[seat].revealed
        low, high = revealed[0], revealed[1]
        if low > high:
            low, high = high, low
        return pair(choices.TOP + low, choices.TOP + high)

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        put_back(board, seat, option - choices.TOP)


def put_back(board: Board, owner: i64, top: i64) -> None:
    """Put the revealed cards back on the deck, `top` uppermost (-1: as they come)."""
    territory = board.territories[owner]
    for card in territory.revealed:
        if card != top:
            territory.put_on_deck_openly(card)
    if top >= 0:
        territory.put_on_deck_openly(top)
        board.tell("puts-on-top", owner, top)
    territory.revealed = vec[i64]()
