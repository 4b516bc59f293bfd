"""The rules ledgers: every row of docs/rules/*.md names code that exists and tests that exist."""

import ast
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

from tenshu.core import registry

ROOT = Path(__file__).parent.parent
LEDGERS = sorted((ROOT / "docs" / "rules").glob("*.md"))
COLUMNS = ["no", "page", "rule", "code", "test"]


class Row(NamedTuple):
    game: str
    no: str
    page: str
    rule: str
    code: tuple[str, ...]
    tests: tuple[str, ...]


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def several(cell: str) -> tuple[str, ...]:
    return tuple(name.strip().strip("`") for name in cell.split(",") if name.strip())


def rows_of(ledger: Path) -> list[Row]:
    """All rows of all tables of a ledger; whatever looks like a row must be one."""
    game = ledger.stem.replace("-", "_")
    found = []
    for line in ledger.read_text().splitlines():
        parts = cells(line) if line.startswith("|") else []
        if not parts or parts == COLUMNS or set("".join(parts)) <= set("-: "):
            continue
        assert len(parts) == len(COLUMNS), f"{ledger.name}: not a row of {len(COLUMNS)} cells: {line}"
        no, page, rule, code, tests = parts
        found.append(Row(game, no, page, rule, several(code), several(tests)))
    return found


ROWS = [row for ledger in LEDGERS for row in rows_of(ledger)]


@cache
def functions_in(game: str, name: str) -> frozenset[str]:
    file = ROOT / "tests" / "games" / game / name
    if not file.exists():
        return frozenset()
    tree = ast.parse(file.read_text())
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


def exists(game: str, path: str) -> bool:
    """Whether `module.function` or `module.Class.method` is there below the game's package."""
    module, *names = path.split(".")
    try:
        found: object = import_module(f"tenshu.games.{game}.{module}")
    except ModuleNotFoundError:
        return False
    for name in names:
        found = getattr(found, name, None)
    return found is not None and bool(names)


@pytest.mark.parametrize("game", registry.names())
def test_every_game_has_a_ledger(game: str) -> None:
    assert any(row.game == game for row in ROWS)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.game}-{row.no}")
def test_row(row: Row) -> None:
    assert row.page
    assert row.rule
    assert row.code, f"{row.game} {row.no} names no code"
    assert row.tests, f"{row.game} {row.no} names no test"
    for path in row.code:
        assert exists(row.game, path), f"{row.game} {row.no}: there is no {path}"
    for test in row.tests:
        file, _, name = test.partition("::")
        assert name in functions_in(row.game, file), f"{row.game} {row.no}: there is no {test}"


def test_numbers_are_unique() -> None:
    numbers = [(row.game, row.no) for row in ROWS]
    assert len(set(numbers)) == len(numbers)


@pytest.mark.parametrize("bad", ["board.nothing_such", "nowhere.at_all", "board", "board.Board.fly"])
def test_missing_code_is_noticed(bad: str) -> None:
    assert not exists("kunitori", bad)


def test_missing_tests_are_noticed() -> None:
    assert "test_never_written" not in functions_in("kunitori", "test_cards.py")
    assert functions_in("kunitori", "test_nowhere.py") == frozenset()
