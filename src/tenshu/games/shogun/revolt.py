"""Revolts, p. 11-12: the farmers rise against a player."""

from mypy_extensions import i64

from tenshu.core.events import Event
from tenshu.games.shogun.board import Board
from tenshu.games.shogun.components import FARMERS
from tenshu.games.shogun.provinces import MAP


def quell(board: Board, seat: i64, province: i64, farmers: i64) -> bool:
    """All armies of the province against the farmers; a draw goes to them. True: the player keeps it."""
    board.tray[seat] += board.armies[province]
    board.armies[province] = 0
    board.call_farmers(farmers)
    board.throw()
    own = board.tray[seat]
    risen = board.tray[FARMERS]
    board.dismiss_farmers()
    tell_revolt(board, seat, province, own, risen)
    if own <= risen:
        board.dismiss(seat)
        board.tell("revolt-won", seat, province)
        board.lay_waste(province)
        return False
    board.armies[province] = own - risen
    board.tray[seat] -= own - risen
    board.dismiss(seat)
    board.tell("revolt-beaten", seat, province, own - risen)
    return True


def tell_revolt(board: Board, seat: i64, province: i64, own: i64, farmers: i64) -> None:
    if board.story is not None:
        args: dict[str, object] = {"seat": int(seat), "province": MAP.ids[province]}
        args.update(defenders=int(own), farmers=int(farmers))
        board.story.append(Event("revolt", args))
