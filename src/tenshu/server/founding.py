"""How tables come to be: agreed afresh, from a record, from a point of an old game, or as its rematch."""

import asyncio
import secrets
from dataclasses import asdict
from typing import Any

from tenshu.core import record as records
from tenshu.core import registry
from tenshu.core.refusal import Refusal
from tenshu.core.rng import seed_hash
from tenshu.core.setup import agree
from tenshu.server import commands, forms
from tenshu.server.clock import Pace
from tenshu.server.commands import Deed
from tenshu.server.hall import Hall, Room
from tenshu.server.links import digest, game_id, token
from tenshu.server.match import Match
from tenshu.store import IdTaken
from tenshu.table import Table

LONGEST_RECORD = 50_000
MOST_SPECTATOR_LINKS = 20


def link(token: str) -> str:
    return f"/#{token}"


async def new_table(hall: Hall, wish: forms.NewTable) -> forms.Created:
    hall.notices.check_hook(wish.webhook)
    setup = agree(registry.game(wish.game), len(wish.seats), wish.options)
    seed = secrets.token_hex(16)
    head: dict[str, object] = {
        "game": setup.game.name,
        "version": setup.game.version,
        "players": setup.players,
        "options": setup.options,
        "seed": seed,
        "seed_hash": seed_hash(seed),
        "record": None,
        "public": wish.public,
        "webhook": wish.webhook,
    }
    return await found(hall, wish.id, wish, head)


async def imported(hall: Hall, wish: forms.ImportedTable) -> forms.Created:
    table = await asyncio.to_thread(load, wish.record, wish.at)
    return await found(hall, wish.id, wish, continued(table, wish.public))


async def branched(hall: Hall, room: Room, wish: forms.Branch) -> forms.Created:
    """Only of a game that is over: its seed would tell what is still hidden."""
    if not room.match.over():
        raise Refusal("not-over", "the game is not over")
    table = await asyncio.to_thread(room.match.table.branch, wish.at)
    return await found(hall, wish.id, wish, continued(table, public=False))


def load(text: str, at: int | None) -> Table:
    record = records.loads(text)
    if len(record.choices) > LONGEST_RECORD:
        raise Refusal("bad-record", f"a record has at most {LONGEST_RECORD} choices")
    if at is not None and at < len(record.choices):
        record.choices, record.fingerprint = record.choices[:at], None
    return Table.load(record)


def continued(table: Table, public: bool) -> dict[str, object]:
    record = table.record
    return {
        "game": record.game,
        "version": record.version,
        "players": record.players,
        "options": record.options,
        "seed": record.seed,
        "seed_hash": record.seed_hash,
        "record": table.save(),
        "names": record.names,
        "public": public,
        "webhook": None,
    }


async def found(hall: Hall, wish: str, asked: Any, head: dict[str, object]) -> forms.Created:
    """A table with its links. Asked for again with the same id it is the same table."""
    players = head["players"]
    if len(asked.seats) != players:
        raise Refusal("bad-seats", f"the game has {players} players, not {len(asked.seats)}")
    for seat in asked.seats:
        commands.check_bot(seat.bot)
    game, salt = game_id(wish), secrets.token_hex(16)
    given = head.get("names")
    called = given if isinstance(given, list) else [f"Player {seat + 1}" for seat in range(len(asked.seats))]
    head["names"] = [
        commands.plain(seat.name) if seat.name else name
        for seat, name in zip(asked.seats, called, strict=True)
    ]
    head["clock"] = asdict(Pace(**asked.clock.model_dump())) if asked.clock else None
    head["salt"] = salt
    head["asked"] = digest(asked.model_dump_json())
    head["spectator"] = digest(token(game, salt, wish, "spectator"))
    head["seats"] = [
        {
            "kind": seat.kind,
            "bot": seat.bot if seat.kind == "bot" else None,
            "digest": digest(token(game, salt, wish, f"seat {number}")) if seat.kind == "person" else None,
        }
        for number, seat in enumerate(asked.seats)
    ]
    try:
        room = await hall.create(game, head)
    except IdTaken:
        room = await hall.room(game)
        if room.match.head["asked"] != head["asked"]:
            raise Refusal("id-used", "this id was used for another table") from None
    return links(room.match, wish)


def links(match: Match, wish: str) -> forms.Created:
    def opening(seat: int | None) -> forms.SeatLink:
        role = "spectator" if seat is None else f"seat {seat}"
        secret = token(match.id, str(match.head["salt"]), wish, role)
        return forms.SeatLink(seat=seat, token=secret, link=link(secret))

    people = [seat for seat, place in enumerate(match.head["seats"]) if place["kind"] == "person"]
    return forms.Created(game=match.id, seats=[opening(seat) for seat in people], spectator=opening(None))


async def joined(
    hall: Hall, room: Room, wish: str, name: str, seat: int | None, heir: bool = False
) -> forms.Joined:
    """A seat that was open, or that waits for this player, and its link."""
    salt = str(room.match.head["salt"])

    def secret(seat: int) -> str:
        return token(room.match.id, salt, wish, f"joins {seat}")

    sits = commands.join(seat, name, lambda seat: digest(secret(seat)), heir)
    entry = await hall.command(room, None, f"join {wish}", sits)
    assert entry.seat is not None
    found = secret(entry.seat)
    return forms.Joined(game=room.match.id, seat=entry.seat, token=found, link=link(found))


async def invited(hall: Hall, room: Room, seat: int, wish: str) -> forms.SeatLink:
    """One more link for spectators."""
    secret = token(room.match.id, str(room.match.head["salt"]), wish, f"spectator of {seat}")

    def invite(match: Match) -> Deed:
        if len(match.spectators) >= MOST_SPECTATOR_LINKS:
            raise Refusal(
                "too-many-links", f"a table has at most {MOST_SPECTATOR_LINKS} links for spectators"
            )
        return Deed("invite", {"digest": digest(secret)})

    await hall.command(room, seat, f"invite {wish}", invite)
    return forms.SeatLink(seat=None, token=secret, link=link(secret))


async def rematch(hall: Hall, room: Room, seat: int, wish: str) -> forms.Joined:
    """The same seats, a new deal. Whoever asks first founds the table; all get their own seat at it."""
    old = room.match
    if not old.over():
        raise Refusal("not-over", "the game is not over")
    game = game_id(f"rematch {old.id}")
    setup = agree(registry.game(old.table.record.game), old.table.record.players, old.table.record.options)
    seed = secrets.token_hex(16)
    head: dict[str, object] = {
        "game": setup.game.name,
        "version": setup.game.version,
        "players": setup.players,
        "options": setup.options,
        "seed": seed,
        "seed_hash": seed_hash(seed),
        "record": None,
        "names": old.table.record.names,
        "public": False,
        "webhook": old.head.get("webhook"),
        "clock": old.head["clock"],
        "salt": secrets.token_hex(16),
        "asked": None,
        "spectator": None,
        "seats": [
            {**place, "digest": None, "kind": "bot" if place["kind"] == "bot" else "heir"}
            for place in old.head["seats"]
        ],
    }
    try:
        new = await hall.create(game, head)
    except IdTaken:
        new = await hall.room(game)
    await hall.command(room, None, "rematch", lambda match: Deed("rematch", {"game": game}))
    return await joined(hall, new, f"{seat} {wish}", old.table.record.names[seat], seat, heir=True)
