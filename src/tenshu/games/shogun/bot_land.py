"""What land, buildings, taxes and attacks are worth in Shogun, with weights.toml."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.bots.judgement import Judgement, Outlook, SearchConfig
from tenshu.bots.weights import Weights, row
from tenshu.core.rows import bits
from tenshu.core.state import State
from tenshu.games.shogun import actions, scoring, season, steps
from tenshu.games.shogun.board import NEUTRAL, Board
from tenshu.games.shogun.choices import BID, FIELDS
from tenshu.games.shogun.components import (
    BUILD_THEATRE,
    BUILDINGS,
    COLLECT_RICE,
    COLLECT_TAX,
    FARMERS,
    ONE_ARMY,
    PIECES,
)
from tenshu.games.shogun.majority import majority
from tenshu.games.shogun.provinces import MAP, PROVINCES, REGIONS
from tenshu.games.shogun.rows import nothing
from tenshu.games.shogun.shogun import Shogun

# A victory point is worth 10.
POINT: Final = 10
NEVER: Final = -10_000

SEARCH: Final = SearchConfig(
    lead=600, horizon=2, rollout_noise=0, c_puct=60, virtual_visits=10, generations=4
)

# What a position is judged by, for one seat.
FEATURES: Final = [
    "points",
    "constant",
    "provinces",
    "buildings",
    "majorities",
    "chests",
    "rice",
    "hunger",
    "armies",
    "tray",
    "unrest",
    "exposed",
    "sites",
]


class Tastes:
    """The weights as numbers and rows."""

    def __init__(self, weights: Weights) -> None:
        self.odds = row(weights, "odds")
        self.special = row(weights, "special")
        self.bid = row(weights, "bid")
        self.favour = row(weights, "favour")
        self.bonus = row(weights, "bonus")
        self.no_favour: i64 = weights["no_favour"]
        self.chest: i64 = weights["worth.chest"]
        self.rice: i64 = weights["worth.rice"]
        self.spare_rice: i64 = weights["worth.spare_rice"]
        self.army: i64 = weights["worth.army"]
        self.conquest: i64 = weights["worth.conquest"]
        self.revenge: i64 = weights["worth.revenge"]
        self.loss: i64 = weights["expected.loss"]
        self.tax: i64 = weights["expected.tax"]
        self.comfort: i64 = weights["expected.comfort"]
        self.outlook = Outlook(weights, FEATURES)


def scorings_left(board: Board) -> i64:
    if board.year < 2:
        return 2
    return 1


def strongest_enemy(board: Board, seat: i64, province: i64) -> i64:
    """The most armies that could come from one neighbouring province."""
    most: i64 = 0
    for i in range(MAP.first[province], MAP.first[province + 1]):
        other = MAP.neighbour[i]
        owner = board.owner[other]
        if owner >= 0 and owner != seat and board.armies[other] - 1 > most:
            most = board.armies[other] - 1
    return most


def bid_of(board: Board, seat: i64) -> i64:
    return season.chests_bid(board.plan[seat * FIELDS + BID])


class LandSense(Judgement):
    """What can be done in a province, and what it is worth."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(SEARCH)
        self.tastes = Tastes(weights)

    def odds(self, ahead: i64) -> i64:
        if ahead < -2:
            return self.tastes.odds[0]
        if ahead > 5:
            return self.tastes.odds[7]
        return self.tastes.odds[ahead + 2]

    def land_worth(self, board: Board, province: i64) -> i64:
        """What it means to have a province: its points, and a little for its income."""
        points = scorings_left(board) * POINT * (1 + bits(board.buildings[province]))
        return points + MAP.chests[province] + MAP.rice[province]

    def build_worth(self, board: Board, seat: i64, province: i64, building: i64) -> i64:
        """A point at each scoring, and what changes in the region's majority."""
        if not board.can_build(province, building):
            return 0
        counts = scoring.buildings_in(board, board.region(province), building)
        before = majority(counts, seat, PIECES.majority[building])
        counts[seat] += 1
        after = majority(counts, seat, PIECES.majority[building])
        worth = scorings_left(board) * POINT * (1 + after - before)
        danger = strongest_enemy(board, seat, province) - board.armies[province]
        return worth * (100 - self.odds(danger) // 2) // 100

    def revolt_cost(self, board: Board, province: i64) -> i64:
        """What collecting in a province with revolt markers puts at risk."""
        markers = board.markers[province]
        if markers == 0:
            return 0
        ahead = board.armies[province] - markers
        loss = self.land_worth(board, province) * (100 - self.odds(ahead + 1)) // 100
        return loss + markers * self.tastes.army

    def rice_worth(self, board: Board, seat: i64, province: i64) -> i64:
        need = board.provinces_of(seat) + self.tastes.loss - board.rice[seat]
        income = MAP.rice[province]
        useful = income
        if useful > need:
            useful = need
        if useful < 0:
            useful = 0
        worth = useful * self.tastes.rice + (income - useful) * self.tastes.spare_rice
        return worth - self.revolt_cost(board, province)

    def tax_worth(self, board: Board, seat: i64, province: i64) -> i64:
        worth = MAP.chests[province] * self.tastes.chest
        if board.chests[seat] > self.tastes.comfort:
            worth = worth // 2
        return worth - self.revolt_cost(board, province)

    def recruit_worth(self, board: Board, seat: i64, province: i64, action: i64) -> i64:
        """More where enemies are near, or land to be had."""
        armies = actions.armies_from(board, seat, province, action, board.reserve[seat])
        if armies == 0:
            return 0
        worth = armies * self.tastes.army
        threat = strongest_enemy(board, seat, province) - board.armies[province]
        if threat > -2:
            worth += armies * 2
        for i in range(MAP.first[province], MAP.first[province + 1]):
            if board.owner[MAP.neighbour[i]] == NEUTRAL:
                worth += armies
                break
        return worth

    def attack_worth(self, board: Board, seat: i64, target: i64, sent: i64) -> i64:
        """The chance of a conquest against the armies it may cost."""
        owner = board.owner[target]
        if owner == seat:
            return -2
        defenders = 1 + board.tray[FARMERS] // 2
        gain = self.land_worth(board, target) + self.tastes.conquest
        if owner >= 0:
            gain += self.tastes.revenge
            defenders = board.armies[target]
            if board.markers[target] == 0:
                defenders += board.tray[FARMERS] // 2
        chance = self.odds(sent + board.tray[seat] - defenders)
        return chance * gain // 100 - sent * self.tastes.army * (100 - chance) // 100

    def march_worth(self, board: Board, seat: i64, province: i64, action: i64) -> i64:
        """The best that an attack from here can bring."""
        if board.armies[province] < 2:
            return 0
        best: i64 = -POINT
        for i in range(MAP.first[province], MAP.first[province + 1]):
            other = MAP.neighbour[i]
            if actions.is_target(board, seat, other, action):
                worth = self.attack_worth(board, seat, other, board.armies[province] - 1)
                if worth > best:
                    best = worth
        return best

    def action_worth(self, board: Board, seat: i64, action: i64, province: i64) -> i64:
        price = PIECES.cost[action] * self.tastes.chest // 2
        if action <= BUILD_THEATRE:
            return self.build_worth(board, seat, province, action) - price
        if action == COLLECT_RICE:
            return self.rice_worth(board, seat, province)
        if action == COLLECT_TAX:
            return self.tax_worth(board, seat, province)
        if action <= ONE_ARMY:
            return self.recruit_worth(board, seat, province, action) - price
        return self.march_worth(board, seat, province, action)

    def outlook(self, state: State, seat: i64) -> i64:
        board: Board = cast(Shogun, state)
        if board.todo.step() < 0:
            return board.points[seat] * 100
        return self.tastes.outlook.of(self.features(state, seat), self.left(state, seat))

    def features(self, state: State, seat: i64) -> vec[i64]:
        board: Board = cast(Shogun, state)
        found = vec[i64]([i64(0)] * len(FEATURES))
        found[0] = board.points[seat]
        found[1] = 1
        found[4] = majority_points(board, seat)
        found[5] = board.chests[seat]
        found[6] = board.rice[seat]
        found[9] = board.tray[seat]
        for province in range(i64(PROVINCES)):
            if board.owner[province] == seat:
                found[2] += 1
                found[3] += bits(board.buildings[province])
                found[8] += board.armies[province]
                found[10] += board.markers[province]
                if strongest_enemy(board, seat, province) > board.armies[province]:
                    found[11] += 1
                found[12] += MAP.sites[province] - bits(board.buildings[province])
        if found[2] > found[6]:
            found[7] = found[2] - found[6]
        return found

    def moment(self, state: State) -> i64:
        """Seasons, as far as they have come to the planning."""
        board: Board = cast(Shogun, state)
        return board.year * 3 + board.season

    def left(self, state: State, seat: i64) -> i64:
        left = 9 - self.moment(state)
        if left > 6:
            return 6
        return left

    def settled(self, state: State) -> bool:
        board: Board = cast(Shogun, state)
        if board.todo.step() != steps.PLAN:
            return False
        for planned in board.planned:
            if planned > 0:
                return False
        return True


def majority_points(board: Board, seat: i64) -> i64:
    """What the most buildings of a kind in a region would give now."""
    found: i64 = 0
    for building in range(i64(BUILDINGS)):
        counts = nothing(REGIONS * board.seats)
        for province in range(i64(PROVINCES)):
            owner = board.owner[province]
            if owner >= 0 and board.has_building(province, building):
                counts[board.region(province) * board.seats + owner] += 1
        for region in range(i64(REGIONS)):
            here = counts[region * board.seats : (region + 1) * board.seats]
            found += majority(here, seat, PIECES.majority[building])
    return found
