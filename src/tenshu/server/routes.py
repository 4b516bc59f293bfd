"""What can be asked by HTTP."""

import asyncio
from importlib.metadata import version
from typing import Annotated, Any

from fastapi import APIRouter, Body, Depends, Header, Path, Query, Request
from fastapi.responses import JSONResponse, PlainTextResponse

from tenshu.bots import registry as bots
from tenshu.core import registry
from tenshu.core.refusal import Refusal
from tenshu.server import commands, forms, founding, shown, tale
from tenshu.server.commands import StaleRequest
from tenshu.server.hall import Hall, Room
from tenshu.server.links import game_of
from tenshu.server.sources import Sources, sources
from tenshu.store import UnknownTable
from tenshu.texts import LANGUAGES, fluent

ABOUT = """Tables for board games. `POST /api/games` founds a table; the answer has a secret token for each
seat and one for spectators. Tokens travel in the header `Authorization: Bearer`, never in an address.

Every request that changes something has an `id` that the client makes at random: sent again, it gets the
first answer. Links are derived from the `id` of the request that asked for them: keep it as secret as them.
Choices name the `sequence` number of the table they were made `on`; when the question has changed since, the
answer is 409 with the table as it is now, and nothing is done.

`/api/games/{game}/events` is a WebSocket. The first frame is `{"token": "...", "since": 12}`, the answer the
table with all that was missed; then comes one message for each entry of the table's log.
"""

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


EVERYWHERE = problems(400, 413, 422, 429)
AT_A_TABLE = problems(400, 401, 403, 404, 413, 422, 429)
STALE: dict[int | str, dict[str, Any]] = {
    409: {"model": forms.StaleTable, "description": "made on an old table; nothing was done"}
}

GameId = Annotated[str, Path(pattern="^[a-z2-7]{16}$", description="the table's id")]


class Sitting:
    """Who asks: at which table, in which seat (None: watching)."""

    def __init__(self, hall: Hall, room: Room, seat: int | None) -> None:
        self.hall = hall
        self.room = room
        self.seat = seat

    def acting(self) -> int:
        if self.seat is None:
            raise Refusal("only-watching", "spectators watch")
        return self.seat


def hall(request: Request) -> Hall:
    found: Hall = request.app.state.hall
    return found


AnyHall = Annotated[Hall, Depends(hall)]


async def sitting(
    hall: AnyHall,
    game: GameId,
    authorization: Annotated[str | None, Header(description="Bearer and the token")] = None,
) -> Sitting:
    word, _, token = (authorization or "").partition(" ")
    if word.lower() != "bearer" or not token:
        raise Refusal("no-token", "the header Authorization: Bearer with a token is missing")
    return await seated(hall, game, token.strip())


async def seated(hall: Hall, game: str, token: str) -> Sitting:
    if not token.isascii() or len(token) > 100:
        raise Refusal("bad-token", "this link opens nothing here")
    if game_of(token) != game:
        raise Refusal("other-table", "this link is for another table")
    room = await hall.room(game)
    return Sitting(hall, room, room.match.seat_of(token))


Seat = Annotated[Sitting, Depends(sitting)]


async def slowly(request: Request) -> None:
    """Tables can't be founded as fast as choices are made."""
    address = request.client.host if request.client else "?"
    if request.app.state.foundings.take(address):
        raise Refusal("too-many-tables", "too many new tables; wait a little")


@router.get("/health")
async def health(hall: AnyHall) -> forms.Health:
    sockets = sum(len(room.sockets) for room in hall.rooms.values())
    return forms.Health(status="ok", tables=len(hall.rooms), sockets=sockets)


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


@router.get("/rules/{name}/texts", response_class=PlainTextResponse, responses=problems(422, 429))
async def rules_texts(name: forms.Word, lang: forms.Word = "en") -> str:
    """A game's own texts as a Fluent file, English where the game does not speak the language."""
    registry.game(name)
    spoken = lang if lang in LANGUAGES else LANGUAGES[0]
    return fluent(spoken, name) or fluent(LANGUAGES[0], name)


@router.get("/lobby", responses=problems(422, 429))
async def lobby(hall: AnyHall, limit: Annotated[int, Query(ge=1, le=100)] = 50) -> forms.Lobby:
    """Public tables with open seats, the youngest first."""
    games = await hall.store.newest("open", limit)
    return forms.Lobby(
        tables=[
            forms.Listed.model_validate({"table": game.id, "created": game.created, **game.listing.summary})
            for game in games
        ]
    )


@router.post("/mine", responses=EVERYWHERE)
async def mine(hall: AnyHall, wish: forms.Tokens) -> forms.MyGames:
    """The tables that these tokens open: a player's own list lives in the player's browser."""
    found = []
    for token in wish.tokens:
        try:
            sits = await seated(hall, game_of(token), token)
        except (Refusal, UnknownTable):
            continue
        found.append(forms.Mine.model_validate(shown.mine(sits.room.match, sits.seat)))
    return forms.MyGames(tables=found)


@router.post("/games", status_code=201, responses=EVERYWHERE | problems(409), dependencies=[Depends(slowly)])
async def new_table(hall: AnyHall, wish: forms.NewTable) -> forms.Created:
    """Found a table; the options are checked, the seed is secret, its hash public."""
    return await founding.new_table(hall, wish)


@router.post(
    "/games/import", status_code=201, responses=EVERYWHERE | problems(409), dependencies=[Depends(slowly)]
)
async def import_table(hall: AnyHall, wish: forms.ImportedTable) -> forms.Created:
    """Found a table that goes on where a record leaves off."""
    return await founding.imported(hall, wish)


@router.get("/games/{game}", response_model=forms.TableShown, responses=AT_A_TABLE)
async def table(seat: Seat) -> JSONResponse:
    """The table as this seat sees it."""
    return JSONResponse(seat.hall.shown(seat.room.match, seat.seat))


@router.get("/games/{game}/story", responses=AT_A_TABLE)
async def story(seat: Seat) -> forms.Story:
    """All that happened, as far as this seat may know it."""
    async with seat.room.lock:
        match = seat.room.match
        entries = [entry for entry in await seat.hall.store.entries(match.id) if entry.seq <= match.seq]
        events = [forms.Told.model_validate(told) for told in tale.told(match, entries, seat.seat)]
        return forms.Story(sequence=match.seq, events=events)


@router.get("/games/{game}/chronicle", responses=AT_A_TABLE)
async def chronicle(seat: Seat) -> tale.ChronicleShown:
    """Where the points came from, how they grew, and what mattered; once the game is over."""
    return await seat.hall.chronicle(seat.room)


@router.get("/games/{game}/why", responses=AT_A_TABLE)
async def why(seat: Seat, choice: Annotated[forms.Notation | None, Query()] = None) -> forms.NotPossible:
    """Why a choice can't be made; without one, what is like the legal choices but can't be made now."""
    acting, match = seat.acting(), seat.room.match
    state = match.table.state
    found = tale.out_of_reach(state, acting) if choice is None else tale.why_not(state, acting, choice)
    final = choice is not None and not found and tale.final(state, acting, choice)
    refused = [forms.WhyNot.model_validate(no) for no in found]
    return forms.NotPossible(sequence=match.seq, refused=refused, final=final)


@router.get("/games/{game}/positions/{sequence}", responses=AT_A_TABLE)
async def position(seat: Seat, sequence: Annotated[int, Path(ge=0, le=2**31)]) -> forms.TableShown:
    """The table as this seat saw it after an entry of the log."""
    past = await seat.hall.past(seat.room.match.id, sequence)
    return forms.TableShown.model_validate(shown.table(past, seat.seat, later=seat.room.match))


@router.get("/games/{game}/moments/{choice}", responses=AT_A_TABLE)
async def moment(seat: Seat, choice: Annotated[int, Path(ge=0, le=2**31)]) -> forms.TableShown:
    """The table as this seat saw it after so many choices, also those of a record; once the game is over."""
    past = await asyncio.to_thread(tale.moment, seat.room.match, choice)
    return forms.TableShown.model_validate(shown.table(past, seat.seat, later=seat.room.match))


# The record is plain text, but problems with it are JSON as everywhere.
RECORD_PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {
        "description": problem["description"],
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
    }
    for status, problem in AT_A_TABLE.items()
}


@router.get("/games/{game}/record", responses=RECORD_PROBLEMS, response_class=PlainTextResponse)
async def record(seat: Seat) -> PlainTextResponse:
    """The game as a text file, with its seed: once it is over, for it tells everything."""
    match = seat.room.match
    if not match.over():
        raise Refusal("not-over", "the record tells what is hidden; it can be had when the game is over")
    name = f"{match.table.record.game}-{match.id}.tenshu"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(match.table.save(), headers=headers)


@router.post("/games/{game}/commands", response_model=forms.Accepted, responses=AT_A_TABLE | STALE)
async def command(seat: Seat, wish: Annotated[forms.Command, Body()]) -> JSONResponse:
    """Do something at the table. The answer comes after it is on disk."""
    acting = seat.acting()
    if isinstance(wish, forms.Subscribe) and wish.push:
        seat.hall.notices.check_push(wish.push.endpoint)
    try:
        entry = await seat.hall.command(seat.room, acting, wish.id, commands.intent(acting, wish))
    except StaleRequest:
        now = seat.hall.shown(seat.room.match, acting)
        reason = "the table has moved on since; nothing was done"
        answer = {
            "code": "stale",
            "reason": reason,
            "details": {"on": getattr(wish, "on", None)},
            "table": now,
        }
        return JSONResponse(answer, 409)
    return JSONResponse({"sequence": entry.seq})


@router.post("/games/{game}/hint", responses=AT_A_TABLE)
async def hint(seat: Seat) -> forms.Hints:
    """What a good player would consider in this seat, knowing what this seat may know."""
    found = await seat.hall.hints(seat.room, seat.acting())
    return forms.Hints(hints=[forms.Hint.model_validate(hint) for hint in found])


@router.post("/games/{game}/join", status_code=201, responses=problems(400, 404, 413, 422, 429))
async def join(hall: AnyHall, game: GameId, wish: forms.Join) -> forms.Joined:
    """Take an open seat."""
    return await founding.joined(hall, await hall.room(game), wish.id, wish.name, wish.seat)


@router.post("/games/{game}/spectators", status_code=201, responses=AT_A_TABLE)
async def invite(seat: Seat, wish: forms.Rematch) -> forms.SeatLink:
    """Another link for spectators."""
    return await founding.invited(seat.hall, seat.room, seat.acting(), wish.id)


@router.post("/games/{game}/rematch", status_code=201, responses=AT_A_TABLE)
async def rematch(seat: Seat, wish: forms.Rematch) -> forms.Joined:
    """Once more with the same players: each one asks, and gets a link to the own seat."""
    return await founding.rematch(seat.hall, seat.room, seat.acting(), wish.id)


@router.post(
    "/games/{game}/branch",
    status_code=201,
    responses=AT_A_TABLE | problems(409),
    dependencies=[Depends(slowly)],
)
async def branch(seat: Seat, wish: forms.Branch) -> forms.Created:
    """Play on from a choice of this game, at a new table; once the game is over."""
    return await founding.branched(seat.hall, seat.room, wish)
