"""What hosts do with a store: copies from any into any, and deleting what is old."""

from pathlib import Path

import pytest

from tenshu.store import (
    Entry,
    Listing,
    Snapshot,
    Store,
    StoredTable,
    StoreError,
    UnknownTable,
    open_store,
    upkeep,
)
from tests.postgres import database

pytestmark = pytest.mark.anyio

OVER = Listing("over", None, {"turn": 2})


def chat(seq: int, at: float = 7.5) -> Entry:
    return Entry(seq, f"c{seq}", seq % 2 or None, "chat", {"text": "Ōta?"}, at, "ab12")


async def fill(store: Store, tables: int = 3, entries: int = 5) -> None:
    for number in range(tables):
        name = f"castle{number}"
        await store.create(StoredTable(name, float(number), {"names": ["Rémi"]}, Listing("running")))
        for seq in range(1, entries + 1):
            await store.append(name, chat(seq, at=100.0 * number + seq), OVER)
        await store.snapshot(name, Snapshot(2, b"\x00\xffsnap"))


async def whole(store: Store) -> list[object]:
    found: list[object] = []
    for table in await store.tables():
        found += [await store.load(table.id), await store.entries(table.id)]
    return found


async def test_a_copy_is_the_same_in_a_file_and_back(
    store: Store, url: str, tmp_path: Path, server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep, "PAGE", 4)
    await fill(store)
    copy = str(tmp_path / "copy.db")
    assert upkeep.copy_store(url, copy) == {"game": 3, "entry": 15, "snapshot": 3, "origin": 0, "ban": 0}
    assert Path(copy).stat().st_mode & 0o777 == 0o600
    restored = database(server, f"back{url[:6].strip(':/')}")
    assert upkeep.copy_store(copy, restored)["entry"] == 15
    for address in (copy, restored):
        other = await open_store(address)
        assert await whole(other) == await whole(store)
        await other.close()


async def test_a_copy_goes_only_into_an_empty_store(store: Store, url: str, tmp_path: Path) -> None:
    await fill(store, 1)
    copy = str(tmp_path / "copy.db")
    upkeep.copy_store(url, copy)
    with pytest.raises(StoreError, match="already"):
        upkeep.copy_store(url, copy)
    with pytest.raises(StoreError, match="no store"):
        upkeep.copy_store(str(tmp_path / "none.db"), str(tmp_path / "other.db"))
    assert not (tmp_path / "other.db").exists()


async def test_what_is_deleted_is_gone_and_nothing_else(store: Store) -> None:
    await fill(store, 2)
    await upkeep.delete(store, "castle0")
    with pytest.raises(UnknownTable):
        await store.load("castle0")
    with pytest.raises(UnknownTable):
        await store.append("castle0", chat(6), OVER)
    assert await store.entries("castle0") == []
    assert len(await store.entries("castle1")) == 5
    with pytest.raises(UnknownTable):
        await upkeep.delete(store, "castle0")


async def test_tables_by_their_last_entry(store: Store) -> None:
    await fill(store)
    await store.create(StoredTable("waiting", 50.0, {}, Listing("waiting")))
    assert await upkeep.older(store, 200.0, ["over"]) == ["castle0", "castle1"]
    assert await upkeep.older(store, 200.0, ["over", "waiting"]) == ["castle0", "castle1", "waiting"]
    assert await upkeep.delete(store, "castle0", 200.0)
    assert not await upkeep.delete(store, "castle2", 200.0)
    assert len(await store.entries("castle2")) == 5
    assert [(table.id, last) for table, last in await upkeep.listed(store, None, 2)] == [
        ("waiting", 50.0),
        ("castle2", 205.0),
    ]
