"""The judgement of Kunitori!: rules of thumb, with weights/kunitori.toml."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.bots.judgement import Judgement, Manner, Outlook
from tenshu.bots.weights import Weights, load
from tenshu.core.state import State
from tenshu.games.kunitori import battle, buying, choices, effects, steps
from tenshu.games.kunitori.board import Board
from tenshu.games.kunitori.cards import CARDS, COUNTRY, DECK, GENERALS, PREFECTURE, VICTORY, VILLAGE, column
from tenshu.games.kunitori.kunitori import Kunitori

MANNER: Final = Manner(lead=1500, horizon=100, slack=5, explore=60, doubt=10)

# What a position is judged by: the points, and the cards by name, the generals as one.
GROUPS: Final = [*dict.fromkeys("general" if card < GENERALS else DECK.ids[card] for card in range(CARDS))]
FEATURES: Final = ["points", "constant", *GROUPS]


class Tastes:
    """The weights as rows, indexed by card."""

    def __init__(self, weights: Weights) -> None:
        kinds = [str(row["kind"]) for row in DECK.rows]
        early = [
            weights.get(f"building.{name}", weights.get(f"building.{kind}", 0))
            for name, kind in zip(DECK.ids, kinds, strict=True)
        ]
        point, rest = weights["late.point"], weights["late.rest"]
        pairs = list(zip(early, DECK.points, strict=True))
        self.building = column([value + points for value, points in pairs])
        self.ending = column([points * point + value * rest // 100 for value, points in pairs])
        self.turns: i64 = weights["late.turns"]
        self.countries: i64 = weights["late.countries"]
        self.prefectures: i64 = weights["late.prefectures"]
        self.ambush: i64 = weights["battle.ambush"]
        self.group = column([0 if card < GENERALS else GROUPS.index(DECK.ids[card]) for card in range(CARDS)])
        self.outlook = Outlook(weights, FEATURES)


class KunitoriJudgement(Judgement):
    def __init__(self, weights: Weights) -> None:
        super().__init__(MANNER)
        self.tastes = Tastes(weights)

    def outlook(self, state: State, seat: i64) -> i64:
        if state.decider() < 0:
            return buying.points(cast(Kunitori, state), seat) * 100
        return self.tastes.outlook.of(self.features(state, seat), self.left(state, seat))

    def features(self, state: State, seat: i64) -> vec[i64]:
        board = cast(Kunitori, state)
        territory = board.territories[seat]
        found = vec[i64]([i64(0)] * len(FEATURES))
        found[0] = buying.points(board, seat)
        found[1] = 1
        group = self.tastes.group
        hand, discard, camp = territory.hand, territory.discard, territory.camp
        for card in range(i64(CARDS)):
            found[2 + group[card]] += hand[card] + discard[card] + camp[card]
        for card in territory.deck:
            found[2 + group[card]] += 1
        return found

    def left(self, state: State, seat: i64) -> i64:
        """How much is left of the victory pile that will be empty first, in hundredths."""
        board = cast(Kunitori, state)
        countries = board.pool[COUNTRY] * 100 // DECK.count[COUNTRY]
        prefectures = board.pool[PREFECTURE] * 100 // DECK.count[PREFECTURE]
        if prefectures < countries:
            return prefectures
        return countries

    def moment(self, state: State) -> i64:
        return cast(Kunitori, state).turn

    def settled(self, state: State) -> bool:
        board = cast(Kunitori, state)
        return board.todo.step() == steps.ACTION or board.todo.step() == steps.BUY

    def is_late(self, board: Board) -> bool:
        return (
            board.pool[COUNTRY] <= self.tastes.countries
            or board.pool[PREFECTURE] <= self.tastes.prefectures
            or board.turn > self.tastes.turns * board.seats
        )

    def wanted(self, board: Board, card: i64) -> i64:
        """How much a player wants the card in his deck now."""
        if self.is_late(board):
            return self.tastes.ending[card]
        return self.tastes.building[card]

    def worth(self, state: State, seat: i64, option: i64) -> i64:
        board: Board = cast(Kunitori, state)
        if option == choices.DONE:
            return 0
        if option < choices.ATTACK:
            return self.effect(board, seat, option)
        if option < choices.PLAY:
            return self.attack(board, option - choices.ATTACK)
        card = (option - choices.PLAY) % CARDS
        verb = option - card
        match verb:
            case choices.PLAY:
                return self.play(card)
            case choices.BUY | choices.GAIN:
                return self.wanted(board, card)
            case choices.TRASH:
                return 100 - self.wanted(board, card)
            case choices.DISCARD:
                return self.spoil(board, card)
            case choices.PAY:
                return 10 - DECK.money[card]
            case choices.TAKE:
                return DECK.points[card] * 2 + DECK.attack[card]
            case choices.TOP:
                return self.uppermost(board, seat, card)
            case choices.WITHDRAW:
                return -1
            case _:
                return 1

    def effect(self, board: Board, seat: i64, option: i64) -> i64:
        """Effects to choose from, and answers without a card."""
        match option:
            case choices.ACTION:
                return 2 if board.actions == 0 and effects.has_action_card(board) else 0
            case choices.SCRAP:
                return 2 if self.scrap_pays(board) else 0
            case choices.REINFORCE:
                return self.tastes.ambush
            case choices.AMBUSH:
                return self.hidden_strength(board, seat)
            case choices.DECLINE:
                return 2 if board.todo.value() == VILLAGE and not self.is_late(board) else 0
            case _:
                return 1

    def scrap_pays(self, board: Board) -> bool:
        """Whether trashing for money buys a class of cards that would be out of reach otherwise."""
        card = board.todo.value()
        purse = board.money + effects.treasure_in_hand(board, board.active)
        more = purse + DECK.scrap[card]
        if DECK.points[card] > 0:
            return purse < DECK.cost[COUNTRY] <= more
        return purse < DECK.cost[PREFECTURE] <= more or self.is_late(board)

    def play(self, card: i64) -> i64:
        """First what gives actions back, then what draws most."""
        plenty: i64 = 1000 if DECK.action[card] > 0 else 100
        if DECK.leads[card] > 0:
            plenty += 50
        return plenty + DECK.draw[card] * 10 + DECK.money[card] * 5 + DECK.cost[card]

    def attack(self, board: Board, target: i64) -> i64:
        """Attack whoever is weakest, with all there is, if that looks like a victory."""
        if target in board.targets:
            return 1000
        host: i64 = 0
        camp = board.territories[board.active].camp
        for card in range(i64(VILLAGE)):
            host += camp[card] * DECK.attack[card]
        return host - battle.defence_strength(board, target) - self.tastes.ambush

    def hidden_strength(self, board: Board, seat: i64) -> i64:
        hand = board.territories[seat].hand
        strength: i64 = 0
        for card in range(i64(VILLAGE)):
            if DECK.strength[card] > 0:
                strength += hand[card] * (DECK.strength[card] + 1)
        return strength

    def spoil(self, board: Board, card: i64) -> i64:
        """Ninja discard what an opponent would like to draw, and one's own useless cards."""
        useful: i64 = 0 if DECK.kind[card] == VICTORY or DECK.cost[card] == 0 else 2
        return 2 - useful if board.todo.seat() == board.active else useful

    def uppermost(self, board: Board, seat: i64, card: i64) -> i64:
        own = board.todo.seat() == seat
        return DECK.cost[card] if own else -DECK.cost[card]


JUDGEMENT: Final = KunitoriJudgement(load("kunitori"))
