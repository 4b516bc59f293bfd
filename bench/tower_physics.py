"""Shogun's cube tower as a rigid-body simulation: `python -m bench.tower_physics --games 27 --openings 100`.

Needs MuJoCo, which the game itself never does, best in an environment of its own:

    python3 -m venv /tmp/mujoco && /tmp/mujoco/bin/pip install mujoco numpy
    /tmp/mujoco/bin/python -m bench.tower_physics --games 27 --openings 100

Every throw is a row of bench/tower_throws.csv: what lay inside, and where each cube went. The file grows game
by game, and the same command goes on where it was stopped. `bench/tower_fit.py` makes the game's tower of it.

Lengths are centimetres, masses grams. Known are two perforated floors and a ramp of 30 degrees; all else is
guessed (docs/shogun-tower.md), and the holes were made so large that a first throw keeps about half.
"""

import argparse
import csv
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise, product
from math import cos, radians, sin, tan
from pathlib import Path
from typing import Any

import mujoco
import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]
Levels = NDArray[np.int64]

RESULTS = Path(__file__).with_name("tower_throws.csv")
OPENINGS = (31, 38, 45)
BATTLES = 60
FEWEST, MOST = 3, 11
# Where a cube is: on the upper floor, the lower one, the ramp, in the tray; or in the hand before the throw.
UPPER, LOWER, RAMP, TRAY, HAND = range(5)
PLACES = ("upper", "lower", "ramp", "tray", "hand")
SOURCES = (HAND, UPPER, LOWER, RAMP)
MOVES = [(source, place) for source in SOURCES for place in range(HAND)]
COLUMNS = (
    *("game", "throw", "cubes"),
    *(f"{PLACES[source]}-{PLACES[place]}" for source, place in MOVES),
    "ages",
)


@dataclass(frozen=True)
class Plan:
    """A tower of cardboard, square inside; the mouth is in front, where the ramp ends at height 0."""

    # Reported.
    ramp: float = 30.0
    # Guessed.
    cube: float = 0.8
    side: float = 8.0
    board: float = 0.25
    # Square holes in so many rows and columns.
    upper: float = 12.0
    upper_rows: int = 4
    upper_hole: float = 1.4
    lower: float = 7.0
    lower_rows: int = 3
    lower_hole: float = 1.7
    rim: float = 17.0
    neck: float = 6.0
    mouth: float = 3.0
    friction: float = 0.35
    density: float = 0.65
    # How hard surfaces meet: the frequency of a contact, and how much of its swing is damped away.
    stiffness: float = 700.0
    damping: float = 0.35
    # Seconds.
    step: float = 0.001
    longest: float = 4.0


def box(middle: tuple[float, float, float], size: tuple[float, float, float], turn: float = 0.0) -> str:
    half = " ".join(f"{length / 2:.5f}" for length in size)
    where = " ".join(f"{length:.5f}" for length in middle)
    return f'<geom type="box" pos="{where}" size="{half}" euler="{turn} 0 0"/>'


def webs(side: float, rows: int, hole: float) -> list[tuple[float, float]]:
    """From where to where there is cardboard along one side of a floor: half a web along the walls."""
    pitch = side / rows
    width = pitch - hole
    middles = [number * pitch - side / 2 for number in range(rows + 1)]
    return [(max(-side / 2, mid - width / 2), min(side / 2, mid + width / 2)) for mid in middles]


def floor(plan: Plan, height: float, rows: int, hole: float) -> list[str]:
    """Whole bars one way, and short ones between them the other way."""
    spans = webs(plan.side, rows, hole)
    gaps = [(end, start) for (_, end), (start, _) in pairwise(spans)]
    long = [((-plan.side / 2, plan.side / 2), span) for span in spans]
    return [
        box(((left + right) / 2, (back + front) / 2, height), (right - left, front - back, plan.board))
        for (left, right), (back, front) in [*long, *product(spans, gaps)]
    ]


def walls(plan: Plan, thick: float = 2.0) -> list[str]:
    """Four walls, higher than a cube can fly, the one in front above the mouth only; and the ramp."""
    top = plan.rim + 30
    out = (plan.side + thick) / 2
    wide = plan.side + 2 * thick
    angle = radians(plan.ramp)
    rise = plan.side * tan(angle)
    ramp = (0.0, -sin(angle) * thick / 2, rise / 2 - cos(angle) * thick / 2)
    return [
        box((-out, 0, top / 2), (thick, wide, top)),
        box((out, 0, top / 2), (thick, wide, top)),
        box((0, -out, top / 2), (wide, thick, top)),
        box((0, out, (plan.mouth + top) / 2), (wide, thick, top - plan.mouth)),
        box(ramp, (wide, plan.side / cos(angle), thick), -plan.ramp),
    ]


def scene(plan: Plan, cubes: int) -> str:
    half = plan.cube / 2
    body = f'<freejoint/><geom type="box" size="{half} {half} {half}" contype="1"/>'
    still = [
        *walls(plan),
        *floor(plan, plan.upper, plan.upper_rows, plan.upper_hole),
        *floor(plan, plan.lower, plan.lower_rows, plan.lower_hole),
    ]
    return f"""<mujoco>
      <compiler angle="degree"/>
      <option timestep="{plan.step}" gravity="0 0 -981" cone="elliptic" iterations="6" ls_iterations="10"
        tolerance="1e-6" sleep_tolerance="0.1">
        <flag sleep="enable"/>
      </option>
      <default>
        <geom contype="2" conaffinity="1" density="{plan.density}" friction="{plan.friction} 0.02 0.001"
          solref="{1 / (plan.stiffness * plan.damping)} {plan.damping}" solimp="0.9 0.95 0.01"/>
      </default>
      <worldbody>{"".join(still)}{f"<body>{body}</body>" * cubes}</worldbody>
    </mujoco>"""


@cache
def model(plan: Plan, cubes: int) -> Any:
    return mujoco.MjModel.from_xml_string(scene(plan, cubes))


def places(plan: Plan, poses: Numbers) -> Levels:
    """Where cubes are, by their height; half a board and a bit below a floor still counts as on it."""
    heights = poses[:, 2]
    slack = 0.3
    bounds = np.array([-slack, plan.lower - slack, plan.upper - slack])
    found: Levels = np.array([TRAY, RAMP, LOWER, UPPER])[np.searchsorted(bounds, heights)]
    return found


def hold(plan: Plan, rng: np.random.Generator, poses: Numbers, speeds: Numbers) -> None:
    """Cubes above the neck of the funnel, turned anyhow, in layers so that none touches another."""
    apart = plan.cube * 1.875
    row = round(plan.neck / apart)
    for layer, start in enumerate(range(0, len(poses), row * row)):
        sites = rng.permutation(row * row)
        for cube, site in zip(range(start, len(poses)), sites, strict=False):
            across, along = divmod(int(site), row)
            x, y = ((place - (row - 1) / 2) * apart for place in (across, along))
            poses[cube, :3] = x, y, plan.rim + 1 + apart * layer + rng.uniform(0, 0.1)
    turns = rng.normal(size=(len(poses), 4))
    poses[:, 3:] = turns / np.linalg.norm(turns, axis=1, keepdims=True)
    speeds[:, :2] = rng.normal(size=(len(poses), 2)) * 15
    speeds[:, 2] = -rng.uniform(0, 100, size=len(poses))
    speeds[:, 3:] = rng.normal(size=(len(poses), 3)) * 10


def throw(plan: Plan, rng: np.random.Generator, inside: Numbers, cubes: int) -> Numbers:
    """Where all cubes come to rest, those that were inside first."""
    old = len(inside)
    built = model(plan, old + cubes)
    data = mujoco.MjData(built)
    poses, speeds = data.qpos.reshape(-1, 7), data.qvel.reshape(-1, 6)
    poses[:old] = inside
    hold(plan, rng, poses[old:], speeds[old:])
    while data.time < plan.longest:
        mujoco.mj_step(built, data, 50)
        caught = places(plan, poses) != TRAY
        if data.time > 0.4 and np.all(np.abs(speeds[caught, :3]) < 1.0):
            break
    return np.array(poses)


def play(plan: Plan, game: int, opening: int, battles: int) -> Iterator[list[object]]:
    """A row for each throw of a game; the tray is emptied after each, and the tower never."""
    rng = np.random.default_rng([20, game])
    inside: Numbers = np.zeros((0, 7))
    level: Levels = np.zeros(0, dtype=np.int64)
    entered: Levels = np.zeros(0, dtype=np.int64)
    for number in range(battles + 1):
        cubes = int(rng.integers(FEWEST, MOST + 1)) if number else opening
        poses = throw(plan, rng, inside, cubes)
        after = places(plan, poses)
        before = np.append(level, np.full(cubes, HAND))
        since = np.append(entered, np.full(cubes, number))
        moves = [int(np.sum((before == source) & (after == place))) for source, place in MOVES]
        left = sorted(int(number - start) for start in since[(after == TRAY) & (before != HAND)])
        yield [game, number, cubes, *moves, " ".join(map(str, left))]
        kept = after != TRAY
        inside, level, entered = poses[kept], after[kept], since[kept]


def recorded(file: Path) -> set[int]:
    if not file.exists():
        return set()
    with file.open(newline="") as lines:
        return {int(row["game"]) for row in csv.DictReader(lines)}


def record(plan: Plan, file: Path, game: int, opening: int, battles: int) -> None:
    """A whole game or nothing of it."""
    rows = list(play(plan, game, opening, battles))
    new = not file.exists()
    with file.open("a", newline="") as lines:
        writer = csv.writer(lines, lineterminator="\n")
        if new:
            writer.writerow(COLUMNS)
        writer.writerows(rows)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=27, help="games with an opening throw and 60 battles")
    parser.add_argument(
        "--openings", type=int, default=100, help="opening throws of 31, 38 and 45 cubes each"
    )
    parser.add_argument("--out", type=Path, default=RESULTS)
    args = parser.parse_args()
    plan = Plan()
    done = recorded(args.out)
    # Games have even numbers and single openings odd ones, so that more of either can be asked for later.
    wanted = [(2 * n, OPENINGS[n % 3], BATTLES) for n in range(args.games)]
    wanted += [(2 * n + 1, OPENINGS[n % 3], 0) for n in range(3 * args.openings)]
    for game, opening, battles in wanted:
        if game not in done:
            record(plan, args.out, game, opening, battles)
            print(f"game {game}: opened with {opening}, {battles} battles", flush=True)


if __name__ == "__main__":
    main()
