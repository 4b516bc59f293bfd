"""The statements behind the protocol, the same for both databases; each function needs a transaction."""

import json
from collections.abc import Sequence
from typing import Any, Protocol

from tenshu.store.protocol import (
    Entry,
    Loaded,
    Snapshot,
    Stale,
    Standing,
    StoredGame,
    Taken,
    UnknownGame,
)

GAME = "id, created, head, seq, status, due, summary"
ENTRY = "seq, command, seat, kind, data, at, fingerprint"


class Connection(Protocol):
    def execute(self, statement: str, values: Sequence[object] = ()) -> Sequence[Sequence[Any]]:
        """The rows that a statement gives; `?` stands for a value."""


def create(connection: Connection, game: StoredGame) -> None:
    standing = game.standing
    values = (
        game.id,
        game.created,
        dumps(game.head),
        0,
        standing.status,
        standing.due,
        dumps(standing.summary),
    )
    statement = f"INSERT INTO game ({GAME}) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING id"
    if not connection.execute(statement, values):
        present = stored_game(connection, game.id)
        if (present.created, present.head) == (game.created, game.head):
            return
        raise Taken(f"there is a game '{game.id}' already")


def append(connection: Connection, game: str, entry: Entry, standing: Standing) -> Entry:
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
            game,
            entry.seq - 1,
        ),
    )
    if inserted:
        connection.execute(
            "UPDATE game SET seq = ?, status = ?, due = ?, summary = ? WHERE id = ?",
            (entry.seq, standing.status, standing.due, dumps(standing.summary), game),
        )
        return entry
    first = command(connection, game, entry.command)
    if first:
        return first
    raise Stale(stored_game(connection, game).seq)


def load(connection: Connection, game: str) -> Loaded:
    stored = stored_game(connection, game)
    rows = connection.execute("SELECT seq, data FROM snapshot WHERE game = ?", (game,))
    snapshot = Snapshot(rows[0][0], bytes(rows[0][1])) if rows else None
    return Loaded(stored, snapshot, entries(connection, game, snapshot.seq if snapshot else 0))


def stored_game(connection: Connection, game: str) -> StoredGame:
    rows = connection.execute(f"SELECT {GAME} FROM game WHERE id = ?", (game,))
    if not rows:
        raise UnknownGame(f"there is no game '{game}'")
    return game_of(rows[0])


def entries(connection: Connection, game: str, after: int) -> list[Entry]:
    rows = connection.execute(
        f"SELECT {ENTRY} FROM entry WHERE game = ? AND seq > ? ORDER BY seq", (game, after)
    )
    return [entry_of(row) for row in rows]


def command(connection: Connection, game: str, name: str) -> Entry | None:
    rows = connection.execute(f"SELECT {ENTRY} FROM entry WHERE game = ? AND command = ?", (game, name))
    return entry_of(rows[0]) if rows else None


def keep(connection: Connection, game: str, snapshot: Snapshot) -> None:
    connection.execute(
        "INSERT INTO snapshot VALUES (?, ?, ?) ON CONFLICT (game) DO UPDATE"
        " SET seq = excluded.seq, data = excluded.data WHERE excluded.seq > snapshot.seq",
        (game, snapshot.seq, snapshot.data),
    )


def games(connection: Connection, status: str | None, limit: int, after: str) -> list[StoredGame]:
    wanted, values = ("AND status = ?", (status,)) if status else ("", ())
    rows = connection.execute(
        f"SELECT {GAME} FROM game WHERE id > ? {wanted} ORDER BY id LIMIT ?", (after, *values, limit)
    )
    return [game_of(row) for row in rows]


def newest(connection: Connection, status: str, limit: int) -> list[StoredGame]:
    rows = connection.execute(
        f"SELECT {GAME} FROM game WHERE status = ? ORDER BY created DESC LIMIT ?", (status, limit)
    )
    return [game_of(row) for row in rows]


def due(connection: Connection, now: float, limit: int) -> list[str]:
    rows = connection.execute("SELECT id FROM game WHERE due <= ? ORDER BY due LIMIT ?", (now, limit))
    return [row[0] for row in rows]


def dumps(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def game_of(row: Sequence[Any]) -> StoredGame:
    name, created, head, seq, status, due, summary = row
    return StoredGame(name, created, json.loads(head), Standing(status, due, json.loads(summary)), seq)


def entry_of(row: Sequence[Any]) -> Entry:
    seq, command, seat, kind, data, at, fingerprint = row
    return Entry(seq, command, seat, kind, json.loads(data), at, fingerprint)
