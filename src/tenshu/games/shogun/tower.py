"""The cube tower, p. 11: it keeps some of what is thrown in and lets go of some that it kept before."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.codec import Reader, Writer
from tenshu.core.rng import Rng
from tenshu.games.shogun.components import COLOURS
from tenshu.games.shogun.provinces import read

CERTAIN: Final = 1_000_000


class Build:
    """How the tower is built: data/tower.toml. Chances are out of CERTAIN, by number of cubes on a floor."""

    def __init__(self, floors: int, places: int, knock: float, stay: float) -> None:
        if not (floors > 0 and places > 0 and 0 <= knock <= 1 and 0 <= stay <= 1):
            raise ValueError(
                f"tower.toml: no tower has {floors} floors of {places}, knock {knock}, stay {stay}"
            )
        self.floors: i64 = floors
        self.places: i64 = places
        self.knock = vec[i64]()
        self.stay = vec[i64]()
        for occupied in range(places + 1):
            self.knock = append(self.knock, round(CERTAIN * knock * occupied / places))
            self.stay = append(self.stay, round(CERTAIN * stay * (1 - occupied / places)))


def load() -> Build:
    data = read("tower.toml")
    floors, places = cast(int, data["floors"]), cast(int, data["places"])
    return Build(floors, places, cast(float, data["knock"]), cast(float, data["stay"]))


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
        while left > 0:
            colour = drawn(held, 0, rng.below(left))
            held[colour] -= 1
            left -= 1
            self.fall(rng, 0, colour, tray)
        return tray

    def fall(self, rng: Rng, floor: i64, colour: i64, tray: vec[i64]) -> None:
        """A cube meets a floor: it may knock another one loose, and may stay."""
        if floor == BUILD.floors:
            tray[colour] += 1
            return
        occupied = self.occupied[floor]
        if occupied > 0 and rng.below(CERTAIN) < BUILD.knock[occupied]:
            loose = drawn(self.cubes, floor * COLOURS, rng.below(occupied))
            self.cubes[floor * COLOURS + loose] -= 1
            occupied -= 1
            self.occupied[floor] = occupied
            self.fall(rng, floor + 1, loose, tray)
        if rng.below(CERTAIN) < BUILD.stay[occupied]:
            self.settle(floor, colour)
        else:
            self.fall(rng, floor + 1, colour, tray)

    def settle(self, floor: i64, colour: i64) -> None:
        self.cubes[floor * COLOURS + colour] += 1
        self.occupied[floor] += 1

    def imagine(self, rng: Rng) -> None:
        """Everyone knows what is inside, nobody where: lay it out anew, any place as likely as another."""
        known = no_cubes()
        for colour in range(i64(COLOURS)):
            known[colour] = self.inside(colour)
        self.cubes = nothing(BUILD.floors * COLOURS)
        self.occupied = nothing(BUILD.floors)
        free = BUILD.floors * BUILD.places
        for colour in range(i64(COLOURS)):
            for _cube in range(known[colour]):
                place = rng.below(free)
                floor: i64 = 0
                while place >= BUILD.places - self.occupied[floor]:
                    place -= BUILD.places - self.occupied[floor]
                    floor += 1
                self.settle(floor, colour)
                free -= 1

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


def nothing(length: i64) -> vec[i64]:
    row = vec[i64](capacity=length)
    for _place in range(length):
        row = append(row, 0)
    return row


def drawn(cubes: vec[i64], start: i64, nth: i64) -> i64:
    """The colour of the nth cube in the counts from `start` on."""
    colour: i64 = 0
    rest = nth
    while rest >= cubes[start + colour]:
        rest -= cubes[start + colour]
        colour += 1
    return colour
