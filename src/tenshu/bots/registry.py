"""Bots by name."""

from importlib import import_module

from tenshu.bots.bot import Bot, GreedyBot, RandomBot
from tenshu.bots.judgement import Judgement
from tenshu.bots.thinker import Budget, Thinker
from tenshu.core.game import Game
from tenshu.core.refusal import Refusal

# The levels that people choose from, weakest first, and two more for those who measure.
LEVELS = ("easy", "medium", "hard", "master")
NAMES = (*LEVELS, "random", "greedy")
ADVISER = "hard"

# How many choices of a hundred an easy bot leaves to chance.
ABSENT_MINDED = 35
# Iterations for a decision, candidates and playouts for a whole plan, by game.
BUDGETS = {
    "hard": {
        "kunitori": Budget(300, 0, 0),
        "shogun": Budget(80, 16, 700),
        "white_castle": Budget(0, 12, 240),
    },
    "master": {
        "kunitori": Budget(4000, 0, 0),
        "shogun": Budget(400, 48, 5000),
        "white_castle": Budget(0, 12, 1800),
    },
}
ANY_GAME = {"hard": Budget(100, 0, 0), "master": Budget(500, 0, 0)}


def judgement(game: Game) -> Judgement:
    found: Judgement = import_module(f"tenshu.bots.{game.name}").JUDGEMENT
    return found


def bot(name: str, game: Game, seed: str) -> Bot:
    """A bot that plays this game; equal seeds play alike."""
    if name == "random":
        return RandomBot(seed)
    if name == "easy":
        return GreedyBot(seed, judgement(game), ABSENT_MINDED)
    if name in ("medium", "greedy"):
        return GreedyBot(seed, judgement(game))
    if name in BUDGETS:
        return thinker(name, game, seed)
    known = ", ".join(NAMES)
    raise Refusal(
        "unknown-bot", f"there is no bot '{name}'; there are: {known}", {"asked": name, "known": known}
    )


def adviser(game: Game, seed: str) -> Thinker:
    """Whoever is asked for a hint."""
    return thinker(ADVISER, game, seed)


def thinker(level: str, game: Game, seed: str) -> Thinker:
    return Thinker(seed, judgement(game), BUDGETS[level].get(game.name, ANY_GAME[level]))
