"""Limits that hold: however many tokens, addresses or tables somebody makes up."""

from pathlib import Path
from typing import Any

import pytest

from tenshu.server import commands, tables
from tenshu.server.app import ServerConfig
from tenshu.server.callers import origin_of, place_of
from tenshu.server.guard import Limits
from tenshu.store import Listing, StoredTable
from tests.server.house import House, Player, in_house, request_id

WISH = {"game": "kunitori", "seats": [{"kind": "person"}, {"kind": "open"}]}


def test_an_address_of_ipv6_counts_by_its_network() -> None:
    assert place_of("2001:db8:1:2::1") == place_of("2001:db8:1:2:ffff::9%eth0")
    assert place_of("2001:db8:1:2::1") != place_of("2001:db8:1:3::1")
    assert place_of("::ffff:192.0.2.7") == place_of("192.0.2.7") == "192.0.2.7"
    assert place_of("192.0.2.7") != place_of("192.0.2.8")
    assert place_of("somewhere") == "somewhere"
    assert "192" not in origin_of("192.0.2.7")


def test_made_up_tokens_do_not_widen_a_rate(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        me, *_ = await house.found(["person", "person"])
        assert (await me.look())["seat"] == 0
        codes = []
        for number in range(40):
            headers = {"Authorization": f"Bearer {me.table_id}.x{number}"}
            answer = await house.http.get(f"/api/tables/{me.table_id}", headers=headers)
            codes.append(answer.status_code)
        assert codes.count(429) > 20
        # Whoever has a link is not held up by what others at the same address do.
        assert (await me.look())["seat"] == 0
        variants = [f"Bearer {' ' * spaces}{me.token}" for spaces in range(40)]
        codes = [
            (await house.http.get(f"/api/tables/{me.table_id}", headers={"Authorization": one})).status_code
            for one in variants
        ]
        assert codes.count(429) > 20

    in_house(scene, tmp_path, ServerConfig(limits=Limits(rate=1, burst=10)))


def test_tables_of_one_address_have_a_number_for_each_day(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        async def wish() -> Any:
            return await house.http.post("/api/tables", json={"id": request_id(), **WISH})

        answers = [await wish() for _ in range(7)]
        assert [answer.status_code for answer in answers] == [201] * 5 + [429] * 2
        assert answers[-1].json()["code"] == "too-many-tables"

    in_house(scene, tmp_path, ServerConfig(limits=Limits(rate=1e6, burst=1e6, tables_a_day=5)))


def test_one_address_does_not_fill_the_lobby(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        store = house.tables.store
        summary = {
            "game": "kunitori",
            "players": 2,
            "names": ["Aya", "Ben"],
            "seats": ["person", "open"],
            "clock": None,
        }
        for number, origin in enumerate(["there", "", ""]):
            kept = StoredTable(f"other{number}", float(number), {}, Listing("open", None, summary), 0, origin)
            await store.create(kept)
        mine = [(await house.found(["person", "open"], public=True))[0].table_id for _ in range(60)]
        shown = [table["table_id"] for table in (await house.http.get("/api/lobby")).json()["tables"]]
        assert shown == [*mine[:-4:-1], "other2", "other1", "other0"]

    in_house(scene, tmp_path)


def test_new_tables_leave_memory_as_others_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "OPEN_TABLES", 5)

    async def scene(house: House) -> None:
        players = [(await house.found(["person", "person"]))[0] for _ in range(12)]
        assert len(house.tables.sessions) <= 5
        assert (await players[0].look())["sequence"] == 0

    in_house(scene, tmp_path)


async def sit(house: House, table_id: str, name: str, **more: Any) -> tuple[int, str]:
    asked = {"id": request_id(), "name": name, **more}
    answer = await house.http.post(f"/api/tables/{table_id}/join", json=asked)
    return answer.status_code, answer.json().get("code", "")


def test_a_name_that_is_taken_is_refused(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        seats = [{"kind": "person", "name": "Aya"}, {"kind": "open"}, {"kind": "open"}]
        asked = {"id": request_id(), "game": "kunitori", "seats": seats, "public": True}
        host, _ = await house.opened("/api/tables", asked)
        for name in ("Aya", " aya ", "\uff21ya", "AYA"):
            assert await sit(house, host.table_id, name) == (422, "name-taken")
        assert await sit(house, host.table_id, "Ben") == (201, "")
        assert (await host.do("rename", name="ben")).json()["code"] == "name-taken"
        assert (await host.do("rename", name="AYA")).status_code == 200
        twins = {"id": request_id(), "game": "kunitori", "seats": [{"kind": "person", "name": "Aya"}] * 2}
        assert (await house.http.post("/api/tables", json=twins)).json()["code"] == "name-taken"

    in_house(scene, tmp_path)


def test_a_link_to_watch_gives_no_seat(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        created = (await house.http.post("/api/tables", json={"id": request_id(), **WISH})).json()
        table_id, invitation = created["table_id"], created["invitation"]
        watching, host = [
            Player(house, table_id, None, one["token"]) for one in (created["spectator"], created["seats"][0])
        ]
        assert (await watching.look())["invitation"] is None
        assert (await host.look())["invitation"] == invitation
        assert await sit(house, table_id, "Ben") == (403, "not-invited")
        assert await sit(house, table_id, "Ben", invitation=f"{table_id}.x") == (403, "not-invited")
        assert await sit(house, table_id, "Ben", invitation=created["spectator"]["token"]) == (
            403,
            "not-invited",
        )
        assert await sit(house, table_id, "Ben", invitation=invitation) == (201, "")
        assert await sit(house, table_id, "Cho", invitation=invitation) == (422, "no-free-seat")
        assert (await host.look())["invitation"] is None

    in_house(scene, tmp_path)


def test_a_log_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "LONGEST_TALK", 3)

    async def scene(house: House) -> None:
        me, *_ = await house.seated(["person", "person"])
        answers = [await me.do("chat", text="Hello") for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200] * 3 + [422] * 2
        assert answers[-1].json()["code"] == "log-full"
        assert (await me.choose()).status_code == 200

    in_house(scene, tmp_path)
