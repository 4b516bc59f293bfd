"""What is told of a game of Kunitori!: every kind of event, and what it says of whom."""

from typing import Final

from typing_extensions import TypedDict


class KunitoriDeed(TypedDict):
    seat: int


class KunitoriCount(TypedDict):
    seat: int
    count: int


class KunitoriCard(TypedDict):
    seat: int
    card: str


class KunitoriPurchase(TypedDict):
    """The price is `count`."""

    seat: int
    card: str
    count: int


class KunitoriCardAndOther(TypedDict):
    seat: int
    card: str
    other: int


class KunitoriMeeting(TypedDict):
    seat: int
    other: int


class KunitoriAttack(TypedDict):
    seat: int
    count: int
    other: int


class KunitoriOutcome(TypedDict):
    """`seat` wins by `count` and gets a `card`, of which there were `left`: perhaps none."""

    seat: int
    card: str
    count: int
    other: int
    left: int


EVENTS: Final[dict[str, type]] = {
    "turn": KunitoriCount,
    "drew": KunitoriCard,
    "draws": KunitoriCount,
    "reshuffles": KunitoriDeed,
    "reveals": KunitoriCard,
    "last-turns": KunitoriCardAndOther,
    "gains": KunitoriCard,
    "gains-to-hand": KunitoriCard,
    "trashes": KunitoriCard,
    "plays": KunitoriCard,
    "replays": KunitoriCard,
    "chooses-draw": KunitoriCard,
    "chooses-action": KunitoriCard,
    "chooses-money": KunitoriCard,
    "chooses-scrap": KunitoriCard,
    "shows": KunitoriCard,
    "ninja-discards": KunitoriCardAndOther,
    "ninja-keeps": KunitoriCardAndOther,
    "ninja-discards-own": KunitoriCard,
    "ninja-keeps-own": KunitoriCard,
    "puts-on-top": KunitoriCard,
    "pays": KunitoriCard,
    "promotes": KunitoriCard,
    "sends": KunitoriCardAndOther,
    "stays": KunitoriCard,
    "ambushes": KunitoriDeed,
    "reinforces": KunitoriDeed,
    "battle-attack": KunitoriAttack,
    "battle-defence": KunitoriCount,
    "battle-won": KunitoriOutcome,
    "battle-held": KunitoriOutcome,
    "battle-drawn": KunitoriMeeting,
    "declines": KunitoriCard,
    "has-money": KunitoriCount,
    "buys": KunitoriPurchase,
    "withdraws": KunitoriCard,
    "game-over": KunitoriDeed,
}
