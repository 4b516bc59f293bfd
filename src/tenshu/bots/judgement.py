"""A judgement: how much options and positions are worth to a seat. One file a game."""

from abc import abstractmethod
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tenshu.bots.weights import Weights, named
from tenshu.core.rng import Rng
from tenshu.core.state import State

# How far candidates stray from what the judgement finds best, from the first on, in turn.
NOISE = (0, 20, 40, 80)
TRIES_PER_CANDIDATE = 3
# More players than there ever are.
NEVER: Final = 99


class SearchConfig:
    """How a game is searched: what a lead is worth, and how far a rollout goes."""

    def __init__(
        self,
        lead: i64,
        horizon: i64,
        rollout_noise: i64,
        c_puct: i64,
        virtual_visits: i64,
        win: i64 = 50,
        win_of_two: i64 = -1,
        generations: i64 = 0,
        average_from: i64 = NEVER,
        opponent_weight: i64 = 100,
    ) -> None:
        # Points by which one must lead for a good chance to win, in hundredths.
        self.lead = lead
        # Moments of the game after which a rollout is cut off and the position is judged.
        self.horizon = horizon
        # How many of a hundred choices in a rollout are left to chance.
        self.rollout_noise = rollout_noise
        # The exploration constant of PUCT, in hundredths.
        self.c_puct = c_puct
        # As many visits with an average result are added in thought, so that a little luck proves nothing.
        self.virtual_visits = virtual_visits
        # How many hundredths of what is wanted is the win itself; the rest is the lead.
        self.win = win
        # The same when two play.
        self.win_of_two = win if win_of_two < 0 else win_of_two
        # How often the best of many plans is varied, at most.
        self.generations = generations
        # From so many players on plans are compared by the lead on average along a rollout, not by its end:
        # the more players, the less the end depends on the plan.
        self.average_from = average_from
        # How many hundredths of the best opponent's outlook count in that lead.
        self.opponent_weight = opponent_weight


class Outlook:
    """Points to expect: each feature of a position counts by itself and with the time that is left."""

    def __init__(self, weights: Weights, features: list[str]) -> None:
        self.now = named(weights, "outlook.now", features)
        self.time = named(weights, "outlook.time", features)

    def of(self, features: vec[i64], left: i64) -> i64:
        """In hundredths of a point; the weights are thousandths of that."""
        now = self.now
        time = self.time
        found: i64 = 0
        for i in range(i64(len(features))):
            found += features[i] * (now[i] + time[i] * left)
        return found // 1000


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    def __init__(self, config: SearchConfig) -> None:
        self.config = config

    @abstractmethod
    def worth(self, state: State, seat: i64, option: i64) -> i64:
        """The worth of a legal option; more is better, and only the order matters."""

    @abstractmethod
    def outlook(self, state: State, seat: i64) -> i64:
        """The points the seat may expect at the end, in hundredths; exact when the game is over."""

    def rival(self, state: State) -> i64:
        """The same for an opponent that no seat plays; 0 where there is none."""
        return 0

    def worths(self, state: State, seat: i64, options: vec[i64]) -> vec[i64]:
        """The worth of each of several options."""
        found = vec[i64](capacity=len(options))
        for option in options:
            found = append(found, self.worth(state, seat, option))
        return found

    @abstractmethod
    def features(self, state: State, seat: i64) -> vec[i64]:
        """What the outlook of a seat depends on."""

    @abstractmethod
    def left(self, state: State, seat: i64) -> i64:
        """How much of the game is left to the seat, as the outlook counts it."""

    @abstractmethod
    def moment(self, state: State) -> i64:
        """Counts up while the game goes on; two positions of one moment can be compared."""

    def trials(self, state: State, rollouts: i64) -> i64:
        """How often plans are tried for a budget of so many rollouts."""
        return rollouts

    def field(self, candidates: i64, trials: i64) -> i64:
        """How many plans are compared by so many trials, at most the candidates of the budget."""
        return candidates

    def settled(self, state: State) -> bool:
        """Whether a rollout may be cut off here: not in the middle of a turn that is still to pay off."""
        return True

    def suppose(self, state: State, seat: i64, rng: Rng) -> None:
        """Replace what others have decided in secret by what they would sensibly decide."""

    def plans(self, state: State) -> bool:
        """Whether the choices to be made now belong together and are best compared as a whole."""
        return False

    def plan(self, state: State, seat: i64, noise: i64, rng: Rng) -> vec[i64]:
        """Choose and carry out all that belongs together; more noise strays further from the best."""
        options = state.legal(seat)
        chosen = best(options, self.worths(state, seat, options), rng)
        state.apply(seat, chosen)
        return append(vec[i64](capacity=1), chosen)

    def candidates(self, state: State, seat: i64, wanted: i64, rng: Rng) -> list[vec[i64]]:
        """Plans to compare, each only once, what looks best first."""
        found: list[vec[i64]] = []
        for number in range(wanted * TRIES_PER_CANDIDATE):
            if len(found) == wanted:
                break
            options = self.plan(state.copy(), seat, NOISE[number % len(NOISE)], rng)
            if not any(same(options, other) for other in found):
                found.append(options)
        return found

    def advance(self, state: State, seat: i64, rng: Rng) -> i64:
        """One step of a rollout; returns the number of choices made."""
        options = state.legal(seat)
        n: i64 = len(options)
        if n == 1:
            state.apply(seat, options[0])
        elif rng.below(100) < self.config.rollout_noise:
            state.apply(seat, options[rng.below(n)])
        else:
            state.apply(seat, best(options, self.worths(state, seat, options), rng))
        return 1


def same(one: vec[i64], other: vec[i64]) -> bool:
    if len(one) != len(other):
        return False
    for i in range(i64(len(one))):
        if one[i] != other[i]:
            return False
    return True


def best(options: vec[i64], worths: vec[i64], rng: Rng) -> i64:
    """The option of most worth; among equals by lot."""
    found: i64 = 0
    equals: i64 = 1
    n: i64 = len(options)
    for i in range(1, n):
        if worths[i] > worths[found]:
            found = i
            equals = 1
        elif worths[i] == worths[found]:
            equals += 1
            if rng.below(equals) == 0:
                found = i
    return options[found]
