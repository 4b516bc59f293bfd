"""The story of a game that is over, from its record: where points came from, how they grew, what mattered."""

from dataclasses import dataclass

from tenshu.core import record as records
from tenshu.core import registry
from tenshu.core.record import Record
from tenshu.story.scribe import Chapter, Counts, Moment, Row, Scribe

__all__ = ["Chapter", "Chronicle", "Counts", "Moment", "Row", "write"]


def scribe_of(game: str) -> type[Scribe]:
    """The game's own scribe, or one who writes down what can be said of any game."""
    found = registry.kit(game).part("scribe")
    if found is None:
        return Scribe
    assert isinstance(found, type)
    assert issubclass(found, Scribe)
    return found


@dataclass(frozen=True)
class Chronicle:
    """By seat (and for a rival without one) the points and their sources; then chapters, moments, tallies."""

    scores: list[int]
    ranking: list[int]
    breakdown: list[dict[str, int]]
    rival: dict[str, int] | None
    chapters: list[Chapter]
    moments: list[Moment]
    tallies: list[Counts]


def write(record: Record) -> Chronicle:
    """Tell a game again and take down its story."""
    scribe = scribe_of(record.game)(record.players)
    choice = 0
    for choice, state in enumerate(records.replay(record)):
        events, state.story = state.story or [], []
        scribe.listen(events, choice, state)
    scribe.close(choice, state)
    return Chronicle(
        state.scores(),
        state.ranking(),
        [state.breakdown(seat) for seat in range(record.players)],
        scribe.rival(state),
        scribe.chapters,
        sorted(scribe.moments(), key=lambda moment: moment.choice),
        scribe.tallies(),
    )
