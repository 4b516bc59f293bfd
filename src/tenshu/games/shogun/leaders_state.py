"""What the Military Leaders add to the table: themselves, and their monuments.

Apart from leaders.py, whose rules need the board, because the board holds this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.codec import Reader, Writer
from tenshu.core.rows import total
from tenshu.games.shogun.components import PIECES
from tenshu.games.shogun.part import Part
from tenshu.games.shogun.provinces import MAP, PROVINCES
from tenshu.games.shogun.rows import filled, nothing, read_row

if TYPE_CHECKING:
    from tenshu.games.shogun.form import ShogunClan, ShogunProvince

# Where a leader is that is in no province: not placed yet, or lost with one.
NOWHERE: Final = -1
LOST: Final = -2


class Leaders(Part):
    """By seat where the leader is, monuments left and captured; `monuments[seat * PROVINCES + province]`."""

    def __init__(self, at: vec[i64], monuments: vec[i64], stock: vec[i64], trophies: vec[i64]) -> None:
        self.at = at
        self.monuments = monuments
        self.stock = stock
        self.trophies = trophies

    def copy(self) -> Leaders:
        return Leaders(self.at[:], self.monuments[:], self.stock[:], self.trophies[:])

    def write(self, out: Writer) -> None:
        for row in (self.at, self.monuments, self.stock, self.trophies):
            out.row(row)

    def census(self, seats: i64, found: dict[str, int]) -> None:
        found["monuments"] = int(total(self.monuments) + total(self.trophies) + total(self.stock))

    def view_province(self, province: i64, found: ShogunProvince) -> None:
        seats = range(len(self.at))
        found["leaders"] = [seat for seat in seats if self.at[seat] == province]
        found["monuments"] = [
            seat for seat in seats for _monument in range(self.monuments[seat * PROVINCES + province])
        ]

    def view_clan(self, seat: i64, found: ShogunClan) -> None:
        found["monuments"] = int(self.stock[seat])
        found["trophies"] = int(self.trophies[seat])
        found["leader"] = whereabouts(self.at[seat])


def call_leaders(seats: i64) -> Leaders:
    return Leaders(
        filled(seats, NOWHERE), nothing(seats * PROVINCES), filled(seats, PIECES.monuments), nothing(seats)
    )


def no_leaders(seats: i64) -> Leaders:
    """What is written where there are no leaders."""
    return Leaders(filled(seats, NOWHERE), vec[i64](), vec[i64](), vec[i64]())


def read_leaders(source: Reader, seats: i64) -> Leaders:
    return Leaders(
        read_row(source, seats, LOST, PROVINCES - 1),
        read_row(source, seats * PROVINCES, 0, PIECES.monuments),
        read_row(source, seats, 0, PIECES.monuments),
        read_row(source, seats, 0, PIECES.monuments * seats),
    )


def whereabouts(place: i64) -> str | None:
    if place >= 0:
        return MAP.ids[place]
    return "lost" if place == LOST else None
