"""Samurai, p. 21: a bonus for whoever is present in four regions."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.rows import bit, bits
from tenshu.games.shogun import choices, samurai_state, steps
from tenshu.games.shogun.board import Board
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
from tenshu.games.shogun.samurai_state import Samurai, bonuses
from tenshu.games.shogun.step import Step

INSERTS: Final[tuple[tuple[str, str, str], ...]] = (
    ("game", "start", "hire-samurai"),
    ("season", "actions", "advance-samurai"),
    ("game", "second-year", "samurai-anew"),
)


def samurai_of(board: Board) -> Samurai:
    samurai = board.samurai
    assert samurai is not None
    return samurai


class Hire(Step):
    """Each player's four cards are stacked in order, the empty banner on top; so too after the winter."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        board.samurai = samurai_state.hire_samurai(board.seats)


def regions_of(board: Board, seat: i64) -> i64:
    """In how many regions a player has provinces."""
    found: i64 = 0
    for province in range(i64(PROVINCES)):
        if board.owner[province] == seat:
            found |= bit(board.region(province))
    return bits(found)


class Advance(Step):
    """Whoever is in four regions turns to the next card and takes one of its bonuses, in turn order."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        cards = samurai_of(board).cards
        position = board.seats - 1
        while position >= 0:
            owner = board.order[position]
            if regions_of(board, owner) >= PIECES.samurai_regions:
                cards[owner] += 1
                board.todo.push(steps.CHOOSE_BONUS, owner, cards[owner])
            position -= 1


class ChooseBonus(Step):
    """The value is the card."""

    name: str = "bonus"

    def legal(self, board: Board, seat: i64) -> vec[i64]:
        card = board.todo.value()
        found = vec[i64](capacity=BONUSES)
        for bonus in range(i64(BONUSES)):
            if PIECES.bonus[card * BONUSES + bonus] > 0:
                found = append(found, choices.BONUS + bonus)
        return found

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        take_bonus(board, seat, value, option - choices.BONUS)

    def question(self, board: Board, seat: i64) -> dict[str, object]:
        return {**bonuses(board.todo.value())}


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
