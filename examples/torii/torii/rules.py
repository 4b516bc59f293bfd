"""Torii: draw cards, hidden from the others, as close to 21 as you dare."""

from tenshu.core.actions import Actions, Block
from tenshu.core.codec import Reader, Writer
from tenshu.core.events import Event
from tenshu.core.game import Game
from tenshu.core.layout import PLACES, Layout, number, numbers
from tenshu.core.rng import Rng
from tenshu.core.setup import Setup
from tenshu.core.sheet import Sheet
from tenshu.core.state import State

STOP, DRAW = 0, 1
ACTIONS = Actions(Block(STOP, "stop", {}), Block(DRAW, "draw", {}))
DECK = 13
GOAL = 21


class Torii(State):
    def __init__(self, setup: Setup, rng: Rng) -> None:
        super().__init__(setup, rng)
        self.hands: list[list[int]] = [[] for _ in range(setup.players)]
        self.deck: list[int] = []
        self.turn = 0

    def decider(self) -> int:
        return self.turn if self.turn < self.setup.players else -1

    def options(self, seat: int) -> list[int]:
        if seat != self.decider():
            return []
        return [STOP, DRAW] if self.deck else [STOP]

    def apply(self, seat: int, option: int) -> None:
        if option == DRAW:
            self.disclosures += 1
            self.hands[seat].append(self.deck.pop())
        else:
            self.turn += 1
        if self.story is not None:
            self.story.append(Event("draws" if option == DRAW else "stops", {"seat": seat}))

    def question(self, seat: int) -> tuple[str, dict[str, object]]:
        return "draw-or-stop", {"total": sum(self.hands[seat])}

    def scores(self) -> list[int]:
        totals = [sum(hand) for hand in self.hands]
        return [total if total <= GOAL else 0 for total in totals]

    def ranking(self) -> list[int]:
        keys = [(-score, len(hand)) for score, hand in zip(self.scores(), self.hands, strict=True)]
        return [sorted(keys).index(key) + 1 for key in keys]

    def view(self, seat: int | None) -> dict[str, object]:
        shown = [hand if owner == seat or self.over() else len(hand) for owner, hand in enumerate(self.hands)]
        return {"game": "torii", "turn": self.turn, "hands": shown, "deck": len(self.deck)}

    def determinize(self, seat: int, rng: Rng) -> State:
        other = self.copy()
        other.rng = rng.fork()
        if self.over():
            return other
        hidden = other.deck + [
            card for owner, hand in enumerate(self.hands) if owner != seat for card in hand
        ]
        mixed = [hidden.pop(rng.below(len(hidden))) for _ in range(len(hidden))]
        for owner, hand in enumerate(self.hands):
            if owner != seat:
                other.hands[owner] = [mixed.pop() for _ in hand]
        other.deck = mixed
        return other

    def observe(self, seat: int, sheet: Sheet) -> None:
        sheet.number(self.turn)
        sheet.number(len(self.deck))
        for place in range(self.setup.players):
            owner = (seat + place) % self.setup.players
            sheet.number(len(self.hands[owner]))
            open_hand = place == 0 or self.over()
            sheet.number(sum(self.hands[owner]) if open_hand else 0)

    def copy(self) -> "Torii":
        other = Torii(self.setup, self.rng.copy())
        other.disclosures = self.disclosures
        other.hands = [hand[:] for hand in self.hands]
        other.deck = self.deck[:]
        other.turn = self.turn
        return other

    def write(self, out: Writer) -> None:
        self.write_base(out)
        out.number(self.turn)
        for row in (*self.hands, self.deck):
            out.number(len(row))
            for card in row:
                out.number(card)

    def read(self, source: Reader) -> None:
        self.read_base(source)
        self.turn = source.number()
        rows = [[source.number() for _ in range(source.number())] for _ in range(self.setup.players + 1)]
        self.hands, self.deck = rows[:-1], rows[-1]

    def census(self) -> dict[str, int]:
        return {"cards": sum(len(row) for row in (*self.hands, self.deck))}


class ToriiGame(Game):
    def deal(self, setup: Setup, rng: Rng) -> State:
        state = Torii(setup, rng)
        cards = list(range(1, DECK + 1))
        state.deck = [cards.pop(rng.below(len(cards))) for _ in range(DECK)]
        return state

    def blank(self, setup: Setup) -> State:
        return Torii(setup, Rng(0, 0, 0, 0))

    def inventory(self, setup: Setup) -> dict[str, int]:
        return {"cards": DECK}

    def layout(self, setup: Setup) -> Layout:
        seats = PLACES[: setup.players]
        hands = [numbers(f"{seat}-hand", ("cards", "total"), 91) for seat in seats]
        return Layout([number("turn", setup.players), number("deck", DECK), *hands])


GAME = ToriiGame(name="torii", version=1, players=range(2, 5), settings=(), actions=ACTIONS)
