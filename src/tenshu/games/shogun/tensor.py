"""A game of Shogun as numbers for learning programs: what a seat may know, and no more."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.layout import PLACES, Columns, Layout, counted, each_named, named, number, numbers
from tenshu.core.setup import Setup
from tenshu.core.sheet import Sheet
from tenshu.games.shogun import planning, steps, winter
from tenshu.games.shogun.board import Board
from tenshu.games.shogun.chambers_state import Chambers
from tenshu.games.shogun.choices import CARD_IDS, CARDS, FIELD_IDS, FIELDS, GROUP_SIZES, NO_CARD
from tenshu.games.shogun.components import (
    ACTION_IDS,
    ACTIONS,
    ARTISTS,
    BUILDING_IDS,
    BUILDINGS,
    EVENT_CARDS,
    FARMERS,
    FAVOUR_CARDS,
    PIECES,
    SAMURAI_CARDS,
    SPECIAL_CARDS,
    SPECIALS,
)
from tenshu.games.shogun.court_state import Court
from tenshu.games.shogun.leaders_state import Leaders
from tenshu.games.shogun.provinces import MAP, PROVINCES, REGIONS
from tenshu.games.shogun.table import QUESTION_IDS, STEPS

MOST: Final = 999
EVENTS_OPEN: Final = 4
COURT_PLACES: Final = 3
OPEN_CARDS: Final = 2
QUESTION_OR_NONE: Final = ("none", *QUESTION_IDS)
PROVINCE_OR_NONE: Final = ("none", *MAP.ids)
CARD_OR_HIDDEN: Final = (*CARD_IDS, "face-down")
FACE_DOWN: Final = CARDS
CROSSINGS: Final = ("unused", "open", *PLACES[:5], "turned")


def layout(setup: Setup) -> Layout:
    seats = PLACES[: setup.players]
    options = setup.settings
    groups = question_layout(seats) + map_layout(seats)
    groups += table_layout(seats)
    for seat in seats:
        groups += clan_layout(seat)
    if options["start"] == "draft" or options["side"] == "moon":
        groups += draft_layout(seats)
    if options["court"] == "on":
        groups += court_layout(seats)
    if options["samurai"] == "on":
        groups.append(numbers("samurai", seats, SAMURAI_CARDS))
    if options["leaders"] == "on":
        groups += leader_layout(seats)
    if options["chambers"] == "on":
        groups += chamber_layout()
    return Layout(groups)


def question_layout(seats: tuple[str, ...]) -> list[Columns]:
    return [
        named("question", QUESTION_OR_NONE),
        named("question-to", ("nobody", *seats)),
        named("question-field", ("none", *FIELD_IDS)),
        named("question-province", PROVINCE_OR_NONE),
        named("question-destination", PROVINCE_OR_NONE),
        number("question-number", MOST),
    ]


def map_layout(seats: tuple[str, ...]) -> list[Columns]:
    return [
        each_named("owner", MAP.ids, ("out-of-play", "neutral", *seats)),
        numbers("armies", MAP.ids, MOST),
        *[numbers(building, MAP.ids, 1) for building in BUILDING_IDS],
        numbers("revolt-markers", MAP.ids, MOST),
        numbers("revolts-drawn", MAP.ids, 1),
    ]


def table_layout(seats: tuple[str, ...]) -> list[Columns]:
    nobody = ("nobody", *seats)
    return [
        numbers("time", ("year", "season"), 4),
        numbers("supply", ("chests", "farmers", "revolt-markers", *BUILDING_IDS), MOST),
        numbers("tray", (*seats, "farmers"), MOST),
        numbers("tower", (*seats, "farmers"), MOST),
        each_named("events", counted(EVENTS_OPEN), ("none", *EVENT_CARDS.ids)),
        named("event", (*EVENT_CARDS.ids, "none")),
        each_named("actions", counted(ACTIONS), ("hidden", *ACTION_IDS)),
        number("action-now", ACTIONS),
        each_named("specials", counted(SPECIALS), ("none", *SPECIAL_CARDS.ids)),
        each_named("places", counted(SPECIALS), nobody),
        each_named("order", counted(len(seats)), nobody),
        each_named("choosing", counted(len(seats)), nobody),
    ]


def clan_layout(seat: str) -> list[Columns]:
    return [
        numbers(f"{seat}-has", ("points", "chests", "rice", "reserve"), MOST, -MOST),
        number(f"{seat}-has-planned", 1),
        named(f"{seat}-special", (*SPECIAL_CARDS.ids, "none")),
        each_named(f"{seat}-plan", FIELD_IDS, CARD_OR_HIDDEN),
    ]


def draft_layout(seats: tuple[str, ...]) -> list[Columns]:
    return [
        named("draft-taken", PROVINCE_OR_NONE),
        each_named("draft-open", counted(OPEN_CARDS), PROVINCE_OR_NONE),
        number("draft-pile", PROVINCES),
        numbers("draft-buried", MAP.ids, 1),
        *[numbers(f"{seat}-groups", counted(GROUP_SIZES), MOST) for seat in seats],
    ]


def court_layout(seats: tuple[str, ...]) -> list[Columns]:
    return [
        each_named("favours", counted(COURT_PLACES), ("taken", *FAVOUR_CARDS.ids)),
        number("favour-pile", len(FAVOUR_CARDS.ids)),
        numbers("hall", seats, MOST),
        numbers("audience", seats, MOST),
        numbers("ward", seats, MOST),
        numbers("safe-from", seats, 3),
    ]


def leader_layout(seats: tuple[str, ...]) -> list[Columns]:
    return [
        each_named("leader", seats, ("lost", "nowhere", *MAP.ids)),
        numbers("monument-stock", seats, MOST),
        numbers("trophies", seats, MOST),
        *[numbers(f"{seat}-monuments", MAP.ids, MOST) for seat in seats],
    ]


def chamber_layout() -> list[Columns]:
    artists = tuple(f"{art}-{castle}" for art in PIECES.arts for castle in PIECES.castles)
    return [
        each_named("crossings", artists, CROSSINGS),
        each_named("region-cards", counted(REGIONS), ("none", *MAP.regions)),
        number("bag", ARTISTS),
    ]


def observe(board: Board, seat: i64, sheet: Sheet) -> None:
    observe_question(board, seat, sheet)
    observe_map(board, seat, sheet)
    observe_table(board, seat, sheet)
    for place in range(board.seats):
        observe_clan(board, (seat + place) % board.seats, place == 0, sheet)
    if board.setup.settings["start"] == "draft" or board.setup.settings["side"] == "moon":
        observe_draft(board, seat, sheet)
    if board.court is not None:
        observe_court(board.court, board.seats, seat, sheet)
    if board.samurai is not None:
        around(board.samurai.cards, board.seats, seat, sheet)
    if board.leaders is not None:
        observe_leaders(board.leaders, board.seats, seat, sheet)
    if board.chambers is not None:
        observe_chambers(board, board.chambers, seat, sheet)


def around(row: vec[i64], seats: i64, seat: i64, sheet: Sheet) -> None:
    """A number for each seat, beginning with the one that looks."""
    for place in range(seats):
        sheet.number(row[(seat + place) % seats])


def away(board: Board, seat: i64, other: i64) -> i64:
    """How many seats clockwise from the one that looks; what is nobody stays as it is."""
    if other < 0:
        return other
    return (other - seat + board.seats) % board.seats


def observe_question(board: Board, seat: i64, sheet: Sheet) -> None:
    """What is asked of whom. Of the planning everyone knows only the own field."""
    step = board.todo.step()
    if step < 0:
        sheet.blank(6)
        return
    sheet.number(step - steps.FIRST_QUESTION + 1)
    if step == steps.PLAN:
        if planning.is_done(board, seat):
            sheet.blank(2)
        else:
            sheet.number(1)
            sheet.number(planning.field_asked(board, seat) + 1)
        sheet.blank(3)
        return
    sheet.number(away(board, seat, board.todo.seat()) + 1)
    sheet.number(0)
    question = STEPS[step]
    sheet.number(question.province(board) + 1)
    sheet.number(question.destination(board) + 1)
    sheet.number(question.number(board))


def observe_map(board: Board, seat: i64, sheet: Sheet) -> None:
    for owner in board.owner:
        sheet.number(away(board, seat, owner) + 2)
    sheet.row(board.armies)
    for building in range(i64(BUILDINGS)):
        for built in board.buildings:
            sheet.number(built >> building & 1)
    sheet.row(board.markers)
    revolts = winter.to_be_quelled(board)
    for province in range(i64(PROVINCES)):
        sheet.number(revolts >> province & 1)


def observe_table(board: Board, seat: i64, sheet: Sheet) -> None:
    sheet.number(board.year)
    sheet.number(board.season)
    sheet.number(board.bank)
    sheet.number(board.farmers)
    sheet.number(board.marker_stock)
    sheet.row(board.building_stock)
    for place in range(board.seats):
        sheet.number(board.tray[(seat + place) % board.seats])
    sheet.number(board.tray[FARMERS])
    for place in range(board.seats):
        sheet.number(board.tower.inside((seat + place) % board.seats))
    sheet.number(board.tower.inside(FARMERS))
    sheet.named(board.events, EVENTS_OPEN)
    sheet.number(board.event)
    for card in range(i64(ACTIONS)):
        if card < board.actions_open and card < len(board.action_row):
            sheet.number(board.action_row[card] + 1)
        else:
            sheet.number(0)
    sheet.number(board.action_now + 1)
    sheet.named(board.specials, SPECIALS)
    people(board, seat, board.places, SPECIALS, sheet)
    people(board, seat, board.order, board.seats, sheet)
    observe_choosing(board, seat, sheet)


def people(board: Board, seat: i64, row: vec[i64], length: i64, sheet: Sheet) -> None:
    """So many places, each with somebody's place from the one that looks, from 1; 0 for nobody."""
    n: i64 = len(row)
    for place in range(length):
        if place < n:
            sheet.number(away(board, seat, row[place]) + 1)
        else:
            sheet.number(0)


def observe_choosing(board: Board, seat: i64, sheet: Sheet) -> None:
    """Who is still to take a place in the turn order, the next first."""
    todo = board.todo
    at = todo.top - 3
    left = board.seats
    while at >= 0 and left > 0:
        step = todo.records[at]
        if step == steps.CHOOSE_SPECIAL or step == steps.TAKE_PLACE:
            sheet.number(away(board, seat, todo.records[at + 1]) + 1)
            left -= 1
        at -= 3
    sheet.blank(left)


def observe_clan(board: Board, owner: i64, own: bool, sheet: Sheet) -> None:
    """While planning nobody sees others' mats, later only that a card lies face down."""
    for row in (board.points, board.chests, board.rice, board.reserve):
        sheet.number(row[owner])
    sheet.flag(planning.is_done(board, owner))
    sheet.number(board.special[owner])
    secret = board.todo.step() == steps.PLAN
    for field in range(i64(FIELDS)):
        card = board.plan[owner * FIELDS + field]
        if own or board.shown[owner] >> field & 1 > 0:
            sheet.number(card)
        elif secret or card == NO_CARD:
            sheet.number(NO_CARD)
        else:
            sheet.number(FACE_DOWN)


def observe_draft(board: Board, seat: i64, sheet: Sheet) -> None:
    draft = board.draft
    if draft is None:
        sheet.blank(2 + OPEN_CARDS + PROVINCES + GROUP_SIZES * board.seats)
        return
    step = board.todo.step()
    if step == steps.PICK_GROUP or step == steps.LEAVE_LEADER:
        sheet.number(draft.taken + 1)
    else:
        sheet.number(0)
    sheet.named(draft.open_cards, OPEN_CARDS)
    sheet.number(len(draft.pile))
    for province in range(i64(PROVINCES)):
        found: i64 = 0
        for place in range(draft.buried):
            if draft.pile[place] == province:
                found = 1
        sheet.number(found)
    for place in range(board.seats):
        first = (seat + place) % board.seats * GROUP_SIZES
        sheet.row(draft.groups[first : first + GROUP_SIZES])


def observe_court(court: Court, seats: i64, seat: i64, sheet: Sheet) -> None:
    sheet.named(court.favours, COURT_PLACES)
    sheet.number(len(court.deck))
    for row in (court.hall, court.audience, court.ward, court.safe):
        around(row, seats, seat, sheet)


def observe_leaders(leaders: Leaders, seats: i64, seat: i64, sheet: Sheet) -> None:
    for place in range(seats):
        sheet.number(leaders.at[(seat + place) % seats] + 2)
    for row in (leaders.stock, leaders.trophies):
        around(row, seats, seat, sheet)
    for place in range(seats):
        first = (seat + place) % seats * PROVINCES
        sheet.row(leaders.monuments[first : first + PROVINCES])


def observe_chambers(board: Board, chambers: Chambers, seat: i64, sheet: Sheet) -> None:
    turned = len(CROSSINGS) - 1
    for lying in chambers.crossings:
        if lying >= board.seats:
            sheet.number(turned)
        else:
            sheet.number(away(board, seat, lying) + 2)
    sheet.named(chambers.regions, REGIONS)
    sheet.number(len(chambers.bag))
