"""What the cube tower does on average: the measurements behind docs/shogun-tower.md."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.rng import Rng, from_seed
from tenshu.games.shogun.components import COLOURS, FARMERS, PIECES
from tenshu.games.shogun.tower import Tower, empty_tower

BATTLES: Final = 60
FEWEST: Final = 3
MOST: Final = 11
LONG_STAYS: Final = (1, 5, 10, 20)
MARKED: Final = 0
FRESH: Final = 1
OTHER: Final = 2


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


def opening_throws(players: int, throws: int, rng: Rng) -> dict[str, object]:
    """How many fall out of the empty tower, and the share it keeps."""
    cubes = opening(players)
    fell = sorted(sum(thrown(empty_tower(), rng, cubes)) for _throw in range(throws))
    size = sum(cubes)
    return {
        "thrown": size,
        "fell_out": round(sum(fell) / throws, 2),
        "fell_out_10_to_90_percent": [fell[throws // 10], fell[throws * 9 // 10]],
        "kept_share": round(1 - sum(fell) / throws / size, 3),
    }


def battles(games: int, rng: Rng) -> dict[str, object]:
    """Games of many battles; half of the old cubes that fall out are nobody's in it and are thrown again."""
    fresh = passed = went_in = came_out = old = inside = 0
    for _game in range(games):
        tower = empty_tower()
        thrown(tower, rng, [0, 0, sum(opening(4)), 0, 0, 0])
        bystanders = 0
        for _battle in range(BATTLES):
            armies = FEWEST + rng.below(MOST - FEWEST + 1)
            tray = thrown(tower, rng, [0, armies, bystanders, 0, 0, 0])
            fresh += armies
            passed += tray[FRESH]
            went_in += armies + bystanders
            came_out += sum(tray)
            old += tray[OTHER]
            bystanders = tray[OTHER] // 2
            merge(tower, FRESH, OTHER)
        inside += sum(held(tower))
    count = games * BATTLES
    return {
        "fresh_passed_share": round(passed / fresh, 3),
        "went_in_a_throw": round(went_in / count, 2),
        "came_out_a_throw": round(came_out / count, 2),
        "old_share_of_what_came_out": round(old / came_out, 3),
        "inside_at_the_end": round(inside / games, 1),
    }


def merge(tower: Tower, colour: i64, into: i64) -> None:
    """Give cubes another colour where they lie."""
    cubes = tower.cubes
    floor: i64 = 0
    while floor < len(cubes):
        cubes[floor + into] += cubes[floor + colour]
        cubes[floor + colour] = 0
        floor += COLOURS


def stays(games: int, rng: Rng) -> dict[str, object]:
    """How many throws a cube that was caught stays inside: shares of those that are still there."""
    caught = 0
    still = [0] * (max(LONG_STAYS) + 1)
    for _game in range(games):
        tower = empty_tower()
        thrown(tower, rng, opening(4))
        merge(tower, MARKED, OTHER)
        thrown(tower, rng, [FEWEST, FEWEST, 0, 0, 0, 0])
        caught += tower.inside(MARKED)
        for throws in range(1, max(LONG_STAYS) + 1):
            thrown(tower, rng, [0, FEWEST + rng.below(MOST - FEWEST + 1), 0, 0, 0, 0])
            still[throws] += tower.inside(MARKED)
    return {f"inside_after_{throws}": round(still[throws] / caught, 3) for throws in LONG_STAYS}


def report(throws: int, seed: str) -> dict[str, object]:
    """All of it, in plain numbers; so many opening throws a table, a tenth as many games of battles."""
    rng = from_seed(seed)
    games = max(1, throws // 10)
    return {
        "throws": throws,
        "seed": seed,
        "opening": {str(players): opening_throws(players, throws, rng) for players in (3, 4, 5)},
        "battles": battles(games, rng),
        "stays": stays(games, rng),
    }
