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
from tenshu.core.setup import agree
from tenshu.games.shogun import chambers, steps
from tenshu.games.shogun.board import NEUTRAL, Board, bit, bits, filled
from tenshu.games.shogun.choices import BID, BLANK, CARD_IDS, CHEST, FIELD_IDS, FIELDS, NO_CARD, TOWER_CARD
from tenshu.games.shogun.components import (
    ACTION_IDS,
    ACTIONS,
    ARTISTS,
    BUILDING_IDS,
    CHEST_CARDS,
    EARLIER,
    EVENT_CARDS,
    EVENTS,
    FARMERS,
    FAVOUR_CARDS,
    LINES,
    PIECES,
    SPECIAL_CARDS,
    SPECIALS,
)
from tenshu.games.shogun.provinces import MAP, PROVINCES
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
OF_EXPANSIONS: Final = ("leader", "monuments", "trophies", "hall", "samurai")
CROSSINGS: Final = {".": chambers.UNUSED, "o": chambers.OPEN, "x": chambers.TURNED}


def seat_named(word: str, board: Board) -> int:
    seat = number(word) - 1
    if not 0 <= seat < board.seats:
        raise refuse(word, f"seats run from 1 to {board.seats}")
    return seat


def counted(words: str) -> list[str]:
    """`1*3 farmers` is four things."""
    found: list[str] = []
    for word in words.split():
        name, star, times = word.partition("*")
        found.extend([name] * (number(times) if star else 1))
    return found


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


def open_expansions(board: Shogun) -> None:
    """What the expansions do before the start provinces are given out."""
    place = board.script.game
    while board.script.steps[place] not in (steps.PRESET_START, steps.DRAFT):
        board.expand(board.script.steps[place], -1, 0)
        place += 1


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
    spare = CHEST_CARDS + int(board.tower_cards) - sum(CHEST <= card <= BLANK for card in laid)
    if spare < 0 or laid.count(TOWER_CARD) > board.tower_cards:
        raise refuse("plan", "there are not so many chest and tower cards")
    for field in range(seat * FIELDS, seat * FIELDS + FIELDS):
        if field not in fields or (board.plan[field] == UNPLANNED and spare == 0):
            board.plan[field] = NO_CARD
        elif board.plan[field] == UNPLANNED:
            board.plan[field] = BLANK
            spare -= 1


def read_expansion(board: Board, seat: int, name: str, rest: str) -> None:
    if name == "leader":
        board.leader[seat] = one_of(rest, MAP.ids)
    elif name == "trophies":
        board.trophies[seat] = number(rest)
    elif name == "hall":
        board.hall[seat] = number(rest)
    elif name == "samurai":
        board.samurai[seat] = number(rest) - 1
    else:
        for province in counted(rest):
            board.monuments[seat * PROVINCES + one_of(province, MAP.ids)] += 1
            board.monument_stock[seat] -= 1


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
    board.action_row = listed(named + [action for action in range(ACTIONS) if action not in named])
    board.actions_open = OPEN_ACTIONS
    if "event" in rows:
        board.event = one_of(rows["event"], EVENT_CARDS.ids)
    opened = [one_of(word, EVENT_CARDS.ids) for word in rows.get("events", "").split()]
    board.events = listed(opened)
    board.event_deck = listed([e for e in range(EVENTS) if e not in opened and e != board.event])
    seats = rows.get("order", " ".join(str(seat + 1) for seat in range(board.seats))).split()
    board.order = listed([seat_named(seat, board) for seat in seats])
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


def lay_expansions(board: Board, rows: dict[str, str]) -> None:
    named = [one_of(word, FAVOUR_CARDS.ids) for word in rows.get("favours", "").split()]
    if named:
        board.favours = listed(named)
        board.favour_deck = listed([int(favour) for favour in board.favour_deck if favour not in named])
    if "regions" in rows:
        board.regions = listed([one_of(word, MAP.regions) for word in rows["regions"].split()])
    if "chambers" in rows:
        lines = rows["chambers"].split()
        if [len(line) for line in lines] != [LINES] * LINES:
            raise refuse(rows["chambers"], "six words of six signs: a seat, `.`, `o` open, `x` turned over")
        for i, sign in enumerate("".join(lines)):
            board.chambers[i] = CROSSINGS[sign] if sign in CROSSINGS else seat_named(sign, board)
        board.bag = listed([int(artist) for artist in board.bag if board.chambers[artist] == chambers.UNUSED])


def check_pieces(board: Board) -> None:
    """Nothing that the box has not."""
    stocks = [board.bank, board.farmers, board.marker_stock]
    stocks += [*board.reserve, *board.building_stock, *board.monument_stock]
    stocks += [BUILD.places - occupied for occupied in board.tower.occupied]
    stocks += [PIECES.officials - officials for officials in board.hall]
    stocks += [PIECES.rice_track - rice for rice in board.rice]
    stocks += [MAP.sites[p] - bits(board.buildings[p]) for p in range(PROVINCES)]
    if min(stocks) < 0:
        raise refuse("position", "it has more of something than the box, a site, a floor or a track holds")
    for seat in range(board.seats):
        if board.leader[seat] >= 0 and board.owner[board.leader[seat]] != seat:
            raise refuse(MAP.ids[board.leader[seat]], "a leader stays in an own province")


def listed(values: list[int]) -> vec[i64]:
    row = vec[i64]()
    for value in values:
        row = append(row, value)
    return row


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
    advanced = place > place_of(board, script.season, steps.ADVANCE_SAMURAI, 1)
    if any(card >= season + advanced for card in board.samurai):
        raise refuse("samurai", "nobody can have come so far yet")
    if len(board.chambers) > 0:
        enter_chambers(board, place, season)


def open_events(board: Board, needed: int) -> None:
    """As many event cards as are open then; the year's others are gone, those of the next face down."""
    if len(board.events) > needed:
        raise refuse("events", f"only {needed} of them are open at this time")
    board.rng.shuffle(board.event_deck)
    while len(board.events) < needed:
        board.event_deck, event = pop(board.event_deck)
        board.events = append(board.events, event)
    board.event_deck = board.event_deck[: EVENTS - EVENTS_A_YEAR * board.year]


def enter_chambers(board: Board, place: i64, season: int) -> None:
    """Six open artists between their coming and their going, and enough in the bag for what follows."""
    script = board.script
    come = place > place_of(board, script.season, steps.DRAW_ARTISTS, 1)
    gone = place > place_of(board, script.season, steps.AWARD_ARTISTS, 1)
    if come and not gone and chambers.OPEN not in board.chambers:
        chambers.draw_artists(board)
    rounds = (board.year - 1) * len(SEASONS) + season - (0 if come else 1)
    if len(board.bag) < ARTISTS - rounds * PIECES.artists_drawn:
        raise refuse("chambers", "so many artists can't have come yet")


def place_of(board: Board, start: i64, step: i64, times: i64) -> i64:
    """Where a script has this step for the nth time; -1 if it has not."""
    place = start
    left = times
    while board.script.steps[place] >= 0:
        if board.script.steps[place] == step:
            left -= 1
            if left == 0:
                return place
        place += 1
    return -1
