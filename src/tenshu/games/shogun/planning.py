"""Planning the actions and the bid, p. 7-8: in secret, all at once, field by field."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.games.shogun import choices, steps
from tenshu.games.shogun.board import Board, bit
from tenshu.games.shogun.choices import BID, BLANK, CARDS, CHEST, FIELDS, NO_CARD, TOWER_CARD
from tenshu.games.shogun.components import ACTIONS, CHEST_CARDS
from tenshu.games.shogun.provinces import PROVINCES


def begin(board: Board) -> None:
    for seat in range(board.seats):
        clear(board, seat)
    board.gained = 0
    board.todo.push(steps.PLAN, -1, 0)


def take_up(board: Board, seat: i64) -> None:
    """All cards leave the mat."""
    for field in range(seat * FIELDS, seat * FIELDS + FIELDS):
        board.plan[field] = NO_CARD
    board.shown[seat] = 0
    board.planned[seat] = 0


def clear(board: Board, seat: i64) -> None:
    """A plan begins, with all cards in the hand."""
    take_up(board, seat)
    board.spare[seat] = CHEST_CARDS + board.tower_cards
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
    left = board.tower_cards
    for field in range(seat * FIELDS + BID, seat * FIELDS + FIELDS):
        if board.plan[field] == TOWER_CARD:
            left -= 1
    return left


def cards_for(board: Board, seat: i64) -> vec[i64]:
    """The cards that may be laid on the field asked for; every field gets one as far as they reach, p. 8."""
    field = field_asked(board, seat)
    base = choices.PLAN + field * CARDS
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
    put(board, seat, field, (option - choices.PLAN) % CARDS)
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
