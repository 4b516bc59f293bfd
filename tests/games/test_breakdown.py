"""Every point has a source: those of a seat add up to its score, whoever plays and with whatever options."""

from itertools import islice

import pytest

from tenshu.bots.registry import bot
from tenshu.core import registry
from tenshu.core.check import all_setups
from tenshu.core.state import State
from tenshu.games.shogun.position import parse
from tenshu.texts import Texts, prefix
from tests.core.high_card import HighCardGame

SETUPS = [
    (name, number)
    for name, games in (("kunitori", 20), ("shogun", 24), ("white_castle", 12))
    for number in range(games)
]
STRIDE = 7919


def played(name: str, number: int) -> State:
    """A game between greedy bots and one that plays at random, in one of all setups."""
    setups = list(all_setups(registry.game(name)))
    setup = setups[number * STRIDE % len(setups)]
    state = setup.game.start(setup.players, f"sources {number}", setup.settings)
    names = ["random", *["greedy"] * (setup.players - 1)]
    bots = [bot(kind, setup.game, f"{number} {seat}") for seat, kind in enumerate(names)]
    while not state.over():
        seat = state.decider()
        state.apply(seat, bots[seat].decide(state, seat))
    return state


@pytest.mark.parametrize(("name", "number"), SETUPS)
def test_the_sources_add_up_to_the_score(name: str, number: int) -> None:
    state = played(name, number)
    sheets = [state.breakdown(seat) for seat in range(state.setup.players)]
    assert [sum(sheet.values()) for sheet in sheets] == state.scores()
    assert all(list(sheet) == list(sheets[0]) for sheet in sheets)
    assert all(sheet.get("earlier", 0) == 0 for sheet in sheets)


@pytest.mark.parametrize("name", registry.names())
def test_every_source_has_a_name(name: str) -> None:
    game = registry.game(name)
    for setup in islice(all_setups(game), 1):
        for source in game.start(setup.players, "names", setup.settings).breakdown(0):
            for lang in ("en", "de", "fr"):
                assert (
                    Texts(lang).text(f"{prefix(name)}-source-{source}") != f"{prefix(name)}-source-{source}"
                )


def test_a_game_with_one_source_need_not_say_more() -> None:
    state = HighCardGame().start(2, "one")
    assert state.breakdown(1) == {"points": state.scores()[1]}


def test_a_scoring_of_shogun_by_its_sources() -> None:
    state = parse(
        "players 3, year 2, phase score\n"
        "1: points 4; bingo 1 castle temple; hoki 1 castle\n2: aki 1 castle theatre\n3: kai 1 temple"
    )
    found = {source: points for source, points in state.breakdown(0).items() if points}
    assert found == {
        "provinces-2": 2,
        "castles-2": 2,
        "temples-2": 1,
        "most-castles-2": 3,
        "most-temples-2": 2,
        "earlier": 4,
    }
    assert state.breakdown(1)["theatres-2"] == 1
