"""The cube tower: nothing is lost, colours don't matter, and it keeps and lets go in measure."""

from typing import cast

import pytest

from tenshu.core.codec import Reader, Writer
from tenshu.core.rng import from_seed
from tenshu.games.shogun.components import FARMERS
from tenshu.games.shogun.tower import Build, Tower, empty_tower, read_tower
from tenshu.games.shogun.tower_statistics import held, opening, report, thrown


def filled(seed: str, players: int = 4) -> Tower:
    tower = empty_tower()
    thrown(tower, from_seed(seed), opening(players))
    return tower


def test_thirty_one_cubes_open_the_game_for_three() -> None:
    """P. 5: 7 armies for each player and 10 farmers."""
    assert sum(opening(3)) == 31
    assert opening(3)[FARMERS] == 10


def test_cubes_are_conserved_over_many_throws() -> None:
    rng = from_seed("conserved")
    tower = filled("conserved", 5)
    for throw in range(200):
        cubes = [rng.below(5) for _colour in range(6)]
        before = held(tower)
        tray = thrown(tower, rng, cubes)
        assert [a + b for a, b in zip(before, cubes, strict=True)] == [
            a + b for a, b in zip(held(tower), tray, strict=True)
        ], f"throw {throw}"


def test_colour_never_matters() -> None:
    """Ten of each colour thrown together: each comes out as often as any other."""
    rng = from_seed("colours")
    out = [0] * 6
    for _throw in range(1500):
        tray = thrown(empty_tower(), rng, [10] * 6)
        out = [a + b for a, b in zip(out, tray, strict=True)]
    mean = sum(out) / 6
    assert all(abs(count - mean) < 0.03 * mean for count in out)


def test_old_cubes_of_uninvolved_colours_fall_out() -> None:
    rng = from_seed("old")
    tower = filled("old")
    seen = [0] * 6
    for _throw in range(20):
        tray = thrown(tower, rng, [5, 0, 0, 0, 0, 0])
        seen = [a + b for a, b in zip(seen, tray, strict=True)]
    assert all(seen[colour] > 0 for colour in (1, 2, 3, FARMERS))
    assert seen[4] == 0


def test_a_copy_goes_its_own_way() -> None:
    tower = filled("copy")
    other = tower.copy()
    before = held(tower)
    thrown(other, from_seed("copy"), [9, 9, 9, 9, 9, 9])
    assert held(tower) == before


def test_a_tower_survives_writing_and_reading() -> None:
    tower = filled("written")
    out = Writer()
    tower.write(out)
    source = Reader(bytes(out.bytes))
    other = read_tower(source)
    source.end()
    throws = [thrown(one, from_seed("after"), [3, 4, 0, 0, 0, 1]) for one in (tower, other)]
    assert throws[0] == throws[1]


@pytest.mark.parametrize(
    ("floors", "cubes", "reason"), [(3, 9, "places"), (3, -1, "of a colour"), (2, 1, "floors")]
)
def test_a_tower_that_can_not_be_is_refused(floors: int, cubes: int, reason: str) -> None:
    out = Writer()
    out.number(6 * floors)
    for _count in range(6 * floors):
        out.number(cubes)
    with pytest.raises(ValueError, match=reason):
        read_tower(Reader(bytes(out.bytes)))


def test_a_tower_that_can_not_be_built_is_refused() -> None:
    with pytest.raises(ValueError, match="no tower"):
        Build(3, 13, 0.2, 1.5)


def test_imagining_keeps_the_counts_and_moves_the_places() -> None:
    tower = filled("imagined")
    futures = set()
    for n in range(5):
        other = tower.copy()
        other.imagine(from_seed(str(n)))
        assert held(other) == held(tower)
        futures.add(str(thrown(other, from_seed("same"), [6, 6, 6, 6, 0, 6])))
    assert len(futures) > 1


def test_the_worked_opening_throw_is_an_ordinary_one() -> None:
    """P. 17: 38 cubes are thrown in and 7 fall out."""
    measured = cast(dict[str, dict[str, object]], report(600, "opening")["opening"])["4"]
    low, high = cast(list[int], measured["fell_out_10_to_90_percent"])
    assert low <= 7 <= high


def test_as_many_come_out_as_go_in() -> None:
    measured = cast(dict[str, float], report(600, "battles")["battles"])
    assert abs(measured["went_in_a_throw"] - measured["came_out_a_throw"]) < 0.3
    assert 0.5 < measured["fresh_passed_share"] < 0.65
    assert measured["old_share_of_what_came_out"] > 0.2


def test_a_cube_can_stay_for_many_battles() -> None:
    measured = cast(dict[str, float], report(600, "stays")["stays"])
    assert measured["inside_after_10"] > 0.25
    assert 0.05 < measured["inside_after_20"] < 0.3
