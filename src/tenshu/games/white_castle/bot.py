"""The judgement of The White Castle: play whole turns out in thought and weigh what the clan has then."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.bots.brain import Brain, Tuning
from tenshu.bots.judgement import Judgement, SearchConfig
from tenshu.bots.search_bot import Budget
from tenshu.bots.weights import Weights, load
from tenshu.core.rng import Rng
from tenshu.core.state import State
from tenshu.games.white_castle import choices, scoring, steps
from tenshu.games.white_castle.board import zeros
from tenshu.games.white_castle.bot_clan import FEATURES, Tastes, features, turns_to_go
from tenshu.games.white_castle.rounds import ROUNDS, TURNS
from tenshu.games.white_castle.solo import RIVAL
from tenshu.games.white_castle.white_castle import WhiteCastle

# All weights are in hundredths of a victory point.
POINT: Final = 100
LOWEST: Final = -1_000_000
# Longer than a turn gets; chains are not thought through any further.
CHOICES: Final = 100

# Through how many positions a turn is thought, at most, to weigh one option; the first turn, to weigh a pair.
CARE: Final = 160
FORESIGHT: Final = 1000
ALL_DICE: Final = 99
# How many candidates may begin with the same die on the same space.
ALIKE: Final = 3

SEARCH: Final = SearchConfig(lead=2000, horizon=12, rollout_noise=0, c_puct=40, virtual_visits=2, win=10)
MASTERLY: Final = SearchConfig(
    lead=2000,
    horizon=12,
    rollout_noise=0,
    c_puct=40,
    virtual_visits=2,
    win=10,
    average_from=3,
    opponent_weight=75,
)


class Thoroughness:
    """How turns are thought through, to find candidates and to play rollouts."""

    def __init__(
        self, survey: i64, dice: i64, positions: i64, tries: i64, shares: list[int], patience: list[int]
    ) -> None:
        # Positions through which candidates are looked for.
        self.survey = survey
        # Dice, drawn by lot, and positions that are considered for a turn of a rollout.
        self.dice = dice
        self.positions = positions
        # Only so many candidates are compared that each can be tried so often: good play scatters less.
        self.tries = tries
        # How many hundredths of the rollouts are made with one clan, two, three and four: with more a rollout
        # takes longer, and hard would come too close to master.
        self.shares = shares
        # Playouts get shorter as the game goes on; up to so many times as many are made then, again by clans.
        # Alone a turn in the middle of the game would now and then take too long.
        self.patience = patience


HASTY: Final = Thoroughness(
    survey=2000, dice=3, positions=400, tries=10, shares=[100, 25, 16, 12], patience=[1, 1, 1, 1]
)
CAREFUL: Final = Thoroughness(
    survey=20_000, dice=ALL_DICE, positions=5000, tries=5, shares=[90, 50, 33, 30], patience=[1, 4, 4, 4]
)


class Turn:
    """What can be done in a turn and what it comes to; only the choices before anything new is known."""

    def __init__(self, options: vec[i64], worth: i64) -> None:
        self.options = options
        self.worth = worth

    def begins_like(self, other: "Turn", choices: i64) -> bool:
        """Whether the first choices, or all of them, are the same."""
        mine: i64 = len(self.options)
        theirs: i64 = len(other.options)
        if choices > mine or choices > theirs:
            if mine != theirs:
                return False
            choices = mine
        for i in range(choices):
            if self.options[i] != other.options[i]:
                return False
        return True


class Thought:
    """A turn being thought through: the choices so far, and the best that was found, or all."""

    def __init__(self, everything: bool) -> None:
        self.everything = everything
        self.trail = zeros(CHOICES)
        self.depth: i64 = 0
        # Whether the question for a die, where thoughts end, is still to be answered.
        self.ahead = False
        # How many choices were made before something new became known; -1: nothing yet.
        self.known: i64 = -1
        self.turns: list[Turn] = []
        self.best = vec[i64]()
        self.highest: i64 = LOWEST
        # A board for every depth, used again and again.
        self.boards: list[WhiteCastle] = []

    def copy(self, board: WhiteCastle) -> WhiteCastle:
        """A copy to go one choice further; the one before at this depth is used up."""
        if self.depth < len(self.boards):
            board.copy_to(self.boards[self.depth])
        while self.depth >= len(self.boards):
            self.boards.append(board.copy())
        return self.boards[self.depth]

    def arrive(self, worth: i64) -> None:
        if self.everything:
            until = self.depth
            if self.known >= 0:
                until = self.known
            self.turns.append(Turn(self.trail[:until], worth))
        if worth > self.highest:
            self.highest = worth
            self.best = self.trail[: self.depth]


class WhiteCastleJudgement(Judgement):
    def __init__(
        self, weights: Weights, thoroughness: Thoroughness = HASTY, config: SearchConfig = SEARCH
    ) -> None:
        super().__init__(config)
        self.tastes = Tastes(weights)
        self.thoroughness = thoroughness

    def outlook(self, state: State, seat: i64) -> i64:
        board = cast(WhiteCastle, state)
        turns = turns_to_go(board, seat)
        if turns == 0:
            return scoring.points(board, seat) * POINT
        return self.tastes.outlook.of(features(board, seat, self.tastes), turns)

    def features(self, state: State, seat: i64) -> vec[i64]:
        return features(cast(WhiteCastle, state), seat, self.tastes)

    def left(self, state: State, seat: i64) -> i64:
        return turns_to_go(cast(WhiteCastle, state), seat)

    def moment(self, state: State) -> i64:
        """Turns, each counted once all clans have taken it."""
        board = cast(WhiteCastle, state)
        if board.round == 0:
            return TURNS
        return board.round * TURNS + board.turn // i64(len(board.order))

    def trials(self, state: State, rollouts: i64) -> i64:
        clans = state.setup.players
        first = rollouts * self.thoroughness.shares[clans - 1] // 100
        left = ROUNDS * TURNS + TURNS - self.moment(state)
        return min(first * ROUNDS * TURNS // left, first * self.thoroughness.patience[clans - 1])

    def field(self, candidates: i64, trials: i64) -> i64:
        return min(candidates, max(2, trials // self.thoroughness.tries))

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
        """What the turn can come to with this option; before the first turn, what that one can come to."""
        then = cast(WhiteCastle, state).copy()
        thought = Thought(False)
        if then.todo.step() == steps.PAIR:
            self.foresee(then, seat, option, thought)
            return thought.highest
        then.apply(seat, option)
        self.think(then, seat, CARE, thought)
        # An exchange can wait: of two equal ways the one without it comes first.
        if option >= choices.EXCHANGE:
            return thought.highest - 1
        return thought.highest

    def foresee(self, board: WhiteCastle, seat: i64, pair: i64, thought: Thought) -> None:
        """The first turn after this pair, with the dice as they lie, as if it came at once."""
        board.todo.top = 0
        board.todo.push(steps.TAKE, seat, 0)
        board.todo.push(steps.PAIR, seat, 0)
        board.round = 1
        board.turn = 0
        while board.order[board.turn] != seat:
            board.turn += 1
        board.apply(seat, pair)
        thought.ahead = True
        self.think(board, seat, FORESIGHT, thought)

    def think(self, board: WhiteCastle, seat: i64, breadth: i64, thought: Thought) -> i64:
        """Think the rest of the turn through; returns the number of positions seen. `board` is used up.

        The breadth is divided among the options; what one leaves over, the next ones have.
        """
        if board.decider() != seat or (board.todo.step() == steps.TAKE and not thought.ahead):
            thought.arrive(self.weigh(board, seat))
            return 1
        options = board.legal(seat)
        n: i64 = len(options)
        if breadth < n or thought.depth == CHOICES:
            thought.arrive(self.weigh(board, seat))
            return 1
        seen: i64 = 0
        for i in range(n - 1):
            share = (breadth - seen) // (n - i)
            seen += self.follow(thought.copy(board), seat, options[i], share, thought)
        return seen + self.follow(board, seat, options[n - 1], breadth - seen, thought)

    def compare(
        self, board: WhiteCastle, seat: i64, options: vec[i64], first: i64, breadth: i64, thought: Thought
    ) -> None:
        """Think the first of the options through."""
        seen: i64 = 0
        for i in range(first):
            share = (breadth - seen) // (first - i)
            seen += self.follow(thought.copy(board), seat, options[i], share, thought)

    def follow(self, then: WhiteCastle, seat: i64, option: i64, breadth: i64, thought: Thought) -> i64:
        """Think on after one more choice; `then` is used up."""
        disclosed = then.disclosures
        known = thought.known
        thought.trail[thought.depth] = option
        thought.depth += 1
        then.apply(seat, option)
        if known < 0 and then.disclosures != disclosed:
            thought.known = thought.depth
        seen = self.think(then, seat, breadth, thought)
        thought.known = known
        thought.depth -= 1
        return seen

    def advance(self, state: State, seat: i64, rng: Rng) -> i64:
        """A turn at once, perhaps with only some of the dice that could be taken."""
        board = cast(WhiteCastle, state)
        options = board.legal(seat)
        n: i64 = len(options)
        if n == 1:
            board.apply(seat, options[0])
            return 1
        dice = self.thoroughness.dice
        if board.todo.step() == steps.TAKE and n > dice:
            for i in range(dice):
                other = i + rng.below(n - i)
                options[i], options[other] = options[other], options[i]
            n = dice
        thought = Thought(False)
        self.compare(board, seat, options, n, self.thoroughness.positions, thought)
        for option in thought.best:
            board.apply(seat, option)
        return i64(len(thought.best))

    def plans(self, state: State) -> bool:
        """The choices of a turn belong together."""
        return True

    def candidates(self, state: State, seat: i64, wanted: i64, rng: Rng) -> list[vec[i64]]:
        """The most promising turns, not too many of them alike."""
        board = cast(WhiteCastle, state)
        thought = Thought(True)
        options = board.legal(seat)
        self.compare(board, seat, options, i64(len(options)), self.thoroughness.survey, thought)
        turns = thought.turns
        turns.sort(key=lambda turn: -turn.worth)
        kept: list[Turn] = []
        for turn in turns:
            if len(kept) < wanted and self.differs(turn, kept):
                kept.append(turn)
        return [turn.options for turn in kept]

    def differs(self, turn: Turn, kept: list[Turn]) -> bool:
        alike: i64 = 0
        for other in kept:
            if turn.begins_like(other, CHOICES):
                return False
            if turn.begins_like(other, 2):
                alike += 1
                if turn.worth == other.worth:
                    return False
        return alike < ALIKE


WEIGHTS: Final = load("tenshu.games.white_castle")
BRAIN: Final = Brain(
    WhiteCastleJudgement(WEIGHTS),
    hard=Budget(0, 16, 100),
    master=Budget(0, 16, 220),
    hint=Budget(0, 16, 100),
    masters=WhiteCastleJudgement(WEIGHTS, CAREFUL, MASTERLY),
    tuning=Tuning(WhiteCastleJudgement, tuple(FEATURES), by_outlook=True, alone={"rival": "hard"}),
)
