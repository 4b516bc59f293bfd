"""What is told beyond the position: when each thing happened, and why something can't be done."""

from pathlib import Path
from typing import Any

import pytest

from tenshu.server import story
from tests.server.house import House, as_sent, in_house, until
from tests.table.test_table import play_on, table


def test_the_story_says_when_each_thing_happened(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        me, other, watching = await house.seated(["person", "person"])
        heard: list[tuple[int, Any]] = []
        async with me.listen() as line:
            await me.hear(line)
            for _ in range(12):
                deciding = me if (await me.look())["question"] else other
                await deciding.choose(1)
                news = await me.hear(line)
                heard += [(news["sequence"], event["kind"]) for event in news["events"]]
        story = (await me.ask("GET", "/story")).json()["events"]
        assert [(event["sequence"], event["kind"]) for event in story if event["sequence"]] == heard
        seen = {event["sequence"] for event in (await watching.ask("GET", "/story")).json()["events"]}
        assert seen <= {event["sequence"] for event in story} | {0}

    in_house(scene, tmp_path)


def test_the_story_comes_in_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        me, other, _ = await house.seated(["person", "person"])
        for _ in range(12):
            deciding = me if (await me.look())["question"] else other
            await deciding.choose(1)
        whole = (await me.ask("GET", "/story")).json()
        assert (whole["first"], whole["total"]) == (0, len(whole["events"]))

        async def part(query: str) -> list[Any]:
            found = (await me.ask("GET", f"/story?{query}")).json()
            events: list[Any] = found["events"]
            assert (found["sequence"], found["total"]) == (whole["sequence"], whole["total"])
            assert events == whole["events"][found["first"] : found["first"] + len(events)]
            return events

        assert len(await part("begin=2&limit=3")) == 3
        assert await part("begin=100000") == []
        assert [event["sequence"] > 5 for event in whole["events"]].count(True) == len(await part("after=5"))
        monkeypatch.setattr(story, "LARGEST", 300)
        assert 1 <= len(await part("")) < whole["total"]
        monkeypatch.setattr(story, "LARGEST", 1)
        assert len(await part("begin=1")) == 1
        for odd in ("limit=0", "limit=1001", "begin=-1", "after=-1", "more=1"):
            assert (await me.ask("GET", f"/story?{odd}")).status_code == 422

    in_house(scene, tmp_path)


def test_what_was_taken_back_is_no_longer_told(tmp_path: Path) -> None:
    running = table(players=2)
    play_on(running, 30)

    async def scene(house: House) -> None:
        *players, _ = await house.imported(running.save(), ["person", "person"])
        first = running.state.deciders()[0]
        before = (await players[first].ask("GET", "/story")).json()["events"]
        assert {event["sequence"] for event in before} == {0}
        await players[first].choose()
        await players[first].do("ask-undo", on=1)
        await players[1 - first].do("agree", on=2)
        assert (await players[first].ask("GET", "/story")).json()["events"] == before
        await players[first].choose()
        after = (await players[first].ask("GET", "/story")).json()["events"]
        assert {event["sequence"] for event in after} == {0, 4}

    in_house(scene, tmp_path)


def test_it_says_why_something_cannot_be_chosen(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        me, other, watching = await house.seated(["person", "person"])
        legal = (await me.look())["question"]["choices"]
        found = (await me.ask("GET", f"/why?choice={legal[0]['notation']}")).json()
        assert (found["sequence"], found["refused"]) == (0, [])
        (no,) = (await other.ask("GET", f"/why?choice={legal[0]['notation']}")).json()["refused"]
        assert (no["code"], no["choice"]) == ("not-your-turn", legal[0])
        assert (await me.ask("GET", "/why?choice=fly")).json()["code"] == "unknown-notation"
        assert (await watching.ask("GET", "/why")).json()["code"] == "only-watching"
        assert (await other.ask("GET", "/why")).json()["refused"] == []
        for _ in range(20):
            deciding = me if (question := (await me.look())["question"]) else other
            question = question or (await deciding.look())["question"]
            offered = {choice["notation"] for choice in question["choices"]}
            for no in (await deciding.ask("GET", "/why")).json()["refused"]:
                assert no["choice"]["notation"] not in offered
                assert no["reason"]
            chosen = question["choices"][0]["notation"]
            final = (await deciding.ask("GET", f"/why?choice={chosen}")).json()["final"]
            await deciding.choose()
            assert final or (await deciding.look())["undo"]

    in_house(scene, tmp_path)


def test_choices_are_counted_for_those_who_play_on_from_the_past(tmp_path: Path) -> None:
    running = table(players=2)
    while not running.state.over():
        play_on(running, 1)
    count = len(running.record.choices)
    seat, notation = running.record.choices[-1]

    async def scene(house: House) -> None:
        *players, watching = await house.imported(running.save(), ["person", "person"], at=count - 1)
        assert (await watching.look())["choices"] is None
        assert (await watching.ask("GET", "/replay/0")).json()["code"] == "not-over"
        assert {event["choice"] for event in (await watching.ask("GET", "/story")).json()["events"]} == {None}
        await players[seat].do("choose", on=0, choices=[notation])
        assert (await watching.look())["choices"] == count
        assert (await watching.ask("GET", "/positions/0")).json()["choices"] == count - 1
        middle = running.state_at(count // 2)
        past = (await players[0].ask("GET", f"/replay/{count // 2}")).json()
        assert (past["view"], past["choices"]) == (as_sent(middle.view(0)), count // 2)
        assert past["status"] == "running"
        assert (await watching.ask("GET", f"/replay/{count + 1}")).json()["code"] == "no-such-point"
        told = (await watching.ask("GET", "/story")).json()["events"]
        assert {told[0]["choice"], told[-1]["choice"]} == {0, count}

    in_house(scene, tmp_path)


def test_a_pong_tells_who_else_is_there(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        me, other, watching = await house.seated(["person", "person"])
        async with me.listen() as line, watching.listen() as far:
            assert (await me.hear(line))["present"] == [me.seat]
            async with other.listen() as third:
                assert (await other.hear(third))["present"] == [0, 1]
                await line.send('{"kind": "ping"}')
                assert await me.hear(line) == {"kind": "pong", "present": [0, 1]}
            await watching.hear(far)

            async def alone() -> bool:
                await line.send('{"kind": "ping"}')
                return bool((await me.hear(line))["present"] == [me.seat])

            await until(alone)

    in_house(scene, tmp_path)


def test_the_story_after_the_game_leads_back_into_it(tmp_path: Path) -> None:
    running = table(players=2)
    while not running.state.over():
        play_on(running, 1)
    count = len(running.record.choices)
    start = count // 2

    async def scene(house: House) -> None:
        *players, watching = await house.imported(running.save(), ["person", "person"], at=start)
        early = await watching.ask("GET", "/chronicle")
        assert (early.status_code, early.json()["code"]) == (422, "not-over")
        for sequence, (seat, notation) in enumerate(running.record.choices[start:]):
            await players[seat].do("choose", on=sequence, choices=[notation])
        story = (await watching.ask("GET", "/chronicle")).json()
        assert story == (await players[0].ask("GET", "/chronicle")).json()
        assert story["scores"] == running.state.scores()
        assert [sum(sources.values()) for sources in story["breakdown"]] == story["scores"]
        assert (story["seed"], story["seed_hash"]) == (running.record.seed, running.record.seed_hash)
        assert story["fingerprint"] == running.state.fingerprint()
        for part in story["moments"]:
            past = await watching.ask("GET", f"/replay/{part['choice']}")
            assert past.json()["choices"] == part["choice"]

    in_house(scene, tmp_path)
