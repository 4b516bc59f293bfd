"""Shogun, for 3 to 5 players: both sides of the board, the cube tower, and four expansions.

An unofficial fan work: own wording, no artwork; players should own the game.
"""

from tenshu.games.shogun.shogun import GAME

__all__ = ["GAME"]
