"""A choice can't depend on what is hidden: same view, other hidden part, same seed, same choice."""

from collections.abc import Iterator

import pytest

from tenshu.bots.bot import Bot, GreedyBot
from tenshu.bots.registry import bot, judgement, search_bot
from tenshu.bots.search_bot import Budget
from tenshu.core import registry
from tenshu.core.game import Game
from tenshu.core.rng import from_seed
from tenshu.core.setup import agree
from tenshu.core.state import State

GAMES = [registry.game(name) for name in registry.names()]


def positions(game: Game, every: int, richest: bool = True) -> Iterator[State]:
    """Positions of a game between absent-minded bots, with the last value of every option."""
    options = {setting.name: setting.values[-1] for setting in game.settings} if richest else {}
    players = game.players[-1]
    state = game.start(players, "honest", agree(game, players, options).settings)
    bots = [GreedyBot(f"honest {seat}", judgement(game), 20) for seat in range(players)]
    number = 0
    while not state.over():
        if number % every == 0:
            yield state
        number += 1
        seat = state.decider()
        state.apply(seat, bots[seat].decide(state, seat))


def small(level: str, game: Game, seed: str) -> Bot:
    """The level's own way of thinking, on a budget that a test can afford."""
    if level in ("hard", "master"):
        found = search_bot(level, game, seed)
        found.budget = Budget(12, 4, 10)
        return found
    return bot(level, game, seed)


@pytest.mark.parametrize("game", GAMES, ids=registry.names())
def test_what_is_imagined_depends_only_on_what_the_seat_sees(game: Game) -> None:
    chance = from_seed("other hidden parts")
    for state in positions(game, every=5):
        for seat in state.deciders():
            other = state.determinize(seat, chance)
            told = [each.determinize(seat, from_seed("lots")).encode() for each in (state, other)]
            assert told[0] == told[1]


@pytest.mark.parametrize("game", GAMES, ids=registry.names())
@pytest.mark.parametrize("level", ["random", "easy", "medium", "hard", "master"])
def test_the_choice_depends_only_on_what_the_seat_sees(game: Game, level: str) -> None:
    chance = from_seed("other hidden parts")
    for number, state in enumerate(positions(game, every=20)):
        for seat in state.deciders()[:2]:
            other = state.determinize(seat, chance)
            chosen = [small(level, game, str(number)).decide(each, seat) for each in (state, other)]
            assert chosen[0] == chosen[1]
            assert chosen[0] in state.options(seat)


@pytest.mark.parametrize("game", GAMES, ids=registry.names())
@pytest.mark.parametrize("level", ["hard", "master"])
def test_trees_and_plans_that_are_kept_depend_only_on_what_the_seat_saw(game: Game, level: str) -> None:
    chance = from_seed("other hidden parts")
    minds = [small(level, game, "kept") for _ in range(2)]
    state = game.start(game.players[0], "kept")
    for number in range(300):
        if state.over():
            break
        seat = state.deciders()[0]
        if seat == 0:
            other = state.determinize(seat, chance)
            chosen = [mind.decide(each, seat) for mind, each in zip(minds, (state, other), strict=True)]
            assert chosen[0] == chosen[1]
            state.apply(seat, chosen[0])
        else:
            state.apply(seat, bot("medium", game, str(number)).decide(state, seat))


@pytest.mark.parametrize("game", GAMES, ids=registry.names())
def test_a_hint_depends_only_on_what_the_seat_sees(game: Game) -> None:
    chance = from_seed("other hidden parts")
    for number, state in enumerate(positions(game, every=40)):
        seat = state.deciders()[0]
        told = []
        for each in (state, state.determinize(seat, chance)):
            adviser = search_bot("master", game, str(number))
            adviser.budget = Budget(12, 4, 10)
            hints = adviser.explain(each, seat)
            told.append([(hint.option, hint.share, hint.expected, hint.lead) for hint in hints])
        assert told[0] == told[1]


@pytest.mark.parametrize("game", GAMES, ids=registry.names())
def test_a_choice_leaves_the_state_alone(game: Game) -> None:
    for state in positions(game, every=60, richest=False):
        before = state.encode()
        for seat in state.deciders():
            small("hard", game, "alone").decide(state, seat)
        assert state.encode() == before
