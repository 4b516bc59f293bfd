"""The form of Shogun's view."""

from typing import Any, Literal

from tenshu.server.forms import ChoiceShown, Form

Building = Literal["castle", "temple", "theatre"]
Region = Literal["green", "red", "purple", "yellow", "brown"]


class ShogunProvince(Form):
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
    leaders: list[int] | None = None
    monuments: list[int] | None = None


class ShogunClan(Form):
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
    hall: int | None = None
    audience: int | None = None
    ward: bool | None = None
    safe_from: list[str] | None = None
    samurai: int | None = None
    regions: int | None = None
    monuments: int | None = None
    trophies: int | None = None
    leader: str | None = None


class ShogunPlace(Form):
    special: str
    seat: int | None


class ShogunEvent(Form):
    happening: str
    loss: int


class ShogunMajority(Form):
    """By seat: buildings of a kind in a region, and the points for them if winter came now."""

    worth: int
    counts: list[int]
    points: list[int]


class ShogunDraft(Form):
    taken: str | None
    open: list[str]
    pile: int
    buried: list[str]
    groups: list[dict[str, int]]


class ShogunFavour(Form):
    officials: int
    favour: str | None
    kind: str | None
    amount: int | None = None
    building: Building | None = None
    safe_from: list[str] | None = None


class ShogunCourt(Form):
    favours: list[ShogunFavour]
    pile: int


class ShogunBonuses(Form):
    chests: int
    armies: int
    rice: int
    points: int


class ShogunSamurai(Form):
    needs: int
    cards: list[ShogunBonuses]


class ShogunLines(Form):
    """By line, then by seat: the points it would give if the game ended now."""

    arts: list[list[int]]
    castles: list[list[int]]


class ShogunChambers(Form):
    """`crossings` by art, then by castle: a seat, `open`, `turned`, or nothing yet."""

    arts: list[str]
    castles: list[str]
    art_values: list[int]
    castle_values: list[int]
    crossings: list[list[int | Literal["open", "turned"] | None]]
    regions: list[Region]
    bag: int
    lines: ShogunLines


class ShogunAsked(Form):
    seat: int
    kind: str
    args: dict[str, Any]


class ShogunDecision(ShogunAsked):
    choices: list[ChoiceShown]


class ShogunView(Form):
    game: Literal["shogun"]
    seat: int | None
    players: int
    options: dict[str, str]
    side: Literal["sun", "moon"]
    year: int
    season: Literal["setup", "spring", "summer", "autumn", "winter"]
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
    events: list[ShogunEvent]
    event: ShogunEvent | None
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
