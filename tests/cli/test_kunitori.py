"""Kunitori! in a terminal: what a battle is for, when the game ends, what one owns."""

import re

import pytest

from tenshu.cli.telling import Choices
from tenshu.core.state import State
from tenshu.screen import screen
from tenshu.texts import LANGUAGES, Texts
from tests.games.kunitori.table import after

from .conftest import Run
from .pictures import lines, prose

NAMES = ("Aki", "Botan", "Chiyo")
SCREEN = screen("kunitori")
MARCH = """\
players 3, turn of 1, phase battle
1: hand copper village; camp oda-nobunaga spearmen; deck copper*4; discard silver village
2: hand fort copper; camp magnificent-castle; deck gold*4
3: hand copper; discard gold country
"""
PRIZES = {
    "en": ("Attacker ahead by 1 to 3: a Village", "a defender may decline"),
    "de": ("Angreifer um 1 bis 3 stärker: ein Dorf", "wer verteidigt, darf verzichten"),
    "fr": ("Attaquant plus fort de 1 à 3 : un Village", "qui défend peut y renoncer"),
}


def seen(state: State, seat: int, lang: str = "en") -> str:
    said = Texts(lang, NAMES)
    view = state.view(seat)
    assert prose(SCREEN.whole(view, said)) != prose(SCREEN.brief(view, said))
    return prose(SCREEN.brief(view, said))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_may_attack_is_told_what_a_battle_pays(lang: str) -> None:
    shown = seen(after(MARCH), 0, lang)
    assert all(words in shown for words in PRIZES[lang])


def test_the_strength_of_the_attacked_stands_beside_the_choice() -> None:
    state = after(MARCH)
    said = Texts("en", NAMES)
    shown = lines(Choices(state.decision(0), state.view(0), "kunitori", SCREEN, said))
    assert any(re.search(r"Attack Botan +▣3 ", line) for line in shown)
    assert any(re.search(r"Attack Chiyo +▣0 ", line) for line in shown)


def test_a_battle_shows_its_outlook_to_everyone() -> None:
    state = after(MARCH, "attack 2")
    for seat in (0, 1, 2):
        shown = seen(state, seat)
        assert "Aki against Botan: attack 9, defence 3." in shown
        assert "As it stands, Aki wins and takes a Prefecture." in shown
        assert "nothing left to win" not in shown
    reward = seen(
        after(MARCH.replace("oda-nobunaga spearmen", "rising-general"), "attack 2", "ambush", "done"), 1
    )
    assert "Defender ahead by 1: a Village; by 2: a Prefecture" in reward


def test_an_empty_pile_pays_nothing() -> None:
    gone = MARCH + "trash: prefecture*12\n"
    assert "wins, but there is nothing left to win." in seen(after(gone, "attack 2"), 1)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Last turns once a pile is empty: Village ×24, Prefecture ×12, Country ×8"),
        ("de", "Letzte Züge, sobald ein Stapel leer ist: Dorf ×24, Präfektur ×12, Land ×8"),
        ("fr", "Derniers tours dès qu’une pile est vide : Village ×24, Préfecture ×12, Pays ×8"),
    ],
)
def test_when_the_game_ends_is_on_the_screen(run: Run, lang: str, words: str) -> None:
    game = run("play", "kunitori", "--seats", "human,random,random", "--seed", "7", "--lang", lang)
    assert words in game.stdout


def test_once_the_end_has_begun_that_is_told_instead() -> None:
    shown = seen(after(MARCH.replace("phase battle", "phase battle, last 3")), 0)
    assert "Last turns: the game ends after Chiyo’s turn" in shown
    assert "Last turns once" not in shown


def test_own_points_so_far() -> None:
    state = after(MARCH)
    assert "Your points so far: 2 (cards in all: 10; “mine” lists them)" in seen(state, 0)
    assert "Your points so far" not in prose(SCREEN.brief(state.view(None), Texts("en", NAMES)))


def test_all_own_cards_and_where_they_are() -> None:
    state = after(MARCH)
    said = Texts("en", NAMES)
    shown = [line.split() for line in lines(SCREEN.asides["mine"](state.view(0), said))]
    assert ["Village", "1", "·", "1", "·", "2", "2"] in shown
    assert ["Copper", "1", "·", "·", "4", "5"] in shown
    assert ["Total", "2", "2", "2", "4", "10", "2"] in shown


def test_of_others_and_to_watchers_no_deck_is_shown() -> None:
    state = after(MARCH)
    said = Texts("en", NAMES)
    own = prose(SCREEN.asides["mine"](state.view(1), said))
    assert "Gold" in own
    assert "Country" not in own
    assert "Only their owner knows" in prose(SCREEN.asides["mine"](state.view(None), said))


def test_everybody_may_look_through_the_discard_piles() -> None:
    shown = lines(SCREEN.asides["piles"](after(MARCH).view(1), Texts("en", NAMES)))
    assert [re.split(" {2,}", line) for line in shown] == [
        ["Aki’s discard pile", "Village, Silver"],
        ["Botan’s discard pile", "empty"],
        ["Chiyo’s discard pile", "Country, Gold"],
    ]


@pytest.mark.parametrize(("lang", "first"), [("en", "mine "), ("de", "mine "), ("fr", "mine ")])
def test_the_help_names_the_words_of_this_game(run: Run, lang: str, first: str) -> None:
    shown = run("play", "kunitori", "--seed", "7", "--lang", lang, lines=("help", "mine", "piles")).stdout
    assert re.search(rf"^{first}", shown, re.MULTILINE)
    assert "★" in shown.rpartition("> mine")[2]


FACE_UP = "players 2, generals two, phase buy\ngenerals: date-masamune oda-nobunaga takeda-shingen"


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Only generals that lie face up can be had; 6 more lie face down."),
        ("de", "Nur offen liegende Generäle sind zu haben; 6 weitere liegen verdeckt."),
        ("fr", "Seuls les généraux face visible sont disponibles ; 6 autres sont face cachée."),
    ],
)
def test_with_two_generals_the_cards_tell_which_can_be_had(lang: str, words: str) -> None:
    shown = lines(SCREEN.asides["cards"](after(FACE_UP).view(0), Texts(lang, NAMES)), width=160)
    assert shown[0] == words
    assert [left(shown, name) for name in ("oda-nobunaga", "date-masamune", "takeda-shingen")] == [
        "1",
        "1",
        "-",
    ]


def test_with_all_generals_one_that_is_gone_is_told_so() -> None:
    shown = lines(SCREEN.asides["cards"](after(MARCH).view(0), Texts("en", NAMES)), width=160)
    assert shown[0].startswith("Card ")
    assert [left(shown, name) for name in ("oda-nobunaga", "date-masamune")] == ["0", "1"]


def left(shown: list[str], card: str) -> str:
    """What the column of cards left says; headings stand above its right end."""
    heading = next(line for line in shown if "Left" in line or "Vorrat" in line or "Reste" in line)
    end = max(heading.find(word) + len(word) for word in ("Left", "Vorrat", "Reste") if word in heading)
    return next(line[:end].split()[-1] for line in shown if f"({card})" in line)
