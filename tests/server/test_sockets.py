"""Events by WebSocket: in order, none missed, nothing for the wrong eyes, whatever is sent."""

import asyncio
import json
import random
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.house import House, in_house


def test_every_entry_is_told_in_order(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        first, second, watching = await house.seated(["person", "person"])
        async with second.listen() as line, watching.listen() as far:
            hello = await second.hear(line)
            assert (hello["kind"], hello["sequence"], hello["missed"]) == ("table", 0, [])
            assert (await watching.hear(far))["table"]["seat"] is None
            await first.do("choose", on=0, choices=["done"])
            await first.do("chat", text="Your turn")
            heard = [await second.hear(line) for _ in range(2)]
            assert [(news["sequence"], news["kind"], news["seat"]) for news in heard] == [
                (1, "play", first.seat),
                (2, "chat", first.seat),
            ]
            assert heard[1]["data"] == {"text": "Your turn"}
            assert heard[0]["table"]["question"]["seat"] == second.seat
            assert (await watching.hear(far))["table"]["question"] is None

    in_house(scene, tmp_path)


def test_a_reconnect_resumes_where_it_broke_off(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        first, second, _ = await house.seated(["person", "person"])
        async with second.listen() as line:
            await second.hear(line)
            await first.do("chat", text="one")
            assert (await second.hear(line))["sequence"] == 1
        for text in ("two", "three"):
            await first.do("chat", text=text)
        async with second.listen(since=1) as line:
            resumed = await second.hear(line)
            assert [news["data"]["text"] for news in resumed["missed"]] == ["two", "three"]
            assert resumed["sequence"] == 3
            assert resumed["table"]["sequence"] == 3
        # The memory of a process that has just loaded the game from a snapshot.
        session = await house.tables.session(second.table_id)
        session.hosted.latest.clear()
        async with second.listen(since=0) as line:
            assert [news["sequence"] for news in (await second.hear(line))["missed"]] == [1, 2, 3]
        for odd in (99, None, 3):
            async with second.listen(since=odd) as line:
                assert (await second.hear(line))["missed"] == []

    in_house(scene, tmp_path)


def test_only_the_right_token_gets_in(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        here, *_ = await house.found(["person", "person"])
        there, *_ = await house.found(["person", "person"])
        address = f"{house.url.replace('http', 'ws', 1)}/api/tables/{here.table_id}/events"
        greetings: list[object] = [
            {"token": there.token},
            {"token": here.token[:-1]},
            {"token": "x" * 300},
            {"since": 1},
            {"token": here.token, "since": -1},
            {"token": here.token, "more": 1},
            [],
        ]
        for greeting in greetings:
            async with connect(address) as line:
                await line.send(json.dumps(greeting))
                problem = json.loads(await line.recv())
                assert problem["kind"] == "problem"
                assert problem["code"]
                with pytest.raises(ConnectionClosed):
                    await line.recv()
                assert line.close_code == 4400

    in_house(scene, tmp_path)


def frames(chance: random.Random) -> str | bytes:
    kind = chance.randrange(6)
    if kind == 0:
        return chance.randbytes(chance.randrange(200))
    if kind == 1:
        return json.dumps({"kind": "ping"})
    if kind == 2:
        return "[" * chance.randrange(4000)
    if kind == 3:
        return json.dumps(
            {"token": "x" * chance.randrange(5000), "since": chance.choice([0, -1, 1.5, None, "a"])}
        )
    if kind == 4:
        return "é\x00\U0001f600" * chance.randrange(3000)
    return chance.choice(["null", "true", "1e999", "{}", '{"kind": 1}', "", "NaN", '{"kind": "play"}'])


@pytest.mark.parametrize("greeted", [True, False])
def test_random_frames_break_nothing(greeted: bool, tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        me, other, _ = await house.seated(["person", "person"])
        address = f"{house.url.replace('http', 'ws', 1)}/api/tables/{me.table_id}/events"
        for seed in range(40):
            chance = random.Random(seed)
            async with connect(address) as line:
                try:
                    if greeted:
                        await line.send(json.dumps({"token": me.token}))
                    for _ in range(8):
                        await line.send(frames(chance))
                    async with asyncio.timeout(0.1):
                        async for _ in line:
                            pass
                except (ConnectionClosed, TimeoutError):
                    pass
        assert (await me.do("choose", on=0, choices=["done"])).status_code == 200
        async with other.listen(0) as line:
            assert (await other.hear(line))["sequence"] == 1

        async def quiet() -> bool:
            return bool((await house.http.get("/api/health")).json()["sockets"] == 0)

        async with asyncio.timeout(60):
            while not await quiet():
                await asyncio.sleep(0.05)

    in_house(scene, tmp_path)
