"""Does it run, can it take moves; and what everyone is told when the store is down."""

import json
from pathlib import Path
from typing import Any

import pytest

from tenshu.server import health
from tenshu.store import StoreDown
from tests.server.house import House, in_house


def fall(house: House, monkeypatch: pytest.MonkeyPatch, *methods: str) -> None:
    async def down(*_: Any, **__: Any) -> None:
        raise StoreDown("database or disk is full")

    for method in methods:
        monkeypatch.setattr(house.tables.store, method, down)


def test_a_server_that_works(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        await house.found(["person", "person"])
        answer = await house.http.get("/api/health")
        assert answer.json() == {"status": "ok", "tables": 1, "sockets": 0}
        assert (await house.http.get("/api/ready")).json() == {"status": "ready"}

    in_house(scene, tmp_path)


@pytest.mark.parametrize("path", ["/api/health", "/api/ready"])
def test_a_store_that_is_down_is_asked_and_said(
    path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "FRESH", 0.0)

    async def scene(house: House) -> None:
        with monkeypatch.context() as patch:
            fall(house, patch, "probe")
            answer = await house.http.get(path)
            assert (answer.status_code, answer.json()["code"]) == (503, "store-down")
            assert int(answer.headers["retry-after"]) > 0
        assert (await house.http.get(path)).status_code == 200

    in_house(scene, tmp_path)


def test_many_who_ask_cost_the_store_one_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        asked = 0
        probe = house.tables.store.probe

        async def counted(*, write: bool = False) -> None:
            nonlocal asked
            asked += 1
            await probe(write=write)

        monkeypatch.setattr(house.tables.store, "probe", counted)
        for _ in range(20):
            assert (await house.http.get("/api/ready")).status_code == 200
        assert asked < 5

    in_house(scene, tmp_path)


def test_moves_are_refused_with_a_time_to_come_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        first, *_ = await house.seated(["person", "person"])
        with monkeypatch.context() as patch:
            fall(house, patch, "append", "create")
            answer = await first.choose()
            assert (answer.status_code, answer.json()["code"]) == (503, "store-down")
            assert int(answer.headers["retry-after"]) > 0
        assert (await first.choose()).status_code == 200
        assert (await first.look())["sequence"] == 1

    in_house(scene, tmp_path)


def test_whoever_listens_is_asked_to_come_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        first, *_ = await house.seated(["person", "person"])
        house.tables.sessions.clear()
        fall(house, monkeypatch, "load")
        async with first.listen() as line:
            assert json.loads(await line.recv())["code"] == "store-down"
            await line.wait_closed()
            assert line.close_code == 4408

    in_house(scene, tmp_path)


def test_what_was_missed_can_not_be_told_now(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        first, *_ = await house.seated(["person", "person"])
        assert (await first.choose()).status_code == 200
        house.tables.sessions[first.table_id].hosted.latest.clear()
        fall(house, monkeypatch, "entries")
        async with first.listen(since=0) as line:
            assert json.loads(await line.recv())["code"] == "store-down"
            await line.wait_closed()
            assert line.close_code == 4408

    in_house(scene, tmp_path)
