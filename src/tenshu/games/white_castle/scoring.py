"""The final scoring, p. 14-15."""

from typing import Final

from mypy_extensions import i64

from tenshu.games.white_castle.board import GATE, HALL, IN_YARD, LEVEL_1, LEVEL_2, RESOURCE_CAP, Board, Clan
from tenshu.games.white_castle.components import GARDEN_PLACES, GROUNDS, PRINT, YARD_PLACES
from tenshu.games.white_castle.vocabulary import COIN, FOOD, IRON, PEARL, POINT, SEAL

COINS_FOR_A_POINT: Final = 5
PARTS: Final = ("fans", "goods", "season", "courtiers", "warriors", "gardeners")


def store_points(amount: i64) -> i64:
    """One point for 3 to 6 of a resource, two for 7."""
    if amount >= RESOURCE_CAP:
        return 2
    if amount >= 3:
        return 1
    return 0


def goods_points(clan: Clan) -> i64:
    """Coins and resources left, with the exchange of seals that is best for the player."""
    goods = clan.goods
    best: i64 = 0
    pairs = goods[SEAL] // 2
    for food in range(pairs + 1):
        for iron in range(pairs - food + 1):
            for pearl in range(pairs - food - iron + 1):
                coins = goods[COIN] + goods[SEAL] - 2 * (food + iron + pearl)
                found = coins // COINS_FOR_A_POINT
                found += store_points(goods[FOOD] + food)
                found += store_points(goods[IRON] + iron)
                found += store_points(goods[PEARL] + pearl)
                if found > best:
                    best = found
    return best


def courtier_points(clan: Clan) -> i64:
    found: i64 = 0
    for floor in range(i64(GATE), i64(HALL + 1)):
        found += clan.figures[floor] * PRINT.courtier_points[floor]
    return found


def warrior_points(clan: Clan) -> i64:
    """The worth of all warriors in yards times the courtiers inside the castle."""
    figures = clan.figures
    worth: i64 = 0
    for yard in range(i64(YARD_PLACES)):
        worth += figures[IN_YARD + yard] * GROUNDS.yard_points[yard]
    return worth * (figures[LEVEL_1] + figures[LEVEL_2] + figures[HALL])


def gardener_points(board: Board, clan: Clan) -> i64:
    found: i64 = 0
    for garden in range(i64(GARDEN_PLACES)):
        if clan.gardens >> garden & 1 != 0:
            found += GROUNDS.garden_points[board.gardens[garden]]
    return found


def points(board: Board, seat: i64) -> i64:
    """What the clan would have if the game ended now; the rival scores no goods, p. 17."""
    clan = board.clans[seat]
    found = points_without_goods(board, clan)
    if seat < board.seats:
        found += goods_points(clan)
    return found


def points_without_goods(board: Board, clan: Clan) -> i64:
    found = clan.goods[POINT] + PRINT.season_points[clan.place] + courtier_points(clan)
    return found + warrior_points(clan) + gardener_points(board, clan)


def sheet(board: Board, seat: i64) -> dict[str, int]:
    """The points of a clan item by item."""
    clan = board.clans[seat]
    goods: i64 = 0
    if seat < board.seats:
        goods = goods_points(clan)
    items = (
        clan.goods[POINT],
        goods,
        PRINT.season_points[clan.place],
        courtier_points(clan),
        warrior_points(clan),
        gardener_points(board, clan),
    )
    return dict(zip(PARTS, (int(item) for item in items), strict=True))


def places(board: Board) -> list[int]:
    """Most points; a tie goes to whoever is earlier in the order of play. Alone one must beat the rival."""
    if board.solo:
        return [1 if points(board, 0) > points(board, 1) else 2]
    order = [int(seat) for seat in board.order]
    keys = [(-int(points(board, seat)), order.index(seat)) for seat in range(board.seats)]
    return [sorted(keys).index(key) + 1 for key in keys]
