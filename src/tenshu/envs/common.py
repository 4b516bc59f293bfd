"""What all environments share: names, observations and masks as arrays, and what a place is worth."""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from tenshu.core import registry
from tenshu.core.layout import Layout
from tenshu.core.refusal import Refusal
from tenshu.core.setup import Setup, agree
from tenshu.core.sheet import Sheet
from tenshu.core.state import State

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]
SOLO = 1


def table_for(game: str, players: int, settings: Mapping[str, str] | None) -> Setup:
    """A checked setup of a game that can be observed."""
    found = registry.game(game)
    setup = agree(found, players, settings or {})
    if found.layout(setup).width == 0:
        raise Refusal("no-layout", f"{game} has no observations for learning programs", {"game": game})
    return setup


def versioned(setup: Setup, joint: str) -> str:
    """The name of an environment, which changes with the rules: `kunitori_v2`."""
    return f"{setup.game.name}{joint}v{setup.game.version}"


def observation(state: State, seat: int) -> Numbers:
    """What the seat may know, in the columns of the layout."""
    sheet = Sheet()
    state.observe(seat, sheet)
    return np.frombuffer(sheet.done(), np.int16)


def mask(state: State, seat: int) -> Mask:
    """1 for every option that the seat may choose now."""
    found = np.zeros(len(state.setup.game.actions), np.int8)
    found[state.options(seat)] = 1
    return found


def payoffs(places: list[int]) -> list[float]:
    """From 1 for the first place to -1 for the last, evenly; those who share a place share its worth."""
    players = len(places)
    if players == SOLO:
        return [1.0 if places[0] == 1 else -1.0]
    worth = [1 - 2 * place / (players - 1) for place in range(players)]
    found = []
    for place in places:
        sharing = places.count(place)
        found.append(sum(worth[place - 1 : place - 1 + sharing]) / sharing)
    return found


def expand(layout: Layout, rows: NDArray[np.int16]) -> NDArray[np.float32]:
    """Observations for a network: every column that names something becomes one column for each name.

    Works on one row or on many; the numbers of the other columns stay as they are.
    """
    parts = []
    for column, (_, group) in enumerate(layout.columns()):
        values = rows[..., column]
        if group.meanings:
            parts.append((values[..., None] == np.arange(len(group.meanings))).astype(np.float32))
        else:
            parts.append(values[..., None].astype(np.float32))
    return np.concatenate(parts, axis=-1)
