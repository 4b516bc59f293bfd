"""Two processes for one decision: each thinks half of it with a seed of its own, then they merge.

Equal seeds and equally many processes decide alike.
"""

from concurrent.futures import Future, ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context

from tenshu.bots import registry
from tenshu.bots.bot import Bot
from tenshu.bots.search_bot import Partner, RootStatistics, SearchBot, tree_of
from tenshu.core.game import Game
from tenshu.core.registry import game as game_named
from tenshu.core.state import State


@cache
def pool() -> ProcessPoolExecutor:
    """One process beside this one, for as long as this one lives."""
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"))


class Beside(Partner):
    def __init__(self, level: str, game: Game) -> None:
        self.level = level
        self.game = game.name
        self.thought: Future[tuple[list[RootStatistics], list[int]]] | None = None

    def begin(self, determinized: State, seat: int, seed: str, seconds: float) -> None:
        self.thought = pool().submit(think, self.level, self.game, determinized.encode(), seat, seed, seconds)

    def tree(self) -> list[RootStatistics]:
        return self.thought.result()[0] if self.thought else []

    def plan(self) -> list[int]:
        return self.thought.result()[1] if self.thought else []


def think(
    level: str, game: str, encoded: bytes, seat: int, seed: str, seconds: float
) -> tuple[list[RootStatistics], list[int]]:
    """In the other process: the tree of the decision, or the best plan."""
    found = half(level, game_named(game), seed, 1)
    found.budget.seconds = seconds
    return tree_of(found, game_named(game).decode(encoded), seat)


def half(level: str, game: Game, seed: str, part: int) -> SearchBot:
    found = registry.search_bot(level, game, seed)
    found.budget = found.budget.half(part)
    return found


def pair(level: str, game: Game, seed: str) -> SearchBot:
    """A bot of this level that uses two processes and so half the time."""
    found = half(level, game, seed, 0)
    found.partner = Beside(level, game)
    return found


def seated(name: str, game: Game, seed: str, processes: int) -> Bot:
    """A bot by name; one that searches uses as many processes as it may."""
    if processes > 1 and name in registry.SEARCHING:
        return pair(name, game, seed)
    return registry.bot(name, game, seed)
