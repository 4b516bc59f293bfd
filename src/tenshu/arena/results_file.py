"""The file of an arena: a line of JSON for what is fixed, then one a game. A later run goes on in it."""

import json
from collections.abc import Iterator
from dataclasses import asdict
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from tenshu.arena.matches import Arena, Result, play
from tenshu.core.refusal import Refusal


def read(path: Path, arena: Arena) -> list[Result]:
    """The games that are in the file already; a line that broke off is played again."""
    if not path.exists():
        return []
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise unreadable(path, error) from error
    if not lines:
        return []
    header = parsed(lines[0])
    if header != arena.header():
        raise Refusal(
            "other-arena",
            f"{path} is no file of this arena; name another",
            {"path": str(path)},
        )
    found = [Result(**row) for row in map(parsed, lines[1:]) if row]
    return list({result.number: result for result in found}.values())


def parsed(line: str) -> dict[str, Any] | None:
    try:
        found = json.loads(line)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None


def write(path: Path, arena: Arena, results: list[Result]) -> None:
    """Begin the file, or begin it anew without the line that broke off."""
    rows = [arena.header(), *map(asdict, results)]
    try:
        path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    except OSError as error:
        raise unwritable(path, error) from error


def append(path: Path, result: Result) -> None:
    try:
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(result)) + "\n")
    except OSError as error:
        raise unwritable(path, error) from error


def unreadable(path: Path, error: Exception) -> Refusal:
    cause = getattr(error, "strerror", None) or str(error)
    return Refusal("unreadable-file", f"can't read {path}: {cause}", {"path": str(path), "cause": cause})


def unwritable(path: Path, error: OSError) -> Refusal:
    cause = error.strerror or str(error)
    return Refusal("unwritable-file", f"can't write {path}: {cause}", {"path": str(path), "cause": cause})


def games(arena: Arena, numbers: list[int], processes: int) -> Iterator[Result]:
    """Play these games, in one process or in several; as they come to an end."""
    if processes == 1:
        for number in numbers:
            yield play(arena, number)
        return
    with get_context("spawn").Pool(processes) as pool:
        yield from pool.imap_unordered(PlayGame(arena), numbers)


class PlayGame:
    """One game of an arena, for a process that knows only its number."""

    def __init__(self, arena: Arena) -> None:
        self.arena = arena

    def __call__(self, number: int) -> Result:
        return play(self.arena, number)
