"""What the cube tower does, beside the simulated one: the measurements behind docs/shogun-tower.md."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.rng import Rng, from_seed
from tenshu.games.shogun.components import COLOURS, FARMERS, PIECES
from tenshu.games.shogun.provinces import Row, read
from tenshu.games.shogun.tower import BUILD, CERTAIN, Tower, empty_tower

# A game as it was simulated: an opening throw of 31, 38 or 45 cubes, and battles of 3 to 11.
BATTLES: Final = 60
FEWEST: Final = 3
MOST: Final = 11
PLAYERS: Final = (3, 4, 5)
# Of the cubes caught in the first battles it is counted how many are inside after so many more throws.
LONG_STAYS: Final = (1, 5, 10, 20)
WATCHED: Final = BATTLES - max(LONG_STAYS)
# The book's example, Tenno's Court p. 17: so many of the 38 cubes of four players fall out.
BOOK: Final = (4, 7)
BARS: Final = 3
MARKED: Final = 0
FRESH: Final = 1
OTHER: Final = 2

Figures = dict[str, object]
Lying = tuple[int, ...]


def row(cubes: list[int]) -> vec[i64]:
    counts = vec[i64](capacity=COLOURS)
    for count in cubes:
        counts = append(counts, count)
    return counts


def thrown(tower: Tower, rng: Rng, cubes: list[int]) -> list[int]:
    """One throw, for callers without rows: counts by colour in, counts by colour out."""
    tray = tower.throw(rng, row(cubes))
    return [int(tray[colour]) for colour in range(COLOURS)]


def held(tower: Tower) -> list[int]:
    """What is inside, by colour."""
    return [int(tower.inside(colour)) for colour in range(COLOURS)]


def lying(tower: Tower) -> list[int]:
    """What is inside, by floor."""
    return [int(tower.occupied[floor]) for floor in range(BUILD.floors)]


def expected(inside: list[int], cubes: list[int], rng: Rng, throws: int) -> list[float]:
    """What falls out on average, by colour, for whoever knows what is inside but not where it lies."""
    fallen = [0] * COLOURS
    for _throw in range(throws):
        tower = empty_tower()
        # All on the highest floors: `imagine` asks for the counts only and lays them out anew.
        tower.cubes = row([*inside, *[0] * (len(tower.cubes) - COLOURS)])
        tower.imagine(rng)
        for colour, count in enumerate(thrown(tower, rng, cubes)):
            fallen[colour] += count
    return [count / throws for count in fallen]


def opening(players: int) -> list[int]:
    """What is thrown in before the game, p. 5."""
    cubes = [int(PIECES.opening_armies) if seat < players else 0 for seat in range(COLOURS)]
    cubes[FARMERS] = int(PIECES.opening_farmers)
    return cubes


def fallen(players: int, throws: int, rng: Rng) -> list[int]:
    """How often each number of cubes falls out of an empty tower."""
    cubes = opening(players)
    counts = [0] * (sum(cubes) + 1)
    for _throw in range(throws):
        counts[sum(thrown(empty_tower(), rng, cubes))] += 1
    return counts


def chances(players: int) -> list[float]:
    """How likely each number of cubes is to fall out of an empty tower: exactly, not by throwing."""
    cubes = sum(opening(players))
    now = {(0,) * int(BUILD.floors): 1.0}
    known: dict[Lying, dict[Lying, float]] = {}
    for _cube in range(cubes):
        after: dict[Lying, float] = {}
        for floors, chance in now.items():
            if floors not in known:
                known[floors] = met(floors, 0, min(cubes, int(BUILD.largest)))
            add(after, known[floors], chance)
        now = after
    found = [0.0] * (cubes + 1)
    for floors, chance in now.items():
        found[cubes - sum(floors)] += chance
    return found


def met(floors: Lying, floor: int, crowd: int) -> dict[Lying, float]:
    """How the floors may look after a cube has met one of them, as `Tower.fall` lets it."""
    if floor == len(floors):
        return {floors: 1.0}
    knock = probable(BUILD.knock[floor * BUILD.span + floors[floor]], BUILD.push[crowd])
    if floors[floor] == 0:
        knock = 0.0
    knocked = {floors: 1 - knock}
    if knock > 0:
        add(knocked, met(changed(floors, floor, -1), floor + 1, crowd), knock)
    found: dict[Lying, float] = {}
    for after, chance in knocked.items():
        stay = probable(BUILD.stay[floor * BUILD.span + after[floor]], BUILD.hold[crowd])
        if stay > 0:
            add(found, {changed(after, floor, 1): stay}, chance)
        add(found, met(after, floor + 1, crowd), chance * (1 - stay))
    return found


def probable(chance: i64, times: i64) -> float:
    return min(1.0, float(chance) / CERTAIN * float(times) / CERTAIN)


def changed(floors: Lying, floor: int, by: int) -> Lying:
    return (*floors[:floor], floors[floor] + by, *floors[floor + 1 :])


def add(to: dict[Lying, float], what: dict[Lying, float], chance: float) -> None:
    for floors, part in what.items():
        to[floors] = to.get(floors, 0.0) + chance * part


class Course:
    """What was counted in games, in our tower or in the simulated one."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.bands = [Band(least, most) for least, most in bands()]
        self.inside = 0
        self.caught = 0
        self.still = [0] * len(LONG_STAYS)


class Band:
    """Throws with so many cubes inside: fresh ones, those of them that passed, and old ones that came out."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most
        self.throws = 0
        self.fresh = 0
        self.passed = 0
        self.old = 0


def simulation() -> Row:
    return cast(Row, read("tower_physics.toml")["simulation"])


def bands() -> list[tuple[int, int]]:
    rows = cast(list[Row], simulation()["band"])
    return [(cast(int, one["least"]), cast(int, one["most"])) for one in rows]


def play(games: int, rng: Rng) -> Course:
    """Games as they were simulated."""
    course = Course(games)
    for game in range(games):
        tower = empty_tower()
        thrown(tower, rng, [0, 0, sum(opening(PLAYERS[game % len(PLAYERS)])), 0, 0, 0])
        watched = 1 + rng.below(WATCHED)
        for battle in range(1, BATTLES + 1):
            fight(tower, rng, course, MARKED if battle == watched else FRESH)
            merge(tower, FRESH, OTHER)
            if battle == watched:
                course.caught += tower.inside(MARKED)
            elif battle - watched in LONG_STAYS:
                course.still[LONG_STAYS.index(battle - watched)] += tower.inside(MARKED)
        course.inside += sum(held(tower))
    return course


def fight(tower: Tower, rng: Rng, course: Course, colour: int) -> None:
    """A battle of fresh cubes, all of one colour here."""
    inside = sum(held(tower))
    armies = FEWEST + rng.below(MOST - FEWEST + 1)
    tray = thrown(tower, rng, [armies if one == colour else 0 for one in range(COLOURS)])
    for band in course.bands:
        if band.least <= inside <= band.most:
            band.throws += 1
            band.fresh += armies
            band.passed += tray[colour]
            band.old += sum(tray) - tray[colour]


def merge(tower: Tower, colour: i64, into: i64) -> None:
    """Give cubes another colour where they lie."""
    cubes = tower.cubes
    floor: i64 = 0
    while floor < len(cubes):
        cubes[floor + into] += cubes[floor + colour]
        cubes[floor + colour] = 0
        floor += COLOURS


def simulated() -> Course:
    """What bench/tower_physics.py counted, from data/tower_physics.toml."""
    data = simulation()
    course = Course(cast(int, data["games"]))
    for band, one in zip(course.bands, cast(list[dict[str, int]], data["band"]), strict=True):
        band.throws, band.fresh, band.passed, band.old = (
            one["throws"],
            one["fresh"],
            one["passed"],
            one["old"],
        )
    course.inside = cast(int, data["inside_at_the_end"])
    course.caught = cast(int, data["caught"])
    course.still = cast(list[int], data["still"])
    return course


def simulated_opening(players: int) -> list[int]:
    for one in cast(list[Row], simulation()["opening"]):
        if one["thrown"] == sum(opening(players)):
            return cast(list[int], one["fell_out"])
    raise ValueError(f"no opening throws of {players} players were simulated")


def both(tower: object, simulation: object) -> Figures:
    return {"tower": tower, "simulated": simulation}


def of_openings(ours: list[int], theirs: list[int]) -> Figures:
    bars = range(0, len(ours), BARS)
    return {
        "thrown": len(ours) - 1,
        "fell_out": both(round(mean(ours), 2), round(mean(theirs), 2)),
        "fell_out_10_to_90_percent": both(span(ours), span(theirs)),
        "kept_share": both(kept(ours), kept(theirs)),
        "cubes_apart": round(apart(ours, theirs), 2),
        "share_by_fell_out": {
            f"{start}-{start + BARS - 1}": both(share(ours, start), share(theirs, start))
            for start in bars
            if share(ours, start) + share(theirs, start) > 0
        },
    }


def mean(counts: list[int]) -> float:
    return sum(number * count for number, count in enumerate(counts)) / sum(counts)


def kept(counts: list[int]) -> float:
    return round(1 - mean(counts) / (len(counts) - 1), 3)


def share(counts: list[int], start: int) -> float:
    return round(sum(counts[start : start + BARS]) / sum(counts), 3)


def span(counts: list[int]) -> list[int]:
    """The middle four fifths of what was counted."""
    seen = [number for number, count in enumerate(counts) for _throw in range(count)]
    return [seen[len(seen) // 10], seen[len(seen) * 9 // 10]]


def apart(ours: list[int], theirs: list[int]) -> float:
    """How far cubes would have to be moved on average to make one distribution of the other."""
    found = difference = 0.0
    for mine, other in zip(ours, theirs, strict=True):
        difference += mine / sum(ours) - other / sum(theirs)
        found += abs(difference)
    return found


def of_battles(course: Course) -> dict[str, float]:
    throws = sum(band.throws for band in course.bands)
    fresh, passed, old = totals(course)
    return {
        "fresh_passed_share": round(passed / fresh, 3),
        "went_in_a_throw": round(fresh / throws, 2),
        "came_out_a_throw": round((passed + old) / throws, 2),
        "old_share_of_what_came_out": round(old / (passed + old), 3),
        "inside_at_the_end": round(course.inside / course.games, 1),
    }


def totals(course: Course) -> tuple[int, int, int]:
    return (
        sum(band.fresh for band in course.bands),
        sum(band.passed for band in course.bands),
        sum(band.old for band in course.bands),
    )


def of_band(band: Band) -> dict[str, float]:
    """What passes, and what comes out in all, for each fresh cube."""
    fresh = max(1, band.fresh)
    return {
        "fresh_passed_share": round(band.passed / fresh, 3),
        "came_out_for_one_in": round((band.passed + band.old) / fresh, 3),
    }


def of_stays(course: Course) -> dict[str, float]:
    """How many of the cubes that were caught are still there after so many more throws."""
    caught = max(1, course.caught)
    return {
        f"inside_after_{throws}": round(still / caught, 3)
        for throws, still in zip(LONG_STAYS, course.still, strict=True)
    }


def beside(ours: dict[str, float], theirs: dict[str, float]) -> Figures:
    return {name: both(value, theirs[name]) for name, value in ours.items()}


def report(throws: int, seed: str) -> Figures:
    """All of it, in plain numbers; so many opening throws a table, a tenth as many games of battles."""
    rng = from_seed(seed)
    openings = {players: fallen(players, throws, rng) for players in PLAYERS}
    course, other = play(max(1, throws // 10), rng), simulated()
    players, falls = BOOK
    return {
        "throws": throws,
        "seed": seed,
        "opening": {str(one): of_openings(openings[one], simulated_opening(one)) for one in PLAYERS},
        "chance_of_the_books_example": chances(players)[falls],
        "battles": beside(of_battles(course), of_battles(other)),
        "by_inside": {
            f"{mine.least}-{mine.most}": beside(of_band(mine), of_band(theirs))
            for mine, theirs in zip(course.bands, other.bands, strict=True)
        },
        "stays": beside(of_stays(course), of_stays(other)),
    }
