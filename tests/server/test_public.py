"""A server with a public address answers to it alone, and to its own pages."""

from dataclasses import replace
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tenshu.core.refusal import Refusal
from tenshu.server.public import PublicUrl
from tests.server.house import FREE, House, in_house, request_id

URL = "https://play.example.org"
PUBLIC = replace(FREE, public_url=PublicUrl.parse(URL))
OWN = {"Host": "play.example.org"}
ASKED = {"game": "kunitori", "seats": [{"kind": "person"}, {"kind": "person"}]}


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("play.example.org", 200),
        ("PLAY.example.org:443", 200),
        ("play.example.org:8420", 421),
        ("example.org", 421),
        ("127.0.0.1", 421),
        ("play.example.org.evil.example", 421),
        ("play.example.org:x", 421),
        ("", 421),
    ],
)
def test_the_host(host: str, status: int, tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        answer = await house.http.get("/api/rules", headers={"Host": host})
        assert answer.status_code == status
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        assert answer.headers["x-content-type-options"] == "nosniff"

    in_house(scene, tmp_path, PUBLIC)


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        (None, 201),
        (URL, 201),
        ("https://play.example.org:443", 201),
        ("http://play.example.org", 403),
        ("https://evil.example", 403),
        ("null", 403),
    ],
)
def test_the_origin(origin: str | None, status: int, tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        headers = OWN | ({"Origin": origin} if origin else {})
        asked = ASKED | {"id": request_id()}
        answer = await house.http.post("/api/tables", json=asked, headers=headers)
        assert answer.status_code == status, answer.text
        # A link from another site leads here all the same.
        assert (await house.http.get("/api/rules", headers=headers)).status_code == 200
        if status != 201:
            assert answer.json()["code"] == "wrong-origin"
        assert await greeted(house, headers) == (status == 201)

    in_house(scene, tmp_path, PUBLIC)


async def greeted(house: House, headers: dict[str, str]) -> bool:
    address = house.url.replace("http", "ws", 1) + f"/api/tables/{'a' * 16}/events"
    port = int(house.url.rpartition(":")[2])
    own = "ws://play.example.org:443" + address.partition(str(port))[2]
    try:
        line = await connect(
            own,
            host="127.0.0.1",
            port=port,
            origin=None,
            additional_headers={k: v for k, v in headers.items() if k != "Host"},
        )
    except InvalidStatus:
        return False
    await line.close()
    return True


def test_watchers_may_use_any_name(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        for path in ("/api/health", "/api/ready"):
            assert (await house.http.get(path)).status_code == 200

    in_house(scene, tmp_path, PUBLIC)


def test_without_a_public_address_all_is_as_before(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        answer = await house.http.get("/api/rules", headers={"Host": "castle.local:8420"})
        assert answer.status_code == 200
        assert "strict-transport-security" not in answer.headers

    in_house(scene, tmp_path)


@pytest.mark.parametrize(
    "text",
    ["play.example.org", "ftp://play.example.org", "https://", "https://a/b", "https://u:p@a", "https://a:x"],
)
def test_what_is_no_public_address(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        PublicUrl.parse(text)
    assert refused.value.code == "bad-public-url"
