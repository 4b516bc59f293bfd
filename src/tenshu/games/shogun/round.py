"""What happens when: the course of the game as lists of steps, p. 6-10, and how an expansion inserts its own.

An expansion names a script, one of its steps, and the step of its own that comes before that one.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.games.shogun import chambers, court, leaders, samurai, steps
from tenshu.games.shogun.choices import FIELD_IDS
from tenshu.games.shogun.components import ACTION_IDS
from tenshu.games.shogun.script import Script

Scripts = dict[str, list[str]]
Inserts = list[tuple[str, str, str]]

GAME: Final = ("opening-throw", "clear-tray", "first-year", "new-year", "second-year", "end")
DRAFT_TURN: Final = ("draft-card", "draft-group", "draft-next")
YEAR: Final = ("open-events", "spring", "summer", "autumn", "winter")
SEASON: Final = (
    "lay-actions",
    "lay-specials",
    "plan",
    "event",
    "order",
    "actions",
    "end-of-round",
)
WINTER: Final = ("rice-loss", "supply", "score")
# The bid is asked first: after it all chest cards left in the hand mean the same.
FIELDS: Final = ("bid", *ACTION_IDS)

EXPANSIONS: Final = {
    "leaders": leaders.INSERTS,
    "samurai": samurai.INSERTS,
    "court": court.INSERTS,
    "chambers": chambers.INSERTS,
}


def scripts(start: str, expansions: list[str], further: Inserts | None = None) -> Scripts:
    """The scripts of a game that begins with `start` (a step's name), with these expansions and inserts."""
    found: Scripts = {
        "game": [start, *GAME],
        "draft-turn": list(DRAFT_TURN),
        "year": list(YEAR),
        "season": list(SEASON),
        "winter": list(WINTER),
        "fields": list(FIELDS),
    }
    inserts = [insert for name in expansions for insert in EXPANSIONS[name]]
    for script, before, step in inserts + (further or []):
        anchor = start if before == "start" else before
        found[script].insert(found[script].index(anchor), step)
    return found


def script_of(start: str, expansions: list[str], further: Inserts) -> Script:
    """The scripts laid end to end as one row of steps, -1 after each."""
    named = scripts(start, expansions, further)
    row = vec[i64]()
    first: dict[str, int] = {}
    for name in ("game", "draft-turn", "year", "season", "winter"):
        first[name] = len(row)
        for step in named[name]:
            row = append(row, steps.SCRIPTED[step])
        row = append(row, -1)
    fields = vec[i64]()
    for field in named["fields"]:
        fields = append(fields, FIELD_IDS.index(field))
    return Script(
        row, fields, first["game"], first["draft-turn"], first["year"], first["season"], first["winter"]
    )
