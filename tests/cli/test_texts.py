"""Every text exists in every language, says the same, and is used."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import tenshu
from tenshu.bots import registry as bots
from tenshu.cli.hotseat import HUMAN
from tenshu.core import registry
from tenshu.core.refusal import Refusal
from tenshu.games.kunitori.buying import SOURCE_IDS
from tenshu.games.kunitori.cards import DECK, KINDS
from tenshu.games.kunitori.table import QUESTIONS
from tenshu.texts import LANGUAGES, Texts, language, prefix, source, stems

SOURCE = Path(tenshu.__file__).parent
PAGE = SOURCE.parent.parent / "web" / "src"
NAMES = ("Aki", "Botan", "Chiyo")


class Variables(Visitor):
    """The variables of a message; `card-a` and `card-id` are other forms of `card`."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(re.sub("-(a|id)$", "", node.id.name))


def messages(lang: str, stem: str) -> dict[str, ftl.Message]:
    resource = parse(source(lang, stem).read_text(encoding="utf-8"))
    broken = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert not broken
    found = [entry for entry in resource.body if isinstance(entry, ftl.Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name: entry for entry in found}


def shape(message: ftl.Message) -> tuple[set[str], set[str]]:
    variables = Variables()
    variables.visit(message)
    return variables.found, {attribute.id.name for attribute in message.attributes}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("stem", stems())
def test_all_languages_have_the_same_texts(lang: str, stem: str) -> None:
    english = {name: shape(message) for name, message in messages("en", stem).items()}
    assert {name: shape(message) for name, message in messages(lang, stem).items()} == english


def literals(folder: Path) -> Iterator[re.Pattern[str]]:
    """The strings in the code; what is filled into them can be any word."""
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield re.compile(re.escape(node.value))
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                parts = [str(p.value) if isinstance(p, ast.Constant) else None for p in node.values]
                yield re.compile("".join(".+" if part is None else re.escape(part) for part in parts))


def refusals(paths: Iterable[Path]) -> set[str]:
    texts = (path.read_text(encoding="utf-8") for path in paths)
    said = r'(?:(?:Refusal|failure)\(|(?:problem|refuse)\(\d+,|"code":)\s*"([a-z-]+)"'
    return {code for text in texts for code in re.findall(said, text)}


def events(folder: Path) -> set[str]:
    texts = (path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    return {kind for text in texts for kind in re.findall(r'(?:tell|whisper)\(\s*"([a-z-]+)"', text)}


def kunitori_ids() -> set[str]:
    """What the rules can say, by family."""
    game = registry.game("kunitori")
    rules = SOURCE / "games" / "kunitori"
    own = refusals(rules.rglob("*.py")) - refusals((SOURCE / "core").rglob("*.py"))
    effects = {"draw", "action", "money", "scrap"}
    told = (events(rules) - {"chooses-"}) | {f"chooses-{effect}" for effect in effects}
    return {
        "kunitori-name",
        "kunitori-tiebreak",
        *(f"kunitori-ask-{kind}" for kind in QUESTIONS),
        *(f"kunitori-choice-{choice.verb}" for choice in game.actions.choices),
        *(f"kunitori-event-{kind}" for kind in told),
        *(f"kunitori-refusal-{code}" for code in own),
        *(f"kunitori-card-{card}" for card in DECK.ids),
        *(f"kunitori-kind-{kind}" for kind in KINDS),
        *(f"kunitori-source-{source}" for source in SOURCE_IDS),
        *(f"kunitori-setting-{setting.name}" for setting in game.settings),
        *(
            f"kunitori-setting-{setting.name}-{value}"
            for setting in game.settings
            for value in setting.values
        ),
    }


FAMILIES = re.compile("kunitori-(name|tiebreak|ask|choice|event|refusal|card|kind|source|setting)(-|$)")


def test_all_that_kunitori_can_say_has_a_text() -> None:
    found = {name for name in messages("en", "kunitori") if FAMILIES.match(name)}
    assert found == kunitori_ids()


def test_all_refusals_have_a_text() -> None:
    shared = [path for path in SOURCE.rglob("*.py") if not path.is_relative_to(SOURCE / "games")]
    codes = refusals(shared)
    assert {name for name in messages("en", "common") if name.startswith("refusal-")} == {
        f"refusal-{code}" for code in codes
    }


def test_every_bot_has_a_name() -> None:
    assert {f"role-{name}" for name in (HUMAN, *bots.NAMES)} <= set(messages("en", "common"))


def written(text: str) -> Iterator[re.Pattern[str]]:
    """The strings in the page's code; what is filled into them can be any word."""
    for found in re.findall(r"'([a-z][a-z0-9-]+)'|\"([a-z][a-z0-9-]+)\"|`([a-z$][^`\s]*)`", text):
        whole = next(filter(None, found))
        yield re.compile(".+".join(re.escape(part) for part in re.split(r"\$\{[^}]*\}", whole)))


def page_sources() -> list[str]:
    found = (path for ending in ("ts", "svelte", "json") for path in PAGE.rglob(f"*.{ending}"))
    paths = [path for path in found if ".test." not in path.name]
    return [path.read_text(encoding="utf-8") for path in paths if path.name != "schema.d.ts"]


def of_the_page(stem: str) -> set[str]:
    """Texts that only the page shows."""
    names = messages("en", stem)
    whole = stem == "page" or stem.startswith("learn")
    return {name for name in names if whole or name.startswith(f"{prefix(stem)}-page-")}


def test_the_page_uses_all_of_its_texts() -> None:
    patterns = [pattern for text in page_sources() for pattern in written(text) if pattern.pattern != ".+"]
    for stem in stems():
        for name in of_the_page(stem):
            short = name.partition("-")[2]
            assert any(p.fullmatch(name) or p.fullmatch(short) for p in patterns), name


def test_all_texts_that_the_page_names_exist() -> None:
    known = {name for stem in stems() for name in messages("en", stem)}
    asked = {name for text in page_sources() for name in re.findall(r"\btext\(\s*'([a-z0-9-]+)'", text)}
    assert asked <= known


TALKING = ("cli", "server", "games/kunitori")


def test_no_text_is_unused() -> None:
    patterns = [pattern for folder in TALKING for pattern in literals(SOURCE / folder)]
    patterns += [pattern for text in page_sources() for pattern in written(text) if pattern.pattern != ".+"]
    used = {name for name in messages("en", "common") if name.startswith("refusal-")} | kunitori_ids()
    for stem in ("common", "kunitori"):
        for name in messages("en", stem):
            short = name.removeprefix("kunitori-")
            assert name in used or any(p.fullmatch(name) or p.fullmatch(short) for p in patterns), name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in registry.names() if name in stems()])
def test_every_line_of_random_games_can_be_said(name: str, lang: str) -> None:
    game = registry.game(name)
    said = Texts(lang, NAMES)
    random = Random(lang)
    for seed in range(3):
        state = game.start(3, str(seed))
        state.story = []
        while deciders := state.deciders():
            decision = state.decision(deciders[0])
            lines = [said.question(name, decision)]
            lines += [said.choice(name, choice, decision) for choice in decision.choices]
            state.apply(deciders[0], random.choice(state.options(deciders[0])))
            lines += [said.event(name, event) for event in state.story or []]
            state.story = []
            unsaid = [line for line in lines if line.lower().startswith(f"{prefix(name)}-") or "{" in line]
            assert not unsaid


def test_the_system_language_is_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable, value in (("LC_ALL", ""), ("LC_MESSAGES", ""), ("LANG", "de_AT.UTF-8")):
        monkeypatch.setenv(variable, value)
    assert language(None) == "de"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert language(None) == "en"


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(Refusal, match="en, de, fr"):
        language("jp")


def test_ids_become_names() -> None:
    said = Texts("de", NAMES)
    assert said.said("kunitori", "event-buys", {"seat": 1, "card": "village", "count": 1}) == (
        "Botan kauft ein Dorf für 1."
    )
    assert said.names("kunitori", "card", ["copper", "village", "copper"]) == "Kupfer ×2, Dorf"
    assert said.said("kunitori", "choice-attack", {"target": "3", "kind": "lead"}) == "Chiyo angreifen"


def test_names_can_not_smuggle_in_control_characters() -> None:
    assert Texts("en", ["A\x1b[2Jki"]).player(0) == "A[2Jki"
