"""The program as a stranger runs it."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

Finished: TypeAlias = "subprocess.CompletedProcess[str]"
Run: TypeAlias = Callable[..., Finished]

PROGRAM = (sys.executable, "-m", "tenshu")
THREE = ("play", "kunitori", "--seed", "7", "--seats", "human,greedy,random")


@pytest.fixture
def surroundings(tmp_path: Path) -> dict[str, str]:
    own = {"XDG_STATE_HOME": str(tmp_path / "state"), "LC_ALL": "C.UTF-8", "COLUMNS": "100"}
    return {**os.environ, **own, "PYTHONIOENCODING": "utf-8"}


@pytest.fixture
def run(surroundings: dict[str, str], tmp_path: Path) -> Run:
    def finished(*args: str, lines: tuple[str, ...] = ()) -> Finished:
        typed = "".join(f"{line}\n" for line in lines)
        return subprocess.run(
            [*PROGRAM, *args],
            input=typed,
            capture_output=True,
            text=True,
            env=surroundings,
            cwd=tmp_path,
            timeout=120,
        )

    return finished


def heed_interrupts() -> None:
    """A test run in the background is deaf to them, and so would be its children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
