"""A first judgement of Kunitori!: rules of thumb, in tables."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.bots.judgement import Judgement
from tenshu.core.state import State
from tenshu.games.kunitori import battle, choices, effects
from tenshu.games.kunitori.board import Board
from tenshu.games.kunitori.cards import CARDS, COUNTRY, DECK, PREFECTURE, VICTORY, VILLAGE, column
from tenshu.games.kunitori.kunitori import Kunitori

# What a card in the deck is worth while the deck is being built, and in the last turns.
BUILDING: Final = {
    "general": 92,
    "gold": 70,
    "mountain-mine": 66,
    "magnificent-castle": 74,
    "river-works": 62,
    "trading-port": 60,
    "famous-tea-set": 58,
    "gunners": 52,
    "cavalry": 46,
    "rising-general": 48,
    "silver": 44,
    "abolished-tolls": 26,
    "land-survey": 40,
    "high-taxes": 12,
    "spearmen": 34,
    "archers": 28,
    "new-fields": 30,
    "market-square": 24,
    "ninja-clan": 14,
    "fort": 22,
    "peasant-militia": 16,
    "new-technology": 10,
    "country": 100,
    "prefecture": 56,
    "village": -10,
    "copper": -20,
}
LATE_TURNS: Final = 12
LATE_COUNTRIES: Final = 3
LATE_PREFECTURES: Final = 5
EXPECTED_AMBUSH: Final = 2


class Weights:
    """The tables above as rows, indexed by card."""

    def __init__(self) -> None:
        kinds = [str(row["kind"]) for row in DECK.rows]
        early = [
            BUILDING.get(name, BUILDING.get(kind, 0)) for name, kind in zip(DECK.ids, kinds, strict=True)
        ]
        self.building = column([value + points for value, points in zip(early, DECK.points, strict=True)])
        self.ending = column(
            [points * 20 + value // 20 for value, points in zip(early, DECK.points, strict=True)]
        )


WEIGHTS: Final = Weights()


def is_late(board: Board) -> bool:
    return (
        board.pool[COUNTRY] <= LATE_COUNTRIES
        or board.pool[PREFECTURE] <= LATE_PREFECTURES
        or board.turn > LATE_TURNS * board.seats
    )


def wanted(board: Board, card: i64) -> i64:
    """How much a player wants the card in his deck now."""
    weights: vec[i64] = WEIGHTS.ending if is_late(board) else WEIGHTS.building
    return weights[card]


class KunitoriJudgement(Judgement):
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
                return wanted(board, card)
            case choices.TRASH:
                return 100 - wanted(board, card)
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
                return EXPECTED_AMBUSH
            case choices.AMBUSH:
                return self.hidden_strength(board, seat)
            case choices.DECLINE:
                return 2 if board.todo.value() == VILLAGE and not is_late(board) else 0
            case _:
                return 1

    def scrap_pays(self, board: Board) -> bool:
        """Whether trashing for money buys a class of cards that would be out of reach otherwise."""
        card = board.todo.value()
        purse = board.money + effects.treasure_in_hand(board, board.active)
        more = purse + DECK.scrap[card]
        if DECK.points[card] > 0:
            return purse < DECK.cost[COUNTRY] <= more
        return purse < DECK.cost[PREFECTURE] <= more or is_late(board)

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
        return host - battle.defence_strength(board, target) - EXPECTED_AMBUSH

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


JUDGEMENT: Final = KunitoriJudgement()
