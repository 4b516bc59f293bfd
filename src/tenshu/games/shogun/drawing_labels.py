"""Where things stand in a province: the name, armies, buildings and the rest, in boxes inside its outline.

A level of detail is made for a least scale, in pixels a cell. Its boxes have their sizes in pixels at that
scale; closer up they grow with the map until the next level takes over. Boxes stand in rows, one below the
other. What finds no room at one level stands there at the next. A map that is stretched in one direction
has more room for each of its boxes, never less.
"""

import math
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from tenshu.games.shogun.map import Line, Point

Span = tuple[float, float]

# Pixels between two boxes, and from one try to the next.
GAP = 2.0
STRIDE = 1.0


@dataclass(frozen=True)
class Box:
    """A thing with its size in pixels, and where its middle is."""

    kind: str
    width: float
    height: float
    x: float = 0.0
    y: float = 0.0
    text: str = ""

    def at(self, x: float, y: float) -> "Box":
        return Box(self.kind, self.width, self.height, x, y, self.text)


Row = tuple[Box, ...]


class Land:
    """An outline in pixels, cut into a line a pixel: how far each reaches from left to right.

    Nothing stands closer to the border than the margin.
    """

    def __init__(self, ring: Line, margin: float) -> None:
        self.margin = margin
        self.top = min(y for _, y in ring)
        self.bottom = max(y for _, y in ring)
        self._lines = [spans(ring, self.top + line) for line in range(int(self.bottom - self.top) + 1)]
        self._known: dict[tuple[int, int], list[Span]] = {}

    def room(self, y: float, height: float) -> list[Span]:
        """The stretches from left to right that are inside all the way from `y` down."""
        margin = self.margin
        lines = (int(y - self.top - margin), int(y + height - self.top + margin) + 1)
        if lines[0] < 0 or lines[1] >= len(self._lines):
            return []
        if lines not in self._known:
            found = self._lines[lines[0]]
            for line in self._lines[lines[0] + 1 : lines[1] + 1]:
                found = common(found, line)
            self._known[lines] = [(a + margin, b - margin) for a, b in found if b - a > 2 * margin]
        return self._known[lines]


def spans(ring: Line, y: float) -> list[Span]:
    cuts = sorted(
        ax + (y - ay) * (bx - ax) / (by - ay)
        for (ax, ay), (bx, by) in pairwise(ring)
        if (ay <= y) != (by <= y)
    )
    return list(zip(cuts[::2], cuts[1::2], strict=True))


def common(one: list[Span], other: list[Span]) -> list[Span]:
    both = [(max(a, c), min(b, d)) for a, b in one for c, d in other]
    return [(a, b) for a, b in both if a < b]


@cache
def broken(boxes: Row, most: int) -> tuple[tuple[Row, ...], ...]:
    """All ways to break the boxes into rows, in their order, but not into more rows than wanted."""
    if not boxes:
        return ((),)
    if most == 0:
        return ()
    return tuple(
        (boxes[:count], *rest)
        for count in range(1, len(boxes) + 1)
        for rest in broken(boxes[count:], most - 1)
    )


def width_of(row: Row) -> float:
    return sum(box.width for box in row) + GAP * (len(row) - 1)


def height_of(rows: tuple[Row, ...]) -> float:
    return sum(max(box.height for box in row) + GAP for row in rows) - GAP


def stacked(land: Land, rows: tuple[Row, ...], top: float, axis: float) -> tuple[float, list[Box]] | None:
    """The rows from `top` down, as near to the axis as they can be: how far off they are, and their boxes."""
    boxes: list[Box] = []
    cost = 0.0
    for row in rows:
        width, height = width_of(row), height_of((row,))
        free = [
            min(max(axis, a + width / 2), b - width / 2) for a, b in land.room(top, height) if b - a >= width
        ]
        if not free:
            return None
        middle = min(free, key=lambda x: abs(x - axis))
        cost += abs(middle - axis)
        boxes += spread(row, middle - width / 2, top + height / 2)
        top += height + GAP
    return cost, boxes


def spread(row: Row, x: float, y: float) -> list[Box]:
    """A row's boxes from `x` to the right."""
    found: list[Box] = []
    for box in row:
        found.append(box.at(x + box.width / 2, y))
        x += box.width + GAP
    return found


def arranged(
    land: Land, heads: tuple[tuple[Row, ...], ...], rest: Row, middle: Point, most: int
) -> list[Box] | None:
    """All boxes in rows, the name's first or last, near the middle and in line; None without room."""
    best: tuple[float, list[Box]] | None = None
    for head in heads:
        for others in broken(rest, most):
            for rows in (head + others, others + head)[: 1 + bool(head)]:
                found = nearest(land, rows, middle, best[0] if best else math.inf)
                best = found or best
    return best and best[1]


def nearest(
    land: Land, rows: tuple[Row, ...], middle: Point, within: float
) -> tuple[float, list[Box]] | None:
    """The rows where they are least far off, from the middle outwards; None beyond the limit."""
    height = height_of(rows)
    first, last = land.top + land.margin, land.bottom - land.margin - height
    tops = (
        [first + step * STRIDE for step in range(int((last - first) / STRIDE) + 1)] if last >= first else []
    )
    best: tuple[float, list[Box]] | None = None
    for top in sorted(tops, key=lambda top: abs(top + height / 2 - middle[1])):
        off = abs(top + height / 2 - middle[1])
        if off >= within:
            break
        stack = stacked(land, rows, top, middle[0])
        if stack and stack[0] + off < within:
            within = stack[0] + off
            best = (within, stack[1])
    return best


def pole(ring: Line) -> Point:
    """The point deepest inside an outline, in its own measure."""
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    step = max(max(xs) - min(xs), max(ys) - min(ys)) / 10
    best = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
    reach = 5
    while step > 0.05:
        x, y = best
        around = [
            (x + i * step, y + j * step) for i in range(-reach, reach + 1) for j in range(-reach, reach + 1)
        ]
        best = max(around, key=lambda point: depth(ring, point))
        step, reach = step / 3, 3
    return best


def depth(ring: Line, point: Point) -> float:
    """How far inside the outline a point is, squared; below 0 outside of it."""
    inside = sum(1 for a, _ in spans(ring, point[1]) if a <= point[0]) + sum(
        1 for _, b in spans(ring, point[1]) if b <= point[0]
    )
    nearest = min(away(point, a, b) for a, b in pairwise(ring))
    return nearest if inside % 2 else -nearest


def away(point: Point, a: Point, b: Point) -> float:
    """From a point to a line from `a` to `b`, squared."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    along = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length if length else 0.0
    along = min(1.0, max(0.0, along))
    return float((point[0] - a[0] - along * dx) ** 2 + (point[1] - a[1] - along * dy) ** 2)
