"""Limits, headers, logs and notices: what protects the host and the players from others."""

import asyncio
import logging
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import ClassVar

import pytest

from tenshu.core.refusal import Refusal
from tenshu.server.app import ServerConfig
from tenshu.server.guard import Buckets, Limits
from tenshu.server.notices import Notices, PushKey
from tests.server.house import FREE, House, Player, house, in_house, request_id, until


def test_a_bucket_empties_and_fills(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("tenshu.server.guard.time.monotonic", lambda: now)
    bucket = Buckets(rate=2.0, burst=3.0)
    assert [bucket.take("a") for _ in range(4)] == [0, 0, 0, 0.5]
    assert bucket.take("b") == 0
    now = 1.0
    assert [bucket.take("a") for _ in range(3)] == [0, 0, 0.5]


def test_too_many_requests_are_turned_away(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        answers = [await house.http.get("/api/health") for _ in range(40)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert refused[0].json()["code"] == "too-many"
        assert int(refused[0].headers["retry-after"]) >= 1
        assert refused[0].headers["x-content-type-options"] == "nosniff"

    in_house(scene, tmp_path, ServerConfig(limits=Limits(rate=5, burst=10)))


def test_tables_are_not_founded_without_end(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        asked = {"game": "kunitori", "seats": [{"kind": "person"}] * 2}
        codes = [
            (await house.http.post("/api/tables", json={**asked, "id": request_id()})).status_code
            for _ in range(30)
        ]
        assert codes.count(201) < 30
        assert set(codes) <= {201, 429}

    in_house(scene, tmp_path, ServerConfig(limits=Limits(rate=10, burst=40)))


def test_every_answer_has_sane_headers(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        me, *_ = await house.found(["person", "person"])
        answers = [
            await house.http.get("/"),
            await house.http.get("/docs"),
            await house.http.get("/nowhere"),
            await house.http.delete("/api/lobby"),
            await me.ask("GET", ""),
            await me.do("dance"),
        ]
        assert [answer.status_code for answer in answers] == [200, 200, 404, 405, 200, 422]
        for answer in answers:
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
            assert "access-control-allow-origin" not in answer.headers
        assert all(answer.headers["cache-control"] == "no-store" for answer in answers[3:])
        assert all(set(answer.json()) == {"code", "reason", "details"} for answer in answers[2:4])

    in_house(scene, tmp_path)


def test_no_secret_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    secrets: list[str] = []

    async def scene(house: House) -> None:
        players = await house.seated(["person", "person"])
        secrets.extend(player.token.partition(".")[2] for player in players)
        async with players[0].listen() as line:
            await players[0].hear(line)
        await players[0].do("choose", on=0, choices=["done"])
        await players[0].do("choose", on=0, choices=["done"])
        session = await house.tables.session(players[0].table_id)
        secrets.append(str(session.hosted.table.record.seed))

    in_house(scene, tmp_path)
    server_lines = [
        record.getMessage()
        for record in caplog.records
        if record.name.split(".")[0] in ("tenshu", "uvicorn", "asyncio")
    ]
    assert not [line for line in server_lines for secret in secrets if secret in line]


def test_two_servers_on_one_store_never_both_win(tmp_path: Path) -> None:
    """The store's unique key decides, whatever each process has in memory."""

    async def play() -> None:
        async with house(tmp_path) as one, house(tmp_path) as two:
            players = await one.seated(["person", "person"])
            for turn in range(6):
                table = await players[0].look()
                me = next(player for player in players if player.seat in table["deciders"])
                twin = Player(two, me.table_id, me.seat, me.token)
                choices = [choice["notation"] for choice in (await me.look())["question"]["choices"]]
                answers = await asyncio.gather(
                    me.do("choose", on=table["sequence"], choices=[choices[0]]),
                    twin.do("choose", on=table["sequence"], choices=[choices[-1]]),
                )
                assert sorted(answer.status_code for answer in answers) == [200, 409], turn
                # SQLite tells other processes nothing: have both look.
                for server in (one, two):
                    await server.tables.refresh(await server.tables.session(me.table_id))
                assert {**await me.look(), "now": 0} == {**await twin.look(), "now": 0}

    asyncio.run(play())


class Receiver(BaseHTTPRequestHandler):
    heard: ClassVar[list[bytes]] = []

    def do_POST(self) -> None:
        self.heard.append(self.rfile.read(int(self.headers["content-length"])))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *args: object) -> None:
        pass


def test_a_webhook_is_told_whose_turn_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = HTTPServer(("127.0.0.1", 0), Receiver)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    notices = Notices(hooks=("hooks.example.org",))
    call, local = notices.call, f"http://127.0.0.1:{server.server_port}/"
    monkeypatch.setattr(notices, "call", lambda url, text: call(local, text))

    async def scene(house: House) -> None:
        first, second, _ = await house.seated(
            ["person", "person"], webhook="https://hooks.example.org/secret"
        )
        await first.do("choose", on=0, choices=["done"])

        async def heard() -> bool:
            return bool(Receiver.heard)

        await until(heard)
        assert f'"seat": {second.seat}'.encode() in Receiver.heard[0]
        assert not [text for text in first.traffic if "hooks.example.org" in text]

    in_house(scene, tmp_path, ServerConfig(limits=FREE.limits, notices=notices))
    server.shutdown()
    server.server_close()


BAD_HOOKS = [
    "http://hooks.example.org/x",
    "https://hooks.example.org:8443/x",
    "https://user@hooks.example.org/x",
    "https://127.0.0.1/x",
    "https://hooks.example.org.evil.example/x",
    "https://[::1/x",
    "file:///etc/passwd",
]


@pytest.mark.parametrize("url", BAD_HOOKS)
def test_webhooks_go_only_where_the_host_allows(url: str) -> None:
    notices = Notices(hooks=("hooks.example.org",))
    notices.check_hook("https://hooks.example.org/x")
    with pytest.raises(Refusal, match="host that this server allows"):
        notices.check_hook(url)


def test_push_goes_only_to_push_services() -> None:
    notices = Notices(push=PushKey("key.pem", "public", "mailto:host@example.org"))
    notices.push_key = "public"
    notices.check_push("https://updates.push.services.mozilla.com/wpush/v2/abc")
    for endpoint in (
        "https://example.org/x",
        "https://169.254.169.254/",
        "https://evilpush.apple.com.example/",
    ):
        with pytest.raises(Refusal, match="push service"):
            notices.check_push(endpoint)
    with pytest.raises(Refusal, match="no web push"):
        Notices().check_push("https://fcm.googleapis.com/x")


def test_push_tells_those_who_are_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notices = Notices(push=PushKey("key.pem", "public", "mailto:host@example.org"))
    notices.push_key = "public"
    pushed: list[tuple[object, object]] = []

    async def send(subscription: dict[str, object], text: dict[str, object]) -> None:
        pushed.append((subscription["endpoint"], text["seat"]))

    monkeypatch.setattr(notices, "send_push", send)
    endpoint = "https://fcm.googleapis.com/fcm/send/abc"
    push = {"endpoint": endpoint, "keys": {"p256dh": "B" * 87, "auth": "a" * 22}}

    async def scene(house: House) -> None:
        first, second, _ = await house.seated(["person", "person"])
        assert (await second.look())["push_key"] == "public"
        assert (await second.do("subscribe", push=push)).status_code == 200
        async with first.listen(0) as line:
            assert (await first.hear(line))["missed"][0]["kind"] == "private"
        await first.do("choose", on=0, choices=["done"])
        assert pushed == [(endpoint, second.seat)]
        assert not [text for text in first.traffic if "fcm.googleapis" in text]
        async with second.listen() as line:
            await second.hear(line)
            await second.choose(0)
        await second.do("subscribe")
        assert len(pushed) == 1

    in_house(scene, tmp_path, ServerConfig(limits=FREE.limits, notices=notices))
