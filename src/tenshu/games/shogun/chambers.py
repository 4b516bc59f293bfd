"""Chambers, p. 24: the masters of the regions bring artists to their castles."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.events import Event
from tenshu.games.shogun import chambers_state, choices, season, steps
from tenshu.games.shogun.board import Board
from tenshu.games.shogun.chambers_state import OPEN, TURNED, Chambers
from tenshu.games.shogun.components import ARTISTS, FOR_CHAMBERS, LINES, PIECES
from tenshu.games.shogun.provinces import MAP, PROVINCES, REGIONS
from tenshu.games.shogun.rows import nothing
from tenshu.games.shogun.step import Step

INSERTS: Final[tuple[tuple[str, str, str], ...]] = (
    ("game", "start", "open-chambers"),
    ("season", "lay-actions", "draw-artists"),
    ("season", "end-of-round", "award-artists"),
    ("game", "end", "count-chambers"),
)


def chambers_of(board: Board) -> Chambers:
    chambers = board.chambers
    assert chambers is not None
    return chambers


class OpenChambers(Step):
    """The artists go into the bag, the region cards are shuffled into a row."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        bag = season.shuffled(board, ARTISTS)
        board.chambers = chambers_state.open_chambers(bag, season.shuffled(board, REGIONS))


class DrawArtists(Step):
    def run(self, board: Board, seat: i64, value: i64) -> None:
        draw_artists(board, chambers_of(board))


def draw_artists(board: Board, chambers: Chambers) -> None:
    """Six artists a round, each at the crossing of his art and his castle."""
    n: i64 = len(chambers.bag)
    board.disclosures += 1
    for i in range(n - PIECES.artists_drawn, n):
        chambers.crossings[chambers.bag[i]] = OPEN
    chambers.bag = chambers.bag[: n - PIECES.artists_drawn]


class AwardArtists(Step):
    def run(self, board: Board, seat: i64, value: i64) -> None:
        board.todo.push(steps.AWARD_REGION, -1, 0)


def master_of(board: Board, region: i64) -> i64:
    """Who has most provinces in a region, ties in turn order; -1 if nobody has any."""
    counts = nothing(board.seats)
    for province in range(i64(PROVINCES)):
        if board.owner[province] >= 0 and board.region(province) == region:
            counts[board.owner[province]] += 1
    master: i64 = -1
    most: i64 = 0
    for seat in board.order:
        if counts[seat] > most:
            master = seat
            most = counts[seat]
    return master


class AwardRegion(Step):
    """Region by region as the cards lie, its master replaces an artist by a marker of his own.

    The value is the place in the row of regions.
    """

    def run(self, board: Board, seat: i64, value: i64) -> None:
        chambers = chambers_of(board)
        if value == REGIONS:
            close_round(chambers)
            return
        board.todo.push(steps.AWARD_REGION, -1, value + 1)
        region = chambers.regions[value]
        master = master_of(board, region)
        # house: without markers left nobody is replaced
        if master >= 0 and chambers.markers_left(master) > 0:
            board.tell_of("masters", "region", MAP.regions[region], master)
            board.todo.push(steps.CHOOSE_ARTIST, master, region)


class ChooseArtist(Step):
    """The value is the region whose master engages an artist."""

    name: str = "artist"

    def legal(self, board: Board, seat: i64) -> vec[i64]:
        crossings = chambers_of(board).crossings
        found = vec[i64](capacity=LINES)
        for artist in range(i64(ARTISTS)):
            if crossings[artist] == OPEN:
                found = append(found, choices.ARTIST + artist)
        return found

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        engage(board, seat, option - choices.ARTIST)

    def question(self, board: Board, seat: i64) -> dict[str, object]:
        return {"region": MAP.regions[board.todo.value()]}


def engage(board: Board, seat: i64, artist: i64) -> None:
    chambers_of(board).crossings[artist] = seat
    if board.story is not None:
        args: dict[str, object] = {"seat": int(seat)}
        args.update(art=PIECES.arts[artist // LINES], castle=PIECES.castles[artist % LINES])
        board.story.append(Event("engages", args))


def close_round(chambers: Chambers) -> None:
    """Artists that nobody engaged are turned over; the first region card goes to the end of the row."""
    for artist in range(i64(ARTISTS)):
        if chambers.crossings[artist] == OPEN:
            chambers.crossings[artist] = TURNED
    first = chambers.regions[0]
    for i in range(i64(REGIONS) - 1):
        chambers.regions[i] = chambers.regions[i + 1]
    chambers.regions[REGIONS - 1] = first


def for_chambers(chambers: Chambers, seat: i64) -> i64:
    found: i64 = 0
    for line in range(i64(LINES)):
        found += chambers.for_art(seat, line) + chambers.for_castle(seat, line)
    return found


class CountChambers(Step):
    def run(self, board: Board, seat: i64, value: i64) -> None:
        for owner in range(board.seats):
            points = for_chambers(chambers_of(board), owner)
            board.award(owner, FOR_CHAMBERS, points)
            board.tell("scores-chambers", owner, amount=points)
