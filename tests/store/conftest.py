"""The same suite on both real databases."""

import secrets
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tenshu.store import Store, open_store
from tests.postgres import database, postgres


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite://{tmp_path / 'tables.db'}"
    return database(request.getfixturevalue("server"), "t" + secrets.token_hex(4))


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await open_store(url)
    yield opened
    await opened.close()
