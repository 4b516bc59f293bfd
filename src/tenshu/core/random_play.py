"""The inner loops: random play inside compiled code."""

from mypy_extensions import i64

from tenshu.core.rng import Rng
from tenshu.core.state import State


class Throughput:
    """What a run of random games counted."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.real = 0


def random_game(state: State, rng: Rng, limit: i64) -> i64:
    """Play at random to the end (or to the limit); returns the number of decisions."""
    n: i64 = 0
    while n < limit:
        seat = state.decider()
        if seat < 0:
            break
        options = state.legal(seat)
        state.apply(seat, options[rng.below(len(options))])
        n += 1
    return n


def random_games(start: State, rng: Rng, decisions: i64) -> Throughput:
    """Random games from copies of one state, until that many decisions were made."""
    found = Throughput()
    made: i64 = 0
    real: i64 = 0
    games: i64 = 0
    while made < decisions:
        state = start.copy()
        state.rng = rng.fork()
        while True:
            seat = state.decider()
            if seat < 0:
                break
            options = state.legal(seat)
            n: i64 = len(options)
            if n > 1:
                real += 1
            state.apply(seat, options[rng.below(n)])
            made += 1
        games += 1
    found.games = games
    found.decisions = made
    found.real = real
    return found


def copies(state: State, n: i64) -> None:
    """Copy a state n times, for measuring."""
    for _copy in range(n):
        state.copy()
