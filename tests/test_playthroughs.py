"""The recorded playthroughs still go the same way, line by line."""

import pytest

from tenshu.core import registry
from tests.playthrough import FOLDER, every, transcript

ALL = every()


@pytest.mark.parametrize("file", ALL)
def test_playthrough(file: str) -> None:
    name, players, options = ALL[file]
    now = transcript(registry.game(name), players, options).splitlines()
    for number, (expected, found) in enumerate(
        zip((FOLDER / file).read_text().splitlines(), now, strict=False), 1
    ):
        assert found == expected, f"{file} line {number}"
    assert len(now) == len((FOLDER / file).read_text().splitlines())


def test_no_playthrough_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == set(ALL)
