"""What can be asked by HTTP."""

import asyncio
import contextlib
import time
from collections.abc import Coroutine
from functools import partial
from importlib.metadata import version
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Body, Depends, Header, Path, Query, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from starlette.datastructures import State
from starlette.exceptions import HTTPException

from tenshu.bots import registry as bots
from tenshu.core import registry
from tenshu.core.refusal import Refusal
from tenshu.server import command_forms, commands, creation, forms, guard, reasons, shown, story
from tenshu.server.callers import origin_of
from tenshu.server.clock import DAY
from tenshu.server.commands import StaleRequest
from tenshu.server.links import is_token, table_of
from tenshu.server.session import TableSession
from tenshu.server.sources import Sources, sources
from tenshu.server.tables import Tables
from tenshu.store import StoredTable, UnknownTable
from tenshu.texts import LANGUAGES, fluent

ABOUT = """Tables for board games. `POST /api/tables` creates a table; the answer has a secret token for each
seat and one for spectators. Tokens travel in the header `Authorization: Bearer`, never in an address.

Every request that changes something has an `id` that the client makes at random: sent again, it gets the
first answer. Links are derived from the `id` of the request that asked for them: keep it as secret as them.
Choices name the `sequence` number of the table they were made `on`; when the question has changed since, the
answer is 409 with the table as it is now, and nothing is done.

`/api/tables/{table_id}/events` is a WebSocket. The first frame is `{"token": "...", "since": 12}`, the answer
the table with the newest of what was missed; then comes one message for each entry of the table's log, in
order and without a gap, with what it changed in the table: `Welcome` and `News` among the schemas.
"""

T = TypeVar("T")
# So many tables of one address stand in the lobby.
LOBBY_SHARE = 3

router = APIRouter(prefix="/api")


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    texts = {
        400: "not readable",
        401: "no token, or one that opens nothing",
        403: "the token is for something else",
        404: "there is no such table",
        409: "the id was used for something else",
        413: "too large",
        422: "it can't be done; `code` and `reason` say why",
        429: "too many requests",
    }
    return {status: {"model": forms.Problem, "description": texts[status]} for status in statuses}


def beside_text(responses: dict[int | str, dict[str, Any]]) -> dict[int | str, dict[str, Any]]:
    """Where the answer is plain text, problems are JSON as everywhere."""
    schema = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    return {
        status: {"description": problem["description"], "content": schema}
        for status, problem in responses.items()
    }


EVERYWHERE = problems(400, 413, 422, 429)
CREATION = problems(400, 409, 413, 422, 429)
AT_A_TABLE = problems(400, 401, 403, 404, 413, 422, 429)
STALE: dict[int | str, dict[str, Any]] = {
    409: {"model": forms.StaleTable, "description": "made on an old table; nothing was done"}
}

TableId = Annotated[str, Path(pattern="^[a-z2-7]{16}$", description="the table's id")]


class Caller:
    """Who asks: at which table, in which seat (None: watching)."""

    def __init__(self, tables: Tables, session: TableSession, seat: int | None) -> None:
        self.tables = tables
        self.session = session
        self.seat = seat

    def acting(self) -> int:
        if self.seat is None:
            raise Refusal("only-watching", "spectators watch")
        return self.seat


async def tables(request: Request) -> Tables:
    found: Tables = request.app.state.tables
    return found


AllTables = Annotated[Tables, Depends(tables)]


async def caller_of(
    request: Request,
    table_id: TableId,
    authorization: Annotated[str | None, Header(description="Bearer and the token")] = None,
) -> Caller:
    return await bearer(request.app.state, table_id, authorization or "")


async def bearer(state: State, table_id: str, authorization: str) -> Caller:
    """Whom the header lets in."""
    word, _, token = authorization.partition(" ")
    if word.lower() != "bearer" or not token:
        raise Refusal("no-token", "the header Authorization: Bearer with a token is missing")
    found = await seated(state.tables, table_id, token.strip())
    state.proven.add(authorization)
    return found


async def seated(tables: Tables, table_id: str, token: str) -> Caller:
    if not is_token(token):
        raise Refusal("bad-token", "this link opens nothing here")
    if table_of(token) != table_id:
        raise Refusal("other-table", "this link is for another table")
    session = await tables.session(table_id)
    return Caller(tables, session, session.hosted.seat_of(token))


async def while_there(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """The work's result; given up as soon as whoever asked has hung up."""
    doing = asyncio.create_task(work)
    leaving = asyncio.create_task(hung_up(request))
    try:
        await asyncio.wait({doing, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not doing.done():
            raise HTTPException(499, "whoever asked is gone")
        return doing.result()
    finally:
        doing.cancel()
        leaving.cancel()


async def hung_up(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


SeatCaller = Annotated[Caller, Depends(caller_of)]


async def limit_creations(request: Request, tables: AllTables) -> str:
    """Tables can't be created as fast as choices are made, nor without end; where this one comes from."""
    place = guard.address(request.scope)
    if request.app.state.creations.take(place):
        raise Refusal("too-many-tables", "too many new tables; wait a little")
    origin = origin_of(place)
    if await tables.store.created_by(origin, time.time() - DAY) >= request.app.state.limits.tables_a_day:
        raise Refusal("too-many-tables", "too many new tables in a day; come back tomorrow")
    return origin


Origin = Annotated[str, Depends(limit_creations)]


@router.get("/rules", responses=problems(429))
async def rules() -> forms.Games:
    """The games that are installed, their settings, and the bots."""
    found = []
    for name in registry.names():
        kit = registry.kit(name)
        game = kit.game
        settings = [
            forms.SettingShown(
                name=setting.name, values=list(setting.values), origin=setting.origin, needs=setting.needs
            )
            for setting in game.settings
        ]
        found.append(
            forms.GameShown(
                game=name,
                version=game.version,
                players=list(game.players),
                settings=settings,
                bots=list(bots.LEVELS),
                usual_players=kit.usual_players or game.players[0],
                minutes=kit.minutes or None,
            )
        )
    return forms.Games(release=version("tenshu"), games=found)


@router.get("/rules/{name}/sources", responses=problems(422, 429))
async def rules_sources(name: forms.Word) -> Sources:
    """Where each value of a game's data comes from: print, rulebook, other people's records, or us."""
    registry.game(name)
    return Sources(sources=list(sources(name)))


@router.get(
    "/rules/{name}/texts", response_class=PlainTextResponse, responses=beside_text(problems(422, 429))
)
async def rules_texts(name: forms.Word, lang: forms.Word = "en") -> str:
    """A game's own texts as a Fluent file, English where the game does not speak the language."""
    registry.game(name)
    spoken = lang if lang in LANGUAGES else LANGUAGES[0]
    return fluent(spoken, name) or fluent(LANGUAGES[0], name)


@router.get("/lobby", responses=problems(422, 429))
async def lobby(tables: AllTables, limit: Annotated[int, Query(ge=1, le=100)] = 50) -> forms.Lobby:
    """Public tables with open seats, the youngest first, at most a few of one address."""
    found = await tables.store.lobby(limit, LOBBY_SHARE)
    return forms.Lobby(tables=[listed(table) for table in found])


def listed(table: StoredTable) -> forms.Listed:
    """Summaries are stored with the first stores' word for settings."""
    summary = dict(table.listing.summary)
    settings = summary.pop("options", {})
    return forms.Listed.model_validate(
        {"table_id": table.id, "created": table.created, "settings": settings, **summary}
    )


@router.post("/mine", responses=EVERYWHERE)
async def mine(tables: AllTables, body: forms.Tokens) -> forms.MyTables:
    """The tables that these tokens open: a player's own list lives in the player's browser."""
    found = []
    for token in body.tokens:
        try:
            sits = await seated(tables, table_of(token), token)
        except (Refusal, UnknownTable):
            continue
        found.append(forms.MyTable.model_validate(shown.my_table(sits.session.hosted, sits.seat)))
    return forms.MyTables(tables=found)


@router.post("/tables", status_code=201, responses=EVERYWHERE | problems(409))
async def new_table(tables: AllTables, body: forms.NewTable, origin: Origin) -> forms.Created:
    """Create a table; the settings are checked, the seed is secret, its hash public."""
    return await creation.new_table(tables, body, origin)


@router.post("/tables/import", status_code=201, responses=EVERYWHERE | problems(409))
async def import_table(tables: AllTables, body: forms.ImportedTable, origin: Origin) -> forms.Created:
    """Create a table that goes on where a record leaves off."""
    return await creation.import_table(tables, body, origin)


@router.get("/tables/{table_id}", response_model=forms.TableShown, responses=AT_A_TABLE)
async def table(caller: SeatCaller) -> JSONResponse:
    """The table as this seat sees it."""
    return JSONResponse(caller.tables.shown(caller.session.hosted, caller.seat))


@router.get("/tables/{table_id}/chat", response_model=forms.ChatShown, responses=AT_A_TABLE)
async def chat(caller: SeatCaller) -> JSONResponse:
    """The last lines that were said."""
    hosted = caller.session.hosted
    return JSONResponse({"sequence": hosted.seq, "chat": hosted.chat})


@router.get("/tables/{table_id}/story", response_model=forms.Story, responses=AT_A_TABLE)
async def table_story(caller: SeatCaller, page: Annotated[forms.StoryPage, Query()]) -> Response:
    """What happened, as far as this seat may know it: as much as there is room for in one answer."""
    async with caller.session.lock:
        hosted = caller.session.hosted
        entries = [entry for entry in await caller.tables.store.entries(hosted.id) if entry.seq <= hosted.seq]
        told = await caller.tables.replays.run(partial(story.told, hosted, entries, caller.seat, page))
        return Response(told, media_type="application/json")


@router.get("/tables/{table_id}/chronicle", responses=AT_A_TABLE)
async def chronicle(caller: SeatCaller) -> story.ChronicleShown:
    """Where the points came from, how they grew, and what mattered; once the game is over."""
    return await caller.tables.chronicle(caller.session)


@router.get("/tables/{table_id}/why", responses=AT_A_TABLE)
async def why(
    caller: SeatCaller, choice: Annotated[forms.Notation | None, Query()] = None
) -> forms.NotPossible:
    """Why a choice can't be made; without one, what is like the legal choices but can't be made now."""
    acting, hosted = caller.acting(), caller.session.hosted
    state = hosted.table.state
    found = reasons.out_of_reach(state, acting) if choice is None else reasons.why_not(state, acting, choice)
    final = choice is not None and not found and reasons.final(state, acting, choice)
    refused = [forms.WhyNot.model_validate(no) for no in found]
    return forms.NotPossible(sequence=hosted.seq, refused=refused, final=final)


@router.get("/tables/{table_id}/positions/{sequence}", responses=AT_A_TABLE)
async def position(caller: SeatCaller, sequence: Annotated[int, Path(ge=0, le=2**31)]) -> forms.TableShown:
    """The table as this seat saw it after an entry of the log."""
    past = await caller.tables.past(caller.session.hosted.id, sequence)
    return forms.TableShown.model_validate(shown.table(past, caller.seat, later=caller.session.hosted))


@router.get("/tables/{table_id}/replay/{choice}", responses=AT_A_TABLE)
async def replay(caller: SeatCaller, choice: Annotated[int, Path(ge=0, le=2**31)]) -> forms.TableShown:
    """The table as this seat saw it after so many choices, also those of a record; once the game is over."""
    past = await caller.tables.replays.run(partial(story.after_choice, caller.session.hosted, choice))
    return forms.TableShown.model_validate(shown.table(past, caller.seat, later=caller.session.hosted))


@router.get("/tables/{table_id}/record", responses=beside_text(AT_A_TABLE), response_class=PlainTextResponse)
async def record(caller: SeatCaller) -> PlainTextResponse:
    """The game as a text file, with its seed: once it is over, for it tells everything."""
    hosted = caller.session.hosted
    if not hosted.over():
        raise Refusal("not-over", "the record tells what is hidden; it can be had when the game is over")
    name = f"{hosted.table.record.game}-{hosted.id}.tenshu"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(hosted.table.save(), headers=headers)


@router.post(
    "/tables/{table_id}/commands", response_model=command_forms.Accepted, responses=AT_A_TABLE | STALE
)
async def command(caller: SeatCaller, body: Annotated[command_forms.Command, Body()]) -> JSONResponse:
    """Do something at the table. The answer comes after it is on disk."""
    acting = caller.acting()
    if isinstance(body, command_forms.HandOver) and body.seat in (None, acting):
        caller.tables.leave_to_bots(caller.session, acting)
    if isinstance(body, command_forms.Subscribe) and body.push:
        caller.tables.notices.check_push(body.push.endpoint)
    try:
        entry = await caller.tables.command(caller.session, acting, body.id, commands.handler(acting, body))
    except StaleRequest:
        now = caller.tables.shown(caller.session.hosted, acting)
        reason = "the table has moved on since; nothing was done"
        answer = {
            "code": "stale",
            "reason": reason,
            "details": {"on": getattr(body, "on", None)},
            "table": now,
        }
        return JSONResponse(answer, 409)
    return JSONResponse({"sequence": entry.seq})


@router.post("/tables/{table_id}/hint", responses=AT_A_TABLE)
async def hint(caller: SeatCaller, request: Request) -> forms.Hints:
    """What a good player would consider in this seat, knowing what this seat may know.

    The result tells on how many questions each seat took hints.
    """
    seat, session = caller.acting(), caller.session
    with contextlib.suppress(StaleRequest):
        on = session.hosted.asked[seat]
        await caller.tables.command(session, seat, f"hint {on}", commands.take_hint(seat))
    found = await while_there(request, caller.tables.hints(session, seat))
    return forms.Hints.model_validate(found)


@router.post("/tables/{table_id}/join", status_code=201, responses=problems(400, 403, 404, 413, 422, 429))
async def join(tables: AllTables, table_id: TableId, body: forms.Join) -> forms.Joined:
    """Take an open seat; where the table isn't public, with the invitation that those who sit there have."""
    session = await tables.session(table_id)
    session.hosted.check_invited(body.invitation)
    return await creation.join(tables, session, body.id, body.name, body.seat, share=body.share)


@router.post("/tables/{table_id}/invited", responses=problems(400, 403, 404, 413, 422, 429))
async def invited(tables: AllTables, table_id: TableId, body: forms.Invited) -> forms.Listed:
    """What somebody who may join knows of the table before: as the lobby shows those that are public."""
    session = await tables.session(table_id)
    session.hosted.check_invited(body.invitation)
    hosted = session.hosted
    return listed(StoredTable(hosted.id, hosted.created, {}, hosted.listing()))


@router.post("/tables/{table_id}/spectators", status_code=201, responses=AT_A_TABLE)
async def invite(caller: SeatCaller, body: forms.Rematch) -> forms.SeatLink:
    """Another link for spectators."""
    return await creation.invite_spectator(caller.tables, caller.session, caller.acting(), body.id)


@router.post("/tables/{table_id}/rematch", status_code=201, responses=AT_A_TABLE)
async def rematch(caller: SeatCaller, body: forms.WishedRematch) -> forms.Joined:
    """Once more with the same players: each one asks, and gets a link to the own seat."""
    return await creation.rematch(caller.tables, caller.session, caller.acting(), body.id, body.share)


@router.post("/tables/{table_id}/branch", status_code=201, responses=AT_A_TABLE | problems(409))
async def branch(caller: SeatCaller, body: forms.Branch, origin: Origin) -> forms.Created:
    """Play on from a choice of this game, at a new table; once the game is over."""
    return await creation.branch_table(caller.tables, caller.session, body, origin)
