"""A store by its address."""

from pathlib import Path

from tenshu.store.postgres import PostgresStore
from tenshu.store.protocol import Store, StoreError
from tenshu.store.sqlite import SqliteStore


async def open_store(url: str, *, must_exist: bool = False) -> Store:
    """`postgresql://...` is a database server; `sqlite:///path` or a bare path is a file."""
    if url.startswith(("postgresql://", "postgres://")):
        return await PostgresStore.open(url)
    path = url.removeprefix("sqlite:")
    if path.startswith("///"):
        path = path[2:]
    if must_exist and not Path(path).is_file():
        raise StoreError(f"there is no store '{path}'")
    return await SqliteStore.open(path)
