"""What players read says what the rules do: amounts, bids, forecasts and options, in every language."""

import re
from pathlib import Path
from typing import Any, cast

import pytest

import tenshu
from tenshu.core.events import Event
from tenshu.games.shogun import choices, forecast, season
from tenshu.games.shogun.choices import CHEST, NO_CARD, TOWER_CARD
from tenshu.games.shogun.components import FAVOUR_CARDS
from tenshu.games.shogun.forecast import Purse
from tenshu.games.shogun.provinces import MAP
from tenshu.games.shogun.shogun import GAME
from tenshu.texts import LANGUAGES, Texts
from tests.games.shogun.table import after, go_on

ROOT = Path(tenshu.__file__).parent
NAMES = ("Aki", "Botan", "Chiyo")
COURT = "players 3, court on, phase audiences\n"
LAST_FAVOUR = f"{COURT}1: settsu 3; kai 1; hall 2\n2: yamato 3\n3: ise 3\nfavours: 21 10 1"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_favours_are_told_with_what_they_give(lang: str) -> None:
    """The amounts are those of the data: laid out, on offer, refused, taken."""
    texts = Texts(lang, NAMES)
    giving = [number for number, amount in enumerate(FAVOUR_CARDS.amount) if amount > 1]
    assert len(giving) > 10
    for number in giving:
        favour, amount = FAVOUR_CARDS.ids[number], FAVOUR_CARDS.amount[number]
        lower = [other for other in FAVOUR_CARDS.ids if other not in ("4", favour)][:2]
        state = after(
            f"{COURT}1: settsu 3; kai 1; hall 7\n2: yamato 3; hall 3\n3: ise 3\n"
            f"favours: {' '.join((favour, *lower))}\nevent: low-tax-0"
        )
        decision = state.decision(0)
        choice = next(one for one in decision.choices if one.notation == f"favour {favour}")
        told = f"{favour} ({amount} "
        assert told in texts.choice("shogun", choice, decision)
        out_of_reach = after(LAST_FAVOUR).why_not(0, choices.FAVOUR + number)
        assert told in texts.refusal("shogun", out_of_reach)
        go_on(state, f"favour {favour}")
        taken = next(event for event in cast(list[Event], state.story) if event.kind == "takes-favour")
        assert told in texts.event("shogun", taken)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_favours_laid_out_are_told_with_what_they_give(lang: str) -> None:
    texts = Texts(lang, NAMES)
    state = after("players 3, court on, phase lay-favours\n1: kai 1\n2: yamato 3\n3: ise 3")
    laid = [event for event in cast(list[Event], state.story) if event.kind == "favour-laid"]
    on_offer = cast(dict[str, Any], state.view(None)["court"])["favours"]
    assert len(laid) == len(on_offer) == 3
    for event, place in zip(laid, on_offer, strict=True):
        words = texts.event("shogun", event)
        assert place["favour"] in words
        if place.get("amount", 0) > 1:
            assert f"({place['amount']} " in words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_chests_a_tower_card_and_no_card_are_told_apart(lang: str) -> None:
    texts = Texts(lang, NAMES)
    state = after(
        "players 3, court on, phase order\n1: kai 1; plan bid chest-0\n2: yamato 1; plan bid tower\n"
        "3: ise 1; plan bid none"
    )
    said = [texts.event("shogun", event) for event in cast(list[Event], state.story) if "bids" in event.kind]
    words = [line.removeprefix(name) for line, name in zip(said, NAMES, strict=False)]
    assert len(set(words)) == 3
    assert [clan["plan"]["bid"] for clan in cast(list[Any], state.view(None)["clans"])] == [
        "chest-0",
        "tower",
        "none",
    ]
    assert len({texts.name("shogun", "card", card) for card in ("chest-0", "tower", "none", "blank")}) == 4
    foretold = [forecast.bid_line(card, Purse(state, 0)) for card in (CHEST, TOWER_CARD, NO_CARD)]
    wills = [
        texts.said("shogun", f"page-will-{line['will']}", cast(dict[str, Any], line["args"]))
        for line in foretold
    ]
    assert len(set(wills)) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_a_plan_may_do_has_a_text(lang: str) -> None:
    source = (ROOT / "games" / "shogun" / "forecast.py").read_text()
    wills = {*re.findall(r'line\(\s*"([a-z-]+)"', source), "recruits", "recruits-and-moves"}
    wills |= {season.bid_told(card) for card in (0, CHEST, TOWER_CARD, NO_CARD)}
    codes = set(re.findall(r'warning\("([a-z-]+)"', source))
    assert len(wills) > 8
    assert len(codes) > 10
    written = (ROOT / "games" / "shogun" / "texts" / lang / "game.ftl").read_text(encoding="utf-8")
    for message in [*(f"will-{will}" for will in wills), *(f"warn-{code}" for code in codes)]:
        assert f"\nshogun-page-{message} =" in written


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_leader_s_second_army_is_foretold(lang: str) -> None:
    """P. 22: two armies where the leader is, one elsewhere."""
    texts = Texts(lang)
    for leader, armies in (("kai", 2), ("ise", 1)):
        state = after(
            "players 3, leaders on, phase plan\n"
            f"1: chests 3; kai 2; ise 2; leader {leader}\n2: yamato 3\n3: bingo 3"
        )
        line = cast(dict[str, Any], forecast.forecast(state, 0, {"one-army": "kai"})["fields"])["one-army"]
        words = texts.said("shogun", f"page-will-{line['will']}", line["args"])
        assert words.startswith(f"{armies} ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_sides_have_the_same_provinces_and_borders(lang: str) -> None:
    """P. 2: only the regions differ."""
    wrong = {"en": "different provinces", "de": "andere Provinzen", "fr": "d’autres provinces"}
    words = Texts(lang).text("shogun-page-setting-side")
    assert f" {len(MAP.ids)} " in words
    assert wrong[lang] not in words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_officials_in_the_audience_return(lang: str) -> None:
    """P. 19: whether their player took a favour or not."""
    right = {"en": "all officials", "de": "alle Hofbeamten", "fr": "tous les courtisans"}
    wrong = {"en": "took none keeps", "de": "Wer keine nahm", "fr": "Qui n’en a pris aucune"}
    source = (ROOT / "games" / "shogun" / "texts" / lang / "learn.ftl").read_text(encoding="utf-8")
    words = source.split("learn-shogun-court-text =")[1].split("\nlearn-")[0]
    assert right[lang] in words
    assert wrong[lang] not in words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_is_explained(lang: str) -> None:
    texts = Texts(lang)
    for setting in GAME.settings:
        message = f"shogun-page-setting-{setting.name}"
        assert texts.find(message, None, {}), message


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("count", [1, 5])
def test_monuments_left_are_told(lang: str, count: int) -> None:
    assert str(count) in Texts(lang).text("shogun-page-monuments", count=count)
