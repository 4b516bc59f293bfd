"""Setting up, p. 2-3."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.games.white_castle import choices, dice, rounds, solo, steps
from tenshu.games.white_castle.board import BRIDGE, DICE_PLACES, Board, colours_of, new_clan, zeros
from tenshu.games.white_castle.components import (
    ACTION_CARD,
    BONUS_CARD,
    CASTLE_CARDS,
    CASTLE_DECK,
    CASTLE_ROOMS,
    GROUNDS,
    LEVEL_1,
    PLANTS,
    PRINT,
    RESOURCE_CARD,
    TILE_FIELDS,
    first_tile,
    rows_of,
)

# The numbered fields from here on are each the last of a room.
LAST_FIELDS: Final = 5


def prepare(board: Board) -> None:
    """Everything in its place, the dice of the first round among them; then the start pairs are chosen."""
    lay_castle(board)
    lay_tiles(board)
    lay_grounds(board)
    board.bridges = zeros(3 * BRIDGE)
    board.dice = zeros(DICE_PLACES)
    board.hall = zeros(3)
    for field in range(i64(3)):
        board.hall[field] = -1
    clans = board.seats
    if board.solo:
        clans = 2
    board.clans = [new_clan() for _ in range(clans)]
    if board.solo:
        solo.settle_in(board, board.setup.options["rival"])
        lay_pairs(board, 1)
    else:
        line_up(board)
        lay_pairs(board, board.seats + 1)
    dice.roll(board, rounds.dice_each(board))
    board.todo.push(steps.ROUND, 0, 1)
    if board.solo:
        take_pair(board, 0, 0)
    else:
        for place in range(board.seats):
            board.todo.push(steps.PAIR, board.order[place], 0)


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
    board.daimyo = board.chance(9)


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
        tiles = shuffled(board, 0, 3 * PRINT.tiles_each)
        colours = shuffled(board, 0, 3)
        for i in range(i64(3)):
            tiles = lay_fixed(board, tiles, PRINT.fixed[i], colours[i])
        for i in range(i64(len(PRINT.numbered))):
            tiles = lay_numbered(board, tiles, PRINT.numbered[i], i >= LAST_FIELDS)
        if len(tiles) == 2:
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
    for bridge in range(i64(3)):
        board.gardens = append(append(board.gardens, plants[bridge]), stones[bridge])
    board.yards = shuffled(board, 0, len(GROUNDS.blue))[:4]


def line_up(board: Board) -> None:
    """Markers stacked by lot; the one on top goes first, p. 3."""
    board.order = shuffled(board, 0, board.seats)
    for place in range(board.seats):
        board.clans[board.order[place]].arrival = board.seats - place
    board.arrivals = board.seats


def lay_pairs(board: Board, count: i64) -> None:
    """One pair more than players; each a resource card and an action card, p. 3."""
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
