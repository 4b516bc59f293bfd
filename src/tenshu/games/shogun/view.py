"""Who may know what: views for screens. Imagined states are in imagination.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.games.shogun import planning, samurai, scoring, steps, winter
from tenshu.games.shogun.board import OUT_OF_PLAY, Board, by_colour
from tenshu.games.shogun.choices import BID, CARD_IDS, FIELD_IDS, FIELDS, NO_CARD
from tenshu.games.shogun.components import (
    ACTION_IDS,
    BUILDING_IDS,
    BUILDINGS,
    COLOURS,
    EVENT_CARDS,
    FARMERS,
    NO_EVENT,
    NO_SPECIAL,
    PIECES,
    SPECIAL_CARDS,
)
from tenshu.games.shogun.majority import majority
from tenshu.games.shogun.provinces import MAP, PROVINCES, REGIONS, SIDES
from tenshu.games.shogun.season import NOBODY
from tenshu.games.shogun.table import STEPS

if TYPE_CHECKING:
    from tenshu.games.shogun.form import (
        Building,
        Region,
        ShogunAsked,
        ShogunClan,
        ShogunDecision,
        ShogunEventCard,
        ShogunMajority,
        ShogunPlace,
        ShogunProvince,
        ShogunView,
    )

SEASONS: Final = ("setup", "spring", "summer", "autumn", "winter")


def view(board: Board, seat: int | None) -> ShogunView:
    """Open to all: map, supplies, tray, what is inside the tower, cards once shown. Hidden: plans, piles."""
    over = board.todo.step() < 0
    deciders = board.deciders()
    return {
        "game": "shogun",
        "seat": seat,
        "players": int(board.seats),
        "options": board.setup.settings,
        "side": SIDES[board.side],
        "year": int(board.year),
        "season": SEASONS[board.season],
        "provinces": {MAP.ids[p]: province_view(board, p) for p in range(i64(PROVINCES))},
        "clans": [clan_view(board, owner, seat) for owner in range(board.seats)],
        "order": [int(other) for other in board.order],
        "places": places_view(board),
        "choosing": seats_choosing(board),
        "bank": int(board.bank),
        "farmers": int(board.farmers),
        "revolt_markers": int(board.marker_stock),
        "buildings": {building_named(b): int(n) for b, n in enumerate(board.building_stock)},
        "tray": by_colour(board.tray),
        "tower": {name: int(board.tower.inside(colour)) for colour, name in colours(board)},
        "events": [event_view(event) for event in board.events],
        "event": None if board.event == NO_EVENT else event_view(board.event),
        "actions": [
            ACTION_IDS[action] if number < board.actions_open else None
            for number, action in enumerate(board.action_row)
        ],
        "action": action_under_way(board),
        "fields": [FIELD_IDS[field] for field in board.script.fields],
        "majorities": majorities_view(board),
        "draft": None if board.draft is None else board.draft.view(board.seats, is_in_hand(board)),
        "court": None if board.court is None else board.court.view(),
        "samurai": None if board.samurai is None else board.samurai.view(),
        "chambers": None if board.chambers is None else board.chambers.view(board.seats),
        "deciders": deciders,
        "step": None if over else STEPS[board.todo.step()].name,
        "question": public_question(board),
        "revolts": revolts_drawn(board),
        "decision": decision_view(board, seat) if seat in deciders else None,
        "may_replan": seat is not None and planning.may_replan(board, seat),
        "over": over,
        "scores": board.scores(),
        "ranking": board.ranking() if over else None,
    }


def building_named(building: i64) -> Building:
    return cast("Building", BUILDING_IDS[building])


def region_named(region: i64) -> Region:
    return cast("Region", MAP.regions[region])


def public_question(board: Board) -> ShogunAsked | None:
    """What is asked of whom, where everyone may know it: all but the planning."""
    if board.todo.step() < 0 or board.todo.step() == steps.PLAN:
        return None
    seat = int(board.todo.seat())
    kind, args = board.question(seat)
    return {"seat": seat, "kind": kind, "args": args}


def decision_view(board: Board, seat: int) -> ShogunDecision:
    return cast("ShogunDecision", board.decision(seat).to_json())


def revolts_drawn(board: Board) -> list[str]:
    """The provinces whose revolts a player is about to put in order."""
    revolts = winter.to_be_quelled(board)
    return [MAP.ids[province] for province in range(PROVINCES) if (revolts >> province) & 1 > 0]


def province_view(board: Board, province: i64) -> ShogunProvince:
    owner = int(board.owner[province])
    found: ShogunProvince = {
        "region": region_named(board.region(province)),
        "owner": owner if owner >= 0 else None,
        "in_play": owner != OUT_OF_PLAY,
        "armies": int(board.armies[province]),
        "buildings": [building_named(b) for b in range(i64(BUILDINGS)) if board.has_building(province, b)],
        "sites": int(MAP.sites[province]),
        "chests": int(MAP.chests[province]),
        "rice": int(MAP.rice[province]),
        "revolt_markers": int(board.markers[province]),
    }
    if board.leaders is not None:
        board.leaders.view_province(province, found)
    return found


def clan_view(board: Board, owner: i64, seat: int | None) -> ShogunClan:
    """A player's mat and supplies; the cards on it as far as the seat may see them."""
    special = int(board.special[owner])
    found: ShogunClan = {
        "daimyo": PIECES.daimyo[owner],
        "colour": PIECES.colours[owner],
        "points": int(board.points[owner]),
        "chests": int(board.chests[owner]),
        "rice": int(board.rice[owner]),
        "reserve": int(board.reserve[owner]),
        "provinces": int(board.provinces_of(owner)),
        "special": None if special == NO_SPECIAL else SPECIAL_CARDS.ids[special],
        "has_planned": planning.is_done(board, owner),
        "plan": {FIELD_IDS[f]: field_view(board, owner, seat, f) for f in sorted(board.script.fields)},
    }
    if board.court is not None:
        board.court.view_clan(owner, found)
    if board.samurai is not None:
        board.samurai.view_clan(owner, samurai.regions_of(board, owner), found)
    if board.leaders is not None:
        board.leaders.view_clan(owner, found)
    return found


def field_view(board: Board, owner: i64, seat: int | None, field: i64) -> str | None:
    """A card's name, `face-down`, or None for an empty field; while planning nobody sees others' mats.

    A bid that was shown and is no card says so.
    """
    card = int(board.plan[owner * FIELDS + field])
    shown = (board.shown[owner] >> field) & 1 > 0
    if shown and field == BID:
        return CARD_IDS[card]
    if owner == seat or shown:
        return None if card == NO_CARD else CARD_IDS[card]
    if board.todo.step() == steps.PLAN or card == NO_CARD:
        return None
    return "face-down"


def places_view(board: Board) -> list[ShogunPlace]:
    return [
        {"special": SPECIAL_CARDS.ids[special], "seat": None if seat == NOBODY else int(seat)}
        for special, seat in zip(board.specials, board.places, strict=True)
    ]


def seats_choosing(board: Board) -> list[int]:
    """Who is still to take a place, in the order of bids and lots; the daimyo cards lie open, p. 9."""
    todo = board.todo
    return [
        int(todo.records[at + 1])
        for at in range(todo.top - 3, -1, -3)
        if todo.records[at] in (steps.CHOOSE_SPECIAL, steps.TAKE_PLACE)
    ]


def event_view(event: i64) -> ShogunEventCard:
    return {"happening": EVENT_CARDS.effects[event], "loss": int(EVENT_CARDS.loss[event])}


def action_under_way(board: Board) -> str | None:
    """The action that is being carried out, if any."""
    if board.action_now < 0:
        return None
    return ACTION_IDS[board.action_row[board.action_now]]


def colours(board: Board) -> list[tuple[int, str]]:
    return [(c, PIECES.colours[c]) for c in range(COLOURS) if c < board.seats or c == FARMERS]


def majorities_view(board: Board) -> dict[Region, dict[Building, ShogunMajority]]:
    """Who has how many buildings of a kind in a region, and the points for it if winter came now."""
    return {
        region_named(region): {
            building_named(building): majority_view(
                scoring.buildings_in(board, region, building), PIECES.majority[building]
            )
            for building in range(i64(BUILDINGS))
        }
        for region in range(i64(REGIONS))
    }


def majority_view(counts: vec[i64], worth: i64) -> ShogunMajority:
    return {
        "worth": int(worth),
        "counts": [int(count) for count in counts],
        "points": [int(majority(counts, seat, worth)) for seat in range(i64(len(counts)))],
    }


def is_in_hand(board: Board) -> bool:
    """Whether a card of the draft was taken whose armies or leader are still to be placed."""
    return board.todo.step() in (steps.PICK_GROUP, steps.LEAVE_LEADER)
