"""What a choice costs and what it sets off, told before it is made: by views, screens and refusals alike.

Each step says the terms of its choices; here is what terms are made of and how they are told. An offer may
need seals exchanged first: those choices come before it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tenshu.core.refusal import Refusal
from tenshu.games.white_castle import choices
from tenshu.games.white_castle.board import Clan
from tenshu.games.white_castle.vocabulary import COIN, EFFECTS, FOOD, KINDS, SEAL

if TYPE_CHECKING:
    from tenshu.games.white_castle.form import CastleOffer


class Price:
    """Coins and seals, and an amount of one resource."""

    def __init__(self, coins: i64, seals: i64 = 0, resource: i64 = FOOD, amount: i64 = 0) -> None:
        self.coins = coins
        self.seals = seals
        self.resource = resource
        self.amount = amount

    def goods(self) -> dict[str, int]:
        asked = {COIN: self.coins, SEAL: self.seals, self.resource: self.amount}
        return {KINDS[kind]: int(count) for kind, count in asked.items() if count > 0}

    def beyond(self, clan: Clan) -> bool:
        return clan.short(self.coins, self.seals, self.resource, self.amount) < 0

    def exchanges(self, clan: Clan) -> list[str]:
        """The exchanges of seals that make it payable."""
        coins = max(0, int(self.coins - clan.goods[COIN]))
        amount = max(0, int(self.amount - clan.goods[self.resource]))
        return ["exchange coin"] * coins + [f"exchange {KINDS[self.resource]}"] * amount

    def refusal(self, clan: Clan) -> Refusal:
        """Why it can't be paid now."""
        if clan.goods[COIN] < self.coins:
            return too_few(clan, COIN, self.coins)
        return too_few(clan, self.resource, self.amount)


class Terms:
    """What a choice costs, what it gains at once, and the effects that follow."""

    def __init__(self, price: Price, effects: list[i64]) -> None:
        self.price = price
        self.effects = effects
        self.gain: dict[str, int] = {}
        # Only one of the effects follows, by choice.
        self.one_of = False
        self.lanterns = False


def free(effects: list[i64]) -> Terms:
    return Terms(Price(0), effects)


def offer(clan: Clan, option: int, terms: Terms) -> CastleOffer:
    """Terms as they are shown."""
    return {
        "choice": choices.ACTIONS.describe(option).notation,
        "first": terms.price.exchanges(clan),
        "pay": terms.price.goods(),
        "gain": terms.gain,
        "effects": [EFFECTS.ids[effect] for effect in terms.effects],
        "one_of": terms.one_of,
        "lanterns": terms.lanterns,
        "spaces": [],
    }


def too_few(clan: Clan, kind: i64, price: i64) -> Refusal:
    have = int(clan.goods[kind])
    details: dict[str, object] = {"good": KINDS[kind], "price": int(price), "have": have}
    return Refusal("too-few", f"it takes {price} {KINDS[kind]}, there is {have}", details)
