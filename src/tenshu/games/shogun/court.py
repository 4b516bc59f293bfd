"""Tenno's Court, p. 16-20: armies become officials, and officials win favours."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.refusal import Refusal
from tenshu.core.rows import pair
from tenshu.games.shogun import choices, court_state, planning, season, steps
from tenshu.games.shogun.board import NEUTRAL, Board
from tenshu.games.shogun.choices import COURT, TOWER_CARD
from tenshu.games.shogun.components import (
    BUILD_FREE,
    BUILDING_IDS,
    CALM,
    CANCEL_EVENT,
    EVENT_CARDS,
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
from tenshu.games.shogun.court_state import PLACES, TAKEN, Court, counted
from tenshu.games.shogun.provinces import PROVINCES
from tenshu.games.shogun.step import Step, refuse_province

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


def court_of(board: Board) -> Court:
    court = board.court
    assert court is not None
    return court


class OpenCourt(Step):
    """Seven officials and three tower cards a player, and the favours face down, p. 17."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        board.court = court_state.open_court(board.seats, season.shuffled(board, FAVOURS))


class OfficialsArrive(Step):
    """For every own army that falls out at the first filling an official enters the hall, p. 17."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        court = court_of(board)
        for owner in range(board.seats):
            court.hall[owner] += board.tray[owner]
            board.tell("officials-arrive", owner, amount=board.tray[owner])


class LayFavours(Step):
    """Three favours, the highest on the dearest place, p. 17."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        court = court_of(board)
        n: i64 = len(court.deck)
        drawn = court.deck[n - PLACES :]
        court.deck = court.deck[: n - PLACES]
        board.disclosures += 1
        for place in range(i64(PLACES)):
            higher: i64 = 0
            for other in drawn:
                if other > drawn[place]:
                    higher += 1
            court.favours[higher] = drawn[place]
        for place in range(i64(PLACES)):
            board.tell_of(
                "favour-laid", "favour", counted(court.favours[place]), amount=PIECES.court_places[place]
            )


class SendOfficials(Step):
    """In turn order, each from the field with three armies to the one with one, p. 19."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        for owner in board.order:
            for i in range(i64(PLACES)):
                card = planning.turn_over(board, owner, COURT + i)
                convert(board, owner, card, PIECES.conversions[i])


def armies_to_convert(board: Board, seat: i64, card: i64) -> i64:
    """How many armies could become officials: those of a province, one staying, or of the tray, p. 18."""
    if card < PROVINCES:
        return board.armies[card] - 1
    if card == TOWER_CARD:
        return board.tray[seat]
    return 0


def convert(board: Board, seat: i64, card: i64, armies: i64) -> None:
    """All of them become officials, or none, p. 18."""
    court = court_of(board)
    if court.officials_left(seat) < armies or armies_to_convert(board, seat, card) < armies:
        return
    if card == TOWER_CARD:
        board.tray[seat] -= armies
        board.tell("sends-officials-from-tray", seat, amount=armies)
    else:
        board.armies[card] -= armies
        board.tell("sends-officials", seat, card, armies)
    board.reserve[seat] += armies
    court.hall[seat] += armies


class HoldAudiences(Step):
    """Whoever has most officials in the hall is first, ties in turn order, p. 19."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        hall = court_of(board).hall
        waiting = board.order[:]
        for _seat in range(board.seats):
            last: i64 = -1
            for i in range(i64(len(waiting))):
                if waiting[i] >= 0 and (last < 0 or hall[waiting[i]] <= hall[waiting[last]]):
                    last = i
            board.todo.push(steps.ASK_FAVOUR, waiting[last], 0)
            waiting[last] = -1


class AskFavour(Step):
    """All his officials enter the audience; he may ask for one favour, p. 19."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        court = court_of(board)
        court.audience[seat] += court.hall[seat]
        court.hall[seat] = 0
        if len(favours_within_reach(court, seat)) > 1:
            board.todo.push(steps.CHOOSE_FAVOUR, seat, 0)


def favours_within_reach(court: Court, seat: i64) -> vec[i64]:
    found = append(vec[i64](capacity=4), choices.PASS)
    place: i64 = PLACES - 1
    while place >= 0:
        if court.favours[place] != TAKEN and PIECES.court_places[place] <= court.audience[seat]:
            found = append(found, choices.FAVOUR + court.favours[place])
        place -= 1
    return found


class ChooseFavour(Step):
    name: str = "favour"
    verb: str = "favour"

    def legal(self, board: Board, seat: i64) -> vec[i64]:
        return favours_within_reach(court_of(board), seat)

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        if option != choices.PASS:
            take_favour(board, seat, option - choices.FAVOUR)

    def question(self, board: Board, seat: i64) -> dict[str, object]:
        return {"favour": court_of(board).favours_counted()}

    def why_not(self, board: Board, seat: i64, option: i64) -> Refusal | None:
        details: dict[str, object] = {"favour": counted(option - choices.FAVOUR)}
        return Refusal("favour-out-of-reach", "this favour is not there or costs too much", details)


def take_favour(board: Board, seat: i64, favour: i64) -> None:
    """The officials go back to the supply, and the favour is used at once, p. 19."""
    court = court_of(board)
    for place in range(i64(PLACES)):
        if court.favours[place] == favour:
            court.favours[place] = TAKEN
            court.audience[seat] -= PIECES.court_places[place]
    board.tell_of("takes-favour", "favour", counted(favour), seat)
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
        court_of(board).safe[seat] |= FAVOUR_CARDS.safe_from[favour]
    elif kind == GARRISON:
        garrison(board, seat, amount)


class CancelEvent(Step):
    name: str = "cancel"

    def legal(self, board: Board, seat: i64) -> vec[i64]:
        return pair(choices.PASS, choices.CANCEL)

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        if option == choices.CANCEL:
            board.event = NO_EVENT
            board.tell("cancels-event", seat)

    def question(self, board: Board, seat: i64) -> dict[str, object]:
        return {"happening": EVENT_CARDS.effects[board.event]}


def calm(board: Board, seat: i64) -> None:
    """A revolt marker is removed; whoever has none keeps the favour against the next one, p. 20."""
    found = provinces_in_unrest(board, seat)
    if len(found) == 0:
        court_of(board).ward[seat] = 1
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


class CalmProvince(Step):
    name: str = "calm"

    def legal(self, board: Board, seat: i64) -> vec[i64]:
        return provinces_in_unrest(board, seat)

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        board.calm(option - choices.CALM)


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


class BuildFreely(Step):
    """The value is the building."""

    name: str = "build"
    verb: str = "build"

    def legal(self, board: Board, seat: i64) -> vec[i64]:
        return sites_for(board, seat, board.todo.value())

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        build_in(board, seat, option - choices.BUILD, value)

    def question(self, board: Board, seat: i64) -> dict[str, object]:
        return {"building": BUILDING_IDS[board.todo.value()]}

    def why_not(self, board: Board, seat: i64, option: i64) -> Refusal | None:
        reason = "is not one's own or has no site for this building"
        return refuse_province("no-site", board.describe(option), reason)


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


class Garrison(Step):
    """The value says how many armies."""

    name: str = "garrison"

    def legal(self, board: Board, seat: i64) -> vec[i64]:
        return garrisons(board, seat)

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        move_in(board, seat, option - choices.GARRISON, value)

    def question(self, board: Board, seat: i64) -> dict[str, object]:
        return {"armies": int(board.todo.value())}


def move_in(board: Board, seat: i64, province: i64, armies: i64) -> None:
    """A neutral province is taken without battle, with its card, p. 20."""
    board.raise_armies(seat, province, armies)
    board.tell("garrisons", seat, province, armies)
    if board.owner[province] == NEUTRAL:
        board.hand_over(province, seat)


class CloseCourt(Step):
    """Officials go back to the hall, favours that nobody took leave the game, p. 19."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        court = court_of(board)
        for owner in range(board.seats):
            court.hall[owner] += court.audience[owner]
            court.audience[owner] = 0
        for place in range(i64(PLACES)):
            court.favours[place] = TAKEN
