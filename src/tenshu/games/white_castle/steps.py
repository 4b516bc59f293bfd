"""What can lie on the stack of what remains to be done: (step, seat, value); table.py says what it does."""

from typing import Final

# Steps that run by themselves. Without a note, value means nothing.
ROUND: Final = 0  # value: the round that begins
TURN: Final = 1  # value: the turns of the round before this one
ROUND_END: Final = 2
GARDENERS: Final = 3
EFFECT: Final = 4  # value: the effect
INFLUENCE: Final = 5  # value: steps to go
REPLACE: Final = 6  # value: the room that lacks a card
MAT_ROW: Final = 7  # value: the row
RIVAL_ACTION: Final = 8  # value: the action
DIE: Final = 9

# Steps that ask; seat decides. An effect as value tells what has to be paid first.
PAIR: Final = 10
TAKE: Final = 11
PLACE: Final = 12  # value: the die in hand
OUTSIDE: Final = 13  # value: the dice space
GROUP: Final = 14  # value: how many of the effects below come in an order of choice
ANY: Final = 15  # value: resources still to choose
OVERFLOW: Final = 16  # value: seals beyond the fifth
TREE: Final = 17  # value: steps to go
CASTLE: Final = 18  # value: the effect, and which halves are done
GARDEN: Final = 19  # value: the effect
YARD: Final = 20  # value: the effect
LIGHT: Final = 21  # value: the effect
TILE: Final = 22  # value: the effect
MAT: Final = 23  # value: the effect
HALL: Final = 24
CLIMBED: Final = 25  # value: the card of the room
RIVAL_ROOM: Final = 26  # value: the level
RIVAL_GARDEN: Final = 27  # value: the sort of garden

# More steps that run by themselves: of the setting up, of the end of a round and of the game.
LAY_CASTLE: Final = 28
LAY_TILES: Final = 29
LAY_GROUNDS: Final = 30
CALL_CLANS: Final = 31
LAY_PAIRS: Final = 32
LAY_DICE: Final = 33
CHOOSE_PAIRS: Final = 34
THROW_DICE: Final = 35
SHUFFLE_RIVAL: Final = 36
SELL_COINS: Final = 37
WAKE: Final = 38
COUNT: Final = 39

# Those of the scripts by name, see rounds.py.
SCRIPTED: Final = {
    "lay-castle": LAY_CASTLE,
    "lay-tiles": LAY_TILES,
    "lay-grounds": LAY_GROUNDS,
    "call-clans": CALL_CLANS,
    "lay-pairs": LAY_PAIRS,
    "lay-dice": LAY_DICE,
    "choose-pairs": CHOOSE_PAIRS,
    "rounds": ROUND,
    "throw-dice": THROW_DICE,
    "shuffle-rival": SHUFFLE_RIVAL,
    "turns": TURN,
    "order": ROUND_END,
    "sell-coins": SELL_COINS,
    "gardeners": WAKE,
    "die": DIE,
    "count": COUNT,
}
