"""Tenno's Court, p. 16-20: armies become officials, and officials win favours."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.games.shogun import choices, planning, season, steps
from tenshu.games.shogun.board import NEUTRAL, Board, filled
from tenshu.games.shogun.choices import COURT, TOWER_CARD
from tenshu.games.shogun.components import (
    BUILD_FREE,
    BUILDING_IDS,
    CALM,
    CANCEL_EVENT,
    FAVOUR_CARDS,
    FAVOURS,
    FILL_TRAY,
    FOR_FAVOURS,
    GARRISON,
    GIVE_CHESTS,
    GIVE_POINTS,
    GIVE_RICE,
    NO_EVENT,
    PIECES,
    SAFE,
)
from tenshu.games.shogun.provinces import PROVINCES
from tenshu.games.shogun.tower import nothing

INSERTS: Final[tuple[tuple[str, str, str], ...]] = (
    ("game", "start", "open-court"),
    ("game", "clear-tray", "officials-arrive"),
    ("season", "plan", "lay-favours"),
    ("season", "actions", "send-officials"),
    ("season", "actions", "audiences"),
    ("season", "actions", "close-court"),
    ("fields", "castle", "court-3"),
    ("fields", "castle", "court-2"),
    ("fields", "castle", "court-1"),
)
PLACES: Final = 3
TAKEN: Final = -1


def open_court(board: Board) -> None:
    """Seven officials and three tower cards a player, and the favours face down, p. 17."""
    board.tower_cards = PIECES.tower_cards
    board.hall = nothing(board.seats)
    board.audience = nothing(board.seats)
    board.favours = filled(PLACES, TAKEN)
    board.favour_deck = season.shuffled(board, FAVOURS)


def officials_left(board: Board, seat: i64) -> i64:
    return PIECES.officials - board.hall[seat] - board.audience[seat]


def officials_arrive(board: Board) -> None:
    """For every own army that falls out at the first filling an official enters the hall, p. 17."""
    for seat in range(board.seats):
        board.hall[seat] += board.tray[seat]
        board.tell("officials-arrive", seat, amount=board.tray[seat])


def lay_favours(board: Board) -> None:
    """Three favours, the highest on the dearest place, p. 17."""
    n: i64 = len(board.favour_deck)
    drawn = board.favour_deck[n - PLACES :]
    board.favour_deck = board.favour_deck[: n - PLACES]
    board.disclosures += 1
    for place in range(i64(PLACES)):
        higher: i64 = 0
        for other in drawn:
            if other > drawn[place]:
                higher += 1
        board.favours[higher] = drawn[place]
    for place in range(i64(PLACES)):
        board.tell("favour-laid", amount=PIECES.court_places[place])
        name_favour(board, board.favours[place])


def name_favour(board: Board, favour: i64) -> None:
    """Say in the last event which favour it is about, and how much it gives."""
    if board.story is not None:
        board.story[-1].args["favour"] = counted(favour)


def counted(favour: i64) -> dict[str, int]:
    """A favour's number with how much it gives."""
    amount = int(FAVOUR_CARDS.amount[favour])
    return {FAVOUR_CARDS.ids[favour]: amount if amount > 0 else 1}


def send_officials(board: Board) -> None:
    """In turn order, each from the field with three armies to the one with one, p. 19."""
    for seat in board.order:
        for i in range(i64(PLACES)):
            card = planning.turn_over(board, seat, COURT + i)
            convert(board, seat, card, PIECES.conversions[i])


def convert(board: Board, seat: i64, card: i64, armies: i64) -> None:
    """Armies of a province, one staying, or of the tray become officials: all of them or none, p. 18."""
    if officials_left(board, seat) < armies:
        return
    if card < PROVINCES:
        if board.armies[card] <= armies:
            return
        board.armies[card] -= armies
        board.tell("sends-officials", seat, card, armies)
    elif card == TOWER_CARD:
        if board.tray[seat] < armies:
            return
        board.tray[seat] -= armies
        board.tell("sends-officials-from-tray", seat, amount=armies)
    else:
        return
    board.reserve[seat] += armies
    board.hall[seat] += armies


def hold_audiences(board: Board) -> None:
    """Whoever has most officials in the hall is first, ties in turn order, p. 19."""
    waiting = board.order[:]
    for _seat in range(board.seats):
        last: i64 = -1
        for i in range(i64(len(waiting))):
            if waiting[i] >= 0 and (last < 0 or board.hall[waiting[i]] <= board.hall[waiting[last]]):
                last = i
        board.todo.push(steps.ASK_FAVOUR, waiting[last], 0)
        waiting[last] = -1


def ask_favour(board: Board, seat: i64) -> None:
    """All his officials enter the audience; he may ask for one favour, p. 19."""
    board.audience[seat] += board.hall[seat]
    board.hall[seat] = 0
    if len(favours_within_reach(board, seat)) > 1:
        board.todo.push(steps.CHOOSE_FAVOUR, seat, 0)


def favours_within_reach(board: Board, seat: i64) -> vec[i64]:
    found = append(vec[i64](capacity=4), choices.PASS)
    place: i64 = PLACES - 1
    while place >= 0:
        if board.favours[place] != TAKEN and PIECES.court_places[place] <= board.audience[seat]:
            found = append(found, choices.FAVOUR + board.favours[place])
        place -= 1
    return found


def take_favour(board: Board, seat: i64, favour: i64) -> None:
    """The officials go back to the supply, and the favour is used at once, p. 19."""
    for place in range(i64(PLACES)):
        if board.favours[place] == favour:
            board.favours[place] = TAKEN
            board.audience[seat] -= PIECES.court_places[place]
    board.tell("takes-favour", seat)
    name_favour(board, favour)
    grant(board, seat, favour)


def grant(board: Board, seat: i64, favour: i64) -> None:
    """What the favours do, p. 20."""
    amount = FAVOUR_CARDS.amount[favour]
    kind = FAVOUR_CARDS.kind[favour]
    if kind == CANCEL_EVENT:
        board.todo.push(steps.CANCEL_EVENT, seat, 0)
    elif kind == GIVE_CHESTS:
        board.receive(seat, amount)
    elif kind == FILL_TRAY:
        board.fill_tray(seat, amount)
    elif kind == CALM:
        calm(board, seat)
    elif kind == GIVE_RICE:
        board.harvest(seat, amount)
    elif kind == GIVE_POINTS:
        board.award(seat, FOR_FAVOURS, amount)
    elif kind == BUILD_FREE:
        build_freely(board, seat, FAVOUR_CARDS.building[favour])
    elif kind == SAFE:
        board.safe[seat] |= FAVOUR_CARDS.safe_from[favour]
    elif kind == GARRISON:
        garrison(board, seat, amount)


def cancel_event(board: Board, seat: i64) -> None:
    board.event = NO_EVENT
    board.tell("cancels-event", seat)


def calm(board: Board, seat: i64) -> None:
    """A revolt marker is removed; whoever has none keeps the favour against the next one, p. 20."""
    found = provinces_in_unrest(board, seat)
    if len(found) == 0:
        board.ward[seat] = 1
        board.tell("keeps-favour", seat)
    elif len(found) == 1:
        board.calm(found[0] - choices.CALM)
    else:
        board.todo.push(steps.CALM_PROVINCE, seat, 0)


def provinces_in_unrest(board: Board, seat: i64) -> vec[i64]:
    found = vec[i64](capacity=PROVINCES)
    for province in range(i64(PROVINCES)):
        if board.owner[province] == seat and board.markers[province] > 0:
            found = append(found, choices.CALM + province)
    return found


def build_freely(board: Board, seat: i64, building: i64) -> None:
    """A building without cost, by the usual rules, if there is a site for it, p. 20."""
    found = sites_for(board, seat, building)
    if len(found) == 1:
        build_in(board, seat, found[0] - choices.BUILD, building)
    elif len(found) > 1:
        board.todo.push(steps.BUILD_FREELY, seat, building)


def sites_for(board: Board, seat: i64, building: i64) -> vec[i64]:
    found = vec[i64](capacity=PROVINCES)
    for province in range(i64(PROVINCES)):
        if board.owner[province] == seat and board.can_build(province, building):
            found = append(found, choices.BUILD + province)
    return found


def build_in(board: Board, seat: i64, province: i64, building: i64) -> None:
    board.tell_of("builds", "building", BUILDING_IDS[building], seat, province, 0)
    board.build(province, building)


def garrison(board: Board, seat: i64, amount: i64) -> None:
    """Three armies into an own or a neutral province, p. 20; fewer where one's supply has fewer."""
    armies = amount
    if armies > board.reserve[seat]:
        armies = board.reserve[seat]
    if armies > 0 and len(garrisons(board, seat)) > 0:
        board.todo.push(steps.GARRISON, seat, armies)


def garrisons(board: Board, seat: i64) -> vec[i64]:
    found = vec[i64](capacity=PROVINCES)
    for province in range(i64(PROVINCES)):
        if board.owner[province] == seat or board.owner[province] == NEUTRAL:
            found = append(found, choices.GARRISON + province)
    return found


def move_in(board: Board, seat: i64, province: i64, armies: i64) -> None:
    """A neutral province is taken without battle, with its card, p. 20."""
    board.raise_armies(seat, province, armies)
    board.tell("garrisons", seat, province, armies)
    if board.owner[province] == NEUTRAL:
        board.hand_over(province, seat)


def close_court(board: Board) -> None:
    """Officials go back to the hall, favours that nobody took leave the game, p. 19."""
    for seat in range(board.seats):
        board.hall[seat] += board.audience[seat]
        board.audience[seat] = 0
    for place in range(i64(PLACES)):
        board.favours[place] = TAKEN
