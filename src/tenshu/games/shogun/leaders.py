"""Military Leaders, p. 22-23: they improve actions, must keep moving, and are honoured with monuments."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.refusal import Refusal
from tenshu.core.rows import pair
from tenshu.games.shogun import choices, leaders_state, steps
from tenshu.games.shogun.board import Board
from tenshu.games.shogun.components import FOR_MONUMENTS
from tenshu.games.shogun.leaders_state import LOST, NOWHERE, Leaders
from tenshu.games.shogun.provinces import MAP, PROVINCES
from tenshu.games.shogun.setup import OfTaken, draft_of
from tenshu.games.shogun.step import Step, refuse_province

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


def leaders_of(board: Board) -> Leaders:
    leaders = board.leaders
    assert leaders is not None
    return leaders


class Call(Step):
    """A leader and six monuments a player, p. 22."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        board.leaders = leaders_state.call_leaders(board.seats)


def leads(board: Board, seat: i64, province: i64) -> bool:
    """Whether the player's leader is in the province and improves the actions there, p. 22."""
    leaders = board.leaders
    return leaders is not None and leaders.at[seat] == province


class DraftLeader(Step):
    """With the draft: for each province taken he decides whether the leader goes there, p. 22."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        if leaders_of(board).at[seat] != NOWHERE:
            return
        if is_last_group(board, seat):
            enter(board, seat, draft_of(board).taken)
        else:
            board.todo.push(steps.LEAVE_LEADER, seat, 0)


class LeaveLeader(OfTaken):
    name: str = "leave-leader"

    def legal(self, board: Board, seat: i64) -> vec[i64]:
        return pair(choices.PASS, choices.LEAD)

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        if option == choices.LEAD:
            enter(board, seat, draft_of(board).taken)


def is_last_group(board: Board, seat: i64) -> bool:
    groups = draft_of(board).groups
    armies: i64 = 0
    for i in range(i64(choices.GROUP_SIZES)):
        armies += groups[seat * choices.GROUP_SIZES + i]
    return armies == 0


class Place(Step):
    """With the preset start: once the first turn order is settled, into any own province, p. 22."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        station(board, NOT_PLACED)


class GiveBack(Step):
    """After the winter lost leaders come back into any own province, in turn order, p. 23."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        station(board, OFF_MAP)


class Move(Step):
    """After each round every leader must move to another own province, p. 23."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        station(board, ON_MAP)


class Rally(Step):
    """After a winter those on the map move and lost ones return."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        # house: both in one go, in turn order
        station(board, ON_MAP | OFF_MAP)


def whereabouts(board: Board, seat: i64) -> i64:
    where = leaders_of(board).at[seat]
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


class StationLeader(Step):
    name: str = "station"
    verb: str = "station"

    def legal(self, board: Board, seat: i64) -> vec[i64]:
        return stations(board, seat)

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        go(board, seat, option - choices.STATION)

    def why_not(self, board: Board, seat: i64, option: i64) -> Refusal | None:
        return refuse_province("no-station", board.describe(option), "is not another province of one's own")


def stations(board: Board, seat: i64) -> vec[i64]:
    """All own provinces but the one where he is."""
    here = leaders_of(board).at[seat]
    found = vec[i64](capacity=PROVINCES)
    for province in range(i64(PROVINCES)):
        if board.owner[province] == seat and here != province:
            found = append(found, choices.STATION + province)
    return found


def go(board: Board, seat: i64, province: i64) -> None:
    """A neighbouring province is left in triumph, with a monument; any other in flight, p. 23."""
    leaders = leaders_of(board)
    left = leaders.at[seat]
    if left >= 0 and MAP.touch(left, province) and leaders.stock[seat] > 0:
        leaders.stock[seat] -= 1
        leaders.monuments[seat * PROVINCES + left] += 1
        board.tell("builds-monument", seat, left)
    enter(board, seat, province)


def enter(board: Board, seat: i64, province: i64) -> None:
    """A leader captures the monuments of others where he enters, p. 23."""
    leaders = leaders_of(board)
    leaders.at[seat] = province
    board.tell("leader-enters", seat, province)
    for other in range(board.seats):
        if other == seat:
            continue
        captured = leaders.monuments[other * PROVINCES + province]
        if captured > 0:
            leaders.monuments[other * PROVINCES + province] = 0
            leaders.trophies[seat] += captured
            board.tell("captures-monument", seat, province, captured, other)


def honours(leaders: Leaders, seat: i64) -> i64:
    """A point for each own monument on the map and each captured one, p. 23."""
    found = leaders.trophies[seat]
    for province in range(seat * PROVINCES, seat * PROVINCES + PROVINCES):
        found += leaders.monuments[province]
    return found


class CountMonuments(Step):
    def run(self, board: Board, seat: i64, value: i64) -> None:
        for owner in range(board.seats):
            points = honours(leaders_of(board), owner)
            board.award(owner, FOR_MONUMENTS, points)
            board.tell("scores-monuments", owner, amount=points)
