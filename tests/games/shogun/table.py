"""How the tests speak: a position in notation, moves in notation, what must be true after."""

from collections.abc import Callable
from typing import Any, cast

from tenshu.core import play
from tenshu.core.events import Event
from tenshu.core.rng import from_seed
from tenshu.core.state import State
from tenshu.games.shogun.position import parse
from tenshu.games.shogun.shogun import GAME, Shogun

SEEDS = 3000
BATTLES = ("battle", "battle-farmers", "revolt")


def after(position: str, *moves: str, seed: str = "position") -> Shogun:
    """The state after these moves; `2: pass` is one of seat 2, without a number it is the decider's."""
    state = parse(position, from_seed(seed), [])
    go_on(state, *moves)
    return state


def go_on(state: State, *moves: str) -> None:
    """More moves, each by the checked way in; all pieces are counted after each."""
    for move in moves:
        seat, colon, notation = move.rpartition(":")
        decider = int(seat) - 1 if colon else int(state.decider())
        play.choose(state, decider, play.parse(state, decider, notation))
        assert state.census() == GAME.inventory(state.setup), move


def until(position: str, *moves: str, seen: Callable[[Shogun], bool]) -> Shogun:
    """The same, with seeds tried until something is seen."""
    for seed in range(SEEDS):
        state = after(position, *moves, seed=str(seed))
        if seen(state):
            return state
    raise AssertionError("this was never seen")


def when(position: str, *moves: str, **falls: int) -> Shogun:
    """The same, until the first throw lets fall so many attackers, defenders, farmers."""

    def seen(state: Shogun) -> bool:
        fought = [args for kind in BATTLES for args in told(state, kind)]
        return bool(fought) and falls.items() <= fought[0].items()

    return until(position, *moves, seen=seen)


def options(state: State, seat: int | None = None) -> list[str]:
    """What the decider (or the seat, from 1) can choose, in notation."""
    decider = int(state.decider()) if seat is None else seat - 1
    return [choice.notation for choice in state.decision(decider).choices]


def asks(state: State) -> str:
    return "nothing" if state.over() else f"{state.decider() + 1} {state.view(None)['step']}"


def told(state: State, kind: str) -> list[dict[str, object]]:
    return [event.args for event in cast(list[Event], state.story) if event.kind == kind]


def clan(state: State, seat: int) -> dict[str, Any]:
    """A player's mat and supplies, with his own plan open."""
    return cast(list[dict[str, Any]], state.view(seat - 1)["clans"])[seat - 1]


def province(state: State, name: str) -> dict[str, Any]:
    return cast(dict[str, dict[str, Any]], state.view(None)["provinces"])[name]


def holder(state: State, name: str) -> str:
    """`2 with 3`, or `nobody`."""
    found = province(state, name)
    return "nobody" if found["owner"] is None else f"{found['owner'] + 1} with {found['armies']}"


def tray(state: State) -> dict[str, int]:
    return cast(dict[str, int], state.view(None)["tray"])


def inside(state: State) -> dict[str, int]:
    return cast(dict[str, int], state.view(None)["tower"])


def hidden_actions(state: State) -> int:
    return cast(list[object], state.view(None)["actions"]).count(None)
