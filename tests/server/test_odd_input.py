"""What nobody's page would send: refused with a reason, never an error of ours."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tenshu.core import registry
from tests.postgres import database, postgres
from tests.server.house import FREE, House, house, in_house, request_id
from tests.table.test_table import table

SEATS = [{"kind": "person"}] * 2
HALF = "\ud800"
RECORD = table("odd", players=2).save()


def named(*names: str) -> str:
    """The record with other names."""
    kept = [line for line in RECORD.split("\n") if not line.startswith("name ")]
    return "\n".join([*kept[:3], *(f"name {seat} {name}" for seat, name in enumerate(names, 1)), *kept[3:]])


BAD_NAMES = [
    (),
    ("Aya",),
    ("Aya", "Ben", "Cho"),
    ("Aya", ""),
    ("Aya", "   "),
    ("Aya", "B" * 41),
    ("Aya", "B" * 900_000),
    ("Aya", "Ben\x07"),
    ("Aya", "\u202eneB"),
    ("Aya", "Ben\u2066"),
    ("Aya", "Ben\ufeff"),
]


@pytest.mark.parametrize("names", BAD_NAMES, ids=[f"{names!r:.20}" for names in BAD_NAMES])
def test_names_of_a_record_are_checked_as_everywhere(tmp_path: Path, names: tuple[str, ...]) -> None:
    async def scene(house: House) -> None:
        asked = {"id": request_id(), "record": named(*names), "seats": SEATS}
        answer = await house.http.post("/api/tables/import", json=asked)
        assert (answer.status_code, answer.json()["code"]) in [(422, "bad-record"), (422, "empty-text")]
        asked = {"id": request_id(), "record": named("Aya", "Ben"), "seats": SEATS}
        assert (await house.http.post("/api/tables/import", json=asked)).status_code == 201

    in_house(scene, tmp_path)


ODD: list[tuple[str, dict[str, Any]]] = [
    ("/api/tables", {"settings": {HALF: "on"}}),
    ("/api/tables", {"settings": {"leaders": HALF}}),
    ("/api/tables", {HALF: 1}),
    ("/api/tables", {"game": HALF}),
    ("/api/tables", {"webhook": f"https://{HALF}/"}),
    ("/api/tables", {"seats": [{"kind": "person", "name": HALF}, {"kind": "person"}]}),
    ("/api/tables/import", {"record": named("Aya", HALF)}),
    ("/api/tables/import", {"record": RECORD.replace("game kunitori", f"game {HALF}")}),
    ("/api/tables/import", {"record": RECORD.replace("choices", f"choices\n1 {HALF}")}),
    ("/api/tables/import", {"record": f"{RECORD}{HALF}"}),
]


def test_half_a_character_is_refused_like_any_nonsense(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        for address, wrong in ODD:
            asked: dict[str, Any] = {"id": request_id(), "seats": SEATS, **wrong}
            asked |= {} if "record" in asked else {"game": "kunitori"} | wrong
            answer = await house.http.post(
                address, content=json.dumps(asked), headers={"Content-Type": "application/json"}
            )
            assert answer.status_code == 422, (wrong, answer.text)
            assert answer.json()["code"]

    in_house(scene, tmp_path)


@pytest.mark.parametrize("text", ["\u202eolleH", "a\u2067b", "\u200fa", "\u061c"])
def test_no_text_turns_what_stands_beside_it(tmp_path: Path, text: str) -> None:
    async def scene(house: House) -> None:
        me, *_ = await house.found(["person", "person"])
        for answer in (await me.do("chat", text=text), await me.do("rename", name=text)):
            assert answer.json()["code"] == "bad-input"
        assert (await me.do("chat", text="שלום, 你好, مرحبا 👩‍🚀")).status_code == 200

    in_house(scene, tmp_path)


def test_every_setting_can_be_sent() -> None:
    words = [
        word
        for name in registry.names()
        for one in registry.game(name).settings
        for word in (one.name, *one.values)
    ]
    assert all(word.replace("-", "").replace("_", "").isalnum() and word == word.lower() for word in words)


def test_a_token_with_a_nul_opens_nothing_on_postgres(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with house(tmp_path, FREE, store=url) as running:
            me, *_ = await running.found(["person", "person"])
            nul = "a" * 8 + "\x00" + "a" * 7 + ".x"
            mine = await running.http.post("/api/mine", json={"tokens": [nul, "\x00", me.token]})
            assert mine.status_code == 200, mine.text
            assert [table["table_id"] for table in mine.json()["tables"]] == [me.table_id]

    with postgres() as url:
        asyncio.run(play(database(url, "odd")))
