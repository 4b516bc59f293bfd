"""Everything the rules can say has a text, and every line of a game with all expansions can be said."""

import re
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import tenshu
from tenshu.cli.telling import Choices, paragraphs
from tenshu.games.shogun.choices import CARD_IDS, FIELD_IDS
from tenshu.games.shogun.components import (
    ACTION_IDS,
    BONUS_IDS,
    BUILD_FREE,
    BUILDING_IDS,
    EVENT_CARDS,
    FAVOUR_CARDS,
    PIECES,
    SAFE,
    SPECIAL_CARDS,
)
from tenshu.games.shogun.events import EVENTS
from tenshu.games.shogun.provinces import MAP
from tenshu.games.shogun.shogun import GAME
from tenshu.games.shogun.table import QUESTION_IDS
from tenshu.screen import screen
from tenshu.texts import LANGUAGES, Texts, source

ROOT = Path(tenshu.__file__).parent
RULES = "\n".join(path.read_text() for path in (ROOT / "games" / "shogun").glob("*.py"))
NAMES = ("Aki", "Botan", "Chiyo", "Daigo", "Emi")
EVERYTHING = {"court": "on", "samurai": "on", "leaders": "on", "chambers": "on"}
NOUNS = {
    "province": MAP.ids,
    "destination": MAP.ids,
    "region": MAP.regions,
    "field": FIELD_IDS,
    "card": CARD_IDS,
    "action": ACTION_IDS,
    "building": BUILDING_IDS,
    "happening": EVENT_CARDS.effects,
    "special": SPECIAL_CARDS.ids,
    "favour": FAVOUR_CARDS.ids,
    "bonus": BONUS_IDS,
    "art": PIECES.arts,
    "castle": PIECES.castles,
    "colour": PIECES.colours,
    "daimyo": PIECES.daimyo,
}


def spoken() -> set[str]:
    """What the rules can say, by family."""
    codes = set(re.findall(r'(?:Refusal|refuse_province)\(\s*"([a-z-]+)"', RULES)) - {"not-now"}
    return {
        *(f"ask-{kind}" for kind in QUESTION_IDS),
        *(f"choice-{choice.verb}" for choice in GAME.actions.choices),
        *(f"event-{kind}" for kind in EVENTS),
        *(f"refusal-{code}" for code in codes),
        *(f"setting-{setting.name}" for setting in GAME.settings),
        *(f"setting-{setting.name}-{value}" for setting in GAME.settings for value in setting.values),
        *(f"{noun}-{value}" for noun, values in NOUNS.items() for value in values),
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_shogun_can_say_has_a_text(lang: str) -> None:
    text = source(lang, "shogun").read_text(encoding="utf-8")
    written = set(re.findall(r"^shogun-([a-z0-9-]+) =", text, re.MULTILINE))
    assert spoken() - written == set()
    unused = {name for name in written - spoken() if re.match("(ask|choice|event|refusal|setting)-", name)}
    assert unused == set()


def test_favours_are_named_after_what_they_give() -> None:
    texts = Texts("en")
    for number, favour in enumerate(FAVOUR_CARDS.ids):
        name = texts.name("shogun", "favour", favour)
        if FAVOUR_CARDS.kind[number] == BUILD_FREE:
            assert BUILDING_IDS[FAVOUR_CARDS.building[number]] in name
        if FAVOUR_CARDS.kind[number] == SAFE:
            letters = ("A", "B", "A and B")[FAVOUR_CARDS.safe_from[number] - 1]
            assert name.endswith(f"battle {letters})")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", [EVERYTHING, {**EVERYTHING, "side": "moon", "attack": "may"}])
def test_a_whole_game_can_be_told_and_shown(lang: str, options: dict[str, str]) -> None:
    texts = Texts(lang, NAMES)
    shown = screen("shogun")
    console = Console(width=120, file=StringIO(), record=True)
    random = Random(lang)
    state = GAME.start(5, lang, options)
    state.story = []
    lines: list[str] = []
    while deciders := state.deciders():
        seat = random.choice(deciders)
        decision = state.decision(seat)
        lines.append(texts.question("shogun", decision))
        lines += [texts.choice("shogun", choice, decision) for choice in decision.choices]
        if random.random() < 0.03:
            view = state.view(seat)
            console.print(shown.whole(view, texts), Choices(decision, view, "shogun", shown, texts))
        state.apply(seat, random.choice(state.options(seat)))
    lines += [paragraph.plain for paragraph in paragraphs(state.story, "shogun", shown, texts)]
    console.print(shown.whole(state.view(None), texts))
    console.print(shown.asides["cards"](state.view(None), texts))
    pictures = console.export_text().splitlines()
    assert len(pictures) > 100
    lines += pictures
    assert [line for line in lines if "shogun-" in line.lower() or "{" in line] == []
