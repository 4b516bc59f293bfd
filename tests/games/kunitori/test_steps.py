"""The table of steps: every number leads to one step, and no other number to any."""

import pytest

from tenshu.games.kunitori import steps
from tenshu.games.kunitori.position import parse
from tenshu.games.kunitori.step import Automatic, Question
from tenshu.games.kunitori.table import STEPS

NUMBERS = {name: number for name, number in vars(steps).items() if name.isupper()}
GAPS = [number for number in range(len(STEPS)) if number not in NUMBERS.values()]


@pytest.mark.parametrize("name", NUMBERS)
def test_every_number_has_its_step(name: str) -> None:
    step = STEPS[NUMBERS[name]]
    assert step.number == NUMBERS[name]
    assert step.name == name.lower().replace("_", "-")
    assert isinstance(step, Question if step.number >= steps.DEPLOYED else Automatic)


@pytest.mark.parametrize("number", [*GAPS, len(STEPS)])
def test_an_unknown_step_is_an_error(number: int) -> None:
    board = parse("players 2")
    board.todo.push(number, 0, 0)
    with pytest.raises(LookupError):
        board.settle()
