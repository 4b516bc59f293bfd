"""Two servers on one PostgreSQL: the log decides, and both tell the same game."""

import asyncio
import contextlib
import secrets
from collections.abc import Iterator

import pytest

from tenshu.core.refusal import Refusal
from tenshu.server import forms, founding
from tenshu.server.commands import StaleRequest, intent
from tenshu.server.hall import Hall, Room
from tenshu.server.proof import prove, resume
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


async def press(hall: Hall, room: Room, wish: str) -> bool:
    """Make the first choice for the person; whether this process was the one to do it."""
    match = room.match
    if 0 not in match.table.state.deciders():
        await asyncio.sleep(0.002)
        return False
    choice = match.table.state.decision(0).choices[0].notation
    command = forms.Choose(do="choose", id=wish, on=match.seq, choices=[choice])
    with contextlib.suppress(StaleRequest, Refusal):
        return (await hall.command(room, 0, wish, intent(0, command))).seq > match.seq
    return False


async def test_two_servers_tell_one_game(server: str) -> None:
    url = database(server, "t" + secrets.token_hex(4))
    stores = [await open_store(url), await open_store(url)]
    halls = [Hall(store, Here()) for store in stores]
    for hall in halls:
        hall.open(period=0.1)
    seats = [forms.SeatWish(kind="person"), forms.SeatWish(kind="bot"), forms.SeatWish(kind="bot")]
    wish = forms.NewTable(id="0123456789abcdef", game="kunitori", seats=seats)
    made = await asyncio.gather(*(founding.new_table(hall, wish) for hall in halls))
    assert made[0] == made[1]
    rooms = [await hall.room(made[0].game) for hall in halls]
    for turn in range(150):
        # The same request reaches both; now and then different ones do.
        wishes = [f"press-{turn:012}-{number if turn % 3 else 0}" for number in range(2)]
        await asyncio.gather(*map(press, halls, rooms, wishes))
    await asyncio.sleep(0.5)
    for hall, room in zip(halls, rooms, strict=True):
        await hall.refresh(room)
        await hall.close()
    log = resume(await stores[0].load(made[0].game))
    assert log.seq > 50
    for room in rooms:
        assert room.match.freeze() == log.freeze()
    assert (await prove(stores[0])).failures == []
    for store in stores:
        await store.close()
