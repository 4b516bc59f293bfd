"""What the tests did not notice: which changes survived, and which of them change nothing."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path

from tests.mutants.changes import GAMES, Change


@dataclass(frozen=True)
class Line:
    """A changed line, as it is told, and as it is listed among those that change nothing."""

    file: str
    function: str
    before: str
    after: str


@dataclass
class Outcome:
    """How a sample fared; what is listed as harmless is not tried."""

    game: str
    drawn: int
    tried: int = 0
    harmless: int = 0
    survivors: list[tuple[Change, Line]] = field(default_factory=list)
    stale: list[Line] = field(default_factory=list)
    seconds: float = 0

    def summary(self) -> str:
        left = self.drawn - self.tried
        unfinished = f", {left} not tried for lack of time" if left else ""
        return (
            f"{self.game}: {self.tried} of {self.drawn} changes, {len(self.survivors)} not noticed, "
            f"{self.harmless} that change nothing{unfinished}; {self.seconds:.0f} s"
        )


def listed(path: Path) -> dict[Line, str]:
    """The changes that change nothing, each with its reason."""
    found = tomllib.loads(path.read_text())["mutant"] if path.exists() else []
    return {Line(row["file"], row["function"], row["before"], row["after"]): row["reason"] for row in found}


def line_of(change: Change, source: str, changed: str) -> Line:
    """The line before and after, without the blanks that Cosmic Ray puts before what it replaced."""
    before, after = source.split("\n")[change.line - 1], changed.split("\n")[change.line - 1]
    first, last = change.columns
    new = after[first : len(after) - len(before[last:])].strip()
    return Line(change.file, change.function, tidy(before), tidy(before[:first] + new + before[last:]))


def tidy(line: str) -> str:
    return " ".join(line.split())


def stale(known: dict[Line, str], sources: dict[str, str]) -> list[Line]:
    """What is listed but no longer written in its file."""
    written = {file: {tidy(line) for line in source.split("\n")} for file, source in sources.items()}
    return [line for line in known if line.file in written and line.before not in written[line.file]]


def told(game: str, change: Change, line: Line) -> str:
    """A survivor: where it is, and the line before and after."""
    where = f"{GAMES / game / change.file}.py:{change.line}"
    return f"{where} {change.function}\n  - {line.before}\n  + {line.after}"
