"""Setting up, p. 2-3."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.refusal import Refusal
from tenshu.games.white_castle import choices, dice, offers, rounds, solo, steps
from tenshu.games.white_castle.board import BRIDGE, DICE_PLACES, Board, colours_of, new_clan, zeros
from tenshu.games.white_castle.components import (
    ACTION_CARD,
    BONUS_CARD,
    BRIDGES,
    CASTLE_CARDS,
    CASTLE_DECK,
    CASTLE_ROOMS,
    DAIMYOS,
    GROUNDS,
    HALL_FIELDS,
    LEVEL_1,
    PLANTS,
    PRINT,
    RESOURCE_CARD,
    TILE_FIELDS,
    WELL_TILES,
    YARD_TILES,
    first_tile,
    rows_of,
)
from tenshu.games.white_castle.offers import Terms
from tenshu.games.white_castle.step import Question, Step

# The numbered fields from here on are each the last of a room.
LAST_FIELDS: Final = 5


def shuffled(board: Board, first: i64, last: i64) -> vec[i64]:
    """The cards of a range in random order."""
    found = vec[i64](capacity=last - first)
    for card in range(first, last):
        found = append(found, card)
    board.rng.shuffle(found)
    return found


def lay_castle(board: Board) -> None:
    """A card in every room; all anew if all five show the same dark action. A daimyo's card, p. 2."""
    while True:
        board.stack_1 = castle_stack(board, 0, LEVEL_1)
        board.stack_2 = castle_stack(board, LEVEL_1, CASTLE_CARDS)
        board.rooms = zeros(CASTLE_ROOMS)
        for room in range(i64(CASTLE_ROOMS)):
            board.draw_card(room)
        if not same_dark_action(board.rooms):
            break
    board.daimyo = board.chance(DAIMYOS)
    board.hall = zeros(HALL_FIELDS)
    for field in range(i64(HALL_FIELDS)):
        board.hall[field] = -1


def castle_stack(board: Board, first: i64, last: i64) -> vec[i64]:
    """Marked cards stay in the box with one or two players."""
    found = vec[i64](capacity=last - first)
    for card in range(first, last):
        if board.seats > 2 or CASTLE_DECK.three[card] == 0:
            found = append(found, card)
    board.rng.shuffle(found)
    return found


def same_dark_action(rooms: vec[i64]) -> bool:
    for room in range(i64(1), i64(CASTLE_ROOMS)):
        if CASTLE_DECK.dark_kind[rooms[room]] != CASTLE_DECK.dark_kind[rooms[0]]:
            return False
    return True


def lay_tiles(board: Board) -> None:
    """Dice tiles: one of each colour on the marked fields, then by number; the last two at the well, p. 2."""
    while True:
        board.tiles = zeros(TILE_FIELDS)
        tiles = shuffled(board, 0, BRIDGES * PRINT.tiles_each)
        colours = shuffled(board, 0, BRIDGES)
        for i in range(i64(BRIDGES)):
            tiles = lay_fixed(board, tiles, PRINT.fixed[i], colours[i])
        for i in range(i64(len(PRINT.numbered))):
            tiles = lay_numbered(board, tiles, PRINT.numbered[i], i >= LAST_FIELDS)
        if len(tiles) == WELL_TILES:
            break
    board.well = vec[i64]()
    for tile in tiles:
        board.well = append(board.well, PRINT.backs[tile % PRINT.tiles_each])
    board.colours = colours_of(board.tiles)


def without(row: vec[i64], at: i64) -> vec[i64]:
    found = vec[i64](capacity=len(row))
    for i in range(i64(len(row))):
        if i != at:
            found = append(found, row[i])
    return found


def lay_fixed(board: Board, tiles: vec[i64], field: i64, colour: i64) -> vec[i64]:
    """The first tile of a colour; returns the others."""
    for i in range(i64(len(tiles))):
        if tiles[i] // PRINT.tiles_each == colour:
            board.tiles[field] = colour
            return without(tiles, i)
    return tiles


def lay_numbered(board: Board, tiles: vec[i64], field: i64, last: bool) -> vec[i64]:
    """A tile that would make a room of one colour goes on to the next field; returns the others.

    house: if no tile is left that fits, all are laid out anew (the row comes back unchanged, one too long).
    """
    for i in range(i64(len(tiles))):
        board.tiles[field] = tiles[i] // PRINT.tiles_each
        if not last or two_colours(board, field):
            return without(tiles, i)
    return tiles


def two_colours(board: Board, field: i64) -> bool:
    """Whether the room of this field has tiles of two colours at least."""
    for room in range(i64(CASTLE_ROOMS)):
        first = first_tile(room)
        if first <= field < first + rows_of(room):
            for other in range(first, first + rows_of(room)):
                if board.tiles[other] != board.tiles[field]:
                    return True
    return False


def lay_grounds(board: Board) -> None:
    """A plant and a stone garden beneath each bridge; four yard tiles, p. 2-3."""
    plants = shuffled(board, 0, PLANTS)
    stones = shuffled(board, PLANTS, len(GROUNDS.food))
    board.gardens = vec[i64]()
    for bridge in range(i64(BRIDGES)):
        board.gardens = append(append(board.gardens, plants[bridge]), stones[bridge])
    board.yards = shuffled(board, 0, len(GROUNDS.blue))[:YARD_TILES]


def line_up(board: Board) -> None:
    """Markers stacked by lot; the one on top goes first, p. 3."""
    board.order = shuffled(board, 0, board.seats)
    for place in range(board.seats):
        board.clans[board.order[place]].arrival = board.seats - place
    board.arrivals = board.seats


def call_clans(board: Board) -> None:
    """A clan for each player; alone one faces that of the rival, p. 16."""
    clans = board.seats
    if board.solo:
        clans = 2
    board.clans = [new_clan() for _ in range(clans)]
    if board.solo:
        solo.settle_in(board, board.setup.settings["rival"])
    else:
        line_up(board)


def lay_pairs(board: Board) -> None:
    """One pair more than players; each a resource card and an action card, p. 3. Alone, one."""
    count: i64 = 1
    if not board.solo:
        count = board.seats + 1
    resources = shuffled(board, RESOURCE_CARD, BONUS_CARD)
    actions = shuffled(board, ACTION_CARD, RESOURCE_CARD)
    board.pairs = vec[i64]()
    for i in range(count):
        board.pairs = append(append(board.pairs, resources[i]), actions[i])


def take_pair(board: Board, seat: i64, pair: i64) -> None:
    """The action card beside the mat, the resources to the stores, the resource card to the lanterns."""
    clan = board.clans[seat]
    resource = board.pairs[2 * pair]
    clan.card = board.pairs[2 * pair + 1]
    board.pairs[2 * pair] = -1
    board.pairs[2 * pair + 1] = -1
    board.tell("chooses-cards", seat, clan.card)
    clan.lantern = append(clan.lantern, resource)
    bonus = CASTLE_DECK.bonus[resource - RESOURCE_CARD]
    if bonus >= 0:
        clan.lantern = append(clan.lantern, bonus)
    board.todo.push(steps.EFFECT, seat, CASTLE_DECK.gain[resource - RESOURCE_CARD])


def pairs_on_offer(board: Board) -> vec[i64]:
    found = vec[i64](capacity=5)
    for pair in range(i64(len(board.pairs) // 2)):
        if board.pairs[2 * pair] >= 0:
            found = append(found, choices.PAIR + pair)
    return found


def lay_dice(board: Board) -> None:
    """The dice of the first round lie there when the pairs are chosen."""
    board.bridges = zeros(BRIDGES * BRIDGE)
    board.dice = zeros(DICE_PLACES)
    dice.roll(board, rounds.dice_each(board))


def choose_pairs(board: Board) -> None:
    """The last in the order of play chooses first."""
    if board.solo:
        take_pair(board, 0, 0)
    else:
        for place in range(board.seats):
            board.todo.push(steps.PAIR, board.order[place], 0)


class PairStep(Question):
    name = "pair"

    def legal(self, board: Board, seat: i64) -> vec[i64]:
        return pairs_on_offer(board)

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        take_pair(board, seat, option - choices.PAIR)

    def why_not(self, board: Board, seat: i64, option: i64) -> Refusal | None:
        if not choices.PAIR <= option < choices.TAKE:
            return None
        pair = board.describe(int(option)).args["pair"]
        return Refusal("pair-taken", f"pair {pair} is not on offer", {"pair": pair})

    def terms(self, board: Board, seat: i64, value: i64, option: i64) -> Terms:
        resource = board.pairs[2 * (option - choices.PAIR)]
        return offers.free([CASTLE_DECK.gain[resource - RESOURCE_CARD]])


class LayCastleStep(Step):
    def run(self, board: Board, seat: i64, value: i64) -> None:
        board.go_on(steps.LAY_CASTLE, seat)
        lay_castle(board)


class LayTilesStep(Step):
    def run(self, board: Board, seat: i64, value: i64) -> None:
        board.go_on(steps.LAY_TILES, seat)
        lay_tiles(board)


class LayGroundsStep(Step):
    def run(self, board: Board, seat: i64, value: i64) -> None:
        board.go_on(steps.LAY_GROUNDS, seat)
        lay_grounds(board)


class CallClansStep(Step):
    def run(self, board: Board, seat: i64, value: i64) -> None:
        board.go_on(steps.CALL_CLANS, seat)
        call_clans(board)


class LayPairsStep(Step):
    def run(self, board: Board, seat: i64, value: i64) -> None:
        board.go_on(steps.LAY_PAIRS, seat)
        lay_pairs(board)


class LayDiceStep(Step):
    def run(self, board: Board, seat: i64, value: i64) -> None:
        board.go_on(steps.LAY_DICE, seat)
        lay_dice(board)


class ChoosePairsStep(Step):
    def run(self, board: Board, seat: i64, value: i64) -> None:
        board.go_on(steps.CHOOSE_PAIRS, seat)
        choose_pairs(board)
