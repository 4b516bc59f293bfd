"""A store by its address."""

from tenshu.store.protocol import Store
from tenshu.store.sqlite import SqliteStore


async def open_store(url: str) -> Store:
    """`postgresql://...` is a database server; `sqlite:///path` or a bare path is a file."""
    path = url.removeprefix("sqlite:")
    return await SqliteStore.open("/" + path.lstrip("/") if path.startswith("///") else path)
