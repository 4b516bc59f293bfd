"""The yard action, p. 9."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.refusal import Refusal
from tenshu.games.white_castle import chains, choices, offers, seals, steps
from tenshu.games.white_castle.board import IN_YARD, WARRIORS, Board
from tenshu.games.white_castle.castle import pay_for_action
from tenshu.games.white_castle.components import GROUNDS, YARD_PLACES
from tenshu.games.white_castle.offers import Terms
from tenshu.games.white_castle.step import ActionQuestion
from tenshu.games.white_castle.vocabulary import EFFECTS, IRON, SEAL


def can_act(board: Board, seat: i64, effect: i64, coins: i64) -> bool:
    """Whether a warrior can be sent out, with that many coins owed for something else."""
    clan = board.clans[seat]
    sealed = EFFECTS.seals[effect]
    if clan.figures[WARRIORS] == 0 or clan.goods[SEAL] < sealed:
        return False
    return clan.short(coins + EFFECTS.coins[effect], sealed, IRON, GROUNDS.least_iron) >= 0


def options(board: Board, seat: i64, effect: i64) -> vec[i64]:
    """Every yard, against iron; there is room for any number of warriors."""
    clan = board.clans[seat]
    coins = EFFECTS.coins[effect]
    missing: i64 = 0
    found = append(vec[i64](capacity=6), choices.DONE)
    for yard in range(i64(YARD_PLACES)):
        need = clan.short(coins, EFFECTS.seals[effect], IRON, GROUNDS.iron[yard])
        if need == 0:
            found = append(found, choices.YARD + yard)
        elif need > 0:
            missing |= seals.lacking(clan, coins, IRON, GROUNDS.iron[yard])
    if missing != 0:
        return seals.with_exchanges(found, missing)
    return found


def act(board: Board, seat: i64, effect: i64, yard: i64) -> None:
    """The leftmost warrior of the mat goes to the yard; both tiles of the first yard are used."""
    pay_for_action(board, seat, effect)
    board.pay(seat, IRON, GROUNDS.iron[yard])
    figures = board.clans[seat].figures
    figures[WARRIORS] -= 1
    figures[IN_YARD + yard] += 1
    board.tell("trains", seat, yard)
    gives = effects(board, yard)
    count: i64 = len(gives)
    i = count - 1
    while i >= 0:
        board.todo.push(steps.EFFECT, seat, gives[i])
        i -= 1
    chains.together(board, seat, count)


def effects(board: Board, yard: i64) -> vec[i64]:
    """What the tiles of a yard give: the first yard has two, the others one each."""
    tiles = board.yards
    found = vec[i64](capacity=2)
    if yard == 0:
        return append(append(found, GROUNDS.blue[tiles[0]]), GROUNDS.beige[tiles[1]])
    if yard == 1:
        return append(found, GROUNDS.blue[tiles[2]])
    return append(found, GROUNDS.beige[tiles[3]])


class YardStep(ActionQuestion):
    name = "yard"

    def asks(self, board: Board) -> bool:
        return can_act(board, board.todo.seat(), board.todo.value(), 0)

    def legal(self, board: Board, seat: i64) -> vec[i64]:
        return options(board, seat, board.todo.value())

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        act(board, seat, value, option - choices.YARD)

    def run(self, board: Board, seat: i64, value: i64) -> None:
        """No warrior can be sent out."""

    def candidates(self, board: Board, seat: i64, value: i64) -> list[int]:
        return [choices.DONE, *range(choices.YARD, choices.FIELD)]

    def terms(self, board: Board, seat: i64, value: i64, option: i64) -> Terms:
        if option == choices.DONE:
            return offers.free([])
        yard = option - choices.YARD
        gives: list[i64] = [effect for effect in effects(board, yard)]  # noqa: C416 - list() lets the vec out
        return Terms(self.price(value, IRON, GROUNDS.iron[yard]), gives)

    def why_not(self, board: Board, seat: i64, option: i64) -> Refusal | None:
        if not choices.YARD <= option < choices.FIELD:
            return None
        return self.terms(board, seat, board.todo.value(), option).price.refusal(board.clans[seat])
