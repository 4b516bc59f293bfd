"""Who may know whom: rules know the core only, the platform no game, and nobody the command line."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import tenshu
from tenshu.core import registry

SOURCE = Path(tenshu.__file__).parent
# The parts of a game beside its rules, and what each may use of the platform.
PARTS = {
    "bot": ("tenshu.bots",),
    "screen": ("tenshu.screen", "tenshu.texts"),
    "form": ("tenshu.server.forms",),
    "story": ("tenshu.story",),
    "watch": ("tenshu.sim.watch",),
    "report": ("tenshu.report",),
    "tower_command": ("tenshu.arguments",),
}
GAMES = SOURCE / "games"


def module(path: Path) -> str:
    return ".".join(("tenshu", *path.relative_to(SOURCE).with_suffix("").parts)).removesuffix(".__init__")


def executed(tree: ast.AST) -> Iterator[ast.AST]:
    """All but what only a type checker reads."""
    for node in ast.iter_child_nodes(tree):
        if not (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"):
            yield node
            yield from executed(node)


def imported(path: Path) -> Iterator[str]:
    for node in executed(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def ours(path: Path) -> list[str]:
    return [name for name in imported(path) if name == "tenshu" or name.startswith("tenshu.")]


def within(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")


def part_of(name: str) -> str | None:
    """The part of a game that a module below its package belongs to; None for its rules."""
    return next((part for part in PARTS if name == part or name.startswith(f"{part}_")), None)


@pytest.mark.parametrize("game", registry.names())
def test_a_game_knows_the_core_itself_and_what_its_parts_are_for(game: str) -> None:
    own = f"tenshu.games.{game}"
    for path in (GAMES / game).glob("*.py"):
        part = part_of(path.stem)
        allowed = ("tenshu.core", own, *PARTS.get(part or "", ()))
        wrong = [name for name in ours(path) if not any(within(name, package) for package in allowed)]
        assert not wrong, path.name
        if part is None:
            parts = [name for name in ours(path) if within(name, own) and part_of(name.split(".")[3])]
            assert not parts, f"{path.name}: rules know no screens and no bots"


def test_nothing_shared_knows_a_game() -> None:
    shared = [path for path in SOURCE.rglob("*.py") if not path.is_relative_to(GAMES)]
    wrong = {module(path) for path in shared if any(within(name, "tenshu.games") for name in ours(path))}
    assert wrong == set()


def test_the_core_knows_only_itself() -> None:
    for path in (SOURCE / "core").glob("*.py"):
        assert all(within(name, "tenshu.core") for name in ours(path)), path.name


def test_nobody_knows_the_command_line() -> None:
    others = [path for path in SOURCE.rglob("*.py") if not path.is_relative_to(SOURCE / "cli")]
    knowing = {module(path) for path in others if any(within(name, "tenshu.cli") for name in ours(path))}
    assert knowing == {"tenshu.__main__"}
