"""The bot that searches."""

from abc import abstractmethod
from time import perf_counter

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tenshu.bots.bot import Bot
from tenshu.bots.judgement import Judgement
from tenshu.bots.mcts import Mcts, Node
from tenshu.bots.plan_search import Candidate, PlanSearch
from tenshu.core.rng import from_seed
from tenshu.core.state import State

# A tree that is kept counts as part of the budget, but some thinking is always new.
FRESH_SHARE = 4


# Of a choice: option, visits, rewards, points and leads.
RootStatistics = tuple[int, int, int, int, int]


class Budget:
    """How much may be thought about one decision: iterations, or rollouts of whole plans among candidates.

    `seconds` ends it earlier; 0 for no limit, so that a level means the same on any machine. Of two who
    think about the same, each has a `part`, and every second candidate.
    """

    def __init__(self, iterations: int, candidates: int, rollouts: int, seconds: float = 0.0) -> None:
        self.iterations: i64 = iterations
        self.candidates: i64 = candidates
        self.rollouts: i64 = rollouts
        self.seconds = seconds
        self.part: i64 = 0
        self.parts: i64 = 1

    def half(self, part: int) -> "Budget":
        """For the first or the second of two who think about the same; limits of time stay."""
        found = Budget(
            (self.iterations + 1) // 2, (self.candidates + 1) // 2, (self.rollouts + 1) // 2, self.seconds
        )
        found.part = part
        found.parts = 2
        return found


class Hint:
    """One of the best choices: its share of the thinking, the points to expect, and the lead by then."""

    def __init__(self, option: int, share: float, expected: float, lead: float) -> None:
        self.option = option
        self.share = share
        self.expected = expected
        self.lead = lead


@mypyc_attr(allow_interpreted_subclasses=True)
class Partner:
    """Somebody who thinks about the same decision at the same time, in a process of his own."""

    @abstractmethod
    def begin(self, determinized: State, seat: int, seed: str, seconds: float) -> None:
        """Start thinking; the state is one that the seat could be in. 0 seconds: no limit."""

    @abstractmethod
    def tree(self) -> list[RootStatistics]:
        """What came of it, choice by choice."""

    @abstractmethod
    def plan(self) -> list[int]:
        """Or the options of the best plan."""


class SearchBot(Bot):
    """Searches over what its seat may know. Keeps tree and plan from one decision to the next where sound."""

    def __init__(self, seed: str, judgement: Judgement, budget: Budget) -> None:
        super().__init__(seed)
        self.judgement = judgement
        self.budget = budget
        self.root = Node(-1, -1, 0)
        self.known = ""
        self.partner: Partner | None = None
        self.plan = vec[i64]()
        self.planned: i64 = 0
        self.nodes: i64 = 0
        self.choices: i64 = 0
        self.trials: i64 = 0

    def choose(self, determinized: State, seat: i64) -> i64:
        options = determinized.legal(seat)
        if len(options) == 1:
            return self.remember(determinized, seat, options[0], Node(seat, -1, 0))
        if self.judgement.plans(determinized) and self.budget.candidates > 0:
            return self.choose_by_plan(determinized, seat)
        root = self.grow(determinized, seat)
        favourite = most_visited(root)
        return self.remember(determinized, seat, favourite.option, favourite)

    def explain(self, state: State, seat: int, best: int = 3) -> list[Hint]:
        """The best few choices now."""
        determinized = state.determinize(seat, self.rng)
        if self.judgement.plans(determinized) and self.budget.candidates > 0:
            return from_plans(self.compare(determinized, seat), best)
        return from_nodes(self.grow(determinized, seat), best)

    def grow(self, determinized: State, seat: i64) -> Node:
        """The tree of this decision, grown to the budget."""
        if not self.known or mark(determinized, seat) != self.known:
            self.root = Node(seat, -1, 0)
        root = self.root
        self.call(determinized, seat)
        search = Mcts(determinized, seat, self.judgement, self.rng, root)
        wanted = self.budget.iterations - root.visits
        least = self.budget.iterations // FRESH_SHARE
        if wanted < least:
            wanted = least
        ends = self.deadline()
        made: i64 = 0
        while made < wanted and not (made % 16 == 15 and decided(root, wanted - made)):
            search.iterate()
            made += 1
            if ends > 0.0 and perf_counter() > ends:
                break
        self.nodes += search.nodes
        self.choices += search.choices
        self.trials += made
        if self.partner is not None:
            merge(root, self.partner.tree())
        return root

    def call(self, determinized: State, seat: i64) -> None:
        """Have the partner think as well, with a seed of its own."""
        if self.partner is not None:
            seed = f"{self.rng.next32()} {self.rng.next32()}"
            self.partner.begin(determinized, seat, seed, self.budget.seconds)

    def deadline(self) -> float:
        if self.budget.seconds > 0.0:
            return perf_counter() + self.budget.seconds
        return 0.0

    def choose_by_plan(self, determinized: State, seat: i64) -> i64:
        if not self.known or self.planned >= len(self.plan) or mark(determinized, seat) != self.known:
            self.plan = self.compare(determinized, seat)[0].options
            self.planned = 0
        return self.remember(determinized, seat, self.plan[self.planned], Node(seat, -1, 0))

    def compare(self, determinized: State, seat: i64) -> list[Candidate]:
        """All candidates, the best first; that of a partner is compared with the best of one's own."""
        self.call(determinized, seat)
        ends = self.deadline()
        plans = PlanSearch(determinized, seat, self.judgement, self.rng)
        plans.first = self.budget.part
        plans.step = self.budget.parts
        trials = self.judgement.trials(determinized, self.budget.rollouts)
        plans.search(self.judgement.field(self.budget.candidates, trials), trials, ends)
        if self.partner is not None:
            plans.challenge(self.partner.plan(), trials // FRESH_SHARE, ends)
        self.choices += plans.choices
        self.trials += plans.trials
        return plans.candidates + plans.dropped

    def remember(self, determinized: State, seat: i64, option: i64, then: Node) -> i64:
        """Note what the seat knows now: if it is asked again knowing no more, the thinking goes on."""
        self.root = then
        self.known = ""
        if self.planned < len(self.plan) and self.plan[self.planned] == option:
            self.planned += 1
        else:
            self.planned = len(self.plan)
        disclosed = determinized.disclosures
        determinized.apply(seat, option)
        if determinized.disclosures == disclosed and len(determinized.legal(seat)) > 0:
            self.known = mark(determinized, seat)
        return option


def tree_of(bot: SearchBot, determinized: State, seat: int) -> tuple[list[RootStatistics], list[int]]:
    """What a partner tells: the choices at the root, or the best plan."""
    if bot.judgement.plans(determinized) and bot.budget.candidates > 0:
        return [], [int(option) for option in bot.compare(determinized, seat)[0].options]
    children = bot.grow(determinized, seat).children
    return [(int(c.option), int(c.visits), int(c.rewards), int(c.points), int(c.leads)) for c in children], []


def mark(state: State, seat: i64) -> str:
    """Equal for two states exactly when they are the same to the seat: what it can't see is drawn alike."""
    return state.determinize(seat, from_seed("mark")).fingerprint()


def most_visited(root: Node) -> Node:
    found = root.children[0]
    for child in root.children:
        if child.visits > found.visits or (child.visits == found.visits and child.rewards > found.rewards):
            found = child
    return found


def decided(root: Node, left: i64) -> bool:
    """Whether no other choice can become the most visited one in the iterations that are left."""
    first: i64 = 0
    second: i64 = 0
    for child in root.children:
        if child.visits > first:
            second = first
            first = child.visits
        elif child.visits > second:
            second = child.visits
    return first - second > left


def merge(root: Node, told: list[RootStatistics]) -> None:
    """Add what a partner found; both have the same choices at the root."""
    for option, visits, rewards, points, leads in told:
        for child in root.children:
            if child.option == option:
                child.visits += visits
                child.rewards += rewards
                child.points += points
                child.leads += leads


def from_nodes(root: Node, best: int) -> list[Hint]:
    children = sorted(root.children, key=lambda child: (-child.visits, -child.rewards))
    visits = max(sum([int(child.visits) for child in children]), 1)
    return [
        Hint(
            child.option,
            int(child.visits) / visits,
            average(child.points, child.visits),
            average(child.leads, child.visits),
        )
        for child in children[:best]
        if child.visits > 0
    ]


def from_plans(plans: list[Candidate], best: int) -> list[Hint]:
    """The next choice of the best plans; the share is that of all trials, none where there is one plan."""
    visits = sum([int(plan.visits) for plan in plans])
    found: dict[int, Hint] = {}
    for plan in plans:
        option = int(plan.options[0])
        share = int(plan.visits) / visits if visits else 1.0 / len(plans)
        if option in found:
            found[option].share += share
        else:
            expected, lead = average(plan.points, plan.visits), average(plan.leads, plan.visits)
            found[option] = Hint(option, share, expected, lead)
    return list(found.values())[:best]


def average(points: i64, visits: i64) -> float:
    """Hundredths of points, as points."""
    if visits == 0:
        return 0.0
    return float(points) / float(visits) / 100.0
