"""Whether the server works, for whoever watches over it: without the store there is no play."""

import asyncio
import time
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Request
from pydantic import BaseModel

from tenshu.server import forms
from tenshu.server.tables import Tables
from tenshu.store import Store, StoreDown

# Seconds: how long a store may take for a sign of life, and how long one counts for all who ask.
PATIENCE = 3.0
FRESH = 1.0
# Seconds after which it makes sense to come again when the store was down.
RETRY = 5

router = APIRouter(prefix="/api")

DOWN: dict[int | str, dict[str, Any]] = {
    503: {
        "model": forms.Problem,
        "description": "`store-down`: no database or a full disk; come again after `Retry-After` seconds",
    }
}


class Health(BaseModel):
    status: Literal["ok"]
    tables: int
    sockets: int


class Ready(BaseModel):
    status: Literal["ready"]


class Pulse:
    """Signs of life of a store, asked for at most once a second however many want to know."""

    def __init__(self, store: Store, *, write: bool) -> None:
        self.store = store
        self.write = write
        self.lock = asyncio.Lock()
        self.at = float("-inf")
        self.error: StoreDown | None = None

    async def feel(self) -> None:
        """Raises StoreDown."""
        async with self.lock:
            if time.monotonic() - self.at > FRESH:
                self.error = await self.ask()
                self.at = time.monotonic()
        if self.error:
            raise StoreDown(str(self.error))

    async def ask(self) -> StoreDown | None:
        try:
            await asyncio.wait_for(self.store.probe(write=self.write), PATIENCE)
        except TimeoutError:
            return StoreDown(f"no answer within {PATIENCE:g} s")
        except StoreDown as error:
            return error
        return None


class Pulses:
    def __init__(self, store: Store) -> None:
        self.reading = Pulse(store, write=False)
        self.writing = Pulse(store, write=True)


async def tables_of(request: Request) -> Tables:
    found: Tables = request.app.state.tables
    return found


async def pulses_of(request: Request) -> Pulses:
    found: Pulses = request.app.state.pulses
    return found


def sockets(tables: Tables) -> int:
    return sum(len(session.sockets) for session in tables.sessions.values())


@router.get("/health", responses=DOWN)
async def health(
    tables: Annotated[Tables, Depends(tables_of)], pulses: Annotated[Pulses, Depends(pulses_of)]
) -> Health:
    """The process runs, and the store answers."""
    await pulses.reading.feel()
    return Health(status="ok", tables=len(tables.sessions), sockets=sockets(tables))


@router.get("/ready", responses=DOWN)
async def ready(pulses: Annotated[Pulses, Depends(pulses_of)]) -> Ready:
    """Moves can be taken: the store has just written something to disk."""
    await pulses.writing.feel()
    return Ready(status="ready")
