"""What the Chambers add to the table: artists in their bag and on the crossings, and the region cards.

Apart from chambers.py, whose rules need the board, because the board holds this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.codec import Reader, Writer
from tenshu.games.shogun.components import ARTISTS, LINES, PIECES, SEATS
from tenshu.games.shogun.majority import majority
from tenshu.games.shogun.part import Part
from tenshu.games.shogun.provinces import MAP, REGIONS
from tenshu.games.shogun.rows import filled, nothing, read_row, read_up_to

if TYPE_CHECKING:
    from tenshu.games.shogun.form import Crossing, Region, ShogunChambers

# What lies on a crossing, besides the marker of a seat: nothing yet, an open artist, one turned over.
UNUSED: Final = -2
OPEN: Final = -1
TURNED: Final = SEATS


class Chambers(Part):
    """Artists in the bag, what lies on each crossing, and the row of region cards."""

    def __init__(self, bag: vec[i64], crossings: vec[i64], regions: vec[i64]) -> None:
        self.bag = bag
        self.crossings = crossings
        self.regions = regions

    def copy(self) -> Chambers:
        return Chambers(self.bag[:], self.crossings[:], self.regions[:])

    def write(self, out: Writer) -> None:
        for row in (self.bag, self.crossings, self.regions):
            out.row(row)

    def markers_left(self, seat: i64) -> i64:
        left = PIECES.chamber_markers
        for lying in self.crossings:
            if lying == seat:
                left -= 1
        return left

    def census(self, seats: i64, found: dict[str, int]) -> None:
        found["artists"] = len(self.bag) + sum(lying != UNUSED for lying in self.crossings)
        laid = sum(0 <= lying < TURNED for lying in self.crossings)
        left = sum(max(0, int(self.markers_left(seat))) for seat in range(seats))
        found["chamber-markers"] = laid + left

    def for_line(self, seat: i64, first: i64, stride: i64, worth: i64) -> i64:
        """Most markers in a line give its points, one less for a tie; artists turned over are a player."""
        counts = nothing(SEATS + 1)
        for i in range(i64(LINES)):
            lying = self.crossings[first + i * stride]
            if lying >= 0:
                counts[lying] += 1
        return majority(counts, seat, worth)

    def for_art(self, seat: i64, art: i64) -> i64:
        return self.for_line(seat, art * LINES, 1, PIECES.art_values[art])

    def for_castle(self, seat: i64, castle: i64) -> i64:
        return self.for_line(seat, castle, LINES, PIECES.castle_values[castle])

    def view(self, seats: i64) -> ShogunChambers:
        lines = range(i64(LINES))
        return {
            "arts": list(PIECES.arts),
            "castles": list(PIECES.castles),
            "art_values": [int(value) for value in PIECES.art_values],
            "castle_values": [int(value) for value in PIECES.castle_values],
            "crossings": [
                [crossing_view(self.crossings[art * LINES + castle]) for castle in lines] for art in lines
            ],
            "regions": [cast("Region", MAP.regions[region]) for region in self.regions],
            "bag": len(self.bag),
            "lines": {
                "arts": [[int(self.for_art(seat, i)) for seat in range(seats)] for i in lines],
                "castles": [[int(self.for_castle(seat, i)) for seat in range(seats)] for i in lines],
            },
        }


def open_chambers(bag: vec[i64], regions: vec[i64]) -> Chambers:
    return Chambers(bag, filled(ARTISTS, UNUSED), regions)


def no_chambers(seats: i64) -> Chambers:
    """What is written where there are no chambers."""
    return Chambers(vec[i64](), vec[i64](), vec[i64]())


def read_chambers(source: Reader, seats: i64) -> Chambers:
    return Chambers(
        read_up_to(source, ARTISTS, 0, ARTISTS - 1),
        read_row(source, ARTISTS, UNUSED, TURNED),
        read_row(source, REGIONS, 0, REGIONS - 1),
    )


def crossing_view(lying: i64) -> Crossing:
    if lying == UNUSED:
        return None
    if lying == OPEN:
        return "open"
    return "turned" if lying == TURNED else int(lying)
