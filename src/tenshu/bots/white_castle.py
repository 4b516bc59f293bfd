"""The judgement of The White Castle: play the turn out in thought and weigh what the clan has then."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.bots.judgement import Judgement, Manner, Outlook
from tenshu.bots.weights import Weights, load
from tenshu.core.state import State
from tenshu.games.white_castle import choices, scoring, steps
from tenshu.games.white_castle.board import (
    GARDENERS,
    GATE,
    HALL,
    LEVEL_1,
    LEVEL_2,
    WARRIORS,
)
from tenshu.games.white_castle.components import CASTLE_DECK, FIGURES, GROUNDS
from tenshu.games.white_castle.rounds import ROUNDS, TURNS
from tenshu.games.white_castle.solo import RIVAL
from tenshu.games.white_castle.vocabulary import COIN, EFFECTS, KINDS, RESOURCES, SEAL, column
from tenshu.games.white_castle.white_castle import WhiteCastle

# All weights are in hundredths of a victory point.
POINT: Final = 100

# Of a store beyond this, more is worth less.
PLENTY: Final = 4

# How many positions a turn is thought through for one option, at most: with care, and in playouts.
BREADTH: Final = 160
QUICK_BREADTH: Final = 24

MANNER: Final = Manner(lead=800, horizon=4, slack=0, explore=40)

SYMBOLS: Final = ("food", "iron", "pearl", "coin", "seal", "point", "influence")
# What a position is judged by, for one clan; then the symbols of its lanterns and the gardens it tends.
PLAIN: Final = (
    "points",
    "constant",
    "season",
    "food",
    "iron",
    "pearl",
    "coin",
    "seal",
    "plenty",
    "goods",
    "gate",
    "inside",
    "warriors",
    "gardeners",
)
GARDENS: Final = [EFFECTS.ids[effect] for effect in GROUNDS.garden_action]
FEATURES: Final = [
    *PLAIN,
    *[f"lantern-{symbol}" for symbol in SYMBOLS],
    *[f"garden-{effect}" for effect in dict.fromkeys(GARDENS)],
]


class Tastes:
    """The weights as rows, and where lanterns and gardens stand among the features."""

    def __init__(self, weights: Weights) -> None:
        self.outlook = Outlook(weights, FEATURES)
        self.lantern = column([place(f"lantern-{kind}") for kind in KINDS])
        self.garden = column([place(f"garden-{effect}") for effect in GARDENS])
        self.rival_turn: i64 = weights["rival.turn"]


def place(feature: str) -> int:
    return FEATURES.index(feature) if feature in FEATURES else 0


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


class WhiteCastleJudgement(Judgement):
    def __init__(self, weights: Weights) -> None:
        super().__init__(MANNER)
        self.tastes = Tastes(weights)

    def outlook(self, state: State, seat: i64) -> i64:
        board = cast(WhiteCastle, state)
        turns = turns_to_go(board, seat)
        if turns == 0:
            return scoring.points(board, seat) * POINT
        return self.tastes.outlook.of(self.features(state, seat), turns)

    def features(self, state: State, seat: i64) -> vec[i64]:
        board = cast(WhiteCastle, state)
        clan = board.clans[seat]
        goods, figures = clan.goods, clan.figures
        found = vec[i64]([i64(0)] * len(FEATURES))
        goods_points = scoring.goods_points(clan)
        found[0] = scoring.points(board, seat) - goods_points
        found[1] = 1
        found[2] = clan.place
        for kind in range(i64(RESOURCES)):
            found[3 + kind] = goods[kind]
            if goods[kind] > PLENTY:
                found[8] += goods[kind] - PLENTY
        found[6] = goods[COIN]
        found[7] = goods[SEAL]
        found[9] = goods_points
        found[10] = figures[GATE]
        found[11] = figures[LEVEL_1] + figures[LEVEL_2] + figures[HALL]
        found[12] = FIGURES - figures[WARRIORS]
        found[13] = FIGURES - figures[GARDENERS]
        for card in clan.lantern:
            found[self.tastes.lantern[CASTLE_DECK.lantern_kind[card]]] += 1
        for garden in range(i64(6)):
            if clan.gardens >> garden & 1 != 0:
                found[self.tastes.garden[board.gardens[garden]]] += 1
        return found

    def left(self, state: State) -> i64:
        board = cast(WhiteCastle, state)
        seat = board.decider()
        if seat < 0:
            return 0
        return turns_to_go(board, seat)

    def moment(self, state: State) -> i64:
        """Turns of all clans."""
        board = cast(WhiteCastle, state)
        return board.round * TURNS * i64(len(board.order)) + board.turn

    def rival(self, state: State) -> i64:
        board = cast(WhiteCastle, state)
        if board.solo:
            return scoring.points(board, RIVAL) * POINT + turns_to_go(board, RIVAL) * self.tastes.rival_turn
        return 0

    def weigh(self, board: WhiteCastle, seat: i64) -> i64:
        """How good the position is for the seat; alone, the rival's points count against it."""
        return self.outlook(board, seat) - self.rival(board)

    def settled(self, state: State) -> bool:
        return cast(WhiteCastle, state).todo.step() == steps.TAKE

    def worth(self, state: State, seat: i64, option: i64) -> i64:
        return self.after(cast(WhiteCastle, state), seat, option, BREADTH)

    def quick_worths(self, state: State, seat: i64, options: vec[i64]) -> vec[i64]:
        board = cast(WhiteCastle, state)
        found = vec[i64](capacity=len(options))
        for option in options:
            found = append(found, self.after(board, seat, option, QUICK_BREADTH))
        return found

    def after(self, board: WhiteCastle, seat: i64, option: i64, breadth: i64) -> i64:
        """What the turn can come to with this option."""
        then = board.copy()
        then.apply(seat, option)
        worth = self.think(then, seat, breadth)
        # An exchange can wait: of two equal ways the one without it comes first.
        if option >= choices.EXCHANGE:
            return worth - 1
        return worth

    def think(self, board: WhiteCastle, seat: i64, breadth: i64) -> i64:
        """The best that the rest of the turn can come to; the breadth is divided among the options."""
        if board.decider() != seat or board.todo.step() == steps.TAKE:
            return self.weigh(board, seat)
        options = board.legal(seat)
        each = breadth // i64(len(options))
        if each == 0:
            return self.weigh(board, seat)
        best: i64 = -1_000_000
        for option in options:
            then = board.copy()
            then.apply(seat, option)
            worth = self.think(then, seat, each)
            if worth > best:
                best = worth
        return best


JUDGEMENT: Final = WhiteCastleJudgement(load("white_castle"))
