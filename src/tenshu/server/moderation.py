"""Orders of the host, written into a table's log beside the running servers, which follow them from there."""

import secrets
import time
from dataclasses import replace

from tenshu.core.refusal import Refusal
from tenshu.server.hosted import HostedTable
from tenshu.server.links import digest, token
from tenshu.server.store_check import resume
from tenshu.store import Entry, Stale, Store

TRIES = 20


async def close(store: Store, table_id: str) -> None:
    """Nobody does anything at the table any more, no bot and no clock either; it can still be looked at."""
    await order(store, table_id, {"do": "close"})


async def mute(store: Store, table_id: str, seat: int) -> None:
    """A seat plays on, but chats no more."""
    await order(store, table_id, {"do": "mute", "seat": seat})


async def revoke(store: Store, table_id: str, seat: int | None) -> str | None:
    """A seat's link opens nothing any more; returns its new one. None: all links of spectators."""
    if seat is None:
        await order(store, table_id, {"do": "revoke"})
        return None
    new = token(table_id, secrets.token_hex(16), secrets.token_hex(32), f"seat {seat}")
    await order(store, table_id, {"do": "revoke", "seat": seat, "digest": digest(new)})
    return new


async def order(store: Store, table_id: str, data: dict[str, object]) -> None:
    command = digest(f"host {secrets.token_hex(16)}")
    for _ in range(TRIES):
        hosted = resume(await store.load(table_id))
        check_seat(hosted, data)
        entry = Entry(hosted.seq + 1, command, None, "host", data, time.time())
        hosted.apply(entry)
        entry = replace(entry, fingerprint=hosted.table.state.fingerprint())
        try:
            await store.append(table_id, entry, hosted.listing())
            return
        except Stale:
            continue
    raise Refusal("busy-table", "the table moves on too fast; try again")


def check_seat(hosted: HostedTable, data: dict[str, object]) -> None:
    seat = data.get("seat")
    if isinstance(seat, int) and (seat >= len(hosted.seats) or hosted.seats[seat].digest is None):
        raise Refusal("no-link", "nobody has a link to this seat", {"place": seat + 1})
