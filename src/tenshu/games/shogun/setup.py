"""Setting up, p. 4-5 and 14: start provinces by list or by draft, and the first filling of the tower."""

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from tenshu.games.shogun import choices, draft_state, steps
from tenshu.games.shogun.board import NEUTRAL, Board
from tenshu.games.shogun.choices import GROUP_SIZES, SMALLEST_GROUP
from tenshu.games.shogun.components import PIECES
from tenshu.games.shogun.draft_state import Draft
from tenshu.games.shogun.provinces import MAP, PROVINCES, STARTS, place
from tenshu.games.shogun.step import Step


class PresetStart(Step):
    """The start lists of the sun side, p. 14."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        for owner in range(board.seats):
            for province in range(i64(PROVINCES)):
                armies = STARTS.armies[place(board.seats, owner, province)]
                if armies > 0:
                    settle_in(board, owner, province, armies)


def settle_in(board: Board, seat: i64, province: i64, armies: i64) -> None:
    board.owner[province] = seat
    board.raise_armies(seat, province, armies)
    board.tell("settles", seat, province, armies)


def draft_of(board: Board) -> Draft:
    draft = board.draft
    assert draft is not None
    return draft


class BeginDraft(Step):
    """The province cards are shuffled and two laid open; the oldest begins, p. 4."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        pile = vec[i64](capacity=PROVINCES)
        for province in range(i64(PROVINCES)):
            if board.owner[province] == NEUTRAL:
                pile = append(pile, province)
        board.disclosures += 1
        board.rng.shuffle(pile)
        draft = draft_state.begin_draft(board.seats, pile)
        board.draft = draft
        for owner in range(board.seats):
            for i in range(PIECES.groups_used[board.seats]):
                draft.groups[owner * GROUP_SIZES + PIECES.groups[i] - SMALLEST_GROUP] += 1
        refill(board, draft)
        # house: a lot decides who is the oldest
        board.run(board.script.draft_turn, board.chance(board.seats))


def refill(board: Board, draft: Draft) -> None:
    """Two cards lie open, in the order of their numbers."""
    while len(draft.open_cards) < 2:
        draft.open_cards = append(draft.open_cards, top_card(board, draft))
    if draft.open_cards[0] > draft.open_cards[1]:
        first = draft.open_cards[0]
        draft.open_cards[0] = draft.open_cards[1]
        draft.open_cards[1] = first


def top_card(board: Board, draft: Draft) -> i64:
    board.disclosures += 1
    return draft.top_card()


class DraftCard(Step):
    def run(self, board: Board, seat: i64, value: i64) -> None:
        board.todo.push(steps.PICK_CARD, seat, 0)


class PickCard(Step):
    """One of the two open cards, or the hidden one on top; the same two as last time may be buried, p. 5."""

    name: str = "pick-card"

    def legal(self, board: Board, seat: i64) -> vec[i64]:
        draft = draft_of(board)
        found = append(vec[i64](capacity=4), choices.DRAW)
        first, second = draft.open_cards[0], draft.open_cards[1]
        if draft.pairs[seat * 2] == first and draft.pairs[seat * 2 + 1] == second:
            found = append(found, choices.BURY)
        for province in draft.open_cards:
            found = append(found, choices.PICK + province)
        return found

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        draft = draft_of(board)
        if option == choices.BURY:
            bury(board, draft, seat)
            return
        draft.pairs[seat * 2] = draft.open_cards[0]
        draft.pairs[seat * 2 + 1] = draft.open_cards[1]
        if option == choices.DRAW:
            draft.taken = top_card(board, draft)
            board.tell("draws-card", seat, draft.taken)
        else:
            draft.taken = option - choices.PICK
            draft.open_cards = remove(draft.open_cards, draft.taken)
            board.tell("picks-card", seat, draft.taken)
            refill(board, draft)


def bury(board: Board, draft: Draft, seat: i64) -> None:
    """Both open cards go beneath the pile, the next two are turned over, and the player picks."""
    lowest = vec[i64](capacity=PROVINCES)
    for province in draft.open_cards:
        board.tell("buries", seat, province)
        lowest = append(lowest, province)
    for province in draft.pile:
        lowest = append(lowest, province)
    draft.pile = lowest
    draft.buried += 2
    draft.open_cards = vec[i64]()
    refill(board, draft)
    board.todo.push(steps.PICK_CARD, seat, 0)


def groups_left(draft: Draft, seat: i64) -> vec[i64]:
    found = vec[i64](capacity=GROUP_SIZES)
    for size in range(i64(GROUP_SIZES)):
        if draft.groups[seat * GROUP_SIZES + size] > 0:
            found = append(found, choices.GROUP + size)
    return found


class DraftGroup(Step):
    """Any group of armies from the mat goes into the province; which is asked unless all are equal, p. 4."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        draft = draft_of(board)
        left = groups_left(draft, seat)
        if len(left) == 1:
            place_group(board, draft, seat, left[0] - choices.GROUP)
        else:
            board.todo.push(steps.PICK_GROUP, seat, 0)


def place_group(board: Board, draft: Draft, seat: i64, size: i64) -> None:
    draft.groups[seat * GROUP_SIZES + size] -= 1
    settle_in(board, seat, draft.taken, size + SMALLEST_GROUP)


class OfTaken(Step):
    """A question about the province just taken."""

    def question(self, board: Board, seat: i64) -> dict[str, object]:
        return {"province": MAP.ids[draft_of(board).taken]}

    def province(self, board: Board) -> i64:
        return draft_of(board).taken

    def number(self, board: Board) -> i64:
        return 0


class PickGroup(OfTaken):
    name: str = "pick-group"

    def legal(self, board: Board, seat: i64) -> vec[i64]:
        return groups_left(draft_of(board), seat)

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        place_group(board, draft_of(board), seat, option - choices.GROUP)


class DraftNext(Step):
    """Clockwise, until every group stands on the map; the other provinces stay neutral, p. 5."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        following = (seat + 1) % board.seats
        if len(groups_left(draft_of(board), following)) > 0:
            board.run(board.script.draft_turn, following)
        else:
            board.draft = None


class OpeningThrow(Step):
    """7 armies of each player and 10 farmers, all at once, p. 5."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        for owner in range(board.seats):
            board.fill_tray(owner, PIECES.opening_armies)
        board.call_farmers(PIECES.opening_farmers)
        board.throw()


class ClearTray(Step):
    """What fell out goes back to its supply, p. 5."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        for owner in range(board.seats):
            board.tell("tower-kept", owner, amount=board.tower.inside(owner))
            board.dismiss(owner)
        board.dismiss_farmers()
