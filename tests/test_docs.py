"""Every example of the handbooks runs: the commands here, the Python sessions as doctests."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tenshu.envs.describe import page

DOCS = Path(__file__).parent.parent / "docs"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(name: str, language: str) -> list[str]:
    return [code for kind, code in BLOCK.findall((DOCS / name).read_text()) if kind == language]


@pytest.mark.parametrize("name", ["players.md", "research.md"])
def test_commands_run(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    lines = [line for block in blocks(name, "sh") for line in block.splitlines()]
    assert lines
    for line in lines:
        program, *words = shlex.split(line)
        assert program == "tenshu"
        done = subprocess.run(
            [sys.executable, "-m", "tenshu", *words],
            cwd=tmp_path,
            input="quit\n" * 3,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, f"{line}\n{done.stderr}"


def test_the_page_of_observations_is_as_they_are() -> None:
    assert (DOCS / "observations.md").read_text() == page()
