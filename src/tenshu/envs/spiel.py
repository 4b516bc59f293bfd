"""The games for OpenSpiel: importing this registers `tenshu_<game>_v<version of its rules>`.

The first move is chance's: it deals one of `deals` games, each from a seed of its own, and with it all lots
of the game to come. Who searches must not look into that future: `imagine` gives a state that differs from
the true one in all that a player can't know.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from tenshu.core import registry
from tenshu.core.check import LONGEST
from tenshu.core.game import Game
from tenshu.core.rng import from_seed
from tenshu.core.state import State
from tenshu.envs.common import SOLO, observation, payoffs, table_for, versioned

DEALS = 10_000


def kind(name: str, zero_sum: bool = True) -> pyspiel.GameType:
    game = registry.game(name)
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"tenshu_{versioned(table_for(name, game.players[0], None), '_')}",
        long_name=f"Tenshu {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


def parameters(game: Game) -> dict[str, int | str]:
    """How many play, how many games can be dealt, and the settings of the game."""
    settings = {setting.name: setting.values[0] for setting in game.settings}
    return {"players": game.players[0], "deals": DEALS, **settings}


class SpielGame(pyspiel.Game):
    """One of our games with its settings agreed; `rules` is its name."""

    rules = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        name = self.rules
        game = registry.game(name)
        chosen = {**parameters(game), **(params or {})}
        players = int(chosen.pop("players"))
        self.deals = int(chosen.pop("deals"))
        self.setup = table_for(name, players, chosen)
        self.layout = game.layout(self.setup)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if players == SOLO else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind(name, players != SOLO), info, params or {})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> "Observer":
        return Observer(self.layout.width)


class Held:
    """A state of ours inside one of OpenSpiel's, copied along with it."""

    def __init__(self, state: State | None) -> None:
        self.state = state

    def __deepcopy__(self, memo: object) -> "Held":
        return Held(self.state.copy() if self.state is not None else None)

    def __reduce__(self) -> tuple[Callable[..., "Held"], tuple[object, ...]]:
        if self.state is None:
            return Held, (None,)
        return held, (self.state.setup.game.name, self.state.encode())


def held(game: str, encoded: bytes) -> Held:
    return Held(registry.game(game).decode(encoded))


class SpielState(pyspiel.State):
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(None)

    @property
    def table(self) -> State:
        assert self.held.state is not None, "nothing is dealt yet"
        return self.held.state

    def current_player(self) -> int:
        if self.held.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        decider = self.held.state.decider()
        return decider if decider >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.options(player)

    def _apply_action(self, action: int) -> None:
        if self.held.state is None:
            setup = self.get_game().setup
            self.held = Held(setup.game.start(setup.players, f"deal {action}", setup.settings))
        else:
            self.held.state.apply(self.held.state.decider(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.table.describe(action).notation

    def is_terminal(self) -> bool:
        return self.held.state is not None and self.held.state.decider() < 0

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return payoffs(self.table.ranking())

    def imagine(self, player: int, seed: str) -> "SpielState":
        """A state that the player could be in for all it knows, with another future."""
        other: SpielState = self.clone()
        other.held = Held(self.table.determinize(player, from_seed(seed)))
        return other

    def __str__(self) -> str:
        return self.table.fingerprint() if self.held.state is not None else "to be dealt"


class Observer:
    """What a player may know, in the columns of the layout."""

    def __init__(self, width: int) -> None:
        self.tensor = np.zeros(width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.held.state is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = observation(state.held.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.held.state is None:
            return "to be dealt"
        return " ".join(map(str, observation(state.held.state, player).tolist()))


for _name in registry.names():
    # A class for each: OpenSpiel lets go of anything else only after Python has ended, and crashes.
    pyspiel.register_game(kind(_name), type(f"Spiel_{_name}", (SpielGame,), {"rules": _name}))
