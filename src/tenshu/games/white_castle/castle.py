"""The castle: rooms and their actions, p. 6; courtiers at the gate and on their way up, p. 10-11."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.games.white_castle import choices, seals, steps
from tenshu.games.white_castle.board import COURTIERS, GATE, HALL, LEVEL_1, LEVEL_2, Board
from tenshu.games.white_castle.components import (
    CASTLE_DECK,
    CASTLE_ROOMS,
    LEVEL_1_ROOMS,
    PRINT,
    first_tile,
    rows_of,
)
from tenshu.games.white_castle.vocabulary import COIN, EFFECTS, PEARL, SEAL, THE_CASTLE, THE_LANTERN, bit

# The value of a CASTLE step: the effect, and a bit for each half of the action that is done.
AUDIENCE: Final = 64
ASCENT: Final = 128
EFFECT: Final = 63


def row_effect(board: Board, room: i64, row: i64) -> i64:
    return CASTLE_DECK.row[board.rooms[room] * 3 + row]


def actions_at_tiles(board: Board, colour: i64) -> i64:
    """The actions beside dice tiles of a colour (-1: of any) in the castle, as bits."""
    found: i64 = 0
    for room in range(i64(CASTLE_ROOMS)):
        if board.rooms[room] < 0:
            continue
        first = first_tile(room)
        for row in range(rows_of(room)):
            if colour < 0 or board.tiles[first + row] == colour:
                found |= bit(row_effect(board, room, row))
    return found


def light_of(card: i64) -> i64:
    """The light actions of a castle card, as bits."""
    found: i64 = 0
    for row in range(i64(3)):
        if row != CASTLE_DECK.dark[card] and CASTLE_DECK.row[card * 3 + row] >= 0:
            found |= bit(CASTLE_DECK.row[card * 3 + row])
    return found


def light_actions(board: Board) -> i64:
    """The light actions of all cards in the five rooms, as bits."""
    found: i64 = 0
    for card in board.rooms:
        if card >= 0:
            found |= light_of(card)
    return found


def can_act(board: Board, seat: i64, value: i64, coins: i64) -> bool:
    """Whether a castle action can begin or go on, with that many coins owed for something else."""
    clan = board.clans[seat]
    figures = clan.figures
    effect = value & EFFECT
    owed = coins + EFFECTS.coins[effect]
    sealed = EFFECTS.seals[effect]
    if clan.goods[SEAL] < sealed:
        return False
    if (
        value & AUDIENCE == 0
        and figures[COURTIERS] > 0
        and clan.short(owed + PRINT.gate, sealed, PEARL, 0) >= 0
    ):
        return True
    if value & ASCENT != 0 or figures[GATE] + figures[LEVEL_1] + figures[LEVEL_2] == 0:
        return False
    return clan.short(owed, sealed, PEARL, PRINT.climb[1]) >= 0


def options(board: Board, seat: i64, value: i64) -> vec[i64]:
    """A courtier to the gate, one up by one or two levels, or enough."""
    clan = board.clans[seat]
    effect = value & EFFECT
    coins = EFFECTS.coins[effect]
    sealed = EFFECTS.seals[effect]
    missing: i64 = 0
    found = append(vec[i64](capacity=12), choices.DONE)
    if value & AUDIENCE == 0 and clan.figures[COURTIERS] > 0:
        need = clan.short(coins + PRINT.gate, sealed, PEARL, 0)
        if need == 0:
            found = append(found, choices.GATE)
        elif need > 0:
            missing = seals.lacking(clan, coins + PRINT.gate, PEARL, 0)
    if value & ASCENT == 0:
        one = clan.short(coins, sealed, PEARL, PRINT.climb[1])
        two = clan.short(coins, sealed, PEARL, PRINT.climb[2])
        for floor in range(i64(GATE), i64(HALL)):
            if clan.figures[floor] > 0:
                if one == 0:
                    found = climbs(found, floor, floor + 1)
                elif one > 0:
                    missing |= seals.lacking(clan, coins, PEARL, PRINT.climb[1])
                if floor < LEVEL_2 and two == 0:
                    found = climbs(found, floor, floor + 2)
                elif floor < LEVEL_2 and two > 0:
                    missing |= seals.lacking(clan, coins, PEARL, PRINT.climb[2])
    if missing != 0:
        return seals.with_exchanges(found, missing)
    return found


def climbs(found: vec[i64], floor: i64, goal: i64) -> vec[i64]:
    """The ways from one floor to another: every room of a level can be reached from below."""
    base = choices.CLIMB + (floor - GATE) * 6
    if goal == LEVEL_1:
        for room in range(i64(LEVEL_1_ROOMS)):
            found = append(found, base + room)
    elif goal == LEVEL_2:
        for room in range(i64(LEVEL_1_ROOMS), i64(CASTLE_ROOMS)):
            found = append(found, base + room)
    else:
        found = append(found, base + choices.HALL)
    return found


def pay_for_action(board: Board, seat: i64, effect: i64) -> None:
    """What has to be paid before an action can be used at all."""
    board.pay(seat, COIN, EFFECTS.coins[effect])
    board.pay(seat, SEAL, EFFECTS.seals[effect])


def act(board: Board, seat: i64, value: i64, option: i64) -> None:
    """One half of the action; the other may follow, with the same courtier or another."""
    pay_for_action(board, seat, value & EFFECT)
    done = value & (AUDIENCE | ASCENT)
    if option == choices.GATE:
        board.todo.push(steps.CASTLE, seat, THE_CASTLE | done | AUDIENCE)
        send_to_gate(board, seat)
    else:
        board.todo.push(steps.CASTLE, seat, THE_CASTLE | done | ASCENT)
        climb(board, seat, (option - choices.CLIMB) // 6 + GATE, (option - choices.CLIMB) % 6)


def send_to_gate(board: Board, seat: i64) -> None:
    """Asking for an audience, p. 10."""
    board.pay(seat, COIN, PRINT.gate)
    figures = board.clans[seat].figures
    figures[COURTIERS] -= 1
    figures[GATE] += 1
    board.tell("enters-gate", seat)


def floor_of(room: i64) -> i64:
    if room < LEVEL_1_ROOMS:
        return LEVEL_1
    if room < CASTLE_ROOMS:
        return LEVEL_2
    return HALL


def climb(board: Board, seat: i64, floor: i64, room: i64) -> None:
    """Going up, p. 10-11."""
    goal = floor_of(room)
    board.pay(seat, PEARL, PRINT.climb[goal - floor])
    figures = board.clans[seat].figures
    figures[floor] -= 1
    figures[goal] += 1
    board.tell("climbs", seat, room)
    if goal == HALL:
        board.todo.push(steps.HALL, seat, 0)
        board.todo.push(steps.EFFECT, seat, THE_LANTERN)
    else:
        take_card(board, seat, room)


def stack_empty(board: Board, room: i64) -> bool:
    if room < LEVEL_1_ROOMS:
        return len(board.stack_1) == 0
    return len(board.stack_2) == 0


def take_card(board: Board, seat: i64, room: i64) -> None:
    """The card of the mat goes to the lanterns, that of the room to the mat; one light action of it follows.

    With an empty stack the card stays where it is (house: that of the mat too), and still gives its action.
    """
    clan = board.clans[seat]
    card = board.rooms[room]
    if stack_empty(board, room):
        board.tell("keeps-card", seat, card)
    else:
        clan.lantern = append(clan.lantern, clan.card)
        clan.card = card
        board.rooms[room] = -1
        board.tell("takes-card", seat, card)
        board.todo.push(steps.REPLACE, seat, room)
    board.todo.push(steps.CLIMBED, seat, card)


def free_fields(board: Board) -> vec[i64]:
    """The fields of the daimyo's card without a courtier."""
    found = vec[i64](capacity=3)
    for field in range(i64(3)):
        if board.hall[field] < 0:
            found = append(found, choices.FIELD + field)
    return found


def rest_in_hall(board: Board, seat: i64, field: i64) -> None:
    """A courtier on a field of the daimyo's card gets what it shows."""
    board.hall[field] = seat
    board.tell("rests-in-hall", seat, field)
    board.todo.push(steps.EFFECT, seat, CASTLE_DECK.field[board.daimyo * 3 + field])
