"""At the end everyone sees where the points come from."""

import re
from pathlib import Path

import pytest

from tenshu.cli.telling import Breakdown, sheets
from tenshu.core import registry
from tenshu.core.rng import from_seed
from tenshu.core.state import State
from tenshu.screen import screen
from tenshu.texts import LANGUAGES, Texts

from .conftest import Run
from .pictures import lines

NAMES = ("Aki", "Botan", "Chiyo", "Daigo", "Emi", "Fumio")
ALL_OF_SHOGUN = {"court": "on", "samurai": "on", "leaders": "on", "chambers": "on"}
TABLES = [("kunitori", 6, {}), ("shogun", 5, ALL_OF_SHOGUN), ("white_castle", 4, {}), ("white_castle", 1, {})]


def finished(game: str, players: int, options: dict[str, str]) -> State:
    state = registry.game(game).start(players, "breakdown", options)
    rng = from_seed("breakdown")
    while deciders := state.deciders():
        choices = state.options(deciders[0])
        state.apply(deciders[0], choices[rng.below(len(choices))])
    return state


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_every_source_has_a_row_and_every_player_a_column(
    game: str, players: int, options: dict[str, str], lang: str
) -> None:
    state = finished(game, players, options)
    said = Texts(lang, NAMES[:players])
    shown = lines(Breakdown(sheets(state, screen(game), said), game, said))
    assert all(len(line) <= 80 for line in shown)
    assert "-source-" not in "".join(shown)
    table = {line.rpartition("  ")[0].split("  ")[0]: re.split(" {2,}", line)[1:] for line in shown}
    assert next(iter(table.values()))[:players] == list(NAMES[:players])
    totals = [int(points) for points in list(table.values())[-1]]
    assert totals[:players] == state.scores()
    for source in state.breakdown(0):
        points = [state.breakdown(seat)[source] for seat in range(players)]
        row = table.get(said.text(f"{game.replace('_', '-')}-source-{source}"))
        if any(points):
            assert row is not None
            assert [0 if cell == "·" else int(cell) for cell in row][:players] == points
        elif players > 1:
            assert row is None


def test_long_names_are_folded_and_sources_are_not() -> None:
    state = finished("shogun", 5, ALL_OF_SHOGUN)
    said = Texts("fr", ("Maximiliane", "Bartholomäus", "Christophorus", "Donaudampfschiff", "Emi"))
    shown = lines(Breakdown(sheets(state, screen("shogun"), said), "shogun", said))
    assert all(len(line) <= 80 and "…" not in line for line in shown)
    assert sum(line.startswith("Majorités de châteaux, année 1 ") for line in shown) == 1


def test_alone_the_rival_has_a_column_too() -> None:
    state = finished("white_castle", 1, {})
    said = Texts("en", NAMES)
    rows = lines(Breakdown(sheets(state, screen("white_castle"), said), "white_castle", said), width=120)
    assert re.split(" {2,}", rows[0])[1:] == ["Aki", "Tokugawa clan"]
    clans = state.view(None)["clans"]
    assert isinstance(clans, list)
    assert re.split(" {2,}", rows[-1])[1:] == [str(clan["points"]) for clan in clans]


@pytest.mark.parametrize(
    ("lang", "heading", "total"),
    [
        ("en", "Where the points come from", "Total"),
        ("de", "Woher die Punkte kommen", "Summe"),
        ("fr", "D’où viennent les points", "Total"),
    ],
)
@pytest.mark.parametrize("game", ["kunitori", "white_castle"])
def test_after_a_game_and_after_its_replay(
    run: Run, tmp_path: Path, game: str, lang: str, heading: str, total: str
) -> None:
    played = run("play", game, "--seats", "random,greedy", "--seed", "3", "--lang", lang).stdout
    record = re.search(r"\S+last\.tenshu", played)
    assert record
    replayed = run("replay", record[0], "--all", "--lang", lang).stdout
    for shown in (played, replayed):
        assert re.search(rf"^{heading} +Aki +Botan", shown, re.MULTILINE)
        assert re.search(rf"^{total} +\d+ +\d+ *$", shown, re.MULTILINE)
