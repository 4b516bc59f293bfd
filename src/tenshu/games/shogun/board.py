"""What lies on the table: the map, the players' mats and supplies, the decks, and what remains to be done."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.events import Event
from tenshu.core.rng import Rng
from tenshu.core.rows import bit, bits
from tenshu.core.setup import Setup
from tenshu.core.state import State
from tenshu.core.steps import Steps
from tenshu.games.shogun import steps
from tenshu.games.shogun.chambers_state import Chambers
from tenshu.games.shogun.choices import FIELDS, NO_CARD
from tenshu.games.shogun.components import (
    BUILDINGS,
    COLOURS,
    EVENT_CARDS,
    FARMERS,
    NO_EVENT,
    NO_SPECIAL,
    PIECES,
    SOURCES,
    THEATRE,
)
from tenshu.games.shogun.court_state import Court
from tenshu.games.shogun.draft_state import Draft
from tenshu.games.shogun.leaders_state import LOST, Leaders
from tenshu.games.shogun.provinces import MAP, PROVINCES, SIDES, SUN
from tenshu.games.shogun.rows import filled, nothing
from tenshu.games.shogun.samurai_state import Samurai
from tenshu.games.shogun.script import Script
from tenshu.games.shogun.tower import empty_tower, no_cubes

NEUTRAL: Final = -1
OUT_OF_PLAY: Final = -2


class Board(State):
    """The data of a game of Shogun and the moves of single pieces; the rules are in the files beside."""

    def __init__(self, setup: Setup, rng: Rng, script: Script) -> None:
        super().__init__(setup, rng)
        self.script = script
        self.seats: i64 = setup.players
        self.side: i64 = SUN
        self.may_hold_back = False
        self.makes_do = False
        self.todo = Steps()
        # By province. Buildings are bits, 1 << building.
        self.owner = vec[i64]()
        self.armies = vec[i64]()
        self.buildings = vec[i64]()
        self.markers = vec[i64]()
        # By seat.
        self.chests = vec[i64]()
        self.rice = vec[i64]()
        self.points = vec[i64]()
        # The points again, `ledger[seat * SOURCES + source]`.
        self.ledger = vec[i64]()
        self.reserve = vec[i64]()
        # General supplies.
        self.bank: i64 = 0
        self.farmers: i64 = 0
        self.marker_stock: i64 = 0
        self.building_stock = vec[i64]()
        # The cube tower and its tray, which counts by colour.
        self.tower = empty_tower()
        self.tray = no_cubes()
        self.year: i64 = 0
        self.season: i64 = 0
        # Event cards: face down, open for this year, and the one that counts now.
        self.event_deck = vec[i64]()
        self.events = vec[i64]()
        self.event: i64 = NO_EVENT
        # The ten action cards in their order, how many lie open, and which is carried out now (-1: none).
        self.action_row = vec[i64]()
        self.actions_open: i64 = 0
        self.action_now: i64 = -1
        # The special card on each of the five places, the daimyo there, and by seat the special card taken.
        self.specials = vec[i64]()
        self.places = vec[i64]()
        self.special = vec[i64]()
        # The seats in turn order.
        self.order = vec[i64]()
        # The planning mats: `plan[seat * FIELDS + field]` is a card, `shown` has a bit for each field turned
        # over, `planned` counts the fields decided.
        self.plan = vec[i64]()
        self.shown = vec[i64]()
        self.planned = vec[i64]()
        # Chest and tower cards not on the mat while planning.
        self.spare = vec[i64]()
        # Province cards not on the mat while planning, and those that changed hands since: bits by province.
        self.hand = vec[i64]()
        self.gained: i64 = 0
        # What is there only while provinces are drafted, and with the expansions.
        self.draft: Draft | None = None
        self.court: Court | None = None
        self.samurai: Samurai | None = None
        self.leaders: Leaders | None = None
        self.chambers: Chambers | None = None
        self.agree()

    def agree(self) -> None:
        """Take over what the setup says."""
        self.side = SIDES.index(self.setup.settings["side"])
        self.may_hold_back = self.setup.settings["attack"] == "may"
        self.makes_do = self.setup.settings["recruits"] == "available"

    def lay_out(self) -> None:
        """An empty board and full supplies, p. 4-5."""
        self.owner = filled(PROVINCES, NEUTRAL)
        for province in range(i64(PROVINCES)):
            if self.seats == 3 and MAP.out[self.side * PROVINCES + province] > 0:
                self.owner[province] = OUT_OF_PLAY
        self.armies = nothing(PROVINCES)
        self.buildings = nothing(PROVINCES)
        self.markers = nothing(PROVINCES)
        self.chests = filled(self.seats, PIECES.opening_chests[self.seats])
        self.rice = nothing(self.seats)
        self.points = nothing(self.seats)
        self.ledger = nothing(self.seats * SOURCES)
        self.reserve = filled(self.seats, PIECES.armies)
        self.bank = PIECES.chests - self.seats * PIECES.opening_chests[self.seats]
        self.farmers = PIECES.farmers
        self.marker_stock = PIECES.revolt_markers
        self.building_stock = PIECES.buildings[:]
        self.special = filled(self.seats, NO_SPECIAL)
        self.plan = filled(self.seats * FIELDS, NO_CARD)
        self.shown = nothing(self.seats)
        self.planned = nothing(self.seats)
        self.spare = nothing(self.seats)
        self.hand = nothing(self.seats)

    def copy_to(self, other: "Board") -> None:
        other.disclosures = self.disclosures
        other.todo = self.todo.copy()
        other.owner = self.owner[:]
        other.armies = self.armies[:]
        other.buildings = self.buildings[:]
        other.markers = self.markers[:]
        other.chests = self.chests[:]
        other.rice = self.rice[:]
        other.points = self.points[:]
        other.ledger = self.ledger
        other.reserve = self.reserve[:]
        other.bank = self.bank
        other.farmers = self.farmers
        other.marker_stock = self.marker_stock
        other.building_stock = self.building_stock[:]
        other.tower = self.tower.copy()
        other.tray = self.tray[:]
        other.year = self.year
        other.season = self.season
        other.event_deck = self.event_deck[:]
        other.events = self.events[:]
        other.event = self.event
        other.action_row = self.action_row[:]
        other.actions_open = self.actions_open
        other.action_now = self.action_now
        other.specials = self.specials[:]
        other.places = self.places[:]
        other.special = self.special[:]
        other.order = self.order[:]
        other.plan = self.plan[:]
        other.shown = self.shown[:]
        other.planned = self.planned[:]
        other.spare = self.spare[:]
        other.hand = self.hand[:]
        other.gained = self.gained
        self.copy_parts_to(other)

    def copy_parts_to(self, other: "Board") -> None:
        if self.draft is not None:
            other.draft = self.draft.copy()
        if self.court is not None:
            other.court = self.court.copy()
        if self.samurai is not None:
            other.samurai = self.samurai.copy()
        if self.leaders is not None:
            other.leaders = self.leaders.copy()
        if self.chambers is not None:
            other.chambers = self.chambers.copy()

    def tell(self, kind: str, seat: i64 = -1, province: i64 = -1, amount: i64 = -1, other: i64 = -1) -> None:
        """An event that everyone may know."""
        if self.story is not None:
            self.story.append(Event(kind, event_args(seat, province, amount, other)))

    def tell_of(
        self, kind: str, noun: str, thing: object, seat: i64 = -1, province: i64 = -1, amount: i64 = -1
    ) -> None:
        """The same, of a thing with a name."""
        if self.story is not None:
            self.story.append(Event(kind, {**event_args(seat, province, amount, -1), noun: thing}))

    def tell_march(
        self, kind: str, seat: i64, origin: i64, target: i64, amount: i64, other: i64 = -1
    ) -> None:
        """Armies go from one province to another."""
        if self.story is not None:
            args = event_args(seat, target, amount, other)
            self.story.append(Event(kind, {**args, "origin": MAP.ids[origin]}))

    def run(self, place: i64, seat: i64 = -1) -> None:
        """Begin a script, or go on in it."""
        self.todo.push(steps.RUN, seat, place)

    def tower_cards(self) -> i64:
        """Tower cards a player: three with the court, p. 17."""
        if self.court is None:
            return 0
        return PIECES.tower_cards

    def region(self, province: i64) -> i64:
        return MAP.region[self.side * PROVINCES + province]

    def provinces_of(self, seat: i64) -> i64:
        owner = self.owner
        found: i64 = 0
        for province in range(i64(PROVINCES)):
            if owner[province] == seat:
                found += 1
        return found

    def pay(self, seat: i64, chests: i64) -> None:
        self.chests[seat] -= chests
        self.bank += chests

    def receive(self, seat: i64, chests: i64) -> i64:
        """Chests from the bank; returns how many."""
        # house: an empty bank gives what is left
        given = chests
        if given > self.bank:
            given = self.bank
        self.chests[seat] += given
        self.bank -= given
        return given

    def harvest(self, seat: i64, rice: i64) -> i64:
        """Rice on the track, which ends at 18; returns how much."""
        # house: what goes beyond the track is lost
        gained = rice
        if gained > PIECES.rice_track - self.rice[seat]:
            gained = PIECES.rice_track - self.rice[seat]
        self.rice[seat] += gained
        return gained

    def award(self, seat: i64, source: i64, points: i64) -> None:
        """Copies share the ledger until something is entered: that is rare, copying is not."""
        if points > 0:
            self.points[seat] += points
            self.ledger = self.ledger[:]
            self.ledger[seat * SOURCES + source] += points

    def raise_armies(self, seat: i64, province: i64, armies: i64) -> None:
        self.reserve[seat] -= armies
        self.armies[province] += armies

    def fill_tray(self, seat: i64, armies: i64) -> i64:
        """Armies from a player's supply into the tray, as far as there are any; returns how many."""
        put = armies
        if put > self.reserve[seat]:
            put = self.reserve[seat]
        self.reserve[seat] -= put
        self.tray[seat] += put
        return put

    def call_farmers(self, farmers: i64) -> None:
        # house: when the farmers run short, those that are left are thrown
        called = farmers
        if called > self.farmers:
            called = self.farmers
        self.farmers -= called
        self.tray[FARMERS] += called

    def dismiss_farmers(self) -> None:
        """All green cubes go from the tray to their supply."""
        self.farmers += self.tray[FARMERS]
        self.tray[FARMERS] = 0

    def dismiss(self, seat: i64) -> None:
        """All of a player's cubes go from the tray to his supply."""
        self.reserve[seat] += self.tray[seat]
        self.tray[seat] = 0

    def throw(self) -> None:
        """Everything in the tray goes into the tower, p. 11."""
        self.disclosures += 1
        thrown = self.tray
        self.tray = self.tower.throw(self.rng, thrown)
        if self.story is not None:
            self.story.append(Event("tower", throw_args(self, thrown)))

    def has_building(self, province: i64, building: i64) -> bool:
        return (self.buildings[province] >> building) & 1 > 0

    def can_build(self, province: i64, building: i64) -> bool:
        """A free site, and no building twice in a province, p. 7."""
        standing = self.buildings[province]
        if (standing >> building) & 1 > 0 or self.building_stock[building] == 0:
            return False
        return bits(standing) < MAP.sites[province]

    def build(self, province: i64, building: i64) -> None:
        self.building_stock[building] -= 1
        self.buildings[province] |= bit(building)
        if building == THEATRE and EVENT_CARDS.calms[self.event] > 0:
            self.calm(province)

    def calm(self, province: i64) -> None:
        """Take away one revolt marker, if there is one."""
        if self.markers[province] > 0:
            self.markers[province] -= 1
            self.marker_stock += 1
            self.tell("calmed", self.owner[province], province)

    def stir(self, seat: i64, province: i64) -> None:
        """One more revolt marker, unless a favour of the court wards it off."""
        court = self.court
        if court is not None and court.ward[seat] > 0:
            court.ward[seat] = 0
            self.tell("wards-off", seat, province)
        # house: without markers left none is laid
        elif self.marker_stock > 0:
            self.markers[province] += 1
            self.marker_stock -= 1
            self.tell("unrest", seat, province, self.markers[province])

    def hand_over(self, province: i64, seat: i64) -> None:
        """The card of a province changes hands at once, even from the planning mat, p. 12."""
        before = self.owner[province]
        if before >= 0:
            for field in range(before * FIELDS, before * FIELDS + FIELDS):
                if self.plan[field] == province:
                    self.plan[field] = NO_CARD
            leaders = self.leaders
            if leaders is not None and leaders.at[before] == province:
                leaders.at[before] = LOST
                self.tell("leader-lost", before, province)
        self.owner[province] = seat
        self.gained |= bit(province)

    def lay_waste(self, province: i64) -> None:
        """Buildings and markers go, the province is neutral, p. 12."""
        for building in range(i64(BUILDINGS)):
            if self.has_building(province, building):
                self.building_stock[building] += 1
        self.buildings[province] = 0
        self.marker_stock += self.markers[province]
        self.markers[province] = 0
        self.hand_over(province, NEUTRAL)


def event_args(seat: i64, province: i64, amount: i64, other: i64) -> dict[str, object]:
    args: dict[str, object] = {}
    if seat >= 0:
        args["seat"] = int(seat)
    if province >= 0:
        args["province"] = MAP.ids[province]
    if amount >= 0:
        args["amount"] = int(amount)
    if other >= 0:
        args["other"] = int(other)
    return args


def throw_args(board: Board, thrown: vec[i64]) -> dict[str, object]:
    """How many went in and came out, and of which colours; what is inside from now on."""
    inside = vec[i64](capacity=COLOURS)
    for colour in range(i64(COLOURS)):
        inside = append(inside, board.tower.inside(colour))
    into, out = by_colour(thrown), by_colour(board.tray)
    return {
        "thrown": sum(into.values()),
        "fallen": sum(out.values()),
        "into": into,
        "out": out,
        "inside": by_colour(inside),
    }


def by_colour(row: vec[i64]) -> dict[str, int]:
    return {PIECES.colours[colour]: int(count) for colour, count in enumerate(row) if count > 0}
