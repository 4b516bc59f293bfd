"""How tables are created: dealt afresh, from a record, from a point of an old game, or as its rematch."""

import secrets
from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from pydantic import TypeAdapter, ValidationError

from tenshu.core import record as records
from tenshu.core import registry
from tenshu.core.record import Record
from tenshu.core.refusal import Refusal
from tenshu.core.rng import seed_hash
from tenshu.core.setup import agree
from tenshu.server import commands, forms
from tenshu.server.agreement import AgreedSeat, Agreement
from tenshu.server.clock import TimeControl
from tenshu.server.commands import NewEntry
from tenshu.server.hosted import HostedTable
from tenshu.server.links import digest, table_id_of, token
from tenshu.server.session import TableSession
from tenshu.server.tables import Tables
from tenshu.store import IdTaken
from tenshu.table import Table

# Far more than a game of ours takes: whatever is kept is replayed now and then.
LONGEST_RECORD = 5_000
MOST_SPECTATOR_LINKS = 20
NAMES = TypeAdapter(list[forms.Name])
OPEN = AgreedSeat("open", None, None)


def link(token: str) -> str:
    return f"/#{token}"


async def new_table(tables: Tables, request: forms.NewTable, origin: str = "") -> forms.Created:
    tables.notices.check_hook(request.webhook)
    deal = dealt(request.game, len(request.seats), request.settings)
    brought = [seat.share if seat.kind == "person" else None for seat in request.seats]
    if any(brought) or (request.mixed and any(seat.kind != "bot" for seat in request.seats)):
        deal = replace(deal, shares=brought)
    return await create(
        tables, request, replace(deal, public=request.public, webhook=request.webhook), origin
    )


async def import_table(tables: Tables, request: forms.ImportedTable, origin: str = "") -> forms.Created:
    table = await tables.replays.run(partial(load, request.record, request.at))
    return await create(tables, request, replace(continued(table), public=request.public), origin)


async def branch_table(
    tables: Tables, session: TableSession, request: forms.Branch, origin: str = ""
) -> forms.Created:
    """Only of a game that is over: its seed would tell what is still hidden."""
    if not session.hosted.over():
        raise Refusal("not-over", "the game is not over")
    check_length(request.at)
    table = await tables.replays.run(partial(session.hosted.table.branch, request.at))
    return await create(tables, request, continued(table), origin)


def load(text: str, at: int | None) -> Table:
    record = records.loads(text)
    check_names(record)
    if at is not None and at < len(record.choices):
        record.choices, record.fingerprint = record.choices[:at], None
    check_length(len(record.choices))
    return Table.load(record)


def check_length(choices: int) -> None:
    if choices > LONGEST_RECORD:
        raise Refusal(
            "record-too-long",
            f"a table goes on from at most {LONGEST_RECORD} choices, not from {choices}",
            {"most": LONGEST_RECORD, "found": choices},
        )


def check_names(record: Record) -> None:
    """Whoever made the record, its names are shown like anyone's."""
    if len(record.names) != record.players:
        raise Refusal("bad-record", f"it names {len(record.names)} of {record.players} players")
    try:
        NAMES.validate_python(record.names)
    except ValidationError as error:
        place = error.errors()[0]["loc"][0]
        raise Refusal("bad-record", f"the name of player {int(place) + 1} can't be shown as one") from error
    record.names = [commands.plain(name) for name in record.names]


def dealt(game: str, players: int, settings: Mapping[str, str]) -> Agreement:
    """A new deal; who sits where is still open."""
    setup = agree(registry.game(game), players, settings)
    seed = secrets.token_hex(16)
    return Agreement(
        game=setup.game.name,
        version=setup.game.version,
        settings=setup.settings,
        seed=seed,
        seed_hash=seed_hash(seed),
        names=[f"Player {seat + 1}" for seat in range(players)],
        seats=[OPEN] * players,
        salt=secrets.token_hex(16),
    )


def continued(table: Table) -> Agreement:
    """The deal of another table, and what was played there. Nobody here had a share in its shuffle."""
    record = table.record
    record.shares = []
    return Agreement(
        game=record.game,
        version=record.version,
        settings=record.settings,
        seed=str(record.seed),
        seed_hash=record.seed_hash,
        names=record.names,
        seats=[OPEN] * record.players,
        salt=secrets.token_hex(16),
        record=table.save(),
    )


async def create(
    tables: Tables,
    request: forms.NewTable | forms.ImportedTable | forms.Branch,
    deal: Agreement,
    origin: str,
) -> forms.Created:
    """A table with its links. Asked for again with the same id it is the same table."""
    if len(request.seats) != deal.players:
        raise Refusal("bad-seats", f"the game has {deal.players} players, not {len(request.seats)}")
    for seat in request.seats:
        commands.check_bot(seat.bot)
    given = [commands.alike(commands.plain(seat.name)) for seat in request.seats if seat.name]
    if len(given) != len(set(given)):
        raise Refusal("name-taken", "two seats can't have the same name")
    table_id = table_id_of(request.id)
    agreement = replace(
        deal,
        names=[
            commands.plain(seat.name) if seat.name else name
            for seat, name in zip(request.seats, deal.names, strict=True)
        ],
        seats=[
            agreed_seat(seat, token(table_id, deal.salt, request.id, f"seat {number}"))
            for number, seat in enumerate(request.seats)
        ],
        spectator=digest(token(table_id, deal.salt, request.id, "spectator")),
        time_control=TimeControl(**request.clock.model_dump()) if request.clock else None,
        request=digest(request.model_dump_json()),
        invited=not deal.public,
        hints=with_hints(request),
    )
    try:
        session = await tables.create(table_id, agreement, origin)
    except IdTaken:
        session = await tables.session(table_id)
        if session.hosted.agreement.request != agreement.request:
            raise Refusal("id-used", "this id was used for another table") from None
    return links(session.hosted, request.id)


def with_hints(request: forms.NewTable | forms.ImportedTable | forms.Branch) -> bool:
    """As asked for; otherwise not where people play each other by the clock."""
    people = sum(seat.kind != "bot" for seat in request.seats)
    return not (request.clock and people > 1) if request.hints is None else request.hints


def agreed_seat(asked: forms.SeatRequest, secret: str) -> AgreedSeat:
    return AgreedSeat(
        asked.kind,
        asked.bot if asked.kind == "bot" else None,
        digest(secret) if asked.kind == "person" else None,
    )


def links(hosted: HostedTable, request_id: str) -> forms.Created:
    def seat_link(seat: int | None) -> forms.SeatLink:
        role = "spectator" if seat is None else f"seat {seat}"
        secret = token(hosted.id, hosted.agreement.salt, request_id, role)
        return forms.SeatLink(seat=seat, token=secret, link=link(secret))

    people = [number for number, seat in enumerate(hosted.agreement.seats) if seat.kind == "person"]
    return forms.Created(
        table_id=hosted.id,
        seats=[seat_link(seat) for seat in people],
        spectator=seat_link(None),
        invitation=hosted.invitation(),
    )


async def join(
    tables: Tables,
    session: TableSession,
    request_id: str,
    name: str,
    seat: int | None,
    *,
    heir: bool = False,
    share: str | None = None,
) -> forms.Joined:
    """A seat that was open, or that waits for this player, and its link."""
    hosted = session.hosted

    def secret(seat: int) -> str:
        return token(hosted.id, hosted.agreement.salt, request_id, f"joins {seat}")

    handler = commands.join(seat, name, lambda seat: digest(secret(seat)), heir, share)
    entry = await tables.command(session, None, f"join {request_id}", handler)
    assert entry.seat is not None
    found = secret(entry.seat)
    return forms.Joined(table_id=hosted.id, seat=entry.seat, token=found, link=link(found))


async def invite_spectator(
    tables: Tables, session: TableSession, seat: int, request_id: str
) -> forms.SeatLink:
    """One more link for spectators."""
    secret = token(session.hosted.id, session.hosted.agreement.salt, request_id, f"spectator of {seat}")

    def invite(hosted: HostedTable) -> NewEntry:
        if len(hosted.spectators) >= MOST_SPECTATOR_LINKS:
            raise Refusal(
                "too-many-links", f"a table has at most {MOST_SPECTATOR_LINKS} links for spectators"
            )
        return NewEntry("invite", {"digest": digest(secret)})

    await tables.command(session, seat, f"invite {request_id}", invite)
    return forms.SeatLink(seat=None, token=secret, link=link(secret))


async def rematch(
    tables: Tables, session: TableSession, seat: int, request_id: str, share: str | None = None
) -> forms.Joined:
    """The same seats, a new deal. Whoever asks first creates the table; all get their own seat at it."""
    old = session.hosted
    if not old.over():
        raise Refusal("not-over", "the game is not over")
    record, before = old.table.record, old.agreement
    table_id = table_id_of(f"rematch {old.id}")
    agreement = replace(
        dealt(record.game, record.players, record.settings),
        names=record.names,
        seats=[AgreedSeat("bot" if seat.kind == "bot" else "heir", seat.bot, None) for seat in before.seats],
        time_control=before.time_control,
        hints=before.hints,
        webhook=before.webhook,
        shares=None if before.shares is None else [None] * record.players,
    )
    try:
        new = await tables.create(table_id, agreement)
    except IdTaken:
        new = await tables.session(table_id)
    await tables.command(session, None, "rematch", lambda hosted: NewEntry("rematch", {"game": table_id}))
    name = record.names[seat]
    return await join(tables, new, f"{seat} {request_id}", name, seat, heir=True, share=share)
