"""Positions in notation: what they lay out, and what they refuse."""

import pytest

from tenshu.core.refusal import Refusal
from tenshu.core.rng import from_seed
from tenshu.games.shogun.position import parse
from tenshu.games.shogun.shogun import GAME, Shogun
from tests.games.shogun.table import after, asks, clan, holder, inside, province, tray


def test_everything_comes_out_of_its_supply() -> None:
    state = after(
        "players 3, court on, leaders on, chambers on, phase plan\n"
        "1: chests 7; rice 3; points 4; kai 4 temple revolt*2; leader kai; monuments kai; hall 2\n"
        "2: yamato 3\ntray: farmers 2*3\ntower: 1*5 farmers*2\nfavours: 10 8 2\n"
        "chambers: 12xo.. ...... ...... ...... ...... ......\n"
        "events: low-tax-0 high-tax-2"
    )
    assert state.census() == GAME.inventory(state.setup)
    found = clan(state, 1)
    assert (found["chests"], found["rice"], found["points"], found["hall"]) == (7, 3, 4, 2)
    assert found["reserve"] == 62 - 4 - 5
    assert holder(state, "kai") == "1 with 4"
    assert province(state, "kai")["buildings"] == ["temple"]
    assert tray(state) == {"red": 3, "green": 1}
    assert inside(state) == {"black": 5, "red": 0, "yellow": 0, "green": 2}


@pytest.mark.parametrize(
    ("phase", "asked"),
    [
        ("plan", "1 plan"),
        ("order", "1 special"),
        ("rice-loss", "1 plan"),
        ("score", "1 plan"),
        ("end", "nothing"),
    ],
)
def test_a_position_begins_with_its_phase(phase: str, asked: str) -> None:
    rows = "1: rice 9; bingo 2; plan bid chest-1\n2: rice 9; yamato 3\n3: rice 9; kai 3"
    assert asks(after(f"players 3, season autumn, phase {phase}\n{rows}\nevents: low-tax-0")) == asked


def play_on(state: Shogun) -> None:
    rng = from_seed("on")
    while not state.over():
        seat = int(state.decider())
        found = state.options(seat)
        state.determinize(seat, rng)
        state.apply(seat, found[rng.below(len(found))])
        assert state.census() == GAME.inventory(state.setup)


@pytest.mark.parametrize("phase", ["plan", "event", "order", "actions", "end-of-round", "rice-loss", "score"])
@pytest.mark.parametrize("season", ["spring", "autumn"])
def test_every_position_can_be_played_to_its_end(phase: str, season: str) -> None:
    """What it does not name is there all the same, also for bots that imagine."""
    for settings in ("", ", court on, samurai on, leaders on, chambers on"):
        rows = "1: settsu 3; plan bid chest-3\n2: omi 3\n3: kii 2; kai 4\n4: aki 2"
        play_on(parse(f"players 4, season {season}, phase {phase}{settings}\n{rows}", from_seed(phase)))


@pytest.mark.parametrize(
    "phase", ["send-officials", "audiences", "advance-samurai", "place-leaders", "award-artists"]
)
def test_positions_within_the_expansions(phase: str) -> None:
    head = f"players 3, court on, samurai on, leaders on, chambers on, phase {phase}"
    play_on(parse(f"{head}\n1: settsu 3\n2: omi 3\n3: kii 2; kai 4", from_seed(phase)))


@pytest.mark.parametrize("phase", ["opening-throw", "new-year"])
def test_positions_between_the_years(phase: str) -> None:
    play_on(parse(f"players 3, phase {phase}\n1: settsu 3\n2: omi 3\n3: kii 2; kai 4"))


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("1: kai 3", "players"),
        ("players three", "three"),
        ("players 3, weather fine", "weather"),
        ("players 3, phase supper", "supper"),
        ("players 3, phase send-officials", "send-officials"),
        ("players 3\n4: kai 3", "4"),
        ("players 3\n1: kyoto 3", "kyoto"),
        ("players 3\n1: iwami 3", "iwami"),
        ("players 3\n1: kai 3\n2: kai 2", "kai"),
        ("players 3\n1: kai 3 palace", "palace"),
        ("players 3\n1: kai 3; plan feast kai", "feast"),
        ("players 3\nevent: sunshine", "sunshine"),
        ("players 3, chambers on\nchambers: 123", "123"),
        ("players 3, chambers on\nchambers: 111111 222222 ...... ...... ...... ......", "chambers"),
        ("players 3, samurai on\n1: samurai 3", "samurai"),
        ("players 3, season autumn\nevents: low-tax-0 high-tax-2 castle-guard-2", "events"),
        ("players 3, phase order\n1: kai 2; omi 1; plan tax kai, rice kai", "kai"),
        ("players 3, phase order\n1: kai 2; plan tax omi", "omi"),
        ("players 3, phase order\n1: kai 2; plan bid tower", "plan"),
        ("players 3\n1: kai 63", "position"),
        ("players 3\n1: kai 3 castle temple", "position"),
        ("players 3\n1: kai 3; chests 136", "position"),
        ("players 3\ntower: 1*60 2*40", "position"),
        ("players 3, leaders on\n1: kai 3; leader omi", "omi"),
        ("players 3, year 3", "3"),
    ],
)
def test_what_can_not_be_read_is_named(text: str, word: str) -> None:
    with pytest.raises(Refusal) as refusal:
        parse(text)
    assert refusal.value.code == "bad-position"
    assert refusal.value.details["word"] == word
