"""The form of Shogun's view: what a seat may know, as it goes to every screen."""

from typing import Literal, NotRequired, TypeAlias

from typing_extensions import TypedDict

Building: TypeAlias = Literal["castle", "temple", "theatre"]
Region: TypeAlias = Literal["green", "red", "purple", "yellow", "brown"]
Side: TypeAlias = Literal["sun", "moon"]
Season: TypeAlias = Literal["setup", "spring", "summer", "autumn", "winter"]
Crossing: TypeAlias = int | Literal["open", "turned"] | None


class ShogunProvince(TypedDict):
    """`leaders` and `monuments` (the seats they belong to) only with the leaders."""

    region: Region
    owner: int | None
    in_play: bool
    armies: int
    buildings: list[Building]
    sites: int
    chests: int
    rice: int
    revolt_markers: int
    leaders: NotRequired[list[int]]
    monuments: NotRequired[list[int]]


class ShogunClan(TypedDict):
    """A player's mat and supplies; what belongs to an expansion is there only with it."""

    daimyo: str
    colour: str
    points: int
    chests: int
    rice: int
    reserve: int
    provinces: int
    special: str | None
    has_planned: bool
    plan: dict[str, str | None]
    hall: NotRequired[int]
    audience: NotRequired[int]
    ward: NotRequired[bool]
    safe_from: NotRequired[list[str]]
    samurai: NotRequired[int]
    regions: NotRequired[int]
    monuments: NotRequired[int]
    trophies: NotRequired[int]
    leader: NotRequired[str | None]


class ShogunPlace(TypedDict):
    special: str
    seat: int | None


class ShogunEventCard(TypedDict):
    happening: str
    loss: int


class ShogunMajority(TypedDict):
    """By seat: buildings of a kind in a region, and the points for them if winter came now."""

    worth: int
    counts: list[int]
    points: list[int]


class ShogunDraft(TypedDict):
    taken: str | None
    open: list[str]
    pile: int
    buried: list[str]
    groups: list[dict[str, int]]


class ShogunGift(TypedDict):
    """What is printed on a favour; nothing where it was taken."""

    favour: str | None
    kind: str | None
    amount: NotRequired[int]
    building: NotRequired[Building]
    safe_from: NotRequired[list[str]]


class ShogunFavour(ShogunGift):
    """A favour on offer, and how many officials it costs."""

    officials: int


class ShogunCourt(TypedDict):
    favours: list[ShogunFavour]
    pile: int


class ShogunBonuses(TypedDict):
    chests: int
    armies: int
    rice: int
    points: int


class ShogunSamurai(TypedDict):
    needs: int
    cards: list[ShogunBonuses]


class ShogunLines(TypedDict):
    """By line, then by seat: the points it would give if the game ended now."""

    arts: list[list[int]]
    castles: list[list[int]]


class ShogunChambers(TypedDict):
    """`crossings` by art, then by castle: a seat, `open`, `turned`, or nothing yet."""

    arts: list[str]
    castles: list[str]
    art_values: list[int]
    castle_values: list[int]
    crossings: list[list[Crossing]]
    regions: list[Region]
    bag: int
    lines: ShogunLines


class ShogunAsked(TypedDict):
    seat: int
    kind: str
    args: dict[str, object]


class ShogunChoice(TypedDict):
    option: int
    verb: str
    args: dict[str, str]
    notation: str


class ShogunDecision(ShogunAsked):
    choices: list[ShogunChoice]


class ShogunView(TypedDict):
    game: Literal["shogun"]
    seat: int | None
    players: int
    options: dict[str, str]
    side: Side
    year: int
    season: Season
    provinces: dict[str, ShogunProvince]
    clans: list[ShogunClan]
    order: list[int]
    places: list[ShogunPlace]
    choosing: list[int]
    bank: int
    farmers: int
    revolt_markers: int
    buildings: dict[Building, int]
    tray: dict[str, int]
    tower: dict[str, int]
    events: list[ShogunEventCard]
    event: ShogunEventCard | None
    actions: list[str | None]
    action: str | None
    fields: list[str]
    majorities: dict[Region, dict[Building, ShogunMajority]]
    draft: ShogunDraft | None
    court: ShogunCourt | None
    samurai: ShogunSamurai | None
    chambers: ShogunChambers | None
    deciders: list[int]
    step: str | None
    question: ShogunAsked | None
    revolts: list[str]
    decision: ShogunDecision | None
    may_replan: bool
    over: bool
    scores: list[int]
    ranking: list[int] | None
