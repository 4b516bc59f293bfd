"""Fit the game's cube tower to the simulated one: `python -m bench.tower_fit`, with numpy and cma.

Reads the throws of bench/tower_physics.py and looks for the chances of games/shogun/data/tower.toml with
which the fast tower, from the same cubes on the same floors, does the same: means and spreads of what stays
on each floor and of what falls out, fresh and old, in opening throws and in battles by how full the tower
was. Writes tower.toml, and the simulated figures to tower_physics.toml beside it. Equal throws and seeds give
equal files.
"""

import argparse
import csv
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import cma
import numpy as np
from numpy.typing import NDArray

Row = NDArray[np.int64]
Numbers = NDArray[np.float64]

THROWS = Path(__file__).with_name("tower_throws.csv")
DATA = Path(__file__).parents[1] / "src" / "tenshu" / "games" / "shogun" / "data"
UPPER, LOWER, FLOORS = 0, 1, 2
PLACES = 48
# The chances are given for so many cubes on a floor; in between they change evenly.
MARKS = (0, 8, 16, 24, 32, 48)
FREE = FLOORS * (len(MARKS) - 1)
# And where cubes lie, for so many in the whole tower.
INSIDE = (0, 10, 20, 30, 40, 60, 96)
# How many are thrown at once matters too: up to so many times.
CUBES = (0, 11, 31, 45)
MOST = 4.0
BANDS = ((0, 19), (20, 29), (30, 39), (40, 99))
STAYS = (1, 5, 10, 20)
# Games as they were simulated, after how many battles it is compared what is inside, and in how many games.
OPENINGS = (31, 38, 45)
FEWEST, MOST_CUBES = 3, 11
LOOKS = (5, 10, 20, 30, 40, 50, 60)
GAMES = 80
# Every simulated throw is compared with so many of the fast tower.
TIMES = 4
EVEN, WRONG = 1.0, 500.0


class Throws(NamedTuple):
    """What lay on the floors, how many were thrown, and what became of them, throw by throw."""

    game: Row
    number: Row
    upper: Row
    lower: Row
    cubes: Row
    outcome: Row  # fresh that fell out, old that fell out, then what lies on the upper and on the lower floor


def read(file: Path) -> tuple[Throws, list[list[int]]]:
    """The throws, and how old the cubes were that fell out of each."""
    with file.open(newline="") as lines:
        rows = list(csv.DictReader(lines))
    rows.sort(key=lambda row: (int(row["game"]), int(row["throw"])))

    def column(*names: str) -> Row:
        return np.array([sum(int(row[name]) for name in names) for row in rows])

    places = ("upper", "lower", "ramp", "tray")
    sources = ("hand", "upper", "lower", "ramp")
    if column(*(f"{source}-ramp" for source in sources)).any():
        raise ValueError("cubes rest on the ramp: the fast tower has none")
    outcome = [column("hand-tray"), column("upper-tray", "lower-tray")]
    outcome += [column(*(f"{source}-{floor}" for source in sources)) for floor in ("upper", "lower")]
    upper, lower = (column(*(f"{floor}-{place}" for place in places)) for floor in ("upper", "lower"))
    ages = [[int(age) for age in row["ages"].split()] for row in rows]
    return (
        Throws(column("game"), column("throw"), upper, lower, column("cubes"), np.stack(outcome)),
        ages,
    )


def chances_of(fitted: Numbers) -> Numbers:
    """To stay and to knock, by floor, at the marks: none stays on a full floor, or knocks on an empty one."""
    stay, knock = fitted[: 2 * FREE].reshape(2, FLOORS, len(MARKS) - 1)
    nothing = np.zeros((FLOORS, 1))
    return np.stack([np.hstack([stay, nothing]), np.hstack([nothing, knock])])


def crowds_of(fitted: Numbers) -> Numbers:
    """Staying and knocking by cubes in a throw, times that of one."""
    times = fitted[2 * FREE :].reshape(2, len(CUBES) - 1) * MOST
    return np.concatenate([np.ones((2, 1)), times], axis=1)


def tables(fitted: Numbers) -> tuple[Numbers, Numbers]:
    """Chances to stay and to knock, by floor and cubes on it, from those at the marks."""
    chances = chances_of(fitted)
    occupied = np.arange(PLACES + 1)
    stay, knock = ([np.interp(occupied, MARKS, row) for row in floors] for floors in chances)
    return np.array(stay), np.array(knock)


class Towers:
    """Many towers at once: on each floor cubes that were there before the throw, and fresh ones."""

    def __init__(self, marks: Numbers, upper: Row, lower: Row, rng: np.random.Generator) -> None:
        self.stay, self.knock = tables(marks)
        self.crowds = crowds_of(marks)
        self.old = np.stack([upper, lower])
        self.fresh = np.zeros_like(self.old)
        self.tray = np.zeros_like(self.old)
        self.rng = rng
        self.hold = self.push = np.ones(len(upper))

    def fall(self, floor: int, who: Row, fresh: NDArray[np.bool_]) -> None:
        """One cube in each tower of `who` meets a floor; as in games/shogun/tower.py."""
        if floor == FLOORS:
            np.add.at(self.tray, ((~fresh).astype(int), who), 1)
            return
        occupied = self.old[floor, who] + self.fresh[floor, who]
        knocked = self.rng.random(len(who)) < self.knock[floor, occupied] * self.push[who]
        hit = who[knocked]
        loose = self.rng.random(len(hit)) * occupied[knocked] < self.fresh[floor, hit]
        self.fresh[floor, hit[loose]] -= 1
        self.old[floor, hit[~loose]] -= 1
        if len(hit):
            self.fall(floor + 1, hit, loose)
        stays = self.rng.random(len(who)) < self.stay[floor, occupied - knocked] * self.hold[who]
        self.fresh[floor, who[stays & fresh]] += 1
        self.old[floor, who[stays & ~fresh]] += 1
        falls = ~stays
        if falls.any():
            self.fall(floor + 1, who[falls], fresh[falls])

    def throw(self, cubes: Row) -> Row:
        self.hold, self.push = (np.interp(cubes, CUBES, row) for row in self.crowds)
        for cube in range(int(cubes.max())):
            who = np.flatnonzero(cubes > cube)
            self.fall(UPPER, who, np.ones(len(who), dtype=bool))
        return np.stack([self.tray[0], self.tray[1], *(self.old + self.fresh)])


def groups(throws: Throws) -> list[Row]:
    """Throws that are compared together: openings by size, battles by how full the tower was."""
    opening = throws.number == 0
    inside = throws.upper + throws.lower
    found = [np.flatnonzero(opening & (throws.cubes == size)) for size in np.unique(throws.cubes[opening])]
    for least, most in BANDS:
        battle = np.flatnonzero(~opening & (inside >= least) & (inside <= most))
        found += [battle[throws.cubes[battle] <= 6], battle[throws.cubes[battle] > 6]]
    return [group for group in found if len(group) >= 20]


def distance(throws: Throws, together: list[Row], marks: Numbers, seed: int) -> float:
    """By how many standard errors means and spreads differ, squared, on average."""
    again = np.repeat(np.arange(len(throws.cubes)), TIMES)
    towers = Towers(marks, throws.upper[again], throws.lower[again], np.random.default_rng(seed))
    found = towers.throw(throws.cubes[again])
    # What changes on a floor, not what lies there, is what a throw does.
    start = np.stack([0 * throws.upper, 0 * throws.upper, throws.upper, throws.lower])
    change, wanted = found - start[:, again], throws.outcome - start
    total = 0.0
    for group in together:
        mine = change.reshape(4, -1, TIMES)[:, group].reshape(4, -1)
        theirs = wanted[:, group]
        spread = theirs.std(axis=1) + 0.3
        off = (mine.mean(axis=1) - theirs.mean(axis=1)) / spread
        wide = (mine.std(axis=1) - theirs.std(axis=1)) / spread
        total += float(np.sum(off**2) * len(group) + np.sum(wide**2) * len(group) / 2)
    return total / (8 * len(together))


def filling(throws: Throws) -> Row:
    """What lay on the floors after some battles of each game."""
    kept = [throws.outcome[2:, throws.number == number] for number in LOOKS]
    games = min(found.shape[1] for found in kept)
    return np.stack([found[:, :games] for found in kept])


def astray(marks: Numbers, wanted: Row, seed: int) -> float:
    """The same of what lies on the floors in the course of games, which is not fitted but follows."""
    rng = np.random.default_rng(seed)
    games = GAMES
    upper = lower = np.zeros(games, dtype=np.int64)
    found = []
    for battle in range(max(LOOKS) + 1):
        cubes = rng.integers(FEWEST, MOST_CUBES + 1, games) if battle else rng.choice(OPENINGS, games)
        _, _, upper, lower = Towers(marks, upper, lower, rng).throw(cubes)
        if battle in LOOKS:
            found.append((upper.mean(), lower.mean()))
    errors = wanted.std(axis=2) / np.sqrt(wanted.shape[2]) + 0.3
    return float(np.mean(((np.array(found) - wanted.mean(axis=2)) / errors) ** 2))


def bends(marks: Numbers) -> float:
    """The fuller a floor, the fewer stay and the more knock; of such chances the evener are preferred."""
    stay, knock = chances_of(marks)
    wrong = np.sum(np.maximum(0, np.diff(stay)) ** 2) + np.sum(np.maximum(0, -np.diff(knock)) ** 2)
    uneven = np.sum(np.diff(chances_of(marks), n=2) ** 2) + 0.1 * np.sum(np.diff(crowds_of(marks)) ** 2)
    return float(EVEN * uneven + WRONG * wrong)


def fit(throws: Throws, seed: int, rounds: int) -> Numbers:
    together, full = groups(throws), filling(throws)
    along = np.linspace(0, 1, len(MARKS) - 1)
    crowds = np.full(2 * (len(CUBES) - 1), 1 / MOST)
    start = np.concatenate([*FLOORS * [0.4 - 0.3 * along], *FLOORS * [0.1 + 0.2 * along], crowds])
    options = {"bounds": [0, 1], "seed": seed, "maxiter": rounds, "verbose": -9}
    search = cma.CMAEvolutionStrategy(start, 0.1, options)
    while not search.stop():
        asked = search.ask()
        # All of a round are measured with the same luck, and no two rounds are.
        luck = seed + search.countiter
        fits = [distance(throws, together, one, luck) + bends(one) for one in map(np.asarray, asked)]
        search.tell(asked, fits)
        if search.countiter % 10 == 0:
            print(f"round {search.countiter}: {search.best.f:.2f}", flush=True)
    found: Numbers = np.clip(np.asarray(search.result.xfavorite), 0, 1).round(3)
    print(f"throws are off by {distance(throws, together, found, seed):.2f} squared standard errors,")
    print(f"games by {astray(found, full, seed):.2f}")
    return found


def shares(marks: Numbers, seed: int, games: int = 400) -> list[float]:
    """How much of what is inside lies on the upper floor, by how much that is, in games of the fast tower."""
    rng = np.random.default_rng(seed)
    upper = lower = np.zeros(games, dtype=np.int64)
    above: Row = np.zeros(FLOORS * PLACES + 1, dtype=np.int64)
    whole = above.copy()
    for battle in range(61):
        towers = Towers(marks, upper, lower, rng)
        cubes = rng.integers(FEWEST, MOST_CUBES + 1, games) if battle else rng.choice(OPENINGS, games)
        _, _, upper, lower = towers.throw(cubes)
        np.add.at(above, upper + lower, upper)
        np.add.at(whole, upper + lower, upper + lower)
    found = []
    for mark in INSIDE:
        near = slice(max(0, mark - 2), mark + 3)
        found.append(above[near].sum() / whole[near].sum() if whole[near].sum() >= 500 else np.nan)
    known = np.flatnonzero(~np.isnan(found))
    return [float(one) for one in np.interp(INSIDE, np.array(INSIDE)[known], np.array(found)[known])]


def written(row: list[float] | Numbers) -> str:
    return "[" + ", ".join(f"{one:.3f}" for one in row) + "]"


def write_tower(marks: Numbers, lies: list[float]) -> None:
    chances = chances_of(marks)
    hold, push = crowds_of(marks)
    text = f"""\
# The cube tower (origin: house; docs/shogun-tower.md). Written by bench/tower_fit.py.
#
# A falling cube meets the floors one after the other. On each it knocks a random resident loose with the
# chance `knock`, then it stays with the chance `stay`; what is loose falls on. Both are given for as many
# cubes on the floor as `marks` says, and change evenly in between. `lies` is for whoever has to imagine where
# the cubes are: the share that lies on a floor and none above, by how many are inside.

origin = "house"

places = {PLACES}
marks = {list(MARKS)}
inside = {list(INSIDE)}

# With so many cubes in a throw they are so many times as likely to stay, and to knock, as one alone.
[crowd]
cubes = {list(CUBES)}
hold = {written(hold)}
push = {written(push)}
"""
    for floor, name in enumerate(("upper", "lower")):
        text += f"""
[[floor]]
id = "{name}"
stay = {written(chances[0, floor])}
knock = {written(chances[1, floor])}
lies = {written(lies if floor == UPPER else [1.0] * len(INSIDE))}
"""
    (DATA / "tower.toml").write_text(text)


def write_figures(throws: Throws, ages: list[list[int]]) -> None:
    """What tower_statistics.py counts in our tower, counted in the simulated one."""
    battle = throws.number > 0
    inside = throws.upper + throws.lower
    last = throws.number == throws.number.max()
    games = int(last.sum())
    caught, still = survivors(throws, ages)
    text = f"""\
# What the simulated cube tower did (origin: house; docs/shogun-tower.md). Written by bench/tower_fit.py from
# bench/tower_throws.csv, for `tenshu tower` to show beside what our tower does.

origin = "house"

# Games of 60 battles, what was inside at their ends in all, and of the cubes that were caught in the first 40
# battles, how many were still inside after 1, 5, 10 and 20 more throws.
[simulation]
throws = {len(throws.cubes)}
games = {games}
inside_at_the_end = {int(throws.outcome[2:, last].sum())}
caught = {caught}
still = {still}
"""
    for size in (31, 38, 45):
        fell = Counter(throws.outcome[0, ~battle & (throws.cubes == size)].tolist())
        text += f"""
[[simulation.opening]]
thrown = {size}
fell_out = {[fell[number] for number in range(size + 1)]}
"""
    for least, most in BANDS:
        band = battle & (inside >= least) & (inside <= most)
        text += f"""
[[simulation.band]]
least = {least}
most = {most}
throws = {int(band.sum())}
fresh = {int(throws.cubes[band].sum())}
passed = {int(throws.outcome[0, band].sum())}
old = {int(throws.outcome[1, band].sum())}
"""
    (DATA / "tower_physics.toml").write_text(text)


def survivors(throws: Throws, ages: list[list[int]]) -> tuple[int, list[int]]:
    watched = int(throws.number.max()) - max(STAYS)
    early = (throws.number > 0) & (throws.number <= watched)
    caught = int((throws.cubes - throws.outcome[0])[early].sum())
    left = [
        age
        for number, old in zip(throws.number, ages, strict=True)
        for age in old
        if 0 < number - age <= watched
    ]
    return caught, [caught - sum(age <= stay for age in left) for stay in STAYS]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--throws", type=Path, default=THROWS)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--rounds", type=int, default=150)
    args = parser.parse_args()
    throws, ages = read(args.throws)
    marks = fit(throws, args.seed, args.rounds)
    write_tower(marks, shares(marks, args.seed))
    write_figures(throws, ages)


if __name__ == "__main__":
    main()
