"""The White Castle in words and in a terminal."""

import re
from collections.abc import Iterator
from random import Random

import pytest
from rich.console import Console

from tenshu.core import registry
from tenshu.core.events import Event
from tenshu.core.state import State
from tenshu.games.white_castle import choices, solo, tidings
from tenshu.games.white_castle.board import FIGURE_IDS, GATE, HALL
from tenshu.games.white_castle.components import COLOURS, FIELDS, GARDENS, ROOMS, ROWS, SPACES, YARDS
from tenshu.games.white_castle.events import EVENTS
from tenshu.games.white_castle.scoring import PARTS
from tenshu.games.white_castle.table import QUESTION_IDS
from tenshu.games.white_castle.vocabulary import EFFECTS, GOODS, KINDS, entries, table
from tenshu.screen import screen
from tenshu.texts import LANGUAGES, Texts

from .conftest import Run
from .test_texts import SOURCE, events, literals, messages, page_sources, refusals, written

NAMES = ("Aki", "Botan", "Chiyo", "Daigo")
RULES = SOURCE / "games" / "white_castle"
FAMILIES = re.compile(
    "white-castle-(name|tiebreak|setting|ask|choice|event|refusal|good|effect|colour|bridge|space|room|floor"
    "|place|garden|yard|field|row|act|source)(-|$)"
)
THINGS = {
    "good": (*KINDS[:GOODS], "influence"),
    "effect": EFFECTS.ids,
    "colour": COLOURS,
    "bridge": COLOURS,
    "space": SPACES,
    "room": (*ROOMS, "hall"),
    "floor": (*choices.FLOORS, "hall"),
    "place": tidings.PLACES,
    "garden": GARDENS,
    "yard": YARDS,
    "field": FIELDS,
    "row": ROWS,
    "act": solo.KINDS,
    "source": PARTS,
}


def needed() -> set[str]:
    """What the rules can say, by family."""
    game = registry.game("white_castle")
    own = refusals(RULES.rglob("*.py")) - refusals((SOURCE / "core").rglob("*.py"))
    return {
        "white-castle-name",
        "white-castle-tiebreak",
        *(f"white-castle-ask-{kind}" for kind in QUESTION_IDS),
        *(f"white-castle-choice-{choice.verb}" for choice in game.actions.choices),
        *(f"white-castle-event-{kind}" for kind in EVENTS),
        *(f"white-castle-refusal-{code}" for code in own),
        *(f"white-castle-{family}-{thing}" for family, things in THINGS.items() for thing in things),
        *(f"white-castle-setting-{setting.name}" for setting in game.settings),
        *(f"white-castle-setting-{s.name}-{value}" for s in game.settings for value in s.values),
    }


def test_all_that_the_white_castle_can_say_has_a_text() -> None:
    assert {name for name in messages("en", "white_castle") if FAMILIES.match(name)} == needed()


def test_all_that_the_rules_tell_is_declared() -> None:
    told = events(RULES)
    assert {kind.removeprefix("rival-") for kind in EVENTS} == told
    assert {kind for kind in EVENTS if not kind.startswith("rival-")} == told - {"fails"}


def test_no_text_of_the_white_castle_is_unused() -> None:
    patterns = [
        *literals(SOURCE / "cli"),
        *(p for text in page_sources() for p in written(text) if p.pattern != ".+"),
    ]
    for name in messages("en", "white_castle"):
        short = name.removeprefix("white-castle-")
        assert name in needed() or any(p.fullmatch(name) or p.fullmatch(short) for p in patterns), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effects_are_worded_as_the_data_say(lang: str) -> None:
    """Every number that an effect gives or costs stands in its text, and no other."""
    said = Texts(lang)
    for row in entries(table("effects"), "effect"):
        numbers = {**cast_counts(row.get("pay", {})), **cast_counts(row["gives"])}
        counted = {
            str(count) for kind, count in numbers.items() if kind in (*KINDS[:GOODS], "any", "influence")
        }
        for attribute in (None, "a", "short"):
            words = said.name("white_castle", "effect", str(row["id"]), attribute)
            assert set(re.findall(r"\d+", words)) == counted, words


def cast_counts(value: object) -> dict[str, int]:
    assert isinstance(value, dict)
    return {str(kind): int(count) for kind, count in value.items()}


def walk(players: int, seed: str, **options: str) -> Iterator[State]:
    """Every position of a random game; its events since the last one lie in the story."""
    state = registry.game("white_castle").start(players, seed, options)
    random = Random(seed)
    state.story = []
    while deciders := state.deciders():
        yield state
        state.story = []
        state.apply(deciders[0], random.choice(state.options(deciders[0])))
    yield state


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("width", [80, 100])
def test_every_position_can_be_shown_and_told(lang: str, players: int, width: int) -> None:
    said = Texts(lang, NAMES[:players])
    shown = screen("white_castle")
    console = Console(width=width)
    for state in walk(players, f"{lang} {width}"):
        seat = (state.deciders() or [0])[0]
        picture = state.view(seat)
        lines = [said.event("white_castle", event) for event in shown.story(state.story or [])]
        if state.deciders():
            decision = state.decision(seat)
            lines.append(said.question("white_castle", decision))
            for choice in decision.choices:
                lines += [
                    said.choice("white_castle", choice, decision),
                    str(shown.remark(choice, picture, said)),
                ]
        with console.capture() as capture:
            console.print(shown.whole(picture, said), shown.brief(picture, said))
        assert all(len(line) <= width for line in capture.get().splitlines())
        lines.append(capture.get())
        assert not [line for line in lines if "white-castle-" in line or "{" in line or "None" in line]


def test_whoever_watches_sees_all_mats() -> None:
    state = registry.game("white_castle").start(3, "watch")
    while state.view(None)["round"] == 0:
        state.apply(state.deciders()[0], state.options(state.deciders()[0])[0])
    console = Console(width=100)
    with console.capture() as capture:
        console.print(screen("white_castle").whole(state.view(None), Texts("en", NAMES)))
    shown = capture.get()
    assert all(f"Mat of {name}" in shown for name in NAMES[:3])


def test_goods_gained_in_one_go_are_one_sentence() -> None:
    told = screen("white_castle").story(
        [
            Event("gains", {"seat": 0, "good": {"coin": 2}}),
            Event("gains", {"seat": 0, "good": {"seal": 1}}),
            Event("gains", {"seat": 0, "good": {"coin": 1}}),
            Event("gains", {"seat": 1, "good": {"coin": 1}}),
        ]
    )
    said = Texts("en", NAMES)
    assert [said.event("white_castle", event) for event in told] == [
        "Aki gains 3 coins, 1 seal.",
        "Botan gains 1 coin.",
    ]


def test_every_height_has_a_name() -> None:
    assert set(FIGURE_IDS[GATE : HALL + 1]) == set(THINGS["floor"])


@pytest.mark.parametrize(
    ("lang", "won", "lost"), [("en", "wins", "loses"), ("de", "gewinnt", "verliert"), ("fr", "gagne", "perd")]
)
def test_alone_against_the_rival(run: Run, lang: str, won: str, lost: str) -> None:
    game = run("play", "white_castle", "--seats", "human", "--seed", "5", "--lang", lang, lines=("1",) * 400)
    assert game.returncode == 0
    assert game.stderr == ""
    assert re.search(rf"Aki ({won}|{lost}) ", game.stdout)
    assert "Tokugawa" in game.stdout
    assert "white-castle-" not in game.stdout


def test_a_whole_game_against_a_bot(run: Run) -> None:
    game = run("play", "white_castle", "--seats", "human,random", "--seed", "5", lines=("1",) * 400)
    assert game.returncode == 0
    assert game.stderr == ""
    assert "wins with" in game.stdout
    for needed in ("Hall of the daimyo", "Season track", "Mat of Aki", "Yards", "Outside the walls", "Score"):
        assert needed in game.stdout


def test_the_cards_command_explains_the_short_words(run: Run) -> None:
    game = run("play", "white_castle", "--seats", "human,random", "--seed", "5", lines=("cards",))
    assert "one action without ☾ from any card in the castle" in game.stdout
