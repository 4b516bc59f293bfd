"""The judgement of Kunitori!: rules of thumb, with weights.toml."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.bots.brain import Brain, Tuning
from tenshu.bots.judgement import Judgement, Outlook, SearchConfig
from tenshu.bots.search_bot import Budget
from tenshu.bots.weights import Weights, load
from tenshu.core.rows import column, total
from tenshu.core.state import State
from tenshu.games.kunitori import battle, buying, choices, effects, steps
from tenshu.games.kunitori.board import Board, Territory
from tenshu.games.kunitori.cards import (
    CARDS,
    COUNTRY,
    DECK,
    GENERALS,
    KINDS,
    PREFECTURE,
    RISING_GENERAL,
    TREASURE,
    VICTORY,
    VILLAGE,
)
from tenshu.games.kunitori.kunitori import START_VILLAGES, Kunitori
from tenshu.games.kunitori.view import owned

SEARCH: Final = SearchConfig(lead=1500, horizon=200, rollout_noise=0, c_puct=60, virtual_visits=10, win=10)
# A large search sees who wins with two players, not only by how much.
MASTERLY: Final = SearchConfig(
    lead=1500, horizon=200, rollout_noise=0, c_puct=60, virtual_visits=10, win=10, win_of_two=50
)

# What a position is judged by: the points, and the cards by name, the generals as one.
GROUPS: Final = [*dict.fromkeys("general" if card < GENERALS else DECK.ids[card] for card in range(CARDS))]
FEATURES: Final = ["points", "constant", *GROUPS]
LEADERS: Final = GENERALS + int(DECK.count[RISING_GENERAL])


def crowd(card: int) -> str:
    """What more copies of a card get in the way of: slow cards end the actions of a turn."""
    if DECK.kind[card] == TREASURE or DECK.kind[card] == VICTORY:
        return KINDS[DECK.kind[card]]
    return "swift" if DECK.action[card] > 0 else "slow"


def haste(card: int) -> str:
    """Who gains or loses where actions are short: cards that give two make room for slow ones."""
    return "more" if DECK.action[card] > 1 else crowd(card)


class Tastes:
    """The weights as rows, indexed by card."""

    def __init__(self, weights: Weights) -> None:
        self.building = column([weights[f"building.{name}"] for name in DECK.ids])
        self.ending = column([weights[f"ending.{name}"] for name in DECK.ids])
        self.crowd = column([weights.get(f"crowd.{crowd(card)}", 0) for card in range(CARDS)])
        self.haste = column([weights.get(f"haste.{haste(card)}", 0) for card in range(CARDS)])
        self.rounds: i64 = weights["age.rounds"]
        self.grown: i64 = weights["age.grown"]
        self.old: i64 = weights["age.old"]
        self.lead: i64 = weights["army.lead"]
        self.follow: i64 = weights["army.follow"]
        self.wall: i64 = weights["army.wall"]
        self.ambush: i64 = weights["battle.ambush"]
        self.guess: i64 = weights["battle.guess"]
        self.group = column([0 if card < GENERALS else GROUPS.index(DECK.ids[card]) for card in range(CARDS)])
        self.outlook = Outlook(weights, FEATURES)


class Household:
    """What a player's cards add up to, as far as it matters to what he wants next."""

    def __init__(self, board: Board, seat: i64, tastes: Tastes) -> None:
        self.owned = owned(board.territories[seat])
        self.age = age(board, tastes)
        slow: i64 = 0
        self.leaders: i64 = 0
        self.host: i64 = 0
        for card in range(i64(VILLAGE)):
            count = self.owned[card]
            if count > 0:
                slow += count * (1 - DECK.action[card])
                self.leaders += count * DECK.leads[card]
                self.host += count * DECK.attack[card] * DECK.deployable[card]
        # Cards for which there is no action, in a hundred.
        self.slow: i64 = slow * 100 // total(self.owned)
        if slow < 0:
            self.slow = 0
        self.threat: i64 = led_by_others(board) - self.leaders


def led_by_others(board: Board) -> i64:
    """Generals and rising generals in the hands of players."""
    at_large: i64 = LEADERS
    return at_large - len(board.generals) - board.pool[RISING_GENERAL] - board.trash[RISING_GENERAL]


def age(board: Board, tastes: Tastes) -> i64:
    """How old the game is: 0 while decks are built, 100 when only points count."""
    found = board.turn * 100 // (tastes.rounds * board.seats)
    villages = DECK.count[VILLAGE] - START_VILLAGES * board.seats
    left = board.pool[VILLAGE] * 100 // villages
    prefectures = board.pool[PREFECTURE] * 100 // DECK.count[PREFECTURE]
    if prefectures < left:
        left = prefectures
    countries = board.pool[COUNTRY] * 100 // DECK.count[COUNTRY]
    if countries < left:
        left = countries
    if 100 - left > found:
        found = 100 - left
    if found <= tastes.grown:
        return 0
    if found >= tastes.old:
        return 100
    return (found - tastes.grown) * 100 // (tastes.old - tastes.grown)


class KunitoriJudgement(Judgement):
    def __init__(self, weights: Weights, config: SearchConfig = SEARCH) -> None:
        super().__init__(config)
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

    def wanted(self, board: Board, seat: i64, card: i64) -> i64:
        return self.wish(Household(board, seat, self.tastes), card, board.seats)

    def wish(self, house: Household, card: i64, seats: i64) -> i64:
        """How much a player wants one more of the card now."""
        tastes = self.tastes
        found = tastes.building[card] * (100 - house.age) + tastes.ending[card] * house.age
        found -= house.owned[card] * tastes.crowd[card] * 10
        found += house.slow * tastes.haste[card]
        if DECK.leads[card] > 0:
            found += house.host * tastes.lead * 10
        elif DECK.attack[card] > 0:
            found += house.leaders * DECK.attack[card] * tastes.follow * 10
        elif DECK.defence[card] > 0:
            found += house.threat * DECK.defence[card] * tastes.wall * 10 // (seats - 1)
        return found

    def worths(self, state: State, seat: i64, options: vec[i64]) -> vec[i64]:
        """What to buy is asked of all cards at once: the household is looked over but once."""
        board: Board = cast(Kunitori, state)
        if board.todo.step() != steps.BUY:
            return super().worths(state, seat, options)
        house = Household(board, seat, self.tastes)
        found = vec[i64](capacity=len(options))
        for option in options:
            if option == choices.DONE:
                found = append(found, 0)
            else:
                found = append(found, self.wish(house, option - choices.BUY, board.seats))
        return found

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
            case choices.BUY | choices.GAIN | choices.TAKE:
                return self.wanted(board, seat, card)
            case choices.TRASH:
                return -self.wanted(board, seat, card)
            case choices.DISCARD:
                return self.spoil(board, card)
            case choices.PAY:
                return 10 - DECK.money[card]
            case choices.TOP:
                return self.uppermost(board, seat, card)
            case choices.WITHDRAW | choices.STAY:
                return -1
            case choices.SHOW:
                return self.show(board, seat)
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
                return reinforcement(board.territories[seat])
            case choices.AMBUSH:
                return hidden_strength(board.territories[seat]) * 100
            case choices.DECLINE:
                return 2 if board.todo.value() == VILLAGE and age(board, self.tastes) < 50 else 0
            case _:
                return 1

    def scrap_pays(self, board: Board) -> bool:
        """Whether trashing for money buys a class of cards that would be out of reach otherwise."""
        card = board.todo.value()
        purse = board.money + effects.treasure_in_hand(board, board.active)
        more = purse + DECK.scrap[card]
        if DECK.points[card] > 0:
            return purse < DECK.cost[COUNTRY] <= more
        return purse < DECK.cost[PREFECTURE] <= more or age(board, self.tastes) >= 50

    def play(self, card: i64) -> i64:
        """First what gives actions back, then what draws most."""
        plenty: i64 = 1000 if DECK.action[card] > 0 else 100
        if DECK.leads[card] > 0:
            plenty += 50
        return plenty + DECK.draw[card] * 10 + DECK.money[card] * 5 + DECK.cost[card]

    def attack(self, board: Board, target: i64) -> i64:
        """Attack whoever is weakest, with all there is, if that looks like a victory."""
        if target in board.targets:
            return 100_000
        host: i64 = 0
        camp = board.territories[board.active].camp
        for card in range(i64(VILLAGE)):
            host += camp[card] * DECK.attack[card]
        margin = host - battle.defence_strength(board, target) - self.tastes.ambush
        return margin * 100 - unseen_strength(board.territories[target]) * self.tastes.guess // 100

    def show(self, board: Board, seat: i64) -> i64:
        """One's own ninja are let in: they do no more than one likes."""
        return -1 if board.todo.step() == steps.NINJA_SHOW and seat == board.active else 1

    def spoil(self, board: Board, card: i64) -> i64:
        """Ninja discard what an opponent would like to draw, and one's own useless cards."""
        useful: i64 = 0 if DECK.kind[card] == VICTORY or DECK.cost[card] == 0 else 2
        return 2 - useful if board.todo.seat() == board.active else useful

    def uppermost(self, board: Board, seat: i64, card: i64) -> i64:
        own = board.todo.seat() == seat
        return DECK.cost[card] if own else -DECK.cost[card]


def hidden_strength(territory: Territory) -> i64:
    """What the cards in the hand are worth in an ambush."""
    strength: i64 = 0
    for card in range(i64(VILLAGE)):
        if DECK.strength[card] > 0:
            strength += territory.hand[card] * (DECK.strength[card] + 1)
    return strength


def reinforcement(territory: Territory) -> i64:
    """The strength to expect of the two uppermost cards of a deck, in hundredths."""
    size: i64 = len(territory.deck)
    if size == 0:
        return 0
    strength: i64 = 0
    for card in territory.deck:
        strength += DECK.strength[card]
    return strength * 100 * battle.REINFORCEMENTS // size


def unseen_strength(territory: Territory) -> i64:
    """The strength to expect in a hand that one does not see, in ambush, in hundredths."""
    hand = territory.hand_size()
    size = hand + len(territory.deck)
    if size == 0:
        return 0
    strength = hidden_strength(territory)
    for card in territory.deck:
        if DECK.strength[card] > 0:
            strength += DECK.strength[card] + 1
    return strength * 100 * hand // size


WEIGHTS: Final = load("tenshu.games.kunitori")
BRAIN: Final = Brain(
    KunitoriJudgement(WEIGHTS),
    hard=Budget(80, 0, 0),
    master=Budget(4000, 0, 0),
    hint=Budget(1000, 0, 0),
    masters=KunitoriJudgement(WEIGHTS, MASTERLY),
    tuning=Tuning(KunitoriJudgement, tuple(FEATURES)),
)
