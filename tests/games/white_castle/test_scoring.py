"""The final scoring, p. 14-15."""

import pytest

from tenshu.games.white_castle import scoring
from tests.games.white_castle.table import after

END = "players 2, round 3\norder: 1 2\ngardens: plant-1 stone-1 plant-2 stone-2 plant-5 stone-5\n"


def points(clan: str, item: str) -> int:
    return scoring.sheet(after(f"{END}1: {clan}\ndo: round-end"), 0)[item]


@pytest.mark.parametrize(("coins", "worth"), [(4, 0), (5, 1), (9, 1), (10, 2)])
def test_a_point_for_five_coins(coins: int, worth: int) -> None:
    assert points(f"coin {coins}", "goods") == worth


@pytest.mark.parametrize(("food", "worth"), [(2, 0), (3, 1), (6, 1), (7, 2)])
def test_a_point_for_three_of_a_resource_two_for_seven(food: int, worth: int) -> None:
    assert points(f"food {food}", "goods") == worth


@pytest.mark.parametrize(
    ("goods", "worth"),
    [
        ("coin 4, seal 1", 1),
        ("food 2, seal 2", 1),
        ("food 2, iron 2, seal 4, coin 4", 2),
        ("food 2, iron 2, seal 5, coin 4", 3),
        ("food 6, seal 2, coin 3", 2),
        ("seal 5", 1),
    ],
)
def test_seals_are_exchanged_as_is_best_for_the_player(goods: str, worth: int) -> None:
    assert points(goods, "goods") == worth


@pytest.mark.parametrize(("field", "worth"), [(5, 0), (6, 3), (10, 3), (11, 6), (14, 6), (15, 10), (20, 15)])
def test_the_seasons(field: int, worth: int) -> None:
    assert points(f"season {field}", "season") == worth


def test_courtiers_by_height() -> None:
    assert points("gate 2, level-1 1, level-2 1, hall 1", "courtiers") == 1 + 1 + 3 + 6 + 10


def test_warriors_count_for_each_courtier_inside() -> None:
    assert points("yard-5 2, yard-3 1, yard-1 1; gate 1, level-1 1, hall 1", "warriors") == 6 * 2
    assert points("yard-5 5; gate 5", "warriors") == 0


def test_gardeners_by_their_card() -> None:
    assert points("gardens red-plant red-stone white-plant", "gardeners") == 5 + 1 + 9


def test_a_tie_goes_to_whoever_plays_earlier() -> None:
    state = after(END + "1: point 5; season 1\n2: point 5; season 2\ndo: round-end")
    assert state.scores() == [5, 5]
    assert state.ranking() == [2, 1]
