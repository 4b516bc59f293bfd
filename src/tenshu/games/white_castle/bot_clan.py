"""What the outlook of a clan of The White Castle depends on, with weights.toml."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.bots.judgement import Outlook
from tenshu.bots.weights import Weights
from tenshu.core.rows import column
from tenshu.games.white_castle import scoring, season
from tenshu.games.white_castle.board import (
    GARDENERS,
    GATE,
    HALL,
    IN_YARD,
    LEVEL_1,
    LEVEL_2,
    WARRIORS,
    Clan,
    zeros,
)
from tenshu.games.white_castle.components import (
    CASTLE_DECK,
    FIGURES,
    GARDEN_PLACES,
    GROUNDS,
    MAT_ROWS,
    PRINT,
    YARD_PLACES,
)
from tenshu.games.white_castle.rounds import ROUNDS, TURNS
from tenshu.games.white_castle.vocabulary import (
    COIN,
    EFFECTS,
    FOOD,
    IRON,
    KINDS,
    PEARL,
    RESOURCES,
    SEAL,
)
from tenshu.games.white_castle.white_castle import WhiteCastle

# Of a store beyond this, more is worth less.
PLENTY: Final = 4
# The dearest yard and garden.
DEAREST: Final = 5
# With fewer coins than this, some dice can't be placed.
POOR: Final = 3

SYMBOLS: Final = ("food", "iron", "pearl", "coin", "seal", "point", "influence")
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
    "goods",
    "first",
    "level-1",
    "level-2",
    "army",
    "climbs",
    "dear-yard",
    "dear-garden",
    "poor",
    "tree",
)
# What lies beside the rows of the mat; placing actions that cost a seal are one sort.
BESIDE: Final = ("castle", "garden", "yard", "for-seal", "other")
GARDENS: Final = [EFFECTS.ids[effect] for effect in GROUNDS.garden_action]
# For one clan; then the symbols of its lanterns, the card beside its mat and the gardens it tends.
FEATURES: Final = [
    *PLAIN,
    *[f"lantern-{symbol}" for symbol in SYMBOLS],
    *[f"beside-{sort}" for sort in BESIDE],
    *[f"garden-{effect}" for effect in dict.fromkeys(GARDENS)],
]


def place(feature: str) -> int:
    return FEATURES.index(feature) if feature in FEATURES else 0


def beside(effect: int) -> str:
    kind = KINDS[EFFECTS.kind[effect]]
    if kind not in BESIDE:
        return "beside-other"
    return "beside-for-seal" if EFFECTS.seals[effect] else f"beside-{kind}"


class Tastes:
    """The weights as rows, and where lanterns, cards and gardens stand among the features."""

    def __init__(self, weights: Weights) -> None:
        self.outlook = Outlook(weights, FEATURES)
        self.lantern = column([place(f"lantern-{kind}") for kind in KINDS])
        self.beside = column([place(beside(effect)) for effect in range(len(EFFECTS.ids))])
        self.garden = column([place(f"garden-{effect}") for effect in GARDENS])
        self.rival_turn: i64 = weights["rival.turn"]


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


def features(board: WhiteCastle, seat: i64, tastes: Tastes) -> vec[i64]:
    clan = board.clans[seat]
    found = zeros(len(FEATURES))
    found[0] = scoring.points_without_goods(board, clan)
    found[1] = 1
    found[2] = clan.place
    stores(clan, found)
    people(clan, found)
    found[14] = 1
    for other in range(i64(len(board.clans))):
        if other != seat and season.before(board, other, seat):
            found[14] = 0
    for card in clan.lantern:
        found[tastes.lantern[CASTLE_DECK.lantern_kind[card]]] += 1
    if clan.card >= 0:
        for row in range(clan.card * MAT_ROWS, clan.card * MAT_ROWS + MAT_ROWS):
            found[tastes.beside[CASTLE_DECK.mat[row]]] += 1
    # Gardeners work at the end of every round but the last.
    nights = ROUNDS - board.round
    for garden in range(i64(GARDEN_PLACES)):
        if clan.gardens >> garden & 1 != 0:
            found[tastes.garden[board.gardens[garden]]] += nights
    return found


def stores(clan: Clan, found: vec[i64]) -> None:
    goods = clan.goods
    for kind in range(i64(RESOURCES)):
        found[3 + kind] = goods[kind]
        if goods[kind] > PLENTY:
            found[8] += goods[kind] - PLENTY
    found[6] = goods[COIN]
    found[7] = goods[SEAL]
    found[13] = scoring.goods_points(clan)
    if goods[IRON] >= DEAREST:
        found[19] = 1
    if goods[FOOD] >= DEAREST - 1:
        found[20] = 1
    if goods[COIN] < POOR:
        found[21] = POOR - goods[COIN]
    ahead = clan.place
    while ahead < PRINT.last_field:
        ahead += 1
        if PRINT.tree[ahead] > 0:
            if goods[SEAL] >= PRINT.tree[ahead]:
                found[22] = 1
            break


def people(clan: Clan, found: vec[i64]) -> None:
    figures = clan.figures
    climbers = figures[GATE] + figures[LEVEL_1] + figures[LEVEL_2]
    found[9] = figures[GATE]
    found[10] = figures[LEVEL_1] + figures[LEVEL_2] + figures[HALL]
    found[11] = FIGURES - figures[WARRIORS]
    found[12] = FIGURES - figures[GARDENERS]
    found[15] = figures[LEVEL_1]
    found[16] = figures[LEVEL_2]
    for yard in range(i64(YARD_PLACES)):
        found[17] += figures[IN_YARD + yard] * GROUNDS.yard_points[yard]
    found[18] = clan.goods[PEARL] // 2
    if found[18] > climbers:
        found[18] = climbers
