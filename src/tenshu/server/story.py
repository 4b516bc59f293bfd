"""What is told of a table beyond its position: when each thing happened, and its story once it is over."""

from collections.abc import Iterable, Iterator, Mapping
from copy import copy
from dataclasses import asdict
from itertools import accumulate
from typing import Any

from pydantic import BaseModel, Field

from tenshu import story as chronicles
from tenshu.core import record as records
from tenshu.core.refusal import Refusal
from tenshu.server.changes import compact
from tenshu.server.forms import Happened, ShuffleShown, StoryPage
from tenshu.server.hosted import HostedTable, to_json
from tenshu.store import Entry

# One answer tells at most so many characters of the story.
LARGEST = 1 << 18


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
    shuffle: ShuffleShown | None = Field(description="what the seed was mixed from, if it was")
    fingerprint: str = Field(description="of the last position: who replays the record must come to the same")


def events(hosted: HostedTable, entries: Iterable[Entry], seat: int | None) -> Iterator[dict[str, Any]]:
    """The story as far as a seat may know it, each event with the entry of the log that brought it."""
    table, since = hosted.table, sequences(hosted, entries)
    made = 0
    brought = (hosted.shuffle and hosted.shuffle.dealt) or 0
    for place, event in enumerate(table.story):
        while made < len(table.marks) and table.marks[made].events <= place:
            brought = since[made]
            made += 1
        if event.visible_to(seat):
            yield {**to_json(event), "sequence": brought, "choice": made if hosted.over() else None}


def told(hosted: HostedTable, entries: Iterable[Entry], seat: int | None, page: StoryPage) -> bytes:
    """A part of it as the answer that is sent: of a long game making it takes its time."""
    found = list(events(hosted, entries, seat))
    begin = page.begin if page.after is None else sum(event["sequence"] <= page.after for event in found)
    part = found[begin : begin + page.limit]
    sizes = accumulate(len(compact(event)) for event in part)
    room = max(1, sum(size <= LARGEST for size in sizes))
    answer = {"sequence": hosted.seq, "first": begin, "total": len(found), "events": part[:room]}
    return compact(answer).encode()


def sequences(hosted: HostedTable, entries: Iterable[Entry]) -> list[int]:
    """By choice, the entry that made it; 0 for those of a record that the table goes on from."""
    record = hosted.agreement.record
    found = [0] * (len(records.loads(record).choices) if record else 0)
    for entry in entries:
        data: Mapping[str, Any] = entry.data
        if entry.kind == "play":
            found += [entry.seq] * len(data["choices"])
        elif entry.kind == "undo":
            del found[data["to"] :]
    return found


def chronicle(hosted: HostedTable) -> ChronicleShown:
    """The story after the game."""
    record, shuffle = hosted.table.record, hosted.shuffle
    return ChronicleShown(
        **asdict(chronicles.write(record)),
        seed=record.seed or "",
        seed_hash=record.seed_hash,
        shuffle=ShuffleShown.model_validate(shuffle.to_json((), over=True)) if shuffle else None,
        fingerprint=hosted.table.state.fingerprint(),
    )


def after_choice(hosted: HostedTable, choice: int) -> HostedTable:
    """The table as it stood after so many choices; only of a game that is over, for it counts secret ones."""
    if not hosted.over():
        raise Refusal("not-over", "the game is not over")
    past = copy(hosted)
    past.table = hosted.table.branch(choice)
    past.clock = None
    return past
