"""Bots by name."""

from importlib import import_module

from tenshu.bots.bot import Bot, GreedyBot, RandomBot
from tenshu.core.game import Game
from tenshu.core.refusal import Refusal

NAMES = ("random", "greedy")


def bot(name: str, game: Game, seed: str) -> Bot:
    """A bot that plays this game; equal seeds play alike."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed, import_module(f"tenshu.bots.{game.name}").JUDGEMENT)
    known = ", ".join(NAMES)
    raise Refusal(
        "unknown-bot", f"there is no bot '{name}'; there are: {known}", {"asked": name, "known": known}
    )
