"""Environments beside each other: random play by a Python program on one core, all measured in this one run.

At every step the program has what a learner needs: the observation of whoever decides and what is legal.
Ours are PettingZoo's interface, Gymnasium's, OpenSpiel's and many tables at once; beside them PettingZoo's
own games, OpenSpiel's own games in C++ and in Python, and City of Gold, a deck-building race in C++ with
many tables at once.
"""

import argparse
import random
from collections.abc import Iterator
from importlib import import_module
from time import thread_time

import city_of_gold
import numpy as np
import pyspiel
from numpy.typing import NDArray

import tenshu.envs.spiel  # noqa: F401 - registers the games
from tenshu.core import registry, sheet
from tenshu.envs import aec
from tenshu.envs.batch import BatchEnv
from tenshu.envs.gym import SeatEnv

TABLES = 64
OURS = (("kunitori", 4), ("shogun", 4), ("white_castle", 4))
# Steps since the last look at the clock.
Steps = Iterator[int]


def picked(mask: NDArray[np.int8]) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[int(random.random() * len(legal))])


def agents(env: aec.TableEnv) -> Steps:
    """Any game with PettingZoo's interface."""
    while True:
        env.reset(seed=random.randrange(2**31))
        steps = 0
        for _agent in env.agent_iter():
            seen, _, over, truncated, info = env.last()
            mask = info["action_mask"] if "action_mask" in info else seen["action_mask"]
            env.step(None if over or truncated else picked(mask))
            steps += 1
        yield steps


def seat(env: SeatEnv) -> Steps:
    while True:
        _, info = env.reset(seed=random.randrange(2**31))
        over, steps = False, 0
        while not over:
            _, _, over, _, info = env.step(np.int64(picked(info["action_mask"])))
            steps += 1
        yield steps


def spiel(game: pyspiel.Game) -> Steps:
    while True:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
                continue
            state.observation_tensor(state.current_player())
            legal = state.legal_actions()
            state.apply_action(legal[int(random.random() * len(legal))])
            steps += 1
        yield steps


def tables(env: BatchEnv) -> Steps:
    while True:
        env.step(env.sample())
        yield env.tables


def gold() -> Steps:
    """City of Gold draws lots for actions itself, in C++ as we do in compiled code; one thread, as ours."""
    runner = city_of_gold.vec.get_runner(TABLES)(1)
    runner.get_envs().reset(1, 4, 3, city_of_gold.Difficulty.EASY, 100_000, False)
    runner.make_samplers(1)
    while True:
        runner.sample_seq()
        runner.step_seq()
        yield TABLES


def rate(run: Steps, seconds: float) -> float:
    """Steps a second of this thread's own time, whatever else the machine does; after a short warming up."""
    measured(run, seconds / 10)
    return measured(run, seconds)


def measured(run: Steps, seconds: float) -> float:
    steps, began = 0, thread_time()
    while thread_time() - began < seconds:
        steps += next(run)
    return steps / (thread_time() - began)


def classic(name: str) -> aec.TableEnv:
    found: aec.TableEnv = import_module(f"pettingzoo.classic.{name}").env()
    return found


def rows() -> Iterator[tuple[str, Steps]]:
    for game, players in OURS:
        yield f"Tenshu {game}, {players} players, {TABLES} tables", tables(BatchEnv(game, players, TABLES))
    yield f"City of Gold, 4 players, {TABLES} tables (C++)", gold()
    for game, players in OURS:
        yield f"Tenshu {game}, {players} players, PettingZoo", agents(aec.TableEnv(game, players))
        yield "- the same with PettingZoo's wrappers", agents(aec.env(game, players))
    for name in ("connect_four_v3", "texas_holdem_v4", "chess_v6"):
        yield f"PettingZoo {name}", agents(classic(name))
    for game, players in OURS:
        yield f"Tenshu {game}, {players} players, Gymnasium", seat(SeatEnv(game, players, ("random",)))
    for game, players in OURS:
        version = registry.game(game).version
        loaded = pyspiel.load_game(f"tenshu_{game}_v{version}(players={players})")
        yield f"Tenshu {game}, {players} players, OpenSpiel", spiel(loaded)
    for name in ("backgammon", "gin_rummy", "python_team_dominoes"):
        yield f"OpenSpiel {name}", spiel(pyspiel.load_game(name))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each environment is measured")
    args = parser.parse_args()
    random.seed(1)
    import_module("open_spiel.python.games.team_dominoes")
    print(f"compiled: {not sheet.__file__.endswith('.py')}\n")
    print("| environment | steps/s |\n|---|---|")
    for name, run in rows():
        print(f"| {name} | {rate(run, args.seconds):,.0f} |", flush=True)


if __name__ == "__main__":
    main()
