"""The cube tower: nothing is lost, colours don't matter, and it keeps and lets go in measure."""

import json
from argparse import Namespace
from functools import cache

import pytest

from tenshu.core.codec import Reader, Writer
from tenshu.core.rng import from_seed
from tenshu.games.shogun.components import FARMERS
from tenshu.games.shogun.provinces import Row
from tenshu.games.shogun.tower import BUILD, CERTAIN, Build, Tower, empty_tower, evened, read_tower
from tenshu.games.shogun.tower_command import run
from tenshu.games.shogun.tower_statistics import (
    Course,
    apart,
    chances,
    fallen,
    held,
    kept,
    lying,
    of_band,
    of_battles,
    of_stays,
    opening,
    play,
    simulated,
    simulated_opening,
    thrown,
)


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
    ("floors", "cubes", "reason"), [(2, 9, "places"), (2, -1, "of a colour"), (3, 1, "floors")]
)
def test_a_tower_that_can_not_be_is_refused(floors: int, cubes: int, reason: str) -> None:
    out = Writer()
    out.number(6 * floors)
    for _count in range(6 * floors):
        out.number(cubes)
    with pytest.raises(ValueError, match=reason):
        read_tower(Reader(bytes(out.bytes)))


def built(**changes: list[float]) -> Build:
    floor: Row = {"stay": [0.9, 0.0], "knock": [0.0, 0.3], "lies": [1.0, 1.0]}
    crowd: Row = {"cubes": [0, 9], "hold": [1.0, 2.0], "push": [1.0, 1.0]}
    return Build(4, [0, 4], [0, 4], [floor | changes], crowd)


def test_chances_change_evenly_between_the_marks() -> None:
    assert evened([0, 2, 3], [0.0, 0.3, 0.1]) == [0, 150_000, 300_000, 100_000]


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"stay": [1.5, 0.0]}, "chance"),
        ({"knock": [0.1]}, "chance"),
        ({"stay": [0.9, 0.1]}, "full"),
        ({"lies": [1.0, 0.5]}, "last"),
    ],
)
def test_a_tower_that_can_not_be_built_is_refused(changes: dict[str, list[float]], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        built(**changes)


@pytest.mark.parametrize("marks", [[0, 3], [1, 4], [0, 2, 2, 4]])
def test_marks_go_from_none_to_all_places(marks: list[int]) -> None:
    with pytest.raises(ValueError, match="marks"):
        Build(4, marks, [0, 4], [], {"cubes": [0, 9], "hold": [1.0, 2.0], "push": [1.0, 1.0]})


def test_the_tower_has_two_floors() -> None:
    """Reported: two perforated floors, and a ramp on which nothing rests."""
    assert BUILD.floors == 2


def test_imagining_keeps_the_counts_and_moves_the_places() -> None:
    tower = filled("imagined")
    futures = set()
    for n in range(5):
        other = tower.copy()
        other.imagine(from_seed(str(n)))
        assert held(other) == held(tower)
        futures.add(str(thrown(other, from_seed("same"), [6, 6, 6, 6, 0, 6])))
    assert len(futures) > 1


def test_cubes_are_imagined_where_they_usually_lie() -> None:
    """As many on each floor as after battles that leave as much inside."""
    rng = from_seed("usual")
    lay = [0, 0]
    imagined = [0, 0]
    for _game in range(150):
        tower = filled(str(rng.below(CERTAIN)))
        for _battle in range(15):
            thrown(tower, rng, [7, 0, 0, 0, 0, 0])
        lay = [a + b for a, b in zip(lay, lying(tower), strict=True)]
        tower.imagine(rng)
        imagined = [a + b for a, b in zip(imagined, lying(tower), strict=True)]
    assert sum(lay) == sum(imagined)
    assert abs(lay[0] - imagined[0]) < 0.05 * sum(lay)


def test_what_is_full_is_imagined_full() -> None:
    tower = empty_tower()
    for floor in range(BUILD.floors):
        for _place in range(BUILD.places):
            tower.settle(floor, 1)
    tower.imagine(from_seed("full"))
    assert lying(tower) == [BUILD.places] * BUILD.floors


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_first_throw_keeps_about_half(players: int) -> None:
    """In our tower and in the simulated one, and by nearly the same distribution."""
    ours, theirs = fallen(players, 1500, from_seed("half")), simulated_opening(players)
    assert sum(theirs) >= 100
    for counts in (ours, theirs):
        assert 0.42 < kept(counts) < 0.58
    assert apart(ours, theirs) < 0.8


def test_the_worked_opening_throw_can_happen() -> None:
    """P. 17: 38 cubes are thrown in and 7 fall out. Rare with a tower that keeps half."""
    assert 1e-6 < chances(4)[7] < 0.01


@pytest.mark.parametrize("players", [3, 5])
def test_chances_are_those_of_throws(players: int) -> None:
    exact, counts = chances(players), fallen(players, 1500, from_seed("exact"))
    assert abs(sum(exact) - 1) < 1e-9
    assert apart(counts, [round(1e9 * chance) for chance in exact]) < 0.25


@cache
def course() -> Course:
    return play(120, from_seed("course"))


def test_as_many_come_out_as_go_in() -> None:
    for measured in (of_battles(course()), of_battles(simulated())):
        assert abs(measured["went_in_a_throw"] - measured["came_out_a_throw"]) < 0.5
        assert 0.5 < measured["fresh_passed_share"] < 0.8
        assert measured["old_share_of_what_came_out"] > 0.2


def test_battles_are_as_simulated() -> None:
    """However full the tower is: what passes, and what comes out for each cube that goes in."""
    ours, theirs = of_battles(course()), of_battles(simulated())
    assert abs(ours["fresh_passed_share"] - theirs["fresh_passed_share"]) < 0.04
    assert abs(ours["inside_at_the_end"] - theirs["inside_at_the_end"]) < 3
    for mine, other in zip(course().bands, simulated().bands, strict=True):
        if min(mine.throws, other.throws) >= 100:
            for name, value in of_band(mine).items():
                assert abs(value - of_band(other)[name]) < 0.07, (mine.least, name)


def test_a_cube_can_stay_for_many_battles() -> None:
    ours, theirs = of_stays(course()), of_stays(simulated())
    assert ours["inside_after_10"] > 0.25
    assert 0.05 < ours["inside_after_20"] < 0.4
    assert all(abs(value - theirs[name]) < 0.08 for name, value in ours.items())


def test_the_report_shows_both_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    run(Namespace(throws=50, seed="both", json=True))
    figures = json.loads(capsys.readouterr().out)
    assert figures["battles"]["came_out_a_throw"].keys() == {"tower", "simulated"}
    run(Namespace(throws=50, seed="both", json=False))
    head, *lines = capsys.readouterr().out.splitlines()
    assert head.split() == ["tower", "simulated"]
    [shown] = [line.split() for line in lines if line.startswith("  came_out_a_throw")]
    assert [float(one) for one in shown[1:]] == [
        float(f"{one:.3g}") for one in figures["battles"]["came_out_a_throw"].values()
    ]
