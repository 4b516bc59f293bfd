"""`tenshu replay`, driven from outside."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from .conftest import THREE, Run


@pytest.fixture
def record(run: Run, tmp_path: Path) -> str:
    """Aki buys a Fort, the others have a turn each, and the game is left."""
    run(*THREE, lines=("buy fort", "save game.tenshu"))
    return str(tmp_path / "game.tenshu")


def test_stepping_forward_and_back(run: Run, record: str) -> None:
    shown = run("replay", record, lines=("", "", "b", "q")).stdout
    positions = re.findall(r"^(?:Choice (\d+) of|(Before))", shown, re.MULTILINE)
    assert positions == [("", "Before"), ("1", ""), ("2", ""), ("1", "")]
    assert "Aki buys a Fort for 2." in shown


def test_going_to_a_choice(run: Run, record: str) -> None:
    shown = run("replay", record, lines=("2", "999", "t", "0")).stdout
    assert "Choice 2 of 4, by Aki" in shown
    assert "a number from 0 to 4, please" in shown
    assert shown.rstrip().endswith(">")


def test_the_end_of_an_unfinished_game(run: Run, record: str) -> None:
    assert "the game is not over" in run("replay", record, lines=("4",)).stdout


def test_a_spectator_sees_no_drawn_cards_but_a_seat_sees_its_own(run: Run, record: str) -> None:
    spectator = run("replay", record, "--all").stdout
    seat = run("replay", record, "--all", "--seat", "1").stdout
    assert "Aki draws 4 cards." in spectator
    assert "Aki draws Copper" in seat
    assert "Botan draws 4 cards." in seat


def test_in_another_language(run: Run, record: str) -> None:
    assert "Aki achète un Fortin pour 2." in run("replay", record, "--all", "--lang", "fr").stdout


def test_a_reader_who_stops_early_hears_no_complaint(
    surroundings: dict[str, str], record: str, tmp_path: Path
) -> None:
    command = f"{sys.executable} -m tenshu replay {record} --all | true"
    result = subprocess.run(
        ["bash", "-c", command], capture_output=True, text=True, env=surroundings, cwd=tmp_path, timeout=60
    )
    assert result.stderr == ""
