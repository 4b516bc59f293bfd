"""What is kept is for the host's eyes only, and the way to it doesn't stand on the command line."""

import os
from pathlib import Path

import psycopg
import pytest

from tenshu.store import Listing, StoredTable, StoreError, open_store
from tests.postgres import database

pytestmark = pytest.mark.anyio

TABLE = StoredTable("castle", 1.0, {}, Listing("open"))


def modes(folder: Path) -> set[int]:
    return {path.stat().st_mode & 0o777 for path in folder.iterdir()}


@pytest.mark.parametrize("before", [None, 0o644, 0o664])
async def test_only_the_owner_reads_the_file(tmp_path: Path, before: int | None) -> None:
    path = tmp_path / "tables.db"
    if before:
        path.touch()
        path.chmod(before)
    store = await open_store(str(path))
    await store.create(TABLE)
    assert {found.name for found in tmp_path.iterdir()} >= {"tables.db", "tables.db-wal"}
    assert modes(tmp_path) == {0o600}
    await store.close()


async def opens(address: str) -> None:
    store = await open_store(address)
    await store.create(TABLE)
    assert (await store.load("castle")).table == TABLE
    await store.close()


@pytest.fixture
def locked(server: str) -> str:
    """A database whose owner needs a password: everything of its address but that."""
    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
        connection.execute("DROP DATABASE IF EXISTS locked")
        connection.execute("DROP ROLE IF EXISTS keeper")
        connection.execute("CREATE ROLE keeper LOGIN PASSWORD 'open sesame'")
        row = connection.execute("SHOW hba_file").fetchone()
        assert row
        rules = Path(row[0])
        line = "host all keeper 127.0.0.1/32 scram-sha-256\n"
        if line not in rules.read_text():
            rules.write_text(line + rules.read_text())
        connection.execute("SELECT pg_reload_conf()")
    with psycopg.connect(database(server, "locked"), autocommit=True) as connection:
        connection.execute("GRANT ALL ON SCHEMA public TO keeper")
    return f"{server}/locked".replace("tenshu@", "keeper@")


async def test_the_password_comes_from_the_environment(locked: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PGPASSWORD", raising=False)
    with pytest.raises(StoreError, match="password"):
        await open_store(locked)
    monkeypatch.setenv("PGPASSWORD", "open sesame")
    await opens(locked)


async def test_or_from_a_service_file(locked: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = psycopg.conninfo.conninfo_to_dict(locked) | {"password": "open sesame"}
    lines = [f"{name}={text}" for name, text in found.items()]
    (tmp_path / "services").write_text("\n".join(["[tenshu]", *lines]) + "\n")
    monkeypatch.setenv("PGSERVICEFILE", str(tmp_path / "services"))
    await opens("postgresql://?service=tenshu")


async def test_or_from_a_file_of_passwords(
    locked: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "passwords"
    kept.write_text("*:*:*:keeper:open sesame\n")
    os.chmod(kept, 0o600)
    monkeypatch.setenv("PGPASSFILE", str(kept))
    await opens(locked)


async def test_no_error_tells_the_password(locked: str) -> None:
    wrong = locked.replace("keeper@", "keeper:closed-sesame@")
    with pytest.raises(StoreError) as refused:
        await open_store(wrong)
    assert "closed-sesame" not in str(refused.value)
