"""The vocabulary of effects: data/effects.toml, checked and laid out as flat rows."""

import tomllib
from importlib.resources import files
from typing import Final, Literal, cast

from tenshu.core.rows import column

ORIGINS: Final = ("printed", "rules", "reported", "house")

# What an effect can give. The first six are plain gains and number a clan's goods.
FOOD: Final = 0
IRON: Final = 1
PEARL: Final = 2
COIN: Final = 3
SEAL: Final = 4
POINT: Final = 5
ANY: Final = 6
INFLUENCE: Final = 7
LANTERN: Final = 8
WELL: Final = 9
CASTLE: Final = 10
GARDEN: Final = 11
YARD: Final = 12
LIGHT: Final = 13
TILE: Final = 14
RED_TILE: Final = 15
BLACK_TILE: Final = 16
WHITE_TILE: Final = 17
MAT: Final = 18

KINDS: Final = (
    "food",
    "iron",
    "pearl",
    "coin",
    "seal",
    "point",
    "any",
    "influence",
    "lantern",
    "well",
    "castle",
    "garden",
    "yard",
    "light",
    "tile",
    "red-tile",
    "black-tile",
    "white-tile",
    "mat",
)
# Effects that the rules name themselves.
SEAL_1: Final = 12
INFLUENCE_1: Final = 19
THE_LANTERN: Final = 21
THE_WELL: Final = 22
THE_CASTLE: Final = 23
THE_GARDEN: Final = 24
THE_YARD: Final = 25

NAMED: Final = {
    "seal-1": SEAL_1,
    "influence-1": INFLUENCE_1,
    "lantern": THE_LANTERN,
    "well": THE_WELL,
    "castle": THE_CASTLE,
    "garden": THE_GARDEN,
    "yard": THE_YARD,
}

# What the chain that an effect sets off can spend: nothing; seals at trees; also coins and mother-of-pearl in
# the castle; anything. Light actions never place a figure, so the castle action leads to no other one.
ADDS: Final = 0
TREES: Final = 1
COURT: Final = 2
WILD: Final = 3
REACH: Final = {
    **dict.fromkeys(("food", "iron", "pearl", "coin", "seal", "point", "any", "well"), ADDS),
    **dict.fromkeys(("influence", "lantern", "light"), TREES),
    "castle": COURT,
}

GOODS: Final = 6
RESOURCES: Final = 3
Good = Literal["food", "iron", "pearl", "coin", "seal", "point"]
GOOD_IDS: Final[tuple[Good, ...]] = ("food", "iron", "pearl", "coin", "seal", "point")
RESOURCE_IDS: Final = ("food", "iron", "pearl")
PARTS: Final = 5

Row = dict[str, object]


def table(name: str) -> Row:
    """One of the game's data files, with a known origin on every entry that names one."""
    text = (files("tenshu.games.white_castle") / "data" / f"{name}.toml").read_text()
    found: Row = tomllib.loads(text)
    check_origins(name, found)
    return found


def check_origins(name: str, value: object) -> None:
    if isinstance(value, list):
        for entry in value:
            check_origins(name, entry)
    elif isinstance(value, dict):
        origin = value.get("origin", {})
        named = list(origin.values()) if isinstance(origin, dict) else [origin]
        if any(word not in ORIGINS for word in named) or (
            isinstance(origin, dict) and not set(origin) <= set(value)
        ):
            raise ValueError(f"{name}.toml has the origin {origin} of {value.get('id', 'an entry')}")
        for entry in value.values():
            check_origins(name, entry)


def entries(source: Row, name: str) -> list[Row]:
    return cast(list[Row], source[name])


def number(row: Row, name: str, default: int = 0) -> int:
    return cast(int, row.get(name, default))


def words(row: Row, name: str) -> list[str]:
    return cast(list[str], row[name])


class Effects:
    """One row a property, indexed by effect; an effect has up to five parts of (kind, count)."""

    def __init__(self, rows: list[Row]) -> None:
        self.ids: tuple[str, ...] = tuple(str(row["id"]) for row in rows)
        self.number: dict[str, int] = {name: i for i, name in enumerate(self.ids)}
        pays = [cast(dict[str, int], row.get("pay", {})) for row in rows]
        gives = [cast(dict[str, int], row["gives"]) for row in rows]
        self.coins = column([pay.get("coin", 0) for pay in pays])
        self.seals = column([pay.get("seal", 0) for pay in pays])
        self.parts = column([len(give) for give in gives])
        self.part_kind = column([kind for give in gives for kind in padded([KINDS.index(k) for k in give])])
        self.part_count = column([count for give in gives for count in padded(list(give.values()))])
        # The kind of an effect with one part; -1 for the others.
        self.kind = column([KINDS.index(next(iter(give))) if len(give) == 1 else -1 for give in gives])
        self.count = column([next(iter(give.values())) for give in gives])
        self.plain = column([1 if all(KINDS.index(k) < GOODS for k in give) else 0 for give in gives])
        self.reach = column([max(REACH.get(kind, WILD) for kind in give) for give in gives])
        # The effect that consists of one part alone, as of each part of each effect.
        alone = {
            (kind, count): i
            for i, (give, pay) in enumerate(zip(gives, pays, strict=True))
            for kind, count in give.items()
            if len(give) == 1 and not pay
        }
        self.part_effect = column(
            [
                effect
                for give in gives
                for effect in padded([alone.get(part, -1) for part in give.items()] if len(give) > 1 else [])
            ]
        )


def padded(values: list[int]) -> list[int]:
    return values + [-1] * (PARTS - len(values))


def load() -> Effects:
    rows = entries(table("effects"), "effect")
    ids = [str(row["id"]) for row in rows]
    if len(set(ids)) != len(ids):
        raise ValueError("effects.toml: two effects share an id")
    for name, place in NAMED.items():
        if ids[place] != name:
            raise ValueError(f"effects.toml: effect {place} is {ids[place]}, should be {name}")
    for row in rows:
        given = cast(dict[str, int], row["gives"])
        if not 0 < len(given) <= PARTS or any(kind not in KINDS for kind in given):
            raise ValueError(f"effects.toml: {row['id']} gives {given}")
        if not set(cast(dict[str, int], row.get("pay", {}))) <= {"coin", "seal"}:
            raise ValueError(f"effects.toml: {row['id']} can be paid in coins or seals only")
    return Effects(rows)


EFFECTS: Final = load()
