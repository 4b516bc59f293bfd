"""Where each value of a game comes from, as its own data files say."""

import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any, Literal

from pydantic import BaseModel

from tenshu.core import registry

RULES = "rules"
NAMES = ("id", "name", "space")
# The map is drawn by hand: no values, but lines. What a simulation counted is no value of the game either.
DRAWN = frozenset({"letters", "room", "drawing", "simulation"})


class SourceShown(BaseModel):
    """A value of a game's data and where it comes from."""

    file: str
    part: str
    id: str
    field: str
    value: str
    origin: Literal["printed", "rules", "reported", "house"]


class Sources(BaseModel):
    sources: list[SourceShown]


@cache
def sources(game: str) -> tuple[SourceShown, ...]:
    """Every value of every data file with its origin: the entry's own, else the file's, else the rulebook."""
    found: list[SourceShown] = []
    for file in sorted(registry.kit(game).folder("data").iterdir(), key=lambda one: one.name):
        if file.name.endswith(".toml"):
            data = tomllib.loads(file.read_text(encoding="utf-8"))
            usual = str(data.pop("origin", RULES))
            for part, content in data.items():
                if part not in DRAWN:
                    found.extend(entries(file.name.removesuffix(".toml"), part, content, usual))
    return tuple(found)


def entries(file: str, part: str, content: Any, usual: str) -> Iterator[SourceShown]:
    """The values of a table, of each row of a list of tables, or the one value there is."""
    rows = (
        content if isinstance(content, list) and all(isinstance(row, dict) for row in content) else [content]
    )
    for number, row in enumerate(rows, 1):
        if isinstance(row, dict):
            yield from values(file, part, str(number) if len(rows) > 1 else part, row, usual)
        else:
            yield SourceShown.model_validate(
                {"file": file, "part": part, "id": part, "field": part, "value": told(row), "origin": usual}
            )


def values(file: str, part: str, number: str, row: dict[str, Any], usual: str) -> Iterator[SourceShown]:
    origin = row.get("origin", {})
    own = origin if isinstance(origin, dict) else {}
    whole = usual if isinstance(origin, dict) else str(origin)
    name = next((str(row[key]) for key in NAMES if key in row), number)
    for field, value in row.items():
        if field != "origin" and (field != "id" or field in own):
            yield SourceShown(
                file=file,
                part=part,
                id=name,
                field=field,
                value=told(value),
                origin=own.get(field, whole),
            )


def told(value: Any) -> str:
    """A value as the file has it, on one line."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(told(one) for one in value)
    if isinstance(value, dict):
        return ", ".join(f"{key} {told(one)}" for key, one in value.items() if key != "origin")
    return str(value)
