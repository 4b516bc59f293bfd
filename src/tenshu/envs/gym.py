"""One seat of a game against bots, for Gymnasium: `gymnasium.make("tenshu/kunitori-v2", players=3)`."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from tenshu.bots.bot import Bot
from tenshu.bots.registry import bot
from tenshu.core import registry
from tenshu.core.layout import Layout
from tenshu.core.refusal import Refusal
from tenshu.envs.common import Mask, Numbers, mask, observation, payoffs, table_for, versioned

Info = dict[str, Any]
ILLEGAL = -1.0


class SeatEnv(gymnasium.Env[Numbers, np.int64]):
    """A game seen from one seat; the bots at the other seats play in between.

    The reward comes at the end, from 1 for the first place to -1 for the last. An illegal choice loses at
    once.
    `info["action_mask"]` and `action_masks()` say what is legal.
    """

    metadata = {"render_modes": []}  # noqa: RUF012 - Gymnasium wants it so

    def __init__(
        self,
        game: str,
        players: int,
        bots: Sequence[str] = ("greedy",),
        seat: int = 0,
        settings: Mapping[str, str] | None = None,
    ) -> None:
        self.setup = table_for(game, players, settings)
        if not 0 <= seat < players:
            raise Refusal(
                "no-such-seat",
                f"there are seats 0 to {players - 1}, not {seat}",
                {"number": seat, "players": players},
            )
        self.seat = seat
        self.opponents = filled(bots, players - 1)
        layout = self.layout()
        self.observation_space = spaces.Box(
            np.array(layout.lows(), np.int16), np.array(layout.highs(), np.int16), dtype=np.int16
        )
        self.action_space = spaces.Discrete(len(self.setup.game.actions))
        self.others = self.seat_bots("")

    def layout(self) -> Layout:
        """What the columns of an observation mean."""
        return self.setup.game.layout(self.setup)

    def seat_bots(self, seed: str) -> dict[int, Bot]:
        others = [seat for seat in range(self.setup.players) if seat != self.seat]
        return {
            seat: bot(name, self.setup.game, f"{seed} {seat}")
            for seat, name in zip(others, self.opponents, strict=True)
        }

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, Info]:
        """A new game; equal seeds give equal games. `game_seed` is the seed of this very game."""
        super().reset(seed=seed)
        self.game_seed = str(self.np_random.integers(2**63))
        self.state = self.setup.game.start(self.setup.players, self.game_seed, self.setup.settings)
        self.others = self.seat_bots(self.game_seed)
        self.let_others_play()
        return observation(self.state, self.seat), self.info()

    def let_others_play(self) -> None:
        """Until it is up to this seat, or the game is over."""
        while self.seat not in (deciders := self.state.deciders()) and deciders:
            other = deciders[0]
            self.state.apply(other, self.others[other].decide(self.state, other))

    def step(self, action: np.int64) -> tuple[Numbers, float, bool, bool, Info]:
        option = int(action)
        if option not in self.state.options(self.seat):
            lost = {**self.info(), "illegal": str(self.state.why_not(self.seat, option))}
            return observation(self.state, self.seat), ILLEGAL, True, False, lost
        self.state.apply(self.seat, option)
        self.let_others_play()
        reward, over = 0.0, self.state.over()
        if over:
            reward = payoffs(self.state.ranking())[self.seat]
        return observation(self.state, self.seat), reward, over, False, self.info()

    def info(self) -> Info:
        found: Info = {"action_mask": self.action_masks()}
        if self.state.over():
            found |= {"places": self.state.ranking(), "scores": self.state.scores()}
        return found

    def action_masks(self) -> Mask:
        """1 for every option that is legal now."""
        return mask(self.state, self.seat)


def filled(bots: Sequence[str], seats: int) -> list[str]:
    """A bot for every other seat; one name stands for all of them."""
    names = [bots] if isinstance(bots, str) else list(bots)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise Refusal(
            "bad-bots",
            f"{seats} seats need one bot for all or {seats}, not {len(names)}",
            {"seats": seats, "bots": len(names)},
        )
    return names


def register() -> None:
    """Make the installed games known to Gymnasium, as `tenshu/<game>-v<version of its rules>`."""
    for name in registry.names():
        game = registry.game(name)
        table = table_for(name, game.players[0], None)
        gymnasium.register(
            id=f"tenshu/{versioned(table, '-')}",
            entry_point="tenshu.envs.gym:SeatEnv",
            kwargs={"game": name, "players": game.players[-1]},
        )


register()
