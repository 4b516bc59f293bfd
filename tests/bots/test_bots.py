"""Bots: legal, reproducible, honest, and greedy better than random."""

import pytest

from tenshu.bots.registry import bot
from tenshu.core import registry
from tenshu.core.game import Game
from tenshu.core.refusal import Refusal
from tenshu.core.rng import from_seed
from tenshu.core.state import State

GAMES = [registry.game(name) for name in registry.names()]


def play(game: Game, players: int, seed: str, names: list[str]) -> State:
    bots = [bot(name, game, f"{seed} {seat}") for seat, name in enumerate(names)]
    state = game.start(players, seed)
    while not state.over():
        seat = state.decider()
        option = bots[seat].decide(state, seat)
        assert option in state.options(seat)
        state.apply(seat, option)
    return state


@pytest.mark.parametrize("game", GAMES, ids=registry.names())
def test_greedy_beats_random(game: Game) -> None:
    players = max(2, game.players[0])
    wins = 0
    for number in range(40):
        names = ["greedy" if seat == number % players else "random" for seat in range(players)]
        wins += play(game, players, f"match {number}", names).ranking()[number % players] == 1
    assert wins >= 36


@pytest.mark.parametrize("game", GAMES, ids=registry.names())
def test_equal_seeds_play_alike(game: Game) -> None:
    players = game.players[-1]
    first, second = (play(game, players, "alike", ["greedy"] * players) for _ in range(2))
    assert first.fingerprint() == second.fingerprint()


@pytest.mark.parametrize("game", GAMES, ids=registry.names())
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_chooses_legally_whatever_is_hidden(game: Game, name: str) -> None:
    """Same view, other hidden part: what the bot imagines has the same options for its seat."""
    state = game.start(game.players[-1], "honest")
    chance = from_seed("honest")
    for step in range(150):
        if state.over():
            break
        seat = state.decider()
        other = state.determinize(seat, chance)
        told = [bot(name, game, f"{step}").decide(position, seat) for position in (state, other)]
        assert told[0] in state.options(seat)
        assert told[1] in state.options(seat)
        state.apply(seat, told[0])


@pytest.mark.parametrize(("name", "slips"), [("kunitori", True), ("shogun", False), ("white_castle", True)])
def test_medium_is_greedy_that_slips_but_not_in_shogun(name: str, slips: bool) -> None:
    game = registry.game(name)
    players = game.players[-1]
    ends = {play(game, players, "slips", [level] * players).fingerprint() for level in ("medium", "greedy")}
    assert (len(ends) == 2) is slips


def test_an_unknown_bot_is_refused() -> None:
    known = "easy, medium, hard, master, random, greedy"
    with pytest.raises(Refusal, match=f"there is no bot 'deep-thought'; there are: {known}"):
        bot("deep-thought", GAMES[0], "1")
