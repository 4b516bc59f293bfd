"""Every number in steps.py leads to a step, and every part of a board stands by itself."""

import random
from typing import cast

import pytest

from tenshu.core.codec import Reader, Writer
from tenshu.games.shogun import chambers_state, court_state, draft_state, leaders_state, samurai_state, steps
from tenshu.games.shogun.part import Part, read_absent
from tenshu.games.shogun.position import parse
from tenshu.games.shogun.round import EXPANSIONS
from tenshu.games.shogun.shogun import GAME, Shogun
from tenshu.games.shogun.step import Step
from tenshu.games.shogun.table import NUMBERED, QUESTION_IDS

NUMBERS = {
    name: value
    for name, value in vars(steps).items()
    if name.isupper() and isinstance(value, int) and name != "FIRST_QUESTION"
}
FREE = sorted(set(range(max(NUMBERS.values()))) - set(NUMBERS.values()))
EVERYTHING = dict.fromkeys(EXPANSIONS, "on")
READERS = {
    "draft": draft_state.read_draft,
    "court": court_state.read_court,
    "samurai": samurai_state.read_samurai,
    "leaders": leaders_state.read_leaders,
    "chambers": chambers_state.read_chambers,
}
EMPTY = {
    "draft": draft_state.no_draft,
    "court": court_state.no_court,
    "samurai": samurai_state.no_samurai,
    "leaders": leaders_state.no_leaders,
    "chambers": chambers_state.no_chambers,
}


def test_every_number_leads_to_a_step_of_its_own() -> None:
    assert set(NUMBERED) == set(NUMBERS.values())
    assert len(NUMBERS) == len(set(NUMBERS.values()))


@pytest.mark.parametrize("name", sorted(NUMBERS))
def test_a_step_either_asks_or_runs(name: str) -> None:
    step = NUMBERED[NUMBERS[name]]
    asks = NUMBERS[name] >= steps.FIRST_QUESTION
    assert bool(step.name) is asks
    here = type(step)
    assert (here.run is Step.run) is asks
    assert (here.apply is Step.apply) is not asks
    assert (here.legal is Step.legal) is not asks
    assert not step.verb or step.verb in {choice.verb for choice in GAME.actions.choices}
    assert bool(step.verb) is (here.why_not is not Step.why_not)


def test_questions_have_different_words_in_the_order_of_their_numbers() -> None:
    last = max(NUMBERS.values())
    named = [NUMBERED[number].name for number in range(steps.FIRST_QUESTION, last + 1)]
    assert list(QUESTION_IDS) == named
    assert len(set(named)) == len(named)


@pytest.mark.parametrize("number", FREE)
def test_a_number_without_a_step_is_an_error(number: int) -> None:
    """It neither does nor asks anything, and no state that has it is read."""
    state = parse("players 3, phase plan\n1: kai 3\n2: yamato 3\n3: ise 3")
    state.todo.push(number, 0, 0)
    with pytest.raises(ValueError, match=f"no step {number}"):
        GAME.blank(state.setup).read(Reader(written(state)))
    with pytest.raises(ValueError, match="does not run by itself"):
        state.settle()


def written(thing: Part | Shogun) -> bytes:
    out = Writer()
    thing.write(out)
    return bytes(out.bytes)


def parts(state: Shogun) -> dict[str, Part]:
    """The parts that are there, by name."""
    found = {name: getattr(state, name) for name in READERS}
    return {name: part for name, part in found.items() if part is not None}


def boards(options: dict[str, str], seed: int) -> list[Shogun]:
    """A game by random choices, copied now and then."""
    dice = random.Random(seed)
    state = cast(Shogun, GAME.start(3 + seed % 3, f"parts {seed}", options))
    found = []
    while deciders := state.deciders():
        if dice.random() < 0.1:
            found.append(state.copy())
        seat = dice.choice(deciders)
        state.apply(seat, dice.choice(state.options(seat)))
    return found


@pytest.mark.parametrize("name", sorted(READERS))
def test_a_part_is_copied_written_and_read_by_itself(name: str) -> None:
    seen = set()
    for state in boards({**EVERYTHING, "start": "draft"}, 4):
        if name not in parts(state):
            continue
        part = parts(state)[name]
        data = written(part)
        source = Reader(data)
        again = READERS[name](source, state.seats)
        source.end()
        assert again is not None
        assert written(again) == written(getattr(state.copy(), name)) == data
        counted: tuple[dict[str, int], dict[str, int]] = ({}, {})
        part.census(state.seats, counted[0])
        again.census(state.seats, counted[1])
        assert counted[0] == counted[1]
        seen.add(data)
    assert len(seen) > 3


def test_a_copy_shares_no_part() -> None:
    """What changes in a copy doesn't change where it came from."""
    for state in boards({**EVERYTHING, "start": "draft"}, 7)[::5]:
        before = {name: written(part) for name, part in parts(state).items()}
        other = state.copy()
        dice = random.Random(1)
        while deciders := other.deciders():
            other.apply(deciders[0], dice.choice(other.options(deciders[0])))
        assert {name: written(part) for name, part in parts(state).items()} == before


@pytest.mark.parametrize("absent", sorted(EXPANSIONS))
def test_an_expansion_that_is_not_in_play_is_nowhere(absent: str) -> None:
    state = boards({**EVERYTHING, absent: "off"}, 5)[20]
    assert set(parts(state)) == set(EXPANSIONS) - {absent}
    again = cast(Shogun, GAME.decode(state.encode()))
    assert set(parts(again)) == set(parts(state))
    assert again.encode() == state.encode()


@pytest.mark.parametrize("name", sorted(EMPTY))
def test_an_empty_part_stands_for_one_that_is_not_there(name: str) -> None:
    empty = EMPTY[name](4)
    source = Reader(written(empty))
    read_absent(source, EMPTY[name](4))
    source.end()
    with pytest.raises(ValueError, match="not in play"):
        read_absent(Reader(b"\2" + written(empty)), empty)


@pytest.mark.parametrize(
    "row",
    ["1: kai 3; hall 2", "1: kai 3; leader kai", "1: kai 3; samurai 2", "favours: 2", "regions: red"],
)
def test_a_position_has_no_piece_of_an_expansion_that_is_not_in_play(row: str) -> None:
    with pytest.raises(Exception, match="not in play"):
        parse(f"players 3\n{row}")
