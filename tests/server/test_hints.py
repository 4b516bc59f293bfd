"""Hints over HTTP: for the seat that is asked, from what it may know."""

from pathlib import Path

import pytest

from tests.server.house import House, in_house


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
        assert (await me.look())["sequence"] == before["sequence"]
        assert (await me.ask("POST", "/hint")).json() == {"hints": hints}

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
