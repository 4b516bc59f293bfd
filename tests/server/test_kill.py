"""The server is killed while people play; `python -m bench.server_kill` does it 200 times."""

import asyncio
from pathlib import Path

from bench.server_kill import ordeal


def test_nothing_acknowledged_is_lost_or_done_twice(tmp_path: Path) -> None:
    outcome = asyncio.run(ordeal(f"sqlite://{tmp_path / 'games.db'}", tmp_path, kills=5, tables=8))
    assert outcome.sound(), outcome
    assert outcome.kills == 5
    assert outcome.acknowledged > 20
