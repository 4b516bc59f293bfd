"""The server is attacked while somebody plays; `python -m bench.server_attack` does more, with figures."""

import asyncio
from pathlib import Path

import pytest
from bench.server_attack import attack


@pytest.mark.parametrize("name", ["masters", "hints", "halves", "deaf", "garbage"])
def test_the_victim_plays_on(tmp_path: Path, name: str) -> None:
    found = asyncio.run(attack(name, 3, tmp_path))
    assert found.figures.broken == 0
    assert len(found.figures.moves) > 5
    assert len(found.figures.bots) > 5
    assert found.memory < 600
    assert found.log < 1_000_000
