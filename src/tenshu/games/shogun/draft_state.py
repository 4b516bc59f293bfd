"""What lies on the table while provinces are drafted, and is gone when the last is taken.

Apart from setup.py, whose rules need the board, because the board holds this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import pop, vec
from mypy_extensions import i64

from tenshu.core.codec import Reader, Writer
from tenshu.games.shogun.choices import FIELDS, GROUP_SIZES, SMALLEST_GROUP
from tenshu.games.shogun.leaders_state import NOWHERE
from tenshu.games.shogun.part import Part
from tenshu.games.shogun.provinces import MAP, PROVINCES
from tenshu.games.shogun.rows import filled, nothing, read_number, read_up_to

if TYPE_CHECKING:
    from tenshu.games.shogun.form import ShogunDraft


class Draft(Part):
    """The pile (its top is last, its `buried` lowest are known), the open cards, and what each seat has left.

    Groups of armies are counted by `seat * GROUP_SIZES + size`; `pairs` are the two cards each seat last
    chose from, `taken` is the province just taken.
    """

    def __init__(
        self,
        pile: vec[i64],
        open_cards: vec[i64],
        groups: vec[i64],
        pairs: vec[i64],
        buried: i64,
        taken: i64,
    ) -> None:
        self.pile = pile
        self.open_cards = open_cards
        self.groups = groups
        self.pairs = pairs
        self.buried = buried
        self.taken = taken

    def copy(self) -> Draft:
        return Draft(self.pile[:], self.open_cards[:], self.groups[:], self.pairs[:], self.buried, self.taken)

    def write(self, out: Writer) -> None:
        for row in (self.pile, self.open_cards, self.groups, self.pairs):
            out.row(row)
        out.number(self.buried)
        out.number(self.taken)

    def top_card(self) -> i64:
        self.pile, card = pop(self.pile)
        if self.buried > len(self.pile):
            self.buried = len(self.pile)
        return card

    def view(self, seats: i64, in_hand: bool) -> ShogunDraft:
        """`in_hand`: whether armies or a leader are still to be placed in the province just taken."""
        return {
            "taken": MAP.ids[self.taken] if in_hand else None,
            "open": [MAP.ids[province] for province in self.open_cards],
            "pile": len(self.pile),
            "buried": [MAP.ids[province] for province in self.pile[: self.buried]],
            "groups": [
                {
                    str(SMALLEST_GROUP + size): int(self.groups[seat * GROUP_SIZES + size])
                    for size in range(GROUP_SIZES)
                }
                for seat in range(seats)
            ],
        }


def begin_draft(seats: i64, pile: vec[i64]) -> Draft:
    return Draft(pile, vec[i64](), nothing(seats * GROUP_SIZES), filled(seats * 2, NOWHERE), 0, NOWHERE)


def no_draft(seats: i64) -> Draft:
    """What is written while nothing is drafted."""
    return Draft(vec[i64](), vec[i64](), vec[i64](), vec[i64](), 0, NOWHERE)


def read_draft(source: Reader, seats: i64) -> Draft | None:
    """None where no groups of armies are left to place."""
    pile = read_up_to(source, PROVINCES, 0, PROVINCES - 1)
    open_cards = read_up_to(source, 2, 0, PROVINCES - 1)
    groups = read_up_to(source, seats * GROUP_SIZES, 0, FIELDS)
    pairs = read_up_to(source, seats * 2, NOWHERE, PROVINCES - 1)
    buried = read_number(source, 0, len(pile))
    taken = read_number(source, NOWHERE, PROVINCES - 1)
    if len(groups) == 0:
        return None
    if len(groups) != seats * GROUP_SIZES or len(pairs) != seats * 2:
        raise ValueError(f"a draft of {seats} players has {len(groups)} groups and {len(pairs)} cards")
    return Draft(pile, open_cards, groups, pairs, buried, taken)
