"""What lies on the table: bridges, castle, grounds, a clan for each player, and what remains to be done."""

from typing import Final, Literal

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from tenshu.core.codec import Reader, Writer
from tenshu.core.rng import Rng
from tenshu.core.rows import bit
from tenshu.core.setup import Setup
from tenshu.core.state import State
from tenshu.core.steps import Steps
from tenshu.games.white_castle import steps, tidings
from tenshu.games.white_castle.components import (
    BRIDGES,
    CARDS,
    CASTLE_ROOMS,
    FIGURES,
    GARDEN_PLACES,
    HALL_FIELDS,
    LEVEL_1_ROOMS,
    MAT_ROWS,
    MOST_CLANS,
    SEALS,
    STACKED,
    TILE_FIELDS,
    WELL_SPACE,
    WELL_TILES,
    YARD_TILES,
    YARDS,
    first_tile,
    rows_of,
)
from tenshu.games.white_castle.script import Script
from tenshu.games.white_castle.vocabulary import COIN, GOODS, POINT, RESOURCES, SEAL

RESOURCE_CAP: Final = 7
SEAL_CAP: Final = 5

# Where a clan's figures are: courtiers by height, gardeners and warriors on the mat, warriors by yard.
COURTIERS: Final = 0
GATE: Final = 1
LEVEL_1: Final = 2
LEVEL_2: Final = 3
HALL: Final = 4
GARDENERS: Final = 5
WARRIORS: Final = 6
IN_YARD: Final = 7
FIGURE_PLACES: Final = 10
Figures = Literal[
    "courtiers",
    "gate",
    "level-1",
    "level-2",
    "hall",
    "gardeners",
    "warriors",
    "yard-5",
    "yard-3",
    "yard-1",
]
FIGURE_IDS: Final[tuple[Figures, ...]] = (
    "courtiers",
    "gate",
    "level-1",
    "level-2",
    "hall",
    "gardeners",
    "warriors",
    *YARDS,
)

# The five places of a bridge, three bridges in one row.
BRIDGE: Final = 5
LEFT: Final = 0
RIGHT: Final = 4

# Dice on spaces, in one row: two for each space of the board, three for each mat; at the well, how many.
ON_MATS: Final = STACKED * WELL_SPACE
AT_WELL: Final = ON_MATS + MOST_CLANS * MAT_ROWS
DICE_PLACES: Final = AT_WELL + BRIDGES


def zeros(n: i64) -> vec[i64]:
    return vec[i64]([0] * n)


def copied(row: vec[i64], old: vec[i64]) -> vec[i64]:
    """A copy of a row, in the place of an old one if that is as long."""
    n: i64 = len(row)
    if len(old) != n:
        return row[:]
    for i in range(n):
        old[i] = row[i]
    return old


class Clan:
    """What belongs to a player: goods, figures, the card beside the mat, the cards of the lantern area.

    `gardens` has a bit for each garden with a gardener of the clan; of two markers on one field of the season
    track the one with the later `arrival` lies on top.
    """

    def __init__(self, goods: vec[i64], figures: vec[i64], lantern: vec[i64]) -> None:
        self.goods = goods
        self.figures = figures
        self.lantern = lantern
        self.card: i64 = -1
        self.gardens: i64 = 0
        self.place: i64 = 0
        self.arrival: i64 = 0

    def copy(self) -> "Clan":
        other = Clan(vec[i64](), vec[i64](), vec[i64]())
        self.copy_to(other)
        return other

    def copy_to(self, other: "Clan") -> None:
        other.goods = copied(self.goods, other.goods)
        other.figures = copied(self.figures, other.figures)
        other.lantern = copied(self.lantern, other.lantern)
        other.card = self.card
        other.gardens = self.gardens
        other.place = self.place
        other.arrival = self.arrival

    def short(self, coins: i64, seals: i64, resource: i64, amount: i64) -> i64:
        """How many seals must be exchanged to pay all this; -1 when they don't suffice."""
        goods = self.goods
        need: i64 = 0
        if goods[COIN] < coins:
            need = coins - goods[COIN]
        if goods[resource] < amount:
            need += 2 * (amount - goods[resource])
        if need > goods[SEAL] - seals:
            return -1
        return need

    def write(self, out: Writer) -> None:
        for row in (self.goods, self.figures, self.lantern):
            out.row(row)
        for number in (self.card, self.gardens, self.place, self.arrival):
            out.number(number)


def new_clan() -> Clan:
    figures = zeros(FIGURE_PLACES)
    figures[COURTIERS] = FIGURES
    figures[GARDENERS] = FIGURES
    figures[WARRIORS] = FIGURES
    return Clan(zeros(GOODS), figures, vec[i64]())


def read_clan(source: Reader) -> Clan:
    clan = Clan(source.numbers(GOODS), source.numbers(FIGURE_PLACES), source.indices(CARDS))
    clan.card = source.number()
    clan.gardens = source.number()
    clan.place = source.number()
    clan.arrival = source.number()
    return clan


class Board(State):
    """The data of a game of The White Castle and the moves of single pieces; the rules are beside."""

    def __init__(self, setup: Setup, rng: Rng, script: Script) -> None:
        super().__init__(setup, rng)
        self.script = script
        self.seats: i64 = 0
        self.solo = False
        # Laid out once and never changed: tiles' colours by field, colours of each room as bits, backs at the
        # well, gardens by bridge and sort, yard tiles (two of the first yard, then one each), daimyo's card.
        self.tiles = vec[i64]()
        self.colours = vec[i64]()
        self.well = vec[i64]()
        self.gardens = vec[i64]()
        self.yards = vec[i64]()
        self.daimyo: i64 = 0
        # Start pairs on offer: resource card and action card; -1 once taken.
        self.pairs = vec[i64]()
        self.clans: list[Clan] = []
        self.order = vec[i64]()
        self.bridges = vec[i64]()
        self.dice = vec[i64]()
        self.rooms = vec[i64]()
        # The top of a stack is its last card.
        self.stack_1 = vec[i64]()
        self.stack_2 = vec[i64]()
        self.removed = vec[i64]()
        self.hall = vec[i64]()
        self.seals: i64 = SEALS
        self.round: i64 = 0
        self.turn: i64 = 0
        self.arrivals: i64 = 0
        # The rival's cards: a ring that is turned; the first `rival_seen` places of it are known.
        self.rival_deck = vec[i64]()
        self.rival_top: i64 = 0
        self.rival_seen: i64 = 0
        self.todo = Steps()

    def agree(self) -> None:
        """Take over what the setup says."""
        self.seats = self.setup.players
        self.solo = self.seats == 1

    def copy_to(self, other: "Board") -> None:
        """Make the other a copy of this one; what it was before is gone, but its rows are used again."""
        self.rng.copy_to(other.rng)
        other.disclosures = self.disclosures
        other.script = self.script
        other.seats = self.seats
        other.solo = self.solo
        other.tiles = self.tiles
        other.colours = self.colours
        other.well = self.well
        other.gardens = self.gardens
        other.yards = self.yards
        other.daimyo = self.daimyo
        other.pairs = copied(self.pairs, other.pairs)
        if len(other.clans) == len(self.clans):
            for seat in range(i64(len(self.clans))):
                self.clans[seat].copy_to(other.clans[seat])
        else:
            other.clans = [clan.copy() for clan in self.clans]
        other.order = copied(self.order, other.order)
        other.bridges = copied(self.bridges, other.bridges)
        other.dice = copied(self.dice, other.dice)
        other.rooms = copied(self.rooms, other.rooms)
        other.stack_1 = copied(self.stack_1, other.stack_1)
        other.stack_2 = copied(self.stack_2, other.stack_2)
        other.removed = copied(self.removed, other.removed)
        other.hall = copied(self.hall, other.hall)
        other.seals = self.seals
        other.round = self.round
        other.turn = self.turn
        other.arrivals = self.arrivals
        other.rival_deck = copied(self.rival_deck, other.rival_deck)
        other.rival_top = self.rival_top
        other.rival_seen = self.rival_seen
        self.todo.copy_to(other.todo)

    def write(self, out: Writer) -> None:
        self.write_base(out)
        for row in (
            self.tiles,
            self.well,
            self.gardens,
            self.yards,
            self.pairs,
            self.order,
            self.bridges,
            self.dice,
        ):
            out.row(row)
        for row in (self.rooms, self.stack_1, self.stack_2, self.removed, self.hall, self.rival_deck):
            out.row(row)
        for clan in self.clans:
            clan.write(out)
        for number in (self.daimyo, self.seals, self.round, self.turn, self.arrivals):
            out.number(number)
        out.number(self.rival_top)
        out.number(self.rival_seen)
        self.todo.write(out)

    def read(self, source: Reader) -> None:
        self.read_base(source)
        self.tiles = source.numbers(TILE_FIELDS)
        self.colours = colours_of(self.tiles)
        self.well = source.numbers(WELL_TILES)
        self.gardens = source.numbers(GARDEN_PLACES)
        self.yards = source.numbers(YARD_TILES)
        self.pairs = source.row()
        self.order = source.row()
        self.bridges = source.numbers(BRIDGES * BRIDGE)
        self.dice = source.numbers(DICE_PLACES)
        self.rooms = source.numbers(CASTLE_ROOMS)
        self.stack_1 = source.indices(CARDS)
        self.stack_2 = source.indices(CARDS)
        self.removed = source.indices(CARDS)
        self.hall = source.numbers(HALL_FIELDS)
        self.rival_deck = source.row()
        self.clans = [read_clan(source) for _ in range(2 if self.solo else self.seats)]
        self.daimyo = source.number()
        self.seals = source.number()
        self.round = source.number()
        self.turn = source.number()
        self.arrivals = source.number()
        self.rival_top = source.number()
        self.rival_seen = source.number()
        self.todo.read(source)

    def begin(self, place: i64, seat: i64) -> None:
        """Begin a script: its first step comes next."""
        self.lay(self.script.steps[place], seat)

    def go_on(self, step: i64, seat: i64) -> None:
        """The step that follows this one in its script comes next, beneath whatever this one brings."""
        self.lay(self.script.following[step], seat)

    def lay(self, step: i64, seat: i64) -> None:
        if step == steps.ROUND:
            self.todo.push(step, seat, self.round + 1)
        elif step >= 0:
            self.todo.push(step, seat, 0)

    def tell(self, kind: str, seat: i64, what: i64 = -1, count: i64 = -1, other: i64 = -1) -> None:
        """An event; everyone may know all events of this game."""
        if self.story is not None:
            self.story.append(tidings.event(kind, seat, what, count, other, seat >= self.seats))

    def gain(self, seat: i64, kind: i64, count: i64) -> None:
        """Goods from the supply, p. 5: up to 7 of a resource; seals beyond 5 must be exchanged, p. 12."""
        goods = self.clans[seat].goods
        if kind in (COIN, POINT):
            goods[kind] += count
            self.tell("gains", seat, kind, count)
        elif kind < RESOURCES:
            got = RESOURCE_CAP - goods[kind]
            if got > count:
                got = count
            goods[kind] += got
            if got > 0:
                self.tell("gains", seat, kind, got)
            if got < count:
                self.tell("loses", seat, kind, count - got)
        else:
            got = SEAL_CAP - goods[SEAL]
            if got > count:
                got = count
            goods[SEAL] += got
            self.seals -= got
            self.tell("gains", seat, kind, count)
            if got < count:
                self.todo.push(steps.OVERFLOW, seat, count - got)

    def pay(self, seat: i64, kind: i64, count: i64) -> None:
        if count > 0:
            self.clans[seat].goods[kind] -= count
            if kind == SEAL:
                self.seals += count
            self.tell("pays", seat, kind, count)

    def draw_card(self, room: i64) -> bool:
        """A new card from the stack of the room's level; False: the stack is empty."""
        if room < LEVEL_1_ROOMS:
            if len(self.stack_1) == 0:
                return False
            self.stack_1, card = pop(self.stack_1)
        else:
            if len(self.stack_2) == 0:
                return False
            self.stack_2, card = pop(self.stack_2)
        self.rooms[room] = card
        self.tell("new-card", -1, card)
        self.disclosures += 1
        return True


def colours_of(tiles: vec[i64]) -> vec[i64]:
    """The colours of the dice tiles in each room, as bits."""
    found = vec[i64](capacity=CASTLE_ROOMS)
    for room in range(i64(CASTLE_ROOMS)):
        bits: i64 = 0
        first = first_tile(room)
        for field in range(first, first + rows_of(room)):
            bits |= bit(tiles[field])
        found = append(found, bits)
    return found
