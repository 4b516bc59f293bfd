"""A store by its address."""

from tenshu.store.postgres import PostgresStore
from tenshu.store.protocol import Store
from tenshu.store.sqlite import SqliteStore


async def open_store(url: str) -> Store:
    """`postgresql://...` is a database server; `sqlite:///path` or a bare path is a file."""
    if url.startswith(("postgresql://", "postgres://")):
        return await PostgresStore.open(url)
    path = url.removeprefix("sqlite:")
    return await SqliteStore.open("/" + path.lstrip("/") if path.startswith("///") else path)
