"""Bad input: one line that names the cause, exit code 2, no traceback."""

from pathlib import Path

import pytest

from .conftest import THREE, Run


@pytest.mark.parametrize(
    ("arguments", "cause"),
    [
        ((), "COMMAND"),
        (("dance",), "dance"),
        (("play",), "kunitori"),
        (("play", "go"), "“go”"),
        (("play", "kunitori", "--bogus"), "--bogus"),
        (("play", "kunitori", "--seats", "human"), "2 to 6 players, not 1"),
        (("play", "kunitori", "--seats", ",".join(["random"] * 7)), "2 to 6 players, not 7"),
        (("play", "kunitori", "--seats", "human,wizard"), "“wizard”"),
        (("play", "kunitori", "--seats", ""), "“”"),
        (("play", "kunitori", "--setting", "colour=red"), "“colour”"),
        (("play", "kunitori", "--setting", "generals=nine"), "“nine”"),
        (("play", "kunitori", "--setting", "generals"), "NAME=VALUE"),
        (("play", "kunitori", "--names", "a,b,c"), "up to 2 names"),
        (("play", "kunitori", "--seed", " 7"), "seed"),
        (("play", "kunitori", "--lang", "jp"), "en, de, fr"),
        (("play", "--resume", "missing.tenshu"), "missing.tenshu"),
        (("replay",), "FILE"),
        (("replay", "missing.tenshu"), "missing.tenshu"),
        (("replay", "."), "can’t read"),
        (("bench", "go"), "“go”"),
    ],
)
def test_bad_arguments(run: Run, arguments: tuple[str, ...], cause: str) -> None:
    refused(run, arguments, cause)


@pytest.mark.parametrize(
    ("old", "new", "cause"),
    [
        ("tenshu record 1", "chess record", "first line"),
        ("game kunitori 2", "game kunitori 99", "version 99"),
        ("game kunitori 2", "game kunitori one", "line 2"),
        ("game kunitori 2", "game go 1", "“go”"),
        ("game kunitori 2\n", "", "game"),
        ("players 3", "players 9", "2 to 6 players, not 9"),
        ("option generals all", "option generals nine", "“nine”"),
        ("seed 7", "seed 8", "seed"),
        ("buy fort", "buy moon", "buy moon"),
        ("buy fort", "buy country", "country costs 10"),
        ("choices\n", "choices\nnonsense\n", "nonsense"),
        ("fingerprint ", "fingerprint 0", "fingerprint"),
    ],
)
def test_damaged_records(run: Run, tmp_path: Path, old: str, new: str, cause: str) -> None:
    run(*THREE, lines=("buy fort", "save game.tenshu"))
    file = tmp_path / "game.tenshu"
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new, 1))
    refused(run, ("replay", "game.tenshu"), cause)
    refused(run, ("play", "--resume", "game.tenshu"), cause)


def test_a_file_that_is_no_text(run: Run, tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(bytes(range(256)))
    refused(run, ("replay", "picture"), "no text file")


def test_a_record_fixes_what_was_agreed(run: Run) -> None:
    run(*THREE, lines=("save game.tenshu",))
    refused(run, ("play", "--resume", "game.tenshu", "--seed", "8"), "--seed")
    refused(run, ("play", "--resume", "game.tenshu", "--setting", "generals=two"), "--setting")
    refused(run, ("play", "--resume", "game.tenshu", "--seats", "human,greedy"), "3 players")
    refused(run, ("replay", "game.tenshu", "--seat", "4"), "no seat 4")
    refused(run, ("replay", "game.tenshu", "--seat", "0"), "--seat")


def refused(run: Run, arguments: tuple[str, ...], cause: str) -> None:
    result = run(*arguments)
    assert result.returncode == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith("tenshu: ")
    assert cause in result.stderr
