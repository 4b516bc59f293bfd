"""Where tables are kept: one file, or a PostgreSQL that several servers share."""

from tenshu.store.opening import open_store
from tenshu.store.protocol import (
    Entry,
    IdTaken,
    Listing,
    Loaded,
    Snapshot,
    Stale,
    Store,
    StoreDown,
    StoredTable,
    StoreError,
    UnknownTable,
)

__all__ = [
    "Entry",
    "IdTaken",
    "Listing",
    "Loaded",
    "Snapshot",
    "Stale",
    "Store",
    "StoreDown",
    "StoreError",
    "StoredTable",
    "UnknownTable",
    "open_store",
]
