"""Bots by name."""

from functools import cache
from typing import cast

from tenshu.bots.advice import Advice, Outline, advise
from tenshu.bots.bot import Bot, GreedyBot, RandomBot
from tenshu.bots.brain import Brain
from tenshu.bots.judgement import Judgement
from tenshu.bots.score import BRAIN
from tenshu.bots.search_bot import SearchBot
from tenshu.core import registry
from tenshu.core.game import Game
from tenshu.core.refusal import Refusal
from tenshu.core.state import State

# The levels that people choose from, weakest first, and two more for those who measure.
LEVELS = ("easy", "medium", "hard", "master")
NAMES = (*LEVELS, "random", "greedy")
SEARCHING = ("hard", "master")

# Plays on for whoever is gone.
SUBSTITUTE = "greedy"

# How many choices of a hundred easy leaves to chance.
EASY_SLIPS = 35


@cache
def brain(game: str) -> Brain:
    """What the bots of a game go by; a game that brings nothing is played by its score."""
    found = registry.kit(game).part("brain") if game in registry.names() else None
    if found is None:
        return BRAIN
    assert isinstance(found, Brain)
    return found


def judgement(game: Game, masters: bool = False) -> Judgement:
    """Some games have a second one for large searches."""
    found = brain(game.name)
    return (found.masters if masters else None) or found.judgement


def bot(name: str, game: Game, seed: str) -> Bot:
    """A bot that plays this game; equal seeds play alike."""
    if name == "random":
        return RandomBot(seed)
    slips = {"easy": EASY_SLIPS, "medium": brain(game.name).medium_slips, "greedy": 0}
    if name in slips:
        return GreedyBot(seed, judgement(game), slips[name])
    if name in SEARCHING:
        return search_bot(name, game, seed)
    known = ", ".join(NAMES)
    raise Refusal(
        "unknown-bot", f"there is no bot '{name}'; there are: {known}", {"asked": name, "known": known}
    )


def search_bot(level: str, game: Game, seed: str) -> SearchBot:
    found = brain(game.name)
    budget = found.master if level == "master" else found.hard
    return SearchBot(seed, judgement(game, masters=level == "master"), budget)


def adviser(game: Game, seed: str) -> SearchBot:
    """Whoever is asked for a hint."""
    return SearchBot(seed, judgement(game, masters=True), brain(game.name).hint)


def advice(state: State, seat: int, seed: str) -> Advice:
    """What a seat is advised, from what it may know."""
    game = state.setup.game
    outline = registry.kit(game.name).part("outline") if game.name in registry.names() else None
    return advise(adviser(game, seed), state, seat, cast(Outline | None, outline))
