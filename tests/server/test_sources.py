"""Where the values of a game come from is told as its data files have it."""

from pathlib import Path

import pytest

from tenshu.core import registry
from tenshu.server.sources import sources
from tenshu.texts import LANGUAGES, Texts
from tests.server.house import House, in_house


@pytest.mark.parametrize("game", registry.names())
def test_every_value_is_told_once(game: str) -> None:
    named = [(one.file, one.part, one.id, one.field) for one in sources(game)]
    assert len(named) == len(set(named)) > 100


@pytest.mark.parametrize(
    ("game", "entry"),
    [
        ("kunitori", ("cards", "card", "spearmen", "cost", "3", "reported")),
        ("kunitori", ("cards", "card", "spearmen", "attack", "2", "rules")),
        ("kunitori", ("cards", "card", "gold", "cost", "6", "house")),
        ("kunitori", ("cards", "card", "new-technology", "cost", "2", "house")),
        ("white_castle", ("rival", "card", "red-left", "actions", "gate, influence-3", "house")),
        ("white_castle", ("rival", "card", "black-right", "space", "room-3", "reported")),
        ("white_castle", ("rival", "card", "white-middle", "actions", "yard-3, climb-1", "reported")),
        ("shogun", ("components", "tracks", "tracks", "rice", "18", "printed")),
        ("shogun", ("tower", "places", "places", "places", "48", "house")),
    ],
)
def test_origins_are_those_of_the_entry_the_file_or_the_rules(game: str, entry: tuple[str, ...]) -> None:
    assert entry in {(one.file, one.part, one.id, one.field, one.value, one.origin) for one in sources(game)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_field_has_a_name(lang: str) -> None:
    texts = Texts(lang)
    fields = {one.field.replace("_", "-") for game in registry.names() for one in sources(game)}
    assert [field for field in sorted(fields) if texts.find(f"learn-field-{field}", None, {}) is None] == []


def test_they_are_served(tmp_path: Path) -> None:
    async def ask(house: House) -> None:
        answer = await house.http.get("/api/rules/kunitori/sources")
        assert len(answer.json()["sources"]) == len(sources("kunitori"))
        unknown = await house.http.get("/api/rules/mahjong/sources")
        assert (unknown.status_code, unknown.json()["code"]) == (422, "unknown-game")

    in_house(ask, tmp_path)
