"""The statements behind the protocol, the same for both databases; each function needs a transaction."""

import json
from collections.abc import Sequence
from typing import Any, Protocol

from tenshu.store.protocol import (
    Entry,
    IdTaken,
    Listing,
    Loaded,
    Snapshot,
    Stale,
    StoredTable,
    UnknownTable,
)

TABLE = "id, created, head, seq, status, due, summary, clock"
ENTRY = "seq, command, seat, kind, data, at, fingerprint"


class Connection(Protocol):
    def execute(self, statement: str, values: Sequence[object] = ()) -> Sequence[Sequence[Any]]:
        """The rows that a statement gives; `?` stands for a value."""


def create(connection: Connection, table: StoredTable) -> None:
    listing = table.listing
    values = (
        table.id,
        table.created,
        dumps(table.agreement),
        0,
        listing.status,
        listing.due,
        dumps(listing.summary),
        listing.clock,
    )
    statement = (
        f"INSERT INTO game ({TABLE}) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING id"
    )
    if not connection.execute(statement, values):
        present = stored_table(connection, table.id)
        if (present.created, present.agreement) == (table.created, table.agreement):
            return
        raise IdTaken(f"there is a table '{table.id}' already")
    if table.origin:
        connection.execute("INSERT INTO origin VALUES (?, ?, ?)", (table.id, table.origin, table.created))


def append(connection: Connection, table_id: str, entry: Entry, listing: Listing) -> Entry:
    """The unique keys decide: of two entries for one place, one is inserted and the other is not."""
    inserted = connection.execute(
        f"INSERT INTO entry (game, {ENTRY}) SELECT id, ?, ?, CAST(? AS BIGINT), ?, ?, ?, ? FROM game"
        " WHERE id = ? AND seq = ? ON CONFLICT DO NOTHING RETURNING seq",
        (
            entry.seq,
            entry.command,
            entry.seat,
            entry.kind,
            dumps(entry.data),
            entry.at,
            entry.fingerprint,
            table_id,
            entry.seq - 1,
        ),
    )
    if inserted:
        connection.execute(
            "UPDATE game SET seq = ?, status = ?, due = ?, summary = ?, clock = ? WHERE id = ?",
            (entry.seq, listing.status, listing.due, dumps(listing.summary), listing.clock, table_id),
        )
        return entry
    first = command(connection, table_id, entry.command)
    if first:
        return first
    raise Stale(stored_table(connection, table_id).seq)


def load(connection: Connection, table_id: str) -> Loaded:
    stored = stored_table(connection, table_id)
    rows = connection.execute("SELECT seq, data FROM snapshot WHERE game = ?", (table_id,))
    snapshot = Snapshot(rows[0][0], bytes(rows[0][1])) if rows else None
    return Loaded(stored, snapshot, entries(connection, table_id, snapshot.seq if snapshot else 0))


def stored_table(connection: Connection, table_id: str) -> StoredTable:
    rows = connection.execute(f"SELECT {TABLE} FROM game WHERE id = ?", (table_id,))
    if not rows:
        raise UnknownTable(f"there is no table '{table_id}'")
    return table_of(rows[0])


def entries(connection: Connection, table_id: str, after: int) -> list[Entry]:
    rows = connection.execute(
        f"SELECT {ENTRY} FROM entry WHERE game = ? AND seq > ? ORDER BY seq", (table_id, after)
    )
    return [entry_of(row) for row in rows]


def command(connection: Connection, table_id: str, name: str) -> Entry | None:
    rows = connection.execute(f"SELECT {ENTRY} FROM entry WHERE game = ? AND command = ?", (table_id, name))
    return entry_of(rows[0]) if rows else None


def keep(connection: Connection, table_id: str, snapshot: Snapshot) -> None:
    connection.execute(
        "INSERT INTO snapshot SELECT id, ?, ? FROM game WHERE id = ? ON CONFLICT (game) DO UPDATE"
        " SET seq = excluded.seq, data = excluded.data WHERE excluded.seq > snapshot.seq",
        (snapshot.seq, snapshot.data, table_id),
    )


def tables(connection: Connection, status: str | None, limit: int, after: str) -> list[StoredTable]:
    wanted, values = ("AND status = ?", (status,)) if status else ("", ())
    rows = connection.execute(
        f"SELECT {TABLE} FROM game WHERE id > ? {wanted} ORDER BY id LIMIT ?", (after, *values, limit)
    )
    return [table_of(row) for row in rows]


def newest(connection: Connection, status: str, limit: int) -> list[StoredTable]:
    rows = connection.execute(
        f"SELECT {TABLE} FROM game WHERE status = ? ORDER BY created DESC LIMIT ?", (status, limit)
    )
    return [table_of(row) for row in rows]


def lobby(connection: Connection, limit: int, share: int) -> list[StoredTable]:
    """Whose origin is not known, as in the first stores, stands for itself."""
    rows = connection.execute(
        f"SELECT {TABLE} FROM (SELECT game.*, row_number() OVER"
        " (PARTITION BY coalesce(origin.origin, game.id) ORDER BY game.created DESC) AS place"
        " FROM game LEFT JOIN origin ON origin.game = game.id"
        " WHERE game.status = 'open') AS listed WHERE place <= ? ORDER BY created DESC LIMIT ?",
        (share, limit),
    )
    return [table_of(row) for row in rows]


def created_by(connection: Connection, origin: str, since: float) -> int:
    rows = connection.execute("SELECT count(*) FROM origin WHERE origin = ? AND created > ?", (origin, since))
    return int(rows[0][0])


def bans(connection: Connection, now: float) -> dict[str, float | None]:
    rows = connection.execute("SELECT place, until FROM ban WHERE until IS NULL OR until > ?", (now,))
    return {str(place): until for place, until in rows}


def due(connection: Connection, now: float, limit: int, skip: int) -> list[str]:
    rows = connection.execute(
        "SELECT id FROM game WHERE due <= ? ORDER BY due, id LIMIT ? OFFSET ?", (now, limit, skip)
    )
    return [row[0] for row in rows]


def run_out(connection: Connection, now: float, limit: int, skip: int) -> list[str]:
    rows = connection.execute(
        "SELECT id FROM game WHERE clock <= ? ORDER BY clock, id LIMIT ? OFFSET ?", (now, limit, skip)
    )
    return [row[0] for row in rows]


def probe(connection: Connection, write: bool) -> None:
    """A row that stays as it is, but goes through the log to the disk."""
    connection.execute("UPDATE schema SET reads = reads" if write else "SELECT 1")


def dumps(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def table_of(row: Sequence[Any]) -> StoredTable:
    table_id, created, agreement, seq, status, due, summary, clock = row
    listing = Listing(status, due, json.loads(summary), clock)
    return StoredTable(table_id, created, json.loads(agreement), listing, seq)


def entry_of(row: Sequence[Any]) -> Entry:
    seq, command, seat, kind, data, at, fingerprint = row
    return Entry(seq, command, seat, kind, json.loads(data), at, fingerprint)
