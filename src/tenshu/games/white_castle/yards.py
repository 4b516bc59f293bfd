"""The yard action, p. 9."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.games.white_castle import chains, choices, seals, steps
from tenshu.games.white_castle.board import IN_YARD, WARRIORS, Board
from tenshu.games.white_castle.castle import pay_for_action
from tenshu.games.white_castle.components import GROUNDS
from tenshu.games.white_castle.vocabulary import EFFECTS, IRON, SEAL


def can_act(board: Board, seat: i64, effect: i64, coins: i64) -> bool:
    """Whether a warrior can be sent out, with that many coins owed for something else."""
    clan = board.clans[seat]
    sealed = EFFECTS.seals[effect]
    if clan.figures[WARRIORS] == 0 or clan.goods[SEAL] < sealed:
        return False
    return clan.short(coins + EFFECTS.coins[effect], sealed, IRON, GROUNDS.iron[2]) >= 0


def options(board: Board, seat: i64, effect: i64) -> vec[i64]:
    """Every yard, against iron; there is room for any number of warriors."""
    clan = board.clans[seat]
    coins = EFFECTS.coins[effect]
    missing: i64 = 0
    found = append(vec[i64](capacity=6), choices.DONE)
    for yard in range(i64(3)):
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
    if yard == 0:
        board.todo.push(steps.EFFECT, seat, GROUNDS.beige[board.yards[1]])
        board.todo.push(steps.EFFECT, seat, GROUNDS.blue[board.yards[0]])
        chains.together(board, seat, 2)
    elif yard == 1:
        board.todo.push(steps.EFFECT, seat, GROUNDS.blue[board.yards[2]])
    else:
        board.todo.push(steps.EFFECT, seat, GROUNDS.beige[board.yards[3]])
