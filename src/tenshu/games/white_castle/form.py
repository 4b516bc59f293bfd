"""What the view of a game of The White Castle looks like."""

from typing import Literal

from typing_extensions import TypedDict

from tenshu.games.white_castle.board import Figures
from tenshu.games.white_castle.components import Colour, Field, MatRow, Sort, Space, Yard
from tenshu.games.white_castle.vocabulary import Good


class CastleDie(TypedDict):
    colour: Colour
    value: int


class CastleDieInHand(CastleDie):
    end: Literal["left", "right"]


class CastleBridge(TypedDict):
    left: int | None
    middle: list[int]
    right: int | None


class CastleSpace(TypedDict):
    """A dice space of the board; `effects` only outside the walls."""

    space: Space
    value: int
    dice: list[CastleDie]
    room_for: int
    effects: list[str]


class CastleWell(TypedDict):
    value: int
    dice: dict[Colour, int]
    tiles: list[str]


class CastleRow(TypedDict):
    """A row of a room: its dice tile and the effect of the card beside it."""

    tile: Colour
    effect: str | None
    dark: bool


class CastleRoom(TypedDict):
    room: str
    card: str | None
    rows: list[CastleRow]


class CastleField(TypedDict):
    field: Field
    effect: str
    clan: int | None


class CastleDaimyo(TypedDict):
    card: str
    fields: list[CastleField]


class CastleGarden(TypedDict):
    garden: str
    bridge: Colour
    sort: Sort
    food: int
    effect: str
    points: int
    gardeners: list[int]


class CastleYard(TypedDict):
    """`warriors`: how many each clan has here."""

    yard: Yard
    iron: int
    points: int
    effects: list[str]
    warriors: list[int]


class CastlePair(TypedDict):
    pair: str
    resource: str
    gain: str
    lantern: str
    bonus: str | None
    action: str
    effect: str


class CastleMatRow(TypedDict):
    """`bonuses` show, `covered` ones lie beneath figures."""

    row: MatRow
    colour: Colour
    value: int
    die: int | None
    bonuses: list[str]
    covered: list[str]
    effect: str | None


class CastleClan(TypedDict):
    """A family; of two markers on one field of the season track the later `arrival` lies on top."""

    clan: int
    rival: bool
    goods: dict[Good, int]
    figures: dict[Figures, int]
    gardens: list[str]
    season: int
    arrival: int
    card: str | None
    lanterns: list[str]
    rows: list[CastleMatRow]
    points: int


class CastleRival(TypedDict):
    """The rival's deck from the top; null is a card not yet seen."""

    deck: list[str | None]
    actions: dict[str, list[str]]
    spaces: dict[str, Space]
    origin: str


class CastleOffer(TypedDict):
    """What a choice costs and sets off; `first` are exchanges of seals that make it payable."""

    choice: str
    first: list[str]
    pay: dict[str, int]
    gain: dict[str, int]
    effects: list[str]
    one_of: bool
    lanterns: bool
    spaces: "list[CastleOffer]"


class CastleToDo(TypedDict):
    seat: int
    effect: str


class CastleSheet(TypedDict):
    fans: int
    goods: int
    season: int
    courtiers: int
    warriors: int
    gardeners: int


class CastleChoice(TypedDict):
    option: int
    verb: str
    args: dict[str, str]
    notation: str


class CastleDecision(TypedDict):
    seat: int
    kind: str
    args: dict[str, str | int]
    choices: list[CastleChoice]


class WhiteCastleView(TypedDict):
    game: Literal["white_castle"]
    seat: int | None
    players: int
    options: dict[str, str]
    round: int
    turn: int
    order: list[int]
    bridges: dict[Colour, CastleBridge]
    spaces: list[CastleSpace]
    well: CastleWell
    rooms: list[CastleRoom]
    stacks: list[int]
    daimyo: CastleDaimyo
    gardens: list[CastleGarden]
    yards: list[CastleYard]
    pairs: list[CastlePair | None]
    clans: list[CastleClan]
    rival: CastleRival | None
    hand: CastleDieInHand | None
    to_do: list[CastleToDo]
    deciders: list[int]
    step: str | None
    decision: CastleDecision | None
    offers: list[CastleOffer]
    over: bool
    scores: list[int] | None
    ranking: list[int] | None
    sheets: list[CastleSheet]
