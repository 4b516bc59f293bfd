"""Events of The White Castle: which words the numbers of each kind stand for."""

from typing import Final

from mypy_extensions import i64

from tenshu.games.white_castle.components import (
    CASTLE_DECK,
    COLOURS,
    FIELDS,
    GARDENS,
    GROUNDS,
    ROOMS,
    ROWS,
    SPACES,
    YARDS,
)
from tenshu.games.white_castle.vocabulary import EFFECTS, KINDS

PLACES: Final = tuple(f"{colour}-{garden}" for colour in COLOURS for garden in GARDENS)

# kind of event: the name of its argument and the words for its values.
WORDS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "gains": ("good", KINDS),
    "loses": ("good", KINDS),
    "pays": ("good", KINDS),
    "exchanges": ("good", KINDS),
    "chooses-cards": ("card", CASTLE_DECK.ids),
    "takes": ("bridge", COLOURS),
    "takes-left": ("bridge", COLOURS),
    "places": ("space", SPACES),
    "does": ("effect", EFFECTS.ids),
    "uses-row": ("row", ROWS),
    "climbs": ("room", (*ROOMS, "hall")),
    "takes-card": ("card", CASTLE_DECK.ids),
    "new-card": ("card", CASTLE_DECK.ids),
    "keeps-card": ("card", CASTLE_DECK.ids),
    "rests-in-hall": ("field", FIELDS),
    "plants": ("place", PLACES),
    "trains": ("yard", YARDS),
    "gardener-works": ("garden", GROUNDS.garden_ids),
    "rival-plants": ("place", PLACES),
    "rival-trains": ("yard", YARDS),
    "rival-climbs": ("room", (*ROOMS, "hall")),
    "rival-places": ("space", SPACES),
}


def args(kind: str, seat: i64, what: i64, count: i64, other: i64) -> dict[str, object]:
    found: dict[str, object] = {}
    if seat >= 0:
        found["seat"] = int(seat)
    if kind in WORDS and what >= 0:
        name, values = WORDS[kind]
        found[name] = values[what]
    if count >= 0:
        found["count"] = int(count)
    if other >= 0:
        found["value"] = int(other)
    return found
