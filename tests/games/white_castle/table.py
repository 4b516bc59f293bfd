"""How the tests speak: a position in notation, moves in notation, what must be true after."""

from typing import cast

from tenshu.core import play
from tenshu.core.state import State
from tenshu.games.white_castle.position import parse
from tenshu.games.white_castle.white_castle import GAME, WhiteCastle


def after(position: str, *moves: str) -> WhiteCastle:
    """The state after these moves; `2: take red left` is of seat 2, without a number of the decider."""
    state = parse(position)
    go_on(state, *moves)
    return state


def go_on(state: State, *moves: str) -> None:
    """More moves, each by the checked way in; all pieces are counted after each."""
    for move in moves:
        seat, colon, notation = move.rpartition(":")
        decider = int(seat) - 1 if colon else int(state.decider())
        play.choose(state, decider, play.parse(state, decider, notation))
        assert state.census() == GAME.inventory(state.setup), move


def facts(state: State, clan: int) -> dict[str, object]:
    """What a clan has, seats counted from 1: goods, figures, season, card, lanterns, gardens, points."""
    found = cast(list[dict[str, object]], state.view(None)["clans"])[clan - 1]
    flat: dict[str, object] = dict(found)
    for row in ("figures", "goods"):
        for name, count in cast(dict[str, int], found[row]).items():
            flat[name.replace("-", "_")] = count
    return flat


def holds(state: State, clan: int = 1, **expected: object) -> None:
    found = facts(state, clan)
    for name, value in expected.items():
        assert found[name] == value, f"{name} of {clan} is {found[name]}, expected {value}"


def asks(state: State) -> str:
    return "nothing" if state.over() else f"{state.decider() + 1} {state.view(None)['step']}"


def options(state: State) -> list[str]:
    """What the decider can choose, in notation."""
    return [choice.notation for choice in state.decision(int(state.decider())).choices]
