"""Every installed game keeps the kernel's promises, in every setup."""

import pytest

from tenshu.cli.check import check
from tenshu.core import registry

GAMES = {"kunitori": 1000, "shogun": 300, "white_castle": 300}


@pytest.mark.parametrize("name", registry.names())
def test_random_games_keep_every_promise(name: str) -> None:
    games = GAMES[name]
    report = check(name, games, seed="ci", deep=64, jobs=2)
    assert report.failures == []
    assert report.games == games
