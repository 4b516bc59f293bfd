"""Battles, p. 11-12: player against player, and player against the farmers of a neutral province."""

from mypy_extensions import i64

from tenshu.core.events import Event
from tenshu.games.shogun.board import NEUTRAL, Board
from tenshu.games.shogun.components import CASTLE, EVENT_CARDS, FARMERS, SPECIAL_CARDS
from tenshu.games.shogun.provinces import MAP


def attack(board: Board, seat: i64, province: i64, target: i64, armies: i64) -> None:
    defender = board.owner[target]
    muster_attack(board, seat, province, target, armies)
    if defender == NEUTRAL:
        board.call_farmers(EVENT_CARDS.neutral_farmers[board.event])
        board.throw()
        against_farmers(board, seat, target)
    else:
        muster_defence(board, target, defender)
        board.throw()
        against_player(board, seat, target, defender)


def muster_attack(board: Board, seat: i64, province: i64, target: i64, armies: i64) -> None:
    """All that marched fight, with the army of the special card from one's supply, p. 7 and 11."""
    board.armies[province] -= armies
    board.tray[seat] += armies
    # house: no bonus army from an empty supply
    bonus = board.fill_tray(seat, SPECIAL_CARDS.attackers[board.special[seat]])
    kind = "attacks-neutral" if board.owner[target] == NEUTRAL else "attacks"
    board.tell_march(kind, seat, province, target, armies + bonus, board.owner[target])


def muster_defence(board: Board, province: i64, defender: i64) -> None:
    """All armies of the province defend it, with those of the special card and of the event, p. 7 and 15."""
    board.tray[defender] += board.armies[province]
    board.armies[province] = 0
    board.fill_tray(defender, SPECIAL_CARDS.defenders[board.special[defender]])
    if board.has_building(province, CASTLE):
        board.fill_tray(defender, EVENT_CARDS.castle_armies[board.event])


def against_farmers(board: Board, seat: i64, province: i64) -> None:
    """What the tray says of an attack on a neutral province: all farmers in it defend, p. 11-12."""
    attackers = board.tray[seat]
    farmers = board.tray[FARMERS]
    tell_battle(board, "battle-farmers", seat, province, -1, attackers, 0, farmers)
    board.dismiss_farmers()
    if attackers > farmers:
        conquer(board, seat, province, attackers - farmers)
    else:
        board.dismiss(seat)
        board.tell("repelled", seat, province)


def against_player(board: Board, seat: i64, province: i64, defender: i64) -> None:
    """What the tray says of an attack on a player: farmers help him where there is no unrest, p. 12."""
    attackers = board.tray[seat]
    own = board.tray[defender]
    farmers: i64 = 0
    if board.markers[province] == 0:
        farmers = board.tray[FARMERS]
        board.dismiss_farmers()
    tell_battle(board, "battle", seat, province, defender, attackers, own, farmers)
    if attackers > own + farmers:
        board.dismiss(defender)
        conquer(board, seat, province, attackers - own - farmers)
    elif own + farmers > attackers and own > 0:
        board.dismiss(seat)
        hold(board, defender, province, own + farmers - attackers)
    else:
        board.dismiss(seat)
        board.dismiss(defender)
        board.tell("drawn", seat, province, -1, defender)
        board.lay_waste(province)


def conquer(board: Board, seat: i64, province: i64, survivors: i64) -> None:
    """The winner loses as many as the loser had, the others take the province, with all that stands there."""
    board.armies[province] = survivors
    board.tray[seat] -= survivors
    board.dismiss(seat)
    board.tell("conquers", seat, province, survivors)
    board.hand_over(province, seat)


def hold(board: Board, defender: i64, province: i64, ahead: i64) -> None:
    """Farmers fall first: no more survive than are ahead, nor more than are the defender's own, p. 12."""
    survivors = ahead
    if survivors > board.tray[defender]:
        survivors = board.tray[defender]
    board.armies[province] = survivors
    board.tray[defender] -= survivors
    board.dismiss(defender)
    board.tell("holds", defender, province, survivors)


def tell_battle(
    board: Board,
    kind: str,
    seat: i64,
    province: i64,
    other: i64,
    attackers: i64,
    defenders: i64,
    farmers: i64,
) -> None:
    if board.story is None:
        return
    args: dict[str, object] = {"seat": int(seat), "province": MAP.ids[province]}
    if other >= 0:
        args["other"] = int(other)
    args.update(attackers=int(attackers), defenders=int(defenders), farmers=int(farmers))
    board.story.append(Event(kind, args))
