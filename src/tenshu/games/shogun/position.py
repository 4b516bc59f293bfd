"""Positions in notation: a few readable lines for tests, puzzles and talk about the game.

    players 3, year 1, season spring, phase actions
    1: chests 7; special chest; settsu 4 temple revolt*2; plan tax settsu
    2: yamato 3
    event: low-tax-0

Seats count from 1. The first line names the settings that are not the usual ones and the phase, a step of
round.py. A player's row names chests, rice, points, `special`, the `plan` (fields with their cards; the
others are blank), and each province with its armies and what stands there; with the expansions also `leader`,
`monuments`, `trophies`, `hall` and `samurai`. The rows `order:`, `actions:` (the first of the ten cards),
`event:`, `events:`, `tray:`, `tower:` (`farmers*3 1*2`), `favours:`, `regions:` and `chambers:` say the rest;
what is not named is as at the beginning. The future is no part of a position: `parse` is given the generator.
"""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from tenshu.core.events import Event
from tenshu.core.notation import number, one_of, refuse
from tenshu.core.rng import Rng, from_seed
from tenshu.core.rows import bit, bits, column
from tenshu.core.setup import agree
from tenshu.games.shogun import steps
from tenshu.games.shogun.board import NEUTRAL, Board
from tenshu.games.shogun.choices import BID, BLANK, CARD_IDS, CHEST, FIELD_IDS, FIELDS, NO_CARD, TOWER_CARD
from tenshu.games.shogun.components import (
    ACTION_IDS,
    ACTIONS,
    BUILDING_IDS,
    CHEST_CARDS,
    EARLIER,
    EVENT_CARDS,
    EVENTS,
    FARMERS,
    PIECES,
    SPECIAL_CARDS,
    SPECIALS,
)
from tenshu.games.shogun.position_parts import (
    OF_EXPANSIONS,
    counted,
    enter_expansions,
    lay_expansions,
    open_expansions,
    place_of,
    read_expansion,
    seat_named,
    stocks_of_expansions,
)
from tenshu.games.shogun.provinces import MAP, PROVINCES
from tenshu.games.shogun.rows import filled
from tenshu.games.shogun.season import EVENTS_A_YEAR, NOBODY, OPEN_ACTIONS
from tenshu.games.shogun.shogun import GAME, Shogun
from tenshu.games.shogun.tower import BUILD

UNPLANNED: Final = -1
SEASONS: Final = ("spring", "summer", "autumn")
ROWS: Final = (
    "order",
    "actions",
    "event",
    "events",
    "tray",
    "tower",
    "favours",
    "regions",
    "chambers",
)


def parse(text: str, rng: Rng | None = None, story: list[Event] | None = None) -> Shogun:
    """The state at the position's first decision; a Refusal that names the word that is wrong.

    What happens up to the first decision is told to `story`.
    """
    fields: dict[str, str] = {}
    seats: dict[str, str] = {}
    rows: dict[str, str] = {}
    for line in text.splitlines():
        head, colon, rest = line.strip().partition(":")
        if not colon:
            read_fields(head, fields)
        elif head in ROWS:
            rows[head] = rest.strip()
        else:
            seats[head] = rest
    if "players" not in fields:
        raise refuse("players", "the first line must say how many there are, as in `players 3`")
    options = {setting.name: fields[setting.name] for setting in GAME.settings if setting.name in fields}
    setup = agree(GAME, number(fields["players"]), options)
    board = Shogun(setup, rng or from_seed("position"), GAME.script(setup))
    board.lay_out()
    open_expansions(board)
    for seat in range(board.seats):
        lay_blank_plan(board, seat)
    for head, row in seats.items():
        read_seat(board, seat_named(head, board), row)
    for seat in range(board.seats):
        complete_plan(board, seat)
    lay_cards(board, rows)
    lay_cubes(board, rows)
    lay_expansions(board, rows)
    check_pieces(board)
    enter_phase(board, fields)
    board.story = story
    board.settle()
    return board


def read_fields(line: str, fields: dict[str, str]) -> None:
    known = ("players", "year", "season", "phase", *(setting.name for setting in GAME.settings))
    for field in line.split(","):
        name, _, value = field.strip().partition(" ")
        if name:
            one_of(name, known)
            fields[name] = value.strip()


def lay_blank_plan(board: Board, seat: int) -> None:
    for field in range(FIELDS):
        board.plan[seat * FIELDS + field] = UNPLANNED
    board.plan[seat * FIELDS + BID] = CHEST
    board.planned[seat] = len(board.script.fields)


def read_seat(board: Shogun, seat: int, row: str) -> None:
    for part in row.split(";"):
        name, _, rest = part.strip().partition(" ")
        if name == "chests":
            board.bank += board.chests[seat] - number(rest)
            board.chests[seat] = number(rest)
        elif name == "rice":
            board.rice[seat] = number(rest)
        elif name == "points":
            board.award(seat, EARLIER, number(rest))
        elif name == "special":
            board.special[seat] = one_of(rest, SPECIAL_CARDS.ids)
        elif name == "plan":
            read_plan(board, seat, rest)
        elif name in OF_EXPANSIONS:
            read_expansion(board, seat, name, rest)
        elif name:
            settle_in(board, seat, one_of(name, MAP.ids), rest.split())


def read_plan(board: Board, seat: int, words: str) -> None:
    """`tax settsu, bid chest-2`."""
    for part in words.split(","):
        field, _, card = part.strip().partition(" ")
        board.plan[seat * FIELDS + one_of(field, FIELD_IDS)] = one_of(card, CARD_IDS)


def complete_plan(board: Board, seat: int) -> None:
    """Chest cards on the fields not named, as far as they reach; no card lies on two fields."""
    fields = [int(seat * FIELDS + field) for field in board.script.fields]
    laid = [int(board.plan[field]) for field in fields]
    for card in laid:
        if 0 <= card < PROVINCES and (board.owner[card] != seat or laid.count(card) > 1):
            raise refuse(MAP.ids[card], "this card is not the player's, or lies on two fields")
    spare = CHEST_CARDS + int(board.tower_cards()) - sum(CHEST <= card <= BLANK for card in laid)
    if spare < 0 or laid.count(TOWER_CARD) > board.tower_cards():
        raise refuse("plan", "there are not so many chest and tower cards")
    for field in range(seat * FIELDS, seat * FIELDS + FIELDS):
        if field not in fields or (board.plan[field] == UNPLANNED and spare == 0):
            board.plan[field] = NO_CARD
        elif board.plan[field] == UNPLANNED:
            board.plan[field] = BLANK
            spare -= 1


def settle_in(board: Board, seat: int, province: int, words: list[str]) -> None:
    """`4 castle temple revolt*2`."""
    if board.owner[province] != NEUTRAL:
        raise refuse(MAP.ids[province], "this province is out of play, or named twice")
    board.owner[province] = seat
    board.raise_armies(seat, province, number(words[0]))
    for word in counted(" ".join(words[1:])):
        if word == "revolt":
            board.markers[province] += 1
            board.marker_stock -= 1
        else:
            building = one_of(word, BUILDING_IDS)
            board.building_stock[building] -= 1
            board.buildings[province] |= bit(building)


def lay_cards(board: Board, rows: dict[str, str]) -> None:
    named = [one_of(word, ACTION_IDS) for word in rows.get("actions", "").split()]
    board.action_row = column(named + [action for action in range(ACTIONS) if action not in named])
    board.actions_open = OPEN_ACTIONS
    if "event" in rows:
        board.event = one_of(rows["event"], EVENT_CARDS.ids)
    opened = [one_of(word, EVENT_CARDS.ids) for word in rows.get("events", "").split()]
    board.events = column(opened)
    board.event_deck = column([e for e in range(EVENTS) if e not in opened and e != board.event])
    seats = rows.get("order", " ".join(str(seat + 1) for seat in range(board.seats))).split()
    board.order = column([seat_named(seat, board) for seat in seats])
    lay_specials(board)


def lay_specials(board: Board) -> None:
    """The daimyo on the first places, each with his special card."""
    taken = [int(special) for special in board.special]
    spare = [special for special in range(SPECIALS) if special not in taken]
    board.specials = vec[i64]()
    board.places = vec[i64]()
    for place in range(SPECIALS):
        seat = int(board.order[place]) if place < len(board.order) else NOBODY
        held = seat != NOBODY and taken[seat] < SPECIALS
        board.specials = append(board.specials, taken[seat] if held else spare.pop(0))
        board.places = append(board.places, seat)


def lay_cubes(board: Board, rows: dict[str, str]) -> None:
    for word in counted(rows.get("tray", "")):
        board.tray[drawn_from_supply(board, word)] += 1
    for i, word in enumerate(counted(rows.get("tower", ""))):
        board.tower.settle(i % BUILD.floors, drawn_from_supply(board, word))


def drawn_from_supply(board: Board, word: str) -> int:
    """A cube's colour: that of a seat, or the farmers'."""
    if word == "farmers":
        board.farmers -= 1
        return FARMERS
    seat = seat_named(word, board)
    board.reserve[seat] -= 1
    return seat


def check_pieces(board: Board) -> None:
    """Nothing that the box has not."""
    stocks = [board.bank, board.farmers, board.marker_stock, *board.reserve, *board.building_stock]
    stocks += [BUILD.places - occupied for occupied in board.tower.occupied]
    stocks += [PIECES.rice_track - rice for rice in board.rice]
    stocks += [MAP.sites[p] - bits(board.buildings[p]) for p in range(PROVINCES)]
    if min([*stocks, *stocks_of_expansions(board)]) < 0:
        raise refuse("position", "it has more of something than the box, a site, a floor or a track holds")


def enter_phase(board: Shogun, fields: dict[str, str]) -> None:
    """What remains to be done: the game, the year, and the season from the phase on."""
    season = one_of(fields.get("season", "spring"), SEASONS) + 1
    phase = fields.get("phase", "plan")
    one_of(phase, tuple(steps.SCRIPTED))
    step = steps.SCRIPTED[phase]
    script = board.script
    place = place_of(board, script.game, step, 1)
    if place >= 0:
        enter_game(board, place)
        return
    board.year = one_of(fields.get("year", "1"), ("1", "2")) + 1
    board.season = season
    board.run(place_of(board, script.game, steps.YEAR, board.year) + 1)
    place = place_of(board, script.winter, step, 1)
    if place >= 0:
        board.season = len(SEASONS) + (0 if step == steps.RICE_LOSS else 1)
        open_events(board, 1)
        board.run(place)
        return
    place = place_of(board, script.season, step, 1)
    if place < 0:
        raise refuse(phase, "this game has no such phase")
    board.run(place_of(board, script.year, steps.SEASON, season) + 1)
    enter_season(board, place)
    board.run(place)


def enter_game(board: Shogun, place: i64) -> None:
    """Before, between or after the years."""
    for year in (1, 2):
        if place > place_of(board, board.script.game, steps.YEAR, year):
            board.year = year
            board.season = len(SEASONS) + 1
    board.run(place)


def enter_season(board: Shogun, place: i64) -> None:
    """What lies on the table at this step of a season, where the position does not say."""
    script = board.script
    season = int(board.season)
    if place <= place_of(board, script.season, steps.LAY_ACTIONS, 1):
        board.season -= 1
    if place <= place_of(board, script.season, steps.ORDER, 1):
        board.places = filled(SPECIALS, NOBODY)
    drawn = place > place_of(board, script.season, steps.EVENT, 1)
    open_events(board, EVENTS_A_YEAR - season + (0 if drawn else 1))
    enter_expansions(board, place, season)


def open_events(board: Board, needed: int) -> None:
    """As many event cards as are open then; the year's others are gone, those of the next face down."""
    if len(board.events) > needed:
        raise refuse("events", f"only {needed} of them are open at this time")
    board.rng.shuffle(board.event_deck)
    while len(board.events) < needed:
        board.event_deck, event = pop(board.event_deck)
        board.events = append(board.events, event)
    board.event_deck = board.event_deck[: EVENTS - EVENTS_A_YEAR * board.year]
