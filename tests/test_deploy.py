"""The examples for hosts: they parse, and what they call is there."""

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from tenshu.cli.main import parser
from tenshu.server.public import PublicUrl
from tenshu.texts import Texts

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "examples" / "deploy"
SAMPLES = {"TENSHU_NAME": "play.example.org", "POSTGRES_PASSWORD": "x", "TENSHU_METRICS_TOKEN": "y"}


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return found


def filled(text: str) -> str:
    return re.sub(r"\$\{([A-Z_]+)[^}]*\}", lambda name: SAMPLES[name[1]], text)


def check_command(arguments: list[str]) -> None:
    args = parser(Texts("en")).parse_args(arguments)
    if args.public_url:
        PublicUrl.parse(args.public_url)


def test_the_compose_file_is_about_the_same_things_throughout() -> None:
    found = compose()
    services = found["services"]
    assert set(services) == {"database", "tenshu", "proxy"}
    for service in services.values():
        assert set(service.get("depends_on", [])) <= set(services)
        assert set(service["networks"]) <= {"default", *found["networks"]}
        for volume in service.get("volumes", []):
            kept = volume.partition(":")[0]
            assert kept in found["volumes"] or (DEPLOY / kept).is_file()
    # Only the proxy can be reached from outside.
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    build = services["tenshu"]["build"]
    assert (DEPLOY / build["context"]).resolve() == ROOT
    assert (ROOT / build["dockerfile"]).is_file()


def test_the_server_in_it_can_be_called_so_and_has_what_it_needs() -> None:
    service = compose()["services"]["tenshu"]
    check_command([filled(word) for word in service["command"]])
    assert {"PGPASSWORD", "TENSHU_METRICS_TOKEN"} <= set(service["environment"])
    assert "POSTGRES_PASSWORD" not in "".join(service["command"])


def test_everything_to_fill_in_is_named() -> None:
    wanted = set(re.findall(r"\$\{([A-Z_]+)", (DEPLOY / "compose.yaml").read_text()))
    wanted |= set(re.findall(r"\{\$([A-Z_]+)\}", (DEPLOY / "Caddyfile").read_text()))
    named = re.findall("^([A-Z_]+)=", (DEPLOY / ".env.example").read_text(), re.MULTILINE)
    assert wanted == set(named) == set(SAMPLES)


def test_the_image_runs_what_is_there() -> None:
    text = (DEPLOY / "Dockerfile").read_text()
    entry = json.loads(re.findall("^ENTRYPOINT (.*)$", text, re.MULTILINE)[0])
    assert entry == ["tenshu"]
    check_command(json.loads(re.findall("^CMD (.*)$", text, re.MULTILINE)[0]))
    health = json.loads(re.findall("^    CMD (.*)$", text, re.MULTILINE)[0])
    compile(health[2], "health", "exec")
    assert "/api/ready" in health[2]
    goals = re.findall("^RUN make (.*)$", text, re.MULTILINE)[0].split()
    rules = (ROOT / "Makefile").read_text()
    assert all(re.search(f"^{re.escape(goal)}:", rules, re.MULTILINE) for goal in goals)


def unit() -> str:
    return (DEPLOY / "tenshu.service").read_text()


def test_the_unit_calls_what_is_there() -> None:
    words = re.findall("^ExecStart=(.*)$", unit(), re.MULTILINE)[0].split()
    assert words[0].endswith("/.venv/bin/tenshu")
    check_command(words[1:])


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    here = tmp_path / "tenshu.service"
    # As if it was installed.
    here.write_text(re.sub("^ExecStart=[^ ]+", "ExecStart=/bin/true", unit(), flags=re.MULTILINE))
    done = subprocess.run(["systemd-analyze", "verify", here], capture_output=True, text=True)
    assert "tenshu.service" not in done.stderr, done.stderr
    assert done.returncode == 0, done.stderr
