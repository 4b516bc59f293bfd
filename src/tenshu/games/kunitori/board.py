"""What lies on the table: the pool in the middle and a territory for each player."""

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64

from tenshu.core.codec import Reader, Writer
from tenshu.core.events import Event
from tenshu.core.rng import Rng
from tenshu.core.rows import total
from tenshu.core.setup import Setup
from tenshu.core.state import State
from tenshu.core.steps import Steps
from tenshu.games.kunitori.cards import CARDS, DECK, GENERALS, VICTORY

HAND_SIZE = 4


def nothing() -> vec[i64]:
    """A row of zeros, one for each card."""
    return vec[i64]([i64(0)] * CARDS)


class Territory:
    """A player's cards. Hand, discard and camp count cards; the top of the deck is its last card.

    What everyone has seen stays known: the `known` uppermost cards of the deck, and `seen` in the hand.
    """

    def __init__(
        self,
        deck: vec[i64],
        hand: vec[i64],
        discard: vec[i64],
        camp: vec[i64],
        seen: vec[i64],
        ambush: vec[i64],
        revealed: vec[i64],
        known: i64,
    ) -> None:
        self.deck = deck
        self.hand = hand
        self.discard = discard
        self.camp = camp
        self.seen = seen
        self.ambush = ambush
        self.revealed = revealed
        self.known = known

    def copy(self) -> "Territory":
        return Territory(
            self.deck[:],
            self.hand[:],
            self.discard[:],
            self.camp[:],
            self.seen[:],
            self.ambush[:],
            self.revealed[:],
            self.known,
        )

    def take_from_hand(self, card: i64) -> None:
        self.hand[card] -= 1
        if self.seen[card] > 0:
            self.seen[card] -= 1

    def put_in_hand_openly(self, card: i64) -> None:
        self.hand[card] += 1
        self.seen[card] += 1

    def put_on_deck_openly(self, card: i64) -> None:
        self.deck = append(self.deck, card)
        self.known += 1

    def hand_size(self) -> i64:
        return total(self.hand)

    def write(self, out: Writer) -> None:
        for row in (self.deck, self.hand, self.discard, self.camp, self.seen, self.ambush, self.revealed):
            out.row(row)
        out.number(self.known)


def read_territory(source: Reader) -> Territory:
    return Territory(
        source.indices(CARDS),
        source.numbers(CARDS),
        source.numbers(CARDS),
        source.numbers(CARDS),
        source.numbers(CARDS),
        source.indices(CARDS),
        source.indices(CARDS),
        source.number(),
    )


class Board(State):
    """The data of a game of Kunitori! and the moves of single cards; the rules are in the files beside."""

    def __init__(self, setup: Setup, rng: Rng) -> None:
        super().__init__(setup, rng)
        self.seats: i64 = 0
        self.two_generals = False
        self.ninja_on_all = False
        self.free_buys = False
        self.leaders_chosen = False
        self.territories: list[Territory] = []
        self.pool = vec[i64]()
        self.trash = vec[i64]()
        # Generals still in the pool; the last two are face up where only two are.
        self.generals = vec[i64]()
        self.todo = Steps()
        self.first: i64 = 0
        self.active: i64 = 0
        self.turn: i64 = 0
        self.last_turn: i64 = -1
        self.actions: i64 = 0
        self.buys: i64 = 0
        self.money: i64 = 0
        self.tolls: i64 = 0
        # Deployed cards of the active player that were not replayed yet this turn.
        self.waiting = vec[i64]()
        # The host on the march: cards and the seats they attack, pair by pair.
        self.host = vec[i64]()
        self.targets = vec[i64]()

    def agree(self) -> None:
        """Take over what the setup says."""
        self.seats = self.setup.players
        self.two_generals = self.setup.settings["generals"] == "two"
        self.ninja_on_all = self.setup.settings["ninja"] == "all"
        self.free_buys = self.setup.settings["penniless"] == "buy"
        self.leaders_chosen = self.setup.settings["leaders"] == "chosen"

    def copy_to(self, other: "Board") -> None:
        other.disclosures = self.disclosures
        other.seats = self.seats
        other.two_generals = self.two_generals
        other.ninja_on_all = self.ninja_on_all
        other.free_buys = self.free_buys
        other.leaders_chosen = self.leaders_chosen
        other.territories = [territory.copy() for territory in self.territories]
        other.pool = self.pool[:]
        other.trash = self.trash[:]
        other.generals = self.generals[:]
        other.todo = self.todo.copy()
        other.first = self.first
        other.active = self.active
        other.turn = self.turn
        other.last_turn = self.last_turn
        other.actions = self.actions
        other.buys = self.buys
        other.money = self.money
        other.tolls = self.tolls
        other.waiting = self.waiting[:]
        other.host = self.host[:]
        other.targets = self.targets[:]

    def write(self, out: Writer) -> None:
        self.write_base(out)
        for territory in self.territories:
            territory.write(out)
        for row in (self.pool, self.trash, self.waiting, self.generals, self.host, self.targets):
            out.row(row)
        self.todo.write(out)
        for number in (self.first, self.active, self.turn, self.last_turn):
            out.number(number)
        for number in (self.actions, self.buys, self.money, self.tolls):
            out.number(number)

    def read(self, source: Reader) -> None:
        self.read_base(source)
        self.territories = [read_territory(source) for _ in range(self.seats)]
        self.pool = source.numbers(CARDS)
        self.trash = source.numbers(CARDS)
        self.waiting = source.numbers(CARDS)
        self.generals = source.indices(CARDS)
        self.host = source.indices(CARDS)
        self.targets = source.row()
        self.todo.read(source)
        self.first = source.number()
        self.active = source.number()
        self.turn = source.number()
        self.last_turn = source.number()
        self.actions = source.number()
        self.buys = source.number()
        self.money = source.number()
        self.tolls = source.number()

    def tell(
        self, kind: str, seat: i64, card: i64 = -1, count: i64 = -1, other: i64 = -1, left: i64 = -1
    ) -> None:
        """An event that everyone may know; `left` is how many cards the pile of `card` still has."""
        if self.story is not None:
            self.story.append(Event(kind, event_args(seat, card, count, other, left)))

    def whisper(self, kind: str, seat: i64, card: i64) -> None:
        """An event that only the seat itself may know."""
        if self.story is not None:
            self.story.append(Event(kind, event_args(seat, card, -1, -1, -1), (int(seat),)))

    def next_seat(self, seat: i64) -> i64:
        """The next player clockwise."""
        return (seat + 1) % self.seats

    def draw(self, seat: i64, count: i64) -> None:
        """Draw cards; what neither deck nor discard pile can give is forfeited, p. 3."""
        territory = self.territories[seat]
        drawn: i64 = 0
        while drawn < count:
            if not self.refill(seat):
                break
            territory.deck, card = pop(territory.deck)
            territory.hand[card] += 1
            if territory.known > 0:
                territory.known -= 1
                territory.seen[card] += 1
            self.whisper("drew", seat, card)
            drawn += 1
        if drawn > 0:
            self.disclosures += 1
            self.tell("draws", seat, -1, drawn)

    def refill(self, seat: i64) -> bool:
        """An empty deck is refilled only when a card is needed from it, p. 3. False: no card is left."""
        territory = self.territories[seat]
        if len(territory.deck) > 0:
            return True
        deck = vec[i64](capacity=24)
        for card in range(i64(CARDS)):
            for _copy in range(territory.discard[card]):
                deck = append(deck, card)
            territory.discard[card] = 0
        if len(deck) == 0:
            return False
        self.disclosures += 1
        self.rng.shuffle(deck)
        territory.deck = deck
        territory.known = 0
        self.tell("reshuffles", seat)
        return True

    def reveal(self, seat: i64, count: i64) -> None:
        """Turn over the uppermost cards of a deck for all to see."""
        territory = self.territories[seat]
        for _card in range(count):
            if not self.refill(seat):
                break
            territory.deck, card = pop(territory.deck)
            if territory.known > 0:
                territory.known -= 1
            territory.revealed = append(territory.revealed, card)
            self.disclosures += 1
            self.tell("reveals", seat, card)

    def offered(self, card: i64) -> bool:
        """Whether a card can be taken from the pool now."""
        if self.pool[card] == 0:
            return False
        if card >= GENERALS or not self.two_generals:
            return True
        n: i64 = len(self.generals)
        return self.generals[n - 1] == card or (n > 1 and self.generals[n - 2] == card)

    def take_from_pool(self, seat: i64, card: i64) -> None:
        """Whoever takes the last card of a victory pile starts the last turns, p. 5."""
        self.pool[card] -= 1
        if card < GENERALS:
            self.generals = remove(self.generals, card)
            if self.two_generals and len(self.generals) > 1:
                self.disclosures += 1
        if DECK.kind[card] == VICTORY and self.pool[card] == 0 and self.last_turn < 0:
            self.last_turn = (self.active + self.seats - 1) % self.seats
            self.tell("last-turns", seat, card, -1, self.last_turn)

    def gain(self, seat: i64, card: i64) -> None:
        """To gain a card is to take it from the pool onto one's discard pile, p. 3 and FAQ."""
        self.take_from_pool(seat, card)
        self.territories[seat].discard[card] += 1
        self.tell("gains", seat, card)

    def trash_from_camp(self, seat: i64, card: i64) -> None:
        self.territories[seat].camp[card] -= 1
        self.trash[card] += 1
        self.tell("trashes", seat, card)


def event_args(seat: i64, card: i64, count: i64, other: i64, left: i64) -> dict[str, object]:
    args: dict[str, object] = {"seat": int(seat)}
    if card >= 0:
        args["card"] = DECK.ids[card]
    if count >= 0:
        args["count"] = int(count)
    if other >= 0:
        args["other"] = int(other)
    if left >= 0:
        args["left"] = int(left)
    return args
