"""The maps of the games as the page draws them, made into a file when the page is built."""

import json
import math
from itertools import pairwise

from tenshu.games.shogun.map import SEA, Border, Line, borders, label, load, rings, route_line, softened
from tenshu.games.shogun.provinces import MAP

# Points of the page's map in a cell of the grid.
FINENESS = 20
UNSTEADINESS = 0.16


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


def shogun() -> dict[str, object]:
    drawing = load()
    lines = [Border(border.sides, finer(unsteady(softened(border.line)))) for border in borders(drawing)]
    lands = {
        province: {
            "outline": path(rings([border.line for border in lines if province in border.sides])[0]) + "z",
            "middle": [round(at * FINENESS) for at in label(drawing, province)],
        }
        for province in MAP.ids
    }
    return {
        "width": drawing.width * FINENESS,
        "height": drawing.height * FINENESS,
        "provinces": lands,
        "coast": "".join(path(border.line) for border in lines if SEA in border.sides),
        "borders": [
            {"between": list(border.sides), "line": path(border.line)}
            for border in lines
            if SEA not in border.sides
        ],
        "routes": [
            {
                "between": route["between"],
                "line": [round(at * FINENESS) for point in route_line(route) for at in point],
            }
            for route in drawing.routes
        ],
    }


def main() -> None:
    print(json.dumps(shogun(), separators=(",", ":")))


if __name__ == "__main__":
    main()
