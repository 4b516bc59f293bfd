"""The provinces: data/provinces.toml and data/starts.toml, checked and laid out as flat rows."""

import tomllib
from importlib.resources import files
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.rows import column

PROVINCES: Final = 45
REGIONS: Final = 5
REGION_SIZE: Final = 9
OUT_WITH_THREE: Final = 8
SIDES: Final = ("sun", "moon")
SUN: Final = 0
MOON: Final = 1

Row = dict[str, object]


class Provinces:
    """One row a property, indexed by province; rows that differ by side by `side * PROVINCES + province`.

    The neighbours of a province p, by land or sea, are `neighbour[first[p]]` till `neighbour[first[p + 1]]`.
    """

    def __init__(self, regions: list[str], rows: list[Row]) -> None:
        self.ids: tuple[str, ...] = tuple(str(row["id"]) for row in rows)
        self.number: dict[str, int] = {name: i for i, name in enumerate(self.ids)}
        self.regions: tuple[str, ...] = tuple(regions)
        self.land: tuple[tuple[str, ...], ...] = tuple(tuple(names(row, "land")) for row in rows)
        self.sea: tuple[tuple[str, ...], ...] = tuple(tuple(names(row, "sea")) for row in rows)
        self.chests = numbers(rows, "chests")
        self.rice = numbers(rows, "rice")
        self.sites = numbers(rows, "building_sites")
        self.region = column([regions.index(region_of(row, side)) for side in SIDES for row in rows])
        self.out = column(
            [1 if side in names(row, "out_with_three") else 0 for side in SIDES for row in rows]
        )
        beside = [[self.number[name] for name in names(row, "land") + names(row, "sea")] for row in rows]
        self.first = column([sum(len(others) for others in beside[:i]) for i in range(PROVINCES + 1)])
        self.neighbour = column([other for others in beside for other in sorted(others)])
        self.adjacent = column(
            [1 if other in beside[i] else 0 for i in range(PROVINCES) for other in range(PROVINCES)]
        )

    def touch(self, one: i64, other: i64) -> bool:
        """Neighbours by land or by a sea route, p. 8."""
        return self.adjacent[one * PROVINCES + other] > 0


class Starts:
    """The preset starts, p. 14: `armies[place(players, seat, province)]`, 0 where a player has no armies."""

    def __init__(self, rows: list[Row], number: dict[str, int]) -> None:
        cells = [0] * (3 * 5 * PROVINCES)
        for row in rows:
            for name, armies in cast(dict[str, int], row["armies"]).items():
                at = place(cast(int, row["players"]), cast(int, row["seat"]), number[name])
                cells[at] = armies
        self.armies = column(cells)


def place(players: i64, seat: i64, province: i64) -> i64:
    return ((players - 3) * 5 + seat) * PROVINCES + province


def numbers(rows: list[Row], name: str) -> vec[i64]:
    return column([cast(int, row[name]) for row in rows])


def names(row: Row, name: str) -> list[str]:
    return cast(list[str], row[name])


def region_of(row: Row, side: str) -> str:
    return cast(dict[str, str], row["region"])[side]


def read(name: str) -> Row:
    return tomllib.loads((files("tenshu.games.shogun") / "data" / name).read_text())


def load_provinces() -> Provinces:
    data = read("provinces.toml")
    regions = cast(list[str], data["regions"])
    rows = cast(list[Row], data["province"])
    check_provinces(regions, rows)
    return Provinces(regions, rows)


def load_starts() -> Starts:
    rows = cast(list[Row], read("starts.toml")["start"])
    check_starts(rows)
    return Starts(rows, MAP.number)


def check_provinces(regions: list[str], rows: list[Row]) -> None:
    """Refuse data that can't be the board of Shogun."""
    ids = [str(row["id"]) for row in rows]
    if len(rows) != PROVINCES or len(set(ids)) != PROVINCES:
        raise ValueError(f"provinces.toml has {len(set(ids))} different provinces, not {PROVINCES}")
    if len(set(regions)) != REGIONS:
        raise ValueError(f"provinces.toml has {len(set(regions))} different regions, not {REGIONS}")
    for side in SIDES:
        for region in regions:
            found = sum(region_of(row, side) == region for row in rows)
            if found != REGION_SIZE:
                raise ValueError(f"provinces.toml: {region} has {found} provinces on the {side} side, not 9")
        closed = sum(side in names(row, "out_with_three") for row in rows)
        if closed != OUT_WITH_THREE:
            raise ValueError(
                f"provinces.toml: {closed} provinces are out with three on the {side} side, not 8"
            )
    for kind in ("land", "sea"):
        check_neighbours(kind, {str(row["id"]): names(row, kind) for row in rows})
    for closed_on in ("neither", *SIDES):
        check_connected(rows, closed_on)


def check_neighbours(kind: str, beside: dict[str, list[str]]) -> None:
    for name, others in beside.items():
        if len(set(others)) != len(others) or name in others:
            raise ValueError(f"provinces.toml: {name} has a {kind} neighbour twice or is its own")
        for other in others:
            if name not in beside.get(other, []):
                raise ValueError(
                    f"provinces.toml: {name} names {other} as {kind} neighbour, but not the reverse"
                )


def check_connected(rows: list[Row], closed_on: str) -> None:
    """Every province in play can be reached from every other."""
    inside = {str(row["id"]): row for row in rows if closed_on not in names(row, "out_with_three")}
    reached = {min(inside)}
    grown = True
    while grown:
        further = {name for one in reached for kind in ("land", "sea") for name in names(inside[one], kind)}
        grown = not further & inside.keys() <= reached
        reached |= further & inside.keys()
    if reached != inside.keys():
        raise ValueError(f"provinces.toml: {sorted(inside.keys() - reached)} can't be reached from the rest")


def check_starts(rows: list[Row]) -> None:
    """Every seat of every table, no province twice, nothing outside the board."""
    seats = [(row["players"], row["seat"]) for row in rows]
    if seats != [(players, seat) for players in (3, 4, 5) for seat in range(players)]:
        raise ValueError(f"starts.toml has starts for {seats}")
    for players in (3, 4, 5):
        taken = [
            name for row in rows if row["players"] == players for name in cast(dict[str, int], row["armies"])
        ]
        if len(set(taken)) != len(taken):
            raise ValueError(f"starts.toml: a province is given twice to {players} players")
        for name in taken:
            if name not in MAP.number or (players == 3 and MAP.out[MAP.number[name]] > 0):
                raise ValueError(f"starts.toml: {name} is not in play with {players} players")


MAP: Final = load_provinces()
STARTS: Final = load_starts()
