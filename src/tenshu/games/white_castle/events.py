"""What is told of a game of The White Castle: every kind of event, and its arguments.

What the solo rival does is told as `rival-...`, without a seat. Amounts are told as `{"coin": 2}`, cards with
their actions.
"""

from typing import Final

from typing_extensions import TypedDict


class CastleNews(TypedDict):
    """It says all by itself."""


class CastleDeed(TypedDict):
    seat: int


class CastleCount(TypedDict):
    count: int


class CastleSeatCount(TypedDict):
    seat: int
    count: int


class CastleGoods(TypedDict):
    good: dict[str, int]


class CastleSeatGoods(TypedDict):
    seat: int
    good: dict[str, int]


class CastleExchange(TypedDict):
    """`count` seals for one of a good."""

    seat: int
    good: str
    count: int


class CastleCard(TypedDict):
    card: str
    effect: list[str]


class CastleSeatCard(TypedDict):
    seat: int
    card: str
    effect: list[str]


class CastleEffect(TypedDict):
    seat: int
    effect: str


class CastleDieTaken(TypedDict):
    bridge: str
    value: int


class CastleSeatDieTaken(TypedDict):
    seat: int
    bridge: str
    value: int


class CastleDiePlaced(TypedDict):
    space: str
    value: int


class CastleSeatDiePlaced(TypedDict):
    seat: int
    space: str
    value: int


class CastleSeatRow(TypedDict):
    seat: int
    row: str


class CastleClimb(TypedDict):
    room: str


class CastleSeatClimb(TypedDict):
    seat: int
    room: str


class CastleSeatField(TypedDict):
    seat: int
    field: str


class CastlePlace(TypedDict):
    place: str


class CastleSeatPlace(TypedDict):
    seat: int
    place: str


class CastleTraining(TypedDict):
    yard: str


class CastleSeatTraining(TypedDict):
    seat: int
    yard: str


class CastleAdvance(TypedDict):
    """`count` steps to the field `value`."""

    count: int
    value: int


class CastleSeatAdvance(TypedDict):
    seat: int
    count: int
    value: int


EVENTS: Final[dict[str, type]] = {
    "round": CastleCount,
    "turn": CastleSeatCount,
    "order": CastleSeatCount,
    "scores": CastleSeatCount,
    "game-over": CastleNews,
    "new-card": CastleCard,
    "gains": CastleSeatGoods,
    "loses": CastleSeatGoods,
    "pays": CastleSeatGoods,
    "exchanges": CastleExchange,
    "chooses-cards": CastleSeatCard,
    "takes": CastleSeatDieTaken,
    "takes-left": CastleSeatDieTaken,
    "places": CastleSeatDiePlaced,
    "does": CastleEffect,
    "uses-row": CastleSeatRow,
    "lights-lanterns": CastleDeed,
    "draws-water": CastleDeed,
    "enters-gate": CastleDeed,
    "climbs": CastleSeatClimb,
    "takes-card": CastleSeatCard,
    "keeps-card": CastleSeatCard,
    "rests-in-hall": CastleSeatField,
    "plants": CastleSeatPlace,
    "gardener-works": CastleSeatPlace,
    "trains": CastleSeatTraining,
    "advances": CastleSeatAdvance,
    "stops-at-tree": CastleSeatCount,
    "passes-tree": CastleSeatCount,
    "stays": CastleDeed,
    "rival-turn": CastleCount,
    "rival-order": CastleCount,
    "rival-scores": CastleCount,
    "rival-takes": CastleDieTaken,
    "rival-places": CastleDiePlaced,
    "rival-gains": CastleGoods,
    "rival-pays": CastleGoods,
    "rival-advances": CastleAdvance,
    "rival-plants": CastlePlace,
    "rival-trains": CastleTraining,
    "rival-enters-gate": CastleNews,
    "rival-climbs": CastleClimb,
    "rival-gardener-works": CastlePlace,
    "rival-fails": CastleCount,
}
