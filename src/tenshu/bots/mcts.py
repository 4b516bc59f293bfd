"""Information-set MCTS: one tree for one observer, whose nodes are choices, not positions.

Every iteration determinizes the state (one that the seat could be in for all it knows), selects by PUCT down
to a choice not made before, plays a rollout by judgement, and backs the rewards up to the choices on its way.
"""

from math import exp, sqrt

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.bots.judgement import Judgement, SearchConfig
from tenshu.core.rng import Rng
from tenshu.core.state import State

# The reward of a certain win.
WIN = 10_000
# More than any game has options.
SEATS_APART = 1 << 20


class Node:
    """A choice of a seat: how often it was made, and what came of it."""

    def __init__(self, seat: i64, option: i64, worth: i64) -> None:
        self.key: i64 = seat * SEATS_APART + option
        self.seat = seat
        self.option = option
        self.worth = worth
        self.prior = 0.0
        self.visits: i64 = 0
        self.rewards: i64 = 0
        self.points: i64 = 0
        self.leads: i64 = 0
        # Ascending by key: seats may take turns at one node, depending on the determinization.
        self.children: list[Node] = []

    def value(self) -> float:
        """The average reward, as a share of a win."""
        if self.visits == 0:
            return 0.0
        return float(self.rewards) / float(self.visits * WIN)


class Mcts:
    """The search of one decision; `determinized` is any state that the seat could be in."""

    def __init__(self, determinized: State, seat: i64, judgement: Judgement, rng: Rng, root: Node) -> None:
        self.determinized = determinized
        self.seat = seat
        self.judgement = judgement
        self.rng = rng
        self.root = root
        self.until: i64 = judgement.moment(determinized) + judgement.config.horizon
        self.series: list[Rng] = []
        self.nodes: i64 = 0
        self.choices: i64 = 0

    def iterate(self) -> None:
        """Choices at the root are compared on equal terms: the n-th visit of each has the same seed."""
        children = self.children_of(
            self.root, self.determinized, self.seat, self.determinized.legal(self.seat)
        )
        first = select(self.root, children, self.judgement.config)
        rng = self.seeded(first.visits)
        state = self.determinized.determinize(self.seat, rng)
        self.judgement.suppose(state, self.seat, rng)
        state.apply(self.seat, first.option)
        path = [self.root, first]
        self.descend(state, path)
        self.choices += rollout(state, self.judgement, self.until, rng)
        outlooks = evaluate(state, self.judgement)
        found = rewards(state, outlooks, self.judgement)
        for node in path:
            node.visits += 1
            node.rewards += found[node.seat]
            node.points += outlooks[node.seat]
            node.leads += ahead(outlooks, node.seat)

    def seeded(self, number: i64) -> Rng:
        while len(self.series) <= number:
            self.series.append(self.rng.fork())
        return self.series[number].copy()

    def descend(self, state: State, path: list[Node]) -> None:
        """Walk down the tree to the first choice not made before, and make it."""
        node = path[1]
        while node.visits > 0:
            seat = asked(state, self.seat)
            if seat < 0:
                return
            options = state.legal(seat)
            if len(options) == 1:
                state.apply(seat, options[0])
                continue
            node = select(node, self.children_of(node, state, seat, options), self.judgement.config)
            state.apply(seat, node.option)
            self.choices += 1
            path.append(node)
        self.nodes += 1

    def children_of(self, node: Node, state: State, seat: i64, options: vec[i64]) -> list[Node]:
        """The children that are legal now; those that never were before are added."""
        children = node.children
        known: i64 = len(children)
        if known == 0:
            worths = self.judgement.worths(state, seat, options)
            for i in range(i64(len(options))):
                children.append(Node(seat, options[i], worths[i]))
        found: list[Node] = []
        at: i64 = 0
        for option in options:
            key = seat * SEATS_APART + option
            while at < len(children) and children[at].key < key:
                at += 1
            if at == len(children) or children[at].key != key:
                children.insert(at, Node(seat, option, self.judgement.worth(state, seat, option)))
            found.append(children[at])
        if len(children) > known:
            set_priors(children)
        return found


def set_priors(children: list[Node]) -> None:
    """The first in the judgement's eyes gets most of the first visits, the second half of that, and so on."""
    shares = 0.0
    for child in children:
        rank: i64 = 1
        for other in children:
            if other.worth > child.worth:
                rank += 1
        child.prior = 1.0 / float(rank)
        shares += child.prior
    for child in children:
        child.prior /= shares


def select(node: Node, children: list[Node], config: SearchConfig) -> Node:
    """PUCT: the child with the highest value plus exploration; few visits count as average ones at first."""
    visits: i64 = 1
    rewards: i64 = 0
    for child in children:
        visits += child.visits
        rewards += child.rewards
    average = node.value()
    if visits > 1:
        average = float(rewards) / float((visits - 1) * WIN)
    exploration = float(config.c_puct) / 100.0 * sqrt(float(visits))
    virtual_visits = float(config.virtual_visits) + 0.01
    found = children[0]
    highest = -1.0
    for child in children:
        tries = float(child.visits)
        score = (float(child.rewards) / float(WIN) + virtual_visits * average) / (tries + virtual_visits)
        score += exploration * child.prior / (1.0 + tries)
        if score > highest:
            highest = score
            found = child
    return found


def asked(state: State, observer: i64) -> i64:
    """Who decides next; among several at once the observer is the first."""
    seat = state.decider()
    if seat >= 0 and seat != observer and len(state.legal(observer)) > 0:
        return observer
    return seat


def rollout(state: State, judgement: Judgement, until: i64, rng: Rng) -> i64:
    """Play on by judgement to a moment or the end; returns the number of choices."""
    made: i64 = 0
    while True:
        seat = state.decider()
        if seat < 0 or (judgement.moment(state) >= until and judgement.settled(state)):
            return made
        made += judgement.advance(state, seat, rng)


def evaluate(state: State, judgement: Judgement) -> vec[i64]:
    """The outlook of every seat, and of the rival at the end."""
    players: i64 = state.setup.players
    found = vec[i64](capacity=players + 1)
    for seat in range(players):
        found = append(found, judgement.outlook(state, seat))
    return append(found, judgement.rival(state))


def rewards(state: State, outlooks: vec[i64], judgement: Judgement) -> vec[i64]:
    """What the outlooks mean to each seat: partly the win, partly the lead itself."""
    players: i64 = len(outlooks) - 1
    lead = float(judgement.config.lead)
    win = judgement.config.win_of_two if players == 2 else judgement.config.win
    over = state.decider() < 0
    found = vec[i64](capacity=players)
    for seat in range(players):
        by = ahead(outlooks, seat)
        share = float(WIN) / (1.0 + exp(-float(by) / lead))
        if over:
            # A tie is broken by rules that the points do not show.
            won: i64 = 0
            if by > 0 or (by == 0 and state.ranking()[seat] == 1):
                won = WIN
            found = append(found, (i64(share) * (100 - win) + won * win) // 100)
        else:
            found = append(found, i64(share))
    return found


def ahead(outlooks: vec[i64], seat: i64) -> i64:
    """How far the seat is ahead of the best opponent."""
    return outlooks[seat] - highest_other(outlooks, seat)


def highest_other(outlooks: vec[i64], seat: i64) -> i64:
    """The best outlook of the opponents: the other seats, or alone the rival."""
    players: i64 = len(outlooks) - 1
    if players == 1:
        return outlooks[1]
    highest: i64 = -1_000_000
    for other in range(players):
        if other != seat and outlooks[other] > highest:
            highest = outlooks[other]
    return highest
