"""The numbers of the steps, as they lie on the stack of what remains to be done: (step, seat, value)."""

from typing import Final

# Steps that run by themselves.
TURN: Final = 0
BATTLE_PHASE: Final = 1
MARCH: Final = 2
RESOLVE: Final = 3
RALLY: Final = 4
BUY_PHASE: Final = 5
NINJA_REVEAL: Final = 7
CLEAN_UP: Final = 8

# Steps that ask.
DEPLOYED: Final = 10
ACTION: Final = 11
CHOOSE: Final = 12
NINJA_SHOW: Final = 13
NINJA_JUDGE: Final = 14
ORDER: Final = 15
MARKET_TRASH: Final = 16
MARKET_GAIN: Final = 17
TOLLS_MILITIA: Final = 18
PROMOTE: Final = 19
PAY: Final = 20
TAKE_GENERAL: Final = 21
LEAD: Final = 22
ASSIGN: Final = 23
DEFEND: Final = 24
AMBUSH: Final = 25
REWARD: Final = 26
BUY: Final = 27
WITHDRAW: Final = 28
