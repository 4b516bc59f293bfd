"""Chambers, p. 24: the masters of the regions bring artists to their castles."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.games.shogun import choices, scoring, season, steps
from tenshu.games.shogun.board import Board, filled
from tenshu.games.shogun.components import ARTISTS, FOR_CHAMBERS, LINES, PIECES, SEATS
from tenshu.games.shogun.provinces import MAP, PROVINCES, REGIONS
from tenshu.games.shogun.tower import nothing

INSERTS: Final[tuple[tuple[str, str, str], ...]] = (
    ("game", "start", "open-chambers"),
    ("season", "lay-actions", "draw-artists"),
    ("season", "end-of-round", "award-artists"),
    ("game", "end", "count-chambers"),
)

# What lies on a crossing, besides the marker of a seat: nothing yet, an open artist, one turned over.
UNUSED: Final = -2
OPEN: Final = -1
TURNED: Final = SEATS


def open_chambers(board: Board) -> None:
    """The artists go into the bag, the region cards are shuffled into a row."""
    board.bag = season.shuffled(board, ARTISTS)
    board.chambers = filled(ARTISTS, UNUSED)
    board.regions = season.shuffled(board, REGIONS)


def draw_artists(board: Board) -> None:
    """Six artists a round, each at the crossing of his art and his castle."""
    n: i64 = len(board.bag)
    board.disclosures += 1
    for i in range(n - PIECES.artists_drawn, n):
        board.chambers[board.bag[i]] = OPEN
    board.bag = board.bag[: n - PIECES.artists_drawn]


def award(board: Board) -> None:
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


def award_region(board: Board, place: i64) -> None:
    """Region by region as the cards lie, its master replaces an artist by a marker of his own."""
    if place == REGIONS:
        close_round(board)
        return
    board.todo.push(steps.AWARD_REGION, -1, place + 1)
    region = board.regions[place]
    seat = master_of(board, region)
    # house: without markers left nobody is replaced
    if seat >= 0 and markers_left(board, seat) > 0:
        board.tell_of("masters", "region", MAP.regions[region], seat)
        board.todo.push(steps.CHOOSE_ARTIST, seat, region)


def markers_left(board: Board, seat: i64) -> i64:
    left = PIECES.chamber_markers
    for crossing in board.chambers:
        if crossing == seat:
            left -= 1
    return left


def artists_on_offer(board: Board) -> vec[i64]:
    found = vec[i64](capacity=LINES)
    for artist in range(i64(ARTISTS)):
        if board.chambers[artist] == OPEN:
            found = append(found, choices.ARTIST + artist)
    return found


def engage(board: Board, seat: i64, artist: i64) -> None:
    board.chambers[artist] = seat
    if board.story is not None:
        board.tell_of("engages", "art", PIECES.arts[artist // LINES], seat)
        board.story[-1].args["castle"] = PIECES.castles[artist % LINES]


def close_round(board: Board) -> None:
    """Artists that nobody engaged are turned over; the first region card goes to the end of the row."""
    for artist in range(i64(ARTISTS)):
        if board.chambers[artist] == OPEN:
            board.chambers[artist] = TURNED
    first = board.regions[0]
    for i in range(i64(REGIONS) - 1):
        board.regions[i] = board.regions[i + 1]
    board.regions[REGIONS - 1] = first


def for_line(board: Board, seat: i64, first: i64, stride: i64, worth: i64) -> i64:
    """Most markers in a line give its points, one less for a tie; artists turned over are one more player."""
    counts = nothing(SEATS + 1)
    for i in range(i64(LINES)):
        lying = board.chambers[first + i * stride]
        if lying >= 0:
            counts[lying] += 1
    return scoring.majority(counts, seat, worth)


def for_chambers(board: Board, seat: i64) -> i64:
    found: i64 = 0
    for line in range(i64(LINES)):
        found += for_line(board, seat, line * LINES, 1, PIECES.art_values[line])
        found += for_line(board, seat, line, LINES, PIECES.castle_values[line])
    return found


def count_chambers(board: Board) -> None:
    for seat in range(board.seats):
        points = for_chambers(board, seat)
        board.award(seat, FOR_CHAMBERS, points)
        board.tell("scores-chambers", seat, amount=points)
