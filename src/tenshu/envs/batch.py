"""Many games at once for learning programs: arrays in, arrays out, the loop over the tables compiled."""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenshu.core.batch import Batch
from tenshu.core.layout import Layout
from tenshu.core.refusal import Refusal
from tenshu.core.rng import from_seed
from tenshu.envs.common import Mask, Numbers, payoffs, table_for, versioned


class BatchStep(NamedTuple):
    """All tables after a step, row by row.

    Whoever decides at a table is seen there. Where a game has just ended, `ended` is true, `rewards` holds
    what each seat of that game gets, and the rest is already the next game's.
    """

    observations: Numbers
    masks: Mask
    seats: NDArray[np.int64]
    rewards: NDArray[np.float32]
    ended: NDArray[np.bool_]


class BatchEnv:
    """Tables of one game, all of whose seats are played by the caller."""

    def __init__(
        self,
        game: str,
        players: int,
        tables: int,
        settings: Mapping[str, str] | None = None,
        seed: int = 0,
    ) -> None:
        self.setup = table_for(game, players, settings)
        self.name = versioned(self.setup, "_")
        self.tables = tables
        self.width = self.layout().width
        self.actions = len(self.setup.game.actions)
        self.rows = np.arange(tables)
        self.reset(seed)

    def layout(self) -> Layout:
        """What the columns of an observation mean."""
        return self.setup.game.layout(self.setup)

    def reset(self, seed: int = 0) -> BatchStep:
        """New games at all tables; equal seeds give equal games."""
        self.batch = Batch(self.setup, self.tables, str(seed))
        self.rng = from_seed(f"lots {seed}")
        return self.look()

    def step(self, actions: NDArray[np.integer]) -> BatchStep:
        """One action a table, of the seat that decides there. If one is illegal nothing is done."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.tables,) or chosen.min() < 0 or chosen.max() >= self.actions:
            raise Refusal(
                "bad-actions",
                f"{self.tables} tables need one action each, from 0 to {self.actions - 1}",
                {"tables": self.tables, "last": self.actions - 1},
            )
        illegal = np.flatnonzero(self.masks[self.rows, chosen] == 0)
        if len(illegal):
            table = int(illegal[0])
            raise self.batch.states[table].why_not(int(self.seats[table]), int(chosen[table]))
        self.batch.step(chosen.tolist())
        return self.look()

    def sample(self) -> NDArray[np.int64]:
        """A legal action by lot for every table; equal seeds draw equal lots."""
        return np.array(self.batch.lots(self.rng))

    def look(self) -> BatchStep:
        batch = self.batch
        self.masks: Mask = np.frombuffer(batch.masks(), np.int8).reshape(self.tables, self.actions)
        self.seats = np.array(batch.seats())
        rewards = np.zeros((self.tables, self.setup.players), np.float32)
        ended = np.zeros(self.tables, np.bool_)
        for table, (places, _) in batch.ended.items():
            rewards[table] = payoffs(places)
            ended[table] = True
        seen = np.frombuffer(batch.observations(), np.int16).reshape(self.tables, self.width)
        return BatchStep(seen, self.masks, self.seats, rewards, ended)
