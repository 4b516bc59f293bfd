"""Nobody chooses the shuffle: the seed is mixed from the server's share and one of each person's."""

import secrets
from pathlib import Path
from typing import Any

import pytest

from tenshu.core import record as records
from tenshu.core.refusal import Refusal
from tenshu.core.rng import seed_hash
from tenshu.core.shuffle import mixed_seed, share_hash
from tenshu.server import shuffle
from tenshu.server.store_check import check_store
from tests.server.house import House, Json, Player, in_house, request_id, until


@pytest.fixture(autouse=True)
def short_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shuffle, "PATIENCE", 0.0)


def share() -> str:
    return secrets.token_hex(16)


async def mixed(house: House, *kinds: str, shares: dict[int, str], **more: Any) -> list[Player]:
    """A table to which some seats bring shares from the start."""
    seats: list[Json] = [
        {"kind": kind} if kind in ("person", "open") else {"kind": "bot", "bot": kind} for kind in kinds
    ]
    for seat, own in shares.items():
        seats[seat]["share"] = share_hash(own)
    return await house.opened("/api/tables", {"id": request_id(), "game": "kunitori", "seats": seats, **more})


async def join(house: House, first: Player, name: str, own: str | None) -> Player:
    body = {"id": request_id(), "name": name, "share": share_hash(own) if own else None}
    body["invitation"] = (await first.look())["invitation"]
    answer = await house.http.post(f"/api/tables/{first.table_id}/join", json=body)
    assert answer.status_code == 201, answer.text
    found = answer.json()
    return Player(house, first.table_id, found["seat"], found["token"])


async def code(player: Player, what: str, **more: Any) -> str:
    answer = await player.do(what, **more)
    return "" if answer.is_success else str(answer.json()["code"])


async def finish(house: House, *players: Player) -> None:
    for player in players:
        await player.do("hand-over", bot="greedy")

    async def over() -> bool:
        return bool((await players[0].look())["status"] == "over")

    await until(over)


async def check(house: House, table_id: str) -> None:
    """The log leads to the same as a snapshot does, and a server that opens the table anew agrees."""
    session = await house.tables.session(table_id)
    await house.tables.store.snapshot(table_id, session.hosted.to_snapshot())
    report = await check_store(house.tables.store)
    assert not report.failures


def test_one_person_among_bots(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        own = share()
        me, watching = await mixed(house, "person", "greedy", "greedy", shares={0: own})
        before = await me.look()
        assert (before["status"], before["question"]) == ("waiting", None)
        assert not before["shuffle"]["dealt"]
        assert await code(me, "choose", on=0, choices=["done"]) == "not-dealt"
        assert await code(me, "reveal", share=share()) == "wrong-share"
        assert await code(me, "reveal", share=own) == ""
        table = await watching.look()
        assert (table["status"], table["shuffle"]["shares"]) == ("running", [own, None, None])
        assert table["shuffle"]["server"] is None
        await finish(house, me)
        over = await me.look()
        mix = over["shuffle"]
        assert seed_hash(mix["server"]) == mix["server_hash"] == before["shuffle"]["server_hash"]
        assert over["seed"] == mixed_seed(mix["server"], [own, "-", "-"])
        assert seed_hash(over["seed"]) == table["seed_hash"]
        record = (await me.ask("GET", "/record")).text
        *_, last = records.replay(records.loads(record))
        assert last.over()
        with pytest.raises(Refusal, match="mixed"):
            records.loads(record.replace(own, share()))
        await check(house, me.table_id)
        assert (await me.ask("GET", "/chronicle")).json()["shuffle"] == mix

    in_house(scene, tmp_path)


def test_shares_are_shown_only_when_all_hashes_are_there(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        mine, theirs, last = share(), share(), share()
        aya, ben, _ = await mixed(house, "person", "person", "open", shares={0: mine})
        assert (await aya.look())["shuffle"]["missing"] == [1, 2]
        assert await code(aya, "reveal", share=mine) == "shares-missing"
        assert await code(aya, "share", hash=share_hash(share())) == "share-brought"
        assert await code(ben, "share", hash=share_hash(theirs)) == ""
        assert await code(aya, "reveal", share=mine) == "shares-missing"
        cy = await join(house, aya, "Cy", last)
        for player, own in ((cy, last), (aya, mine)):
            assert await code(player, "reveal", share=own) == ""
            assert (await aya.look())["status"] == "waiting"
        await check(house, aya.table_id)
        assert await code(ben, "reveal", share=theirs) == ""
        table = await ben.look()
        assert (table["status"], table["shuffle"]["shares"]) == ("running", [mine, theirs, last])
        assert table["seats"][2]["name"] == "Cy"
        assert await code(ben, "share", hash=share_hash(theirs)) == "dealt"
        assert await code(ben, "deal") == "dealt"
        await check(house, aya.table_id)

    in_house(scene, tmp_path)


def test_the_deal_differs_with_every_share(tmp_path: Path) -> None:
    assert len({mixed_seed("s", shares) for shares in (["a", "b"], ["b", "a"], ["a", "-"], ["-", "b"])}) == 4


def test_whoever_joins_without_a_share_holds_up_nobody(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        mine = share()
        aya, _ = await mixed(house, "person", "open", shares={0: mine}, public=True)
        assert len((await house.http.get("/api/lobby")).json()["tables"]) == 1
        await join(house, aya, "Plain program", None)
        assert (await house.http.get("/api/lobby")).json()["tables"] == []
        assert await code(aya, "reveal", share=mine) == ""
        assert (await aya.look())["status"] == "running"

    in_house(scene, tmp_path)


def test_an_open_seat_that_goes_to_a_bot(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        mine = share()
        aya, _ = await mixed(house, "person", "open", shares={0: mine})
        assert await code(aya, "hand-over", seat=1, bot="easy") == ""
        assert await code(aya, "reveal", share=mine) == ""
        assert (await aya.look())["status"] == "running"

    in_house(scene, tmp_path)


def test_those_who_are_there_need_not_wait_forever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        mine, theirs = share(), share()
        aya, ben, cy, _ = await mixed(house, "person", "person", "person", shares={0: mine})
        monkeypatch.setattr(shuffle, "PATIENCE", 60.0)
        assert await code(aya, "deal") == "too-early"
        monkeypatch.setattr(shuffle, "PATIENCE", 0.0)
        await ben.do("share", hash=share_hash(theirs))
        assert await code(aya, "deal") == ""
        table = await cy.look()
        assert (table["status"], table["shuffle"]["shares"]) == ("running", [None, None, None])
        assert [bool(given) for given in table["shuffle"]["hashes"]] == [True, True, False]
        assert await code(cy, "share", hash=share_hash(share())) == "dealt"
        await check(house, aya.table_id)

    in_house(scene, tmp_path)


def test_the_founder_need_not_sit(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        aya, ben, _ = await mixed(house, "person", "person", shares={}, mixed=True)
        own = {aya: share(), ben: share()}
        for player in own:
            assert await code(player, "share", hash=share_hash(own[player])) == ""
        for player in own:
            assert await code(player, "reveal", share=own[player]) == ""
        assert (await aya.look())["status"] == "running"
        watching = (await mixed(house, "greedy", "greedy", shares={}, mixed=True))[-1]
        assert (await watching.look())["shuffle"] is None

    in_house(scene, tmp_path)


def test_an_invitation_tells_what_kind_of_table_it_is(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        first, _ = await house.found(["person", "open"])
        asked = {"invitation": (await first.look())["invitation"]}
        path = f"/api/tables/{first.table_id}/invited"
        table = (await house.http.post(path, json=asked)).json()
        assert (table["game"], table["from_record"], table["seats"]) == (
            "kunitori",
            False,
            ["person", "open"],
        )
        refused = await house.http.post(path, json={})
        assert (refused.status_code, refused.json()["code"]) == (403, "not-invited")

    in_house(scene, tmp_path)


def test_no_deal_while_a_seat_is_open(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        aya, _ = await mixed(house, "person", "open", shares={0: share()})
        assert await code(aya, "deal") == "not-started"

    in_house(scene, tmp_path)


def test_clocks_start_with_the_deal(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        mine, theirs = share(), share()
        clock = {"seconds": 600, "increment": 30}
        aya, ben, _ = await mixed(house, "person", "person", shares={0: mine, 1: theirs}, clock=clock)
        assert (await aya.look())["clock"]["running"] == []
        await aya.do("reveal", share=mine)
        await ben.do("reveal", share=theirs)
        clock = (await aya.look())["clock"]
        assert (len(clock["running"]), clock["left"]) == (1, [600, 600])

    in_house(scene, tmp_path)


def test_a_rematch_is_mixed_too(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        mine, theirs = share(), share()
        aya, ben, _ = await mixed(house, "person", "person", shares={0: mine, 1: theirs})
        await aya.do("reveal", share=mine)
        await ben.do("reveal", share=theirs)
        await finish(house, aya, ben)
        again = []
        for player, own in ((aya, mine), (ben, None)):
            body = {"id": request_id(), "share": share_hash(own) if own else None}
            found = (await player.ask("POST", "/rematch", body)).json()
            again.append(Player(house, found["table_id"], found["seat"], found["token"]))
        assert (await again[1].look())["status"] == "waiting"
        await again[0].do("reveal", share=mine)
        table = await again[1].look()
        assert (table["status"], table["shuffle"]["shares"]) == ("running", [mine, None])

    in_house(scene, tmp_path)


def test_without_shares_all_is_as_ever(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        first, *_ = await house.seated(["person", "person"])
        assert (await first.look())["shuffle"] is None
        assert await code(first, "share", hash=share_hash(share())) == "not-mixed"
        assert (await first.choose()).status_code == 200

    in_house(scene, tmp_path)


def test_going_on_from_a_mixed_game_is_not_mixed(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        mine = share()
        aya, _ = await mixed(house, "person", "greedy", shares={0: mine})
        await aya.do("reveal", share=mine)
        await finish(house, aya)
        record = (await aya.ask("GET", "/record")).text
        other, *_ = await house.imported(record, ["person", "person"], at=0)
        table = await other.look()
        assert (table["shuffle"], table["from_record"], table["status"]) == (None, True, "running")
        await check(house, other.table_id)

    in_house(scene, tmp_path)
