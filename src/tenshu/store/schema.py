"""The SQL tables, as the steps from one version of them to the next; both databases read the same SQL."""

from dataclasses import dataclass

from tenshu.store.protocol import StoreError
from tenshu.store.statements import Connection


@dataclass(frozen=True)
class Step:
    """`reads` is the oldest version of these tables whose code can still work with them after this step.

    An older release may run beside a newer one, to finish the tables of its rules: a step that only adds
    columns with defaults, tables or indexes leaves `reads` as it is.
    """

    reads: int
    statements: tuple[str, ...]


# Steps are only ever added: a step that stores have taken is never changed. So the SQL keeps its first names:
# `game` is a table of players or its id, `head` the agreement.
STEPS: tuple[Step, ...] = (
    Step(
        1,
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
    ),
    # Rows of before have none until their next entry: they are found by `due`, as ever.
    Step(
        1,
        (
            "ALTER TABLE game ADD COLUMN clock DOUBLE PRECISION",
            "CREATE INDEX game_by_clock ON game (clock) WHERE clock IS NOT NULL",
        ),
    ),
    # Where tables come from, as a digest: for the limits by address.
    Step(
        1,
        (
            """CREATE TABLE origin (
            game TEXT PRIMARY KEY, origin TEXT NOT NULL, created DOUBLE PRECISION NOT NULL)""",
            "CREATE INDEX origin_by_time ON origin (origin, created)",
        ),
    ),
    # Who is not let in: a digest of an address, or a network; for how long, if not for good.
    Step(1, ("CREATE TABLE ban (place TEXT PRIMARY KEY, until DOUBLE PRECISION)",)),
)


def migrate(connection: Connection, steps: tuple[Step, ...] = STEPS) -> int:
    """Bring the tables up to date within the caller's transaction; returns the version found."""
    connection.execute(
        "CREATE TABLE IF NOT EXISTS schema (version BIGINT PRIMARY KEY, reads BIGINT NOT NULL)"
    )
    row = connection.execute("SELECT coalesce(max(version), 0), coalesce(max(reads), 0) FROM schema")[0]
    found, reads = int(row[0]), int(row[1])
    if reads > len(steps):
        raise StoreError(
            f"the store's tables are of version {found}, this Tenshu knows {len(steps)}: use a newer one"
        )
    for version, step in enumerate(steps[found:], found + 1):
        for statement in step.statements:
            connection.execute(statement)
        connection.execute("INSERT INTO schema VALUES (?, ?)", (version, step.reads))
    return found
