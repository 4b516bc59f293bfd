"""A plan's forecast over HTTP: for the seat that plans, and for nobody else."""

from pathlib import Path

from tests.server.house import House, Json, Player, in_house


async def asked(player: Player, plan: dict[str, str]) -> tuple[int, Json]:
    answer = await player.ask("POST", "/forecast", {"plan": plan})
    return answer.status_code, answer.json()


def test_a_plan_is_foretold_and_then_laid(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        player, *_, watching = await house.found(["person", "person", "person"], "shogun")
        table = await player.look()
        own = [name for name, land in table["view"]["provinces"].items() if land["owner"] == 0]
        fields = [field for field in table["view"]["fields"] if field != "bid"]
        plan = dict(zip(fields, own, strict=False))
        status, found = await asked(player, plan)
        assert status == 200
        assert found["missing"] == 0
        await player.do("choose", on=table["sequence"], choices=found["choices"])
        assert (await player.look())["view"]["clans"][0]["has_planned"]
        status, refusal = await asked(player, {"castle": "nowhere"})
        assert (status, refusal["code"]) == (422, "unknown-card")
        status, refusal = await asked(watching, plan)
        assert (status, refusal["code"]) == (403, "only-watching")

    in_house(scene, tmp_path)


def test_other_games_have_no_forecast(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        player, *_ = await house.found(["person", "person"])
        status, refusal = await asked(player, {})
        assert (status, refusal["code"]) == (422, "nothing-planned")
        answer = await player.ask("POST", "/odds", {"source": "a", "target": "b", "count": 1})
        assert answer.json()["code"] == "nothing-planned"

    in_house(scene, tmp_path)


def test_an_attack_has_its_odds(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        player, *_, watching = await house.found(["person", "person", "person"], "shogun")
        provinces = (await player.look())["view"]["provinces"]
        own = [name for name, land in provinces.items() if land["owner"] == 0]
        others = [name for name, land in provinces.items() if land["owner"] in (1, 2)]
        asked = [{"source": source, "target": target, "count": 1} for source in own for target in others]
        answers = [await player.ask("POST", "/odds", question) for question in asked]
        found = [answer.json() for answer in answers if answer.status_code == 200]
        assert found
        for one in found:
            assert abs(sum(outcome["share"] for outcome in one["outcomes"]) - 1) < 1e-9
        refused = {answer.json()["code"] for answer in answers if answer.status_code != 200}
        assert refused <= {"not-a-neighbour"}
        assert (await watching.ask("POST", "/odds", asked[0])).json()["code"] == "only-watching"
        assert (await player.ask("POST", "/odds", asked[0] | {"count": 0})).status_code == 422

    in_house(scene, tmp_path)
