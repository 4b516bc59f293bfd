"""States that a seat could be in: what it can't see is drawn anew."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.rng import Rng
from tenshu.core.rows import bit
from tenshu.games.shogun import planning, steps
from tenshu.games.shogun.board import Board
from tenshu.games.shogun.choices import BLANK, CHEST, FIELDS, NO_CARD, TOWER_CARD
from tenshu.games.shogun.components import ACTIONS, CHEST_CARDS
from tenshu.games.shogun.provinces import PROVINCES


def imagine(board: Board, seat: i64, rng: Rng) -> None:
    """Hidden are others' plans, cards lying face down, and where in the tower the cubes lie."""
    if board.todo.step() < 0:
        board.rng = rng.fork()
        return
    for other in range(board.seats):
        if other != seat:
            if board.todo.step() == steps.PLAN:
                plan_anew(board, other, rng)
            else:
                mix_plan(board, other, rng)
    board.action_row = mixed_end(board.action_row, board.actions_open, rng)
    if board.draft is not None:
        board.draft.pile = mixed_end(board.draft.pile, board.draft.buried, rng)
    rng.shuffle_anew(board.event_deck)
    if board.court is not None:
        rng.shuffle_anew(board.court.deck)
    if board.chambers is not None:
        rng.shuffle_anew(board.chambers.bag)
    board.tower.imagine(rng)
    board.rng = rng.fork()


def mixed_end(row: vec[i64], known: i64, rng: Rng) -> vec[i64]:
    """The row with all beyond its first `known` cards shuffled."""
    hidden = row[known:]
    rng.shuffle_anew(hidden)
    mixed = row[:known]
    for card in hidden:
        mixed = append(mixed, card)
    return mixed


def plan_anew(board: Board, other: i64, rng: Rng) -> None:
    """While plans are made nothing is known of another's but whether it is finished."""
    finished = planning.is_done(board, other)
    planning.clear(board, other)
    while finished and not planning.is_done(board, other):
        found = planning.cards_for(board, other)
        planning.lay_quietly(board, other, found[rng.below(len(found))])


def mix_plan(board: Board, other: i64, rng: Rng) -> None:
    """Any card that was not shown may lie on any field where one lies face down."""
    pool = unseen_cards(board, other)
    rng.shuffle(pool)
    drawn: i64 = 0
    field: i64 = FIELDS - 1
    while field >= 0:
        if lies_hidden(board, other, field):
            card = pool[drawn]
            drawn += 1
            if card >= CHEST and field < ACTIONS:
                card = BLANK
            board.plan[other * FIELDS + field] = card
        field -= 1


def lies_hidden(board: Board, seat: i64, field: i64) -> bool:
    return board.plan[seat * FIELDS + field] != NO_CARD and (board.shown[seat] >> field) & 1 == 0


def unseen_cards(board: Board, seat: i64) -> vec[i64]:
    """Provinces held since planning and blank cards, as far as nobody has seen where they lie."""
    provinces: i64 = 0
    for province in range(i64(PROVINCES)):
        if board.owner[province] == seat and (board.gained >> province) & 1 == 0:
            provinces |= bit(province)
    blanks: i64 = CHEST_CARDS
    towers = board.tower_cards()
    field: i64 = FIELDS - 1
    while field >= 0:
        card = board.plan[seat * FIELDS + field]
        if (board.shown[seat] >> field) & 1 > 0:
            if card < PROVINCES:
                provinces &= ~bit(card)
            elif card == TOWER_CARD or (card == BLANK and blanks == 0):
                towers -= 1
            elif card != NO_CARD:
                blanks -= 1
        field -= 1
    pool = vec[i64](capacity=PROVINCES)
    for province in range(i64(PROVINCES)):
        if (provinces >> province) & 1 > 0:
            pool = append(pool, province)
    for _card in range(blanks):
        pool = append(pool, BLANK)
    for _card in range(towers):
        pool = append(pool, TOWER_CARD)
    return pool
