"""A first judgement of Shogun: rules of thumb, in tables."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.bots.judgement import Judgement
from tenshu.core.state import State
from tenshu.games.shogun import actions, choices, scoring, steps
from tenshu.games.shogun.board import NEUTRAL, Board, bits, filled
from tenshu.games.shogun.choices import BID, BLANK, CARDS, CHEST, FIELDS, NO_CARD, TOWER_CARD
from tenshu.games.shogun.components import (
    ACTIONS,
    BONUSES,
    BUILD_THEATRE,
    COLLECT_RICE,
    COLLECT_TAX,
    FARMERS,
    LINES,
    ONE_ARMY,
    PIECES,
)
from tenshu.games.shogun.provinces import MAP, PROVINCES, column
from tenshu.games.shogun.shogun import Shogun

# A victory point is worth 10.
POINT: Final = 10
CHEST_WORTH: Final = 6
RICE_WORTH: Final = 9
SPARE_RICE: Final = 1
ARMY_WORTH: Final = 4
EXPECTED_LOSS: Final = 3
EXPECTED_TAX: Final = 4
COMFORT: Final = 14

# By how many armies one is ahead, from -2 to 5: the chance in a hundred to win.
ODDS: Final = [5, 15, 30, 50, 68, 80, 88, 94]
# The special cards in the order of the data: chest, rice, six armies, attack, defence.
SPECIAL_WORTH: Final = [6, 6, 5, 6, 4]
# Bids of 0 to 4 chests.
BID_WORTH: Final = [4, 8, 5, 1, 0]
# Favours by number, from 1.
FAVOUR_WORTH: Final = [4, 18, 8, 8, 14, 10, 14, 12, 30, 8, 8, 40, 20, 20, 22, 42, 22, 16, 30, 28, 30]
# What one chest, army in the tray, rice and point of a samurai card are worth.
BONUS_WORTH: Final = [6, 3, 9, 10]
NO_FAVOUR: Final = 9
NEVER: Final = -10_000


class Weights:
    """The tables above as rows."""

    def __init__(self) -> None:
        self.odds = column(ODDS)
        self.special = column(SPECIAL_WORTH)
        self.bid = column(BID_WORTH)
        self.favour = column(FAVOUR_WORTH)
        self.bonus = column(BONUS_WORTH)


WEIGHTS: Final = Weights()


def odds(ahead: i64) -> i64:
    if ahead < -2:
        return WEIGHTS.odds[0]
    if ahead > 5:
        return WEIGHTS.odds[7]
    return WEIGHTS.odds[ahead + 2]


def scorings_left(board: Board) -> i64:
    if board.year < 2:
        return 2
    return 1


def land_worth(board: Board, province: i64) -> i64:
    """What it means to have a province: its points, and a little for its income."""
    points = scorings_left(board) * POINT * (1 + bits(board.buildings[province]))
    return points + MAP.chests[province] + MAP.rice[province]


def strongest_enemy(board: Board, seat: i64, province: i64) -> i64:
    """The most armies that could come from one neighbouring province."""
    most: i64 = 0
    for i in range(MAP.first[province], MAP.first[province + 1]):
        other = MAP.neighbour[i]
        owner = board.owner[other]
        if owner >= 0 and owner != seat and board.armies[other] - 1 > most:
            most = board.armies[other] - 1
    return most


def build_worth(board: Board, seat: i64, province: i64, building: i64) -> i64:
    """A point at each scoring, and what changes in the region's majority."""
    if not board.can_build(province, building):
        return 0
    counts = scoring.buildings_in(board, board.region(province), building)
    before = scoring.majority(counts, seat, PIECES.majority[building])
    counts[seat] += 1
    after = scoring.majority(counts, seat, PIECES.majority[building])
    worth = scorings_left(board) * POINT * (1 + after - before)
    danger = strongest_enemy(board, seat, province) - board.armies[province]
    return worth * (100 - odds(danger) // 2) // 100


def revolt_cost(board: Board, province: i64) -> i64:
    """What collecting in a province with revolt markers puts at risk."""
    markers = board.markers[province]
    if markers == 0:
        return 0
    ahead = board.armies[province] - markers
    loss = land_worth(board, province) * (100 - odds(ahead + 1)) // 100
    return loss + markers * ARMY_WORTH


def rice_worth(board: Board, seat: i64, province: i64) -> i64:
    need = board.provinces_of(seat) + EXPECTED_LOSS - board.rice[seat]
    income = MAP.rice[province]
    useful = income
    if useful > need:
        useful = need
    if useful < 0:
        useful = 0
    return useful * RICE_WORTH + (income - useful) * SPARE_RICE - revolt_cost(board, province)


def tax_worth(board: Board, seat: i64, province: i64) -> i64:
    worth = MAP.chests[province] * CHEST_WORTH
    if board.chests[seat] > COMFORT:
        worth = worth // 2
    return worth - revolt_cost(board, province)


def recruit_worth(board: Board, seat: i64, province: i64, action: i64) -> i64:
    """More where enemies are near, or land to be had."""
    armies = PIECES.raised[action]
    if armies > board.reserve[seat]:
        return 0
    worth = armies * ARMY_WORTH
    threat = strongest_enemy(board, seat, province) - board.armies[province]
    if threat > -2:
        worth += armies * 2
    for i in range(MAP.first[province], MAP.first[province + 1]):
        if board.owner[MAP.neighbour[i]] == NEUTRAL:
            worth += armies
            break
    return worth


def attack_worth(board: Board, seat: i64, target: i64, sent: i64) -> i64:
    """The chance of a conquest against the armies it may cost."""
    owner = board.owner[target]
    if owner == seat:
        return -2
    defenders = 1 + board.tray[FARMERS] // 2
    gain = land_worth(board, target) + POINT
    if owner >= 0:
        gain += POINT
        defenders = board.armies[target]
        if board.markers[target] == 0:
            defenders += board.tray[FARMERS] // 2
    chance = odds(sent + board.tray[seat] - defenders)
    return chance * gain // 100 - sent * ARMY_WORTH * (100 - chance) // 100


def march_worth(board: Board, seat: i64, province: i64, action: i64) -> i64:
    """The best that an attack from here can bring."""
    if board.armies[province] < 2:
        return 0
    best: i64 = -POINT
    for i in range(MAP.first[province], MAP.first[province + 1]):
        other = MAP.neighbour[i]
        if actions.is_target(board, seat, other, action):
            worth = attack_worth(board, seat, other, board.armies[province] - 1)
            if worth > best:
                best = worth
    return best


def action_worth(board: Board, seat: i64, action: i64, province: i64) -> i64:
    if action <= BUILD_THEATRE:
        return build_worth(board, seat, province, action) - PIECES.cost[action] * CHEST_WORTH // 2
    if action == COLLECT_RICE:
        return rice_worth(board, seat, province)
    if action == COLLECT_TAX:
        return tax_worth(board, seat, province)
    if action <= ONE_ARMY:
        return recruit_worth(board, seat, province, action) - PIECES.cost[action] * CHEST_WORTH // 2
    return march_worth(board, seat, province, action)


def best_plan(board: Board, seat: i64) -> vec[i64]:
    """Cards for the fields still open: again and again the pair of action and province that is worth most."""
    plan = filled(ACTIONS, NO_CARD)
    hand = board.hand[seat]
    worths = filled(ACTIONS * PROVINCES, NEVER)
    budget = board.chests[seat] + EXPECTED_TAX - bid_of(board, seat)
    fields = board.script.fields
    for i in range(board.planned[seat], i64(len(fields))):
        for province in range(i64(PROVINCES)):
            if fields[i] < ACTIONS and (hand >> province) & 1 > 0:
                worth = action_worth(board, seat, fields[i], province)
                worths[fields[i] * PROVINCES + province] = worth
    while True:
        best: i64 = -1
        for pair in range(i64(ACTIONS * PROVINCES)):
            better = worths[pair] > 0 and (best < 0 or worths[pair] > worths[best])
            if better and PIECES.cost[pair // PROVINCES] <= budget:
                best = pair
        if best < 0:
            return plan
        action = best // PROVINCES
        chosen = best % PROVINCES
        plan[action] = chosen
        budget -= PIECES.cost[action]
        for i in range(i64(PROVINCES)):
            worths[action * PROVINCES + i] = NEVER
        for i in range(i64(ACTIONS)):
            worths[i * PROVINCES + chosen] = NEVER


def bid_of(board: Board, seat: i64) -> i64:
    card = board.plan[seat * FIELDS + BID]
    if CHEST <= card < TOWER_CARD:
        return card - CHEST
    return 0


class ShogunJudgement(Judgement):
    def worth(self, state: State, seat: i64, option: i64) -> i64:
        board: Board = cast(Shogun, state)
        match board.todo.step():
            case steps.PLAN:
                return self.card(board, seat, option - choices.PLAN)
            case steps.MARCH | steps.REGROUP:
                return self.march(board, seat, option)
            case steps.SEND:
                return self.send(board, seat, option - choices.SEND + 1)
            case steps.CHOOSE_SPECIAL:
                return WEIGHTS.special[option - choices.TAKE]
            case steps.PICK_CARD:
                return self.pick(board, seat, option)
            case steps.PICK_GROUP:
                return option
            case steps.CHOOSE_FAVOUR:
                return self.favour(option)
            case steps.CHOOSE_BONUS:
                bonus = option - choices.BONUS
                return WEIGHTS.bonus[bonus] * PIECES.bonus[board.todo.value() * BONUSES + bonus]
            case steps.BUILD_FREELY:
                return build_worth(board, seat, option - choices.BUILD, board.todo.value())
            case steps.CALM_PROVINCE:
                return board.markers[option - choices.CALM]
            case steps.GARRISON:
                return self.garrison(board, seat, option - choices.GARRISON)
            case steps.STATION_LEADER:
                return self.station(board, seat, option - choices.STATION)
            case steps.CHOOSE_ARTIST:
                return self.artist(board, seat, option - choices.ARTIST)
            case _:
                return option

    def card(self, board: Board, seat: i64, laid: i64) -> i64:
        """The card of the best plan; where it has none, a blank before a province without use."""
        field = laid // CARDS
        card = laid % CARDS
        if field == BID:
            return self.bid(board, seat, card)
        if field > BID:
            return self.convert(board, seat, field, card)
        plan = best_plan(board, seat)
        if card >= BLANK:
            return -500 if plan[field] != NO_CARD else BLANK - card
        if plan[field] == card:
            return 2000
        for planned in plan:
            if planned == card:
                return NEVER
        return action_worth(board, seat, field, card) - 1

    def bid(self, board: Board, seat: i64, card: i64) -> i64:
        if card < PROVINCES:
            return 0
        if card < TOWER_CARD:
            return WEIGHTS.bid[card - CHEST]
        return 1

    def convert(self, board: Board, seat: i64, field: i64, card: i64) -> i64:
        """Armies from the tray go to court; those of provinces where there are plenty."""
        armies = PIECES.conversions[field - choices.COURT]
        if card < PROVINCES:
            return board.armies[card] - armies - 5
        if card == TOWER_CARD:
            return board.tray[seat] - armies + 1
        return 0

    def march(self, board: Board, seat: i64, option: i64) -> i64:
        province = board.todo.value() % actions.PLACES
        target = option - choices.MARCH
        if option == choices.PASS:
            return 0
        if board.todo.step() == steps.REGROUP:
            here = strongest_enemy(board, seat, province) - board.armies[province]
            there = strongest_enemy(board, seat, target) - board.armies[target]
            return there - here - 3
        return attack_worth(board, seat, target, board.armies[province] - 1)

    def send(self, board: Board, seat: i64, armies: i64) -> i64:
        """All against a player, four against farmers, one where nothing is to be won."""
        province = board.todo.value() % actions.PLACES
        target = board.todo.value() // actions.PLACES
        wanted = board.armies[province] - 1
        if board.owner[target] == NEUTRAL and wanted > 4:
            wanted = 4
        if board.owner[target] == seat:
            wanted = 1
        if armies > wanted:
            return wanted - armies
        return armies - wanted

    def favour(self, option: i64) -> i64:
        if option == choices.PASS:
            return NO_FAVOUR
        return WEIGHTS.favour[option - choices.FAVOUR]

    def pick(self, board: Board, seat: i64, option: i64) -> i64:
        """Rich provinces with room to build, beside one's own."""
        if option < choices.PICK:
            return 14
        province = option - choices.PICK
        worth = MAP.chests[province] + MAP.rice[province] + 3 * MAP.sites[province]
        for i in range(MAP.first[province], MAP.first[province + 1]):
            if board.owner[MAP.neighbour[i]] == seat:
                worth += 2
        return worth

    def garrison(self, board: Board, seat: i64, province: i64) -> i64:
        if board.owner[province] == seat:
            return strongest_enemy(board, seat, province) - board.armies[province]
        return land_worth(board, province) - strongest_enemy(board, seat, province)

    def station(self, board: Board, seat: i64, province: i64) -> i64:
        """To a neighbour for the monument's sake, and where it is safe."""
        worth = board.armies[province] - strongest_enemy(board, seat, province)
        here = board.leader[seat]
        if here >= 0 and MAP.touch(here, province):
            worth += 2 * POINT
        return worth

    def artist(self, board: Board, seat: i64, artist: i64) -> i64:
        """Where one has most already, in the lines that count most."""
        art = artist // LINES
        castle = artist % LINES
        worth: i64 = 0
        for i in range(i64(LINES)):
            if board.chambers[art * LINES + i] == seat:
                worth += PIECES.art_values[art]
            if board.chambers[i * LINES + castle] == seat:
                worth += PIECES.castle_values[castle]
        return worth * 2 + PIECES.art_values[art] + PIECES.castle_values[castle]


JUDGEMENT: Final = ShogunJudgement()
