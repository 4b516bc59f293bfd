"""`tenshu check --store`: every table of a store is played again."""

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from tenshu.cli.main import main
from tenshu.core import registry
from tenshu.server import command_forms, creation, forms
from tenshu.server.commands import handler
from tenshu.server.tables import Tables
from tenshu.server.workers import Workers
from tenshu.store import open_store


async def play(path: Path, count: int = 2, moves: int = 60) -> None:
    """People who always take the first choice, with an undo and a chat line in between."""
    store = await open_store(str(path))
    tables = Tables(store, Workers())
    for number in range(count):
        seats = [forms.SeatRequest(kind="person")] * 2
        wish = forms.NewTable(id=f"0123456789abcdef{number}", game="kunitori", seats=seats)
        session = await tables.session((await creation.new_table(tables, wish)).table_id)
        for turn in range(moves):
            hosted = session.hosted
            seat = hosted.table.state.deciders()[0]
            choice = hosted.table.state.decision(seat).choices[0].notation
            name = f"move-{number}-{turn:010}"
            command: object = command_forms.Choose(do="choose", id=name, on=hosted.seq, choices=[choice])
            if turn % 7 == 3 and hosted.table.may_undo(seat):
                command = command_forms.Undo(do="undo", id=name, on=hosted.seq)
            elif turn % 7 == 5:
                command = command_forms.Chat(do="chat", id=name, text="Hm.")
            await tables.command(session, seat, name, handler(seat, command))
    await tables.close()
    await store.close()


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("store") / "tables.db"
    asyncio.run(play(found))
    return found


@pytest.fixture
def path(played: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(played, tmp_path))


def check(path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    code = main(["check", "--store", str(path)])
    return code, capsys.readouterr().out


def spoil(path: Path, statement: str) -> None:
    with sqlite3.connect(path) as connection:
        assert connection.execute(statement).rowcount > 0
    connection.close()


def test_a_sound_store(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(path, capsys) == (0, "2 tables, 120 entries, 0 failures\n")
    assert main(["check", "--store", f"sqlite://{path}", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "tables": 2,
        "entries": 120,
        "elsewhere": {},
        "failures": [],
    }


@pytest.mark.parametrize(
    ("statement", "complaint"),
    [
        ("UPDATE entry SET fingerprint = 'ffff' WHERE seq = 30 AND kind = 'play'", "the log says ffff"),
        ("DELETE FROM entry WHERE seq = 7", "entry 7 is missing"),
        ("DELETE FROM entry WHERE seq = 60", "the log ends at 59, the table stands at 60"),
        ('UPDATE entry SET data = \'{"choices":[[0,"fly"]]}\' WHERE seq = 1', "entry 1 (play)"),
        ("UPDATE entry SET data = '{}' WHERE seq = 1", "entry 1 (play)"),
        ('UPDATE game SET head = replace(head, \'"seed":"\', \'"seed":"x\')', "entry"),
        ("UPDATE snapshot SET data = replace(data, '\"at\"', '\"ta\"')", "table"),
    ],
)
def test_whatever_does_not_fit_is_named(
    path: Path, capsys: pytest.CaptureFixture[str], statement: str, complaint: str
) -> None:
    spoil(path, statement)
    code, told = check(path, capsys)
    assert code == 1
    assert complaint in told


def rules_move_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry.game("kunitori"), "version", 99)


def rules_are_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "names", lambda: ())


@pytest.mark.parametrize("change", [rules_move_on, rules_are_gone])
def test_tables_of_other_rules_are_counted_not_judged(
    path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    change: Callable[[pytest.MonkeyPatch], None],
) -> None:
    change(monkeypatch)
    code, told = check(path, capsys)
    assert code == 0
    assert "2 tables of kunitori version 2: these rules are not installed here" in told


def test_no_store_is_no_sound_store(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--store", str(tmp_path / "none.db")]) == 2
    assert "there is no store" in capsys.readouterr().err
    assert not (tmp_path / "none.db").exists()


@pytest.mark.parametrize("arguments", [["check"], ["check", "kunitori", "--store", "tables.db"]])
def test_a_game_or_a_store_but_not_both(arguments: list[str]) -> None:
    assert main(arguments) == 2
