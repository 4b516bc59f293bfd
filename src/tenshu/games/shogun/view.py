"""Who may know what: views for screens. Imagined states are in imagination.py."""

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.games.shogun import chambers, court, planning, samurai, scoring, steps
from tenshu.games.shogun.actions import PLACES
from tenshu.games.shogun.board import LOST, OUT_OF_PLAY, Board, by_colour
from tenshu.games.shogun.chambers import OPEN, TURNED, UNUSED
from tenshu.games.shogun.choices import BID, CARD_IDS, FIELD_IDS, FIELDS, GROUP_SIZES, NO_CARD, SMALLEST_GROUP
from tenshu.games.shogun.components import (
    ACTION_IDS,
    BATTLE_A,
    BATTLE_B,
    BONUS_IDS,
    BONUSES,
    BUILD_FREE,
    BUILDING_IDS,
    COLOURS,
    EVENT_CARDS,
    FARMERS,
    FAVOUR_CARDS,
    FAVOUR_KINDS,
    LINES,
    NO_EVENT,
    NO_SPECIAL,
    PIECES,
    SAFE_FROM_A,
    SAFE_FROM_B,
    SAMURAI_CARDS,
    SPECIAL_CARDS,
)
from tenshu.games.shogun.provinces import MAP, PROVINCES, REGIONS, SIDES
from tenshu.games.shogun.season import NOBODY
from tenshu.games.shogun.winter import FARMERS_ABOVE

SEASONS = ("setup", "spring", "summer", "autumn", "winter")


def question(board: Board, seat: int) -> tuple[str, dict[str, object]]:
    """The kind of the question the seat is asked, and what its text needs."""
    step = int(board.todo.step())
    value = board.todo.value()
    args: dict[str, object] = {}
    if step == steps.PLAN:
        args["field"] = FIELD_IDS[planning.field_asked(board, seat)]
    if step == steps.PICK_GROUP or step == steps.LEAVE_LEADER:
        args["province"] = MAP.ids[board.drafted]
    if step == steps.MARCH:
        args["province"] = MAP.ids[value % PLACES]
        args["action"] = ACTION_IDS[value // PLACES]
    if step == steps.REGROUP:
        args["province"] = MAP.ids[value]
    if step == steps.SEND:
        args["province"] = MAP.ids[value % PLACES]
        args["destination"] = MAP.ids[value // PLACES]
    if step == steps.CHOOSE_REVOLT:
        args["farmers"] = int(value >> FARMERS_ABOVE)
    if step == steps.CHOOSE_FAVOUR:
        args["favour"] = favours_counted(board)
    if step == steps.CANCEL_EVENT:
        args["happening"] = EVENT_CARDS.effects[board.event]
    if step == steps.BUILD_FREELY:
        args["building"] = BUILDING_IDS[value]
    if step == steps.GARRISON:
        args["armies"] = int(value)
    if step == steps.CHOOSE_BONUS:
        args.update(bonuses(int(value)))
    if step == steps.CHOOSE_ARTIST:
        args["region"] = MAP.regions[value]
    return steps.QUESTIONS[step], args


def public_question(board: Board) -> dict[str, object] | None:
    """What is asked of whom, where everyone may know it: all but the planning."""
    if board.todo.step() < 0 or board.todo.step() == steps.PLAN:
        return None
    seat = int(board.todo.seat())
    kind, args = question(board, seat)
    return {"seat": seat, "kind": kind, "args": args}


def revolts_drawn(board: Board) -> list[str]:
    """The provinces whose revolts a player is about to put in order."""
    if board.todo.step() != steps.CHOOSE_REVOLT:
        return []
    revolts = board.todo.value()
    return [MAP.ids[province] for province in range(PROVINCES) if (revolts >> province) & 1 > 0]


def view(board: Board, seat: int | None) -> dict[str, object]:
    """Open to all: map, supplies, tray, what is inside the tower, cards once shown. Hidden: plans, piles."""
    over = board.todo.step() < 0
    deciders = board.deciders()
    asked: dict[str, object] | None = None
    if seat is not None and seat in deciders:
        asked = board.decision(seat).to_json()
    return {
        "game": "shogun",
        "seat": seat,
        "players": int(board.seats),
        "options": board.setup.options,
        "side": SIDES[board.side],
        "year": int(board.year),
        "season": SEASONS[board.season],
        "provinces": {MAP.ids[p]: province_view(board, p) for p in range(PROVINCES)},
        "clans": [clan_view(board, owner, seat) for owner in range(board.seats)],
        "order": [int(other) for other in board.order],
        "places": places_view(board),
        "choosing": seats_choosing(board),
        "bank": int(board.bank),
        "farmers": int(board.farmers),
        "revolt_markers": int(board.marker_stock),
        "buildings": {BUILDING_IDS[b]: int(n) for b, n in enumerate(board.building_stock)},
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
        "draft": draft_view(board),
        "court": court_view(board),
        "samurai": samurai_view(board),
        "chambers": chambers_view(board),
        "deciders": deciders,
        "step": None if over else steps.QUESTIONS[int(board.todo.step())],
        "question": public_question(board),
        "revolts": revolts_drawn(board),
        "decision": asked,
        "may_replan": seat is not None and planning.may_replan(board, seat),
        "over": over,
        "scores": board.scores(),
        "ranking": board.ranking() if over else None,
    }


def province_view(board: Board, province: int) -> dict[str, object]:
    owner = int(board.owner[province])
    found: dict[str, object] = {
        "region": MAP.regions[board.region(province)],
        "owner": owner if owner >= 0 else None,
        "in_play": owner != OUT_OF_PLAY,
        "armies": int(board.armies[province]),
        "buildings": [name for b, name in enumerate(BUILDING_IDS) if board.has_building(province, b)],
        "sites": int(MAP.sites[province]),
        "chests": int(MAP.chests[province]),
        "rice": int(MAP.rice[province]),
        "revolt_markers": int(board.markers[province]),
    }
    if len(board.monuments) > 0:
        found["leaders"] = [seat for seat in range(board.seats) if board.leader[seat] == province]
        found["monuments"] = [
            seat
            for seat in range(board.seats)
            for _monument in range(board.monuments[seat * PROVINCES + province])
        ]
    return found


def clan_view(board: Board, owner: int, seat: int | None) -> dict[str, object]:
    """A player's mat and supplies; the cards on it as far as the seat may see them."""
    special = int(board.special[owner])
    found: dict[str, object] = {
        "daimyo": PIECES.daimyo[owner],
        "colour": PIECES.colours[owner],
        "points": int(board.points[owner]),
        "chests": int(board.chests[owner]),
        "rice": int(board.rice[owner]),
        "reserve": int(board.reserve[owner]),
        "provinces": int(board.provinces_of(owner)),
        "special": None if special == NO_SPECIAL else SPECIAL_CARDS.ids[special],
        "has_planned": planning.is_done(board, owner),
        "plan": {FIELD_IDS[f]: field_view(board, owner, seat, int(f)) for f in sorted(board.script.fields)},
    }
    if len(board.hall) > 0:
        found["hall"] = int(board.hall[owner])
        found["audience"] = int(board.audience[owner])
        found["ward"] = board.ward[owner] > 0
        found["safe_from"] = dangers(board.safe[owner])
    if len(board.samurai) > 0:
        found["samurai"] = int(board.samurai[owner]) + 1
        found["regions"] = int(samurai.regions_of(board, owner))
    if len(board.monuments) > 0:
        found["monuments"] = int(board.monument_stock[owner])
        found["trophies"] = int(board.trophies[owner])
        found["leader"] = leader_view(board, owner)
    return found


def leader_view(board: Board, owner: int) -> str | None:
    where = int(board.leader[owner])
    if where >= 0:
        return MAP.ids[where]
    return "lost" if where == LOST else None


def field_view(board: Board, owner: int, seat: int | None, field: int) -> str | None:
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


def places_view(board: Board) -> list[dict[str, object]]:
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


def event_view(event: i64) -> dict[str, object]:
    return {"happening": EVENT_CARDS.effects[event], "loss": int(EVENT_CARDS.loss[event])}


def action_under_way(board: Board) -> str | None:
    """The action that is being carried out, if any."""
    if board.action_now < 0:
        return None
    return ACTION_IDS[board.action_row[board.action_now]]


def colours(board: Board) -> list[tuple[int, str]]:
    return [(c, PIECES.colours[c]) for c in range(COLOURS) if c < board.seats or c == FARMERS]


def majorities_view(board: Board) -> dict[str, object]:
    """Who has how many buildings of a kind in a region, and the points for it if winter came now."""
    return {
        MAP.regions[region]: {
            name: majority_view(scoring.buildings_in(board, region, building), PIECES.majority[building])
            for building, name in enumerate(BUILDING_IDS)
        }
        for region in range(i64(REGIONS))
    }


def majority_view(counts: vec[i64], worth: i64) -> dict[str, object]:
    return {
        "worth": int(worth),
        "counts": [int(count) for count in counts],
        "points": [int(scoring.majority(counts, seat, worth)) for seat in range(i64(len(counts)))],
    }


def draft_view(board: Board) -> dict[str, object] | None:
    if len(board.groups) == 0:
        return None
    return {
        "taken": MAP.ids[board.drafted] if is_in_hand(board) else None,
        "open": [MAP.ids[province] for province in board.open_cards],
        "pile": len(board.pile),
        "buried": [MAP.ids[province] for province in board.pile[: board.buried]],
        "groups": [
            {
                str(SMALLEST_GROUP + size): int(board.groups[seat * GROUP_SIZES + size])
                for size in range(GROUP_SIZES)
            }
            for seat in range(board.seats)
        ],
    }


def is_in_hand(board: Board) -> bool:
    """Whether a card of the draft was taken whose armies or leader are still to be placed."""
    return board.todo.step() in (steps.PICK_GROUP, steps.LEAVE_LEADER)


def court_view(board: Board) -> dict[str, object] | None:
    if len(board.hall) == 0:
        return None
    return {
        "favours": [
            {"officials": int(cost), **favour_view(int(favour))}
            for cost, favour in zip(PIECES.court_places, board.favours, strict=True)
        ],
        "pile": len(board.favour_deck),
    }


def favours_counted(board: Board) -> dict[str, int]:
    """How much each favour on offer gives, by its number."""
    found: dict[str, int] = {}
    for favour in board.favours:
        if favour != court.TAKEN:
            found.update(court.counted(favour))
    return found


def favour_view(favour: int) -> dict[str, object]:
    """What is printed on a favour; nothing where it was taken."""
    if favour < 0:
        return {"favour": None, "kind": None}
    kind = FAVOUR_CARDS.kinds[favour]
    found: dict[str, object] = {"favour": FAVOUR_CARDS.ids[favour], "kind": kind}
    if FAVOUR_CARDS.amount[favour] > 0:
        found["amount"] = int(FAVOUR_CARDS.amount[favour])
    if kind == FAVOUR_KINDS[BUILD_FREE]:
        found["building"] = BUILDING_IDS[FAVOUR_CARDS.building[favour]]
    if FAVOUR_CARDS.safe_from[favour] > 0:
        found["safe_from"] = dangers(FAVOUR_CARDS.safe_from[favour])
    return found


def dangers(safe_from: i64) -> list[str]:
    """The actions by which someone can't be attacked."""
    named = ((SAFE_FROM_A, ACTION_IDS[BATTLE_A]), (SAFE_FROM_B, ACTION_IDS[BATTLE_B]))
    return [name for danger, name in named if safe_from & danger > 0]


def samurai_view(board: Board) -> dict[str, object] | None:
    """In how many regions one must be, and what each card of the stack offers."""
    if len(board.samurai) == 0:
        return None
    return {"needs": int(PIECES.samurai_regions), "cards": [bonuses(card) for card in range(SAMURAI_CARDS)]}


def chambers_view(board: Board) -> dict[str, object] | None:
    if len(board.chambers) == 0:
        return None
    return {
        "arts": list(PIECES.arts),
        "castles": list(PIECES.castles),
        "art_values": [int(value) for value in PIECES.art_values],
        "castle_values": [int(value) for value in PIECES.castle_values],
        "crossings": [
            [crossing_view(int(board.chambers[art * LINES + castle])) for castle in range(LINES)]
            for art in range(LINES)
        ],
        "regions": [MAP.regions[region] for region in board.regions],
        "bag": len(board.bag),
        "lines": {
            "arts": [line_view(board, i * LINES, 1, PIECES.art_values[i]) for i in range(i64(LINES))],
            "castles": [line_view(board, i, LINES, PIECES.castle_values[i]) for i in range(i64(LINES))],
        },
    }


def line_view(board: Board, first: i64, stride: i64, worth: i64) -> list[int]:
    """What a line would give each seat if the game ended now."""
    return [int(chambers.for_line(board, seat, first, stride, worth)) for seat in range(board.seats)]


def crossing_view(lying: int) -> int | str | None:
    if lying == UNUSED:
        return None
    if lying == OPEN:
        return "open"
    return "turned" if lying == TURNED else lying


def bonuses(card: int) -> dict[str, int]:
    """What a samurai card offers."""
    return {name: int(PIECES.bonus[card * BONUSES + bonus]) for bonus, name in enumerate(BONUS_IDS)}
