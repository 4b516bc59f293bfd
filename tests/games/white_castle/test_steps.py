"""Every step has its class, and what is on the stack is always one of them."""

import pytest

from tenshu.core.refusal import Refusal
from tenshu.games.white_castle import castle, dice, steps
from tenshu.games.white_castle.rounds import EXPANSIONS, SCRIPTS
from tenshu.games.white_castle.table import QUESTION_IDS, QUESTIONS, STEPS
from tenshu.games.white_castle.white_castle import GAME

NUMBERS = {name: number for name, number in vars(steps).items() if name.isupper() and isinstance(number, int)}


def test_every_number_stands_for_one_step() -> None:
    assert sorted(NUMBERS.values()) == list(range(len(STEPS)))
    assert len({type(step) for step in STEPS}) == len(STEPS)


def test_the_steps_of_the_scripts_are_known_by_name() -> None:
    inserted = {step for inserts in EXPANSIONS.values() for _script, _before, step in inserts}
    assert {step for script in SCRIPTS.values() for step in script} | inserted == set(steps.SCRIPTED)
    assert set(steps.SCRIPTED.values()) <= set(NUMBERS.values())


def test_questions_are_numbered_in_the_order_of_their_steps() -> None:
    asking = [number for number, step in enumerate(STEPS) if step.name]
    assert asking == list(range(steps.PAIR, steps.RIVAL_GARDEN + 1))
    assert len(set(QUESTION_IDS)) == len(QUESTION_IDS)
    assert [int(number) for number in QUESTIONS.number if number] == list(range(1, len(QUESTION_IDS) + 1))


def test_an_unknown_step_is_no_state() -> None:
    state = GAME.start(2, "unknown")
    good = state.encode()
    bad = bytearray(good)
    # The last record of the stack: step, seat and value, each a zigzag varint.
    assert bad[-3] == 2 * steps.PAIR
    bad[-3] = 2 * len(STEPS)
    assert GAME.decode(good).encode() == good
    with pytest.raises(Refusal, match="no step"):
        GAME.decode(bytes(bad))


@pytest.mark.parametrize("effect", [0, 23, 60, 63, 64, 100, 1000])
@pytest.mark.parametrize("done", [0, castle.AUDIENCE, castle.ASCENT, castle.AUDIENCE | castle.ASCENT])
def test_the_value_of_a_castle_step(effect: int, done: int) -> None:
    value = castle.packed(effect, done)
    assert castle.effect_of(value) == effect
    assert value & (castle.AUDIENCE | castle.ASCENT) == done
    if effect < castle.AUDIENCE:
        assert value == effect + done


@pytest.mark.parametrize("colour", range(3))
@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("left", [False, True])
def test_the_value_of_a_die_in_hand(colour: int, value: int, left: bool) -> None:
    die = dice.in_hand(colour, value, left)
    assert (dice.colour_of(die), dice.value_of(die), dice.is_from_left(die)) == (colour, value, left)
