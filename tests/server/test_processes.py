"""Two servers on one PostgreSQL: the log decides, and both tell the same game."""

import asyncio
import contextlib
import secrets
from collections.abc import Iterator

import pytest

from tenshu.core.refusal import Refusal
from tenshu.server import command_forms, creation, forms
from tenshu.server.commands import StaleRequest, handler
from tenshu.server.session import TableSession
from tenshu.server.store_check import check_store, resume
from tenshu.server.tables import Tables
from tenshu.store import open_store
from tests.postgres import database, postgres
from tests.server.house import Here

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres() as url:
        yield url


async def press(tables: Tables, session: TableSession, wish: str) -> bool:
    """Make the first choice for the person; whether this process was the one to do it."""
    hosted = session.hosted
    if 0 not in hosted.table.state.deciders():
        await asyncio.sleep(0.002)
        return False
    choice = hosted.table.state.decision(0).choices[0].notation
    command = command_forms.Choose(do="choose", id=wish, on=hosted.seq, choices=[choice])
    with contextlib.suppress(StaleRequest, Refusal):
        return (await tables.command(session, 0, wish, handler(0, command))).seq > hosted.seq
    return False


async def test_two_servers_tell_one_game(server: str) -> None:
    url = database(server, "t" + secrets.token_hex(4))
    stores = [await open_store(url), await open_store(url)]
    servers = [Tables(store, Here()) for store in stores]
    for tables in servers:
        tables.open(period=0.1)
    seats = [forms.SeatRequest(kind="person"), forms.SeatRequest(kind="bot"), forms.SeatRequest(kind="bot")]
    wish = forms.NewTable(id="0123456789abcdef", game="kunitori", seats=seats)
    made = await asyncio.gather(*(creation.new_table(tables, wish) for tables in servers))
    assert made[0] == made[1]
    sessions = [await tables.session(made[0].table_id) for tables in servers]
    for turn in range(150):
        # The same request reaches both; now and then different ones do.
        wishes = [f"press-{turn:012}-{number if turn % 3 else 0}" for number in range(2)]
        await asyncio.gather(*map(press, servers, sessions, wishes))
    await asyncio.sleep(0.5)
    for tables, session in zip(servers, sessions, strict=True):
        await tables.refresh(session)
        await tables.close()
    log = resume(await stores[0].load(made[0].table_id))
    assert log.seq > 50
    for session in sessions:
        assert session.hosted.to_snapshot() == log.to_snapshot()
    assert (await check_store(stores[0])).failures == []
    for store in stores:
        await store.close()
