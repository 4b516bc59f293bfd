"""The games that are installed, by name: whatever has the entry point `tenshu.games`."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from tenshu.core.game import Game
from tenshu.core.kit import Kit
from tenshu.core.refusal import Refusal


@cache
def installed() -> dict[str, EntryPoint]:
    """Looked for once: it reads what every installed package says of itself."""
    return {point.name: point for point in entry_points(group="tenshu.games")}


def names() -> tuple[str, ...]:
    return tuple(sorted(installed()))


@cache
def kit(name: str) -> Kit:
    if name not in installed():
        known = ", ".join(names())
        raise Refusal(
            "unknown-game", f"there is no game '{name}'; installed: {known}", {"asked": name, "known": known}
        )
    found: Kit = installed()[name].load()
    return found


def game(name: str) -> Game:
    return kit(name).game
