"""The steps of a turn, as they lie on the stack of what remains to be done: (step, seat, value)."""

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

# Steps that ask. `seat` is who decides, unless said otherwise.
DEPLOYED: Final = 10
ACTION: Final = 11
CHOOSE: Final = 12  # value: the card with a choice
NINJA_SHOW: Final = 13
NINJA_JUDGE: Final = 14  # seat: whose card it is; value: the card; the active player decides
ORDER: Final = 15  # seat: whose deck it is; value: who decides
MARKET_TRASH: Final = 16
MARKET_GAIN: Final = 17  # value: the highest cost
TOLLS_MILITIA: Final = 18
PROMOTE: Final = 19
PAY: Final = 20  # value: paid so far
TAKE_GENERAL: Final = 21
LEAD: Final = 22  # value: leaders asked so far
ASSIGN: Final = 23  # value: troops sent so far
DEFEND: Final = 24
AMBUSH: Final = 25
REWARD: Final = 26  # value: the card
BUY: Final = 27
WITHDRAW: Final = 28

QUESTIONS: Final = {
    DEPLOYED: "deployed",
    ACTION: "action",
    CHOOSE: "choose",
    NINJA_SHOW: "ninja-show",
    NINJA_JUDGE: "ninja-judge",
    ORDER: "order",
    MARKET_TRASH: "market-trash",
    MARKET_GAIN: "market-gain",
    TOLLS_MILITIA: "tolls-militia",
    PROMOTE: "promote",
    PAY: "pay",
    TAKE_GENERAL: "take-general",
    LEAD: "lead",
    ASSIGN: "assign",
    DEFEND: "defend",
    AMBUSH: "ambush",
    REWARD: "reward",
    BUY: "buy",
    WITHDRAW: "withdraw",
}
