"""A tiny game in plain Python: everyone holds a hidden card and may swap it."""

from tenshu.core.actions import Actions, Block
from tenshu.core.codec import Reader, Writer
from tenshu.core.game import Game
from tenshu.core.rng import Rng
from tenshu.core.setup import Setting, Setup
from tenshu.core.state import State

KEEP, SWAP = 0, 1
CARDS = 12


class HighCard(State):
    def __init__(self, setup: Setup, rng: Rng) -> None:
        super().__init__(setup, rng)
        self.hands: list[int] = []
        self.deck: list[int] = []
        self.turn = 0

    def decider(self) -> int:
        return self.turn if self.turn < self.setup.players else -1

    def options(self, seat: int) -> list[int]:
        return [KEEP, SWAP] if seat == self.decider() else []

    def apply(self, seat: int, option: int) -> None:
        if option == SWAP:
            self.disclosures += 1
            self.deck.insert(0, self.hands[seat])
            self.hands[seat] = self.deck.pop()
        self.turn += 1

    def question(self, seat: int) -> tuple[str, dict[str, object]]:
        return "swap", {"card": self.hands[seat]}

    def view(self, seat: int | None) -> dict[str, object]:
        hands = [card if seat == owner or self.over() else None for owner, card in enumerate(self.hands)]
        return {"seat": seat, "turn": self.turn, "hands": hands}

    def determinize(self, seat: int, rng: Rng) -> State:
        other = self.copy()
        if not self.over():
            hidden = self.deck + [card for owner, card in enumerate(self.hands) if owner != seat]
            mixed = [hidden.pop(rng.below(len(hidden))) for _ in range(len(hidden))]
            other.hands = [card if owner == seat else mixed.pop() for owner, card in enumerate(self.hands)]
            other.deck = mixed
            other.rng = rng.fork()
        return other

    def copy(self) -> "HighCard":
        other = type(self)(self.setup, self.rng.copy())
        other.disclosures = self.disclosures
        other.hands, other.deck, other.turn = self.hands[:], self.deck[:], self.turn
        return other

    def write(self, out: Writer) -> None:
        self.write_base(out)
        for number in (self.turn, *self.hands, *self.deck):
            out.number(number)

    def read(self, source: Reader) -> None:
        self.read_base(source)
        self.turn = source.number()
        self.hands = [source.number() for _ in range(self.setup.players)]
        self.deck = [source.number() for _ in range(CARDS - self.setup.players)]

    def scores(self) -> list[int]:
        return list(self.hands)

    def ranking(self) -> list[int]:
        return [sorted(self.hands, reverse=True).index(card) + 1 for card in self.hands]

    def census(self) -> dict[str, int]:
        return {"cards": len(set(self.hands + self.deck))}


class HighCardGame(Game):
    def __init__(self, state: type[HighCard] = HighCard) -> None:
        actions = Actions(Block(KEEP, "keep", {}), Block(SWAP, "swap", {}))
        super().__init__("high_card", 1, range(2, 5), (Setting("aces", ("low", "high")),), actions)
        self.state = state

    def deal(self, setup: Setup, rng: Rng) -> State:
        state = self.state(setup, rng)
        cards = list(range(CARDS))
        state.deck = [cards.pop(rng.below(len(cards))) for _ in range(CARDS)]
        state.hands = [state.deck.pop() for _ in range(setup.players)]
        return state

    def blank(self, setup: Setup) -> State:
        return self.state(setup, Rng(0, 0, 0, 0))

    def inventory(self, setup: Setup) -> dict[str, int]:
        return {"cards": CARDS}
