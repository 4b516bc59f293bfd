"""Kunitori!, for 2 to 6 players: a deck of cards grown into an army.

An unofficial fan work: own wording, no artwork; players should own the game.
"""

from tenshu.games.kunitori.kunitori import GAME

__all__ = ["GAME"]
