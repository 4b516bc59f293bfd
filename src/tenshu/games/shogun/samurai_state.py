"""What the Samurai add to the table: a stack of cards for each player.

Apart from samurai.py, whose rules need the board, because the board holds this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.codec import Reader, Writer
from tenshu.games.shogun.components import (
    BONUS_ARMIES,
    BONUS_CHESTS,
    BONUS_POINTS,
    BONUS_RICE,
    BONUSES,
    PIECES,
    SAMURAI_CARDS,
)
from tenshu.games.shogun.part import Part
from tenshu.games.shogun.rows import nothing, read_row

if TYPE_CHECKING:
    from tenshu.games.shogun.form import ShogunBonuses, ShogunClan, ShogunSamurai


class Samurai(Part):
    """The uppermost card of each seat."""

    def __init__(self, cards: vec[i64]) -> None:
        self.cards = cards

    def copy(self) -> Samurai:
        return Samurai(self.cards[:])

    def write(self, out: Writer) -> None:
        out.row(self.cards)

    def view(self) -> ShogunSamurai:
        """In how many regions one must be, and what each card of the stack offers."""
        return {
            "needs": int(PIECES.samurai_regions),
            "cards": [bonuses(card) for card in range(i64(SAMURAI_CARDS))],
        }

    def view_clan(self, seat: i64, regions: i64, found: ShogunClan) -> None:
        found["samurai"] = int(self.cards[seat]) + 1
        found["regions"] = int(regions)


def hire_samurai(seats: i64) -> Samurai:
    return Samurai(nothing(seats))


def no_samurai(seats: i64) -> Samurai:
    """What is written where there are no samurai."""
    return Samurai(vec[i64]())


def read_samurai(source: Reader, seats: i64) -> Samurai:
    return Samurai(read_row(source, seats, 0, SAMURAI_CARDS - 1))


def bonus(card: i64, kind: i64) -> int:
    return int(PIECES.bonus[card * BONUSES + kind])


def bonuses(card: i64) -> ShogunBonuses:
    """What a samurai card offers."""
    return {
        "chests": bonus(card, BONUS_CHESTS),
        "armies": bonus(card, BONUS_ARMIES),
        "rice": bonus(card, BONUS_RICE),
        "points": bonus(card, BONUS_POINTS),
    }
