"""Illegal input to any game: refused with a code and a reason, and nothing changes."""

import gc
import re
import weakref
from collections.abc import Callable
from contextlib import suppress
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenshu.core import play, registry
from tenshu.core.check import all_setups
from tenshu.core.refusal import Refusal
from tenshu.core.rng import from_seed
from tenshu.core.state import State

GAMES = registry.names()
DEEPEST = 400

numbers = st.integers(min_value=-(2**70), max_value=2**70)
seats = st.one_of(st.integers(min_value=-1, max_value=7), numbers)


@cache
def encoded_walk(name: str, number: int) -> tuple[bytes, ...]:
    """Some states of one random game, from its beginning to its end or as deep as we go."""
    game = registry.game(name)
    setups = list(all_setups(game))
    setup = setups[number * 7919 % len(setups)]
    state = game.start(setup.players, f"illegal {number}", setup.settings)
    rng = from_seed(f"walk {number}")
    found = []
    for step in range(DEEPEST * (number % 5 + 1)):
        if step % 20 == 0 or state.over():
            found.append(state.encode())
        if state.over():
            break
        deciders = state.deciders()
        seat = deciders[rng.below(len(deciders))]
        options = state.options(seat)
        state.apply(seat, options[rng.below(len(options))])
    return tuple(found)


@st.composite
def states(draw: st.DrawFn, name: str) -> State:
    walk = encoded_walk(name, draw(st.integers(min_value=0, max_value=19)))
    return registry.game(name).decode(draw(st.sampled_from(walk)))


def refusal_of(deed: Callable[[], object]) -> Refusal | None:
    """The refusal that a deed meets, with a code and a reason; None when it is done."""
    try:
        deed()
    except Refusal as refusal:
        if not re.fullmatch(r"[a-z]+(-[a-z]+)*", refusal.code) or not refusal.reason:
            raise AssertionError(f"a refusal without code or reason: {refusal!r}") from refusal
        return refusal
    return None


def refused(state: State, seat: int, option: int) -> bool:
    """Whether a choice is refused, and if so without a trace."""
    before = state.fingerprint()
    refusal = refusal_of(lambda: play.choose(state, seat, option))
    assert refusal is None or state.fingerprint() == before
    return refusal is not None


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_any_option_of_any_seat(name: str, data: st.DataObject) -> None:
    state = data.draw(states(name))
    known = st.integers(min_value=0, max_value=len(state.setup.game.actions) - 1)
    seat = data.draw(seats)
    option = data.draw(st.one_of(known, numbers))
    asked = seat in state.deciders() and option in state.options(seat)
    legal = asked or option in state.spontaneous(seat)
    assert refused(state, seat, option) == (not legal)


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=15, deadline=None)
@given(data=st.data())
def test_every_illegal_option_of_the_deciders(name: str, data: st.DataObject) -> None:
    state = data.draw(states(name))
    for seat in state.deciders():
        legal = {*state.options(seat), *state.spontaneous(seat)}
        for option in range(len(state.setup.game.actions)):
            if option not in legal:
                refusal = state.why_not(seat, option)
                assert refusal.code
                assert refusal.reason
        for option in sorted(set(range(len(state.setup.game.actions))) - legal)[:: max(1, len(legal))]:
            assert refused(state, seat, option)


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_any_words(name: str, data: st.DataObject) -> None:
    state = data.draw(states(name))
    vocabulary = sorted({word for words in state.setup.game.actions.by_notation for word in words.split()})
    sentences = st.lists(st.sampled_from(vocabulary), max_size=4).map(" ".join)
    words = data.draw(st.one_of(sentences, st.text(max_size=30)))
    seat = data.draw(seats)
    before = state.fingerprint()
    if refusal_of(lambda: play.parse(state, seat, words)) is None:
        assert play.parse(state, seat, words) in [*state.options(seat), *state.spontaneous(seat)]
    assert state.fingerprint() == before


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_broken_encodings(name: str, data: st.DataObject) -> None:
    """Bytes that were cut, changed or made up are a state of the game or refused, never anything else."""
    game = registry.game(name)
    whole = data.draw(st.sampled_from(encoded_walk(name, 0)))
    at = data.draw(st.integers(min_value=0, max_value=len(whole) - 1))
    changed = bytearray(whole)
    changed[at] = data.draw(st.integers(min_value=0, max_value=255))
    broken = data.draw(st.one_of(st.just(whole[:at]), st.just(bytes(changed)), st.binary(max_size=60)))
    refusal = refusal_of(lambda: game.decode(broken))
    if refusal is None:
        assert game.decode(broken).setup.game is game
    else:
        assert refusal.code in ("bad-encoding", "bad-players", "bad-setting")


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=40, deadline=None)
@given(
    players=numbers,
    options=st.dictionaries(st.text(max_size=12), st.text(max_size=12), max_size=3),
    seed=st.text(max_size=20),
)
def test_any_setup(name: str, players: int, options: dict[str, str], seed: str) -> None:
    game = registry.game(name)
    refusal = refusal_of(lambda: game.start(players, seed, options))
    if refusal is None:
        assert players in game.players
    else:
        assert refusal.code in ("bad-players", "bad-setting")


def test_an_unknown_game() -> None:
    with pytest.raises(Refusal) as refusal:
        registry.game("go")
    assert refusal.value.code == "unknown-game"
    assert all(name in refusal.value.reason for name in GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_weak_references_do_no_harm(name: str) -> None:
    """Native classes below `abc.ABC` free a weak reference twice; below `ABCMeta` alone they refuse it."""
    state = registry.game(name).start(registry.game(name).players[0], "weak")
    with suppress(TypeError):
        kept = weakref.ref(state)
        del state
        gc.collect()
        assert kept() is None
