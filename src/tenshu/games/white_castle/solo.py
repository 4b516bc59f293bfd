"""The solo rival, p. 16-18: the Tokugawa clan and its nine cards (a house deck, data/rival.toml)."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.rows import bit, column
from tenshu.core.script import Insert
from tenshu.games.white_castle import castle, choices, dice, gardens, season, steps
from tenshu.games.white_castle.board import (
    BRIDGE,
    COURTIERS,
    FIGURE_IDS,
    GARDENERS,
    GATE,
    HALL,
    IN_YARD,
    LEVEL_1,
    RIGHT,
    WARRIORS,
    Board,
)
from tenshu.games.white_castle.components import (
    CASTLE_ROOMS,
    COLOURS,
    GARDEN_PLACES,
    GROUNDS,
    HALL_FIELDS,
    LEVEL_1_ROOMS,
    PRINT,
    SORTS,
    SPACES,
    STACKED,
    WELL_SPACE,
)
from tenshu.games.white_castle.step import Question, Step
from tenshu.games.white_castle.vocabulary import COIN, POINT, Row, entries, number, table, words

INSERTS: Final[tuple[Insert, ...]] = (
    ("round", "turns", "shuffle-rival"),
    ("round", "gardeners", "sell-coins"),
)

RIVAL: Final = 1
RIVAL_CARDS: Final = 9
# For how many coins the rival gets points, playing before the player and after.
PRICE_BEFORE: Final = 3
PRICE_AFTER: Final = 5

# What the rival's cards can say; an action is the kind times `COUNT`, plus a number.
COUNT: Final = 16
ACTIONS: Final = 2
PLANT_GARDEN: Final = 0
STONE_GARDEN: Final = 1
ANY_GARDEN: Final = 2
TO_YARD: Final = 3
TO_GATE: Final = 4
UPWARD: Final = 5
POINTS: Final = 6
STEPS: Final = 7
COINS: Final = 8

KINDS: Final = (
    "plant-garden",
    "stone-garden",
    "any-garden",
    "yard",
    "gate",
    "climb",
    "points",
    "influence",
    "coins",
)
POSITIONS: Final = ("left", "middle", "right")
SLOT: Final = (0, 1, RIGHT)


class RivalCards:
    """One row a property, indexed by card."""

    def __init__(self, source: Row) -> None:
        cards = entries(source, "card")
        self.ids: tuple[str, ...] = tuple(str(card["id"]) for card in cards)
        if sorted(self.ids) != sorted(f"{colour}-{position}" for colour in COLOURS for position in POSITIONS):
            raise ValueError("rival.toml: there is one card for each bridge and position")
        sides = [card.split("-") for card in self.ids]
        self.bridge = column([COLOURS.index(colour) for colour, _ in sides])
        self.slot = column([SLOT[POSITIONS.index(position)] for _, position in sides])
        self.space = column([SPACES.index(str(card["space"])) for card in cards])
        self.actions: tuple[tuple[str, ...], ...] = tuple(tuple(words(card, "actions")) for card in cards)
        if any(len(actions) != ACTIONS for actions in self.actions):
            raise ValueError("rival.toml: every card has two actions")
        self.action = column([action(word) for pair in self.actions for word in pair])
        levels = entries(source, "difficulty")
        self.difficulties: tuple[str, ...] = tuple(str(level["id"]) for level in levels)
        self.points = column([number(level, "points") for level in levels])
        self.first = column([1 if level["first"] else 0 for level in levels])
        self.place = column([number(level, "place") for level in levels])


def action(word: str) -> int:
    if word in KINDS:
        return KINDS.index(word) * COUNT
    kind, _, count = word.rpartition("-")
    amount = int(count)
    if kind == "yard":
        amount = list(GROUNDS.iron).index(amount)
    return KINDS.index(kind) * COUNT + amount


RIVAL_DECK: Final[RivalCards] = RivalCards(table("rival"))


def shuffle(board: Board) -> None:
    """All nine cards, bridge side up: the uppermost is known."""
    deck = vec[i64](capacity=RIVAL_CARDS)
    for card in range(i64(RIVAL_CARDS)):
        deck = append(deck, card)
    board.rng.shuffle(deck)
    board.disclosures += 1
    board.rival_deck = deck
    board.rival_top = 0
    board.rival_seen = 1


def die_on(board: Board, card: i64) -> i64:
    """The die that a card's bridge side shows; 0 when none lies there."""
    return board.bridges[RIVAL_DECK.bridge[card] * BRIDGE + RIVAL_DECK.slot[card]]


def turn(board: Board) -> None:
    """Turn over cards until the next one shows a die that is there; then the last two turned over act, p. 16.

    The cards go back under the stack in the order they were turned over (house), so the deck is a ring. Four
    dice at least are left, each shown by one card, so a die is always found.
    """
    turned: i64 = 1
    while die_on(board, board.rival_deck[(board.rival_top + turned) % RIVAL_CARDS]) == 0:
        turned += 1
    if turned >= 2:
        act_out(board, board.rival_deck[(board.rival_top + turned - 1) % RIVAL_CARDS])
        act_out(board, board.rival_deck[(board.rival_top + turned - 2) % RIVAL_CARDS])
    else:
        act_out(board, board.rival_deck[board.rival_top])
    reached = board.rival_top + turned + 1
    if reached > board.rival_seen:
        board.rival_seen = reached
        board.disclosures += 1
    if board.rival_seen > RIVAL_CARDS:
        board.rival_seen = RIVAL_CARDS
    board.rival_top = (board.rival_top + turned) % RIVAL_CARDS
    place_die(board, board.rival_deck[board.rival_top])


def act_out(board: Board, card: i64) -> None:
    """Put both actions of a card on the stack, the upper one on top."""
    board.todo.push(steps.RIVAL_ACTION, RIVAL, RIVAL_DECK.action[card * ACTIONS + 1])
    board.todo.push(steps.RIVAL_ACTION, RIVAL, RIVAL_DECK.action[card * ACTIONS])


def place_die(board: Board, card: i64) -> None:
    """On the space the card names, or at the well; coins for a higher die, nothing to pay, no action."""
    colour = RIVAL_DECK.bridge[card]
    value = dice.lift(board, colour, RIVAL_DECK.slot[card])
    space = RIVAL_DECK.space[card]
    if space < WELL_SPACE and board.dice[space * STACKED] > 0:
        space = WELL_SPACE
    dice.set_down(board, RIVAL, space, colour, value)
    board.tell("takes", RIVAL, colour, -1, value)
    board.tell("places", RIVAL, space, -1, value)
    if value > PRINT.value[space]:
        board.gain(RIVAL, COIN, value - PRINT.value[space])


def act(board: Board, what: i64) -> None:
    """One action of a card; one that can't be done is worth as many points as the number of the round."""
    if not done(board, what // COUNT, what % COUNT):
        board.tell("fails", RIVAL, -1, board.round)
        board.gain(RIVAL, POINT, board.round)


def done(board: Board, kind: i64, count: i64) -> bool:
    """Do an action if it can be done."""
    figures = board.clans[RIVAL].figures
    if kind <= ANY_GARDEN:
        return send_gardener(board, kind)
    if kind == TO_YARD:
        if figures[WARRIORS] == 0:
            return False
        figures[WARRIORS] -= 1
        figures[IN_YARD + count] += 1
        board.tell("trains", RIVAL, count)
    elif kind == TO_GATE:
        if figures[COURTIERS] == 0:
            return False
        figures[COURTIERS] -= 1
        figures[GATE] += 1
        board.tell("enters-gate", RIVAL)
    elif kind == UPWARD:
        return send_up(board, count)
    elif kind == POINTS:
        board.gain(RIVAL, POINT, count)
    elif kind == STEPS:
        return season.advance_freely(board, RIVAL, count)
    else:
        board.gain(RIVAL, COIN, count)
    return True


def cheapest_gardens(board: Board, sort: i64) -> vec[i64]:
    """The gardens with the fewest points where the rival has no gardener yet."""
    found = vec[i64](capacity=GARDEN_PLACES)
    least: i64 = 99
    for garden in range(i64(GARDEN_PLACES)):
        if board.clans[RIVAL].gardens >> garden & 1 == 0 and (sort == ANY_GARDEN or garden % SORTS == sort):
            worth = GROUNDS.garden_points[board.gardens[garden]]
            if worth < least:
                least = worth
                found = vec[i64](capacity=GARDEN_PLACES)
            if worth == least:
                found = append(found, choices.RIVAL_GARDEN + garden)
    return found


def send_gardener(board: Board, sort: i64) -> bool:
    """Of several gardens with the fewest points any one will do: the player chooses, p. 18."""
    found = cheapest_gardens(board, sort)
    if len(found) == 0 or board.clans[RIVAL].figures[GARDENERS] == 0:
        return False
    if len(found) == 1:
        plant(board, found[0] - choices.RIVAL_GARDEN)
    else:
        board.todo.push(steps.RIVAL_GARDEN, 0, sort)
    return True


def plant(board: Board, garden: i64) -> None:
    clan = board.clans[RIVAL]
    clan.figures[GARDENERS] -= 1
    clan.gardens |= bit(garden)
    board.tell("plants", RIVAL, garden)


def send_up(board: Board, levels: i64) -> bool:
    """The lowest courtier goes up, at most into the hall (house); in a room the card is changed, p. 18."""
    figures = board.clans[RIVAL].figures
    for floor in range(i64(GATE), i64(HALL)):
        if figures[floor] > 0:
            goal = floor + levels
            if goal > HALL:
                goal = HALL
            figures[floor] -= 1
            figures[goal] += 1
            if goal == HALL:
                rest_in_hall(board)
            elif castle.stack_empty(board, first_room(goal)):
                enter_room(board, first_room(goal))
            else:
                board.todo.push(steps.RIVAL_ROOM, 0, goal)
            return True
    return False


def first_room(level: i64) -> i64:
    if level == LEVEL_1:
        return 0
    return LEVEL_1_ROOMS


def rooms(level: i64) -> vec[i64]:
    """Any room of the level: the player chooses, p. 18."""
    found = vec[i64](capacity=3)
    if level == LEVEL_1:
        for room in range(i64(LEVEL_1_ROOMS)):
            found = append(found, choices.RIVAL_ROOM + room)
    else:
        for room in range(i64(LEVEL_1_ROOMS), i64(CASTLE_ROOMS)):
            found = append(found, choices.RIVAL_ROOM + room)
    return found


def enter_room(board: Board, room: i64) -> None:
    """The card of the room is removed and replaced.

    house: with an empty stack it stays, and as the room is all the same then, nobody is asked for it.
    """
    board.tell("climbs", RIVAL, room)
    if not castle.stack_empty(board, room):
        board.removed = append(board.removed, board.rooms[room])
        board.draw_card(room)


def rest_in_hall(board: Board) -> None:
    """On the first free field from the left, without its reward."""
    board.tell("climbs", RIVAL, choices.HALL)
    for field in range(i64(HALL_FIELDS)):
        if board.hall[field] < 0:
            board.hall[field] = RIVAL
            break


def sell_coins(board: Board) -> None:
    """At the end of a round the rival sells coins for points: by 3 before the player, by 5 after, p. 17."""
    price: i64 = PRICE_AFTER
    if board.order[0] == RIVAL:
        price = PRICE_BEFORE
    goods = board.clans[RIVAL].goods
    sold = goods[COIN] // price
    if sold > 0:
        board.pay(RIVAL, COIN, sold * price)
        board.gain(RIVAL, POINT, sold * board.round)


def wake_gardeners(board: Board) -> None:
    """Each active gardener of the rival is worth as many points as the number of the round, p. 17."""
    awake = gardens.active(board, RIVAL)
    for garden in range(i64(GARDEN_PLACES)):
        if awake >> garden & 1 != 0:
            board.tell("gardener-works", RIVAL, garden)
            board.gain(RIVAL, POINT, board.round)


def settle_in(board: Board, difficulty: str) -> None:
    """The rival's points, place on the season track and place in the order, by difficulty, p. 16."""
    level = RIVAL_DECK.difficulties.index(difficulty)
    rival = board.clans[RIVAL]
    rival.goods[POINT] = cast(int, RIVAL_DECK.points[level])
    rival.place = RIVAL_DECK.place[level]
    first = RIVAL_DECK.first[level]
    rival.arrival = 2 * first
    board.clans[0].arrival = 1
    board.arrivals = 2
    board.order = append(append(vec[i64](capacity=2), first), 1 - first)
    shuffle(board)


class RivalActionStep(Step):
    def run(self, board: Board, seat: i64, value: i64) -> None:
        act(board, value)


class RivalRoomStep(Question):
    """To which room of a level the rival's courtier climbs."""

    name = "rival-room"

    def legal(self, board: Board, seat: i64) -> vec[i64]:
        return rooms(board.todo.value())

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        enter_room(board, option - choices.RIVAL_ROOM)

    def question(self, board: Board) -> dict[str, object]:
        return {"floor": FIGURE_IDS[board.todo.value()]}


class RivalGardenStep(Question):
    name = "rival-garden"

    def legal(self, board: Board, seat: i64) -> vec[i64]:
        return cheapest_gardens(board, board.todo.value())

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        plant(board, option - choices.RIVAL_GARDEN)


class ShuffleRivalStep(Step):
    """The deck of the first round lies there since the setting up."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        board.go_on(steps.SHUFFLE_RIVAL, seat)
        if board.round > 1:
            shuffle(board)


class SellCoinsStep(Step):
    def run(self, board: Board, seat: i64, value: i64) -> None:
        board.go_on(steps.SELL_COINS, seat)
        sell_coins(board)
