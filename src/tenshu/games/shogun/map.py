"""The map: data/map.toml, a grid of cells, made into outlines that neighbours share."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final, cast

from tenshu.games.shogun.provinces import MAP, Row, read

SEA: Final = "sea"
SOFTENINGS: Final = 6

Point = tuple[float, float]
Line = list[Point]


class Border:
    """A line between two areas (provinces or the sea), from one meeting of three areas to the next."""

    def __init__(self, sides: tuple[str, str], line: Line) -> None:
        self.sides = sides
        self.line = line


class Drawing:
    """Cells by row and column, each the id of its province or the sea; the room of provinces on the page."""

    def __init__(self, cells: list[list[str]], routes: list[Row], room: dict[str, float]) -> None:
        self.cells = cells
        self.room = room
        self.height = len(cells)
        self.width = len(cells[0])
        self.routes = routes

    def at(self, x: int, y: int) -> str:
        inside = 0 <= x < self.width and 0 <= y < self.height
        return self.cells[y][x] if inside else SEA

    def edges(self) -> Iterator[tuple[str, str, tuple[int, int], tuple[int, int]]]:
        """Every side of a cell that parts two areas: the areas, in order of their names, and its ends."""
        for y in range(self.height + 1):
            for x in range(self.width + 1):
                here, left, above = self.at(x, y), self.at(x - 1, y), self.at(x, y - 1)
                if here != left:
                    yield min(here, left), max(here, left), (x, y), (x, y + 1)
                if here != above:
                    yield min(here, above), max(here, above), (x, y), (x + 1, y)

    def contacts(self) -> dict[tuple[str, str], int]:
        """How many cell sides two areas have in common."""
        found: dict[tuple[str, str], int] = {}
        for one, other, _start, _end in self.edges():
            found[one, other] = found.get((one, other), 0) + 1
        return found


def load() -> Drawing:
    data = read("map.toml")
    letters = cast(dict[str, str], data["letters"])
    rows = cast(dict[str, str], data["drawing"])["cells"].splitlines()
    if sorted(letters.values()) != sorted(MAP.ids):
        raise ValueError("map.toml: the letters should name each province once")
    if len({len(row) for row in rows}) != 1:
        raise ValueError("map.toml: all rows of the drawing should be equally long")
    room = cast(dict[str, float], data["room"])
    if sorted(room) != sorted(MAP.ids):
        raise ValueError("map.toml: each province should have its room")
    unknown = set("".join(rows)) - letters.keys() - {"."}
    if unknown:
        raise ValueError(f"map.toml: no province has the letters {sorted(unknown)}")
    cells = [[letters.get(letter, SEA) for letter in row] for row in rows]
    return Drawing(cells, cast(list[Row], data["route"]), room)


def borders(drawing: Drawing) -> list[Border]:
    """The border lines, whole: cell sides joined until another area comes in between."""
    sides: dict[tuple[str, str], list[tuple[tuple[int, int], tuple[int, int]]]] = {}
    for one, other, start, end in drawing.edges():
        sides.setdefault((one, other), []).append((start, end))
    return [Border(pair, line) for pair, edges in sorted(sides.items()) for line in joined(edges)]


def joined(edges: list[tuple[tuple[int, int], tuple[int, int]]]) -> list[Line]:
    """Lines from cell sides. A corner where more or fewer than two of them meet ends a line."""
    ways: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for start, end in edges:
        ways.setdefault(start, []).append(end)
        ways.setdefault(end, []).append(start)
    ends = [corner for corner, others in sorted(ways.items()) if len(others) != 2]
    lines = [walk(ways, corner) for corner in ends for _way in range(len(ways[corner])) if ways[corner]]
    rings = [walk(ways, corner) for corner in sorted(ways) if ways[corner]]
    return lines + rings


def walk(ways: dict[tuple[int, int], list[tuple[int, int]]], start: tuple[int, int]) -> Line:
    """Follow the cell sides from a corner to the end of the line, and use them up."""
    line: Line = [start]
    corner = start
    while True:
        following = ways[corner].pop(0)
        ways[following].remove(corner)
        line.append(following)
        corner = following
        if len(ways[corner]) != 1:
            return line


def softened(line: Line) -> Line:
    """The same line without its steps: through the middles of the cell sides, then eased; ends stay."""
    closed = line[0] == line[-1]
    soft = [middle(a, b) for a, b in pairwise(line)]
    soft = [*soft, soft[0]] if closed else [line[0], *soft, line[-1]]
    for _round in range(SOFTENINGS):
        eased = [
            middle(middle(a, b), middle(b, c)) for a, b, c in zip(soft, soft[1:], soft[2:], strict=False)
        ]
        if closed:
            seam = middle(middle(soft[-2], soft[0]), middle(soft[0], soft[1]))
            soft = [seam, *eased, seam]
        else:
            soft = [soft[0], *eased, soft[-1]]
    return soft


def middle(a: Point, b: Point) -> Point:
    return ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)


def rings(lines: list[Line]) -> list[Line]:
    """Closed outlines from border lines that meet at their ends; the longest first."""
    left = [line for line in lines if line[0] != line[-1]]
    found = [line for line in lines if line[0] == line[-1]]
    while left:
        ring = left.pop()
        while ring[0] != ring[-1]:
            piece = next(line for line in left if ring[-1] in (line[0], line[-1]))
            left.remove(piece)
            ring = ring + (piece[1:] if piece[0] == ring[-1] else piece[-2::-1])
        found.append(ring)
    return sorted(found, key=len, reverse=True)


def label(drawing: Drawing, province: str) -> Point:
    """A good place for a name: the cell deepest inside, the most central of those."""
    own = [
        (x, y) for y in range(drawing.height) for x in range(drawing.width) if drawing.at(x, y) == province
    ]
    centre = (sum(x for x, _ in own) / len(own), sum(y for _, y in own) / len(own))

    def merit(cell: tuple[int, int]) -> tuple[int, float]:
        return depth(drawing, cell), -((cell[0] - centre[0]) ** 2 + (cell[1] - centre[1]) ** 2)

    best = max(own, key=merit)
    return (best[0] + 0.5, best[1] + 0.5)


def depth(drawing: Drawing, cell: tuple[int, int]) -> int:
    """How far a square around the cell can grow within its area."""
    x, y = cell
    area = drawing.at(x, y)
    reach = 0
    while all(
        drawing.at(x + dx, y + dy) == area
        for dx in range(-reach - 1, reach + 2)
        for dy in range(-reach - 1, reach + 2)
    ):
        reach += 1
    return reach


def picture() -> dict[str, object]:
    """All a screen needs, ready for JSON: outlines, names' places, border lines, sea routes."""
    drawing = load()
    lines = [Border(border.sides, softened(border.line)) for border in borders(drawing)]
    provinces: dict[str, object] = {}
    for province in MAP.ids:
        outline = rings([border.line for border in lines if province in border.sides])
        provinces[province] = {
            "outline": [rounded(ring) for ring in outline],
            "label": label(drawing, province),
        }
    return {
        "width": drawing.width,
        "height": drawing.height,
        "provinces": provinces,
        "borders": [{"between": border.sides, "line": rounded(border.line)} for border in lines],
        "routes": [{"between": route["between"], "line": route_line(route)} for route in drawing.routes],
    }


def rounded(line: Line) -> list[tuple[float, float]]:
    return [(round(x, 2), round(y, 2)) for x, y in line]


def route_line(route: Row) -> Line:
    return [(x + 0.5, y + 0.5) for x, y in cast(list[list[int]], route["points"])]
