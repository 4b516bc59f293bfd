"""The cards: data/cards.toml, checked and laid out as flat rows."""

import tomllib
from importlib.resources import files
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.rows import column

KINDS: Final = ("general", "troop", "politics", "victory", "treasure")
TOTALS: Final = {"general": 8, "troop": 58, "politics": 84, "victory": 50, "treasure": 70}
ORIGINS: Final = ("printed", "rules", "reported", "house")

GENERAL: Final = 0
TROOP: Final = 1
POLITICS: Final = 2
VICTORY: Final = 3
TREASURE: Final = 4

CARDS: Final = 33
GENERALS: Final = 8
MILITIA: Final = 8
NINJA_CLAN: Final = 9
RISING_GENERAL: Final = 12
MARKET_SQUARE: Final = 18
LAND_SURVEY: Final = 19
ABOLISHED_TOLLS: Final = 20
HIGH_TAXES: Final = 21
MOUNTAIN_MINE: Final = 24
VILLAGE: Final = 27
PREFECTURE: Final = 28
COUNTRY: Final = 29
COPPER: Final = 30
SILVER: Final = 31
GOLD: Final = 32

NAMED: Final = {
    "peasant-militia": MILITIA,
    "ninja-clan": NINJA_CLAN,
    "rising-general": RISING_GENERAL,
    "market-square": MARKET_SQUARE,
    "land-survey": LAND_SURVEY,
    "abolished-tolls": ABOLISHED_TOLLS,
    "high-taxes": HIGH_TAXES,
    "mountain-mine": MOUNTAIN_MINE,
    "village": VILLAGE,
    "prefecture": PREFECTURE,
    "country": COUNTRY,
    "copper": COPPER,
    "silver": SILVER,
    "gold": GOLD,
}


class Cards:
    """One row a property, indexed by card."""

    def __init__(self, rows: list[dict[str, object]]) -> None:
        self.rows = rows
        self.ids: tuple[str, ...] = tuple(str(row["id"]) for row in rows)
        self.number: dict[str, int] = {name: i for i, name in enumerate(self.ids)}
        self.kind = column([KINDS.index(str(row["kind"])) for row in rows])
        self.count = numbers(rows, "count")
        self.cost = numbers(rows, "cost")
        self.points = numbers(rows, "points")
        self.attack = numbers(rows, "attack")
        self.defence = numbers(rows, "defence")
        self.strength = column([a + d for a, d in zip(self.attack, self.defence, strict=True)])
        self.deployable = numbers(rows, "deployable")
        self.draw = numbers(rows, "draw")
        self.action = numbers(rows, "action")
        self.money = numbers(rows, "money")
        self.buy = numbers(rows, "buy")
        self.choose_draw = choices(rows, "draw")
        self.choose_action = choices(rows, "action")
        self.choose_money = choices(rows, "money")
        self.scrap = choices(rows, "scrap")
        self.chooses = column([1 if "choose" in row else 0 for row in rows])
        lead = [row["kind"] == "general" or row["id"] == "rising-general" for row in rows]
        self.leads = column([int(leads) for leads in lead])
        self.leaders = which(lead)
        self.troops = which(
            [row["kind"] == "troop" and not leads for row, leads in zip(rows, lead, strict=True)]
        )
        self.deployables = which([bool(row.get("deployable")) for row in rows])
        self.replays_in_any_order = all(commutes(row) for row in rows if row.get("deployable"))


def commutes(row: dict[str, object]) -> bool:
    """Whether it is all the same when the card is replayed: it gives its action back, and only adds up."""
    return cast(int, row.get("action", 0)) > 0 and "choose" not in row and "odd" not in row


def which(chosen: list[bool]) -> vec[i64]:
    """The cards for which it is true."""
    return column([card for card, yes in enumerate(chosen) if yes])


def numbers(rows: list[dict[str, object]], name: str) -> vec[i64]:
    return column([int(cast(int, row.get(name, 0))) for row in rows])


def choices(rows: list[dict[str, object]], name: str) -> vec[i64]:
    return column([cast(dict[str, int], row.get("choose", {})).get(name, 0) for row in rows])


def load() -> Cards:
    text = (files("tenshu.games.kunitori") / "data" / "cards.toml").read_text()
    rows = cast(list[dict[str, object]], tomllib.loads(text)["card"])
    check(rows)
    return Cards(rows)


def check(rows: list[dict[str, object]]) -> None:
    """Refuse data that can't be Kunitori!: wrong totals, unknown words, cards out of place."""
    ids = [str(row["id"]) for row in rows]
    if len(set(ids)) != CARDS:
        raise ValueError(f"cards.toml has {len(set(ids))} different cards, not {CARDS}")
    for kind, total in TOTALS.items():
        found = sum(cast(int, row["count"]) for row in rows if row["kind"] == kind)
        if found != total:
            raise ValueError(f"cards.toml has {found} {kind} cards, not {total}")
    for name, place in NAMED.items():
        if ids[place] != name:
            raise ValueError(f"cards.toml: card {place} is {ids[place]}, should be {name}")
    if [row["kind"] for row in rows] != sorted((row["kind"] for row in rows), key=KINDS.index):
        raise ValueError("cards.toml: action cards come first, then victory, then treasure cards")
    for row in rows:
        for value, origin in cast(dict[str, str], row.get("origin", {})).items():
            if origin not in ORIGINS or value not in row:
                raise ValueError(f"cards.toml: {row['id']} has origin {value} = {origin}")


DECK: Final = load()
