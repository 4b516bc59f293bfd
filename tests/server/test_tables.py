"""How tables come to be, who sits at them, and what becomes of them."""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tenshu.core import record as records
from tenshu.core.rng import seed_hash
from tenshu.server import pages
from tenshu.table import Table
from tests.server.house import House, Player, as_sent, house, in_house, request_id, until
from tests.table.test_table import play_on, table

BAD_TABLES: list[tuple[dict[str, Any], str]] = [
    ({"game": "mahjong"}, "unknown-game"),
    ({"seats": [{"kind": "person"}]}, "bad-players"),
    ({"settings": {"weather": "rain"}}, "bad-setting"),
    ({"settings": {"ninja": "none"}}, "bad-setting"),
    ({"settings": {"begins": "6"}}, "bad-setting"),
    ({"seats": [{"kind": "person"}, {"kind": "bot", "bot": "genius"}]}, "unknown-bot"),
    ({"seats": [{"kind": "person"}, {"kind": "ghost"}]}, "bad-input"),
    ({"clock": {"seconds": 1}}, "bad-input"),
    ({"webhook": "https://example.org/x"}, "bad-webhook"),
    ({"id": "short"}, "bad-input"),
    ({"seed": "mine"}, "bad-input"),
]


def test_bad_tables_are_refused_with_a_reason(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        good = {"game": "kunitori", "seats": [{"kind": "person"}, {"kind": "person"}]}
        for wrong, code in BAD_TABLES:
            answer = await house.http.post("/api/tables", json={"id": request_id(), **good, **wrong})
            assert answer.status_code == 422, wrong
            assert answer.json()["code"] == code
            assert answer.json()["reason"]

    in_house(scene, tmp_path)


def test_the_same_id_founds_the_same_table(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        asked = {"id": request_id(), "game": "kunitori", "seats": [{"kind": "person"}, {"kind": "bot"}]}
        answers = await asyncio.gather(*(house.http.post("/api/tables", json=asked) for _ in range(5)))
        assert len({answer.text for answer in answers}) == 1
        other = await house.http.post("/api/tables", json={**asked, "public": True})
        assert (other.status_code, other.json()["code"]) == (409, "id-used")

    in_house(scene, tmp_path)


def test_links_are_secret_different_and_hashed_at_rest(tmp_path: Path) -> None:
    tokens: list[str] = []

    async def scene(house: House) -> None:
        for _ in range(3):
            players = await house.found(["person", "open", "person"], public=True)
            joined = await house.http.post(
                f"/api/tables/{players[0].table_id}/join", json={"id": request_id(), "name": "Cho"}
            )
            tokens.extend([*(player.token for player in players), joined.json()["token"]])

    in_house(scene, tmp_path)
    secrets = [token.partition(".")[2] for token in tokens]
    assert len(set(secrets)) == 12
    assert all(len(secret) == 32 for secret in secrets)
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("tables.db*"))
    assert not any(secret.encode() in stored for secret in secrets)
    rows = list(sqlite3.connect(tmp_path / "tables.db").iterdump())
    assert len(rows) > 6


def test_a_token_opens_its_own_table_only(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        here, _, watching = await house.found(["person", "person"])
        there, *_ = await house.found(["person", "person"])
        secret = here.token.partition(".")[2]
        tries = {
            here.token: 403,
            f"{there.table_id}.{secret}": 401,
            f"{there.table_id}.": 401,
            "x" * 5000: 401,
        }
        for path in ("", "/story", "/positions/0", "/record"):
            for token, status in tries.items():
                answer = await Player(house, there.table_id, 0, token).ask("GET", path)
                assert answer.status_code == status, (path, token[:20], answer.text)
                assert answer.json()["code"] in ("bad-token", "other-table")
        assert (await watching.do("chat", text="hello")).status_code == 403
        assert (await house.http.get("/api/tables/aaaaaaaaaaaaaaaa")).status_code == 401
        lost = Player(house, "a" * 16, 0, "a" * 16 + ".x")
        assert (await lost.ask("GET", "")).status_code == 404

    in_house(scene, tmp_path)


def test_an_open_table_is_in_the_lobby_until_it_is_full(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        async def lobby() -> list[str]:
            answer = await house.http.get("/api/lobby")
            return [table["table_id"] for table in answer.json()["tables"]]

        (hidden, _) = await house.found(["person", "open"])
        (host, _) = await house.found(["person", "open", "open"], public=True)
        assert await lobby() == [host.table_id]
        assert (await host.do("choose", on=0, choices=["done"])).json()["code"] == "not-started"
        asked = {"id": request_id(), "name": "Ben"}
        joins = [await house.http.post(f"/api/tables/{host.table_id}/join", json=asked) for _ in range(2)]
        assert joins[0].json() == joins[1].json()
        assert joins[0].json()["seat"] == 1
        assert (await host.do("hand-over", seat=2)).status_code == 200
        assert await lobby() == []
        full = await house.http.post(
            f"/api/tables/{host.table_id}/join", json={"id": request_id(), "name": "Cho"}
        )
        assert full.json()["code"] == "no-free-seat"
        ben = Player(house, host.table_id, 1, joins[0].json()["token"])
        seen = await ben.look()
        assert [seat["name"] for seat in seen["seats"]][1] == "Ben"
        assert [seat["kind"] for seat in seen["seats"]] == ["person", "person", "bot"]
        mine = await house.http.post(
            "/api/mine", json={"tokens": [ben.token, hidden.token, "nonsense", ben.token + "x"]}
        )
        assert [table["table_id"] for table in mine.json()["tables"]] == [host.table_id, hidden.table_id]

    in_house(scene, tmp_path)


def test_the_lobby_says_that_a_table_goes_on_from_a_record(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        await house.imported(table("known").save(), ["person", "open", "open"], public=True)
        await house.found(["person", "open"], public=True)
        listed = (await house.http.get("/api/lobby")).json()["tables"]
        assert [one["from_record"] for one in listed] == [False, True]

    in_house(scene, tmp_path)


def test_a_race_for_one_seat_has_one_winner(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        (host, _) = await house.found(["person", "open"], public=True)
        answers = await asyncio.gather(
            *(
                house.http.post(
                    f"/api/tables/{host.table_id}/join", json={"id": request_id(), "name": f"P{n}"}
                )
                for n in range(10)
            )
        )
        assert sorted(answer.status_code for answer in answers) == [201] + [422] * 9

    in_house(scene, tmp_path)


def finished(seed: str = "over") -> Table:
    running = table(seed, players=2)
    while not running.state.over():
        play_on(running, 1)
    return running


def test_the_seed_is_published_at_the_end_and_the_record_leads_there(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        (me, *_) = await house.found(["person", "greedy"])
        table = await me.look()
        assert table["seed"] is None
        assert (await me.ask("GET", "/record")).json()["code"] == "not-over"
        assert (
            await me.ask("POST", "/branch", {"id": request_id(), "at": 0, "seats": []})
        ).status_code == 422
        await me.do("hand-over", bot="random")

        async def over() -> bool:
            return bool((await me.look())["status"] == "over")

        await until(over, 60)
        end = await me.look()
        assert seed_hash(end["seed"]) == table["seed_hash"]
        assert sum(seat["lent"] for seat in end["seats"]) > 0
        text = (await me.ask("GET", "/record")).text
        assert as_sent(Table.load(records.loads(text)).view(0)) == end["view"]
        seats = [{"kind": "person"}, {"kind": "person"}]
        branch = await me.ask("POST", "/branch", {"id": request_id(), "at": 3, "seats": seats})
        link = branch.json()["seats"][0]
        there = await Player(house, branch.json()["table_id"], 0, link["token"]).look()
        assert there["from_record"]
        assert there["view"] == as_sent(Table.load(records.loads(text)).state_at(3).view(0))

    in_house(scene, tmp_path)


def test_a_rematch_seats_everyone_again(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        first, second, _ = await house.imported(finished().save(), ["person", "person"])
        early, *_ = await house.found(["person", "person"])
        assert (await early.ask("POST", "/rematch", {"id": request_id()})).json()["code"] == "not-over"
        asked = {"id": request_id()}
        answers = await asyncio.gather(
            first.ask("POST", "/rematch", asked), second.ask("POST", "/rematch", {"id": request_id()})
        )
        one, two = (answer.json() for answer in answers)
        assert one["table_id"] == two["table_id"]
        assert (one["seat"], two["seat"]) == (0, 1)
        assert (await first.ask("POST", "/rematch", asked)).json() == one
        assert (await first.look())["rematch"] == one["table_id"]
        again = Player(house, one["table_id"], 0, one["token"])
        table = await again.look()
        assert table["status"] == "running"
        assert [seat["name"] for seat in table["seats"]] == ["Aya", "Ben"]
        assert (await Player(house, one["table_id"], 0, first.token).ask("GET", "")).status_code == 403
        watch = (await again.ask("POST", "/spectators", {"id": request_id()})).json()
        assert (await Player(house, one["table_id"], None, watch["token"]).look())["seat"] is None

    in_house(scene, tmp_path)


BAD_RECORDS = ["", "nonsense", "tenshu record 1\ngame kunitori 99\n", "tenshu record 1\nplayers x\n"]


@pytest.mark.parametrize("text", BAD_RECORDS)
def test_bad_records_are_refused(text: str, tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        answer = await house.http.post(
            "/api/tables/import", json={"id": request_id(), "record": text, "seats": [{"kind": "person"}] * 2}
        )
        assert answer.status_code == 422
        assert answer.json()["code"] in ("bad-record", "bad-input", "other-version")

    in_house(scene, tmp_path)


def test_everything_is_there_after_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as before:
            me, other, watching = await before.seated(["person", "person"], clock={"days": 2})
            await me.do("choose", on=0, choices=["done"])
            await other.do("chat", text="See you tomorrow")
            for _ in range(120):
                table = await watching.look()
                if table["status"] == "over":
                    break
                await (me if me.seat in table["deciders"] else other).choose(table["sequence"])
            shown = [await player.look() for player in (me, other, watching)]
        async with house(tmp_path) as after:
            for player, then in zip((me, other, watching), shown, strict=True):
                player.house = after
                assert {**await player.look(), "now": 0} == {**then, "now": 0}
            with sqlite3.connect(tmp_path / "tables.db") as database:
                tables = [name for (name,) in database.execute("select name from sqlite_master")]
            assert any("snapshot" in name for name in tables)

    asyncio.run(play())


def test_where_the_page_is_not_built_the_server_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "BUILT", tmp_path)

    async def scene(house: House) -> None:
        for lang, word in (("en", "tables"), ("de", "Tische"), ("fr", "tables de jeux")):
            page = await house.http.get("/", headers={"Accept-Language": f"{lang}-XX,en;q=0.5"})
            assert word in page.text
            assert f'<html lang="{lang}">' in page.text
            assert "Kunitori" in page.text
        docs = await house.http.get("/docs")
        assert "POST /api/tables" in docs.text
        rules = (await house.http.get("/api/rules")).json()
        assert {game["game"] for game in rules["games"]} >= {"kunitori"}
        options = {one["name"]: one for game in rules["games"] for one in game["settings"]}
        assert options["leaders-winter"]["needs"] == ["leaders", "on"]
        assert options["leaders"]["needs"] is None
        json.dumps(rules)

    in_house(scene, tmp_path)
