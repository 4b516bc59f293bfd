"""Hints over HTTP: for the seat that is asked, from what it may know."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, in_house, until


def test_a_hint_names_choices_of_the_question(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        me, *_ = await house.seated(["person", "person"])
        before = await me.look()
        answer = await me.ask("POST", "/hint")
        assert answer.status_code == 200, answer.text
        hints = answer.json()["hints"]
        assert 1 <= len(hints) <= 3
        for hint in hints:
            assert hint["choice"] in before["question"]["choices"]
            assert 0 < hint["share"] <= 1
            assert isinstance(hint["expected"], float)
            assert hint["lead"] < hint["expected"]
        after = await me.look()
        assert (after["view"], after["question"]) == (before["view"], before["question"])
        await me.do("choose", on=before["sequence"], choices=[hints[0]["choice"]["notation"]])

    in_house(scene, tmp_path)


def test_hints_are_refused_to_spectators_and_seats_not_asked(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        me, other, watching = await house.seated(["person", "person"])
        for player, code in ((other, "not-your-turn"), (watching, "only-watching")):
            answer = await player.ask("POST", "/hint")
            assert answer.status_code in (403, 422)
            assert answer.json()["code"] == code
        assert (await me.ask("POST", "/hint")).status_code == 200

    in_house(scene, tmp_path)


def test_no_hint_before_all_seats_are_taken(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        me, _ = await house.found(["person", "open"])
        answer = await me.ask("POST", "/hint")
        assert answer.json()["code"] == "not-started"

    in_house(scene, tmp_path)


@pytest.mark.parametrize("game", ["shogun", "white_castle"])
def test_every_game_has_hints(tmp_path: Path, game: str) -> None:
    async def scene(house: House) -> None:
        me, *_ = await house.seated(["person"] * 3, game)
        assert (await me.ask("POST", "/hint")).json()["hints"]

    in_house(scene, tmp_path)


def test_a_plan_is_advised_as_a_whole(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        me, *_ = await house.seated(["person"] * 3, "shogun")
        before = await me.look()
        plan = (await me.ask("POST", "/hint")).json()["plan"]
        assert plan["lead"] < plan["expected"]
        laid = {action["field"]: action["card"] for action in plan["actions"]}
        assert set(laid) <= set(before["view"]["fields"])
        for action in plan["actions"]:
            assert action["choices"] == [f"plan {action['field']} {action['card']}"]
            assert action["reason"]["code"]
        foretold = (await me.ask("POST", "/forecast", {"plan": laid})).json()
        assert foretold["missing"] == 0
        answer = await me.do("choose", on=before["sequence"], choices=foretold["choices"])
        assert answer.status_code == 200
        assert (await me.look())["view"]["clans"][me.seat]["has_planned"]

    in_house(scene, tmp_path)


def test_other_games_have_no_plan(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        for game in ("kunitori", "white_castle"):
            me, *_ = await house.seated(["person", "person"], game)
            assert (await me.ask("POST", "/hint")).json()["plan"] is None

    in_house(scene, tmp_path)


def test_hints_are_a_setting_of_the_table(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        clock = {"seconds": 1000}
        cases: list[tuple[list[str], dict[str, Any], bool]] = [
            (["person", "person"], {}, True),
            (["person", "person"], {"clock": clock}, False),
            (["person", "person"], {"clock": clock, "hints": True}, True),
            (["person", "person"], {"hints": False}, False),
            (["person", "greedy"], {"clock": clock}, True),
        ]
        for seats, more, allowed in cases:
            me, *_ = await house.found(seats, **more)
            assert (await me.look())["hints"] is allowed
        me, *_ = await house.seated(["person", "person"], hints=False)
        before = await me.look()
        assert (await me.ask("POST", "/hint")).json()["code"] == "hints-off"
        assert (await me.look())["sequence"] == before["sequence"]

    in_house(scene, tmp_path)


def test_the_result_says_who_took_how_many_hints(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        me, other, watching = await house.seated(["person", "person"])
        assert me.seat is not None
        first = await me.ask("POST", "/hint")
        on = (await me.look())["sequence"]
        # About the same question again: the same hints, and no more entries.
        assert (await me.ask("POST", "/hint")).json() == first.json()
        assert (await me.look())["sequence"] == on
        # Who watches is not told before the end.
        assert [seat["hints"] for seat in (await watching.look())["seats"]] == [0, 0]
        async with other.listen(0) as line:
            assert [entry["kind"] for entry in (await other.hear(line))["missed"]] == ["private"]
        notation = first.json()["hints"][0]["choice"]["notation"]
        assert (await me.do("choose", on=0, choices=[notation])).status_code == 200
        for player in (me, other):
            await player.do("hand-over", bot="random")

        async def over() -> bool:
            return bool((await watching.look())["status"] == "over")

        await until(over)
        counts = [seat["hints"] for seat in (await watching.look())["seats"]]
        assert counts == [int(seat == me.seat) for seat in range(2)]

    in_house(scene, tmp_path)
