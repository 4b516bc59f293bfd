"""The story of a game that is over, from its record: where points came from, how they grew, what mattered."""

from dataclasses import dataclass

from tenshu.core import record as records
from tenshu.core.record import Record
from tenshu.table.chronicle.kunitori import KunitoriScribe
from tenshu.table.chronicle.scribe import Chapter, Moment, Row, Scribe, Tally
from tenshu.table.chronicle.shogun import ShogunScribe
from tenshu.table.chronicle.white_castle import WhiteCastleScribe

__all__ = ["Chapter", "Chronicle", "Moment", "Row", "Tally", "write"]

SCRIBES: dict[str, type[Scribe]] = {
    "kunitori": KunitoriScribe,
    "shogun": ShogunScribe,
    "white_castle": WhiteCastleScribe,
}


@dataclass(frozen=True)
class Chronicle:
    """By seat (and for a rival without one) the points and their sources; then chapters, moments, tallies."""

    scores: list[int]
    ranking: list[int]
    breakdown: list[dict[str, int]]
    rival: dict[str, int] | None
    chapters: list[Chapter]
    moments: list[Moment]
    tallies: list[Tally]


def write(record: Record) -> Chronicle:
    """Tell a game again and take down its story."""
    scribe = SCRIBES.get(record.game, Scribe)(record.players)
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
