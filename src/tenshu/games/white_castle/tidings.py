"""Events of The White Castle: which words the numbers of each kind stand for; events.py has their forms."""

from typing import Final

from mypy_extensions import i64

from tenshu.core.events import Event
from tenshu.games.white_castle.components import (
    CASTLE_CARDS,
    CASTLE_DECK,
    COLOURS,
    FIELDS,
    GARDENS,
    LEVEL_1_ROWS,
    MAT_ROWS,
    ROOMS,
    ROWS,
    SPACES,
    YARDS,
)
from tenshu.games.white_castle.vocabulary import EFFECTS, KINDS

PLACES: Final = tuple(f"{colour}-{garden}" for colour in COLOURS for garden in GARDENS)

# kind of event: the name of its argument and the words for its values.
WORDS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
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
    "gardener-works": ("place", PLACES),
}
AMOUNTS: Final = frozenset({"gains", "loses", "pays"})


def event(kind: str, seat: i64, what: i64, count: i64, other: i64, rival: bool) -> Event:
    """An event that everyone may know: all of this game are."""
    found: dict[str, object] = {}
    if seat >= 0 and not rival:
        found["seat"] = int(seat)
    if kind in AMOUNTS:
        found["good"] = {KINDS[what]: int(count)}
    else:
        found.update(words(kind, what))
        if count >= 0:
            found["count"] = int(count)
    if other >= 0:
        found["value"] = int(other)
    return Event(f"rival-{kind}" if rival else kind, found)


def words(kind: str, what: i64) -> dict[str, object]:
    """The thing an event is about."""
    if kind not in WORDS or what < 0:
        return {}
    name, values = WORDS[kind]
    found: dict[str, object] = {name: values[what]}
    if name == "card":
        found["effect"] = actions_of(what)
    return found


def actions_of(card: i64) -> list[str]:
    """The actions of a castle card from top to bottom; an action card has one."""
    if card >= CASTLE_CARDS:
        return [EFFECTS.ids[CASTLE_DECK.mat[card * MAT_ROWS]]]
    rows = [CASTLE_DECK.row[card * LEVEL_1_ROWS + i] for i in range(LEVEL_1_ROWS)]
    return [EFFECTS.ids[effect] for effect in rows if effect >= 0]
