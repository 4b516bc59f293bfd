"""A board as numbers and back; what can't be a board of Shogun is refused."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.codec import Reader, Writer
from tenshu.games.shogun.board import OUT_OF_PLAY, Board
from tenshu.games.shogun.chambers_state import no_chambers, read_chambers
from tenshu.games.shogun.choices import FIELDS, NO_CARD
from tenshu.games.shogun.components import (
    ACTIONS,
    BUILDINGS,
    COLOURS,
    EVENTS,
    NO_EVENT,
    NO_SPECIAL,
    PIECES,
    SOURCES,
    SPECIALS,
)
from tenshu.games.shogun.court_state import no_court, read_court
from tenshu.games.shogun.draft_state import no_draft, read_draft
from tenshu.games.shogun.leaders_state import no_leaders, read_leaders
from tenshu.games.shogun.part import Part, read_absent
from tenshu.games.shogun.provinces import PROVINCES
from tenshu.games.shogun.rows import nothing, read_number, read_row, read_up_to
from tenshu.games.shogun.samurai_state import no_samurai, read_samurai
from tenshu.games.shogun.season import NOBODY
from tenshu.games.shogun.table import NUMBERED
from tenshu.games.shogun.tower import read_tower

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
    for part in parts_of(board):
        part.write(out)
    out.number(board.tower_cards())


def parts_of(board: Board) -> list[Part]:
    """Those that are not there are written as empty ones."""
    seats = board.seats
    return [
        board.draft or no_draft(seats),
        board.court or no_court(seats),
        board.samurai or no_samurai(seats),
        board.leaders or no_leaders(seats),
        board.chambers or no_chambers(seats),
    ]


def read(board: Board, source: Reader) -> None:
    seats = board.seats
    board.read_base(source)
    board.todo.read(source)
    check_steps(board)
    board.tower = read_tower(source)
    board.owner = read_row(source, PROVINCES, OUT_OF_PLAY, seats - 1)
    board.armies = read_row(source, PROVINCES, 0, PIECES.armies)
    board.buildings = read_row(source, PROVINCES, 0, 7)
    board.markers = read_row(source, PROVINCES, 0, PIECES.revolt_markers)
    board.tray = read_row(source, COLOURS, 0, PIECES.armies)
    board.building_stock = read_row(source, BUILDINGS, 0, PIECES.buildings[0])
    board.chests = read_row(source, seats, 0, PIECES.chests)
    board.rice = read_row(source, seats, 0, PIECES.rice_track)
    board.ledger = read_row(source, seats * SOURCES, 0, MOST)
    board.points = points_in(board.ledger, seats)
    board.reserve = read_row(source, seats, 0, PIECES.armies)
    board.special = read_row(source, seats, 0, NO_SPECIAL)
    board.order = read_up_to(source, seats, 0, seats - 1)
    board.event_deck = read_up_to(source, EVENTS, 0, EVENTS - 1)
    board.events = read_up_to(source, EVENTS, 0, EVENTS - 1)
    board.action_row = read_up_to(source, ACTIONS, 0, ACTIONS - 1)
    board.specials = read_up_to(source, SPECIALS, 0, SPECIALS - 1)
    board.places = read_up_to(source, SPECIALS, NOBODY, seats - 1)
    board.plan = read_row(source, seats * FIELDS, 0, NO_CARD)
    board.shown = read_row(source, seats, 0, MOST)
    board.planned = read_row(source, seats, 0, len(board.script.fields))
    board.spare = read_row(source, seats, 0, FIELDS)
    board.hand = read_row(source, seats, 0, MOST)
    board.bank = read_number(source, 0, PIECES.chests)
    board.farmers = read_number(source, 0, PIECES.farmers)
    board.marker_stock = read_number(source, 0, PIECES.revolt_markers)
    board.year = read_number(source, 0, 2)
    board.season = read_number(source, 0, 4)
    board.event = read_number(source, 0, NO_EVENT)
    board.actions_open = read_number(source, 0, ACTIONS)
    board.action_now = read_number(source, -1, ACTIONS - 1)
    board.gained = read_number(source, 0, MOST)
    read_parts(board, source)
    if source.number() != board.tower_cards():
        raise ValueError("there are tower cards only with the court")


def read_parts(board: Board, source: Reader) -> None:
    seats = board.seats
    options = board.setup.settings
    board.draft = read_draft(source, seats)
    if options["court"] == "on":
        board.court = read_court(source, seats)
    else:
        read_absent(source, no_court(seats))
    if options["samurai"] == "on":
        board.samurai = read_samurai(source, seats)
    else:
        read_absent(source, no_samurai(seats))
    if options["leaders"] == "on":
        board.leaders = read_leaders(source, seats)
    else:
        read_absent(source, no_leaders(seats))
    if options["chambers"] == "on":
        board.chambers = read_chambers(source, seats)
    else:
        read_absent(source, no_chambers(seats))


def points_in(ledger: vec[i64], seats: i64) -> vec[i64]:
    found = nothing(seats)
    for place in range(i64(len(ledger))):
        found[place // SOURCES] += ledger[place]
    return found


def check_steps(board: Board) -> None:
    for at in range(0, board.todo.top, 3):
        step, seat = int(board.todo.records[at]), int(board.todo.records[at + 1])
        if step not in NUMBERED or not -1 <= seat < board.seats:
            raise ValueError(f"there is no step {step} for seat {seat}")
