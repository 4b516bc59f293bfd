"""What stands in a province is inside it and on nothing else, at every scale and in every language."""

from itertools import combinations, pairwise

import pytest

from tenshu.games.shogun.drawing import Picture, labels, placed
from tenshu.games.shogun.drawing_labels import Box, depth, pole
from tenshu.games.shogun.drawing_levels import (
    EVERYTHING,
    LETTER,
    LEVELS,
    SIZES,
    Level,
    lines_of,
    name_width,
    province_names,
)
from tenshu.games.shogun.drawing_warp import area_and_centre
from tenshu.games.shogun.map import Line
from tenshu.games.shogun.provinces import MAP

NAMED = [level for level in LEVELS if "name" in level.kinds]
# From these scales on nothing of it is left out.
ALWAYS = {"army": 6.3, "torch": 7.72, "sites": 7.72, "leader": 11.2, "monument": 11.2, "printed": 11.2}
# A window may stretch the map so far in one direction.
STRETCHED = ((1.0, 1.0), (1.5, 1.0), (1.0, 1.5))

Stand = dict[tuple[str, Level], list[Box]]


@pytest.fixture(scope="module")
def picture() -> Picture:
    return Picture()


@pytest.fixture(scope="module")
def standing(picture: Picture) -> Stand:
    names = province_names()
    return {
        (province, level): labels(ring, pole(ring), province, names[province], level)
        for province, ring in picture.outlines.items()
        for level in LEVELS
    }


def scaled(ring: Line, level: Level, wide: float = 1.0, high: float = 1.0) -> Line:
    unit = level.scale / level.size
    return [(x * unit * wide, y * unit * high) for x, y in ring]


def is_inside(box: Box, ring: Line) -> bool:
    """No line of the outline comes into the box, and its middle is inside."""
    left, right = box.x - box.width / 2, box.x + box.width / 2
    top, bottom = box.y - box.height / 2, box.y + box.height / 2
    for (ax, ay), (bx, by) in pairwise(ring):
        for step in range(9):
            x, y = ax + (bx - ax) * step / 8, ay + (by - ay) * step / 8
            if left < x < right and top < y < bottom:
                return False
    return depth(ring, (box.x, box.y)) > 0


@pytest.mark.parametrize(("wide", "high"), STRETCHED)
def test_everything_stands_inside_its_province(
    picture: Picture, standing: Stand, wide: float, high: float
) -> None:
    spilled = [
        (province, level.scale, box.kind)
        for (province, level), boxes in standing.items()
        for box in boxes
        if not is_inside(
            box.at(box.x * wide, box.y * high), scaled(picture.outlines[province], level, wide, high)
        )
    ]
    assert not spilled


def test_nothing_stands_on_something_else(standing: Stand) -> None:
    for (province, level), boxes in standing.items():
        for one, other in combinations(boxes, 2):
            apart = (
                abs(one.x - other.x) >= (one.width + other.width) / 2
                or abs(one.y - other.y) >= (one.height + other.height) / 2
            )
            assert apart, (province, level.scale, one, other)


def test_what_must_be_seen_is_there(standing: Stand) -> None:
    for (province, level), boxes in standing.items():
        kinds = {box.kind for box in boxes}
        missing = {kind for kind, scale in ALWAYS.items() if level.scale >= scale} - kinds
        assert not missing, (province, level.scale, missing)
        assert ("name" in kinds) == (level in NAMED), (province, level.scale)


def test_names_fit_in_every_language(standing: Stand) -> None:
    """In as many lines as there is room for, broken at words only."""
    for province, names in province_names().items():
        for level in NAMED:
            lines = [box for box in standing[province, level] if box.kind == "name"]
            for name in names:
                found = [way for way in lines_of(name) if len(way) == len(lines)]
                assert found, (province, level.scale, name)
                for text, box in zip(found[0], lines, strict=True):
                    assert name_width(text) <= box.width


def test_letters_and_signs_are_large_enough() -> None:
    assert LETTER >= 12
    assert all(level.size >= 1 for level in LEVELS)
    assert all(min(SIZES[kind]) >= 16 for kind in ("torch", "leader", "monument"))
    assert [level.scale for level in LEVELS] == sorted(level.scale for level in LEVELS)


def test_names_are_broken_at_words_only() -> None:
    assert lines_of("Mimasaka") == [("Mimasaka",)]
    assert lines_of("Awa-Shikoku") == [("Awa-Shikoku",), ("Awa-", "Shikoku")]


def test_bending_keeps_neighbours_and_gives_the_room_that_is_wanted(picture: Picture) -> None:
    """Lines are moved, never torn: those that meet are the same; a province is as large as the data says."""
    sides = {border.sides for border in picture.lines}
    for number, name in enumerate(MAP.ids):
        assert {other for pair in sides for other in pair if name in pair} - {name, "sea"} == set(
            MAP.land[number]
        )
    areas = {name: area_and_centre(ring)[0] for name, ring in picture.outlines.items()}
    mean = sum(areas.values()) / len(areas)
    for name, area in areas.items():
        assert area / mean == pytest.approx(picture.room[name], rel=0.15)


def test_places_are_points_of_the_page() -> None:
    level = Level(10.0, 1.0, 0.0, 16, EVERYTHING)
    boxes = [Box("name", 20, 10, 50, 30, "Awa-"), Box("army", 20, 10, 50, 45)]
    assert placed(boxes, level) == {"name": [["Awa-", 100, 60]], "army": [100, 90]}
