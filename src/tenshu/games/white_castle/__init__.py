"""The White Castle, for 1 to 4 players: dice from three bridges open the castle, its gardens and its yards.

An unofficial fan work: own wording, no artwork; players should own the game.
"""

from tenshu.games.white_castle.white_castle import GAME

__all__ = ["GAME"]
