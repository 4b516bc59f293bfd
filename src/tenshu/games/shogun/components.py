"""Cards, tables and supplies: data/components.toml, checked and laid out as flat rows."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.rows import column
from tenshu.games.shogun.provinces import Row, read

ORIGINS: Final = ("printed", "rules", "reported", "house")

SEATS: Final = 5
COLOURS: Final = 6
FARMERS: Final = 5

CASTLE: Final = 0
TEMPLE: Final = 1
THEATRE: Final = 2
BUILDINGS: Final = 3
BUILDING_IDS: Final[tuple[str, ...]] = ("castle", "temple", "theatre")

ACTIONS: Final = 10
BUILD_CASTLE: Final = 0
BUILD_TEMPLE: Final = 1
BUILD_THEATRE: Final = 2
COLLECT_RICE: Final = 3
COLLECT_TAX: Final = 4
FIVE_ARMIES: Final = 5
THREE_ARMIES: Final = 6
ONE_ARMY: Final = 7
BATTLE_A: Final = 8
BATTLE_B: Final = 9
ACTION_IDS: Final[tuple[str, ...]] = (
    "castle",
    "temple",
    "theatre",
    "rice",
    "tax",
    "five-armies",
    "three-armies",
    "one-army",
    "battle-a",
    "battle-b",
)

EVENTS: Final = 12
NO_EVENT: Final = 12
SPECIALS: Final = 5
NO_SPECIAL: Final = 5
CHEST_CARDS: Final = 5

FAVOURS: Final = 21
CANCEL_EVENT: Final = 0
GIVE_CHESTS: Final = 1
FILL_TRAY: Final = 2
CALM: Final = 3
GIVE_RICE: Final = 4
GIVE_POINTS: Final = 5
BUILD_FREE: Final = 6
SAFE: Final = 7
GARRISON: Final = 8
FAVOUR_KINDS: Final = (
    "cancel-event",
    "chests",
    "tray",
    "calm",
    "rice",
    "points",
    "build",
    "safe",
    "garrison",
)
SAFE_FROM_A: Final = 1
SAFE_FROM_B: Final = 2

SAMURAI_CARDS: Final = 4
BONUSES: Final = 4
BONUS_IDS: Final[tuple[str, ...]] = ("chests", "armies", "rice", "points")
BONUS_CHESTS: Final = 0
BONUS_ARMIES: Final = 1
BONUS_RICE: Final = 2
BONUS_POINTS: Final = 3

# Where points come from: those of each year's scoring, and those of the expansions. `earlier` are points that
# a position in notation begins with.
OF_A_YEAR: Final = (
    "provinces",
    "castles",
    "temples",
    "theatres",
    "most-castles",
    "most-temples",
    "most-theatres",
)
SOURCE_IDS: Final[tuple[str, ...]] = (
    *(f"{source}-1" for source in OF_A_YEAR),
    *(f"{source}-2" for source in OF_A_YEAR),
    "favours",
    "samurai",
    "monuments",
    "chambers",
    "earlier",
)
FOR_PROVINCES: Final = 0
FOR_BUILDINGS: Final = 1
FOR_MAJORITIES: Final = 4
YEARLY_SOURCES: Final = 7
FOR_FAVOURS: Final = 14
FOR_SAMURAI: Final = 15
FOR_MONUMENTS: Final = 16
FOR_CHAMBERS: Final = 17
EARLIER: Final = 18
SOURCES: Final = 19

LINES: Final = 6
ARTISTS: Final = 36


class Events:
    """The event cards, and after them a card without effect for a round whose event was cancelled."""

    def __init__(self, rows: list[Row]) -> None:
        self.ids: tuple[str, ...] = tuple(str(row["id"]) for row in rows)
        self.number: dict[str, int] = {name: i for i, name in enumerate(self.ids)}
        self.effects: tuple[str, ...] = tuple(str(row["effect"]) for row in rows)
        cards = [*rows, {}]
        self.loss = numbers(cards, "loss", 0)
        self.calms = numbers(cards, "calms", 0)
        self.neutral_farmers = numbers(cards, "neutral_farmers", 1)
        self.castle_armies = numbers(cards, "castle_armies", 0)
        self.temples_safe = numbers(cards, "temples_safe", 0)
        self.tax_at_least = numbers(cards, "tax_at_least", 0)
        self.tax_at_most = numbers(cards, "tax_at_most", 99)
        self.rice_at_least = numbers(cards, "rice_at_least", 0)
        self.rice_at_most = numbers(cards, "rice_at_most", 99)
        self.five_armies = numbers(cards, "five_armies", 5)
        self.three_armies = numbers(cards, "three_armies", 3)


class Specials:
    """The special cards, and after them one without effect; `five_armies` 0 changes nothing."""

    def __init__(self, rows: list[Row]) -> None:
        self.ids: tuple[str, ...] = tuple(str(row["id"]) for row in rows)
        self.number: dict[str, int] = {name: i for i, name in enumerate(self.ids)}
        cards = [*rows, {}]
        self.chests = numbers(cards, "chests", 0)
        self.rice = numbers(cards, "rice", 0)
        self.five_armies = numbers(cards, "five_armies", 0)
        self.attackers = numbers(cards, "attackers", 0)
        self.defenders = numbers(cards, "defenders", 0)


class Favours:
    """The favours of the court, indexed by number - 1; `safe_from` adds up SAFE_FROM_A and SAFE_FROM_B."""

    def __init__(self, rows: list[Row]) -> None:
        self.ids: tuple[str, ...] = tuple(str(row["number"]) for row in rows)
        self.kinds: tuple[str, ...] = tuple(str(row["kind"]) for row in rows)
        self.kind = column([FAVOUR_KINDS.index(kind) for kind in self.kinds])
        self.amount = numbers(rows, "amount", 0)
        self.building = column([BUILDING_IDS.index(str(row.get("building", "castle"))) for row in rows])
        self.safe_from = column([safe_from(cast(list[str], row.get("from", []))) for row in rows])


class Components:
    """Everything else, by the names of data/components.toml."""

    def __init__(self, data: Row) -> None:
        supply = counts(data["supply"])
        opening = cast(Row, data["opening"])
        actions = cast(list[Row], data["action"])
        winter = cast(list[Row], data["winter"])
        court = cast(Row, data["court"])
        samurai = cast(list[Row], data["samurai"])
        chambers = cast(Row, data["chambers"])
        self.armies: i64 = supply["armies"]
        self.farmers: i64 = supply["farmers"]
        self.buildings = column([supply["castles"], supply["temples"], supply["theatres"]])
        self.revolt_markers: i64 = supply["revolt_markers"]
        self.chests: i64 = supply["chests"]
        self.officials: i64 = supply["officials"]
        self.tower_cards: i64 = supply["tower_cards"]
        self.monuments: i64 = supply["monuments"]
        self.chamber_markers: i64 = supply["chamber_markers"]
        self.rice_track: i64 = counts(data["tracks"])["rice"]
        # By number of players, from index 3.
        self.opening_chests = by_players(counts(opening["chests"]))
        self.groups_used = by_players(counts(opening["groups_used"]))
        self.groups = column(cast(list[int], opening["groups"]))
        self.opening_armies: i64 = cast(int, opening["armies"])
        self.opening_farmers: i64 = cast(int, opening["farmers"])
        daimyo = cast(list[Row], data["daimyo"])
        self.daimyo: tuple[str, ...] = tuple(str(row["id"]) for row in daimyo)
        self.colours: tuple[str, ...] = (*(str(row["colour"]) for row in daimyo), "green")
        # By action.
        self.cost = numbers(actions, "cost", 0)
        self.raised = numbers(actions, "armies", 0)
        self.leader_cost = column([counts(row.get("leader", {})).get("cost", 0) for row in actions])
        self.leader_gain = column([counts(row.get("leader", {})).get("gain", 0) for row in actions])
        # By building.
        majority = counts(data["majority"])
        self.majority = column([majority[name] for name in BUILDING_IDS])
        # By number of unsupplied provinces, up to the last line of the table; more count as many.
        self.winter_lines: i64 = counts(winter[-1])["unsupplied"]
        self.winter_revolts = by_unsupplied(winter, "revolts")
        self.winter_farmers = by_unsupplied(winter, "farmers")
        # The court's places, dearest first, and the conversion fields in their order.
        self.court_places = column(cast(list[int], court["places"]))
        self.conversions = column(cast(list[int], court["conversions"]))
        # `bonus[card * BONUSES + bonus]`, cards from 0.
        self.bonus = column([cast(int, row.get(name, 0)) for row in samurai for name in BONUS_IDS])
        self.samurai_regions: i64 = counts(data["samurai_condition"])["regions"]
        # Artist `art * LINES + castle` works at that crossing.
        self.arts: tuple[str, ...] = tuple(cast(list[str], chambers["arts"]))
        self.castles: tuple[str, ...] = tuple(cast(list[str], chambers["castles"]))
        self.art_values = column(cast(list[int], chambers["art_values"]))
        self.castle_values = column(cast(list[int], chambers["castle_values"]))
        self.artists_drawn: i64 = cast(int, chambers["drawn"])


def numbers(rows: list[Row], name: str, otherwise: int) -> vec[i64]:
    return column([cast(int, row.get(name, otherwise)) for row in rows])


def counts(table: object) -> dict[str, int]:
    return cast(dict[str, int], table)


def by_players(table: dict[str, int]) -> vec[i64]:
    return column([table.get(str(players), 0) for players in range(SEATS + 1)])


def by_unsupplied(lines: list[Row], name: str) -> vec[i64]:
    last = counts(lines[-1])["unsupplied"]
    return column(
        [
            max([counts(line)[name] for line in lines if counts(line)["unsupplied"] <= n], default=0)
            for n in range(last + 1)
        ]
    )


def safe_from(actions: list[str]) -> int:
    return (SAFE_FROM_A if "battle-a" in actions else 0) + (SAFE_FROM_B if "battle-b" in actions else 0)


def check(data: Row) -> None:
    """Refuse data that can't be Shogun: wrong totals, unknown words, origins of nothing."""
    for name, total in (("action", ACTIONS), ("event", EVENTS), ("special", SPECIALS), ("favour", FAVOURS)):
        found = len({str(row.get("id", row.get("number"))) for row in cast(list[Row], data[name])})
        if found != total:
            raise ValueError(f"components.toml has {found} different rows of {name}, not {total}")
    if [row["id"] for row in cast(list[Row], data["action"])] != list(ACTION_IDS):
        raise ValueError(f"components.toml: the actions should be {ACTION_IDS}, in this order")
    if [row["number"] for row in cast(list[Row], data["favour"])] != list(range(1, FAVOURS + 1)):
        raise ValueError("components.toml: the favours go from 1 to 21, in order")
    if (
        len(cast(list[Row], data["samurai"])) != SAMURAI_CARDS
        or len(cast(list[Row], data["daimyo"])) != SEATS
    ):
        raise ValueError("components.toml: there are 4 samurai cards a player, and 5 daimyo")
    chambers = cast(Row, data["chambers"])
    for name in ("arts", "castles", "art_values", "castle_values"):
        if len(cast(list[object], chambers[name])) != LINES:
            raise ValueError(f"components.toml: chambers has {chambers[name]} as {name}, not {LINES} of them")
    check_origins(data)


def check_origins(data: Row) -> None:
    for name, table in data.items():
        rows = cast(list[Row], table if isinstance(table, list) else [table])
        for row in rows:
            for value, origin in cast(dict[str, str], row.get("origin", {})).items():
                if origin not in ORIGINS or value not in row:
                    raise ValueError(f"components.toml: {name} has origin {value} = {origin}")


def load() -> Row:
    data = read("components.toml")
    check(data)
    return data


BOX: Final = load()
EVENT_CARDS: Final = Events(cast(list[Row], BOX["event"]))
SPECIAL_CARDS: Final = Specials(cast(list[Row], BOX["special"]))
FAVOUR_CARDS: Final = Favours(cast(list[Row], BOX["favour"]))
PIECES: Final = Components(BOX)
