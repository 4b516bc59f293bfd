"""All seats of a game as agents of PettingZoo, one deciding after the other."""

from collections.abc import Mapping

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tenshu.core import play
from tenshu.core.layout import Layout
from tenshu.envs.common import Mask, Numbers, mask, observation, payoffs, table_for, versioned

Seen = dict[str, Numbers | Mask]


def env(game: str, players: int, settings: Mapping[str, str] | None = None) -> AECEnv[str, Seen, int]:
    """The environment with PettingZoo's guards: an illegal choice loses, others are told apart with care."""
    inner: AECEnv[str, Seen, int] = TableEnv(game, players, settings)
    inner = wrappers.TerminateIllegalWrapper(inner, illegal_reward=-1)
    inner = wrappers.AssertOutOfBoundsWrapper(inner)
    return wrappers.OrderEnforcingWrapper(inner)


class TableEnv(AECEnv[str, Seen, int]):
    """The environment itself: an illegal choice is refused and changes nothing.

    A seat stays selected for as long as it decides. Rewards come at the end, from 1 for the first place to -1
    for the last.
    """

    def __init__(self, game: str, players: int, settings: Mapping[str, str] | None = None) -> None:
        super().__init__()
        self.setup = table_for(game, players, settings)
        self.metadata = {"name": versioned(self.setup, "_"), "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        layout = self.layout()
        actions = len(self.setup.game.actions)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(
                        np.array(layout.lows(), np.int16), np.array(layout.highs(), np.int16), dtype=np.int16
                    ),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.lots = np.random.default_rng()

    def layout(self) -> Layout:
        """What the columns of an observation mean."""
        return self.setup.game.layout(self.setup)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """A new game; equal seeds give equal games. `game_seed` is the seed of this very game."""
        if seed is not None:
            self.lots = np.random.default_rng(seed)
        self.game_seed = str(self.lots.integers(2**63))
        self.state = self.setup.game.start(self.setup.players, self.game_seed, self.setup.settings)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.select()

    def select(self) -> None:
        """The next seat to decide; when the game is over, all of them once more."""
        decider = self.state.decider()
        if decider >= 0:
            self.agent_selection = self.possible_agents[decider]
            return
        places = self.state.ranking()
        for agent, worth in zip(self.possible_agents, payoffs(places), strict=True):
            self.rewards[agent] = worth
            self.terminations[agent] = True
            self.infos[agent] = {"places": places, "scores": self.state.scores()}
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Seen:
        seat = self.seat_of[agent]
        return {"observation": observation(self.state, seat), "action_mask": mask(self.state, seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to choose an action; None is for agents whose game is over")
        play.choose(self.state, self.seat_of[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        self.select()
        self._accumulate_rewards()
