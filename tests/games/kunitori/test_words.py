"""What is said of the rules in every language: empty piles, tolls, ninja, ambushes, attacks, the end."""

import re

import pytest

from tenshu.core import registry
from tenshu.core.state import State
from tenshu.games.kunitori.screen import CARDS, effects, price
from tenshu.games.kunitori.story import KunitoriScribe
from tenshu.games.kunitori.view import view
from tenshu.texts import LANGUAGES, Texts, bundle
from tests.games.kunitori.table import after, go_on

NAMES = ("Aki", "Botan", "Chiyo")
NOTHING_LEFT = {"en": "nothing left to win", "de": "nichts mehr zu gewinnen", "fr": "plus rien à gagner"}
EMPTY = "trash: country*8"
WON = f"players 2, phase battle\n1: camp oda-nobunaga\n{EMPTY}"
HELD = f"players 2, phase battle\n1: camp rising-general\n2: camp spearmen*2\n{EMPTY}"

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def asked(state: State, lang: str) -> str:
    return Texts(lang, NAMES).question("kunitori", state.decision(int(state.decider())))


def offered(state: State, lang: str, verb: str) -> str:
    decision = state.decision(int(state.decider()))
    choice = next(choice for choice in decision.choices if choice.verb == verb)
    return Texts(lang, NAMES).choice("kunitori", choice, decision)


@every_language
@pytest.mark.parametrize(("position", "kind"), [(WON, "battle-won"), (HELD, "battle-held")])
def test_an_empty_pile_is_nothing_left_to_win(lang: str, position: str, kind: str) -> None:
    """In the attack question, the defender's question, the log and the story; else the card is named."""
    words, texts = NOTHING_LEFT[lang], Texts(lang, NAMES)
    for left in (False, True):
        state = after(position.replace(EMPTY, "") if left else position)
        said = [asked(state, lang)]
        go_on(state, "attack 2")
        said.append(asked(state, lang))
        state.story = []
        go_on(state, "ambush")
        event = next(event for event in state.story if event.kind == kind)
        said.append(texts.event("kunitori", event))
        if kind == "battle-won":
            moment = {**event.args, "attack": 7, "defence": 0}
            said.append(texts.said("kunitori", f"moment-{kind}", moment))
        assert [words in one for one in said] == [not left] * len(said)
        assert (texts.name("kunitori", "card", "country", "a") in said[2]) == left
    outlook = texts.said("kunitori", "page-outlook-nothing", {"seat": 0})
    assert "Aki" in outlook
    assert words in outlook


@every_language
def test_the_attack_question_tells_strengths_and_who_must_join(lang: str) -> None:
    position = "players 3, phase battle\n1: camp oda-nobunaga rising-general\n2: camp gunners\n3: hand fort"
    usual = asked(after(position), lang)
    chosen = asked(after(position.replace("phase", "leaders chosen, phase")), lang)
    alone = asked(after(position.replace(" rising-general", "")), lang)
    assert all("Botan 3, Chiyo 0" in one for one in (usual, chosen, alone))
    assert all(re.search(r"\b8\b", one) for one in (usual, chosen))
    assert re.search(r"\b7\b", alone)
    must = {"en": "must join", "de": "müssen mitziehen", "fr": "doivent participer"}[lang]
    may = {"en": "may stay", "de": "darf zu Hause", "fr": "peut rester"}[lang]
    assert (must in usual, may in usual) == (True, False)
    assert (must in chosen, may in chosen) == (False, True)
    assert (must in alone, may in alone) == (False, False)


@every_language
def test_an_ambush_without_a_card_says_what_it_means(lang: str) -> None:
    nobody = {"en": "obody", "de": "niemand", "fr": "personne"}[lang]
    position = "players 2, phase battle\n1: camp oda-nobunaga\n2: hand "
    for hand, said in (("gold village", True), ("fort gold", False)):
        state = after(position + hand, "attack 2")
        assert (nobody in offered(state, lang, "ambush")) == said
        go_on(state, "ambush")
        assert (nobody in asked(state, lang)) == said


@every_language
def test_ones_own_ninja_are_not_someone_elses(lang: str) -> None:
    """The questions to their master name nobody else, and the log tells of them with one name."""
    state = after("players 2\n1: hand ninja-clan; deck gold copper\n2: hand copper", "play ninja-clan")
    assert "Aki" in asked(state, lang)
    go_on(state, "2: done")
    for answer in ("1: done", "keep gold", "keep copper", "top gold"):
        assert "Aki" not in asked(state, lang), answer
        state.story = []
        go_on(state, answer)
        for event in state.story:
            assert Texts(lang, NAMES).event("kunitori", event).count("Aki") <= 1


@every_language
def test_the_card_says_whom_ninja_visit(lang: str) -> None:
    you_too = {"en": "you too", "de": "auch du", "fr": "vous aussi"}[lang]
    for ninja in ("all", "others"):
        words = ", ".join(effects("ninja-clan", CARDS["ninja-clan"], Texts(lang), {"ninja": ninja}))
        assert (you_too in words) == (ninja == "all")


@every_language
def test_tolls_are_abolished_in_the_buy_phase(lang: str) -> None:
    phase = {"en": "buy phase", "de": "Kauf-Phase", "fr": "phase d’achat"}[lang]
    for message in ("effect-abolished-tolls", "screen-tolls", "page-sign-tolls"):
        assert phase in Texts(lang).text(f"kunitori-{message}", count=1), message


def test_the_terminal_shows_full_prices_before_the_buy_phase() -> None:
    state = after("players 2, tolls 2\n1: hand fort gold")
    assert price(CARDS["cavalry"], view(state, 0)) == 5
    go_on(state, "done")
    assert price(CARDS["cavalry"], view(state, 0)) == 3
    assert price(CARDS["fort"], view(state, 0)) == 0


def test_the_story_names_who_emptied_the_pile() -> None:
    state = after(
        "players 3, phase battle\n1: camp rising-general\n3: camp spearmen*2\ntrash: country*7",
        *("attack 3", "ambush"),
    )
    state.story = []
    go_on(state, "3: accept")
    scribe = KunitoriScribe(3)
    for event in state.story:
        scribe.hear(event, 1)
    told = [Texts("en", NAMES).said("kunitori", f"moment-{m.kind}", m.args) for m in scribe.last]
    assert told == ["Chiyo empties the pile “Country”: the last turns begin."]


@every_language
def test_the_rules_count_the_last_turns_from_the_active_player(lang: str) -> None:
    """Not from whoever took the last card, which a defender can do in another's turn."""
    active = {"en": "whose turn it is", "de": "gerade dran", "fr": "dont c’est le tour"}[lang]
    told = bundle(lang, "learn_kunitori")
    for message in ("learn-kunitori-end-text", "learn-kunitori-step-end"):
        pattern = told.get_message(message).value
        assert pattern is not None
        assert active in str(told.format_pattern(pattern)[0])


@every_language
def test_every_setting_is_explained(lang: str) -> None:
    for setting in registry.game("kunitori").settings:
        assert Texts(lang).find(f"kunitori-page-setting-{setting.name}", None, {})
        for value in setting.values:
            assert Texts(lang).find(f"kunitori-setting-{setting.name}-{value}", None, {})
