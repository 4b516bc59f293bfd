"""Tenshu beside its peers: random play on one core, all measured in this one run.

Compiled and plain Tenshu, pyminion's Dominion (pure Python) and OpenSpiel's backgammon (C++).
"""

import json
import logging
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from time import perf_counter

import pyspiel
from pyminion.bots.bot import BotDecider
from pyminion.expansions.base import base_set
from pyminion.game import Game
from pyminion.player import Player

import tenshu

SECONDS = 5.0
Row = dict[str, object]


def tenshu_bench(game: str, players: int, plain: bool) -> Row:
    """`tenshu bench` in a process of its own, on the installed build or on a plain copy of it."""
    environment = dict(os.environ)
    decisions = 300_000 if plain else 10_000_000
    with tempfile.TemporaryDirectory() as folder:
        if plain:
            source = Path(tenshu.__file__).parent
            shutil.copytree(source, Path(folder) / "tenshu", ignore=shutil.ignore_patterns("*.so"))
            environment["PYTHONPATH"] = folder
        arguments = ["bench", game, "--players", str(players), "--decisions", str(decisions), "--json"]
        told = subprocess.run(
            [sys.executable, "-m", "tenshu", *arguments],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
    figures: Row = json.loads(told.stdout)
    assert figures["compiled"] is not plain
    name = f"Tenshu {game}, {players} players, {'plain' if plain else 'compiled'}"
    return {"engine": name, **{key: figures[key] for key in ("decisions_per_s", "driven_per_s", "copy_us")}}


class RandomDecider(BotDecider):
    """Plays and buys at random; answers the rest as pyminion's own bots do. Counts what it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    def __getattribute__(self, name: str) -> object:
        if name.endswith("_decision"):
            self.asked += 1
        return super().__getattribute__(name)

    def action_phase_decision(self, valid_actions: list[object], player: Player, game: Game) -> object:
        return random.choice([*valid_actions, None])

    def buy_phase_decision(self, valid_cards: list[object], player: Player, game: Game) -> object:
        return random.choice([*valid_cards, None])


def pyminion_dominion() -> Row:
    logging.disable(logging.CRITICAL)
    decisions = 0
    began = perf_counter()
    while perf_counter() - began < SECONDS:
        deciders = [RandomDecider() for _ in range(4)]
        players = [Player(decider, player_id=str(seat)) for seat, decider in enumerate(deciders)]
        game = Game(players, [base_set], log_stdout=False)
        game.play()
        decisions += sum(decider.asked for decider in deciders)
    rate = round(decisions / (perf_counter() - began))
    copy_us = time_of(lambda: deepcopy(game), 20)
    return {
        "engine": "pyminion Dominion, 4 players",
        "decisions_per_s": rate,
        "driven_per_s": rate,
        "copy_us": copy_us,
    }


def openspiel_backgammon() -> Row:
    game = pyspiel.load_game("backgammon")
    decisions = 0
    began = perf_counter()
    while perf_counter() - began < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
    driven = round(decisions / (perf_counter() - began))
    simulated = openspiel_inside(game)
    fresh = game.new_initial_state()
    return {
        "engine": "OpenSpiel backgammon",
        "decisions_per_s": simulated,
        "driven_per_s": driven,
        "copy_us": time_of(fresh.clone, 20_000),
    }


def openspiel_inside(game: pyspiel.Game) -> int:
    """Decisions a second inside OpenSpiel's compiled code: its own random bots against each other."""
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(2)]
    length = openspiel_length(game.new_initial_state())
    games = 0
    began = perf_counter()
    while perf_counter() - began < SECONDS:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, games)
        games += 1
    return round(games * length / (perf_counter() - began))


def openspiel_length(start: pyspiel.State) -> float:
    """Decisions, not dice, in an average random game."""
    decisions = 0
    for _ in range(200):
        state = start.clone()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(random.choice(state.legal_actions()))
    return decisions / 200


def time_of(act: Callable[[], object], times: int) -> float:
    began = perf_counter()
    for _ in range(times):
        act()
    return round((perf_counter() - began) / times * 1e6, 2)


def main() -> None:
    random.seed(1)
    tables = [("kunitori", 4), ("shogun", 5), ("white_castle", 4)]
    rows = [tenshu_bench(game, players, plain) for plain in (False, True) for game, players in tables]
    rows += [pyminion_dominion(), openspiel_backgammon()]
    base = rows[0]["driven_per_s"]
    assert isinstance(base, int)
    print("| engine | decisions/s | driven from Python/s | copy, us | Kunitori! compiled is faster, driven |")
    print("|---|---|---|---|---|")
    for row in rows:
        driven = row["driven_per_s"]
        assert isinstance(driven, int)
        inside = f"{row['decisions_per_s']:,}"
        print(f"| {row['engine']} | {inside} | {driven:,} | {row['copy_us']} | {base / driven:.1f} x |")


if __name__ == "__main__":
    main()
