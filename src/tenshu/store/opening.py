"""A store by its address."""

from pathlib import Path

from tenshu.store.postgres import PostgresStore
from tenshu.store.protocol import Store, StoreError
from tenshu.store.sqlite import SqliteStore


def is_postgres(url: str) -> bool:
    return url.startswith(("postgresql://", "postgres://"))


def file_of(url: str) -> str:
    path = url.removeprefix("sqlite:")
    return path[2:] if path.startswith("///") else path


async def open_store(url: str, *, must_exist: bool = False) -> Store:
    """`postgresql://...` is a database server; `sqlite:///path` or a bare path is a file."""
    if is_postgres(url):
        return await PostgresStore.open(url)
    path = file_of(url)
    if must_exist and not Path(path).is_file():
        raise StoreError(f"there is no store '{path}'")
    return await SqliteStore.open(path)
