"""The season track, p. 12: influence, and the trees between the seasons."""

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.rows import pair
from tenshu.games.white_castle import choices, steps
from tenshu.games.white_castle.board import Board, Clan
from tenshu.games.white_castle.components import PRINT
from tenshu.games.white_castle.offers import Price, Terms
from tenshu.games.white_castle.step import Question, Step
from tenshu.games.white_castle.vocabulary import SEAL


def advance(board: Board, seat: i64, count: i64) -> None:
    """Field by field up to a tree; whoever can't pay for it loses the rest of the steps."""
    clan = board.clans[seat]
    left = count
    start = clan.place
    while left > 0 and clan.place < PRINT.last_field and PRINT.tree[clan.place + 1] == 0:
        clan.place += 1
        left -= 1
    if clan.place > start:
        arrive(board, clan)
        board.tell("advances", seat, -1, clan.place - start, clan.place)
    if left > 0 and clan.place < PRINT.last_field:
        if clan.goods[SEAL] >= PRINT.tree[clan.place + 1]:
            board.todo.push(steps.TREE, seat, left)
        else:
            board.tell("stops-at-tree", seat, -1, PRINT.tree[clan.place + 1])


def tree_within(board: Board, seat: i64, count: i64) -> bool:
    """Whether that many steps lead past a tree."""
    place = board.clans[seat].place
    for field in range(place + 1, place + count + 1):
        if field <= PRINT.last_field and PRINT.tree[field] != 0:
            return True
    return False


def pass_tree(board: Board, seat: i64, left: i64) -> None:
    """Pay 1, 2 or 3 seals and enter the next season; each tree of one move is paid for (house)."""
    clan = board.clans[seat]
    board.pay(seat, SEAL, PRINT.tree[clan.place + 1])
    clan.place += 1
    arrive(board, clan)
    board.tell("passes-tree", seat, -1, clan.place)
    if left > 1:
        board.todo.push(steps.INFLUENCE, seat, left - 1)


def advance_freely(board: Board, seat: i64, count: i64) -> bool:
    """The solo rival passes trees without paying, p. 16. False: its marker is at the end already."""
    clan = board.clans[seat]
    start = clan.place
    if start >= PRINT.last_field:
        return False
    clan.place += count
    if clan.place > PRINT.last_field:
        clan.place = PRINT.last_field
    arrive(board, clan)
    board.tell("advances", seat, -1, clan.place - start, clan.place)
    return True


def arrive(board: Board, clan: Clan) -> None:
    """Whoever comes last lies on top."""
    board.arrivals += 1
    clan.arrival = board.arrivals


def before(board: Board, one: i64, other: i64) -> bool:
    """Whether one clan plays before the other: further on, or on top of it, p. 13."""
    a = board.clans[one]
    b = board.clans[other]
    if a.place != b.place:
        return a.place > b.place
    return a.arrival > b.arrival


class InfluenceStep(Step):
    """Steps on the season track."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        advance(board, seat, value)


class TreeStep(Question):
    """Seals for a tree, or the rest of the steps is lost."""

    name = "tree"

    def legal(self, board: Board, seat: i64) -> vec[i64]:
        return pair(choices.STAY, choices.PASS_TREE)

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        if option == choices.PASS_TREE:
            pass_tree(board, seat, value)
        else:
            board.tell("stays", seat)

    def question(self, board: Board) -> dict[str, object]:
        ahead = board.clans[board.todo.seat()].place + 1
        return {"seals": int(PRINT.tree[ahead]), "steps": int(board.todo.value())}

    def terms(self, board: Board, seat: i64, value: i64, option: i64) -> Terms:
        seals: i64 = 0
        if option == choices.PASS_TREE:
            seals = PRINT.tree[board.clans[seat].place + 1]
        return Terms(Price(0, seals), [])
