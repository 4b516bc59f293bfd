"""What the server writes down: for people or programs, without links and passwords."""

import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from tenshu.server.logs import FORMATS, JsonLines, Sparing, without_secrets
from tests.server.house import House, in_house


def record(message: str, *args: object, error: Exception | None = None) -> logging.LogRecord:
    info = (type(error), error, error.__traceback__) if error else None
    return logging.LogRecord("tenshu.server", logging.ERROR, "", 0, message, args, info)


TOKEN = "abcdefghijklmnop." + "Aa1-" * 8


@pytest.mark.parametrize("form", FORMATS)
def test_links_and_passwords_are_left_out(form: str) -> None:
    error = ValueError(f"Bearer {TOKEN} at postgresql://tenshu:sesame@db/tenshu")
    try:
        raise error
    except ValueError:
        line = FORMATS[form]().format(record("token %s", TOKEN, error=error))
    assert "Aa1-" not in line
    assert "sesame" not in line
    assert "abcdefghijklmnop" in line
    assert "ValueError" in line


def test_a_line_of_json_is_one_line() -> None:
    line = JsonLines().format(record("two\nlines and a “quote”"))
    assert "\n" not in line
    found = json.loads(line)
    assert (found["level"], found["from"]) == ("error", "tenshu.server")
    assert found["message"] == "two\nlines and a “quote”"
    assert found["at"].endswith("Z")


def test_what_is_no_secret_stays() -> None:
    text = "table abcdefghijklmnop failed: postgresql://tenshu@db/tenshu"
    assert without_secrets(text) == text


@pytest.fixture
def access(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    with caplog.at_level(logging.INFO, "tenshu.access"):
        yield caplog


def test_the_access_log_tells_what_was_asked(access: pytest.LogCaptureFixture, tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        first, *_ = await house.seated(["person", "person"])
        await first.choose()
        await house.http.get(f"/api/tables/{first.table_id}?token={first.token}")
        async with first.listen() as line:
            await first.hear(line)
        lines = [JsonLines().format(found) for found in access.records if found.name == "tenshu.access"]
        assert not [line for line in lines if first.token in line or first.table_id in line]
        told = [json.loads(line) for line in lines]
        assert {"POST", "GET"} <= {line["method"] for line in told}
        moved = next(line for line in told if line["route"] == "/api/tables/{table_id}/commands")
        assert (moved["address"], moved["status"]) == ("127.0.0.1", 200)
        assert moved["ms"] > 0

    in_house(scene, tmp_path)


def line(message: str, at: float, name: str = "tenshu.server") -> logging.LogRecord:
    found = logging.LogRecord(name, logging.ERROR, "", 0, "%s failed", (message,), None)
    found.created = at
    return found


def test_what_happens_again_and_again_fills_no_disk() -> None:
    sparing = Sparing()
    written = [sparing.filter(line(f"table {number}", number / 1000)) for number in range(10_000)]
    assert sum(written) == sparing.MOST
    assert sparing.filter(line("another", 1.0, "tenshu.other"))
    later = line("the last", 61.0)
    assert sparing.filter(later)
    assert later.getMessage() == f"the last failed ({10_000 - sparing.MOST} more like this before)"
    assert all(sparing.filter(line("GET", 1.0, "tenshu.access")) for _ in range(1000))
