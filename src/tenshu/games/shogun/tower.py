"""The cube tower, p. 11: it keeps some of what is thrown in and lets go of some that it kept before."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.codec import Reader, Writer
from tenshu.core.rng import Rng
from tenshu.games.shogun.components import COLOURS
from tenshu.games.shogun.provinces import Row, read
from tenshu.games.shogun.rows import nothing

CERTAIN: Final = 1_000_000
# Many cubes at once can be so many times as likely to stay, or to knock, as one.
CROWD: Final = 10.0


class Build:
    """How the tower is built: data/tower.toml. Chances are out of CERTAIN.

    `stay` and `knock` are by floor and number of cubes on it: `stay[floor * span + occupied]`; `lies`, the
    chance that a cube lies on a floor if on none above, by floor and number of cubes in the whole tower.
    `hold` and `push` are by number of cubes in a throw: by how much its cubes rather stay and knock than one.
    """

    def __init__(
        self, places: int, marks: list[int], inside: list[int], floors: list[Row], crowds: Row
    ) -> None:
        self.floors: i64 = len(floors)
        self.places: i64 = places
        self.span: i64 = places + 1
        self.room: i64 = places * len(floors) + 1
        self.knock = vec[i64]()
        self.stay = vec[i64]()
        self.lies = vec[i64]()
        sizes = cast(list[int], crowds["cubes"])
        self.largest: i64 = sizes[-1]
        self.hold = extended(vec[i64](), sizes, cast(list[float], crowds["hold"]), CROWD)
        self.push = extended(vec[i64](), sizes, cast(list[float], crowds["push"]), CROWD)
        check_marks(sizes, sizes[-1])
        check_marks(marks, places)
        check_marks(inside, places * len(floors))
        for floor in floors:
            self.stay = extended(self.stay, marks, cast(list[float], floor["stay"]))
            self.knock = extended(self.knock, marks, cast(list[float], floor["knock"]))
            self.lies = extended(self.lies, inside, cast(list[float], floor["lies"]))
            if self.stay[len(self.stay) - 1] > 0:
                raise ValueError("tower.toml: a cube stays on a floor that is full")
        if self.floors == 0 or min(cast(list[float], floors[-1]["lies"])) < 1:
            raise ValueError("tower.toml: a cube that lies on none of the other floors lies on the last")


def check_marks(marks: list[int], last: int) -> None:
    if marks[0] != 0 or marks[-1] != last or marks != sorted(set(marks)):
        raise ValueError(f"tower.toml: {marks} are not marks from 0 to {last}")


def extended(row: vec[i64], marks: list[int], chances: list[float], most: float = 1.0) -> vec[i64]:
    for chance in evened(marks, chances, most):
        row = append(row, chance)
    return row


def evened(marks: list[int], chances: list[float], most: float = 1.0) -> list[int]:
    """A chance for every count from 0 to the last mark: given at the marks, changing evenly in between."""
    if len(chances) != len(marks) or min(chances) < 0 or max(chances) > most:
        raise ValueError(f"tower.toml: {chances} are not a chance for each of {marks}")
    row = []
    for i in range(len(marks) - 1):
        width, rise = marks[i + 1] - marks[i], chances[i + 1] - chances[i]
        row += [round(CERTAIN * (chances[i] + rise * step / width)) for step in range(width)]
    return [*row, round(CERTAIN * chances[-1])]


def load() -> Build:
    data = read("tower.toml")
    return Build(
        cast(int, data["places"]),
        cast(list[int], data["marks"]),
        cast(list[int], data["inside"]),
        cast(list[Row], data["floor"]),
        cast(Row, data["crowd"]),
    )


BUILD: Final = load()


class Tower:
    """Cubes by floor and colour: `cubes[floor * COLOURS + colour]`, and how many lie on each floor.

    Colours are the seats and FARMERS; rows of cubes count them by colour.
    """

    def __init__(self, cubes: vec[i64], occupied: vec[i64]) -> None:
        self.cubes = cubes
        self.occupied = occupied

    def copy(self) -> "Tower":
        return Tower(self.cubes[:], self.occupied[:])

    def inside(self, colour: i64) -> i64:
        found: i64 = 0
        for floor in range(BUILD.floors):
            found += self.cubes[floor * COLOURS + colour]
        return found

    def throw(self, rng: Rng, cubes: vec[i64]) -> vec[i64]:
        """All at once, well mixed: what falls into the tray, by colour."""
        held = cubes[:]
        tray = no_cubes()
        left: i64 = 0
        for count in held:
            left += count
        crowd = left
        if crowd > BUILD.largest:
            crowd = BUILD.largest
        while left > 0:
            colour = drawn(held, 0, rng.below(left))
            held[colour] -= 1
            left -= 1
            self.fall(rng, 0, colour, tray, crowd)
        return tray

    def fall(self, rng: Rng, floor: i64, colour: i64, tray: vec[i64], crowd: i64) -> None:
        """One of a crowd of cubes meets a floor: it may knock another one loose, and may stay."""
        if floor == BUILD.floors:
            tray[colour] += 1
            return
        occupied = self.occupied[floor]
        knock = BUILD.knock[floor * BUILD.span + occupied] * BUILD.push[crowd]
        if occupied > 0 and rng.below(CERTAIN) * CERTAIN < knock:
            loose = drawn(self.cubes, floor * COLOURS, rng.below(occupied))
            self.cubes[floor * COLOURS + loose] -= 1
            occupied -= 1
            self.occupied[floor] = occupied
            self.fall(rng, floor + 1, loose, tray, crowd)
        if rng.below(CERTAIN) * CERTAIN < BUILD.stay[floor * BUILD.span + occupied] * BUILD.hold[crowd]:
            self.settle(floor, colour)
        else:
            self.fall(rng, floor + 1, colour, tray, crowd)

    def settle(self, floor: i64, colour: i64) -> None:
        self.cubes[floor * COLOURS + colour] += 1
        self.occupied[floor] += 1

    def imagine(self, rng: Rng) -> None:
        """Everyone knows what is inside, nobody where: lay it out anew, as it usually lies."""
        known = no_cubes()
        inside: i64 = 0
        for colour in range(i64(COLOURS)):
            known[colour] = self.inside(colour)
            inside += known[colour]
        self.cubes = nothing(BUILD.floors * COLOURS)
        self.occupied = nothing(BUILD.floors)
        for colour in range(i64(COLOURS)):
            for _cube in range(known[colour]):
                self.settle(self.usual_floor(rng, inside), colour)

    def usual_floor(self, rng: Rng, inside: i64) -> i64:
        floor: i64 = 0
        while rng.below(CERTAIN) >= BUILD.lies[floor * BUILD.room + inside]:
            floor += 1
        while self.occupied[floor] == BUILD.places:
            floor = (floor + 1) % BUILD.floors
        return floor

    def write(self, out: Writer) -> None:
        out.row(self.cubes)


def empty_tower() -> Tower:
    return Tower(nothing(BUILD.floors * COLOURS), nothing(BUILD.floors))


def read_tower(source: Reader) -> Tower:
    cubes = source.row()
    if len(cubes) != BUILD.floors * COLOURS:
        raise ValueError(f"a tower of {BUILD.floors} floors has {len(cubes)} counts of cubes")
    occupied = nothing(BUILD.floors)
    for floor in range(BUILD.floors):
        for colour in range(i64(COLOURS)):
            count = cubes[floor * COLOURS + colour]
            if count < 0:
                raise ValueError(f"{count} cubes of a colour lie on a floor of the tower")
            occupied[floor] += count
        if occupied[floor] > BUILD.places:
            raise ValueError(f"{occupied[floor]} cubes lie on a floor of {BUILD.places} places")
    return Tower(cubes, occupied)


def no_cubes() -> vec[i64]:
    return nothing(COLOURS)


def drawn(cubes: vec[i64], start: i64, nth: i64) -> i64:
    """The colour of the nth cube in the counts from `start` on."""
    colour: i64 = 0
    rest = nth
    while rest >= cubes[start + colour]:
        rest -= cubes[start + colour]
        colour += 1
    return colour
