"""The first games of the page: every script can be played on the real rules, and every step has its words."""

import json
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse

from tenshu.core import record as records
from tenshu.table import Table
from tenshu.texts import LANGUAGES, source

ROOT = Path(__file__).parent.parent
SCRIPTS = sorted((ROOT / "web" / "src" / "games").glob("*/learn/script.json"))


def script_of(path: Path) -> dict[str, Any]:
    script: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return script


def told(language: str, game: str) -> set[str]:
    text = source(language, f"learn_{game}").read_text(encoding="utf-8")
    return {entry.id.name for entry in parse(text).body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.parent.parent.name)
def test_a_lesson_can_be_played_to_its_end(path: Path) -> None:
    script = script_of(path)
    record = records.loads("\n".join(script["record"]) + "\n")
    assert record.game == path.parent.parent.name
    assert len(script["names"]) == record.players
    table = Table.load(record)
    learner = script["seat"]
    for step in script["steps"]:
        for seat, *notations in step.get("auto", []):
            table.say_all(seat, notations)
        wanted = step.get("choose", [])
        for notation in [wanted] if isinstance(wanted, str) else wanted:
            assert learner in table.state.deciders(), step["say"]
            table.say(learner, notation)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.parent.parent.name)
def test_every_step_of_a_lesson_has_its_words(path: Path, language: str) -> None:
    game = path.parent.parent.name
    steps = {f"learn-{game.replace('_', '-')}-step-{step['say']}" for step in script_of(path)["steps"]}
    found = {name for name in told(language, game) if "-step-" in name}
    assert steps == found
