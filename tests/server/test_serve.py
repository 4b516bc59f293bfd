"""`tenshu serve`: one command, an address, a game among friends."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tenshu.cli.main import main
from tests.server.house import request_id


def test_one_command_serves_a_game_with_bots(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tenshu", "serve", "--port", "0", "--lang", "en"]
    serving = subprocess.Popen(
        [*command, "--store", str(tmp_path / "tables.db")],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert serving.stdout
    try:
        line = serving.stdout.readline()
        found = re.fullmatch(r"Tenshu is at (http://127\.0\.0\.1:\d+)/\n", line)
        assert found, line
        with httpx.Client(base_url=found[1], timeout=60) as client:
            assert "Tenshu" in client.get("/").text
            seats = [{"kind": "bot"}, {"kind": "person"}]
            asked = {"id": request_id(), "game": "kunitori", "seats": seats}
            table = client.post("/api/tables", json=asked).json()
            headers = {"Authorization": f"Bearer {table['seats'][0]['token']}"}
            address = f"/api/tables/{table['table_id']}"
            until = time.monotonic() + 60
            played = 0
            while played < 5 and time.monotonic() < until:
                now = client.get(address, headers=headers).json()
                if not now["question"]:
                    time.sleep(0.05)
                    continue
                choice = now["question"]["choices"][0]["notation"]
                body = {"do": "choose", "id": request_id(), "on": now["sequence"], "choices": [choice]}
                assert client.post(f"{address}/commands", json=body, headers=headers).status_code == 200
                played += 1
            assert played == 5
    finally:
        serving.send_signal(signal.SIGINT)
        rest = serving.stdout.read()
        serving.wait(timeout=20)
        serving.stdout.close()
    assert "Traceback" not in rest
    assert table["seats"][0]["token"] not in rest


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--port", "70000"], "65535"),
        (["--host", "no.such.host.invalid"], "can’t listen"),
        (["--workers", "0"], "at least 1"),
        (["--public-url", "play.example.org"], "https://play.example.org"),
        (["--metrics", "token"], "TENSHU_METRICS_TOKEN"),
        (["--metrics", "everyone"], "invalid choice"),
        (["--log", "xml"], "invalid choice"),
        (["--store", "/no/such/folder/tables.db", "--port", "0"], "store"),
    ],
)
def test_what_can_not_be_served(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--lang", "en", *arguments]) == 2
    captured = capsys.readouterr()
    assert reason in captured.err
    assert len(captured.err.splitlines()) == 1
