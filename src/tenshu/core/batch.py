"""Many games side by side: the inner loop of learning programs, inside compiled code."""

from mypy_extensions import i64

from tenshu.core.rng import Rng
from tenshu.core.setup import Setup
from tenshu.core.sheet import Mask, Sheet
from tenshu.core.state import State


class Batch:
    """Tables at which games are played one after the other; a new game begins where one has ended.

    Game k at table t of n has the seed `<seed> <t + k * n>`, whatever happens at the other tables.
    """

    def __init__(self, setup: Setup, tables: int, seed: str) -> None:
        self.setup = setup
        self.tables = tables
        self.seed = seed
        self.numbers = list(range(tables))
        self.states: list[State] = [self.deal(number) for number in self.numbers]
        # By table: places and scores of the game that the last step ended.
        self.ended: dict[int, tuple[list[int], list[int]]] = {}

    def deal(self, number: int) -> State:
        return self.setup.game.start(self.setup.players, f"{self.seed} {number}", self.setup.settings)

    def step(self, options: list[int]) -> None:
        """One legal option at every table, for the seat that decides there."""
        self.ended = {}
        states = self.states
        for table in range(len(states)):
            state = states[table]
            option: i64 = options[table]
            state.apply(state.decider(), option)
            if state.decider() < 0:
                self.ended[table] = (state.ranking(), state.scores())
                self.numbers[table] += self.tables
                states[table] = self.deal(self.numbers[table])

    def lots(self, rng: Rng) -> list[int]:
        """A legal option by lot for every table."""
        found: list[int] = []
        for state in self.states:
            options = state.legal(state.decider())
            found.append(int(options[rng.below(len(options))]))
        return found

    def seats(self) -> list[int]:
        """Who decides at each table."""
        return [int(state.decider()) for state in self.states]

    def observations(self) -> bytes:
        """What the deciding seats may know, row after row, as numbers of 16 bits."""
        sheet = Sheet()
        for state in self.states:
            state.observe(state.decider(), sheet)
        return sheet.done()

    def masks(self) -> bytes:
        """A byte for each option of the game, row after row: 1 where the seat may choose it."""
        mask = Mask(len(self.setup.game.actions))
        for state in self.states:
            mask.add(state.legal(state.decider()))
        return mask.done()
