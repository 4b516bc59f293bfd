"""Positions in notation: a few readable lines for tests, puzzles and talk about the game.

    players 2, round 1, turn 2 of 1
    bridges: red 1 3 5, black 2 -, white - 4
    rooms: lower-2 lower-4 lower-5 upper-2 upper-3
    dice: room-1 red-5, mat-2 black-6
    1: iron 5, coin 3, seal 1; gate 1, yard-5 1; season 4; gardens red-plant; card lower-7; lanterns lower-9
    do: castle-for-seal

Seats count from 1; `rival` is the solo rival. A die alone on a bridge is written with `-` for the end without
one; dice that are nowhere else lie at the well. Figures that are nowhere else stand on the mat, castle cards
lie in the stacks (`stack-1:` and `stack-2:` name them from the top), seals in the supply. What is not named
of the board is as dealt from one fixed seed. The position is the beginning of the named turn, or with `do:`
that of effects side by side in it (`round-end` for the end of the round).
"""

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from tenshu.core.notation import number, one_of, refuse
from tenshu.core.rng import Rng, from_seed
from tenshu.core.rows import bit
from tenshu.core.setup import agree
from tenshu.games.white_castle import chains, dice, rounds, season, setup, steps, view
from tenshu.games.white_castle.board import (
    AT_WELL,
    BRIDGE,
    DICE_PLACES,
    FIGURE_IDS,
    GARDENERS,
    ON_MATS,
    RIGHT,
    WARRIORS,
    Board,
    Clan,
    colours_of,
    new_clan,
    zeros,
)
from tenshu.games.white_castle.components import (
    BRIDGES,
    CASTLE_CARDS,
    CASTLE_DECK,
    CASTLE_ROOMS,
    COLOURS,
    GROUNDS,
    MAT_ROWS,
    SEALS,
    SPACES,
)
from tenshu.games.white_castle.solo import RIVAL_DECK
from tenshu.games.white_castle.table import STEPS
from tenshu.games.white_castle.tidings import PLACES
from tenshu.games.white_castle.vocabulary import EFFECTS, GOODS, KINDS, SEAL
from tenshu.games.white_castle.white_castle import GAME, WhiteCastle

FIELDS: Final = ("players", "round", "turn", "rival")
ROWS: Final = (
    "order",
    "bridges",
    "dice",
    "rooms",
    "stack-1",
    "stack-2",
    "tiles",
    "well",
    "daimyo",
    "hall",
    "gardens",
    "yards",
    "deck",
    "do",
)


def row_of(words: str, names: tuple[str, ...]) -> vec[i64]:
    found = vec[i64]()
    for word in words.split():
        found = append(found, one_of(word, names))
    return found


def parse(text: str, rng: Rng | None = None) -> WhiteCastle:
    """The state at the position's first decision; a Refusal that names the word that is wrong."""
    fields: dict[str, str] = {}
    rows: dict[str, str] = {}
    clans: dict[str, str] = {}
    for line in text.lower().splitlines():
        head, colon, rest = line.strip().partition(":")
        if not colon:
            read_fields(head, fields)
        elif head in ROWS:
            rows[head] = rest.strip()
        else:
            clans[head] = rest
    if "players" not in fields:
        raise refuse("players", "the first line must say how many there are, as in `players 3, turn 1 of 1`")
    options = {"rival": fields["rival"]} if "rival" in fields else {}
    agreed = agree(GAME, number(fields["players"]), options)
    board = WhiteCastle(agreed, from_seed("position"), GAME.script(agreed))
    board.agree()
    lay_out(board)
    board.rng = rng or from_seed("position")
    board.round = number(fields.get("round", "1"))
    read_board(board, rows)
    read_clans(board, clans)
    read_castle(board, rows)
    read_dice(board, rows)
    begin(board, fields, rows)
    board.settle()
    return board


def lay_out(board: Board) -> None:
    """Set up as the script says, up to where the players choose."""
    place = board.script.setup
    while board.script.steps[place] != steps.CHOOSE_PAIRS:
        STEPS[board.script.steps[place]].run(board, 0, 0)
        place += 1
    board.todo.top = 0


def read_fields(line: str, fields: dict[str, str]) -> None:
    for field in line.split(","):
        if field.strip():
            name, _, value = field.strip().partition(" ")
            one_of(name, FIELDS)
            fields[name] = value.strip()


def read_board(board: Board, rows: dict[str, str]) -> None:
    if "tiles" in rows:
        board.tiles = row_of(rows["tiles"].replace("/", " "), COLOURS)
        board.colours = colours_of(board.tiles)
    if "well" in rows:
        board.well = row_of(rows["well"], EFFECTS.ids)
    if "daimyo" in rows:
        board.daimyo = one_of(rows["daimyo"], CASTLE_DECK.daimyo_ids)
    if "gardens" in rows:
        board.gardens = row_of(rows["gardens"], GROUNDS.garden_ids)
    if "yards" in rows:
        board.yards = row_of(rows["yards"], GROUNDS.tile_ids)
    if "deck" in rows:
        board.rival_deck = row_of(rows["deck"], RIVAL_DECK.ids)


def read_clans(board: Board, clans: dict[str, str]) -> None:
    names = [str(seat + 1) for seat in range(board.seats)] + (["rival"] if board.solo else [])
    for head in clans:
        one_of(head, tuple(names))
    board.seals = SEALS
    for seat, name in enumerate(names):
        before = board.clans[seat]
        clan = new_clan()
        clan.place, clan.arrival = before.place, before.arrival
        if name != "rival":
            clan.card = CASTLE_DECK.ids.index("castle-start-1")
        board.clans[seat] = clan
        for part in clans.get(name, "").split(";"):
            read_part(board, clan, part.strip())
        board.seals -= clan.goods[SEAL]


def read_part(board: Board, clan: Clan, part: str) -> None:
    head, _, rest = part.partition(" ")
    if head == "card":
        clan.card = one_of(rest, CASTLE_DECK.ids)
    elif head == "lanterns":
        clan.lantern = row_of(rest, CASTLE_DECK.ids)
    elif head == "gardens":
        for word in rest.split():
            clan.gardens |= bit(one_of(word, PLACES))
            clan.figures[GARDENERS] -= 1
    elif head == "season":
        clan.place = number(rest)
        season.arrive(board, clan)
    elif head:
        for words in part.split(","):
            name, _, count = words.strip().partition(" ")
            if name in KINDS[:GOODS]:
                clan.goods[KINDS.index(name)] = number(count)
            else:
                read_figures(clan, one_of(name, FIGURE_IDS), number(count))


def read_figures(clan: Clan, place: i64, count: i64) -> None:
    """Figures out on the board; they come from the mat."""
    clan.figures[place] += count
    if place < GARDENERS:
        clan.figures[0] -= count
    elif place > WARRIORS:
        clan.figures[WARRIORS] -= count


def read_castle(board: Board, rows: dict[str, str]) -> None:
    """Rooms as named; the stacks get all castle cards that are nowhere else."""
    left = setup.castle_stack(board, 0, CASTLE_CARDS)
    for clan in board.clans:
        left = without_card(left, clan.card)
        for card in clan.lantern:
            left = without_card(left, card)
    named = row_of(rows.get("rooms", ""), CASTLE_DECK.ids)
    for card in named:
        left = without_card(left, card)
    board.stack_1 = stack(rows.get("stack-1"), left, 1)
    board.stack_2 = stack(rows.get("stack-2"), left, 2)
    for room in range(i64(CASTLE_ROOMS)):
        if len(named) > 0:
            board.rooms[room] = named[room]
        else:
            board.draw_card(room)
    if "hall" in rows:
        board.hall = vec[i64]()
        for word in rows["hall"].split():
            board.hall = append(board.hall, -1 if word == "-" else number(word) - 1)


def without_card(cards: vec[i64], card: i64) -> vec[i64]:
    if card in cards:
        return remove(cards, card)
    return cards


def stack(words: str | None, left: vec[i64], level: int) -> vec[i64]:
    """The stack of a level; the cards named lie on top, and `none` are left when none is named."""
    found = vec[i64]()
    named = [] if words is None else [one_of(word, CASTLE_DECK.ids) for word in words.split()]
    if words is None or named:
        for card in left:
            if CASTLE_DECK.level[card] == level and card not in named:
                found = append(found, card)
    for card in reversed(named):
        found = append(found, card)
    return found


def read_dice(board: Board, rows: dict[str, str]) -> None:
    each = rounds.dice_each(board)
    board.bridges = zeros(BRIDGES * BRIDGE)
    board.dice = zeros(DICE_PLACES)
    if "bridges" not in rows:
        dice.roll(board, each)
    for words in rows.get("bridges", "").split(","):
        colour, _, values = words.strip().partition(" ")
        if colour:
            read_bridge(board, one_of(colour, COLOURS), values.split())
    for words in rows.get("dice", "").split(","):
        space, _, names = words.strip().partition(" ")
        for name in names.split():
            colour, _, value = name.partition("-")
            put_die(board, space, one_of(colour, COLOURS), number(value or "1"))
    for colour_ in range(BRIDGES):
        board.dice[AT_WELL + colour_] += each - view.count_dice(board, colour_)


def read_bridge(board: Board, bridge: int, values: list[str]) -> None:
    if len(values) < 2:
        raise refuse(" ".join(values), "name both ends of a bridge, `-` for an empty one")
    numbers = [0 if value == "-" else number(value) for value in values]
    for i, value in enumerate(numbers[:-1]):
        board.bridges[bridge * BRIDGE + i] = value
    board.bridges[bridge * BRIDGE + RIGHT] = numbers[-1]


def put_die(board: Board, space: str, colour: int, value: int) -> None:
    if space.startswith("mat-"):
        board.dice[ON_MATS + (number(space[4:]) - 1) * MAT_ROWS + colour] = value
    else:
        dice.set_down(board, 0, one_of(space, SPACES[:-1]), colour, value)


def begin(board: Board, fields: dict[str, str], rows: dict[str, str]) -> None:
    clans = len(board.clans)
    if "order" in rows:
        board.order = vec[i64]()
        for word in rows["order"].split():
            board.order = append(board.order, clans - 1 if word == "rival" else number(word) - 1)
    turn, _, seat = fields.get("turn", "1 of 1").partition(" of ")
    active = clans - 1 if seat == "rival" else number(seat) - 1
    played = (number(turn) - 1) * clans + [int(clan) for clan in board.order].index(active)
    board.turn = played
    effects = rows.get("do", "").split()
    if effects == ["round-end"]:
        board.todo.push(steps.ROUND_END, 0, 0)
        return
    board.todo.push(steps.TURN, 0, played + (1 if effects else 0))
    for word in effects:
        board.todo.push(steps.EFFECT, active, one_of(word, EFFECTS.ids))
    chains.together(board, active, len(effects))
