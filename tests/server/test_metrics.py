"""Figures for Prometheus: there for whom the host chose, and without anyone's secrets."""

import re
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from tenshu.server.metrics import MetricsAccess
from tests.server.house import FREE, Here, House, house, in_house

LOCAL = replace(FREE, metrics=MetricsAccess(local=True))
SAMPLE = re.compile(r'([a-z_]+)(?:\{((?:[a-z]+="[^"]*",?)+)\})? (-?[0-9.e+-]+)')


def samples(text: str) -> dict[str, float]:
    """Every line, which must be one of the format."""
    found: dict[str, float] = {}
    for line in text.splitlines():
        if not line.startswith(("# HELP ", "# TYPE ")):
            parts = SAMPLE.fullmatch(line)
            assert parts, line
            assert f"# TYPE {re.sub('_(bucket|sum|count)$', '', parts[1])} " in text
            found[line.rpartition(" ")[0]] = float(parts[3])
    return found


def test_the_figures_of_a_game(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        first, *rest = await house.seated(["person", "person"])
        for _ in range(3):
            for player in (first, *rest[:-1]):
                if (await player.look())["question"]:
                    assert (await player.choose()).status_code == 200
        async with first.listen() as line:
            await first.hear(line)
            answer = await house.http.get("/metrics")
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        found = samples(answer.text)
        moves = found["tenshu_moves_total"]
        assert moves == found['tenshu_entries_total{kind="play"}'] >= 3
        assert found["tenshu_tables"] == found["tenshu_sockets"] == 1
        assert found['tenshu_store_commits_total{queue="write"}'] >= moves
        assert found['tenshu_store_failures_total{queue="write"}'] == 0
        route = "/api/tables/{table_id}/commands"
        assert found[f'tenshu_requests_total{{method="POST",route="{route}",status="200"}}'] == moves
        assert found[f'tenshu_request_seconds_bucket{{route="{route}",le="+Inf"}}'] == moves
        assert found[f'tenshu_request_seconds_count{{route="{route}"}}'] == moves
        assert first.table_id not in answer.text

    in_house(scene, tmp_path, LOCAL)


def test_made_up_paths_and_methods_make_no_figures(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        for number in range(10):
            await house.http.request(f"MADE{number}", f"/nowhere/{number}")
            await house.http.get(f"/api/rules/{number}/sources")
        found = samples((await house.http.get("/metrics")).text)
        assert len([name for name in found if name.startswith("tenshu_requests_total")]) <= 3

    in_house(scene, tmp_path, LOCAL)


async def seen(asking: House, **headers: str) -> int:
    return (await asking.http.get("/metrics", headers=headers)).status_code


@pytest.mark.parametrize(
    ("access", "headers", "status"),
    [
        (MetricsAccess(), {}, 404),
        (MetricsAccess(local=True), {}, 200),
        (MetricsAccess(local=True), {"X-Forwarded-For": "203.0.113.7"}, 404),
        (MetricsAccess(token="s3cret"), {}, 404),
        (MetricsAccess(token="s3cret"), {"Authorization": "Bearer wrong"}, 404),
        (MetricsAccess(token="s3cret"), {"Authorization": "Bearer s3cret"}, 200),
    ],
)
def test_who_may_see_them(
    access: MetricsAccess, headers: dict[str, str], status: int, tmp_path: Path
) -> None:
    async def scene(house: House) -> None:
        assert await seen(house, **headers) == status

    in_house(scene, tmp_path, replace(FREE, metrics=access))


class Queued(Here):
    def waiting(self) -> int:
        return 7


@pytest.mark.anyio
async def test_bots_that_can_say_how_many_wait(tmp_path: Path) -> None:
    async with house(tmp_path, LOCAL, Queued()) as running, httpx.AsyncClient(base_url=running.url) as http:
        assert samples((await http.get("/metrics")).text)["tenshu_bots_queue"] == 7


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
