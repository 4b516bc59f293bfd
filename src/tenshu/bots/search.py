"""Tree search over what a seat may know.

One tree for one observer: its nodes are choices, not positions. Every iteration imagines a state that the
seat could be in, walks down the tree as far as it is grown, adds one choice, plays the rest out by judgement,
and tells every choice on its way what came of it for the seat that made it.
"""

from math import exp, sqrt

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.bots.judgement import Judgement, Manner
from tenshu.core.rng import Rng
from tenshu.core.state import State

# A certain win; what is gained is counted in parts of it.
SURE = 10_000
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
        self.gains: i64 = 0
        self.points: i64 = 0
        self.leads: i64 = 0
        # Ascending by key: seats may take turns at one node, depending on what is imagined.
        self.children: list[Node] = []

    def gain(self) -> float:
        """The average share of a sure win."""
        if self.visits == 0:
            return 0.0
        return float(self.gains) / float(self.visits * SURE)


class Search:
    """The search of one decision; `imagined` is any state that the seat could be in."""

    def __init__(self, imagined: State, seat: i64, judgement: Judgement, rng: Rng, root: Node) -> None:
        self.imagined = imagined
        self.seat = seat
        self.judgement = judgement
        self.rng = rng
        self.root = root
        self.until: i64 = judgement.moment(imagined) + judgement.manner.horizon
        self.series: list[Rng] = []
        self.nodes: i64 = 0
        self.choices: i64 = 0

    def iterate(self) -> None:
        """Choices at the root are compared on equal lots: the n-th visit of each imagines the same."""
        offers = self.offers(self.root, self.imagined, self.seat, self.imagined.legal(self.seat))
        first = keenest(self.root, offers, self.judgement.manner)
        rng = self.lots(first.visits)
        state = self.imagined.determinize(self.seat, rng)
        self.judgement.suppose(state, self.seat, rng)
        state.apply(self.seat, first.option)
        path = [self.root, first]
        self.descend(state, path)
        self.choices += play_out(state, self.judgement, self.until, rng)
        outlooks = judged(state, self.judgement)
        gains = gained(state, outlooks, self.judgement)
        for node in path:
            node.visits += 1
            node.gains += gains[node.seat]
            node.points += outlooks[node.seat]
            node.leads += ahead(outlooks, node.seat)

    def lots(self, number: i64) -> Rng:
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
            node = keenest(node, self.offers(node, state, seat, options), self.judgement.manner)
            state.apply(seat, node.option)
            self.choices += 1
            path.append(node)
        self.nodes += 1

    def offers(self, node: Node, state: State, seat: i64, options: vec[i64]) -> list[Node]:
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
            ranked(children)
        return found


def ranked(children: list[Node]) -> None:
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


def keenest(node: Node, offers: list[Node], manner: Manner) -> Node:
    """What did well, or promises much and was seldom tried; what was seldom tried counts as average."""
    visits: i64 = 1
    gains: i64 = 0
    for offer in offers:
        visits += offer.visits
        gains += offer.gains
    average = node.gain()
    if visits > 1:
        average = float(gains) / float((visits - 1) * SURE)
    drive = float(manner.explore) / 100.0 * sqrt(float(visits))
    doubt = float(manner.doubt) + 0.01
    found = offers[0]
    highest = -1.0
    for offer in offers:
        tries = float(offer.visits)
        promise = (float(offer.gains) / float(SURE) + doubt * average) / (tries + doubt)
        promise += drive * offer.prior / (1.0 + tries)
        if promise > highest:
            highest = promise
            found = offer
    return found


def asked(state: State, observer: i64) -> i64:
    """Who decides next; among several at once the observer is the first."""
    seat = state.decider()
    if seat >= 0 and seat != observer and len(state.legal(observer)) > 0:
        return observer
    return seat


def play_out(state: State, judgement: Judgement, until: i64, rng: Rng) -> i64:
    """Play on by judgement to a moment or the end; returns the number of choices."""
    made: i64 = 0
    while True:
        seat = state.decider()
        if seat < 0 or (judgement.moment(state) >= until and judgement.settled(state)):
            return made
        made += judgement.advance(state, seat, rng)


def judged(state: State, judgement: Judgement) -> vec[i64]:
    """The outlook of every seat, and of the rival at the end."""
    players: i64 = state.setup.players
    found = vec[i64](capacity=players + 1)
    for seat in range(players):
        found = append(found, judgement.outlook(state, seat))
    return append(found, judgement.rival(state))


def gained(state: State, outlooks: vec[i64], judgement: Judgement) -> vec[i64]:
    """What the outlooks mean to each seat: partly the win, partly the lead itself."""
    players: i64 = len(outlooks) - 1
    lead = float(judgement.manner.lead)
    win = judgement.manner.duel if players == 2 else judgement.manner.win
    over = state.decider() < 0
    found = vec[i64](capacity=players)
    for seat in range(players):
        by = ahead(outlooks, seat)
        share = float(SURE) / (1.0 + exp(-float(by) / lead))
        if over:
            # A tie is broken by rules that the points do not show.
            won: i64 = 0
            if by > 0 or (by == 0 and state.ranking()[seat] == 1):
                won = SURE
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
