"""The castle: rooms and their actions, p. 6; courtiers at the gate and on their way up, p. 10-11."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.refusal import Refusal
from tenshu.games.white_castle import chains, choices, offers, seals, sets, steps
from tenshu.games.white_castle.board import COURTIERS, GATE, HALL, LEVEL_1, LEVEL_2, Board
from tenshu.games.white_castle.components import (
    CASTLE_DECK,
    CASTLE_ROOMS,
    HALL_FIELDS,
    LEVEL_1_ROOMS,
    LEVEL_1_ROWS,
    LIGHT_ROWS,
    PRINT,
    first_tile,
    rows_of,
)
from tenshu.games.white_castle.offers import Terms
from tenshu.games.white_castle.step import ActionQuestion, Question, Step
from tenshu.games.white_castle.vocabulary import COIN, EFFECTS, PEARL, SEAL, THE_CASTLE, THE_LANTERN

# The value of a CASTLE step: the effect, and a bit for each half of the action that is done. Effects from the
# 64th on have their higher bits above those two.
AUDIENCE: Final = 64
ASCENT: Final = 128
LOW: Final = 63


def packed(effect: i64, done: i64) -> i64:
    return effect & LOW | done | effect >> 6 << 8


def effect_of(value: i64) -> i64:
    return value & LOW | value >> 8 << 6


def row_effect(board: Board, room: i64, row: i64) -> i64:
    return CASTLE_DECK.row[board.rooms[room] * LEVEL_1_ROWS + row]


def actions_at_tiles(board: Board, colour: i64) -> vec[i64]:
    """The set of actions beside dice tiles of a colour (-1: of any) in the castle."""
    found = vec[i64](capacity=16)
    for room in range(i64(CASTLE_ROOMS)):
        if board.rooms[room] < 0:
            continue
        first = first_tile(room)
        for row in range(rows_of(room)):
            if colour < 0 or board.tiles[first + row] == colour:
                found = sets.with_effect(found, row_effect(board, room, row))
    return found


def light_of(card: i64) -> vec[i64]:
    """The set of light actions of a castle card."""
    found = vec[i64](capacity=LIGHT_ROWS)
    for i in range(card * LIGHT_ROWS, card * LIGHT_ROWS + LIGHT_ROWS):
        if CASTLE_DECK.light[i] >= 0:
            found = append(found, CASTLE_DECK.light[i])
    return found


def light_actions(board: Board) -> vec[i64]:
    """The set of light actions of all cards in the five rooms."""
    light = CASTLE_DECK.light
    found = vec[i64](capacity=12)
    for card in board.rooms:
        if card >= 0:
            for i in range(card * LIGHT_ROWS, card * LIGHT_ROWS + LIGHT_ROWS):
                if light[i] >= 0:
                    found = sets.with_effect(found, light[i])
    return found


def can_act(board: Board, seat: i64, value: i64, coins: i64) -> bool:
    """Whether a castle action can begin or go on, with that many coins owed for something else."""
    clan = board.clans[seat]
    figures = clan.figures
    effect = effect_of(value)
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
    effect = effect_of(value)
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
    base = choices.CLIMB + (floor - GATE) * choices.GOALS
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
    pay_for_action(board, seat, effect_of(value))
    done = value & (AUDIENCE | ASCENT)
    if option == choices.GATE:
        board.todo.push(steps.CASTLE, seat, packed(THE_CASTLE, done | AUDIENCE))
        send_to_gate(board, seat)
    else:
        board.todo.push(steps.CASTLE, seat, packed(THE_CASTLE, done | ASCENT))
        climb(board, seat, floor_from(option), goal_of(option))


def floor_from(option: i64) -> i64:
    """Where a courtier stands who climbs by this choice."""
    return (option - choices.CLIMB) // choices.GOALS + GATE


def goal_of(option: i64) -> i64:
    """The room, or the hall, to which this choice leads."""
    return (option - choices.CLIMB) % choices.GOALS


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
    found = vec[i64](capacity=HALL_FIELDS)
    for field in range(i64(HALL_FIELDS)):
        if board.hall[field] < 0:
            found = append(found, choices.FIELD + field)
    return found


def rest_in_hall(board: Board, seat: i64, field: i64) -> None:
    """A courtier on a field of the daimyo's card gets what it shows."""
    board.hall[field] = seat
    board.tell("rests-in-hall", seat, field)
    board.todo.push(steps.EFFECT, seat, field_effect(board, field))


def field_effect(board: Board, field: i64) -> i64:
    return CASTLE_DECK.field[board.daimyo * HALL_FIELDS + field]


class CastleStep(ActionQuestion):
    name = "castle"

    def effect_of(self, value: i64) -> i64:
        return effect_of(value)

    def number_of(self, value: i64) -> i64:
        return (value & (AUDIENCE | ASCENT)) // AUDIENCE

    def asks(self, board: Board) -> bool:
        return can_act(board, board.todo.seat(), board.todo.value(), 0)

    def legal(self, board: Board, seat: i64) -> vec[i64]:
        return options(board, seat, board.todo.value())

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        act(board, seat, value, option)

    def run(self, board: Board, seat: i64, value: i64) -> None:
        """Nothing more can be done."""

    def candidates(self, board: Board, seat: i64, value: i64) -> list[int]:
        figures = board.clans[seat].figures
        found = [choices.DONE]
        if value & AUDIENCE == 0 and figures[COURTIERS] > 0:
            found.append(choices.GATE)
        if value & ASCENT == 0:
            climbs = range(choices.CLIMB, choices.CLIMB + len(choices.FLOORS) * choices.GOALS)
            found += [way for way in climbs if figures[floor_from(way)] > 0 and levels_up(way) > 0]
        return found

    def terms(self, board: Board, seat: i64, value: i64, option: i64) -> Terms:
        if option == choices.DONE:
            return offers.free([])
        if option == choices.GATE:
            price = self.price(value, PEARL, 0)
            price.coins += PRINT.gate
            return Terms(price, [])
        found = Terms(
            self.price(value, PEARL, PRINT.climb[levels_up(option)]), arrival(board, goal_of(option))
        )
        found.one_of = goal_of(option) < CASTLE_ROOMS
        return found

    def why_not(self, board: Board, seat: i64, option: i64) -> Refusal | None:
        if option == choices.GATE:
            return self.why_no_audience(board, seat)
        if choices.CLIMB <= option < choices.GARDEN:
            return self.why_no_climb(board, seat, option)
        return None

    def why_no_audience(self, board: Board, seat: i64) -> Refusal:
        if board.todo.value() & AUDIENCE != 0:
            return Refusal("done-already", "this action has sent a courtier to the gate already")
        if board.clans[seat].figures[COURTIERS] == 0:
            return Refusal("no-courtier", "no courtier is left on the mat")
        return self.terms(board, seat, board.todo.value(), choices.GATE).price.refusal(board.clans[seat])

    def why_no_climb(self, board: Board, seat: i64, option: i64) -> Refusal:
        args = board.describe(int(option)).args
        if board.todo.value() & ASCENT != 0:
            return Refusal("done-already", "this action has let a courtier climb already")
        if board.clans[seat].figures[floor_from(option)] == 0:
            return Refusal("no-courtier", "no courtier of yours is there", {"floor": args["floor"]})
        if levels_up(option) == 0:
            return Refusal("no-way", "a courtier climbs one or two levels", {"room": args["room"]})
        return self.terms(board, seat, board.todo.value(), option).price.refusal(board.clans[seat])


def levels_up(option: i64) -> i64:
    """By how many levels a courtier climbs by this choice: one or two; 0 where that is no way up."""
    found = floor_of(goal_of(option)) - floor_from(option)
    if 1 <= found <= 2:
        return found
    return 0


def arrival(board: Board, room: i64) -> list[i64]:
    """What a courtier finds upstairs: one light action of the room's card; in the hall the lanterns."""
    if room == CASTLE_ROOMS:
        return [THE_LANTERN]
    if board.rooms[room] < 0:
        return []
    return [effect for effect in light_of(board.rooms[room])]  # noqa: C416 - list() would let the vec out


class ReplaceStep(Step):
    """A room that lacks a card gets the next one of its stack."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        board.draw_card(value)


class ClimbedStep(Question):
    """One light action of the card that was found upstairs."""

    name = "climbed"

    def asks(self, board: Board) -> bool:
        return len(light_of(board.todo.value())) > 1

    def legal(self, board: Board, seat: i64) -> vec[i64]:
        return choices.doing(light_of(board.todo.value()), True)

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        chains.do(board, seat, option - choices.DO)

    def run(self, board: Board, seat: i64, value: i64) -> None:
        chains.do_only(board, seat, light_of(value))

    def question(self, board: Board) -> dict[str, object]:
        return {"card": CASTLE_DECK.ids[board.todo.value()]}

    def why_not(self, board: Board, seat: i64, option: i64) -> Refusal | None:
        return chains.not_offered(option)

    def terms(self, board: Board, seat: i64, value: i64, option: i64) -> Terms:
        return chains.terms_of_doing(option)


class HallStep(Question):
    """A courtier in the hall rests on a field of the daimyo's card; with none free, anywhere."""

    name = "hall"

    def asks(self, board: Board) -> bool:
        return len(free_fields(board)) > 1

    def legal(self, board: Board, seat: i64) -> vec[i64]:
        return free_fields(board)

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        rest_in_hall(board, seat, option - choices.FIELD)

    def run(self, board: Board, seat: i64, value: i64) -> None:
        free = free_fields(board)
        if len(free) == 1:
            rest_in_hall(board, seat, free[0] - choices.FIELD)

    def why_not(self, board: Board, seat: i64, option: i64) -> Refusal | None:
        if not choices.FIELD <= option < choices.GAIN:
            return None
        args = board.describe(int(option)).args
        return Refusal("field-taken", "another courtier rests on this field", dict(args))

    def terms(self, board: Board, seat: i64, value: i64, option: i64) -> Terms:
        return offers.free([field_effect(board, option - choices.FIELD)])
