"""Battles and revolts by the book, p. 11-12, whatever the tower lets fall: reckoned from what fell out."""

from itertools import product
from typing import cast

import pytest

from tenshu.games.shogun.shogun import Shogun
from tests.games.shogun.table import after, clan, holder, province, told, tray

SEEDS = range(12)
TOWER = "tower: farmers*8 3*12 4*11"


def attack(armies: int, target: str, seed: int) -> Shogun:
    """Seat 2 attacks from Shinano with all armies but one."""
    moves = ("march kozuke",) if armies == 2 else ("march kozuke", f"send {armies - 1}")
    position = (
        f"players 4, phase actions\n2: shinano {armies}; plan battle-a shinano\n{target}\n"
        f"actions: battle-a\n{TOWER}"
    )
    return after(position, *moves, seed=f"book {seed}")


def fallen(state: Shogun, kind: str) -> dict[str, int]:
    [battle] = told(state, kind)
    return {name: value for name, value in battle.items() if isinstance(value, int)}


def nobody_has(state: Shogun, name: str) -> bool:
    found = province(state, name)
    return (found["owner"], found["armies"], found["buildings"], found["revolt_markers"]) == (None, 0, [], 0)


@pytest.mark.parametrize("revolt", ["", " revolt*2"])
def test_an_attack_on_a_player(revolt: str) -> None:
    """Farmers help the defender where there is no unrest; they fall first, and alone they hold nothing."""
    seen = set()
    for (armies, defending), seed in product(((2, 1), (4, 2), (6, 4)), SEEDS):
        state = attack(armies, f"1: kozuke {defending} castle{revolt}", seed)
        fell = fallen(state, "battle")
        assert (fell["seat"], fell["other"]) == (1, 0)
        own, farmers = fell["defenders"], fell["farmers"]
        ahead = own + farmers - fell["attackers"]
        if revolt:
            assert farmers == 0
        else:
            assert "green" not in tray(state)
        if ahead < 0:
            outcome, told_of = "conquers", {"seat": 1, "province": "kozuke", "amount": -ahead}
            assert holder(state, "kozuke") == f"2 with {-ahead}"
            assert province(state, "kozuke")["buildings"] == ["castle"]
        elif ahead > 0 and own > 0:
            left = min(own, ahead)
            outcome, told_of = "holds", {"seat": 0, "province": "kozuke", "amount": left}
            assert holder(state, "kozuke") == f"1 with {left}"
        else:
            outcome, told_of = "drawn", {"seat": 1, "province": "kozuke", "other": 0}
            assert nobody_has(state, "kozuke")
        assert told(state, outcome) == [told_of]
        assert holder(state, "shinano") == "2 with 1"
        assert not {"black", "red"} & tray(state).keys()
        seen.add(outcome)
    assert seen == {"conquers", "holds", "drawn"}


def test_an_attack_on_a_neutral_province() -> None:
    """All farmers that fall out defend; a draw keeps it neutral."""
    seen = set()
    for armies, seed in product((2, 3, 6), SEEDS):
        state = attack(armies, "1: yamato 3", seed)
        [attacked] = told(state, "attacks-neutral")
        assert attacked == {"seat": 1, "province": "kozuke", "amount": armies - 1, "origin": "shinano"}
        fell = fallen(state, "battle-farmers")
        assert told(state, "battle-farmers") == [fell | {"province": "kozuke"}]
        assert fell.keys() == {"seat", "attackers", "defenders", "farmers"}
        assert (fell["seat"], fell["defenders"]) == (1, 0)
        left = fell["attackers"] - fell["farmers"]
        if left > 0:
            outcome, told_of = "conquers", {"seat": 1, "province": "kozuke", "amount": left}
            assert holder(state, "kozuke") == f"2 with {left}"
        else:
            outcome, told_of = "repelled", {"seat": 1, "province": "kozuke"}
            assert nobody_has(state, "kozuke")
        assert told(state, outcome) == [told_of]
        assert not {"red", "green"} & tray(state).keys()
        seen.add(outcome)
    assert seen == {"conquers", "repelled"}


def test_who_attacks_whom_from_where_is_told() -> None:
    [attacked] = told(attack(4, "1: kozuke 2", 0), "attacks")
    assert attacked == {"seat": 1, "province": "kozuke", "amount": 3, "other": 0, "origin": "shinano"}


def test_a_revolt() -> None:
    """A draw goes to the farmers; who beats them loses as many as there were, and lays one marker more."""
    seen = set()
    for (armies, markers), seed in product(((1, 2), (3, 2), (5, 1)), SEEDS):
        state = after(
            f"players 4, phase actions\n2: rice 3; bingo {armies} temple revolt*{markers}; plan rice bingo\n"
            f"1: yamato 3\nactions: rice\n{TOWER}",
            seed=f"revolt {seed}",
        )
        [revolt] = told(state, "revolt")
        own, farmers = cast(int, revolt["defenders"]), cast(int, revolt["farmers"])
        assert revolt == {"seat": 1, "province": "bingo", "defenders": own, "farmers": farmers}
        assert clan(state, 2)["rice"] == 3 + 4
        if own > farmers:
            outcome, told_of = "revolt-beaten", {"seat": 1, "province": "bingo", "amount": own - farmers}
            assert holder(state, "bingo") == f"2 with {own - farmers}"
            assert told(state, "unrest") == [{"seat": 1, "province": "bingo", "amount": markers + 1}]
        else:
            outcome, told_of = "revolt-won", {"seat": 1, "province": "bingo"}
            assert nobody_has(state, "bingo")
            assert not told(state, "unrest")
        assert told(state, outcome) == [told_of]
        assert not {"red", "green"} & tray(state).keys()
        seen.add(outcome)
    assert seen == {"revolt-beaten", "revolt-won"}
