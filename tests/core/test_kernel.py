"""The small parts of the kernel: generator, codec, options, setups."""

import gc
import json
import weakref
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenshu.core import play, registry
from tenshu.core.actions import Actions, Block
from tenshu.core.codec import Reader, Writer
from tenshu.core.events import Event
from tenshu.core.refusal import Refusal
from tenshu.core.rng import from_seed, seed_hash
from tenshu.core.setup import agree
from tenshu.core.steps import Steps
from tests.core.high_card import HighCardGame

NUMBERS = st.integers(-(2**40), 2**40)


def test_the_generator_gives_the_same_bits_for_ever() -> None:
    rng = from_seed("tenshu")
    assert [rng.next32() for _ in range(4)] == [4156164050, 3245756580, 2296959818, 869355557]
    assert seed_hash("7") == "b502e839abbcbe03b5b60e5f5512aa8f077d1df61c01d93c4d54747c5765bc2a"


@given(st.text(), st.integers(1, 10_000))
def test_numbers_stay_below(seed: str, n: int) -> None:
    rng = from_seed(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


def test_the_generator_is_fair() -> None:
    rng = from_seed("fair")
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    assert all(abs(count - 10_000) < 400 for count in counts)


def test_a_copy_repeats_and_a_fork_does_not() -> None:
    rng = from_seed("fork")
    copy = rng.copy()
    assert [rng.next32() for _ in range(8)] == [copy.next32() for _ in range(8)]
    fork = rng.fork()
    assert [fork.next32() for _ in range(8)] != [rng.next32() for _ in range(8)]


@given(st.lists(NUMBERS))
def test_numbers_survive_the_codec(numbers: list[int]) -> None:
    out = Writer()
    for number in numbers:
        out.number(number)
    source = Reader(bytes(out.bytes))
    assert [source.number() for _ in numbers] == numbers
    source.end()


def test_steps_are_done_last_in_first_out() -> None:
    steps = Steps()
    steps.push(1, 2, 3)
    steps.push(4, 5, 6)
    copy = steps.copy()
    steps.drop()
    assert (steps.step(), steps.seat(), steps.value()) == (1, 2, 3)
    assert (copy.step(), copy.seat(), copy.value()) == (4, 5, 6)
    steps.drop()
    assert (steps.step(), steps.seat(), steps.value()) == (-1, -1, -1)


def test_options_have_one_notation_each() -> None:
    actions = Actions(Block(0, "pass", {}), Block(1, "move", {"from": ("a", "b"), "to": ("c", "d")}))
    assert [choice.notation for choice in actions.choices] == [
        "pass",
        "move a c",
        "move a d",
        "move b c",
        "move b d",
    ]
    assert actions.parse("  Move  B c ") == 3
    assert actions.describe(3).to_json() == {
        "option": 3,
        "verb": "move",
        "args": {"from": "b", "to": "c"},
        "notation": "move b c",
    }


def test_blocks_must_join_and_differ() -> None:
    with pytest.raises(ValueError, match="starts at 2"):
        Actions(Block(0, "pass", {}), Block(2, "move", {}))
    with pytest.raises(ValueError, match="share one notation"):
        Actions(Block(0, "pass", {}), Block(1, "pass", {}))


@pytest.mark.parametrize(
    ("players", "options", "reason"),
    [
        (5, {}, "high_card is for 2 to 4 players, not 5"),
        (2, {"jokers": "two"}, "high_card has no setting 'jokers'; it has: aces"),
        (2, {"aces": "wild"}, "setting aces can be low, high, not 'wild'"),
    ],
)
def test_a_bad_setup_is_refused(players: int, options: dict[str, str], reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        agree(HighCardGame(), players, options)
    assert refused.value.reason == reason


def test_choices_are_checked() -> None:
    state = HighCardGame().start(2, "1")
    before = state.fingerprint()
    for seat, option, code in [(1, 0, "not-your-turn"), (0, 7, "unknown-option"), (0, -1, "unknown-option")]:
        with pytest.raises(Refusal) as refused:
            play.choose(state, seat, option)
        assert refused.value.code == code
    with pytest.raises(Refusal, match="'fold' is no choice of this game"):
        play.parse(state, 0, "fold")
    assert state.fingerprint() == before
    play.choose(state, 0, play.parse(state, 0, "keep"))
    play.choose(state, 1, play.parse(state, 1, "swap"))
    with pytest.raises(Refusal, match="the game is over"):
        play.choose(state, 0, 0)


@pytest.mark.parametrize("damage", [b"", b"{}", b"not json", b'{"game":"high_card","version":1}'])
def test_damaged_bytes_are_refused(damage: bytes) -> None:
    with pytest.raises(Refusal, match="not an encoded state"):
        HighCardGame().decode(damage)


def test_every_cut_of_an_encoded_state_is_refused() -> None:
    data = HighCardGame().start(3, "cut").encode()
    for end in range(len(data)):
        with pytest.raises(Refusal):
            HighCardGame().decode(data[:end])
    with pytest.raises(Refusal, match="bytes too many"):
        HighCardGame().decode(data + b"\0")


def test_events_have_an_audience() -> None:
    assert Event("draws", {}).visible_to(None)
    assert Event("drew", {}, (1,)).visible_to(1)
    assert not Event("drew", {}, (1,)).visible_to(0)
    assert not Event("drew", {}, (1,)).visible_to(None)


def test_a_decision_is_json() -> None:
    decision = HighCardGame().start(2, "1").decision(0)
    assert json.loads(json.dumps(decision.to_json()))["kind"] == "swap"


def test_weak_references_to_the_dead_do_no_harm() -> None:
    """A class compiled with ABC as its base has weak references but never clears them."""
    kunitori = registry.game("kunitori")
    made: list[object] = [kunitori.start(2, "weak"), Refusal("weak", "weak"), from_seed("weak")]
    references = []
    for thing in made:
        with suppress(TypeError):
            references.append(weakref.ref(thing))
    del thing
    made.clear()
    gc.collect()
    assert all(reference() is None for reference in references)


def test_games_are_looked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for games that don't exist must not have every package read again."""
    registry.names()
    monkeypatch.setattr(registry, "entry_points", None)
    for _ in range(2):
        with pytest.raises(Refusal, match="there is no game 'go'"):
            registry.game("go")
