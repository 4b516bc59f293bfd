"""Samurai, p. 21."""

import pytest

from tests.games.shogun.table import after, asks, clan, go_on, options, told, tray

FOUR_REGIONS = "bingo 2; mino 2; kii 2; kai 2"


def advance(
    row: str, rest: str = "", others: str = "2: yamato 3\n3: kozuke 3", season: str = "autumn"
) -> str:
    return f"players 3, samurai on, season {season}, phase advance-samurai\n1: {row}\n{others}\n{rest}"


def test_four_regions_bring_the_next_card() -> None:
    """The first card is empty; the second offers chests or armies."""
    state = after(advance(FOUR_REGIONS))
    assert asks(state) == "1 bonus"
    assert clan(state, 1)["samurai"] == 2
    assert options(state) == ["bonus chests", "bonus armies"]


def test_three_regions_bring_nothing() -> None:
    state = after(advance("bingo 2; hoki 2; mino 2; kii 2; yamato 1", others="2: shima 3\n3: kozuke 3"))
    assert clan(state, 1)["samurai"] == 1
    assert not asks(state).endswith("bonus")


def test_regions_differ_by_side() -> None:
    """Kai is yellow under the sun and red under the moon."""
    row = "bingo 2; mino 2; kii 2; kai 2"
    moon = after(advance(row).replace("samurai on", "side moon, samurai on"))
    assert clan(moon, 1)["samurai"] == 1


@pytest.mark.parametrize(
    ("card", "bonuses"),
    [
        (1, ["chests", "armies"]),
        (2, ["chests", "armies", "rice"]),
        (3, ["chests", "armies", "rice", "points"]),
    ],
)
def test_the_cards(card: int, bonuses: list[str]) -> None:
    """reported: 2/1, then 4/2/1, then 6/3/2/1."""
    state = after(advance(f"{FOUR_REGIONS}; samurai {card}"))
    assert options(state) == [f"bonus {bonus}" for bonus in bonuses]


@pytest.mark.parametrize(("bonus", "amount"), [("chests", 6), ("rice", 2), ("points", 1)])
def test_one_bonus_of_the_card(bonus: str, amount: int) -> None:
    state = after(advance(f"{FOUR_REGIONS}; chests 0; samurai 3"), f"bonus {bonus}")
    assert told(state, "takes-bonus") == [{"seat": 0, "amount": amount, "bonus": bonus}]


def test_a_bonus_is_credited_at_once() -> None:
    state = after(advance(f"{FOUR_REGIONS}; chests 0; samurai 2", season="summer"), "bonus rice")
    assert clan(state, 1)["rice"] == 1
    state = after(advance(f"{FOUR_REGIONS}; chests 0; samurai 2", season="summer"), "bonus chests")
    assert clan(state, 1)["chests"] == 4


def test_armies_go_into_the_tray() -> None:
    state = after(advance(f"{FOUR_REGIONS}; samurai 3"), "bonus armies")
    assert tray(state) == {"black": 3}


def test_bonuses_are_taken_in_turn_order() -> None:
    others = "2: hoki 1; omi 1; ise 1; sagami 1\n3: kozuke 3"
    state = after(advance(FOUR_REGIONS, "order: 2 3 1", others))
    assert asks(state) == "2 bonus"
    go_on(state, "bonus chests")
    assert asks(state) == "1 bonus"


def test_the_cards_are_sorted_anew_after_the_winter() -> None:
    state = after(
        f"players 3, samurai on, season autumn, phase rice-loss\n1: rice 9; samurai 4; {FOUR_REGIONS}\n"
        "2: rice 9; yamato 3\n3: rice 9; kozuke 3\nevents: low-tax-0"
    )
    assert clan(state, 1)["samurai"] == 1
