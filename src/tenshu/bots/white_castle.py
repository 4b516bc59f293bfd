"""A first judgement of The White Castle: play the turn out in thought and weigh what the clan has then."""

from typing import Final, cast

from mypy_extensions import i64

from tenshu.bots.judgement import Judgement
from tenshu.core.state import State
from tenshu.games.white_castle import choices, scoring, steps
from tenshu.games.white_castle.board import (
    COURTIERS,
    GARDENERS,
    HALL,
    LEVEL_1,
    LEVEL_2,
    WARRIORS,
    Clan,
)
from tenshu.games.white_castle.components import CASTLE_DECK, GROUNDS
from tenshu.games.white_castle.rounds import ROUNDS, TURNS
from tenshu.games.white_castle.vocabulary import COIN, EFFECTS, GOODS, KINDS, RESOURCES, SEAL, column
from tenshu.games.white_castle.white_castle import WhiteCastle

# All weights are in hundredths of a victory point.
POINT: Final = 100

# What one of a good is worth while there is time to use it, and what of a store beyond the fifth.
GOODS_WORTH: Final = {"food": 90, "iron": 80, "pearl": 130, "coin": 60, "seal": 100}
PLENTY: Final = 5
PLENTY_SHARE: Final = 40

# How much of that remains with 0, 1, 2 ... turns to go, in hundredths.
TIME: Final = (0, 55, 75, 85, 92, 96, 100)

# What a symbol is worth each time the lanterns are lit, and how often they are in a turn, in hundredths.
SYMBOL_WORTH: Final = {
    "food": 80,
    "iron": 75,
    "pearl": 110,
    "coin": 55,
    "seal": 90,
    "point": 100,
    "influence": 90,
}
LANTERNS_A_TURN: Final = 55

# What a gardener gives when it is active at the end of a round, and how likely it is, in hundredths.
GARDEN_WORTH: Final = {
    "mat-for-coins": 200,
    "castle-for-coins": 150,
    "garden-for-coins": 120,
    "yard-for-coins": 120,
    "tile-for-coins": 100,
    "coin-3": 170,
    "any-2": 200,
    "seal-2": 190,
    "light": 190,
    "well": 260,
}
ACTIVE: Final = 75

# Worth of one step on the season track, of a figure out on the board (its bonus on the mat), and what a
# courtier inside and a warrior outside may still bring each other, for each turn to go.
STEP: Final = 45
BONUS: Final = 12
TEAM: Final = 14

# How many positions a turn is thought through, at most, for one option.
BREADTH: Final = 160


class Weights:
    """The tables above as rows, indexed by kind, garden and turns to go."""

    def __init__(self) -> None:
        self.good = column([GOODS_WORTH.get(kind, 0) for kind in KINDS[:GOODS]])
        self.symbol = column([SYMBOL_WORTH.get(kind, 0) for kind in KINDS])
        self.garden = column([GARDEN_WORTH[EFFECTS.ids[effect]] for effect in GROUNDS.garden_action])
        self.time = column(list(TIME))


WEIGHTS: Final[Weights] = Weights()


def turns_to_go(board: WhiteCastle, seat: i64) -> i64:
    """The turns that the seat has not begun yet."""
    clans: i64 = len(board.order)
    if board.round == 0:
        return ROUNDS * TURNS
    place: i64 = 0
    while board.order[place] != seat:
        place += 1
    begun = board.turn // clans
    if board.turn % clans >= place:
        begun += 1
    return (ROUNDS - board.round) * TURNS + TURNS - begun


def store(amount: i64, worth: i64) -> i64:
    """The worth of a store: beyond a few, more is worth less."""
    if amount <= PLENTY:
        return amount * worth
    return PLENTY * worth + (amount - PLENTY) * worth * PLENTY_SHARE // 100


def prospects(board: WhiteCastle, clan: Clan, turns: i64) -> i64:
    """What goods, lanterns, gardeners and figures may still bring."""
    if turns == 0:
        return scoring.goods_points(clan) * POINT
    last: i64 = len(WEIGHTS.time) - 1
    share = WEIGHTS.time[last]
    if turns < last:
        share = WEIGHTS.time[turns]
    goods = clan.goods
    found: i64 = 0
    for kind in range(i64(RESOURCES)):
        found += store(goods[kind], WEIGHTS.good[kind])
    found += goods[COIN] * WEIGHTS.good[COIN] + goods[SEAL] * WEIGHTS.good[SEAL]
    found = found * share // 100
    symbols: i64 = 0
    for card in clan.lantern:
        symbols += WEIGHTS.symbol[CASTLE_DECK.lantern_kind[card]]
    found += symbols * turns * LANTERNS_A_TURN // 100
    for garden in range(i64(6)):
        if clan.gardens >> garden & 1 != 0:
            found += WEIGHTS.garden[board.gardens[garden]] * (ROUNDS - board.round) * ACTIVE // 100
    return found + figures_worth(clan, turns)


def figures_worth(clan: Clan, turns: i64) -> i64:
    figures = clan.figures
    inside = figures[LEVEL_1] + figures[LEVEL_2] + figures[HALL]
    out = 15 - figures[COURTIERS] - figures[GARDENERS] - figures[WARRIORS]
    return out * BONUS * turns + (inside * 2 + 5 - figures[WARRIORS]) * TEAM * turns


def weigh(board: WhiteCastle, seat: i64) -> i64:
    """How good the position is for the seat; alone, the rival's points count against it."""
    clan = board.clans[seat]
    turns = turns_to_go(board, seat)
    found = (scoring.points(board, seat) - scoring.goods_points(clan)) * POINT
    found += prospects(board, clan, turns)
    if turns > 0:
        found += clan.place * STEP
    if board.solo:
        found -= scoring.points(board, 1) * POINT
    return found


class WhiteCastleJudgement(Judgement):
    def worth(self, state: State, seat: i64, option: i64) -> i64:
        board = cast(WhiteCastle, state).copy()
        board.apply(seat, option)
        worth = self.think(board, seat, BREADTH)
        # An exchange can wait: of two equal ways the one without it comes first.
        if option >= choices.EXCHANGE:
            return worth - 1
        return worth

    def think(self, board: WhiteCastle, seat: i64, breadth: i64) -> i64:
        """The best that the rest of the turn can come to; the breadth is divided among the options."""
        if board.decider() != seat or board.todo.step() == steps.TAKE:
            return weigh(board, seat)
        options = board.legal(seat)
        each = breadth // i64(len(options))
        if each == 0:
            return weigh(board, seat)
        best: i64 = -1_000_000
        for option in options:
            then = board.copy()
            then.apply(seat, option)
            worth = self.think(then, seat, each)
            if worth > best:
                best = worth
        return best


JUDGEMENT: Final = WhiteCastleJudgement()
