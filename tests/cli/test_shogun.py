"""Shogun in a terminal: a map without colours, the court, samurai, leaders, and what the cards say."""

import re

import pytest

from tenshu.cli.telling import Choices
from tenshu.core import registry
from tenshu.core.state import State
from tenshu.screen import screen
from tenshu.texts import LANGUAGES, Texts
from tests.games.shogun.table import after

from .conftest import Run
from .pictures import lines, prose

NAMES = ("Aki", "Botan", "Chiyo", "Daigo", "Emi")
SCREEN = screen("shogun")
EVERYTHING = {"court": "on", "samurai": "on", "leaders": "on", "chambers": "on"}
REGIONS = ("green", "red", "purple", "yellow", "brown")
COURT = """\
players 3, court on, phase audiences
1: kai 4; hall 7
2: yamato 3; hall 5
3: bingo 2
favours: 10 9 4
"""


def land(state: State, lang: str = "en", width: int = 80, colours: bool = False) -> list[str]:
    """The lines of the map: after the head, before the provinces by regions."""
    said = Texts(lang, NAMES)
    shown = lines(SCREEN.whole(state.view(0), said), width=width, colours=colours)
    heading = said.name("shogun", "region", "green", "short")
    end = next(n for n, line in enumerate(shown) if line.startswith(heading))
    begin = max(n for n in range(end) if not shown[n])
    return shown[begin + 1 : end]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [3, 5])
def test_without_colours_the_map_tells_owners_and_regions_apart(lang: str, players: int) -> None:
    state = registry.game("shogun").start(players, "1")
    drawn = land(state, lang)
    assert len(drawn) > 10
    assert all(len(line) <= 80 for line in drawn)
    said = Texts(lang)
    letters = {said.text(f"shogun-screen-letter-{region}") for region in REGIONS}
    owners = {str(seat + 1) for seat in range(players)}
    assert len(letters) == len(REGIONS)
    assert set("".join(drawn)) == {*letters, *owners, ".", " "}


def test_every_province_shows_its_owner_on_the_map_without_colours() -> None:
    """A row of a province is its region's letter and then only its owner's number."""
    state = after("players 5\n1: hoki 2\n2: shinano 2\n3: tosa 2\n4: suruga 2\n5: mino 2")
    drawn = "\n".join(land(state))
    for owner, letter in ("1", "G"), ("2", "B"), ("3", "P"), ("4", "Y"), ("5", "R"):
        assert re.search(f"{letter}{owner}+", drawn)
        assert not re.search(f"[^{letter}{owner}]{owner}", drawn)


def test_with_colours_the_map_is_painted() -> None:
    drawn = land(registry.game("shogun").start(3, "1"), colours=True)
    assert set("".join(drawn)) == {"▀"}


def test_no_colour_asked_for_and_none_in_a_pipe(run: Run, surroundings: dict[str, str]) -> None:
    seats = ("--seats", "human,random,random", "--seed", "1")
    for environment in ({"NO_COLOR": "1", "FORCE_COLOR": "1"}, {}):
        surroundings.update(environment)
        shown = run("play", "shogun", *seats).stdout
        assert "▀▀" not in shown
        assert "the letter of the region" in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_five_players_with_all_expansions_fit_on_80_columns(lang: str) -> None:
    shown = lines(SCREEN.whole(registry.game("shogun").start(5, "1", EVERYTHING).view(0), Texts(lang, NAMES)))
    assert all(len(line) <= 80 for line in shown)
    assert not [line for line in shown if "…" in line and "①…⑤" not in line]


def test_favours_are_offered_with_what_they_give() -> None:
    shown = prose(SCREEN.brief(after(COURT).view(0), Texts("en", NAMES)))
    assert "10 (Safe this round from: Battle or movement A) for 4 officials" in shown
    assert "9 (5 chests) for 3 officials" in shown
    assert "4 (Remove a revolt marker) for 2 officials" in shown


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "5 chests for 3"), ("de", "5 Truhen für 3"), ("fr", "5 coffres pour 3")]
)
def test_the_choice_of_a_favour_tells_its_amount(lang: str, words: str) -> None:
    state = after(COURT)
    shown = lines(Choices(state.decision(0), state.view(0), "shogun", SCREEN, Texts(lang, NAMES)), width=120)
    assert any(words in line for line in shown)


@pytest.mark.parametrize(
    ("lang", "safe", "holds"),
    [
        ("en", "① Aki safe from Battle or movement A", "① Aki favour 4, wards off"),
        ("de", "① Aki sicher vor", "① Aki Gunst 4, wehrt"),
        ("fr", "① Aki à l’abri de", "① Aki faveur 4, écarte"),
    ],
)
def test_who_is_safe_and_who_holds_favour_4(lang: str, safe: str, holds: str) -> None:
    said = Texts(lang, NAMES)
    for favour, words in (("10", safe), ("4", holds)):
        state = after(COURT)
        assert words not in prose(SCREEN.brief(state.view(1), said))
        taken = after(COURT, f"favour {favour}")
        assert words in prose(SCREEN.brief(taken.view(1), said))
        assert words in prose(SCREEN.whole(taken.view(None), said))


def test_monuments_left_and_regions_for_the_samurai() -> None:
    state = registry.game("shogun").start(3, "1", EVERYTHING)
    shown = lines(SCREEN.whole(state.view(0), Texts("en", NAMES)), width=160)
    assert any("Monuments left" in line and "Samurai (regions)" in line for line in shown)
    narrow = lines(SCREEN.whole(state.view(0), Texts("en", NAMES)))
    assert any(re.search(r"① Aki +\d +1 \(\d/4\) +off the map +6 +0$", line) for line in narrow)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "en",
            (
                "9 5 chests",
                "18 Safe this round from: Battle or movement A, Battle or movement B",
                "3 4 chests / 2 armies into the tray / 1 rice",
                "Winter: provinces without rice",
                "3-4 2 revolts, 2 farmers more",
                "7+ 3 revolts, 3 farmers more",
            ),
        ),
        (
            "de",
            ("9 5 Truhen", "3 4 Truhen / 2 Armeen in die Schale / 1 Reis", "1 1 Aufstand, 1 Bauer mehr"),
        ),
        ("fr", ("9 5 coffres", "4 6 coffres / 3 armées", "5-6 2 révoltes, 3 paysans de plus")),
    ],
)
def test_the_cards_tell_favours_samurai_and_winter(lang: str, words: tuple[str, ...]) -> None:
    view = registry.game("shogun").start(3, "1", EVERYTHING).view(0)
    shown = prose(SCREEN.asides["cards"](view, Texts(lang, NAMES)), width=120)
    for needed in words:
        assert needed in shown


def test_the_cards_leave_out_expansions_that_are_not_played() -> None:
    view = registry.game("shogun").start(3, "1").view(0)
    shown = prose(SCREEN.asides["cards"](view, Texts("en", NAMES)))
    assert "Samurai" not in shown
    assert "Favours" not in shown
    assert "7+ 3 revolts" in shown


def test_how_many_years_there_are() -> None:
    view = registry.game("shogun").start(3, "1").view(0)
    assert "Year 1 of 2, Spring" in prose(SCREEN.whole(view, Texts("en", NAMES)))
