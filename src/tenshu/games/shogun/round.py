"""What happens when: the course of the game as lists of steps, p. 6-10, with the inserts of expansions."""

from typing import Final

from tenshu.core.rows import column
from tenshu.core.script import Insert, Scripts, extended
from tenshu.games.shogun import chambers, court, leaders, samurai, steps
from tenshu.games.shogun.choices import FIELD_IDS
from tenshu.games.shogun.components import ACTION_IDS
from tenshu.games.shogun.script import Script

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


def scripts(start: str, expansions: list[str], further: list[Insert] | None = None) -> Scripts:
    """The scripts of a game that begins with `start` (a step's name), with these expansions and inserts."""
    base: Scripts = {
        "game": [start, *GAME],
        "draft-turn": list(DRAFT_TURN),
        "year": list(YEAR),
        "season": list(SEASON),
        "winter": list(WINTER),
        "fields": list(FIELDS),
    }
    inserts = [insert for name in expansions for insert in EXPANSIONS[name]] + (further or [])
    return extended(
        base, [(script, start if before == "start" else before, step) for script, before, step in inserts]
    )


def script_of(start: str, expansions: list[str], further: list[Insert]) -> Script:
    """The scripts as numbers; the fields of the plan are no steps but places on the player's board."""
    named = scripts(start, expansions, further)
    fields = column([FIELD_IDS.index(field) for field in named.pop("fields")])
    return Script(named, steps.SCRIPTED, fields)
