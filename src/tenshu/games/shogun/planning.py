"""Planning the actions and the bid, p. 7-8: in secret, all at once, field by field."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.refusal import Refusal
from tenshu.core.rows import bit
from tenshu.games.shogun import choices, steps
from tenshu.games.shogun.board import Board
from tenshu.games.shogun.choices import (
    BID,
    BLANK,
    CARD_IDS,
    CARDS,
    CHEST,
    FIELD_IDS,
    FIELDS,
    NO_CARD,
    TOWER_CARD,
)
from tenshu.games.shogun.components import ACTIONS, CHEST_CARDS
from tenshu.games.shogun.provinces import PROVINCES
from tenshu.games.shogun.step import Step


class BeginPlan(Step):
    def run(self, board: Board, seat: i64, value: i64) -> None:
        for planner in range(board.seats):
            clear(board, planner)
        board.gained = 0
        board.todo.push(steps.PLAN, -1, 0)


class Plan(Step):
    """A card for the field asked for; all who have not finished their plan are asked."""

    name: str = "plan"
    verb: str = "plan"
    shared: bool = True

    def asks(self, board: Board, seat: i64) -> bool:
        return 0 <= seat < board.seats and not is_done(board, seat)

    def legal(self, board: Board, seat: i64) -> vec[i64]:
        return cards_for(board, seat)

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        if option == choices.REPLAN:
            replan(board, seat)
        else:
            lay(board, seat, option)

    def question(self, board: Board, seat: i64) -> dict[str, object]:
        return {"field": FIELD_IDS[field_asked(board, seat)]}

    def why_not(self, board: Board, seat: i64, option: i64) -> Refusal | None:
        card = card_in(option)
        field = FIELD_IDS[field_in(option)]
        name = CARD_IDS[card]
        asked = FIELD_IDS[field_asked(board, seat)]
        details: dict[str, object] = {"field": field, "card": name, "asked": asked}
        if field != asked:
            reason = f"the card for {asked} is asked now, not the one for {field}"
            return Refusal("other-field", reason, details)
        if card == NO_CARD:
            reason = "a field is left empty only when the cards don't suffice"
            return Refusal("field-not-empty", reason, details)
        if card < PROVINCES:
            if board.owner[card] != seat:
                return Refusal("not-own-province", f"{name} is not one's own", details)
            return Refusal("card-laid-already", f"{name} lies on another field already", details)
        if card < TOWER_CARD and field == "bid":
            return Refusal("bid-too-high", "nobody bids more chests than he has", details)
        return Refusal("no-such-card", f"there is no {name} card for {field}", details)


def option_of(field: i64, card: i64) -> i64:
    """The choice that lays a card on a field; `field_in` and `card_in` take it apart."""
    return choices.PLAN + field * CARDS + card


def field_in(option: i64) -> i64:
    return (option - choices.PLAN) // CARDS


def card_in(option: i64) -> i64:
    return (option - choices.PLAN) % CARDS


def take_up(board: Board, seat: i64) -> None:
    """All cards leave the mat."""
    for field in range(seat * FIELDS, seat * FIELDS + FIELDS):
        board.plan[field] = NO_CARD
    board.shown[seat] = 0
    board.planned[seat] = 0


def clear(board: Board, seat: i64) -> None:
    """A plan begins, with all cards in the hand."""
    take_up(board, seat)
    board.spare[seat] = CHEST_CARDS + board.tower_cards()
    owner = board.owner
    hand: i64 = 0
    for province in range(i64(PROVINCES)):
        if owner[province] == seat:
            hand |= bit(province)
    board.hand[seat] = hand


def is_done(board: Board, seat: i64) -> bool:
    return board.planned[seat] == len(board.script.fields)


def decider(board: Board) -> i64:
    """The first seat whose plan is not finished."""
    for seat in range(board.seats):
        if not is_done(board, seat):
            return seat
    return -1


def field_asked(board: Board, seat: i64) -> i64:
    return board.script.fields[board.planned[seat]]


def towers_left(board: Board, seat: i64) -> i64:
    """Tower cards not yet on the fields where they matter."""
    left = board.tower_cards()
    for field in range(seat * FIELDS + BID, seat * FIELDS + FIELDS):
        if board.plan[field] == TOWER_CARD:
            left -= 1
    return left


def cards_for(board: Board, seat: i64) -> vec[i64]:
    """The cards that may be laid on the field asked for; every field gets one as far as they reach, p. 8."""
    field = field_asked(board, seat)
    base = option_of(field, 0)
    hand = board.hand[seat]
    found = vec[i64](capacity=24)
    n: i64 = 0
    for province in range(i64(PROVINCES)):
        if (hand >> province) & 1 > 0:
            found = append(found, base + province)
            n += 1
    spare = board.spare[seat]
    if field == BID:
        for chests in range(i64(CHEST_CARDS)):
            # house: nobody bids more than he has
            if chests <= board.chests[seat]:
                found = append(found, base + CHEST + chests)
    if field >= BID and towers_left(board, seat) > 0:
        found = append(found, base + TOWER_CARD)
    if field != BID and spare > 0:
        found = append(found, base + BLANK)
    if n + spare < len(board.script.fields) - board.planned[seat]:
        found = append(found, base + NO_CARD)
    return found


def lay(board: Board, seat: i64, option: i64) -> None:
    lay_quietly(board, seat, option)
    if is_done(board, seat):
        board.tell("has-planned", seat)
        if decider(board) < 0:
            close(board)


def close(board: Board) -> None:
    """The last plan is finished; what stays in the hands matters no more."""
    board.todo.drop()
    for seat in range(board.seats):
        board.hand[seat] = 0
        board.spare[seat] = 0


def lay_quietly(board: Board, seat: i64, option: i64) -> None:
    """A card on the field asked for; once no province card is left, the other fields get blanks."""
    field = field_asked(board, seat)
    put(board, seat, field, card_in(option))
    while not is_done(board, seat) and board.hand[seat] == 0 and field_asked(board, seat) < ACTIONS:
        field = field_asked(board, seat)
        if board.spare[seat] > 0:
            put(board, seat, field, BLANK)
        else:
            put(board, seat, field, NO_CARD)


def put(board: Board, seat: i64, field: i64, card: i64) -> None:
    board.plan[seat * FIELDS + field] = card
    board.planned[seat] += 1
    if card < PROVINCES:
        board.hand[seat] &= ~bit(card)
    elif card <= BLANK:
        board.spare[seat] -= 1


def may_replan(board: Board, seat: i64) -> bool:
    """A plan can be changed until the last player has finished his."""
    return board.todo.step() == steps.PLAN and board.planned[seat] > 0


def replan(board: Board, seat: i64) -> None:
    if is_done(board, seat):
        board.tell("replans", seat)
    clear(board, seat)


def turn_over(board: Board, seat: i64, field: i64) -> i64:
    """Show the card on a field, p. 9; returns the card."""
    board.shown[seat] |= bit(field)
    board.disclosures += 1
    return board.plan[seat * FIELDS + field]
