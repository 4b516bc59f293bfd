"""Commands: once each, on the table the player saw, or not at all."""

import asyncio
from pathlib import Path
from typing import Any

from tenshu.bots.registry import SUBSTITUTE
from tenshu.server.hosted import HostedTable
from tests.server.house import House, as_sent, in_house, request_id
from tests.table.test_table import buying, notation


def test_a_retry_gets_the_first_answer(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        first, second, _ = await house.seated(["person", "person"])
        command = {"do": "choose", "id": request_id(), "on": 0, "choices": ["done"]}
        answers = [await first.ask("POST", "/commands", command) for _ in range(3)]
        assert [answer.json() for answer in answers] == [{"sequence": 1}] * 3
        assert (await second.choose(1)).json() == {"sequence": 2}
        delayed = await first.ask("POST", "/commands", command)
        assert (delayed.status_code, delayed.json()) == (200, {"sequence": 1})
        assert (await first.look())["sequence"] == 2

    in_house(scene, tmp_path)


def test_a_stale_choice_gets_the_table_as_it_is(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        first, second, _ = await house.seated(["person", "person"])
        assert (await first.do("choose", on=0, choices=["done"])).status_code == 200
        late = await first.do("choose", on=0, choices=["done"])
        assert late.status_code == 409
        assert late.json()["code"] == "stale"
        now = await first.look()
        assert {**late.json()["table"], "now": 0} == {**now, "now": 0}
        # From a table that never was, as after a restored backup.
        assert (await second.do("choose", on=99, choices=["done"])).status_code == 409
        assert (await second.look())["sequence"] == 1

    in_house(scene, tmp_path)


def test_of_many_at_once_exactly_one_wins(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        first, *_ = await house.seated(["person", "person"])
        same = {"do": "choose", "id": request_id(), "on": 0, "choices": ["done"]}
        rivals = [{**same, "id": request_id()} for _ in range(20)]
        answers = await asyncio.gather(
            *(first.ask("POST", "/commands", command) for command in [*rivals, *[rivals[7]] * 5])
        )
        won = [answer for answer in answers if answer.status_code == 200]
        lost = [answer for answer in answers if answer.status_code == 409]
        assert len(won) + len(lost) == 25
        assert len(won) in (1, 6)
        assert {answer.json()["sequence"] for answer in won} == {1}
        assert all(answer.json()["table"]["sequence"] == 1 for answer in lost)

    in_house(scene, tmp_path)


def test_reordered_commands_do_not_slip_in(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        first, second, _ = await house.seated(["person", "person"])
        early = {"do": "choose", "id": request_id(), "on": 1, "choices": ["done"]}
        assert (await second.ask("POST", "/commands", early)).status_code == 409
        assert (await first.do("choose", on=0, choices=["done"])).status_code == 200
        assert (await second.ask("POST", "/commands", early)).json() == {"sequence": 2}

    in_house(scene, tmp_path)


def test_chat_makes_no_choice_stale(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        first, second, _ = await house.seated(["person", "person"])
        assert (await second.do("chat", text=" Good  luck! ")).json() == {"sequence": 1}
        assert (await second.do("rename", name="Ben")).json() == {"sequence": 2}
        assert (await first.do("choose", on=0, choices=["done"])).json() == {"sequence": 3}
        table = await first.look()
        chat = (await first.ask("GET", "/chat")).json()["chat"]
        assert [(line["sequence"], line["seat"], line["text"]) for line in chat] == [
            (1, second.seat, "Good luck!")
        ]
        assert table["seats"][second.seat]["name"] == "Ben"

    in_house(scene, tmp_path)


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"do": "choose", "on": 0, "choices": ["buy country"]}, "kunitori"),
    ({"do": "choose", "on": 0, "choices": ["dance"]}, "unknown-notation"),
    ({"do": "choose", "on": 0, "choices": ["done", "done"]}, "plan-too-long"),
    ({"do": "undo", "on": 0}, "no-undo"),
    ({"do": "ask-undo", "on": 0}, "no-undo"),
    ({"do": "agree", "on": 0}, "no-request"),
    ({"do": "return"}, "no-bot"),
    ({"do": "hand-over", "bot": "genius"}, "unknown-bot"),
    ({"do": "hand-over", "seat": 15}, "not-your-seat"),
    ({"do": "rename", "name": "   "}, "empty-text"),
    ({"do": "rename", "name": "a\nb"}, "bad-input"),
    ({"do": "chat", "text": "x" * 501}, "bad-input"),
    ({"do": "dance"}, "bad-input"),
    ({"do": "choose", "choices": ["done"]}, "bad-input"),
    ({"do": "subscribe", "push": None, "more": 1}, "bad-input"),
]


def test_what_is_refused_changes_nothing_and_says_why(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        first, *_ = await house.seated(["person", "person"])
        for command, code in REFUSED:
            answer = await first.ask("POST", "/commands", {"id": request_id(), **command})
            problem = answer.json()
            assert answer.status_code == 422, command
            assert code in (problem["code"], "kunitori"), problem
            assert problem["reason"]
        assert (await first.look())["sequence"] == 0

    in_house(scene, tmp_path)


def test_a_plan_is_one_entry_and_can_be_taken_back(tmp_path: Path) -> None:
    running, seat = buying()
    first = notation(running, seat, 1)
    after = running.branch(len(running.record.choices))
    after.say(seat, first)
    second = notation(after, seat, 0)

    async def scene(house: House) -> None:
        *players, _ = await house.imported(running.save(), ["person", "person"])
        me, other = players[seat], players[1 - seat]
        before = (await me.look())["view"]
        bad = await me.do("choose", on=0, choices=[first, "fly away"])
        assert bad.json()["details"]["number"] == 2
        assert (await me.do("choose", on=0, choices=[first])).json() == {"sequence": 1}
        assert (await me.look())["undo"]
        assert not (await other.look())["undo"]
        assert (await other.do("undo", on=1)).json()["code"] == "no-undo"
        assert (await me.do("undo", on=1)).json() == {"sequence": 2}
        assert (await me.look())["view"] == before
        assert (await me.do("choose", on=2, choices=[first, second])).json() == {"sequence": 3}
        past = await me.ask("GET", "/positions/1")
        assert past.json()["view"] == as_sent(after.view(seat))
        assert (await other.ask("GET", "/positions/1")).json()["view"] == as_sent(after.view(1 - seat))
        assert (await me.ask("GET", "/positions/4")).json()["code"] == "no-such-point"

    in_house(scene, tmp_path)


def test_beyond_that_all_must_agree(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        first, second, third, watching = await house.seated(["person", "person", "person"])
        before = (await first.look())["view"]
        await first.do("choose", on=0, choices=["done"])
        assert (await first.do("undo", on=1)).json()["code"] == "no-undo"
        assert (await first.do("ask-undo", on=1)).json() == {"sequence": 2}
        assert (await second.look())["undo_request"] == {
            "seat": first.seat,
            "agreed": [first.seat],
            "waiting": sorted({0, 1, 2} - {first.seat}),
        }
        assert (await watching.do("agree", on=2)).status_code == 403
        assert (await second.do("agree", on=1)).status_code == 409
        assert (await second.do("agree", on=2)).json() == {"sequence": 3}
        assert (await third.do("agree", on=3)).json() == {"sequence": 4}
        table = await first.look()
        assert (table["view"], table["undo_request"]) == (before, None)
        await first.do("choose", on=4, choices=["done"])
        await first.do("ask-undo", on=5)
        assert (await third.do("decline", on=6)).status_code == 200
        assert (await first.look())["undo_request"] is None

    in_house(scene, tmp_path)


def test_nothing_is_taken_back_behind_an_absent_players_back(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        first, second, _ = await house.seated(["person", "person"])
        await first.do("choose", on=0, choices=["done"])
        assert (await second.do("hand-over")).status_code == 200
        async with asyncio.timeout(60):
            while (table := await first.look())["question"] is None:
                await asyncio.sleep(0.02)
        assert (await first.do("ask-undo", on=table["sequence"])).status_code == 200
        table = await first.look()
        assert table["undo_request"]["waiting"] == [second.seat]
        # Also after a restart, and the absent player alone can agree.
        session = await house.tables.session(first.table_id)
        kept = session.hosted.to_snapshot().data
        hosted = HostedTable(first.table_id, session.hosted.agreement, session.hosted.created, kept)
        assert hosted.table.unasked() == [second.seat]
        assert (await second.do("agree", on=table["sequence"])).status_code == 200
        assert (await first.look())["undo_request"] is None

    in_house(scene, tmp_path)


def test_a_seat_goes_to_a_bot_and_back(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        first, second, _ = await house.seated(["person", "person"])
        assert (await first.do("hand-over")).status_code == 200
        async with asyncio.timeout(60):
            while (await second.look())["question"] is None:
                await asyncio.sleep(0.02)
        assert (await first.look())["seats"][first.seat]["bot"] == SUBSTITUTE
        assert (await first.do("choose", on=1, choices=["done"])).status_code in (409, 422)
        assert (await first.do("return")).status_code == 200
        assert (await first.look())["seats"][first.seat]["kind"] == "person"
        await second.choose(0)

    in_house(scene, tmp_path)


def test_all_can_plan_at_once(tmp_path: Path) -> None:
    """In Shogun everyone plans in secret: what the others lay makes nobody's choice stale."""

    async def scene(house: House) -> None:
        *players, _ = await house.found(["person"] * 3, "shogun")
        while len((await players[0].look())["deciders"]) == 1:
            seat = (await players[0].look())["deciders"][0]
            assert (await players[seat].choose(0)).status_code == 200
        on = (await players[0].look())["sequence"]
        asked = [(await player.look())["question"]["choices"] for player in players]
        answers = await asyncio.gather(
            *(
                player.do("choose", on=on, choices=[choices[0]["notation"]])
                for player, choices in zip(players, asked, strict=True)
            )
        )
        assert [answer.status_code for answer in answers] == [200, 200, 200]
        again = await players[0].do("choose", on=on, choices=[asked[0][0]["notation"]])
        assert again.status_code == 409
        table = await players[0].look()
        assert [choice["verb"] for choice in table["spontaneous"]] == ["replan"]
        assert (await players[0].do("choose", on=table["sequence"], choices=["replan"])).status_code == 200
        assert (await players[0].look())["question"]["choices"] == asked[0]

    in_house(scene, tmp_path)
