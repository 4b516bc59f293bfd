"""What goes over the wire: the forms of requests and answers, as the OpenAPI publishes them."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

# Random, made by the client; a request that is sent again with the same id gets the first answer.
RequestId = Annotated[
    str,
    StringConstraints(pattern=r"^[A-Za-z0-9_-]{16,64}$"),
    Field(description="a random id of the request, at best a UUID; sent again it gets the first answer"),
]
On = Annotated[int, Field(ge=0, le=2**53, description="the sequence number of the table that the player saw")]
# One line, without control characters and without those that turn the direction of what stands beside them.
PLAIN = r"^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]*$"
Name = Annotated[str, StringConstraints(pattern=PLAIN, min_length=1, max_length=40)]
Line = Annotated[str, StringConstraints(pattern=PLAIN, min_length=1, max_length=500)]
Notation = Annotated[str, StringConstraints(min_length=1, max_length=120)]
Word = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_-]{1,40}$")]
SeatNumber = Annotated[int, Field(ge=0, le=15)]


ShareHash = Annotated[
    str,
    StringConstraints(pattern=r"^[0-9a-f]{64}$"),
    Field(description="of this person's share of the shuffle: see `do: reveal`"),
]


class Form(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Problem(BaseModel):
    """Why a request was not carried out: a code for programs, a reason for people."""

    code: str
    reason: str
    details: dict[str, Any] = {}


class RealTime(Form):
    seconds: Annotated[float, Field(ge=10, le=86_400)]
    increment: Annotated[float, Field(ge=0, le=3_600)] = 0


class DaysPerMove(Form):
    days: Annotated[float, Field(ge=0.01, le=60)]


Allowed = Annotated[
    bool | None,
    Field(description="whether players may ask for hints; unsaid: not among people who play with a clock"),
]


class SeatRequest(Form):
    """`person` gets a link, `open` can be joined from the lobby, `bot` is played by the server."""

    kind: Literal["person", "open", "bot"]
    name: Name | None = None
    bot: Word = "medium"
    share: ShareHash | None = None


class NewTable(Form):
    id: RequestId
    game: Word
    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=16)]
    settings: Annotated[dict[Word, Word], Field(max_length=40)] = {}
    public: Annotated[bool, Field(description="shown in the lobby while a seat is open")] = False
    clock: RealTime | DaysPerMove | None = None
    hints: Allowed = None
    webhook: Annotated[str, StringConstraints(max_length=500)] | None = None
    mixed: Annotated[
        bool,
        Field(description="cards are dealt when everyone has brought a share; so they are where one does"),
    ] = False


class ImportedTable(Form):
    """A table that goes on where a record leaves off, or at an earlier choice of it."""

    id: RequestId
    record: Annotated[str, StringConstraints(min_length=1, max_length=1_000_000)]
    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=16)]
    at: Annotated[int, Field(ge=0, le=1_000_000)] | None = None
    public: bool = False
    clock: RealTime | DaysPerMove | None = None
    hints: Allowed = None


class Branch(Form):
    """Play on from a choice of a game that is over."""

    id: RequestId
    at: Annotated[int, Field(ge=0, le=1_000_000)]
    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=16)]
    clock: RealTime | DaysPerMove | None = None
    hints: Allowed = None


class SeatLink(BaseModel):
    seat: int | None
    token: str
    link: str = Field(description="for the address bar: the token is behind #, so it is sent to no server")


class Created(BaseModel):
    table_id: str
    seats: list[SeatLink]
    spectator: SeatLink
    invitation: str | None = Field(description="leads to the open seats, behind `#/join/`; if there are any")


Invitation = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9._-]{1,100}$")]


class Invited(Form):
    invitation: Invitation | None = None


class Join(Form):
    id: RequestId
    name: Name
    seat: SeatNumber | None = None
    invitation: Invitation | None = None
    share: ShareHash | None = None


class Rematch(Form):
    id: RequestId


class WishedRematch(Rematch):
    share: ShareHash | None = None


class Joined(BaseModel):
    table_id: str
    seat: int
    token: str
    link: str


class Hint(BaseModel):
    """A choice that is worth considering."""

    choice: dict[str, Any] = Field(description="as in the question's choices")
    share: float = Field(description="how much of the thinking went to it, from 0 to 1")
    expected: float = Field(description="points to expect at the end of the game")
    lead: float = Field(description="by how many of them it is ahead of the best other; less than 0: behind")


class Told(BaseModel):
    """Something that the game has a text for; `code` and `args` name it."""

    code: str
    args: dict[str, Any]


class PlannedAction(BaseModel):
    """A part of a plan: a card on a field, and what it is for."""

    field: str
    card: str
    choices: list[str] = Field(description="what to say for it, in notation and in order")
    worth: float = Field(description="points that are lost without it")
    error: float = Field(description="the standard error of its worth")
    reason: Told
    warnings: list[Told]


class HintedPlan(BaseModel):
    """All that belongs together, as a good player would plan it."""

    expected: float = Field(description="points to expect at the end of the game")
    lead: float = Field(description="by how many of them it is ahead of the best other; less than 0: behind")
    actions: list[PlannedAction]


class Hints(BaseModel):
    """The best few choices, the best first; `plan` where a whole plan is asked for."""

    hints: list[Hint]
    plan: HintedPlan | None = None


class SeatShown(BaseModel):
    seat: int
    name: str
    kind: Literal["person", "open", "bot"] = Field(description="who decides for the seat now")
    bot: str | None
    own: int = Field(description="choices that its player made")
    lent: int = Field(description="choices that a bot made in its name")
    hints: int = Field(description="questions that it took hints on")


class UndoRequest(BaseModel):
    seat: int
    agreed: list[int]
    waiting: list[int]


class ChatLine(BaseModel):
    sequence: int = Field(description="the entry of the log; 0 for lines of before they were numbered")
    seat: int
    text: str
    at: float


class TimeControlShown(BaseModel):
    seconds: float
    increment: float
    days: float


class ClockShown(BaseModel):
    """`left` seconds by seat as of `at`; those of `running` seats go down from then on."""

    time_control: TimeControlShown
    left: list[float]
    running: list[int]
    at: float


class ChoiceShown(BaseModel):
    option: int
    verb: str
    args: dict[str, str]
    notation: str


class QuestionShown(BaseModel):
    """`kind` and `args` name the text; `choices` are all that is legal."""

    seat: int
    kind: str
    args: dict[str, Any]
    choices: list[ChoiceShown]


class ShuffleShown(BaseModel):
    """What the seed is mixed from, by seat; null for a seat that brought nothing."""

    server_hash: str = Field(description="of the server's share, known before anyone else's")
    server: str | None = Field(description="the server's share, published when the game is over")
    hashes: list[str | None]
    shares: list[str | None] = Field(description="shown by the seats when all hashes are there")
    missing: list[int] = Field(description="the seats whose hash the deal waits for")
    dealt: bool = Field(description="before, what lies on the table is only a sample")
    late: float = Field(description="from then on, those who are there may have the cards dealt")


class TableShown(BaseModel):
    """All that a seat, or a spectator, may know of a table."""

    table_id: str
    sequence: int
    game: str
    version: int
    players: int
    settings: dict[str, str]
    status: Literal["open", "waiting", "running", "over"]
    closed: bool = Field(description="by the host of the server: nobody does anything here any more")
    muted: bool = Field(description="the host of the server lets this seat chat no more")
    seat: int | None
    seats: list[SeatShown]
    deciders: list[int]
    view: dict[str, Any] = Field(description="the game's own form, without what the table tells itself")
    question: QuestionShown | None = Field(description="what this seat is asked, with all legal choices")
    spontaneous: list[ChoiceShown] = Field(description="what this seat may do although nobody asks")
    undo: bool
    undo_request: UndoRequest | None
    clock: ClockShown | None
    seed_hash: str
    seed: str | None = Field(description="published when the game is over")
    shuffle: ShuffleShown | None = Field(description="of a table whose seed is mixed")
    from_record: bool = Field(description="went on from a record: whoever has that knows the seed")
    hints: bool = Field(description="whether players may ask for hints")
    scores: list[int] | None
    ranking: list[int] | None
    choices: int | None = Field(description="how many choices were made; told when the game is over")
    rematch: str | None
    invitation: str | None = Field(description="to the open seats, for those who sit here to pass on")
    push_key: str | None
    now: float


class ChatShown(BaseModel):
    """The last lines that were said at the table."""

    sequence: int
    chat: list[ChatLine]


class StaleTable(Problem):
    """The table has moved on since; this is how it stands now."""

    table: TableShown


class Happened(BaseModel):
    kind: str
    args: dict[str, Any]


class Missed(BaseModel):
    """An entry that was written while the listener was away."""

    sequence: int
    kind: str
    seat: int | None
    at: float
    data: dict[str, Any] = Field(description="what was said, a new name, ...")
    events: list[Happened]


class News(Missed):
    """A message of the WebSocket: an entry of the table's log, and what it changed in the table.

    It follows the message before without a gap. A change is a text, a number, a truth value or null: this
    instead of the old value; `[value]`: an object or a list instead of it; `[]`: the member is gone;
    `{"name": change}`: members of an object, or elements of a list by their place, that change;
    `{"pieces": [...]}`: a list of runs of the old one, `[first, count]`, and of new elements,
    `[[element, ...]]`.
    """

    changes: dict[str, Any] = Field(description="by member of the table, its change")


class Welcome(BaseModel):
    """The first message of the WebSocket."""

    kind: Literal["table"]
    sequence: int
    missed: list[Missed] = Field(description="the newest entries since the one that was named")
    left_out: int = Field(description="how many entries before these there is no room for: see the story")
    chat: list[ChatLine] = Field(description="the last lines, as far as they are new")
    present: list[int] = Field(description="the seats that listen, at this process")
    table: TableShown


class Pong(BaseModel):
    """The answer to `{"kind": "ping"}`."""

    kind: Literal["pong"]
    present: list[int] = Field(description="the seats that listen, at this process")


class StoryEvent(Happened):
    sequence: int = Field(description="the entry of the log that it came with; 0 is the setup")
    choice: int | None = Field(
        description="how many choices had been made with it; told when the game is over"
    )


class Story(BaseModel):
    """A part of the story: `events` from the event number `first` on, of `total`."""

    sequence: int
    first: int
    total: int
    events: list[StoryEvent]


class StoryPage(Form):
    """Which part of the story."""

    begin: Annotated[int, Field(ge=0, le=2**31, description="the number of the first event")] = 0
    after: Annotated[int, Field(ge=0, le=2**53)] | None = Field(
        None, description="begin with what came after this entry of the log; what stands of before isn't told"
    )
    limit: Annotated[int, Field(ge=1, le=1000, description="at most so many events")] = 1000


class WhyNot(Problem):
    """Why a choice can't be made now."""

    choice: ChoiceShown


class NotPossible(BaseModel):
    sequence: int
    refused: list[WhyNot]
    final: bool = Field(description="the choice that was asked about is legal, and can't be taken back alone")


class Listed(BaseModel):
    table_id: str
    game: str
    players: int
    settings: dict[str, str]
    names: list[str]
    seats: list[str]
    clock: dict[str, Any] | None
    from_record: bool = Field(False, description="goes on from a record: whoever has that knows the seed")
    hints: bool = Field(True, description="whether players may ask for hints")
    created: float


class Lobby(BaseModel):
    tables: list[Listed]


class Tokens(Form):
    tokens: Annotated[
        list[Annotated[str, StringConstraints(max_length=100)]], Field(min_length=1, max_length=50)
    ]


class MyTable(BaseModel):
    """One of my tables; in the order of the tokens, those that open nothing are left out."""

    table_id: str
    seat: int | None
    game: str
    status: str
    sequence: int
    names: list[str]
    your_turn: bool
    deciders: list[int]
    rematch: str | None


class MyTables(BaseModel):
    tables: list[MyTable]


class SettingShown(BaseModel):
    """`needs` names another setting and the value with which this one matters."""

    name: str
    values: list[str]
    origin: str
    needs: tuple[str, str] | None


class GameShown(BaseModel):
    game: str
    version: int
    players: list[int]
    settings: list[SettingShown]
    bots: list[str]
    usual_players: int = Field(description="at how many players a new table begins")
    minutes: int | None = Field(description="how long a game takes, about")


class Games(BaseModel):
    release: str
    games: list[GameShown]
