"""The turns that a bot of The White Castle compares."""

import pytest

from tenshu.bots import registry as bots
from tenshu.bots.plans import Plans
from tenshu.bots.thinker import Budget, Thinker
from tenshu.core import registry
from tenshu.core.rng import from_seed
from tenshu.core.state import State

GAME = registry.game("white_castle")
WANTED = 12


def candidates(state: State) -> list[list[int]]:
    plans = Plans(state, state.decider(), bots.judgement(GAME), from_seed("candidates"))
    plans.draw(WANTED)
    return [[int(option) for option in plan.options] for plan in plans.candidates]


@pytest.mark.parametrize("players", [1, 2, 4])
def test_candidates_are_different_turns_that_can_be_played_in_any_imagined_state(players: int) -> None:
    state = GAME.start(players, f"turns {players}")
    bot = bots.bot("medium", GAME, "turns")
    for number in range(40):
        if state.over():
            break
        seat = int(state.decider())
        turns = candidates(state)
        assert 1 <= len(turns) <= WANTED
        assert len({tuple(turn) for turn in turns}) == len(turns)
        for turn in turns:
            imagined = state.determinize(seat, from_seed(f"imagined {number}"))
            for option in turn:
                assert option in imagined.options(seat)
                imagined.apply(seat, option)
        state.apply(seat, bot.decide(state, seat))


@pytest.mark.parametrize(("players", "trials"), [(1, 1200), (2, 800), (3, 600), (4, 480)])
def test_with_more_clans_there_are_fewer_playouts(players: int, trials: int) -> None:
    state = GAME.start(players, "share")
    assert bots.judgement(GAME).trials(state, 1200) == trials


@pytest.mark.parametrize(("players", "turns"), [(1, 10), (2, 6), (4, 4)])
def test_no_more_turns_are_compared_than_can_be_tried_ten_times(players: int, turns: int) -> None:
    state = GAME.start(players, "few")
    medium = bots.bot("medium", GAME, "few")
    while not bots.judgement(GAME).settled(state):
        state.apply(state.decider(), medium.decide(state, int(state.decider())))
    mind = Thinker("few", bots.judgement(GAME), Budget(0, 16, 100))
    assert len(mind.compare(state, state.decider())) == turns


def test_while_nothing_new_is_known_a_turn_is_hardly_ever_thought_out_again() -> None:
    state = GAME.start(2, "once")
    mind = Thinker("once", bots.judgement(GAME), Budget(10, 4, 8))
    other = bots.bot("medium", GAME, "once")
    known, before, kept, again = -1, 0, 0, 0
    while not state.over():
        if state.decider() == 1:
            state.apply(1, other.decide(state, 1))
            known = -1
            continue
        choice = mind.decide(state, 0)
        if state.disclosures == known:
            kept += mind.trials == before
            again += mind.trials != before
        known, before = int(state.disclosures), int(mind.trials)
        state.apply(0, choice)
    assert kept > 5 * again
