"""A board as numbers and back; what can't be a board of Shogun is refused."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.codec import Reader, Writer
from tenshu.games.shogun import steps
from tenshu.games.shogun.board import LOST, NOWHERE, OUT_OF_PLAY, Board
from tenshu.games.shogun.chambers import TURNED, UNUSED
from tenshu.games.shogun.choices import FIELDS, GROUP_SIZES, NO_CARD
from tenshu.games.shogun.components import (
    ACTIONS,
    ARTISTS,
    BUILDINGS,
    COLOURS,
    EVENTS,
    FAVOURS,
    NO_EVENT,
    NO_SPECIAL,
    PIECES,
    SAMURAI_CARDS,
    SOURCES,
    SPECIALS,
)
from tenshu.games.shogun.court import PLACES, TAKEN
from tenshu.games.shogun.provinces import PROVINCES, REGIONS
from tenshu.games.shogun.season import NOBODY
from tenshu.games.shogun.tower import nothing, read_tower

MOST: Final = 0x4000000000000


def write(board: Board, out: Writer) -> None:
    board.write_base(out)
    board.todo.write(out)
    board.tower.write(out)
    for row in (board.owner, board.armies, board.buildings, board.markers, board.tray, board.building_stock):
        out.row(row)
    for row in (board.chests, board.rice, board.ledger, board.reserve, board.special, board.order):
        out.row(row)
    for row in (board.event_deck, board.events, board.action_row, board.specials, board.places):
        out.row(row)
    for row in (board.plan, board.shown, board.planned, board.spare, board.hand):
        out.row(row)
    for number in (board.bank, board.farmers, board.marker_stock, board.year, board.season, board.event):
        out.number(number)
    for number in (board.actions_open, board.action_now, board.gained):
        out.number(number)
    write_draft(board, out)
    write_expansions(board, out)


def write_draft(board: Board, out: Writer) -> None:
    for row in (board.pile, board.open_cards, board.groups, board.pairs):
        out.row(row)
    out.number(board.buried)
    out.number(board.drafted)


def write_expansions(board: Board, out: Writer) -> None:
    for row in (board.hall, board.audience, board.favour_deck, board.favours, board.ward, board.safe):
        out.row(row)
    for row in (board.samurai, board.leader, board.monuments, board.monument_stock, board.trophies):
        out.row(row)
    for row in (board.bag, board.chambers, board.regions):
        out.row(row)
    out.number(board.tower_cards)


def read(board: Board, source: Reader) -> None:
    seats = board.seats
    board.read_base(source)
    board.todo.read(source)
    check_steps(board)
    board.tower = read_tower(source)
    board.owner = row(source, PROVINCES, OUT_OF_PLAY, seats - 1)
    board.armies = row(source, PROVINCES, 0, PIECES.armies)
    board.buildings = row(source, PROVINCES, 0, 7)
    board.markers = row(source, PROVINCES, 0, PIECES.revolt_markers)
    board.tray = row(source, COLOURS, 0, PIECES.armies)
    board.building_stock = row(source, BUILDINGS, 0, PIECES.buildings[0])
    board.chests = row(source, seats, 0, PIECES.chests)
    board.rice = row(source, seats, 0, PIECES.rice_track)
    board.ledger = row(source, seats * SOURCES, 0, MOST)
    board.points = points_in(board.ledger, seats)
    board.reserve = row(source, seats, 0, PIECES.armies)
    board.special = row(source, seats, 0, NO_SPECIAL)
    board.order = up_to(source, seats, 0, seats - 1)
    board.event_deck = up_to(source, EVENTS, 0, EVENTS - 1)
    board.events = up_to(source, EVENTS, 0, EVENTS - 1)
    board.action_row = up_to(source, ACTIONS, 0, ACTIONS - 1)
    board.specials = up_to(source, SPECIALS, 0, SPECIALS - 1)
    board.places = up_to(source, SPECIALS, NOBODY, seats - 1)
    board.plan = row(source, seats * FIELDS, 0, NO_CARD)
    board.shown = row(source, seats, 0, MOST)
    board.planned = row(source, seats, 0, len(board.script.fields))
    board.spare = row(source, seats, 0, FIELDS)
    board.hand = row(source, seats, 0, MOST)
    board.bank = number(source, 0, PIECES.chests)
    board.farmers = number(source, 0, PIECES.farmers)
    board.marker_stock = number(source, 0, PIECES.revolt_markers)
    board.year = number(source, 0, 2)
    board.season = number(source, 0, 4)
    board.event = number(source, 0, NO_EVENT)
    board.actions_open = number(source, 0, ACTIONS)
    board.action_now = number(source, -1, ACTIONS - 1)
    board.gained = number(source, 0, MOST)
    read_draft(board, source)
    read_expansions(board, source)


def read_draft(board: Board, source: Reader) -> None:
    board.pile = up_to(source, PROVINCES, 0, PROVINCES - 1)
    board.open_cards = up_to(source, 2, 0, PROVINCES - 1)
    board.groups = up_to(source, board.seats * GROUP_SIZES, 0, FIELDS)
    board.pairs = up_to(source, board.seats * 2, NOWHERE, PROVINCES - 1)
    board.buried = number(source, 0, len(board.pile))
    board.drafted = number(source, NOWHERE, PROVINCES - 1)


def read_expansions(board: Board, source: Reader) -> None:
    seats = board.seats
    board.hall = up_to(source, seats, 0, PIECES.officials)
    board.audience = up_to(source, seats, 0, PIECES.officials)
    board.favour_deck = up_to(source, FAVOURS, 0, FAVOURS - 1)
    board.favours = up_to(source, PLACES, TAKEN, FAVOURS - 1)
    board.ward = row(source, seats, 0, 1)
    board.safe = row(source, seats, 0, 3)
    board.samurai = up_to(source, seats, 0, SAMURAI_CARDS - 1)
    board.leader = row(source, seats, LOST, PROVINCES - 1)
    board.monuments = up_to(source, seats * PROVINCES, 0, PIECES.monuments)
    board.monument_stock = up_to(source, seats, 0, PIECES.monuments)
    board.trophies = up_to(source, seats, 0, PIECES.monuments * seats)
    board.bag = up_to(source, ARTISTS, 0, ARTISTS - 1)
    board.chambers = up_to(source, ARTISTS, UNUSED, TURNED)
    board.regions = up_to(source, REGIONS, 0, REGIONS - 1)
    board.tower_cards = number(source, 0, PIECES.tower_cards)


def points_in(ledger: vec[i64], seats: i64) -> vec[i64]:
    found = nothing(seats)
    for place in range(i64(len(ledger))):
        found[place // SOURCES] += ledger[place]
    return found


def check_steps(board: Board) -> None:
    for at in range(0, board.todo.top, 3):
        step, seat = int(board.todo.records[at]), int(board.todo.records[at + 1])
        known = step in steps.QUESTIONS or 0 <= step < steps.FIRST_QUESTION
        if not known or not -1 <= seat < board.seats:
            raise ValueError(f"there is no step {step} for seat {seat}")


def row(source: Reader, length: i64, least: i64, most: i64) -> vec[i64]:
    found = up_to(source, length, least, most)
    if len(found) != length:
        raise ValueError(f"a row of {length} numbers has {len(found)}")
    return found


def up_to(source: Reader, length: i64, least: i64, most: i64) -> vec[i64]:
    """A row of at most so many numbers, all within bounds."""
    found = source.row()
    if len(found) > length:
        raise ValueError(f"a row of at most {length} numbers has {len(found)}")
    for value in found:
        if not least <= value <= most:
            raise ValueError(f"{value} is not between {least} and {most}")
    return found


def number(source: Reader, least: i64, most: i64) -> i64:
    found = source.number()
    if not least <= found <= most:
        raise ValueError(f"{found} is not between {least} and {most}")
    return found
