"""A game of The White Castle as numbers for learning programs: what a seat may know, and no more."""

from typing import Final

from mypy_extensions import i64

from tenshu.core.layout import PLACES, Columns, Layout, counted, each_named, named, number, numbers
from tenshu.core.setup import Setup
from tenshu.core.sheet import Sheet
from tenshu.games.white_castle import dice, scoring, steps
from tenshu.games.white_castle.board import (
    AT_WELL,
    BRIDGE,
    FIGURE_IDS,
    FIGURE_PLACES,
    ON_MATS,
    Board,
)
from tenshu.games.white_castle.components import (
    CASTLE_DECK,
    CASTLE_ROOMS,
    COLOURS,
    FIELDS,
    GARDEN_PLACES,
    GROUNDS,
    MAT_ROWS,
    MOST_CLANS,
    ROOMS,
    ROWS,
    SIDES,
    SPACES,
    TILE_FIELDS,
    WELL_SPACE,
    WELL_TILES,
    YARD_TILES,
)
from tenshu.games.white_castle.rounds import ROUNDS
from tenshu.games.white_castle.solo import RIVAL_CARDS, RIVAL_DECK
from tenshu.games.white_castle.table import QUESTION_IDS, QUESTIONS, STEPS
from tenshu.games.white_castle.tidings import PLACES as GARDEN_LABELS
from tenshu.games.white_castle.vocabulary import EFFECTS, GOODS, KINDS

MOST: Final = 999
PAIR_CARDS: Final = 2 * (MOST_CLANS + 1)
IN_STORE: Final = 8
QUESTION_OR_NONE: Final = ("none", *QUESTION_IDS)
CARD_OR_NONE: Final = ("none", *CASTLE_DECK.ids)
COLOUR_OR_NONE: Final = ("none", *COLOURS)
EFFECT_OR_NONE: Final = ("none", *EFFECTS.ids)
TILE_LABELS: Final = counted(TILE_FIELDS)


def clan_names(setup: Setup) -> tuple[str, ...]:
    """Alone one faces the rival, who has a clan too."""
    return ("you", "rival") if setup.players == 1 else PLACES[: setup.players]


def layout(setup: Setup) -> Layout:
    clans = clan_names(setup)
    groups = question_layout(clans) + board_layout(clans)
    for clan in clans:
        groups += clan_layout(clan)
    if setup.players == 1:
        groups.append(each_named("rival-deck", counted(RIVAL_CARDS), ("unknown", *RIVAL_DECK.ids)))
    return Layout(groups)


def question_layout(clans: tuple[str, ...]) -> list[Columns]:
    return [
        named("question", QUESTION_OR_NONE),
        named("question-to", ("nobody", *clans)),
        named("question-effect", EFFECT_OR_NONE),
        number("question-number", MOST),
        named("die-colour", COLOUR_OR_NONE),
        number("die-value", SIDES),
        number("die-from-left", 1),
        # What this turn still holds in store, the next thing first.
        each_named("in-store", counted(IN_STORE), EFFECT_OR_NONE),
    ]


def board_layout(clans: tuple[str, ...]) -> list[Columns]:
    spaces = tuple(f"{space}-{place}" for space in SPACES[:WELL_SPACE] for place in ("lower", "upper"))
    return [
        number("round", ROUNDS),
        number("turn", MOST),
        each_named("order", counted(len(clans)), ("nobody", *clans)),
        *[numbers(f"bridge-{colour}", counted(BRIDGE), SIDES) for colour in COLOURS],
        each_named("space-colour", spaces, COLOUR_OR_NONE),
        numbers("space-value", spaces, SIDES),
        numbers("well", COLOURS, MOST),
        each_named("well-tiles", counted(WELL_TILES), EFFECTS.ids),
        each_named("tiles", TILE_LABELS, COLOURS),
        each_named("rooms", ROOMS, CARD_OR_NONE),
        numbers("stacks", ("level-1", "level-2"), MOST),
        named("daimyo", CASTLE_DECK.daimyo_ids),
        each_named("hall", FIELDS, ("nobody", *clans)),
        each_named("gardens", GARDEN_LABELS, GROUNDS.garden_ids),
        each_named("yard-tiles", counted(YARD_TILES), GROUNDS.tile_ids),
        each_named("pairs", counted(PAIR_CARDS), CARD_OR_NONE),
        number("seals", MOST),
    ]


def clan_layout(clan: str) -> list[Columns]:
    return [
        numbers(f"{clan}-goods", KINDS[:GOODS], MOST),
        numbers(f"{clan}-figures", FIGURE_IDS, MOST),
        numbers(f"{clan}-gardens", GARDEN_LABELS, 1),
        number(f"{clan}-season", MOST),
        number(f"{clan}-arrival", MOST),
        named(f"{clan}-card", CARD_OR_NONE),
        numbers(f"{clan}-lanterns", KINDS, MOST),
        numbers(f"{clan}-mat-dice", ROWS, SIDES),
        number(f"{clan}-points", MOST),
    ]


def observe(board: Board, seat: i64, sheet: Sheet) -> None:
    observe_question(board, seat, sheet)
    observe_board(board, seat, sheet)
    clans: i64 = len(board.clans)
    for place in range(clans):
        observe_clan(board, (seat + place) % clans, sheet)
    if board.solo:
        for place in range(i64(RIVAL_CARDS)):
            at = (board.rival_top + place) % RIVAL_CARDS
            if at < board.rival_seen:
                sheet.number(board.rival_deck[at] + 1)
            else:
                sheet.number(0)


def away(board: Board, seat: i64, clan: i64) -> i64:
    """How many clans clockwise from the one that looks; what is nobody stays as it is."""
    if clan < 0:
        return clan
    n: i64 = len(board.clans)
    return (clan - seat + n) % n


def observe_question(board: Board, seat: i64, sheet: Sheet) -> None:
    step = board.todo.step()
    value = board.todo.value()
    if step < 0:
        sheet.blank(7 + IN_STORE)
        return
    sheet.number(QUESTIONS.number[step])
    sheet.number(away(board, seat, board.todo.seat()) + 1)
    sheet.number(STEPS[step].effect_of(value) + 1)
    sheet.number(STEPS[step].number_of(value))
    if step == steps.PLACE:
        sheet.number(dice.colour_of(value) + 1)
        sheet.number(dice.value_of(value))
        sheet.flag(dice.is_from_left(value))
    else:
        sheet.blank(3)
    observe_store(board, sheet)


def observe_store(board: Board, sheet: Sheet) -> None:
    records = board.todo.records
    at = board.todo.top - 3
    left: i64 = IN_STORE
    while at >= 0 and left > 0:
        if records[at] == steps.EFFECT:
            sheet.number(records[at + 2] + 1)
            left -= 1
        at -= 3
    sheet.blank(left)


def observe_board(board: Board, seat: i64, sheet: Sheet) -> None:
    sheet.number(board.round)
    sheet.number(board.turn)
    n: i64 = len(board.order)
    for place in range(i64(len(board.clans))):
        if place < n:
            sheet.number(away(board, seat, board.order[place]) + 1)
        else:
            sheet.number(0)
    sheet.row(board.bridges)
    for place in range(i64(ON_MATS)):
        if board.dice[place] > 0:
            sheet.number(board.dice[place] // dice.COLOUR + 1)
        else:
            sheet.number(0)
    for place in range(i64(ON_MATS)):
        sheet.number(board.dice[place] % dice.COLOUR)
    sheet.row(board.dice[AT_WELL:])
    sheet.row(board.well)
    sheet.row(board.tiles)
    sheet.named(board.rooms, CASTLE_ROOMS)
    sheet.number(len(board.stack_1))
    sheet.number(len(board.stack_2))
    sheet.number(board.daimyo)
    for clan in board.hall:
        sheet.number(away(board, seat, clan) + 1)
    sheet.row(board.gardens)
    sheet.row(board.yards)
    sheet.named(board.pairs, PAIR_CARDS)
    sheet.number(board.seals)


def observe_clan(board: Board, seat: i64, sheet: Sheet) -> None:
    clan = board.clans[seat]
    sheet.row(clan.goods)
    for place in range(i64(FIGURE_PLACES)):
        sheet.number(clan.figures[place])
    for garden in range(i64(GARDEN_PLACES)):
        sheet.number(clan.gardens >> garden & 1)
    sheet.number(clan.place)
    sheet.number(clan.arrival)
    sheet.number(clan.card + 1)
    for kind in range(i64(len(KINDS))):
        found: i64 = 0
        for card in clan.lantern:
            if CASTLE_DECK.lantern_kind[card] == kind:
                found += 1
        sheet.number(found)
    for row in range(i64(MAT_ROWS)):
        sheet.number(board.dice[ON_MATS + seat * MAT_ROWS + row])
    sheet.number(scoring.points(board, seat))
