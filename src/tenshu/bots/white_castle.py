"""The judgement of The White Castle: play the turn out in thought and weigh what the clan has then."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.bots.judgement import Judgement, Manner, Outlook, best
from tenshu.bots.weights import Weights, load
from tenshu.core.rng import Rng
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

# Through how many positions a turn is thought for one option, at most: with care, in playouts for dice, and
# for what follows from them.
CARE: Final = 160
QUICK: Final = 24
HASTE: Final = 10

MANNER: Final = Manner(lead=800, horizon=100, slack=0, explore=40, doubt=2)

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
        self.care: i64 = CARE
        self.quick: i64 = QUICK
        self.haste: i64 = HASTE

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
        found[0] = scoring.points_without_goods(board, clan)
        found[1] = 1
        found[2] = clan.place
        for kind in range(i64(RESOURCES)):
            found[3 + kind] = goods[kind]
            if goods[kind] > PLENTY:
                found[8] += goods[kind] - PLENTY
        found[6] = goods[COIN]
        found[7] = goods[SEAL]
        found[9] = figures[GATE]
        found[10] = figures[LEVEL_1] + figures[LEVEL_2] + figures[HALL]
        found[11] = FIGURES - figures[WARRIORS]
        found[12] = FIGURES - figures[GARDENERS]
        for card in clan.lantern:
            found[self.tastes.lantern[CASTLE_DECK.lantern_kind[card]]] += 1
        for garden in range(i64(6)):
            if clan.gardens >> garden & 1 != 0:
                found[self.tastes.garden[board.gardens[garden]]] += 1
        return found

    def left(self, state: State, seat: i64) -> i64:
        return turns_to_go(cast(WhiteCastle, state), seat)

    def moment(self, state: State) -> i64:
        """Turns, each counted once all clans have taken it."""
        board = cast(WhiteCastle, state)
        return board.round * TURNS + board.turn // i64(len(board.order))

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
        return self.after(cast(WhiteCastle, state), seat, option, self.care)

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
        highest: i64 = -1_000_000
        for option in options:
            then = board.copy()
            then.apply(seat, option)
            worth = self.think(then, seat, each)
            if worth > highest:
                highest = worth
        return highest

    def advance(self, state: State, seat: i64, rng: Rng) -> i64:
        """Dice are chosen and placed with more thought than what follows from it."""
        board = cast(WhiteCastle, state)
        options = board.legal(seat)
        n: i64 = len(options)
        step = board.todo.step()
        breadth = self.haste
        if step == steps.TAKE or step == steps.PLACE:
            breadth = self.quick
        if n == 1:
            board.apply(seat, options[0])
        elif rng.below(100) < self.manner.slack:
            board.apply(seat, options[rng.below(n)])
        else:
            worths = vec[i64](capacity=n)
            for option in options:
                worths = append(worths, self.after(board, seat, option, breadth))
            board.apply(seat, best(options, worths, rng))
        return 1


JUDGEMENT: Final = WhiteCastleJudgement(load("white_castle"))
