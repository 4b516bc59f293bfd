"""Random games of Shogun: nothing is lost in any combination, and they come to an end."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenshu.core.check import check_game
from tenshu.core.rng import from_seed
from tenshu.games.shogun.round import EXPANSIONS, scripts
from tenshu.games.shogun.shogun import GAME

SWITCHES = {setting.name: st.sampled_from(setting.values) for setting in GAME.settings}
LONGEST = 3000


def test_every_setup_keeps_the_contract() -> None:
    """Conservation, secrets, copies, encoding, replay."""
    report = check_game(GAME, games=40, seed="shogun", first=7)
    assert report.failures == []


@settings(max_examples=12, deadline=None)
@given(
    seed=st.text(max_size=8), players=st.sampled_from(GAME.players), options=st.fixed_dictionaries(SWITCHES)
)
def test_pieces_after_every_step_to_the_end(seed: str, players: int, options: dict[str, str]) -> None:
    state = GAME.start(players, seed, options)
    inventory = GAME.inventory(state.setup)
    rng = from_seed("choices " + seed)
    for _step in range(LONGEST):
        assert state.census() == inventory
        seat = int(state.decider())
        if seat < 0:
            break
        choices = state.options(seat)
        state.apply(seat, choices[rng.below(len(choices))])
    assert state.over()
    assert state.view(None)["year"] == 2
    assert min(state.ranking()) == 1


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_an_expansion_only_adds_steps(expansion: str) -> None:
    """What the base game does stays, in its order."""
    base = scripts("draft", [])
    extended = scripts("draft", [expansion])
    for name, script in base.items():
        assert [step for step in extended[name] if step in script] == script
    assert extended != base


def test_all_expansions_together() -> None:
    season = scripts("draft", list(EXPANSIONS))["season"]
    assert season == [
        "draw-artists",
        "lay-actions",
        "lay-specials",
        "lay-favours",
        "plan",
        "event",
        "order",
        "place-leaders",
        "advance-samurai",
        "send-officials",
        "audiences",
        "close-court",
        "actions",
        "move-leaders",
        "award-artists",
        "end-of-round",
    ]
