"""What is told of a match beyond its position: when each thing happened, and why something can't be done."""

from collections.abc import Iterable, Iterator, Mapping
from copy import copy
from dataclasses import asdict
from typing import Any

from pydantic import BaseModel, Field

from tenshu import story as chronicles
from tenshu.core import play
from tenshu.core import record as records
from tenshu.core.refusal import Refusal
from tenshu.core.rng import from_seed
from tenshu.core.state import State
from tenshu.server.forms import Happened
from tenshu.server.match import Match, to_json
from tenshu.store import Entry

# A list that is longer than this says nothing to anyone.
MOST_REFUSALS = 60
# A refusal that gives no reason of its own.
BARE = "not-now"


class MomentShown(Happened):
    """Something worth a second look: `<game>-moment-<kind>` is its text."""

    choice: int = Field(description="it had happened when so many choices were made")


class ChapterShown(Happened):
    """A turn or a season, `<game>-chapter-<kind>`, and by seat how things stood at its end."""

    choice: int
    values: dict[str, list[int]] = Field(description="by `<game>-series-<name>`, the most telling first")


class TallyRow(BaseModel):
    seat: int | None
    name: str | None = Field(description="`<game>-tally-row-<name>` where it is no seat")
    values: list[float | None]


class TallyShown(BaseModel):
    """Counts, `<game>-tally-<name>`; its columns are `<game>-tally-column-<column>`."""

    name: str
    columns: list[str]
    rows: list[TallyRow]


class ChronicleShown(BaseModel):
    """The story of a game that is over."""

    scores: list[int]
    ranking: list[int]
    breakdown: list[dict[str, int]] = Field(description="by seat, the points of each `<game>-source-<name>`")
    rival: dict[str, int] | None = Field(description="the points of an opponent that the game itself plays")
    chapters: list[ChapterShown]
    moments: list[MomentShown]
    tallies: list[TallyShown]
    seed: str
    seed_hash: str
    fingerprint: str = Field(description="of the last position: who replays the record must come to the same")


def told(match: Match, entries: Iterable[Entry], seat: int | None) -> Iterator[dict[str, object]]:
    """The story as far as a seat may know it, each event with the entry of the log that brought it."""
    table, since = match.table, sequences(match, entries)
    made = brought = 0
    for place, event in enumerate(table.story):
        while made < len(table.marks) and table.marks[made].events <= place:
            brought = since[made]
            made += 1
        if event.visible_to(seat):
            yield {**to_json(event), "sequence": brought, "choice": made if match.over() else None}


def sequences(match: Match, entries: Iterable[Entry]) -> list[int]:
    """By choice, the entry that made it; 0 for those of a record that the table goes on from."""
    record = match.head.get("record")
    found = [0] * (len(records.loads(record).choices) if record else 0)
    for entry in entries:
        data: Mapping[str, Any] = entry.data
        if entry.kind == "play":
            found += [entry.seq] * len(data["choices"])
        elif entry.kind == "undo":
            del found[data["to"] :]
    return found


def chronicle(match: Match) -> ChronicleShown:
    """The story after the game."""
    record = match.table.record
    return ChronicleShown(
        **asdict(chronicles.write(record)),
        seed=record.seed or "",
        seed_hash=record.seed_hash,
        fingerprint=match.table.state.fingerprint(),
    )


def moment(match: Match, choice: int) -> Match:
    """The match as it stood after so many choices; only of a game that is over, for it counts secret ones."""
    if not match.over():
        raise Refusal("not-over", "the game is not over")
    past = copy(match)
    past.table = match.table.branch(choice)
    past.clock = None
    return past


def why_not(state: State, seat: int, notation: str) -> list[dict[str, object]]:
    """The reason against one choice; none for what is legal."""
    option = state.setup.game.actions.parse(notation)
    try:
        play.check(state, seat, option)
    except Refusal as refusal:
        return [reason(state, option, refusal)]
    return []


def out_of_reach(state: State, seat: int) -> list[dict[str, object]]:
    """What is of the sort that the seat can choose now but can't be chosen, where the rules say why."""
    legal = state.options(seat)
    verbs = {state.describe(option).verb for option in legal}
    others = [choice.option for choice in state.setup.game.actions.choices if choice.verb in verbs]
    found = [(option, state.why_not(seat, option)) for option in others if option not in legal]
    told = [reason(state, option, refusal) for option, refusal in found if refusal.code != BARE]
    return told[:MOST_REFUSALS]


def final(state: State, seat: int, notation: str) -> bool:
    """Whether a legal choice can't be taken back alone: tried out in a position the seat could be in."""
    trial = state.determinize(seat, from_seed(f"{notation} {state.disclosures}"))
    asked, before = seat in trial.deciders(), trial.disclosures
    trial.apply(seat, state.setup.game.actions.parse(notation))
    return trial.disclosures != before or (asked and seat not in trial.deciders())


def reason(state: State, option: int, refusal: Refusal) -> dict[str, object]:
    return {
        "code": refusal.code,
        "reason": refusal.reason,
        "details": refusal.details,
        "choice": state.describe(option).to_json(),
    }
