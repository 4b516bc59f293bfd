"""The bots that search: legal, reproducible, better than without; and what they advise."""

from collections import Counter
from typing import cast

import pytest

from tenshu.bots.bot import Bot, GreedyBot
from tenshu.bots.mcts import ahead, evaluate, rewards, rollout
from tenshu.bots.plan_search import PlanSearch
from tenshu.bots.registry import judgement, search_bot
from tenshu.bots.search_bot import Budget, SearchBot
from tenshu.core import registry
from tenshu.core.game import Game
from tenshu.core.rng import from_seed
from tenshu.core.state import State
from tenshu.games.shogun.choices import FIELDS
from tenshu.games.shogun.components import ACTIONS
from tenshu.games.shogun.shogun import Shogun

GAMES = [registry.game(name) for name in registry.names()]


def searching(game: Game, seed: str, budget: Budget | None = None) -> SearchBot:
    return SearchBot(seed, judgement(game), budget or Budget(10, 4, 12))


def play(game: Game, bots: list[Bot], seed: str) -> State:
    state = game.start(len(bots), seed)
    while not state.over():
        seat = state.decider()
        option = bots[seat].decide(state, seat)
        assert option in state.options(seat)
        state.apply(seat, option)
    return state


@pytest.mark.parametrize("game", GAMES, ids=registry.names())
def test_equal_seeds_think_alike(game: Game) -> None:
    players = max(2, game.players[0])
    ends = [
        play(game, [searching(game, f"alike {seat}") for seat in range(players)], "alike").fingerprint()
        for _ in range(2)
    ]
    assert ends[0] == ends[1]


@pytest.mark.parametrize("game", GAMES, ids=registry.names())
def test_a_search_beats_a_bot_whose_mind_wanders(game: Game) -> None:
    players = max(2, game.players[0])
    wins = 0
    for number in range(18):
        bots: list[Bot] = [GreedyBot(f"{number} {seat}", judgement(game), 35) for seat in range(players)]
        bots[number % players] = search_bot("hard", game, str(number))
        wins += play(game, bots, f"ladder {number}").ranking()[number % players] == 1
    assert wins >= 15


@pytest.mark.parametrize("game", GAMES, ids=registry.names())
def test_a_forced_choice_needs_no_thought(game: Game) -> None:
    state = game.start(game.players[-1], "forced")
    mind = searching(game, "forced")
    while not state.over():
        seat = state.decider()
        options = state.options(seat)
        if len(options) == 1:
            before = mind.trials
            assert mind.decide(state, seat) == options[0]
            assert mind.trials == before
        state.apply(seat, options[-1])


def test_a_plan_is_thought_out_once_and_laid_card_by_card() -> None:
    game = registry.game("shogun")
    state = game.start(3, "plan")
    mind = searching(game, "plan")
    thought: set[int] = set()
    known = state.disclosures
    while 0 in state.deciders() and state.disclosures == known:
        state.apply(0, mind.decide(state, 0))
        thought.add(int(mind.trials))
    assert len(thought) == 1


def test_others_mostly_plan_as_one_would_in_their_place() -> None:
    game = registry.game("shogun")
    mind = judgement(game)
    planned = game.start(5, "others")
    for seat in range(1, 5):
        while planned.options(seat):
            planned.apply(seat, planned.options(seat)[0])
    supposed: Counter[tuple[int, ...]] = Counter()
    for number in range(100):
        rng = from_seed(f"others {number}")
        determinized = cast(Shogun, planned.determinize(0, rng))
        mind.suppose(determinized, 0, rng)
        supposed[tuple(determinized.plan[FIELDS : FIELDS + ACTIONS])] += 1
    (plan, times), *strays = supposed.most_common()
    own = cast(Shogun, game.start(5, "others"))
    mind.plan(own, 1, 0, from_seed("own"))
    assert plan == tuple(own.plan[FIELDS : FIELDS + ACTIONS])
    assert 50 < times < 90
    assert len(strays) > 5


def test_variants_of_a_plan_can_be_laid() -> None:
    game = registry.game("shogun")
    state = game.start(5, "variants")
    seat = int(state.decider())
    plans = PlanSearch(state, seat, judgement(game), from_seed("variants"))
    plans.search(8, 400, 0.0)
    tried = plans.candidates + plans.dropped
    assert len(tried) > 8
    for plan in tried:
        laid = state.copy()
        for option in plan.options:
            assert option in laid.options(seat)
            laid.apply(seat, option)


def test_a_tree_is_kept_while_nothing_new_is_known() -> None:
    """Asked again in the same turn, it thinks less than one who begins anew."""
    game = registry.game("white_castle")
    state = game.start(2, "kept")
    mind = searching(game, "kept", Budget(40, 0, 0))
    known, going_on, anew = -1, 0, 0
    while anew < 400:
        seat = int(state.decider())
        options = state.options(seat)
        if seat == 1 or len(options) == 1:
            state.apply(seat, options[0])
            continue
        before = int(mind.trials)
        choice = mind.decide(state, seat)
        if state.disclosures == known:
            other = searching(game, "anew", Budget(40, 0, 0))
            other.decide(state, seat)
            going_on += int(mind.trials) - before
            anew += int(other.trials)
        known = int(state.disclosures)
        state.apply(seat, choice)
    assert going_on < 0.8 * anew


def test_a_time_budget_ends_the_thinking() -> None:
    game = registry.game("kunitori")
    state = game.start(2, "time")
    mind = searching(game, "time", Budget(10**9, 0, 0, seconds=0.05))
    assert mind.decide(state, state.decider()) in state.options(state.decider())
    assert 0 < mind.trials < 10**6


@pytest.mark.parametrize("game", GAMES, ids=registry.names())
def test_hints_are_legal_best_first_and_share_the_thinking(game: Game) -> None:
    state = game.start(game.players[-1], "hints")
    for _ in range(40):
        seat = state.decider()
        hints = searching(game, "hints").explain(state, int(seat), 3)
        assert 1 <= len(hints) <= 3
        assert {hint.option for hint in hints} <= set(state.options(seat))
        assert 0 < sum(hint.share for hint in hints) <= 1.0001
        state.apply(seat, hints[0].option)


@pytest.mark.parametrize("game", GAMES, ids=registry.names())
def test_a_lead_is_over_the_best_other(game: Game) -> None:
    state = game.start(game.players[-1], "lead")
    mind = judgement(game)
    rollout(state, mind, 1 << 30, from_seed("lead"))
    points = state.scores()
    for seat, own in enumerate(points):
        best_other = max(points[:seat] + points[seat + 1 :])
        assert ahead(evaluate(state, mind), seat) == 100 * (own - best_other)


@pytest.mark.parametrize("players", [2, 3])
def test_a_master_of_kunitori_wants_the_win_of_a_duel(players: int) -> None:
    game = registry.game("kunitori")
    state = game.start(players, "duel")
    mind, masters = judgement(game), judgement(game, masters=True)
    rollout(state, mind, 1 << 30, from_seed("duel"))
    winner = state.ranking().index(1)
    wanted, master_wants = (rewards(state, evaluate(state, each), each)[winner] for each in (mind, masters))
    assert (master_wants > wanted) is (players == 2)


def test_levels_search_more_the_higher_they_are() -> None:
    for game in GAMES:
        hard, master = (search_bot(level, game, "1").budget for level in ("hard", "master"))
        assert (hard.iterations, hard.rollouts) < (master.iterations, master.rollouts)
        assert hard.iterations <= master.iterations
        assert hard.rollouts <= master.rollouts
