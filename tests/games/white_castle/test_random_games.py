"""Random games of every setup keep the kernel's promises; bots play them out."""

from typing import cast

import pytest

from tenshu.bots.registry import bot
from tenshu.core.check import check_game
from tenshu.core.rng import from_seed
from tenshu.games.white_castle.white_castle import GAME, WhiteCastle


def test_random_games_keep_every_promise() -> None:
    report = check_game(GAME, games=60, seed="castle", deep=32)
    assert report.failures == []


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_copy_over_a_used_board_is_as_good_as_a_new_one(players: int) -> None:
    lots = from_seed(f"used {players}")
    state = cast(WhiteCastle, GAME.start(players, "used"))
    used = cast(WhiteCastle, GAME.start(players, "another"))
    while not state.over():
        state.copy_to(used)
        assert used.encode() == state.encode()
        before = state.encode()
        for _ in range(3):
            if not used.over():
                options = used.options(int(used.decider()))
                used.apply(used.decider(), options[lots.below(len(options))])
        assert state.encode() == before
        options = state.options(int(state.decider()))
        state.apply(state.decider(), options[lots.below(len(options))])


def test_the_greedy_bot_beats_the_random_bot() -> None:
    wins = 0
    for number in range(4):
        state = GAME.start(2, f"bots {number}")
        names = ("greedy", "random") if number % 2 else ("random", "greedy")
        bots = [bot(name, GAME, f"{number} {seat}") for seat, name in enumerate(names)]
        while not state.over():
            seat = int(state.decider())
            state.apply(seat, bots[seat].decide(state, seat))
        wins += state.ranking()[names.index("greedy")] == 1
    assert wins == 4


@pytest.mark.parametrize("rival", ["easy", "medium", "hard"])
def test_the_greedy_bot_plays_a_solo_game_to_its_end(rival: str) -> None:
    state = GAME.start(1, "solo", {"rival": rival})
    player = bot("greedy", GAME, rival)
    while not state.over():
        state.apply(0, player.decide(state, 0))
    assert state.scores()[0] > 25
