"""Samurai, p. 21: a bonus for whoever is present in four regions."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.games.shogun import choices, steps
from tenshu.games.shogun.board import Board, bit, bits
from tenshu.games.shogun.components import (
    BONUS_CHESTS,
    BONUS_IDS,
    BONUS_POINTS,
    BONUS_RICE,
    BONUSES,
    FOR_SAMURAI,
    PIECES,
)
from tenshu.games.shogun.provinces import PROVINCES
from tenshu.games.shogun.tower import nothing

INSERTS: Final[tuple[tuple[str, str, str], ...]] = (
    ("game", "start", "hire-samurai"),
    ("season", "actions", "advance-samurai"),
    ("game", "second-year", "samurai-anew"),
)


def hire(board: Board) -> None:
    """Each player's four cards are stacked in order, the empty banner on top; so too after the winter."""
    board.samurai = nothing(board.seats)


def regions_of(board: Board, seat: i64) -> i64:
    """In how many regions a player has provinces."""
    found: i64 = 0
    for province in range(i64(PROVINCES)):
        if board.owner[province] == seat:
            found |= bit(board.region(province))
    return bits(found)


def advance(board: Board) -> None:
    """Whoever is in four regions turns to the next card and takes one of its bonuses, in turn order."""
    position = board.seats - 1
    while position >= 0:
        seat = board.order[position]
        if regions_of(board, seat) >= PIECES.samurai_regions:
            board.samurai[seat] += 1
            board.todo.push(steps.CHOOSE_BONUS, seat, board.samurai[seat])
        position -= 1


def bonuses(card: i64) -> vec[i64]:
    found = vec[i64](capacity=BONUSES)
    for bonus in range(i64(BONUSES)):
        if PIECES.bonus[card * BONUSES + bonus] > 0:
            found = append(found, choices.BONUS + bonus)
    return found


def take_bonus(board: Board, seat: i64, card: i64, bonus: i64) -> None:
    amount = PIECES.bonus[card * BONUSES + bonus]
    if bonus == BONUS_CHESTS:
        amount = board.receive(seat, amount)
    elif bonus == BONUS_RICE:
        amount = board.harvest(seat, amount)
    elif bonus == BONUS_POINTS:
        board.award(seat, FOR_SAMURAI, amount)
    else:
        amount = board.fill_tray(seat, amount)
    board.tell_of("takes-bonus", "bonus", BONUS_IDS[bonus], seat, amount=amount)
