"""The judgement of Shogun: what to plan and what to answer, with weights.toml."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.bots.brain import Brain, Tuning
from tenshu.bots.judgement import best
from tenshu.bots.search_bot import Budget
from tenshu.bots.weights import Weights, load
from tenshu.core.rng import Rng, from_seed
from tenshu.core.rows import bit
from tenshu.core.state import State
from tenshu.games.shogun import actions, choices, imagination, planning, steps
from tenshu.games.shogun.board import NEUTRAL, Board
from tenshu.games.shogun.bot_land import FEATURES, NEVER, POINT, LandSense, bid_of, strongest_enemy
from tenshu.games.shogun.chambers import chambers_of
from tenshu.games.shogun.choices import BID, BLANK, CARDS, CHEST, FIELDS, NO_CARD, TOWER_CARD
from tenshu.games.shogun.components import ACTIONS, BONUSES, LINES, PIECES
from tenshu.games.shogun.leaders import leaders_of
from tenshu.games.shogun.provinces import MAP, PROVINCES
from tenshu.games.shogun.rows import filled
from tenshu.games.shogun.shogun import Shogun

# So many of a hundred who plan are thought to do just what one would in their place; how far the rest stray.
LIKE_MINDED: Final = 60
WHIM: Final = 20


def mask_of(plan: vec[i64]) -> i64:
    found: i64 = 0
    for card in plan:
        if card < PROVINCES:
            found |= bit(card)
    return found


def planner_noise(rng: Rng) -> i64:
    if rng.below(100) < LIKE_MINDED:
        return 0
    return WHIM


def lowest(mask: i64) -> i64:
    """The first province of a set."""
    province: i64 = 0
    while (mask >> province) & 1 == 0:
        province += 1
    return province


class ShogunJudgement(LandSense):
    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        # Drawn from where no noise is asked for.
        self.calm: Rng = from_seed("no whim")

    def worth(self, state: State, seat: i64, option: i64) -> i64:
        board: Board = cast(Shogun, state)
        match board.todo.step():
            case steps.PLAN:
                return self.card(
                    board, seat, option - choices.PLAN, self.best_plan(board, seat, 0, self.calm)
                )
            case steps.MARCH | steps.REGROUP:
                return self.march(board, seat, option)
            case steps.SEND:
                return self.send(board, seat, option - choices.SEND + 1)
            case steps.CHOOSE_SPECIAL:
                return self.tastes.special[option - choices.TAKE]
            case steps.PICK_CARD:
                return self.pick(board, seat, option)
            case steps.PICK_GROUP:
                return option
            case steps.CHOOSE_FAVOUR:
                return self.favour(option)
            case steps.CHOOSE_BONUS:
                bonus = option - choices.BONUS
                return self.tastes.bonus[bonus] * PIECES.bonus[board.todo.value() * BONUSES + bonus]
            case steps.BUILD_FREELY:
                return self.build_worth(board, seat, option - choices.BUILD, board.todo.value())
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

    def worths(self, state: State, seat: i64, options: vec[i64]) -> vec[i64]:
        board: Board = cast(Shogun, state)
        found = vec[i64](capacity=len(options))
        if board.todo.step() != steps.PLAN:
            for option in options:
                found = append(found, self.worth(state, seat, option))
            return found
        plan = self.best_plan(board, seat, 0, self.calm)
        for option in options:
            found = append(found, self.card(board, seat, option - choices.PLAN, plan))
        return found

    def plans(self, state: State) -> bool:
        return cast(Shogun, state).todo.step() == steps.PLAN

    def plan(self, state: State, seat: i64, noise: i64, rng: Rng) -> vec[i64]:
        """All fields that are still open, drawn as one plan and laid one by one."""
        board = cast(Shogun, state)
        plan = self.best_plan(board, seat, noise, rng)
        found = vec[i64](capacity=FIELDS)
        before: i64 = -1
        while board.todo.step() == steps.PLAN and before < board.planned[seat] < len(board.script.fields):
            before = board.planned[seat]
            option = self.next_card(board, seat, plan, noise, rng)
            found = append(found, option)
            board.apply(seat, option)
        return found

    def next_card(self, board: Board, seat: i64, plan: vec[i64], noise: i64, rng: Rng) -> i64:
        field = planning.field_asked(board, seat)
        if field < ACTIONS and plan[field] != NO_CARD and (board.hand[seat] >> plan[field]) & 1 > 0:
            return planning.option_of(field, plan[field])
        options = planning.cards_for(board, seat)
        used = mask_of(plan)
        worths = vec[i64](capacity=len(options))
        for option in options:
            worth = self.card(board, seat, option - choices.PLAN, plan)
            if field >= BID:
                worth += rng.below(noise // 8 + 1)
                # A province that the plan needs is not given away in a bid.
                card = planning.card_in(option)
                if card < PROVINCES and (used >> card) & 1 > 0:
                    worth = NEVER
            worths = append(worths, worth)
        return best(options, worths, rng)

    def advance(self, state: State, seat: i64, rng: Rng) -> i64:
        if self.plans(state):
            return len(self.plan(state, seat, planner_noise(rng), rng))
        return super().advance(state, seat, rng)

    def suppose(self, state: State, seat: i64, rng: Rng) -> None:
        """Others have planned sensibly: anew while plans are made, later with what may lie face down."""
        board = cast(Shogun, state)
        step = board.todo.step()
        for other in range(board.seats):
            if other != seat:
                if step != steps.PLAN:
                    self.rearrange(board, other, rng)
                elif planning.is_done(board, other):
                    planning.clear(board, other)
                    self.plan(board, other, planner_noise(rng), rng)

    def rearrange(self, board: Board, other: i64, rng: Rng) -> None:
        """Lay the hidden province cards where they are of most use; all else stays as determinized."""
        fields: i64 = 0
        hand: i64 = 0
        for field in range(i64(ACTIONS)):
            card = board.plan[other * FIELDS + field]
            if card < PROVINCES and imagination.lies_hidden(board, other, field):
                fields |= bit(field)
                hand |= bit(card)
        if fields == 0:
            return
        plan = self.paired(board, other, fields, hand, planner_noise(rng), rng)
        for field in range(i64(ACTIONS)):
            if (fields >> field) & 1 > 0:
                card = plan[field]
                if card == NO_CARD:
                    card = lowest(hand & ~mask_of(plan))
                    plan[field] = card
                board.plan[other * FIELDS + field] = card

    def best_plan(self, board: Board, seat: i64, noise: i64, rng: Rng) -> vec[i64]:
        """Cards for the fields still open."""
        fields: i64 = 0
        script = board.script.fields
        for i in range(board.planned[seat], i64(len(script))):
            if script[i] < ACTIONS:
                fields |= bit(script[i])
        return self.paired(board, seat, fields, board.hand[seat], noise, rng)

    def paired(self, board: Board, seat: i64, fields: i64, hand: i64, noise: i64, rng: Rng) -> vec[i64]:
        """Again and again the pair of action and province that is worth most, as far as the chests go."""
        plan = filled(ACTIONS, NO_CARD)
        worths = self.pair_worths(board, seat, fields, hand, noise, rng)
        budget = board.chests[seat] + self.tastes.tax - bid_of(board, seat)
        while True:
            chosen: i64 = -1
            for pair in range(i64(ACTIONS * PROVINCES)):
                better = worths[pair] > 0 and (chosen < 0 or worths[pair] > worths[chosen])
                if better and PIECES.cost[pair // PROVINCES] <= budget:
                    chosen = pair
            if chosen < 0:
                return plan
            action = chosen // PROVINCES
            province = chosen % PROVINCES
            plan[action] = province
            budget -= PIECES.cost[action]
            for i in range(i64(PROVINCES)):
                worths[action * PROVINCES + i] = NEVER
            for i in range(i64(ACTIONS)):
                worths[i * PROVINCES + province] = NEVER

    def pair_worths(self, board: Board, seat: i64, fields: i64, hand: i64, noise: i64, rng: Rng) -> vec[i64]:
        worths = filled(ACTIONS * PROVINCES, NEVER)
        for action in range(i64(ACTIONS)):
            if (fields >> action) & 1 > 0:
                for province in range(i64(PROVINCES)):
                    if (hand >> province) & 1 > 0:
                        worth = self.action_worth(board, seat, action, province)
                        if noise > 0:
                            worth += rng.below(2 * noise + 1) - noise
                        worths[action * PROVINCES + province] = worth
        return worths

    def card(self, board: Board, seat: i64, laid: i64, plan: vec[i64]) -> i64:
        """The card of the best plan; where it has none, a blank before a province without use."""
        field = laid // CARDS
        card = laid % CARDS
        if field == BID:
            return self.bid(board, seat, card)
        if field > BID:
            return self.convert(board, seat, field, card)
        if card >= BLANK:
            return -500 if plan[field] != NO_CARD else BLANK - card
        if plan[field] == card:
            return 2000
        for planned in plan:
            if planned == card:
                return NEVER
        return self.action_worth(board, seat, field, card) - 1

    def bid(self, board: Board, seat: i64, card: i64) -> i64:
        if card < PROVINCES:
            return 0
        if card < TOWER_CARD:
            return self.tastes.bid[card - CHEST]
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
        province = actions.first_in(board.todo.value())
        target = option - choices.MARCH
        if option == choices.PASS:
            return 0
        if board.todo.step() == steps.REGROUP:
            here = strongest_enemy(board, seat, province) - board.armies[province]
            there = strongest_enemy(board, seat, target) - board.armies[target]
            return there - here - 3
        return self.attack_worth(board, seat, target, board.armies[province] - 1)

    def send(self, board: Board, seat: i64, armies: i64) -> i64:
        """All against a player, four against farmers, one where nothing is to be won."""
        province = actions.first_in(board.todo.value())
        target = actions.second_in(board.todo.value())
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
            return self.tastes.no_favour
        return self.tastes.favour[option - choices.FAVOUR]

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
        return self.land_worth(board, province) - strongest_enemy(board, seat, province)

    def station(self, board: Board, seat: i64, province: i64) -> i64:
        """To a neighbour for the monument's sake, to others' monuments, and where it is safe."""
        worth = board.armies[province] - strongest_enemy(board, seat, province)
        leaders = leaders_of(board)
        here = leaders.at[seat]
        if here >= 0 and MAP.touch(here, province):
            worth += 2 * POINT
        for other in range(board.seats):
            if other != seat:
                worth += POINT * leaders.monuments[other * PROVINCES + province]
        return worth

    def artist(self, board: Board, seat: i64, artist: i64) -> i64:
        """Where one has most already, in the lines that count most."""
        art = artist // LINES
        castle = artist % LINES
        crossings = chambers_of(board).crossings
        worth: i64 = 0
        for i in range(i64(LINES)):
            if crossings[art * LINES + i] == seat:
                worth += PIECES.art_values[art]
            if crossings[i * LINES + castle] == seat:
                worth += PIECES.castle_values[castle]
        return worth * 2 + PIECES.art_values[art] + PIECES.castle_values[castle]


# Hard compares whole plans here, so that medium is far enough away without slips.
BRAIN: Final = Brain(
    ShogunJudgement(load("tenshu.games.shogun")),
    hard=Budget(80, 16, 700),
    master=Budget(3000, 48, 12000),
    hint=Budget(400, 16, 3000),
    medium_slips=0,
    tuning=Tuning(ShogunJudgement, tuple(FEATURES)),
)
