"""Two processes for one decision."""

import pytest

from tenshu.bots.parallel import pair, seated
from tenshu.bots.plan_search import PlanSearch
from tenshu.bots.registry import bot, judgement
from tenshu.bots.search_bot import SearchBot
from tenshu.core import registry
from tenshu.core.rng import from_seed


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
    assert isinstance(alone, SearchBot)
    assert isinstance(both, SearchBot)
    assert alone.partner is None
    assert both.partner is not None
    assert both.budget.iterations * 2 == alone.budget.iterations
    assert not isinstance(seated("medium", game, "half", 2), SearchBot)


def test_of_the_turns_of_the_white_castle_each_of_a_pair_takes_every_second() -> None:
    game = registry.game("white_castle")
    state = game.start(4, "every second")
    mind = judgement(game)
    while not mind.settled(state):
        state.apply(state.decider(), state.legal(state.decider())[0])
    drawn = []
    for part, parts in ((0, 1), (0, 2), (1, 2)):
        plans = PlanSearch(state, state.decider(), mind, from_seed("every second"))
        plans.first, plans.step = part, parts
        plans.draw(12 // parts)
        drawn.append([list(plan.options) for plan in plans.candidates])
    whole, first, second = drawn
    assert (whole[::2], whole[1::2]) == (first, second)


def test_the_second_of_a_pair_takes_the_first_candidate_if_there_is_no_other() -> None:
    game = registry.game("white_castle")
    state = game.start(2, "only one")
    plans = PlanSearch(state, state.decider(), judgement(game), from_seed("only one"))
    plans.first = 1
    plans.draw(1)
    assert len(plans.candidates) == 1


@pytest.mark.parametrize("name", ["shogun", "white_castle"])
def test_a_plan_challenged_by_itself_is_not_tried_again(name: str) -> None:
    game = registry.game(name)
    state = game.start(game.players[-1], "challenge")
    medium = bot("medium", game, "challenge")
    while not judgement(game).plans(state) or len(state.legal(state.decider())) < 2:
        state.apply(state.decider(), medium.decide(state, int(state.decider())))
    plans = PlanSearch(state, state.decider(), judgement(game), from_seed("challenge"))
    plans.draw(2)
    plans.compare(4, 0.0)
    best, other = ([int(option) for option in plan.options] for plan in plans.candidates)
    before = int(plans.trials)
    plans.challenge(best, 4, 0.0)
    assert plans.trials == before
    plans.challenge(other, 4, 0.0)
    assert plans.trials > before
    counted = sum(int(plan.visits) for plan in plans.candidates + plans.dropped)
    assert counted == plans.trials


def test_a_limit_of_time_holds_for_both() -> None:
    game = registry.game("white_castle")
    state = game.start(4, "hurry")
    both = pair("master", game, "hurry")
    while not both.judgement.settled(state):
        state.apply(state.decider(), state.legal(state.decider())[0])
    both.decide(state, int(state.decider()))
    whole = int(both.trials)
    hurried = pair("master", game, "hurry")
    hurried.budget.seconds = 0.001
    hurried.decide(state, int(state.decider()))
    assert hurried.trials < whole // 2
