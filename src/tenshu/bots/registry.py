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

# Plays on for whoever is gone.
SUBSTITUTE = "greedy"

# How many choices of a hundred a bot without a search leaves to chance. Undisturbed, medium would be too
# close to hard; in Shogun it is far enough away, for hard compares whole plans.
ABSENT_MINDED = {"easy": 35, "medium": 10, "greedy": 0}
ABSENT_MINDED_IN = {("medium", "shogun"): 0}
# Iterations for a decision, candidates and playouts for a whole plan, by game.
BUDGETS = {
    "hard": {
        "kunitori": Budget(80, 0, 0),
        "shogun": Budget(80, 16, 700),
        "white_castle": Budget(0, 16, 100),
    },
    "master": {
        "kunitori": Budget(4000, 0, 0),
        "shogun": Budget(3000, 48, 12000),
        "white_castle": Budget(0, 16, 220),
    },
}
ANY_GAME = {"hard": Budget(100, 0, 0), "master": Budget(500, 0, 0)}
# A hint is what master thinks with a part of its budget.
HINTS = {
    "kunitori": Budget(1000, 0, 0),
    "shogun": Budget(400, 16, 3000),
    "white_castle": Budget(0, 16, 100),
}


def judgement(game: Game, masters: bool = False) -> Judgement:
    """Some games have a second one for large searches."""
    module = import_module(f"tenshu.bots.{game.name}")
    found: Judgement = module.JUDGEMENT
    if masters:
        found = getattr(module, "MASTERS_JUDGEMENT", found)
    return found


def bot(name: str, game: Game, seed: str) -> Bot:
    """A bot that plays this game; equal seeds play alike."""
    if name == "random":
        return RandomBot(seed)
    if name in ABSENT_MINDED:
        slips = ABSENT_MINDED_IN.get((name, game.name), ABSENT_MINDED[name])
        return GreedyBot(seed, judgement(game), slips)
    if name in BUDGETS:
        return thinker(name, game, seed)
    known = ", ".join(NAMES)
    raise Refusal(
        "unknown-bot", f"there is no bot '{name}'; there are: {known}", {"asked": name, "known": known}
    )


def adviser(game: Game, seed: str) -> Thinker:
    """Whoever is asked for a hint."""
    return Thinker(seed, judgement(game, masters=True), HINTS.get(game.name, ANY_GAME["hard"]))


def thinker(level: str, game: Game, seed: str) -> Thinker:
    mind = judgement(game, masters=level == "master")
    return Thinker(seed, mind, BUDGETS[level].get(game.name, ANY_GAME[level]))
