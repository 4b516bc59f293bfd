"""The map bent for a wide window: leaning less, each province large enough for what stands there."""

import math
from collections.abc import Callable
from itertools import pairwise

from tenshu.games.shogun.map import Border, Line, Point

# The land runs from the south-west to the north-east: pulled down by so much a cell it lies flat.
LEAN = 0.2
# Width to height of the land; the page stretches it a little in one direction to fill the window.
ASPECT = 2.3
ROUNDS = 24

Move = Callable[[Point], Point]


def leaned(point: Point) -> Point:
    return (point[0], point[1] + LEAN * point[0])


def area_and_centre(ring: Line) -> tuple[float, Point]:
    """Of a closed ring of points."""
    twice = cx = cy = 0.0
    for (ax, ay), (bx, by) in pairwise(ring):
        cross = ax * by - bx * ay
        twice += cross
        cx += (ax + bx) * cross
        cy += (ay + by) * cross
    return abs(twice) / 2, (cx / (3 * twice), cy / (3 * twice))


class Push:
    """A province that grows or shrinks, and moves what lies around it: the less, the farther away."""

    def __init__(self, area: float, wanted: float, centre: Point) -> None:
        self.x, self.y = centre
        self.radius = math.sqrt(area / math.pi)
        self.mass = math.sqrt(wanted / math.pi) - self.radius

    def __call__(self, point: Point) -> Point:
        dx, dy = point[0] - self.x, point[1] - self.y
        far = math.hypot(dx, dy) or 1e-9
        near = far / self.radius
        force = self.mass * (1 / near if near > 1 else near * near * (4 - 3 * near))
        return (dx / far * force, dy / far * force)


def resized(
    rings: Callable[[list[Border]], dict[str, Line]], lines: list[Border], room: dict[str, float]
) -> Move:
    """The move that gives each province its room (after Dougenik, Chrisman and Niemeyer, 1985)."""
    whole = sum(area_and_centre(ring)[0] for ring in rings(lines).values())
    wanted = {province: whole * share / sum(room.values()) for province, share in room.items()}
    steps: list[tuple[list[Push], float]] = []
    for _round in range(ROUNDS):
        found = {province: area_and_centre(ring) for province, ring in rings(lines).items()}
        errors = [max(found[p][0], wanted[p]) / min(found[p][0], wanted[p]) for p in found]
        damping = 1 / (1 + sum(errors) / len(errors))
        steps.append(([Push(found[p][0], wanted[p], found[p][1]) for p in found], damping))
        lines = moved(lines, lambda point: pushed(point, *steps[-1]))

    def move(point: Point) -> Point:
        for pushes, damping in steps:
            point = pushed(point, pushes, damping)
        return point

    return move


def pushed(point: Point, pushes: list[Push], damping: float) -> Point:
    shifts = [push(point) for push in pushes]
    return (
        point[0] + damping * sum(dx for dx, _ in shifts),
        point[1] + damping * sum(dy for _, dy in shifts),
    )


def moved(lines: list[Border], move: Move) -> list[Border]:
    """Every point is moved once, so that lines still meet."""
    known: dict[Point, Point] = {}
    for border in lines:
        for point in border.line:
            if point not in known:
                known[point] = move(point)
    return [Border(border.sides, [known[point] for point in border.line]) for border in lines]


def framed(lines: list[Border], margin: float) -> tuple[Move, float, float]:
    """The move that puts the land into a frame of the wanted shape, and the frame's width and height."""
    xs = [x for border in lines for x, _ in border.line]
    ys = [y for border in lines for _, y in border.line]
    left, top, width = min(xs), min(ys), max(xs) - min(xs)
    stretch = width / ASPECT / (max(ys) - top)
    return (
        lambda point: (point[0] - left + margin, (point[1] - top) * stretch + margin),
        width + 2 * margin,
        width / ASPECT + 2 * margin,
    )
