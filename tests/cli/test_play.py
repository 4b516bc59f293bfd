"""`tenshu play`, driven from outside."""

import re
from pathlib import Path
from random import Random

import pytest

from tenshu.core import registry
from tenshu.core.rng import seed_hash
from tenshu.table import Table
from tenshu.texts import Texts

from .conftest import THREE, Run

FIRST = ("1",) * 2000
WON = {"en": "wins with", "de": "gewinnt mit", "fr": "gagne avec"}
HAND_OVER = re.compile(r"Pass the keyboard to (\w+)\.")


@pytest.mark.parametrize("lang", WON)
def test_a_whole_game_against_bots(run: Run, lang: str) -> None:
    game = run(*THREE, "--lang", lang, lines=FIRST)
    assert game.returncode == 0
    assert game.stderr == ""
    assert WON[lang] in game.stdout
    assert "kunitori-" not in re.sub(r"[/\w.-]*\.tenshu", "", game.stdout)


def test_bots_alone_need_nobody(run: Run) -> None:
    game = run("play", "kunitori", "--seats", "greedy,greedy", "--seed", "1")
    assert game.returncode == 0
    assert "wins with" in game.stdout


def test_the_table_shows_what_a_player_needs(run: Run) -> None:
    shown = run(*THREE).stdout
    for needed in ("Peasant militia ×12", "Country", "Oda Nobunaga", "Your hand", "Deck", "Discard", "1 buy"):
        assert needed in shown
    assert re.search(r" 2 +Buy a Peasant militia +2 .*buy peasant-militia", shown)


def test_a_choice_by_number_or_by_notation(run: Run) -> None:
    by_number = run(*THREE, lines=("5",))
    by_notation = run(*THREE, lines=("  Buy FORT ",))
    assert "Aki buys a Fort for 2." in by_number.stdout
    assert by_number.stdout.replace("5\n", "") == by_notation.stdout.replace("  Buy FORT \n", "")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no choice 99; they run from 1 to 11."),
        ("9" * 5000, "is neither a choice nor a command"),
        ("buy gold", "Gold costs 6, and you have 3 money."),
        ("play fort", "“play fort” is not among the choices now."),
        ("dance", "“dance” is neither a choice nor a command"),
        ("undo", "Nothing to take back"),
        ("save", "save FILE"),
        ('save /nowhere/"', "can’t write /nowhere/"),
        ("save /nowhere/at/all", "can’t write /nowhere/at/all"),
        ("help", "take back your last choice"),
        ("cards", "trash a card from your hand, gain one that costs up to 2 more"),
        ("log", "Turn 2: Aki to play."),
        ("hint", "% of the thinking"),
        ("hint", " points expected, "),
    ],
)
def test_what_else_can_be_typed(run: Run, typed: str, answer: str) -> None:
    game = run(*THREE, lines=(typed,))
    assert answer in " ".join(game.stdout.split())
    assert game.stderr == ""


def test_undo_takes_back_a_choice_that_revealed_nothing(run: Run) -> None:
    lines = ("buy peasant-militia", "done", "done", "done", "play peasant-militia", "undo", "quit")
    game = run(*THREE, lines=lines)
    before, _, after = game.stdout.partition("Taken back.")
    assert "What should Peasant militia do?" in before
    assert "which card do you play?" in after


def test_a_file_that_is_no_record_is_not_overwritten(run: Run, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("dear")
    game = run("play", "kunitori", lines=("save letter.txt",))
    assert "letter.txt exists and is no record" in game.stdout
    assert letter.read_text() == "dear"


def test_the_seed_is_secret_until_the_end(run: Run) -> None:
    game = run("play", "kunitori", "--seats", "greedy,random")
    published = re.search(r"Seed of this game: (\w+)", game.stdout)
    promised = re.search(r"Seed hash: (\w+)", game.stdout)
    assert published
    assert promised
    assert seed_hash(published[1]) == promised[1]
    assert game.stdout.count(published[1]) == 1


def test_leaving_keeps_the_game(run: Run) -> None:
    left = run(*THREE, lines=("buy fort", "quit"))
    assert left.returncode == 0
    back = re.search(r"tenshu (play --resume .*)", left.stdout)
    assert back
    resumed = run(*back[1].split())
    assert "Turn 5, Aki to play" in left.stdout
    assert "Turn 5, Aki to play" in resumed.stdout
    assert "Aki buys a Fort for 2." in resumed.stdout
    assert "Chiyo buys a Market square" not in resumed.stdout


def test_save_resume_and_replay(run: Run) -> None:
    seats = ("--seats", "human,greedy,random")
    first = run("play", "kunitori", "--seed", "7", *seats, lines=("buy fort", "save half.tenshu", "quit"))
    assert "Saved to half.tenshu." in first.stdout
    second = run("play", "--resume", "half.tenshu", *seats, lines=("save whole.tenshu", *FIRST))
    assert "wins with" in second.stdout
    story = run("replay", "whole.tenshu", "--all")
    assert story.returncode == 0
    won = re.search(r"\w+ wins with \d+ points\.", second.stdout)
    assert won
    assert won[0] in story.stdout
    assert "Aki buys a Fort for 2." in story.stdout


def test_names_and_options_are_told(run: Run) -> None:
    game = run("play", "kunitori", "--names", "Tomoe", "--setting", "generals=two", "--setting", "ninja=all")
    assert "1. Tomoe (human)" in game.stdout
    assert "Generals on offer: only two at a time" in game.stdout
    assert "6 more face down" in game.stdout


def test_two_people_never_see_each_others_cards(run: Run) -> None:
    """A whole game of two; between two hand-overs only the cards of whoever sits there are shown."""
    names = ("Tomoe", "Yuki")
    script, hands = two_people("p")
    two = ("--seats", "human,human", "--names", ",".join(names))
    game = run("play", "kunitori", "--seed", "p", *two, lines=script)
    assert game.stderr == ""
    assert "wins with" in game.stdout
    opening, *parts = HAND_OVER.split(game.stdout)
    assert "hand" not in opening.lower()
    sittings = list(zip(parts[::2], parts[1::2], strict=True))
    sittings[-1] = (sittings[-1][0], sittings[-1][1].partition("the game is over")[0])
    assert len(sittings) == len(hands)
    for (name, shown), (seat, own) in zip(sittings, hands, strict=True):
        assert name == names[seat]
        drawn = set(re.findall(r"(\w+) draws (?!a card|\d+ cards)", " ".join(shown.split())))
        assert drawn <= {name}
        told = re.findall(r"^Your hand: (.*)$", shown, re.MULTILINE)
        assert set(told) <= own


def two_people(seed: str) -> tuple[tuple[str, ...], list[tuple[int, set[str]]]]:
    """What two people type who choose at random, and the hands each holds while at the keyboard."""
    table = Table.start(registry.game("kunitori"), 2, seed)
    random = Random(seed)
    typed: list[str] = []
    sittings: list[tuple[int, set[str]]] = []
    while deciders := table.state.deciders():
        seat = deciders[0]
        options = table.state.options(seat)
        facing = sittings[-1][0] if sittings else None
        if seat != facing:
            typed.append("")
            sittings.append((seat, set()))
        sittings[-1][1].add(hand(table, seat))
        option = random.choice(options)
        if len(options) > 1 or seat != facing:
            typed.append(table.state.describe(option).notation)
        table.choose(seat, option)
    return tuple(typed), sittings


def hand(table: Table, seat: int) -> str:
    territories = table.view(seat)["territories"]
    assert isinstance(territories, list)
    return Texts("en").names("kunitori", "card", territories[seat]["hand"])
