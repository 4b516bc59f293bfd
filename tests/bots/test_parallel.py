"""Two processes for one decision."""

import pytest

from tenshu.bots.parallel import pair, seated
from tenshu.bots.thinker import Thinker
from tenshu.core import registry


@pytest.mark.parametrize("name", registry.names())
def test_a_pair_with_equal_seeds_decides_alike(name: str) -> None:
    game = registry.game(name)
    state = game.start(game.players[-1], "pair")
    seat = int(state.decider())
    decided = [pair("hard", game, "pair").decide(state.copy(), seat) for _ in range(2)]
    assert decided[0] == decided[1]
    assert decided[0] in state.options(seat)


def test_each_of_a_pair_thinks_half() -> None:
    game = registry.game("kunitori")
    alone, both = (seated("hard", game, "half", processes) for processes in (1, 2))
    assert isinstance(alone, Thinker)
    assert isinstance(both, Thinker)
    assert alone.partner is None
    assert both.partner is not None
    assert both.budget.iterations * 2 == alone.budget.iterations
    assert not isinstance(seated("medium", game, "half", 2), Thinker)
