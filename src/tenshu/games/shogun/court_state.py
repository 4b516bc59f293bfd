"""What Tenno's Court adds to the table: officials, favours, and those whom favours protect.

Apart from court.py, whose rules need the board, because the board holds this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.codec import Reader, Writer
from tenshu.core.rows import total
from tenshu.games.shogun.components import (
    ACTION_IDS,
    BATTLE_A,
    BATTLE_B,
    BUILD_FREE,
    BUILDING_IDS,
    FAVOUR_CARDS,
    FAVOURS,
    PIECES,
    SAFE_FROM_A,
    SAFE_FROM_B,
)
from tenshu.games.shogun.part import Part
from tenshu.games.shogun.rows import filled, nothing, read_row, read_up_to

if TYPE_CHECKING:
    from tenshu.games.shogun.form import Building, ShogunClan, ShogunCourt, ShogunFavour, ShogunGift

PLACES: Final = 3
TAKEN: Final = -1


class Court(Part):
    """Officials by seat in the hall and in audience, favours face down and on the three places.

    By seat too: a favour kept against a revolt marker, and the actions by which nobody may attack.
    """

    def __init__(
        self,
        hall: vec[i64],
        audience: vec[i64],
        deck: vec[i64],
        favours: vec[i64],
        ward: vec[i64],
        safe: vec[i64],
    ) -> None:
        self.hall = hall
        self.audience = audience
        self.deck = deck
        self.favours = favours
        self.ward = ward
        self.safe = safe

    def copy(self) -> Court:
        return Court(
            self.hall[:], self.audience[:], self.deck[:], self.favours[:], self.ward[:], self.safe[:]
        )

    def write(self, out: Writer) -> None:
        for row in (self.hall, self.audience, self.deck, self.favours, self.ward, self.safe):
            out.row(row)

    def officials_left(self, seat: i64) -> i64:
        return PIECES.officials - self.hall[seat] - self.audience[seat]

    def census(self, seats: i64, found: dict[str, int]) -> None:
        at_court = int(total(self.hall) + total(self.audience))
        at_home = sum(max(0, int(self.officials_left(seat))) for seat in range(seats))
        found["officials"] = at_court + at_home

    def view(self) -> ShogunCourt:
        return {
            "favours": [
                on_offer(cost, favour) for cost, favour in zip(PIECES.court_places, self.favours, strict=True)
            ],
            "pile": len(self.deck),
        }

    def view_clan(self, seat: i64, found: ShogunClan) -> None:
        found["hall"] = int(self.hall[seat])
        found["audience"] = int(self.audience[seat])
        found["ward"] = self.ward[seat] > 0
        found["safe_from"] = dangers(self.safe[seat])

    def favours_counted(self) -> dict[str, int]:
        """How much each favour on offer gives, by its number."""
        found: dict[str, int] = {}
        for favour in self.favours:
            if favour != TAKEN:
                found.update(counted(favour))
        return found


def open_court(seats: i64, deck: vec[i64]) -> Court:
    return Court(nothing(seats), nothing(seats), deck, filled(PLACES, TAKEN), nothing(seats), nothing(seats))


def no_court(seats: i64) -> Court:
    """What is written where there is no court."""
    return Court(vec[i64](), vec[i64](), vec[i64](), vec[i64](), nothing(seats), nothing(seats))


def read_court(source: Reader, seats: i64) -> Court:
    return Court(
        read_row(source, seats, 0, PIECES.officials),
        read_row(source, seats, 0, PIECES.officials),
        read_up_to(source, FAVOURS, 0, FAVOURS - 1),
        read_row(source, PLACES, TAKEN, FAVOURS - 1),
        read_row(source, seats, 0, 1),
        read_row(source, seats, 0, 3),
    )


def counted(favour: i64) -> dict[str, int]:
    """A favour's number with how much it gives."""
    amount = int(FAVOUR_CARDS.amount[favour])
    return {FAVOUR_CARDS.ids[favour]: amount if amount > 0 else 1}


def on_offer(officials: i64, favour: i64) -> ShogunFavour:
    return {"officials": int(officials), **favour_view(favour)}


def favour_view(favour: i64) -> ShogunGift:
    """What is printed on a favour; nothing where it was taken."""
    if favour < 0:
        return {"favour": None, "kind": None}
    found: ShogunGift = {"favour": FAVOUR_CARDS.ids[favour], "kind": FAVOUR_CARDS.kinds[favour]}
    if FAVOUR_CARDS.amount[favour] > 0:
        found["amount"] = int(FAVOUR_CARDS.amount[favour])
    if FAVOUR_CARDS.kind[favour] == BUILD_FREE:
        found["building"] = cast("Building", BUILDING_IDS[FAVOUR_CARDS.building[favour]])
    if FAVOUR_CARDS.safe_from[favour] > 0:
        found["safe_from"] = dangers(FAVOUR_CARDS.safe_from[favour])
    return found


def dangers(safe_from: i64) -> list[str]:
    """The actions by which someone can't be attacked."""
    named = ((SAFE_FROM_A, ACTION_IDS[BATTLE_A]), (SAFE_FROM_B, ACTION_IDS[BATTLE_B]))
    return [name for danger, name in named if safe_from & danger > 0]
