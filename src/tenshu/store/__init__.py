"""Where games are kept: one file, or a PostgreSQL that several servers share."""

from tenshu.store.opening import open_store
from tenshu.store.protocol import (
    Entry,
    Loaded,
    Snapshot,
    Stale,
    Standing,
    Store,
    StoredGame,
    StoreError,
    Taken,
    UnknownGame,
)

__all__ = [
    "Entry",
    "Loaded",
    "Snapshot",
    "Stale",
    "Standing",
    "Store",
    "StoreError",
    "StoredGame",
    "Taken",
    "UnknownGame",
    "open_store",
]
