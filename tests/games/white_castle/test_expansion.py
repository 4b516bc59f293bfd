"""An expansion could come: steps of its own in the scripts, and more effects than one number has bits."""

from collections.abc import Iterator
from typing import cast

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.codec import Reader, Writer
from tenshu.core.rng import Rng, from_seed
from tenshu.core.script import Insert, extended
from tenshu.core.setup import agree
from tenshu.games.white_castle import choices, rounds, steps
from tenshu.games.white_castle.board import Board
from tenshu.games.white_castle.script import Script
from tenshu.games.white_castle.sets import with_effect
from tenshu.games.white_castle.step import Step
from tenshu.games.white_castle.table import STEPS
from tenshu.games.white_castle.vocabulary import EFFECTS, GARDEN, POINT, Effects, Row, entries, table
from tenshu.games.white_castle.white_castle import GAME, WhiteCastle
from tests.games.white_castle.table import after, asks, holds

# In the place of steps that only a game against the rival has.
TEA = steps.SHUFFLE_RIVAL
CEREMONY = steps.SELL_COINS
INSERTS: tuple[Insert, ...] = (("turn", "die", "tea"), ("turn", "", "ceremony"))


class Tea(Step):
    """Before the die: a point for the clan."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        board.go_on(TEA, seat)
        board.gain(seat, POINT, 1)


class Ceremony(Step):
    """After the die: a coin or nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "ceremony"

    def asks(self, board: Board) -> bool:
        return True

    def legal(self, board: Board, seat: i64) -> vec[i64]:
        return append(append(vec[i64](), choices.DONE), choices.STAY)

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        board.gain(seat, POINT, 10)


@pytest.fixture
def tea_house() -> Iterator[Script]:
    """The scripts of a game with tea."""
    before = (STEPS[TEA], STEPS[CEREMONY])
    STEPS[TEA], STEPS[CEREMONY] = Tea(), Ceremony()
    yield Script(extended(rounds.SCRIPTS, INSERTS), {**steps.SCRIPTED, "tea": TEA, "ceremony": CEREMONY})
    STEPS[TEA], STEPS[CEREMONY] = before


def begun(script: Script) -> WhiteCastle:
    board = WhiteCastle(agree(GAME, 2, {}), from_seed("tea"), script)
    board.agree()
    board.begin(board.script.setup, 0)
    board.settle()
    return board


def test_an_expansion_inserts_steps_that_run_and_steps_that_ask(tea_house: Script) -> None:
    board = begun(tea_house)
    chance = from_seed("tea")
    asked: list[str] = []
    while not board.over():
        seat = int(board.decider())
        asked.append(board.question(seat)[0])
        options = board.options(seat)
        if asked[-1] == "ceremony":
            assert options == [choices.DONE, choices.STAY]
            board.apply(seat, choices.STAY)
        else:
            board.apply(seat, options[chance.below(len(options))])
        assert board.census() == GAME.inventory(board.setup)
    turns = rounds.ROUNDS * rounds.TURNS * 2
    assert (asked.count("take"), asked.count("ceremony")) == (turns, turns)
    for seat in range(2):
        assert board.breakdown(seat)["fans"] >= rounds.ROUNDS * rounds.TURNS * (1 + 10)


def test_what_an_expansion_has_still_to_do_is_part_of_the_state(tea_house: Script) -> None:
    board = begun(tea_house)
    while board.question(int(board.decider()))[0] != "place":
        board.apply(board.decider(), board.options(int(board.decider()))[0])
    out = Writer()
    board.write(out)
    again = WhiteCastle(board.setup, Rng(0, 0, 0, 0), tea_house)
    again.agree()
    again.read(Reader(bytes(out.bytes), 0))
    for state in (board, again):
        seat = int(state.decider())
        state.apply(seat, state.options(seat)[0])
        while state.question(int(state.decider()))[0] != "ceremony":
            state.apply(state.decider(), state.options(int(state.decider()))[0])
        assert state.decider() == seat
    assert board.encode() == again.encode()


def test_without_an_expansion_none_of_its_steps_is_there() -> None:
    script = GAME.script(agree(GAME, 2, {}))
    assert GAME.script(agree(GAME, 3, {})) is script
    alone = GAME.script(agree(GAME, 1, {}))
    assert steps.SELL_COINS not in list(script.steps)
    assert steps.SELL_COINS in list(alone.steps)
    assert [step for step in alone.steps if step in script.steps] == list(script.steps)


def test_a_set_of_effects_has_no_largest_number() -> None:
    chance = from_seed("sets")
    members = vec[i64]()
    expected: set[int] = set()
    for _ in range(400):
        effect = int(chance.below(200))
        members = with_effect(members, effect)
        expected.add(effect)
        assert [int(member) for member in members] == sorted(expected)
    assert max(expected) > 100


MORE: list[Row] = [
    *[cast(Row, {"id": f"tea-{count}", "gives": {"point": count}}) for count in range(10, 20)],
    {"id": "castle-for-tea", "pay": {"coin": 2}, "gives": {"castle": 1}},
    {"id": "garden-for-tea", "pay": {"coin": 1}, "gives": {"garden": 1}},
]


@pytest.fixture
def more_effects() -> Iterator[dict[str, int]]:
    """The numbers of further effects, while they are part of the vocabulary."""
    more = Effects(entries(table("effects"), "effect") + MORE)
    fields = list(vars(more)) if hasattr(more, "__dict__") else FIELDS
    before = {field: getattr(EFFECTS, field) for field in fields}
    for field in fields:
        setattr(EFFECTS, field, getattr(more, field))
    yield more.number
    for field, value in before.items():
        setattr(EFFECTS, field, value)


# The attributes of a native class can't be listed.
FIELDS = [
    *("ids", "number", "coins", "seals", "parts", "part_kind", "part_count", "kind", "count", "plain"),
    *("reach", "part_effect"),
]


def test_effects_beyond_the_sixty_third(more_effects: dict[str, int]) -> None:
    assert min(more_effects["castle-for-tea"], more_effects["garden-for-tea"]) > 64
    position = "players 2\norder: 1 2\n1: coin 5, pearl 2, food 5; gate 1\ndo: "
    state = after(position + "castle-for-tea garden-for-tea tea-10")
    holds(state, point=10)
    assert asks(state) == "1 order"
    assert state.options(0) == [
        choices.DO + more_effects["castle-for-tea"],
        choices.DO + more_effects["garden-for-tea"],
    ]
    castle = after(position + "castle-for-tea", "gate")
    holds(castle, coin=1, gate=2)
    assert castle.question(0)[1]["effect"] == "castle"
    state = after(position + "castle-for-tea")
    assert state.question(0)[1] == {"coins": 2, "seals": 0, "effect": "castle-for-tea"}
    garden = after(position + "garden-for-tea")
    assert cast(int, EFFECTS.kind[more_effects["garden-for-tea"]]) == GARDEN
    assert garden.question(0) == ("garden", {"coins": 1, "seals": 0, "effect": "garden-for-tea"})
