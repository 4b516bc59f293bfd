"""The games that are installed, by name: whatever has the entry point `tenshu.games`."""

from functools import cache
from importlib.metadata import entry_points

from tenshu.core.game import Game
from tenshu.core.kit import Kit
from tenshu.core.refusal import Refusal


@cache
def names() -> tuple[str, ...]:
    return tuple(sorted(point.name for point in entry_points(group="tenshu.games")))


@cache
def kit(name: str) -> Kit:
    for point in entry_points(group="tenshu.games"):
        if point.name == name:
            found: Kit = point.load()
            return found
    known = ", ".join(names())
    raise Refusal(
        "unknown-game", f"there is no game '{name}'; installed: {known}", {"asked": name, "known": known}
    )


def game(name: str) -> Game:
    return kit(name).game
