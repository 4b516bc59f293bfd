"""The family's mat, p. 8: bonuses of free fields, then the action of the card; and its lanterns, p. 12."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.refusal import Refusal
from tenshu.games.white_castle import chains, choices, offers, seals, steps
from tenshu.games.white_castle.board import COURTIERS, GARDENERS, SEAL_CAP, Board
from tenshu.games.white_castle.castle import pay_for_action
from tenshu.games.white_castle.components import CASTLE_DECK, MAT_FIELDS, MAT_ROWS, PRINT
from tenshu.games.white_castle.offers import Terms
from tenshu.games.white_castle.step import ActionQuestion, Step
from tenshu.games.white_castle.vocabulary import EFFECTS, FOOD, INFLUENCE, INFLUENCE_1, SEAL, SEAL_1


def figures_left(board: Board, seat: i64, row: i64) -> i64:
    """Courtiers, gardeners or warriors still on the mat."""
    if row == 0:
        return board.clans[seat].figures[COURTIERS]
    return board.clans[seat].figures[GARDENERS + row - 1]


def shown(board: Board, seat: i64, row: i64) -> i64:
    """How many bonuses of a row show."""
    return MAT_FIELDS - figures_left(board, seat, row)


def action_beside(board: Board, seat: i64, row: i64) -> i64:
    return CASTLE_DECK.mat[board.clans[seat].card * MAT_ROWS + row]


def row_effects(board: Board, seat: i64, row: i64) -> list[i64]:
    """What a row of the mat gives: the bonuses that show, then the action beside it."""
    first = row * MAT_FIELDS
    bonuses = [PRINT.bonus[field] for field in range(first, first + shown(board, seat, row))]
    return [*bonuses, action_beside(board, seat, row)]


def use_row(board: Board, seat: i64, row: i64) -> None:
    """First all visible bonuses of the row, then the action beside it; as often as it comes to that."""
    board.tell("uses-row", seat, row)
    board.todo.push(steps.EFFECT, seat, action_beside(board, seat, row))
    live: i64 = 0
    for field in range(row * MAT_FIELDS, row * MAT_FIELDS + shown(board, seat, row)):
        bonus = PRINT.bonus[field]
        if EFFECTS.plain[bonus] != 0 and EFFECTS.kind[bonus] != SEAL:
            board.gain(seat, EFFECTS.kind[bonus], EFFECTS.count[bonus])
        else:
            board.todo.push(steps.EFFECT, seat, bonus)
            live += 1
    chains.together(board, seat, live)


def can_act(board: Board, seat: i64, effect: i64, coins: i64) -> bool:
    return board.clans[seat].short(coins + EFFECTS.coins[effect], 0, FOOD, 0) >= 0


def options(board: Board, seat: i64, effect: i64) -> vec[i64]:
    """One row of the mat, as if a die had been placed there."""
    coins = EFFECTS.coins[effect]
    found = append(vec[i64](capacity=5), choices.DONE)
    if board.clans[seat].short(coins, 0, FOOD, 0) > 0:
        return seals.with_exchanges(found, seals.lacking(board.clans[seat], coins, FOOD, 0))
    for row in range(i64(MAT_ROWS)):
        found = append(found, choices.ROW + row)
    return found


def act(board: Board, seat: i64, effect: i64, row: i64) -> None:
    pay_for_action(board, seat, effect)
    use_row(board, seat, row)


def lanterns_show(board: Board, seat: i64, kind: i64) -> i64:
    """How often a symbol is in the lantern area."""
    found: i64 = 0
    for card in board.clans[seat].lantern:
        if CASTLE_DECK.lantern_kind[card] == kind:
            found += 1
    return found


def light_lanterns(board: Board, seat: i64) -> None:
    """All symbols of the lantern area, in an order of choice; it matters only for seals and influence."""
    clan = board.clans[seat]
    board.tell("lights-lanterns", seat)
    influence: i64 = 0
    sealed: i64 = 0
    for card in clan.lantern:
        kind = CASTLE_DECK.lantern_kind[card]
        if kind == INFLUENCE:
            influence += 1
        elif kind == SEAL:
            sealed += 1
        else:
            board.gain(seat, kind, 1)
    if influence == 0 or clan.goods[SEAL] + sealed <= SEAL_CAP:
        if influence > 0:
            board.todo.push(steps.INFLUENCE, seat, influence)
        if sealed > 0:
            board.gain(seat, SEAL, sealed)
        return
    for _step in range(influence):
        board.todo.push(steps.EFFECT, seat, INFLUENCE_1)
    for _seal in range(sealed):
        board.todo.push(steps.EFFECT, seat, SEAL_1)
    chains.together(board, seat, influence + sealed)


class MatRowStep(Step):
    """A row of the mat is used."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        use_row(board, seat, value)


class MatStep(ActionQuestion):
    name = "mat"

    def asks(self, board: Board) -> bool:
        return can_act(board, board.todo.seat(), board.todo.value(), 0)

    def legal(self, board: Board, seat: i64) -> vec[i64]:
        return options(board, seat, board.todo.value())

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        act(board, seat, value, option - choices.ROW)

    def run(self, board: Board, seat: i64, value: i64) -> None:
        """It can't be paid for."""

    def candidates(self, board: Board, seat: i64, value: i64) -> list[int]:
        return [choices.DONE, *range(choices.ROW, choices.CLIMB)]

    def terms(self, board: Board, seat: i64, value: i64, option: i64) -> Terms:
        if option == choices.DONE:
            return offers.free([])
        return Terms(self.price(value, FOOD, 0), row_effects(board, seat, option - choices.ROW))

    def why_not(self, board: Board, seat: i64, option: i64) -> Refusal | None:
        if not choices.ROW <= option < choices.CLIMB:
            return None
        return self.price(board.todo.value(), FOOD, 0).refusal(board.clans[seat])
