"""The tables, as the steps from one version of them to the next; both databases read the same SQL."""

from tenshu.store.ledger import Connection
from tenshu.store.protocol import StoreError

# Steps are only ever added: a step that stores have taken is never changed.
STEPS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE game (
            id TEXT PRIMARY KEY, created DOUBLE PRECISION NOT NULL, head TEXT NOT NULL,
            seq BIGINT NOT NULL, status TEXT NOT NULL, due DOUBLE PRECISION, summary TEXT NOT NULL)""",
        "CREATE INDEX game_by_status ON game (status, created)",
        "CREATE INDEX game_by_due ON game (due) WHERE due IS NOT NULL",
        """CREATE TABLE entry (
            game TEXT NOT NULL REFERENCES game (id), seq BIGINT NOT NULL, command TEXT NOT NULL, seat BIGINT,
            kind TEXT NOT NULL, data TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, fingerprint TEXT,
            PRIMARY KEY (game, seq), UNIQUE (game, command))""",
        """CREATE TABLE snapshot (
            game TEXT PRIMARY KEY REFERENCES game (id), seq BIGINT NOT NULL, data BYTEA NOT NULL)""",
    ),
)


def migrate(connection: Connection, steps: tuple[tuple[str, ...], ...] = STEPS) -> int:
    """Bring the tables up to date within the caller's transaction; returns the version found."""
    connection.execute("CREATE TABLE IF NOT EXISTS schema (version BIGINT PRIMARY KEY)")
    found = int(str(connection.execute("SELECT coalesce(max(version), 0) FROM schema")[0][0]))
    if found > len(steps):
        raise StoreError(
            f"the store has schema version {found}, this Tenshu knows {len(steps)}: use a newer one"
        )
    for version in range(found + 1, len(steps) + 1):
        for statement in steps[version - 1]:
            connection.execute(statement)
        connection.execute("INSERT INTO schema VALUES (?)", (version,))
    return found
