"""Sequential halving over whole plans, for choices that belong together.

Candidates are drawn by judgement with noise; all are tried in the same determinized states, the worse half is
dropped, the rest is tried further. Then the best is varied, and has to hold its own against its variants.
"""

from time import perf_counter

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.bots.judgement import NOISE, TRIES_PER_CANDIDATE, Judgement, best, same
from tenshu.bots.mcts import ahead, evaluate, highest_other, rewards, rollout
from tenshu.core.rng import Rng
from tenshu.core.state import State

# The best is varied once for so many trials.
TRIALS_PER_GENERATION = 375
# How many of a hundred choices a variant takes from elsewhere.
CHANGED = 25


class Candidate:
    """One candidate: its options in order, how often it was tried and what came of it."""

    def __init__(self, options: vec[i64]) -> None:
        self.options = options
        self.visits: i64 = 0
        # By this plans are compared; points and leads are what is told of them.
        self.merits: i64 = 0
        self.points: i64 = 0
        self.leads: i64 = 0

    def merit(self) -> float:
        if self.visits == 0:
            return 0.0
        return float(self.merits) / float(self.visits)


class PlanSearch:
    """All candidates for what the seat has to decide now."""

    def __init__(self, determinized: State, seat: i64, judgement: Judgement, rng: Rng) -> None:
        self.determinized = determinized
        self.seat = seat
        self.judgement = judgement
        self.rng = rng
        self.candidates: list[Candidate] = []
        self.dropped: list[Candidate] = []
        # Two who think about the same take turns: of the candidates, each has every second one.
        self.first: i64 = 0
        self.step: i64 = 1
        self.began: i64 = judgement.moment(determinized)
        self.until: i64 = self.began + judgement.config.horizon
        self.along = determinized.setup.players >= judgement.config.average_from
        self.choices: i64 = 0
        self.trials: i64 = 0

    def draw(self, wanted: i64) -> None:
        """Candidates, each only once."""
        drawn = self.judgement.candidates(self.determinized, self.seat, wanted * self.step, self.rng)
        first = self.first if self.first < len(drawn) else 0
        for i in range(first, i64(len(drawn)), self.step):
            self.candidates.append(Candidate(drawn[i]))

    def has(self, options: vec[i64]) -> bool:
        for plan in self.candidates:
            if same(plan.options, options):
                return True
        return False

    def search(self, wanted: i64, trials: i64, ends: float) -> None:
        """Plans drawn anew; with many trials only half of them, the other half for variants of the best."""
        self.draw(wanted)
        if len(self.candidates) < 2:
            return
        generations = trials // TRIALS_PER_GENERATION
        if generations > self.judgement.config.generations:
            generations = self.judgement.config.generations
        if generations == 0:
            self.compare(trials, ends)
            return
        self.compare(trials // 2, ends)
        for _generation in range(generations):
            self.vary(wanted // 2)
            self.compare(trials // 2 // generations, ends)

    def vary(self, wanted: i64) -> None:
        """The best so far begins anew, beside variants of it."""
        best_plan = self.candidates[0]
        self.begin_anew([best_plan.options])
        for number in range(wanted * TRIES_PER_CANDIDATE):
            if len(self.candidates) > wanted:
                return
            options = self.variant(best_plan.options, NOISE[number % len(NOISE)])
            if not self.has(options):
                self.candidates.append(Candidate(options))

    def variant(self, options: vec[i64], noise: i64) -> vec[i64]:
        """A plan with some choices of another; what is no longer possible is chosen by judgement."""
        state = self.determinized.copy()
        disclosed = state.disclosures
        other = self.judgement.plan(self.determinized.copy(), self.seat, noise, self.rng)
        found = vec[i64](capacity=len(options))
        legal = state.legal(self.seat)
        while len(legal) > 0 and state.disclosures == disclosed:
            i = i64(len(found))
            wish: i64 = -1
            if i < len(other) and self.rng.below(100) < CHANGED:
                wish = other[i]
            elif i < len(options):
                wish = options[i]
            if wish not in legal:
                wish = best(legal, self.judgement.worths(state, self.seat, legal), self.rng)
            found = append(found, wish)
            state.apply(self.seat, wish)
            legal = state.legal(self.seat)
        return found

    def challenge(self, options: list[int], trials: i64, ends: float) -> None:
        """One more candidate, against the best so far; both begin anew, unless they are the same."""
        row = vec[i64](capacity=len(options))
        for option in options:
            row = append(row, option)
        best_plan = self.candidates[0]
        if not same(best_plan.options, row):
            self.begin_anew([best_plan.options, row])
            self.compare(trials, ends)

    def begin_anew(self, plans: list[vec[i64]]) -> None:
        self.dropped = self.candidates + self.dropped
        self.candidates = [Candidate(options) for options in plans]

    def compare(self, trials: i64, ends: float) -> None:
        """Halve the candidates again and again; every round has an equal part of the trials.

        Ends earlier at the time `ends` of the clock, if it is not 0.
        """
        rounds: i64 = 1
        n: i64 = len(self.candidates)
        while n > 2:
            n = (n + 1) // 2
            rounds += 1
        for number in range(rounds):
            each = trials // rounds // i64(len(self.candidates))
            for _trial in range(each + 1):
                self.try_all()
                if ends > 0.0 and perf_counter() > ends:
                    break
            self.candidates.sort(key=lambda plan: -plan.merit())
            if number < rounds - 1:
                half = (len(self.candidates) + 1) // 2
                self.dropped = self.candidates[half:] + self.dropped
                self.candidates = self.candidates[:half]

    def try_all(self) -> None:
        """One determinization and one seed, for every candidate."""
        seed = self.rng.fork()
        for plan in self.candidates:
            rng = seed.copy()
            state = self.determinized.determinize(self.seat, rng)
            self.judgement.suppose(state, self.seat, rng)
            for option in plan.options:
                state.apply(self.seat, option)
            outlooks = self.play_along(plan, state, rng) if self.along else self.play_on(plan, state, rng)
            self.trials += 1
            plan.visits += 1
            plan.points += outlooks[self.seat]
            plan.leads += ahead(outlooks, self.seat)

    def play_on(self, plan: Candidate, state: State, rng: Rng) -> vec[i64]:
        """What comes of it in the end is the merit of the plan; returns the outlooks then."""
        self.choices += rollout(state, self.judgement, self.until, rng)
        outlooks = evaluate(state, self.judgement)
        plan.merits += rewards(state, outlooks, self.judgement)[self.seat]
        return outlooks

    def play_along(self, plan: Candidate, state: State, rng: Rng) -> vec[i64]:
        """Moment by moment, the same ones for every plan: the lead on average is its merit."""
        outlooks = vec[i64]()
        leads: i64 = 0
        moment = self.began
        while moment == self.began or (moment < self.until and state.decider() >= 0):
            moment += 1
            self.choices += rollout(state, self.judgement, moment, rng)
            outlooks = evaluate(state, self.judgement)
            envied = highest_other(outlooks, self.seat) * self.judgement.config.opponent_weight // 100
            leads += outlooks[self.seat] - envied
        plan.merits += leads // (moment - self.began)
        return outlooks
