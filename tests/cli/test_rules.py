"""`rules`: the page's chapters in the terminal."""

import re
from pathlib import Path

import pexpect
import pytest

from tenshu.cli.rules import rules
from tenshu.core import registry
from tenshu.screen import screen
from tenshu.texts import LANGUAGES, Texts, chapters, prefix

from .conftest import THREE, Run
from .pictures import lines, prose
from .test_terminal import terminal
from .test_texts import messages

GAMES = ("kunitori", "shogun", "white_castle")
WEB = Path(__file__).parent.parent.parent / "web" / "src"
TITLES = {
    "en": ("The rules of Kunitori!", "Battle"),
    "de": ("Die Regeln von Kunitori!", "Die Schlacht"),
    "fr": ("Les règles de Kunitori!", "Le combat"),
}


def told(game: str, asked: str, lang: str = "en", width: int = 80) -> list[str]:
    view = registry.game(game).start(3, "rules").view(0)
    return lines(*rules(asked, game, screen(game), view, Texts(lang)), width=width)


@pytest.mark.parametrize("game", GAMES)
def test_chapters_are_the_pages_texts_in_their_order(game: str) -> None:
    """The page reads the order of its chapters from the same texts, so there is no list that could differ."""
    written = messages("en", f"learn_{game}")
    assert chapters(game)[:2] == ("aim", "setup")
    assert all(f"learn-{prefix(game)}-{chapter}" in written for chapter in chapters(game))
    assert "texts.chapters(game)" in (WEB / "learn" / "Summary.svelte").read_text()


def test_the_chapters_of_shogun_are_in_the_order_of_the_page() -> None:
    assert chapters("shogun") == (
        *("aim", "setup", "symbols", "round", "planning", "actions", "events", "battle", "unrest", "winter"),
        *("scoring", "court", "samurai", "leaders", "chambers"),
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_all_chapters_are_told_whole_within_80_columns(game: str, lang: str) -> None:
    shown = told(game, "all", lang)
    assert all(len(line) <= 80 for line in shown)
    words = " ".join(" ".join(shown).split())
    assert "learn-" not in words
    said = Texts(lang)
    for chapter in chapters(game):
        for line in said.text(f"learn-{prefix(game)}-{chapter}-text").splitlines():
            assert " ".join(line.split()) in words


@pytest.mark.parametrize(
    ("asked", "title"),
    [("7", "7 Battle"), ("battle", "7 Battle"), ("batt", "7 Battle"), ("end", "10 The end of the game")],
)
def test_a_chapter_by_number_name_or_beginning(asked: str, title: str) -> None:
    shown = " ".join(" ".join(told("kunitori", asked)).split())
    assert shown.startswith(title)


@pytest.mark.parametrize("asked", ["0", "12", "999999999", "tea"])
def test_a_chapter_that_does_not_exist_is_answered_with_those_that_do(asked: str) -> None:
    shown = told("kunitori", asked)
    assert shown[0] == f"The rules have no chapter “{asked}”."
    assert any(re.fullmatch(r" *7 +Battle +battle", line) for line in shown)


def test_the_chapter_of_battles_names_the_prizes() -> None:
    assert "by 4 to 6: a Prefecture" in " ".join(told("kunitori", "battle", width=200))


def test_a_game_without_texts_says_so() -> None:
    view = registry.game("kunitori").start(2, "1").view(0)
    assert prose(*rules("", "torii", screen("kunitori"), view, Texts("en"))) == (
        "There is no summary of the rules of this game."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_at_the_keyboard(run: Run, lang: str) -> None:
    shown = run(*THREE, "--lang", lang, lines=("rules", "Rules Battle", "rules 10", "help")).stdout
    heading, battle = TITLES[lang]
    assert heading in shown
    assert f"7  {battle}" in shown
    said = Texts(lang)
    ending = said.text("learn-kunitori-end-text")
    assert ending in " ".join(shown.split())
    assert re.search(r"^rules ", shown, re.MULTILINE)


def test_in_a_real_terminal(surroundings: dict[str, str]) -> None:
    game = terminal(surroundings, "play", "white_castle", "--seed", "7")
    game.expect("Aki >")
    game.sendline("rules yard")
    game.expect("8  The yard action")
    game.expect("worth nothing")
    game.expect("Aki >")
    game.sendline("quit")
    game.expect(pexpect.EOF)
    game.close()


def test_in_a_replay(run: Run, tmp_path: Path) -> None:
    run(*THREE, lines=("buy fort", "save game.tenshu"))
    shown = run("replay", str(tmp_path / "game.tenshu"), lines=("rules 2", "cards", "piles", "dance")).stdout
    assert "2  The start" in shown
    assert "trash a card from your hand" in " ".join(shown.split())
    assert "Aki’s discard pile" in shown
    assert "Enter, b, t, q, rules, cards, mine, piles or a number from 0 to 4, please." in shown
