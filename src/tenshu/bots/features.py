"""The features of a position, to fit the outlook to how games ended."""

from mypy_extensions import i64

from tenshu.bots.judgement import Judgement
from tenshu.core.state import State


def looks(state: State, judgement: Judgement) -> list[list[int]]:
    """For every seat the time that is left and its features."""
    found: list[list[int]] = []
    for seat in range(i64(state.setup.players)):
        features = judgement.features(state, seat)
        found.append([int(judgement.left(state, seat)), *[int(feature) for feature in features]])
    return found
