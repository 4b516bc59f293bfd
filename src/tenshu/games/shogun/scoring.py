"""Victory points, p. 10 and 12."""

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.events import Event
from tenshu.games.shogun.board import Board
from tenshu.games.shogun.components import (
    BUILDING_IDS,
    BUILDINGS,
    FOR_BUILDINGS,
    FOR_MAJORITIES,
    FOR_PROVINCES,
    PIECES,
    SOURCE_IDS,
    SOURCES,
    YEARLY_SOURCES,
)
from tenshu.games.shogun.majority import majority
from tenshu.games.shogun.provinces import MAP, PROVINCES, REGIONS
from tenshu.games.shogun.rows import nothing
from tenshu.games.shogun.step import Step


class Score(Step):
    def run(self, board: Board, seat: i64, value: i64) -> None:
        score(board)


def score(board: Board) -> None:
    """Provinces, buildings, and the most buildings of a kind in a region."""
    for seat in range(board.seats):
        before = board.points[seat]
        score_possessions(board, seat)
        board.tell("scores-possessions", seat, amount=board.points[seat] - before)
    for region in range(i64(REGIONS)):
        for building in range(i64(BUILDINGS)):
            score_majority(board, region, building)
    for seat in range(board.seats):
        board.tell("has-points", seat, amount=board.points[seat])


def source(board: Board, yearly: i64) -> i64:
    """A source of points in the scoring of this year."""
    return (board.year - 1) * YEARLY_SOURCES + yearly


def score_possessions(board: Board, seat: i64) -> None:
    """One point for each province and for each building."""
    owner = board.owner
    provinces: i64 = 0
    buildings = nothing(BUILDINGS)
    for province in range(i64(PROVINCES)):
        if owner[province] == seat:
            provinces += 1
            for building in range(i64(BUILDINGS)):
                buildings[building] += (board.buildings[province] >> building) & 1
    board.award(seat, source(board, FOR_PROVINCES), provinces)
    for building in range(i64(BUILDINGS)):
        board.award(seat, source(board, FOR_BUILDINGS + building), buildings[building])


def buildings_in(board: Board, region: i64, building: i64) -> vec[i64]:
    """How many buildings of a kind each seat has in a region."""
    found = nothing(board.seats)
    for province in range(i64(PROVINCES)):
        owner = board.owner[province]
        if owner >= 0 and board.region(province) == region and board.has_building(province, building):
            found[owner] += 1
    return found


def score_majority(board: Board, region: i64, building: i64) -> None:
    counts = buildings_in(board, region, building)
    for seat in range(board.seats):
        points = majority(counts, seat, PIECES.majority[building])
        if points > 0:
            board.award(seat, source(board, FOR_MAJORITIES + building), points)
            tell_majority(board, seat, region, building, points)


def tell_majority(board: Board, seat: i64, region: i64, building: i64, points: i64) -> None:
    if board.story is not None:
        args: dict[str, object] = {"seat": int(seat), "amount": int(points)}
        args.update(building=BUILDING_IDS[building], region=MAP.regions[region])
        board.story.append(Event("scores-majority", args))


def sources(board: Board, seat: i64) -> dict[str, int]:
    """Points by where they come from."""
    first = seat * SOURCES
    return {name: int(board.ledger[first + i]) for i, name in enumerate(SOURCE_IDS)}


def places(board: Board) -> list[int]:
    """Most points, then most chests; who is still level shares the place, p. 12."""
    keys = [(-int(board.points[seat]), -int(board.chests[seat])) for seat in range(board.seats)]
    return [sorted(keys).index(key) + 1 for key in keys]
