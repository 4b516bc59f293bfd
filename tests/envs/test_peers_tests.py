"""The libraries' own tests, on every game."""

import gymnasium
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import tenshu.envs.gym
import tenshu.envs.spiel  # noqa: F401 - registers the games
from tenshu.core import registry
from tenshu.envs import aec

TABLES = [
    (name, players)
    for name in registry.names()
    for players in (2, 3, 5)
    if players in registry.game(name).players
]


# Its advice to use plain boxes does not know of masks.
@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoo_finds_the_agents_well_behaved(name: str, players: int) -> None:
    api_test(aec.env(name, players), num_cycles=300)


@pytest.mark.parametrize("name", registry.names())
def test_pettingzoo_finds_that_seeds_reproduce(name: str) -> None:
    seed_test(lambda: aec.env(name, 3), num_cycles=100)


@pytest.mark.parametrize(("name", "players"), [*TABLES, ("white_castle", 1)])
def test_gymnasium_finds_nothing_wrong(name: str, players: int) -> None:
    version = registry.game(name).version
    env = gymnasium.make(f"tenshu/{name}-v{version}", players=players, bots=("greedy",))
    check_env(env.unwrapped, skip_render_check=True)


SPIEL = [(name, f"players={players}") for name, players in TABLES]
SPIEL += [("white_castle", "players=1"), ("kunitori", "players=2,generals=two")]
SPIEL += [("shogun", "players=3,side=moon,court=on,leaders=on,samurai=on,chambers=on")]


@pytest.mark.parametrize(("name", "settings"), SPIEL)
def test_openspiel_simulates_random_games(name: str, settings: str) -> None:
    game = pyspiel.load_game(f"tenshu_{name}_v{registry.game(name).version}({settings})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
