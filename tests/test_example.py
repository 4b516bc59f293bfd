"""The example of docs/add-a-game.md, installed beside Tenshu as a stranger would: everything knows it."""

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tenshu
from tenshu.bots.registry import LEVELS

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "examples" / "torii"


class Installed:
    """An environment of its own with Tenshu as it is here, and the example."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
        self.python = str(folder / "bin" / "python")
        site = next((folder / "lib").iterdir()) / "site-packages"
        here = [str(Path(tenshu.__file__).parent.parent), sysconfig.get_path("purelib")]
        (site / "beside.pth").write_text("\n".join(here))
        # A copy: building leaves files behind.
        source = str(shutil.copytree(EXAMPLE, folder / "source"))
        install = ["pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--python", self.python]
        subprocess.run([sys.executable, "-m", "uv", *install, source], check=True)

    def run(self, *words: str) -> str:
        return subprocess.run(
            [self.python, *words], cwd=self.folder, env=self.env(), capture_output=True, text=True, check=True
        ).stdout

    def tenshu(self, *words: str) -> str:
        return self.run("-m", "tenshu", *words)

    def env(self) -> dict[str, str]:
        return {**os.environ, "XDG_STATE_HOME": str(self.folder), "PYTHONPATH": ""}


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("torii") / "venv")


def test_it_keeps_every_promise(installed: Installed) -> None:
    assert " 0 failures" in installed.tenshu("check", "torii", "--games", "200", "--jobs", "1")


@pytest.mark.parametrize("level", [*LEVELS, "greedy", "random"])
def test_every_bot_plays_it(installed: Installed, level: str) -> None:
    told = installed.tenshu("arena", "torii", "--bots", f"random,{level}", "--games", "4", "--json")
    assert json.loads(told)


def test_it_is_simulated_and_reported(installed: Installed) -> None:
    installed.tenshu("sim", "torii", "--games", "40", "--bots", "greedy", "--out", "torii.parquet")
    installed.tenshu("report", "torii.parquet", "--out", "torii.html")
    assert "Torii" in (installed.folder / "torii.html").read_text()


def test_it_is_an_environment(installed: Installed) -> None:
    code = (
        "import gymnasium, tenshu.envs.gym\n"
        "env = gymnasium.make('tenshu/torii-v1', players=3)\n"
        "seen, info = env.reset(seed=1)\n"
        "print(env.step(int(info['action_mask'].argmax()))[0].shape)"
    )
    assert installed.run("-c", code).startswith("(")


@pytest.fixture(scope="module")
def address(installed: Installed) -> Iterator[str]:
    command = [
        installed.python,
        "-m",
        "tenshu",
        "serve",
        "--port",
        "0",
        "--store",
        "tables.db",
        "--lang",
        "en",
    ]
    server = subprocess.Popen(
        command, cwd=installed.folder, env=installed.env(), stdout=subprocess.PIPE, text=True
    )
    assert server.stdout
    yield server.stdout.readline().split()[-1]
    server.terminate()
    server.wait(20)
    server.stdout.close()


def ask(url: str, body: object = None, token: str = "") -> Any:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url, data, headers)) as answer:
        return json.load(answer)


def test_a_table_of_it_is_played_on_the_server(address: str) -> None:
    seats = [{"kind": "person", "name": "Aya"}, {"kind": "bot", "bot": "hard"}]
    table = ask(f"{address}api/tables", {"id": "torii-" + "0" * 20, "game": "torii", "seats": seats})
    game, token = f"{address}api/tables/{table['table_id']}", table["seats"][0]["token"]
    command = {"id": "stop-" + "0" * 20, "do": "choose", "on": 0, "choices": ["stop"]}
    ask(f"{game}/commands", command, token)
    for _ in range(200):
        if ask(game, token=token)["status"] == "over":
            return
        time.sleep(0.05)
    pytest.fail("the bot did not answer")


def test_its_events_are_in_the_schema(address: str) -> None:
    schemas = ask(f"{address}api/openapi.json")["components"]["schemas"]
    [form] = schemas["ToriiEvent"]["oneOf"]
    assert form["properties"]["kind"]["enum"] == ["draws", "stops"]
    assert form["properties"]["args"] == {"$ref": "#/components/schemas/ToriiDeed"}


def test_its_page_shows_the_code_as_it_is() -> None:
    page = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    files = [path.read_text(encoding="utf-8") for path in (EXAMPLE / "torii").glob("*.py")]
    shown = re.findall(r"^```python\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert shown
    for block in shown:
        assert any(block.strip() in code for code in files), block
