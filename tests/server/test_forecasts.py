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

    in_house(scene, tmp_path)
