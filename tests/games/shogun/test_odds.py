"""What an attack may come to, said before it is planned or sent."""

import pytest

from tenshu.core.refusal import Refusal
from tenshu.core.rng import from_seed
from tenshu.games.shogun.odds import odds
from tests.games.shogun.table import after, holder

LAND = """players 3, phase plan
1: chests 3; settsu 6; kai 2; kii 1
2: chests 9; yamato 3
3: chests 0; bingo 3
events: low-tax-0
actions: castle temple rice tax battle-a theatre five-armies three-armies one-army battle-b"""

BATTLE = """players 4, phase actions
1: shinano 5; plan battle-a shinano
2: kozuke 3 castle
actions: battle-a
tower: farmers*8 3*13 4*12"""


def share(position: str, count: int, *results: str, target: str = "yamato") -> float:
    found = odds(after(position), 0, "settsu", target, count)["outcomes"]
    assert isinstance(found, list)
    return float(sum(outcome["share"] for outcome in found if outcome["result"] in results))


def why_not(source: str, target: str, count: int, position: str = LAND) -> str:
    with pytest.raises(Refusal) as refused:
        odds(after(position), 0, source, target, count)
    return refused.value.code


def test_the_outcomes_are_all_there_is_and_ordered_from_best_to_worst() -> None:
    found = odds(after(LAND), 0, "settsu", "yamato", 5)["outcomes"]
    assert isinstance(found, list)
    assert sum(outcome["share"] for outcome in found) == pytest.approx(1)
    kinds = [outcome["result"] for outcome in found]
    assert kinds == sorted(kinds, key=["won", "drawn", "lost"].index)
    won = [outcome["left"] for outcome in found if outcome["result"] == "won"]
    lost = [outcome["left"] for outcome in found if outcome["result"] == "lost"]
    assert won == sorted(won, reverse=True)
    assert lost == sorted(lost)
    assert min(won) >= 1


def test_more_armies_win_more_often() -> None:
    chances = [share(LAND, count, "won") for count in (1, 3, 5)]
    assert chances == sorted(chances)
    assert chances[0] < 0.2 < chances[2]


def test_who_plans_may_recruit_first() -> None:
    assert share(LAND, 10, "won") > share(LAND, 5, "won")


def test_farmers_hold_or_lose_and_are_never_drawn_with() -> None:
    empty = LAND.replace("2: chests 9; yamato 3", "2: chests 9; owari 3")
    assert share(empty, 5, "drawn") == 0
    assert share(empty, 5, "won", "lost") == pytest.approx(1)
    assert share(empty, 5, "won") > share(LAND, 5, "won")


def test_the_odds_are_those_of_the_rules() -> None:
    """The same attack fought for real, many times: the shares are the same but for chance."""
    fights = [
        holder(after(BATTLE, "march kozuke", "send 4", seed=str(seed)), "kozuke") for seed in range(400)
    ]
    found = odds(after(BATTLE), 0, "shinano", "kozuke", 4)["outcomes"]
    assert isinstance(found, list)
    named = {"won": "1 with", "lost": "2 with", "drawn": "nobody"}
    for result, owner in named.items():
        foretold = sum(outcome["share"] for outcome in found if outcome["result"] == result)
        fought = sum(name.startswith(owner) for name in fights) / len(fights)
        assert foretold == pytest.approx(fought, abs=0.1)


def test_what_is_hidden_changes_nothing() -> None:
    state = after(LAND)
    other = state.determinize(0, from_seed("other hidden parts"))
    told = [odds(each, 0, "settsu", "yamato", 4) for each in (state, other)]  # type: ignore[arg-type]
    assert told[0] == told[1]


def test_nothing_is_done() -> None:
    state = after(LAND)
    before = state.encode()
    odds(state, 0, "settsu", "yamato", 4)
    assert state.encode() == before


def test_attacks_that_can_not_be_are_refused() -> None:
    assert why_not("yamato", "settsu", 1) == "not-own-province"
    assert why_not("settsu", "bingo", 1) == "not-a-neighbour"
    assert why_not("settsu", "nowhere", 1) == "unknown-card"
    assert why_not("settsu", "yamato", 61) == "too-many-armies"
    assert why_not("settsu", "yamato", 0) == "too-many-armies"
    assert why_not("settsu", "kii", 1) == "own-target"


def test_a_temple_may_be_out_of_reach() -> None:
    peace = LAND.replace("events: low-tax-0", "events: temple-peace-3 temple-peace-4 low-tax-0")
    holy = peace.replace("yamato 3", "yamato 3 temple")
    last = LAND.replace("phase plan", "phase plan, season autumn").replace(
        "low-tax-0", "temple-peace-3 temple-peace-4"
    )
    assert share(holy, 5, "won", "drawn", "lost") == pytest.approx(1)
    assert why_not("settsu", "yamato", 5, last.replace("yamato 3", "yamato 3 temple")) == "temple-peace"
