"""Which bots meet on which deals, and how such a game ends."""

from dataclasses import asdict, dataclass
from itertools import combinations
from random import Random
from time import process_time

from tenshu.bots.registry import bot
from tenshu.core import registry
from tenshu.core.play import choose


@dataclass(frozen=True)
class Arena:
    """What is fixed for all games of an arena."""

    game: str
    version: int
    players: int
    settings: dict[str, str]
    bots: tuple[str, ...]
    seed: str

    def header(self) -> dict[str, object]:
        return {**asdict(self), "bots": list(self.bots)}

    def seats(self, number: int) -> list[str]:
        """Who sits where in a game: all take turns at the table, and every deal is played from every seat."""
        block, turn = divmod(number, self.players)
        whole, rest = divmod(self.players, len(self.bots))
        guests = list(combinations(self.bots, rest))
        found = [*self.bots * whole, *guests[block % len(guests)]]
        Random(f"{self.seed} {block}").shuffle(found)
        return found[turn:] + found[:turn]

    def deal(self, number: int) -> str:
        return f"{self.seed} {number // self.players}"


@dataclass(frozen=True)
class Result:
    """How one game ended; thinking in seconds by seat, the sum and the longest."""

    number: int
    seats: list[str]
    scores: list[int]
    places: list[int]
    decisions: list[int]
    thinking: list[float]
    longest: list[float]


def play(arena: Arena, number: int) -> Result:
    """Game `number` of the arena is the same whenever it is played."""
    game = registry.game(arena.game)
    seats = arena.seats(number)
    state = game.start(arena.players, arena.deal(number), arena.settings)
    bots = [bot(name, game, f"{arena.seed} {number} {seat}") for seat, name in enumerate(seats)]
    decisions = [0] * arena.players
    thinking = [0.0] * arena.players
    longest = [0.0] * arena.players
    while not state.over():
        seat = int(state.decider())
        began = process_time()
        option = bots[seat].decide(state, seat)
        spent = process_time() - began
        decisions[seat] += 1
        thinking[seat] += spent
        longest[seat] = max(longest[seat], spent)
        choose(state, seat, option)
    return Result(
        number,
        seats,
        state.scores(),
        state.ranking(),
        decisions,
        [round(seconds, 4) for seconds in thinking],
        [round(seconds, 4) for seconds in longest],
    )
