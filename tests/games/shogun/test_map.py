"""The drawing of the map says the same as the rules."""

from itertools import pairwise
from typing import cast

import pytest

from tenshu.games.shogun.map import SEA, Drawing, borders, load, picture
from tenshu.games.shogun.provinces import MAP

SHORTEST_BORDER = 3
SMALLEST_PROVINCE = 30


@pytest.fixture(scope="module")
def drawing() -> Drawing:
    return load()


def cells_of(drawing: Drawing, area: str) -> set[tuple[int, int]]:
    return {(x, y) for y, row in enumerate(drawing.cells) for x, cell in enumerate(row) if cell == area}


def in_one_piece(cells: set[tuple[int, int]]) -> bool:
    reached = {min(cells)}
    edge = list(reached)
    while edge:
        x, y = edge.pop()
        beside = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & cells - reached
        reached |= beside
        edge += beside
    return reached == cells


def test_drawn_neighbours_are_the_land_neighbours(drawing: Drawing) -> None:
    """For all 45 provinces: they share a border in the drawing exactly when the rules say so."""
    drawn: dict[str, set[str]] = {name: set() for name in MAP.ids}
    for one, other in drawing.contacts():
        if SEA not in (one, other):
            drawn[one].add(other)
            drawn[other].add(one)
    assert drawn == {name: set(MAP.land[MAP.number[name]]) for name in MAP.ids}


def test_borders_are_long_enough_to_see(drawing: Drawing) -> None:
    short = {pair for pair, length in drawing.contacts().items() if length < SHORTEST_BORDER}
    assert not short


@pytest.mark.parametrize("province", MAP.ids)
def test_a_province_is_one_piece_of_some_size(drawing: Drawing, province: str) -> None:
    cells = cells_of(drawing, province)
    assert len(cells) >= SMALLEST_PROVINCE
    assert in_one_piece(cells)


def test_the_sea_flows_around_both_islands(drawing: Drawing) -> None:
    """No lakes, and Shikoku lies apart from Honshu."""
    assert in_one_piece(cells_of(drawing, SEA))
    shikoku = {"iyo", "tosa", "sanuki", "awa-shikoku"}
    assert in_one_piece(set().union(*(cells_of(drawing, name) for name in shikoku)))
    assert in_one_piece(set().union(*(cells_of(drawing, name) for name in MAP.ids if name not in shikoku)))


def test_sea_routes_are_drawn_over_the_sea(drawing: Drawing) -> None:
    """Each sea route of the rules has its own line, from coast to coast without crossing other land."""
    routes = {frozenset(cast(list[str], route["between"])) for route in drawing.routes}
    assert routes == {frozenset((name, other)) for i, name in enumerate(MAP.ids) for other in MAP.sea[i]}
    assert len(drawing.routes) == len(routes)
    for route in drawing.routes:
        one, other = cast(list[str], route["between"])
        points = cast(list[list[int]], route["points"])
        assert drawing.at(*points[0]) == one
        assert drawing.at(*points[-1]) == other
        for (x0, y0), (x1, y1) in pairwise(points):
            for t in range(201):
                crossed = drawing.at(round(x0 + (x1 - x0) * t / 200), round(y0 + (y1 - y0) * t / 200))
                assert crossed in (SEA, one, other)


def test_outlines_are_closed_and_shared(drawing: Drawing) -> None:
    """Each outline is one ring made of border lines that both sides use."""
    shown = picture()
    provinces = cast(dict[str, dict[str, list[list[tuple[float, float]]]]], shown["provinces"])
    lines = [
        set(cast(list[tuple[float, float]], border["line"]))
        for border in cast(list[dict[str, object]], shown["borders"])
    ]
    assert len(lines) == len(borders(drawing))
    for province in MAP.ids:
        [ring] = provinces[province]["outline"]
        assert ring[0] == ring[-1]
        used = [line for line in lines if line <= set(ring)]
        assert set(ring) == set().union(*used)


def test_names_stand_inside_their_provinces(drawing: Drawing) -> None:
    shown = cast(dict[str, dict[str, tuple[float, float]]], picture()["provinces"])
    for province in MAP.ids:
        x, y = shown[province]["label"]
        assert drawing.at(int(x), int(y)) == province
