"""Setting up, p. 4-5 and 14: start provinces by list or by draft, and the first filling of the tower."""

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64

from tenshu.games.shogun import choices, steps
from tenshu.games.shogun.board import NEUTRAL, NOWHERE, Board, filled
from tenshu.games.shogun.choices import GROUP_SIZES, SMALLEST_GROUP
from tenshu.games.shogun.components import PIECES
from tenshu.games.shogun.provinces import PROVINCES, STARTS, place
from tenshu.games.shogun.tower import nothing


def preset_start(board: Board) -> None:
    """The start lists of the sun side, p. 14."""
    for seat in range(board.seats):
        for province in range(i64(PROVINCES)):
            armies = STARTS.armies[place(board.seats, seat, province)]
            if armies > 0:
                settle_in(board, seat, province, armies)


def settle_in(board: Board, seat: i64, province: i64, armies: i64) -> None:
    board.owner[province] = seat
    board.raise_armies(seat, province, armies)
    board.tell("settles", seat, province, armies)


def begin_draft(board: Board) -> None:
    """The province cards are shuffled and two laid open; the oldest begins, p. 4."""
    for province in range(i64(PROVINCES)):
        if board.owner[province] == NEUTRAL:
            board.pile = append(board.pile, province)
    board.disclosures += 1
    board.rng.shuffle(board.pile)
    board.groups = nothing(board.seats * GROUP_SIZES)
    for seat in range(board.seats):
        for i in range(PIECES.groups_used[board.seats]):
            board.groups[seat * GROUP_SIZES + PIECES.groups[i] - SMALLEST_GROUP] += 1
    board.pairs = filled(board.seats * 2, NOWHERE)
    refill(board)
    # house: a lot decides who is the oldest
    board.run(board.script.draft_turn, board.chance(board.seats))


def refill(board: Board) -> None:
    """Two cards lie open, in the order of their numbers."""
    while len(board.open_cards) < 2:
        board.open_cards = append(board.open_cards, top_card(board))
    if board.open_cards[0] > board.open_cards[1]:
        first = board.open_cards[0]
        board.open_cards[0] = board.open_cards[1]
        board.open_cards[1] = first


def top_card(board: Board) -> i64:
    board.pile, card = pop(board.pile)
    board.disclosures += 1
    if board.buried > len(board.pile):
        board.buried = len(board.pile)
    return card


def draft_card(board: Board, seat: i64) -> None:
    board.todo.push(steps.PICK_CARD, seat, 0)


def cards_to_pick(board: Board, seat: i64) -> vec[i64]:
    """One of the two open cards, or the hidden one on top; the same two as last time may be buried, p. 5."""
    found = append(vec[i64](capacity=4), choices.DRAW)
    if board.pairs[seat * 2] == board.open_cards[0] and board.pairs[seat * 2 + 1] == board.open_cards[1]:
        found = append(found, choices.BURY)
    for province in board.open_cards:
        found = append(found, choices.PICK + province)
    return found


def pick_card(board: Board, seat: i64, option: i64) -> None:
    if option == choices.BURY:
        bury(board, seat)
        return
    board.pairs[seat * 2] = board.open_cards[0]
    board.pairs[seat * 2 + 1] = board.open_cards[1]
    if option == choices.DRAW:
        board.drafted = top_card(board)
        board.tell("draws-card", seat, board.drafted)
    else:
        board.drafted = option - choices.PICK
        board.open_cards = remove(board.open_cards, board.drafted)
        board.tell("picks-card", seat, board.drafted)
        refill(board)


def bury(board: Board, seat: i64) -> None:
    """Both open cards go beneath the pile, the next two are turned over, and the player picks."""
    lowest = vec[i64](capacity=PROVINCES)
    for province in board.open_cards:
        board.tell("buries", seat, province)
        lowest = append(lowest, province)
    for province in board.pile:
        lowest = append(lowest, province)
    board.pile = lowest
    board.buried += 2
    board.open_cards = vec[i64]()
    refill(board)
    board.todo.push(steps.PICK_CARD, seat, 0)


def groups_left(board: Board, seat: i64) -> vec[i64]:
    found = vec[i64](capacity=GROUP_SIZES)
    for size in range(i64(GROUP_SIZES)):
        if board.groups[seat * GROUP_SIZES + size] > 0:
            found = append(found, choices.GROUP + size)
    return found


def draft_group(board: Board, seat: i64) -> None:
    """Any group of armies from the mat goes into the province; which is asked unless all are equal, p. 4."""
    left = groups_left(board, seat)
    if len(left) == 1:
        place_group(board, seat, left[0] - choices.GROUP)
    else:
        board.todo.push(steps.PICK_GROUP, seat, 0)


def place_group(board: Board, seat: i64, size: i64) -> None:
    board.groups[seat * GROUP_SIZES + size] -= 1
    settle_in(board, seat, board.drafted, size + SMALLEST_GROUP)


def draft_next(board: Board, seat: i64) -> None:
    """Clockwise, until every group stands on the map; the other provinces stay neutral, p. 5."""
    following = (seat + 1) % board.seats
    if len(groups_left(board, following)) > 0:
        board.run(board.script.draft_turn, following)
        return
    board.pile = vec[i64]()
    board.buried = 0
    board.open_cards = vec[i64]()
    board.groups = vec[i64]()
    board.pairs = vec[i64]()
    board.drafted = NOWHERE


def opening_throw(board: Board) -> None:
    """7 armies of each player and 10 farmers, all at once, p. 5."""
    for seat in range(board.seats):
        board.fill_tray(seat, PIECES.opening_armies)
    board.call_farmers(PIECES.opening_farmers)
    board.throw()


def clear_tray(board: Board) -> None:
    """What fell out goes back to its supply, p. 5."""
    for seat in range(board.seats):
        board.tell("tower-kept", seat, amount=board.tower.inside(seat))
        board.dismiss(seat)
    board.dismiss_farmers()
