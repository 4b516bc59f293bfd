"""Rising generals, p. 3: before the march they may make way for generals."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.refusal import Refusal
from tenshu.core.rows import pair
from tenshu.core.sheet import Sheet
from tenshu.games.kunitori import choices, refusals, steps
from tenshu.games.kunitori.board import Board
from tenshu.games.kunitori.cards import CARDS, COPPER, DECK, GENERALS, RISING_GENERAL
from tenshu.games.kunitori.effects import treasure_in_hand
from tenshu.games.kunitori.step import Question

PRICE: Final = 5


class Promote(Question):
    """A Rising general makes way for a general against treasure cards worth 5 or more."""

    number: i64 = steps.PROMOTE
    name = "promote"

    def asks(self, board: Board, seat: i64, value: i64) -> bool:
        return (
            board.territories[board.active].camp[RISING_GENERAL] > 0
            and len(board.generals) > 0
            and treasure_in_hand(board, board.active) >= PRICE
        )

    def legal(self, board: Board, seat: i64, value: i64) -> vec[i64]:
        return pair(choices.DONE, choices.PROMOTE)

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        board.todo.push(steps.PAY, board.active, 0)


class Pay(Question):
    """Treasure cards only, and no change. The value is what was paid so far."""

    number: i64 = steps.PAY
    name = "pay"
    verb = "pay"

    def legal(self, board: Board, seat: i64, value: i64) -> vec[i64]:
        hand = board.territories[board.active].hand
        found = vec[i64](capacity=3)
        for card in range(i64(COPPER), i64(CARDS)):
            if hand[card] > 0:
                found = append(found, choices.PAY + card)
        return found

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        card = option - choices.PAY
        territory = board.territories[board.active]
        territory.take_from_hand(card)
        territory.camp[card] += 1
        board.disclosures += 1
        board.tell("pays", board.active, card)
        paid = value + DECK.money[card]
        if paid < PRICE:
            board.todo.push(steps.PAY, board.active, paid)
        else:
            board.todo.push(steps.TAKE_GENERAL, board.active, 0)

    def question(self, board: Board, seat: i64, value: i64) -> dict[str, object]:
        return {"missing": int(PRICE - value)}

    def why_not(self, board: Board, seat: i64, value: i64, card: i64) -> Refusal | None:
        return refusals.not_in_hand(board, seat, card)

    def observe(self, board: Board, seat: i64, value: i64, sheet: Sheet) -> None:
        sheet.number(value)
        sheet.blank(2)


class TakeGeneral(Question):
    """The general arrives without its effects and may lead at once; the Rising general is trashed."""

    number: i64 = steps.TAKE_GENERAL
    name = "take-general"
    verb = "take"

    def legal(self, board: Board, seat: i64, value: i64) -> vec[i64]:
        found = vec[i64](capacity=GENERALS)
        for card in range(i64(GENERALS)):
            if board.offered(card):
                found = append(found, choices.TAKE + card)
        return found

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        card = option - choices.TAKE
        board.take_from_pool(board.active, card)
        board.territories[board.active].camp[card] += 1
        board.tell("promotes", board.active, card)
        board.trash_from_camp(board.active, RISING_GENERAL)
        board.todo.push(steps.PROMOTE, board.active, 0)

    def why_not(self, board: Board, seat: i64, value: i64, card: i64) -> Refusal | None:
        return refusals.not_in_pool(board, card)
