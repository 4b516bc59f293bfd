"""Random games of Kunitori!: nothing is lost, and they come to an end."""

from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenshu.core.check import check_game
from tenshu.core.rng import from_seed
from tenshu.games.kunitori.kunitori import GAME

LONGEST = 20_000


def test_every_setup_keeps_the_contract() -> None:
    """Conservation, secrets, copies, encoding, replay, over all corners of players and options."""
    report = check_game(GAME, games=40, seed="kunitori")
    assert report.failures == []


@settings(max_examples=15, deadline=None)
@given(
    seed=st.text(max_size=8),
    players=st.sampled_from(GAME.players),
    options=st.fixed_dictionaries({s.name: st.sampled_from(s.values) for s in GAME.settings[:4]}),
)
def test_270_cards_after_every_step_to_the_end(seed: str, players: int, options: dict[str, str]) -> None:
    state = GAME.start(players, seed, options)
    inventory = GAME.inventory(state.setup)
    rng = from_seed("choices " + seed)
    for _ in range(LONGEST):
        assert state.census() == inventory
        seat = int(state.decider())
        if seat < 0:
            break
        choices = state.options(seat)
        state.apply(seat, choices[rng.below(len(choices))])
    assert state.over()
    assert sorted(state.ranking()) == list(range(1, players + 1))
    piles = cast(dict[str, int], state.view(None)["pool"])
    assert not {"village", "prefecture", "country"} <= set(piles)


@pytest.mark.parametrize("players", GAME.players)
def test_the_end_comes_after_the_turn_of_the_right_hand_neighbour(players: int) -> None:
    state = GAME.start(players, f"last {players}")
    rng = from_seed("moves")
    trigger = -1
    while not state.over():
        seat = int(state.decider())
        options = state.options(seat)
        state.apply(seat, options[rng.below(len(options))])
        view = state.view(None)
        if trigger < 0 and view["last_turn"] is not None:
            trigger = cast(int, view["turn"])
    # The trigger may have been seen only when the next turn had begun.
    assert cast(int, state.view(None)["turn"]) - trigger in (players - 2, players - 1)
    assert state.view(None)["active"] == state.view(None)["last_turn"]
