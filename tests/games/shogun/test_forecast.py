"""What a plan will do, said before it is laid."""

import random
from typing import Any, cast

import pytest

from tenshu.core.refusal import Refusal
from tenshu.games.shogun.forecast import forecast
from tenshu.games.shogun.shogun import GAME, Shogun
from tenshu.table import Table
from tests.games.shogun.table import after, clan

SMALL = """players 3, phase plan
1: chests 3; settsu 3; kai 2; kii 1
2: chests 9; yamato 3
3: chests 0; bingo 3
events: low-tax-0
actions: castle temple rice tax battle-a theatre five-armies three-armies one-army battle-b"""


def told(position: str, **plan: str) -> dict[str, Any]:
    return forecast(after(position), 0, {field.replace("_", "-"): card for field, card in plan.items()})


def line(position: str, field: str, **plan: str) -> dict[str, Any]:
    return cast(dict[str, Any], told(position, **plan)["fields"][field])


def doubts(position: str, field: str, **plan: str) -> list[str]:
    return [doubt["code"] for doubt in line(position, field, **plan)["warnings"]]


def test_a_building_says_its_price_and_what_is_left() -> None:
    found = line(SMALL, "castle", castle="settsu")
    assert found["will"] == "builds"
    assert found["args"]["left"] == 3 - found["args"]["cost"]
    assert found["warnings"] == []


def test_the_bid_is_paid_first() -> None:
    assert doubts(SMALL, "castle", bid="chest-3", castle="settsu") == ["chests-short"]


def test_tax_before_a_cost_pays_for_it() -> None:
    late = SMALL.replace("castle temple rice tax battle-a", "tax castle temple rice battle-a")
    assert doubts(late, "castle", bid="chest-3", tax="kai", castle="settsu") == []


def test_tax_face_down_may_come_too_late() -> None:
    hidden = SMALL.replace("tax battle-a theatre", "theatre battle-a tax")
    assert doubts(hidden, "five-armies", bid="chest-3", tax="kai", five_armies="settsu") == ["tax-first"]


def test_an_event_may_lessen_the_tax() -> None:
    found = line(SMALL, "tax", tax="settsu")["args"]
    assert (found["least"], found["most"]) == (min(5, found["amount"]), found["amount"])


def test_markers_mean_a_revolt() -> None:
    restless = SMALL.replace("kai 2", "kai 2 revolt*1")
    assert doubts(restless, "rice", rice="kai") == ["revolt"]


def test_one_army_can_not_march() -> None:
    assert doubts(SMALL, "battle-a", battle_a="kii") == ["one-army"]
    assert doubts(SMALL, "battle-a", battle_a="settsu") == []


SHORT = SMALL.replace("phase plan", "leaders on, phase plan").replace("settsu 3", "settsu 56; leader settsu")


def test_a_leader_s_extra_army_must_be_in_the_supply() -> None:
    """All or nothing, as the action itself."""
    assert clan(after(SHORT), 1)["reserve"] == 3
    assert doubts(SHORT, "three-armies", three_armies="settsu") == ["supply-short"]
    assert doubts(SHORT, "three-armies", three_armies="kai") == []


def test_recruits_available_are_foretold() -> None:
    """By the option what is there is raised; the extra army is missing."""
    found = line(
        SHORT.replace("leaders on", "leaders on, recruits available"), "three-armies", three_armies="settsu"
    )
    assert found["args"]["amount"] == 3
    assert found["warnings"] == [{"code": "supply-tight", "args": {"armies": 3, "wanted": 4}}]


def test_what_is_built_already_is_not_built_again() -> None:
    assert doubts(SMALL.replace("settsu 3", "settsu 3 castle"), "castle", castle="settsu") == [
        "built-already"
    ]


def test_few_provinces_leave_fields_empty() -> None:
    found = told(SMALL, castle="settsu", rice="kai", battle_a="kii")
    assert found["missing"] == 0
    assert found["choices"][0] == "plan bid chest-0"


def test_every_card_of_a_province_must_be_laid_when_the_others_do_not_suffice() -> None:
    found = told(SMALL, castle="settsu")
    assert found["missing"] == 2
    assert found["choices"] == []


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        ({"castle": "yamato"}, "not-own-province"),
        ({"castle": "kai", "rice": "kai"}, "card-laid-already"),
        ({"bid": "chest-4"}, "bid-too-high"),
        ({"dance": "kai"}, "no-such-field"),
        ({"court-1": "kai"}, "no-such-field"),
        ({"castle": "atlantis"}, "unknown-card"),
    ],
)
def test_what_can_not_be_laid_is_refused(plan: dict[str, str], code: str) -> None:
    with pytest.raises(Refusal) as refused:
        forecast(after(SMALL), 0, plan)
    assert refused.value.code == code


def test_nothing_changes_by_asking() -> None:
    state = after(SMALL)
    before = state.fingerprint()
    forecast(state, 0, {"castle": "kai", "tax": "settsu", "bid": "chest-1"})
    assert state.fingerprint() == before


def random_plan(table: Table, seat: int, dice: random.Random) -> dict[str, str]:
    view = cast(dict[str, Any], table.state.view(seat))
    cards = [name for name, province in view["provinces"].items() if province["owner"] == seat]
    fields = [field for field in view["fields"] if field != "bid"]
    count = dice.randint(0, min(len(cards), len(fields)))
    return dict(zip(dice.sample(fields, count), dice.sample(cards, count), strict=True))


@pytest.mark.parametrize("number", range(6))
def test_its_choices_lay_the_plan(number: int) -> None:
    dice = random.Random(number)
    options = {"start": "draft", "court": "on"} if number % 2 else {}
    table = Table.start(GAME, 3 + number % 3, f"forecast {number}", options)
    laid = 0
    while not table.state.over() and laid < 40:
        seat = dice.choice(table.state.deciders())
        if table.state.view(None)["step"] == "plan":
            state = table.state
            assert isinstance(state, Shogun)
            plan = random_plan(table, seat, dice)
            found = forecast(state, seat, plan)
            if found["choices"]:
                table.say_all(seat, cast(list[str], found["choices"]))
                laid += 1
                if state.view(None)["step"] == "plan":
                    shown = clan(state, seat + 1)["plan"]
                    assert {field: shown[field] for field in plan} == plan
                continue
        table.choose(seat, dice.choice(table.state.options(seat)))
    assert laid > 5
