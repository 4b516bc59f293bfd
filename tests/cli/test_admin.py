"""`tenshu admin`, on a store that was played on, in every language."""

import asyncio
import contextlib
import json
import os
import shutil
import sqlite3
import time
from pathlib import Path

import pytest

from tenshu.cli.main import main
from tenshu.store import Store, open_store
from tenshu.texts import LANGUAGES
from tests.server.test_store_check import play


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("store") / "tables.db"
    asyncio.run(play(found, 2, 12))
    return found


@pytest.fixture
def path(played: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(played, tmp_path))


def admin(capsys: pytest.CaptureFixture[str], path: Path, *arguments: str, code: int = 0) -> str:
    assert main(["admin", *arguments, "--store", str(path), "--lang", "en"]) == code
    captured = capsys.readouterr()
    return captured.err if code == 2 else captured.out


def listed(capsys: pytest.CaptureFixture[str], path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in admin(capsys, path, "list", "--json").splitlines()]


def test_tables_are_listed(capsys: pytest.CaptureFixture[str], path: Path) -> None:
    found = listed(capsys, path)
    assert [(line["status"], line["game"], line["entries"]) for line in found] == [
        ("running", "kunitori", 12)
    ] * 2
    text = admin(capsys, path, "list", "--status", "running", "--limit", "1")
    assert len(text.splitlines()) == 1
    assert admin(capsys, path, "list", "--status", "over") == ""


def test_close_mute_revoke_and_delete(capsys: pytest.CaptureFixture[str], path: Path) -> None:
    first, second = (str(line["table"]) for line in listed(capsys, path))
    assert "Seat 2 of" in admin(capsys, path, "mute", first, "2")
    told = admin(capsys, path, "revoke", first, "1")
    assert f"/#{first}." in told
    # Only what it hashes to is kept.
    secret = told.strip().rpartition(".")[2].encode()
    assert secret not in b"".join(found.read_bytes() for found in path.parent.iterdir())
    assert "spectator" in admin(capsys, path, "revoke", first)
    assert "closed" in admin(capsys, path, "close", first)
    assert [line["status"] for line in listed(capsys, path) if line["table"] == first] == ["closed"]
    assert main(["check", "--store", str(path)]) == 0
    assert "deleted" in admin(capsys, path, "delete", second)
    assert [line["table"] for line in listed(capsys, path)] == [first]


def test_what_can_not_be_done(capsys: pytest.CaptureFixture[str], path: Path) -> None:
    table = str(listed(capsys, path)[0]["table"])
    for name in ("close", "delete", "revoke"):
        assert "no such table" in admin(capsys, path, name, "nowhere", code=2)
    assert "seat 9" in admin(capsys, path, "revoke", table, "9", code=2)
    assert "no store" in admin(capsys, path.with_name("none.db"), "list", code=2)
    assert not path.with_name("none.db").exists()
    assert "--days" in admin(capsys, path, "purge", code=2)


def test_old_tables_are_purged(capsys: pytest.CaptureFixture[str], path: Path) -> None:
    month = time.time() - 30 * 86400
    with sqlite3.connect(path) as connection:
        (old,) = connection.execute("SELECT min(id) FROM game").fetchone()
        connection.execute("UPDATE entry SET at = ? WHERE game = ?", (month, old))
        connection.execute("UPDATE game SET created = ? WHERE id = ?", (month, old))
    connection.close()
    assert "Deleted: 0" in admin(capsys, path, "purge", "--days", "7")
    assert ": 1" in admin(capsys, path, "purge", "--days", "7", "--unfinished", "--dry-run")
    assert len(listed(capsys, path)) == 2
    assert "Deleted: 1" in admin(capsys, path, "purge", "--days", "7", "--unfinished")
    assert old not in [line["table"] for line in listed(capsys, path)]


def test_a_backup_while_the_store_is_in_use(capsys: pytest.CaptureFixture[str], path: Path) -> None:
    copy = path.with_name("copy.db")

    async def scene() -> None:
        store: Store = await open_store(str(path))
        await store.probe(write=True)
        await asyncio.to_thread(main, ["admin", "backup", str(copy), "--store", str(path), "--lang", "en"])
        await store.probe(write=True)
        await store.close()

    asyncio.run(scene())
    assert "2 tables, 24 entries" in (told := capsys.readouterr().out)
    assert "Proved" in told
    assert os.stat(copy).st_mode & 0o777 == 0o600
    restored = path.with_name("restored.db")
    assert "Proved" in admin(capsys, restored, "restore", str(copy))
    assert listed(capsys, restored) == listed(capsys, path)
    assert "already" in admin(capsys, restored, "restore", str(copy), code=2)


def test_a_backup_that_is_not_sound_is_said_so(capsys: pytest.CaptureFixture[str], path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE entry SET fingerprint = 'ffff' WHERE kind = 'play' AND seq = 2")
    connection.close()
    assert "Not sound: 2" in admin(capsys, path, "backup", str(path.with_name("copy.db")), code=1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_in_every_language(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    for command in ((), ("list",), ("purge",), ("revoke",), ("backup",)):
        with pytest.raises(SystemExit):
            main(["admin", *command, "--help", "--lang", lang])
        assert "help-" not in capsys.readouterr().out


def test_bans(capsys: pytest.CaptureFixture[str], path: Path) -> None:
    table, other = (str(line["table"]) for line in listed(capsys, path))
    digest = "ab" * 16
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("INSERT INTO origin VALUES (?, ?, ?)", (table, digest, 1.0))
    assert digest in admin(capsys, path, "list", "--origins")
    assert admin(capsys, path, "bans") == ""
    assert "192.0.2.0/24" in admin(capsys, path, "ban", "192.0.2.9/24", "--days", "2")
    assert "192.0.2.9" not in admin(capsys, path, "ban", "192.0.2.9")
    assert digest in admin(capsys, path, "ban", "--table", table)
    assert "not known" in admin(capsys, path, "ban", "--table", other, code=2)
    places = [line.split()[0] for line in admin(capsys, path, "bans").splitlines()]
    assert len(places) == 3
    assert {digest, "192.0.2.0/24"} < set(places)
    for place in places:
        admin(capsys, path, "unban", place)
    assert admin(capsys, path, "bans") == ""
    assert "no ban" in admin(capsys, path, "unban", "192.0.2.9", code=2)
    assert "address" in admin(capsys, path, "ban", "nobody", code=2)
    admin(capsys, path, "ban", code=2)
