"""What an attack may come to, for whoever considers it: fought again and again.

The rules themselves fight each battle, in states that the seat could be in. What is inside the tower is open,
where it lies is not; while plans are made, each of the events that lie open is as likely, and nobody has a
special card yet.
"""

from typing import Final

from mypy_extensions import i64

from tenshu.core.refusal import Refusal
from tenshu.core.rng import from_seed
from tenshu.games.shogun import battle, steps
from tenshu.games.shogun.board import NEUTRAL, OUT_OF_PLAY, Board
from tenshu.games.shogun.choices import MOST_SENT
from tenshu.games.shogun.components import EVENT_CARDS, TEMPLE
from tenshu.games.shogun.provinces import MAP

THROWS: Final = 400

WON: Final = "won"
DRAWN: Final = "drawn"
LOST: Final = "lost"

Outcome = dict[str, object]


def odds(board: Board, seat: int, source: str, target: str, count: int) -> dict[str, object]:
    """How likely each outcome of an attack is, from the best to the worst for the seat."""
    origin, aim = checked(board, seat, source, target, count)
    tally: dict[tuple[str, int], int] = {}
    for outcome in sample(board, seat, origin, aim, count, THROWS):
        tally[outcome] = tally.get(outcome, 0) + 1
    outcomes: list[Outcome] = [
        {"result": result, "left": left, "share": tally[result, left] / THROWS}
        for result, left in sorted(tally, key=rank)
    ]
    return {"throws": THROWS, "outcomes": outcomes}


def chance(board: Board, seat: i64, origin: i64, aim: i64, armies: i64, throws: i64) -> int:
    """How many of a hundred such attacks conquer the province."""
    fought = sample(board, seat, origin, aim, armies, throws)
    won = len([result for result, _left in fought if result == WON])
    return round(100 * won / int(throws))


def checked(board: Board, seat: int, source: str, target: str, count: int) -> tuple[int, int]:
    """The numbers of both provinces; refused where there can be no such attack."""
    for name in (source, target):
        if name not in MAP.ids:
            raise Refusal("unknown-card", f"there is no province '{name}'", {"asked": name})
    origin, aim = MAP.ids.index(source), MAP.ids.index(target)
    if board.owner[origin] != seat:
        raise Refusal("not-own-province", f"{source} is not one's own", {"card": source})
    if not MAP.touch(origin, aim):
        raise Refusal("not-a-neighbour", f"{target} is not a neighbour", {"province": target})
    if board.owner[aim] == OUT_OF_PLAY:
        raise Refusal("out-of-play", f"{target} is not in play", {"province": target})
    if board.owner[aim] == seat:
        raise Refusal("own-target", f"{target} is one's own", {"province": target})
    if not events_for(board, aim):
        raise Refusal("temple-peace", f"{target} has a temple", {"province": target})
    # Who plans may recruit first.
    most = int(board.armies[origin] + board.reserve[seat]) - 1
    if not 1 <= count <= min(most, MOST_SENT):
        raise Refusal("too-many-armies", f"at most {most} armies can go, one must stay", {"most": most})
    return origin, aim


def sample(board: Board, seat: i64, origin: i64, aim: i64, armies: i64, throws: i64) -> list[tuple[str, int]]:
    """The outcomes of so many attacks; the same for all that look the same to the seat."""
    rng = from_seed(f"odds {seat} {origin} {aim} {armies}")
    known = board.determinize(int(seat), rng)
    events = events_for(board, aim)
    found: list[tuple[str, int]] = []
    for _throw in range(throws):
        mirror = known.copy()
        assert isinstance(mirror, Board)
        mirror.rng = rng.fork()
        mirror.tower.imagine(rng)
        mirror.event = events[rng.below(len(events))]
        missing = armies + 1 - mirror.armies[origin]
        if missing > 0:
            mirror.raise_armies(seat, origin, missing)
        battle.attack(mirror, seat, origin, aim, armies)
        found.append(outcome_of(mirror, seat, aim, board.owner[aim]))
    return found


def events_for(board: Board, aim: i64) -> list[int]:
    """The events that may count when the attack comes, as far as they allow it."""
    now = board.todo.step() != steps.PLAN or len(board.events) == 0
    events = [int(board.event)] if now else [int(event) for event in board.events]
    if board.owner[aim] < 0 or not board.has_building(aim, TEMPLE):
        return events
    return [event for event in events if EVENT_CARDS.temples_safe[event] == 0]


def outcome_of(board: Board, seat: i64, aim: i64, before: i64) -> tuple[str, int]:
    """Who has the province now, and with how many armies; farmers that hold theirs are not counted."""
    owner = board.owner[aim]
    if owner == seat:
        return WON, int(board.armies[aim])
    if owner == NEUTRAL and before != NEUTRAL:
        return DRAWN, 0
    return LOST, int(board.armies[aim])


def rank(outcome: tuple[str, int]) -> int:
    """Won with many, won with few, drawn, lost to few, lost to many."""
    result, left = outcome
    return -1000 - left if result == WON else left
