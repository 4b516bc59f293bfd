"""A game's tests on a copy of the tree: once as it is, to see which test reaches which line, then changed."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import IO, Any, cast

from tests.mutants.changes import GAMES, Change

# No compiled files: the copy runs plain.
LEFT_OUT = shutil.ignore_patterns("*.so", "__pycache__", "page")


@dataclass
class Reach:
    """Which tests reach a line, and how long each takes."""

    seconds: dict[str, float]
    lines: dict[str, dict[str, list[str]]]

    def tests(self, change: Change) -> list[str]:
        """The tests that get to the statement, quickest first; all of them where it runs on import."""
        found: set[str] = set()
        first, last = change.statement
        for number in range(first, last + 1):
            found.update(self.lines.get(change.file, {}).get(str(number), ()))
        return sorted(self.seconds if "" in found else found, key=lambda test: (self.seconds[test], test))


class Copy:
    """A copy of the tree in a temporary folder, and a process in it that runs tests."""

    def __init__(self, root: Path, folder: Path, game: str) -> None:
        for part in ("src", "tests"):
            shutil.copytree(root / part, folder / part, ignore=LEFT_OUT)
        self.folder = folder
        self.game = game
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.mutants.worker"],
            cwd=folder,
            env=os.environ | {"PYTHONPATH": str(folder / "src"), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> Copy:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.wait()

    def path(self, file: str) -> Path:
        return self.folder / GAMES / self.game / f"{file}.py"

    def ask(self, **question: object) -> Any:
        cast(IO[str], self.process.stdin).write(json.dumps(question) + "\n")
        cast(IO[str], self.process.stdin).flush()
        return json.loads(cast(IO[str], self.process.stdout).readline())

    def reach(self, *tests: str) -> Reach:
        """Run the game's own tests (or only these) once, unchanged."""
        answer = self.ask(
            watch=tests or [f"tests/games/{self.game}"], rules=str(self.folder / GAMES / self.game)
        )
        if answer["code"] != 0:
            raise SystemExit(f"the tests of {self.game} fail as they are:\n{answer['told']}")
        found = json.loads(Path(answer["reach"]).read_text())
        return Reach(found["seconds"], found["lines"])

    def noticed(self, file: str, changed: str, tests: list[str], reach: Reach) -> bool:
        """Whether one of these tests fails on the changed file (or takes ten times as long)."""
        path = self.path(file)
        before = path.read_text()
        path.write_text(changed)
        try:
            code: int = self.ask(tests={test: reach.seconds[test] for test in tests})["code"]
        finally:
            path.write_text(before)
        return code != 0
