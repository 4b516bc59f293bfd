"""The map of the game as the page draws it, made into a file when the page is built."""

import json
import math
from itertools import pairwise

from tenshu.games.shogun.drawing_labels import Box, Land, arranged, pole
from tenshu.games.shogun.drawing_levels import LEVELS, ROWS, Level, box, heads_at, province_names
from tenshu.games.shogun.drawing_warp import Move, framed, leaned, moved, resized
from tenshu.games.shogun.map import SEA, Border, Line, Point, borders, load, rings, route_line, softened
from tenshu.games.shogun.provinces import MAP

# Points of the page's map in a cell of the grid.
FINENESS = 20
UNSTEADINESS = 0.16
# Cells of sea around the land.
MARGIN = 0.8


def unsteady(line: Line) -> Line:
    """As a hand draws it: each point a little off, its ends excepted; always in the same way."""
    closed = line[0] == line[-1]
    inner = [wavering(x, y) for x, y in line[1:-1]]
    end = wavering(*line[0]) if closed else line[0]
    return [end, *inner, end if closed else line[-1]]


def wavering(x: float, y: float) -> tuple[float, float]:
    along = math.sin(x * 1.9 + y * 2.7) + math.sin(x * 4.1 - y * 1.3)
    across = math.cos(x * 2.3 - y * 1.7) + math.cos(x * 1.1 + y * 4.3)
    return (x + UNSTEADINESS * along, y + UNSTEADINESS * across)


def finer(line: Line) -> Line:
    """Every corner cut off, the ends kept."""
    cut = [
        point
        for (ax, ay), (bx, by) in pairwise(line)
        for point in (
            (ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25),
            (ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75),
        )
    ]
    return [line[0], *cut, line[-1]]


def path(line: Line) -> str:
    """The line in the words of SVG, each point from the one before."""
    points = [(round(x * FINENESS), round(y * FINENESS)) for x, y in line]
    steps = [f"{bx - ax} {by - ay}" for (ax, ay), (bx, by) in pairwise(points) if (ax, ay) != (bx, by)]
    return f"M{points[0][0]} {points[0][1]}l{' '.join(steps)}".replace(" -", "-")


def outlines(lines: list[Border]) -> dict[str, Line]:
    return {
        province: rings([border.line for border in lines if province in border.sides])[0]
        for province in MAP.ids
    }


class Picture:
    """The land bent for the window, in cells: its lines, its sea routes, and the size of the whole."""

    def __init__(self) -> None:
        drawing = load()
        self.room = drawing.room
        lines = [Border(border.sides, softened(border.line)) for border in borders(drawing)]
        routes = [route_line(route) for route in drawing.routes]
        self.width = self.height = 0.0
        for bend in (self.lean, self.resize, self.frame):
            move = bend(lines)
            lines = moved(lines, move)
            routes = [[move(point) for point in route] for route in routes]
        self.lines = [Border(border.sides, finer(unsteady(border.line))) for border in lines]
        self.routes = [
            (route["between"], points) for route, points in zip(drawing.routes, routes, strict=True)
        ]
        self.outlines = outlines(self.lines)

    def lean(self, _lines: list[Border]) -> Move:
        return leaned

    def resize(self, lines: list[Border]) -> Move:
        return resized(outlines, lines, self.room)

    def frame(self, lines: list[Border]) -> Move:
        move, self.width, self.height = framed(lines, MARGIN)
        return move


def labels(ring: Line, middle: Point, province: str, names: set[str], level: Level) -> list[Box]:
    """What stands in a province at a level, in pixels at its scale: as much as finds room."""
    scale = level.scale / level.size
    land = Land([(x * scale, y * scale) for x, y in ring], level.margin)
    kinds = [kind for kind in level.kinds if kind != "name"]
    while kinds:
        rest = tuple(box(kind, province, level) for kind in kinds)
        at = (middle[0] * scale, middle[1] * scale)
        found = arranged(land, heads_at(level, names), rest, at, ROWS)
        if found:
            return found
        kinds.pop()
    raise ValueError(f"{province}: no room for its armies at {level.scale} pixels a cell")


def placed(boxes: list[Box], level: Level) -> dict[str, object]:
    """The middles of the boxes in points of the page's map; the lines of the name apart."""
    unit = FINENESS * level.size / level.scale
    at = {box.kind: [round(box.x * unit), round(box.y * unit)] for box in boxes if box.kind != "name"}
    name = [[box.text, round(box.x * unit), round(box.y * unit)] for box in boxes if box.kind == "name"]
    return {**at, "name": name}


def shogun() -> dict[str, object]:
    picture = Picture()
    names = province_names()
    lands: dict[str, object] = {}
    for province, ring in picture.outlines.items():
        middle = pole(ring)
        lands[province] = {
            "outline": path(ring) + "z",
            "middle": [round(at * FINENESS) for at in middle],
            "levels": [
                placed(labels(ring, middle, province, names[province], level), level) for level in LEVELS
            ],
        }
    return {
        "width": round(picture.width * FINENESS),
        "height": round(picture.height * FINENESS),
        "levels": [
            {
                "from": level.scale / FINENESS,
                "unit": round(FINENESS * level.size / level.scale, 4),
                "site": level.site,
            }
            for level in LEVELS
        ],
        "provinces": lands,
        "coast": "".join(path(border.line) for border in picture.lines if SEA in border.sides),
        "borders": [
            {"between": list(border.sides), "line": path(border.line)}
            for border in picture.lines
            if SEA not in border.sides
        ],
        "routes": [
            {"between": between, "line": [round(at * FINENESS) for point in points for at in point]}
            for between, points in picture.routes
        ],
    }


def main() -> None:
    print(json.dumps(shogun(), separators=(",", ":"), ensure_ascii=False))


if __name__ == "__main__":
    main()
