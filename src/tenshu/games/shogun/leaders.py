"""Military Leaders, p. 22-23: they improve actions, must keep moving, and are honoured with monuments."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.games.shogun import choices, steps
from tenshu.games.shogun.board import LOST, NOWHERE, Board, filled
from tenshu.games.shogun.components import FOR_MONUMENTS, PIECES
from tenshu.games.shogun.provinces import MAP, PROVINCES
from tenshu.games.shogun.tower import nothing

INSERTS: Final[tuple[tuple[str, str, str], ...]] = (
    ("game", "start", "call-leaders"),
    ("draft-turn", "draft-next", "draft-leader"),
    ("season", "actions", "place-leaders"),
    ("season", "end-of-round", "move-leaders"),
    ("game", "end", "count-monuments"),
)
# Where leaders can be, as bits.
NOT_PLACED: Final = 1
OFF_MAP: Final = 2
ON_MAP: Final = 4
# What happens after the first and the second winter, by the options `leaders-winter` and `leaders-return`.
AFTER_WINTERS: Final[dict[tuple[str, str], tuple[str, str]]] = {
    ("move", "each-winter"): ("rally-leaders", "rally-leaders"),
    ("move", "first-winter"): ("rally-leaders", "last-move"),
    ("rest", "each-winter"): ("return-leaders", "return-leaders"),
    ("rest", "first-winter"): ("return-leaders", ""),
}


def after_winters(options: dict[str, str]) -> list[tuple[str, str, str]]:
    """Further inserts: a winter is a round, p. 6, so leaders move after it, and lost ones return, p. 23."""
    first, second = AFTER_WINTERS[options["leaders-winter"], options["leaders-return"]]
    found = [("game", "second-year", first)]
    if second:
        found.append(("game", "count-monuments", second))
    return found


def call(board: Board) -> None:
    """A leader and six monuments a player, p. 22."""
    board.monuments = nothing(board.seats * PROVINCES)
    board.monument_stock = filled(board.seats, PIECES.monuments)
    board.trophies = nothing(board.seats)


def leads(board: Board, seat: i64, province: i64) -> bool:
    """Whether the player's leader is in the province and improves the actions there, p. 22."""
    return board.leader[seat] == province


def draft(board: Board, seat: i64) -> None:
    """With the draft: for each province taken he decides whether the leader goes there, p. 22."""
    if board.leader[seat] != NOWHERE:
        return
    if is_last_group(board, seat):
        enter(board, seat, board.drafted)
    else:
        board.todo.push(steps.LEAVE_LEADER, seat, 0)


def is_last_group(board: Board, seat: i64) -> bool:
    armies: i64 = 0
    for i in range(i64(choices.GROUP_SIZES)):
        armies += board.groups[seat * choices.GROUP_SIZES + i]
    return armies == 0


def place(board: Board) -> None:
    """With the preset start: once the first turn order is settled, into any own province, p. 22."""
    station(board, NOT_PLACED)


def give_back(board: Board) -> None:
    """After the winter lost leaders come back into any own province, in turn order, p. 23."""
    station(board, OFF_MAP)


def move(board: Board) -> None:
    """After each round every leader must move to another own province, p. 23."""
    station(board, ON_MAP)


def rally(board: Board) -> None:
    """After a winter those on the map move and lost ones return."""
    # house: both in one go, in turn order
    station(board, ON_MAP | OFF_MAP)


def whereabouts(board: Board, seat: i64) -> i64:
    where = board.leader[seat]
    if where == NOWHERE:
        return NOT_PLACED
    if where == LOST:
        return OFF_MAP
    return ON_MAP


def station(board: Board, asked: i64) -> None:
    """In turn order, each whose leader is where it is asked for."""
    position = board.seats - 1
    while position >= 0:
        seat = board.order[position]
        # house: with no other province he stays, and no monument is built
        if asked & whereabouts(board, seat) > 0 and len(stations(board, seat)) > 0:
            board.todo.push(steps.STATION_LEADER, seat, 0)
        position -= 1


def stations(board: Board, seat: i64) -> vec[i64]:
    """All own provinces but the one where he is."""
    found = vec[i64](capacity=PROVINCES)
    for province in range(i64(PROVINCES)):
        if board.owner[province] == seat and board.leader[seat] != province:
            found = append(found, choices.STATION + province)
    return found


def go(board: Board, seat: i64, province: i64) -> None:
    """A neighbouring province is left in triumph, with a monument; any other in flight, p. 23."""
    left = board.leader[seat]
    if left >= 0 and MAP.touch(left, province) and board.monument_stock[seat] > 0:
        board.monument_stock[seat] -= 1
        board.monuments[seat * PROVINCES + left] += 1
        board.tell("builds-monument", seat, left)
    enter(board, seat, province)


def enter(board: Board, seat: i64, province: i64) -> None:
    """A leader captures the monuments of others where he enters, p. 23."""
    board.leader[seat] = province
    board.tell("leader-enters", seat, province)
    for other in range(board.seats):
        if other == seat:
            continue
        captured = board.monuments[other * PROVINCES + province]
        if captured > 0:
            board.monuments[other * PROVINCES + province] = 0
            board.trophies[seat] += captured
            board.tell("captures-monument", seat, province, captured, other)


def honours(board: Board, seat: i64) -> i64:
    """A point for each own monument on the map and each captured one, p. 23."""
    found = board.trophies[seat]
    for province in range(seat * PROVINCES, seat * PROVINCES + PROVINCES):
        found += board.monuments[province]
    return found


def count_monuments(board: Board) -> None:
    for seat in range(board.seats):
        points = honours(board, seat)
        board.award(seat, FOR_MONUMENTS, points)
        board.tell("scores-monuments", seat, amount=points)
