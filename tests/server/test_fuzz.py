"""Anything can be sent: the answer is what the OpenAPI promises, never an error of ours."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.house import House, Player, in_house, request_id

PROMISES = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
EXAMPLES = 15
ODD: list[object] = [None, [], {}, "x" * 30_000, 1e308, -1, True, ["a"] * 5000]
QUIETLY = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def fuzz(url: str, players: list[Player]) -> int:
    """Every operation with generated input, at a real table with real tokens, and elsewhere."""
    schema = schemathesis.openapi.from_url(f"{url}/api/openapi.json")
    sent = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()

        @QUIETLY
        @given(case=operation.as_strategy(), player=st.sampled_from([*players, None]))
        def ask(case: Case[Any], player: Player | None) -> None:
            nonlocal sent
            headers = {}
            if player:
                if "table_id" in case.path_parameters:
                    case.path_parameters["table_id"] = player.table_id
                headers["Authorization"] = f"Bearer {player.token}"
            case.call_and_validate(headers=headers, checks=PROMISES)
            sent += 1

        ask()
    return sent


def test_the_openapi_is_true(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        players = await house.seated(["person", "person", "open"], public=True)
        sent = await asyncio.to_thread(fuzz, house.url, players)
        assert sent > EXAMPLES * 10
        assert (await players[0].look())["sequence"] >= 0

    in_house(scene, tmp_path)


def bodies(chance: random.Random) -> bytes:
    """Broken, deep, odd and huge JSON, and what is none."""
    good = {"do": "choose", "id": request_id(), "on": 0, "choices": ["done"]}
    kind = chance.randrange(7)
    if kind == 0:
        return chance.randbytes(chance.randrange(300))
    if kind == 1:
        return b"[" * chance.randrange(60_000)
    if kind == 2:
        text = json.dumps(good)
        return text[: chance.randrange(len(text))].encode()
    if kind == 3:
        odd: object = chance.choice(ODD)
        return json.dumps({**good, chance.choice(list(good)): odd}).encode()
    if kind == 4:
        return b'{"do": "choose", "on": ' + b"9" * chance.randrange(1, 6000) + b"}"
    if kind == 5:
        return json.dumps({**good, "choices": ["\ud800"]}).encode()
    return b'{"do": NaN, "id": Infinity}'


def test_random_bodies_break_nothing(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        me, *_ = await house.seated(["person", "person"])
        chance = random.Random("bodies")
        headers = {"Authorization": f"Bearer {me.token}", "Content-Type": "application/json"}
        for address in (
            f"/api/tables/{me.table_id}/commands",
            "/api/tables",
            "/api/tables/import",
            "/api/mine",
        ):
            for _ in range(60):
                answer = await house.http.post(address, content=bodies(chance), headers=headers)
                assert 400 <= answer.status_code < 500, answer.text
                assert set(answer.json()) >= {"code", "reason"}
        assert (await me.look())["sequence"] == 0

    in_house(scene, tmp_path)


def test_oversize_bodies_are_turned_away(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        me, *_ = await house.found(["person", "person"])
        headers = {"Authorization": f"Bearer {me.token}"}
        address = f"/api/tables/{me.table_id}/commands"

        async def stream() -> AsyncIterator[bytes]:
            for _ in range(300):
                yield b"x" * 1024

        for content in (b"x" * 70_000, stream()):
            answer = await told(house, address, content, headers)
            assert answer in (None, "too-large")
        large = {"id": request_id(), "record": "x" * 999_999, "seats": [{"kind": "person"}] * 2}
        assert (await house.http.post("/api/tables/import", json=large)).json()["code"] == "bad-record"
        large["record"] = "x" * 1_200_000
        assert await told(house, "/api/tables/import", json.dumps(large).encode(), {}) in (None, "too-large")
        assert (await me.look())["sequence"] == 0

    in_house(scene, tmp_path)


async def told(
    house: House, address: str, content: bytes | AsyncIterator[bytes], headers: dict[str, str]
) -> str | None:
    """The problem's code; None when the line was cut before all was sent."""
    try:
        answer = await house.http.post(address, content=content, headers=headers)
    except (httpx.WriteError, httpx.ReadError, httpx.RemoteProtocolError):
        return None
    assert answer.status_code == 413
    return str(answer.json()["code"])
