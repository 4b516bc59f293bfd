"""Revolts, p. 11-12: the farmers rise against a player."""

from mypy_extensions import i64

from tenshu.core.events import Event
from tenshu.games.shogun.board import Board
from tenshu.games.shogun.components import FARMERS
from tenshu.games.shogun.provinces import MAP


def quell(board: Board, seat: i64, province: i64, farmers: i64) -> bool:
    """All armies of the province against the farmers. True: the player keeps it."""
    muster(board, seat, province, farmers)
    board.throw()
    return is_beaten(board, seat, province)


def muster(board: Board, seat: i64, province: i64, farmers: i64) -> None:
    """Special cards and castles help only against attacks, p. 7 and 15."""
    board.tray[seat] += board.armies[province]
    board.armies[province] = 0
    board.call_farmers(farmers)


def is_beaten(board: Board, seat: i64, province: i64) -> bool:
    """What the tray says of a revolt; a draw goes to the farmers, p. 12."""
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
