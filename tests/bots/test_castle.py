"""The turns that a bot of The White Castle compares."""

from typing import cast

import pytest

from tenshu.bots import registry as bots
from tenshu.bots.mcts import evaluate, rollout
from tenshu.bots.plan_search import PlanSearch
from tenshu.bots.search_bot import Budget, SearchBot
from tenshu.core import registry
from tenshu.core.rng import from_seed
from tenshu.core.state import State
from tenshu.games.white_castle import dice
from tenshu.games.white_castle.white_castle import WhiteCastle

GAME = registry.game("white_castle")
WANTED = 12


def candidates(state: State) -> list[list[int]]:
    plans = PlanSearch(state, state.decider(), bots.judgement(GAME), from_seed("candidates"))
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
            determinized = state.determinize(seat, from_seed(f"imagined {number}"))
            for option in turn:
                assert option in determinized.options(seat)
                determinized.apply(seat, option)
        state.apply(seat, bot.decide(state, seat))


def test_whoever_chooses_a_pair_reckons_with_the_dice() -> None:
    judgement = bots.judgement(GAME)
    best: dict[int, set[int]] = {}
    for number in range(6):
        state = cast(WhiteCastle, GAME.start(2, f"foresight {number}"))
        seat = int(state.decider())
        for _ in range(3):
            worths = [int(judgement.worth(state, seat, option)) for option in state.options(seat)]
            best.setdefault(number, set()).add(worths.index(max(worths)))
            dice.roll(state, 3)
    assert max(len(pairs) for pairs in best.values()) > 1


@pytest.mark.parametrize(
    ("players", "hasty", "careful"), [(1, 1200, 1080), (2, 300, 600), (3, 192, 396), (4, 144, 360)]
)
def test_the_clans_share_the_rollouts(players: int, hasty: int, careful: int) -> None:
    state = GAME.start(players, "share")
    assert bots.judgement(GAME).trials(state, 1200) == hasty
    assert bots.judgement(GAME, masters=True).trials(state, 1200) == careful


@pytest.mark.parametrize(("players", "first", "most"), [(1, 900, 900), (2, 500, 2000), (4, 300, 1200)])
def test_a_master_makes_more_rollouts_as_they_get_shorter(players: int, first: int, most: int) -> None:
    state = GAME.start(players, "patience")
    hasty, careful = bots.judgement(GAME), bots.judgement(GAME, masters=True)
    rng = from_seed("patience")
    found: dict[int, tuple[int, int]] = {}
    while not state.over():
        if hasty.settled(state):
            left = 12 - int(hasty.moment(state))
            found[left] = int(hasty.trials(state, 1000)), int(careful.trials(state, 1000))
        hasty.advance(state, state.decider(), rng)
    assert len({trials for trials, _ in found.values()}) == 1
    assert {left: trials for left, (_, trials) in found.items()} == {
        left: min(first * 9 // left, most) for left in range(1, 10)
    }


@pytest.mark.parametrize(
    ("players", "careful", "turns"),
    [(1, False, 10), (2, False, 2), (4, False, 2), (1, True, 16), (2, True, 10), (4, True, 6)],
)
def test_no_more_turns_are_compared_than_can_be_tried_often(players: int, careful: bool, turns: int) -> None:
    state = GAME.start(players, "few")
    medium = bots.bot("medium", GAME, "few")
    while not bots.judgement(GAME).settled(state):
        state.apply(state.decider(), medium.decide(state, int(state.decider())))
    mind = SearchBot("few", bots.judgement(GAME, careful), Budget(0, 16, 100))
    assert len(mind.compare(state, state.decider())) == turns


def test_most_hints_at_a_full_table_name_several_dice() -> None:
    state = GAME.start(4, "advice")
    medium = bots.bot("medium", GAME, "advice")
    several: list[bool] = []
    while len(several) < 6:
        seat = int(state.decider())
        if bots.judgement(GAME).settled(state):
            several.append(len(bots.adviser(GAME, "advice").explain(state, seat)) > 1)
        state.apply(seat, medium.decide(state, seat))
    assert sum(several) >= 4


def test_careful_rollouts_are_played_better() -> None:
    hasty, careful = bots.judgement(GAME), bots.judgement(GAME, masters=True)
    ahead = 0
    for number in range(20):
        state = GAME.start(2, f"care {number}")
        rng = from_seed(f"care {number}")
        while not state.over():
            mind = careful if state.decider() == number % 2 else hasty
            mind.advance(state, state.decider(), rng)
        points = state.scores()
        ahead += points[number % 2] - points[1 - number % 2]
    assert ahead > 20


@pytest.mark.parametrize(("players", "along"), [(1, False), (2, False), (3, True), (4, True)])
def test_a_master_compares_turns_along_the_way_when_many_play(players: int, along: bool) -> None:
    state = GAME.start(players, "along")
    masters = bots.judgement(GAME, masters=True)
    assert PlanSearch(state, state.decider(), masters, from_seed("along")).along is along
    assert not PlanSearch(state, state.decider(), bots.judgement(GAME), from_seed("along")).along


def leads_at(state: State, moments: range, seat: int) -> list[int]:
    """How far ahead master sees the seat when the game gets to each of the moments."""
    masters = bots.judgement(GAME, masters=True)
    found = []
    for moment in moments:
        rollout(state, masters, moment, from_seed("way"))
        *outlooks, _rival = [int(outlook) for outlook in evaluate(state, masters)]
        own = outlooks.pop(seat)
        found.append(own - max(outlooks) * 75 // 100)
    return found


@pytest.mark.parametrize("cut", [False, True], ids=["a whole turn", "a turn that was begun"])
def test_all_plans_of_a_position_are_looked_at_in_the_same_moments(cut: bool) -> None:
    """Also for the last clan of a round: its turn ends the moment, and the first look is just then."""
    masters = bots.judgement(GAME, masters=True)
    state = GAME.start(3, "way")
    rng = from_seed("way")
    while not (masters.settled(state) and masters.moment(state) == 10 and state.decider() == last(state)):
        masters.advance(state, state.decider(), rng)
    seat = state.decider()
    plans = PlanSearch(state, seat, masters, rng)
    then = state.copy()
    if cut:
        then.apply(seat, then.legal(seat)[0])
    else:
        masters.advance(then, seat, rng)
    assert (masters.moment(then) == 10) is cut
    leads = leads_at(then.copy(), range(11, 13), seat)
    plans.draw(1)
    plan = plans.candidates[0]
    plans.play_along(plan, then, from_seed("way"))
    assert plan.merits == sum(leads) // 2
    assert then.over()


def last(state: State) -> int:
    return int(cast(WhiteCastle, state).order[-1])


def test_while_nothing_new_is_known_a_turn_is_hardly_ever_thought_out_again() -> None:
    state = GAME.start(2, "once")
    mind = SearchBot("once", bots.judgement(GAME), Budget(10, 4, 8))
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
