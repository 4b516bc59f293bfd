"""All options of Kunitori!, as numbers and in notation."""

from typing import Final

from tenshu.core.actions import Actions, Block
from tenshu.games.kunitori.cards import CARDS, DECK

SEATS: Final = ("1", "2", "3", "4", "5", "6")

DONE: Final = 0
DRAW: Final = 1
ACTION: Final = 2
MONEY: Final = 3
SCRAP: Final = 4
ACCEPT: Final = 5
DECLINE: Final = 6
PROMOTE: Final = 7
AMBUSH: Final = 8
REINFORCE: Final = 9
ATTACK: Final = 10
PLAY: Final = 16
BUY: Final = PLAY + CARDS
GAIN: Final = BUY + CARDS
TRASH: Final = GAIN + CARDS
SHOW: Final = TRASH + CARDS
DISCARD: Final = SHOW + CARDS
KEEP: Final = DISCARD + CARDS
TOP: Final = KEEP + CARDS
PAY: Final = TOP + CARDS
TAKE: Final = PAY + CARDS
WITHDRAW: Final = TAKE + CARDS
STAY: Final = WITHDRAW + CARDS

CARD: Final = {"card": DECK.ids}

ACTIONS: Final = Actions(
    Block(DONE, "done", {}),
    Block(DRAW, "draw", {}),
    Block(ACTION, "action", {}),
    Block(MONEY, "money", {}),
    Block(SCRAP, "scrap", {}),
    Block(ACCEPT, "accept", {}),
    Block(DECLINE, "decline", {}),
    Block(PROMOTE, "promote", {}),
    Block(AMBUSH, "ambush", {}),
    Block(REINFORCE, "reinforce", {}),
    Block(ATTACK, "attack", {"target": SEATS}),
    Block(PLAY, "play", CARD),
    Block(BUY, "buy", CARD),
    Block(GAIN, "gain", CARD),
    Block(TRASH, "trash", CARD),
    Block(SHOW, "show", CARD),
    Block(DISCARD, "discard", CARD),
    Block(KEEP, "keep", CARD),
    Block(TOP, "top", CARD),
    Block(PAY, "pay", CARD),
    Block(TAKE, "take", CARD),
    Block(WITHDRAW, "withdraw", CARD),
    Block(STAY, "stay", {}),
)
