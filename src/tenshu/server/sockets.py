"""The WebSocket of a table: first who one is and what one has seen, then everything as it happens."""

import asyncio
import contextlib
import json
from typing import Annotated, Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from tenshu.core.refusal import Refusal
from tenshu.server.guard import Buckets
from tenshu.server.routes import seated
from tenshu.server.session import Socket, TableSession
from tenshu.server.tables import Tables
from tenshu.store import StoreError, UnknownTable

PATIENCE = 10.0
LARGEST_FRAME = 4096
# Codes of a close: what the client sent is wrong; it may come again, and resume.
WRONG, AGAIN = 4400, 4408

router = APIRouter()


class Greeting(BaseModel):
    """The first frame: a token, and the last sequence number the client has seen."""

    model_config = ConfigDict(extra="forbid")
    token: Annotated[str, Field(max_length=100)]
    since: Annotated[int, Field(ge=0, le=2**53)] | None = None


@router.websocket("/api/tables/{table_id}/events")
async def events(line: WebSocket, table_id: str) -> None:
    await line.accept()
    tables: Tables = line.app.state.tables
    try:
        greeting = await greet(line)
        caller = await seated(tables, table_id, greeting.token)
        if len(caller.session.sockets) >= line.app.state.limits.sockets:
            raise Refusal("too-many-sockets", "too many listen to this table already")
        socket = await tables.listen(caller.session, caller.seat, greeting.since)
    except (Refusal, UnknownTable) as error:
        code = error.code if isinstance(error, Refusal) else "unknown-table"
        await part(line, WRONG, code, str(error))
        return
    except StoreError:
        await part(line, AGAIN, "store-down", "the store can't be reached")
        return
    except WebSocketDisconnect:
        return
    sender = asyncio.create_task(send(line, socket))
    listener = asyncio.create_task(listen(line, caller.session, socket))
    try:
        await asyncio.wait({sender, listener}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        caller.session.sockets.discard(socket)
        for task in (sender, listener):
            task.cancel()
        await asyncio.gather(sender, listener, return_exceptions=True)
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await line.close(AGAIN)


async def greet(line: WebSocket) -> Greeting:
    try:
        frame = await asyncio.wait_for(receive(line), PATIENCE)
        return Greeting.model_validate_json(frame)
    except TimeoutError:
        raise Refusal("no-greeting", "the first frame must come at once") from None
    except ValidationError:
        raise Refusal("bad-greeting", 'the first frame is {"token": "...", "since": 12}') from None


async def receive(line: WebSocket) -> str:
    """A text frame; a Refusal for anything else."""
    message = await line.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1000)
    text = message.get("text")
    if not isinstance(text, str) or len(text) > LARGEST_FRAME:
        raise Refusal("bad-frame", f"a frame is text of at most {LARGEST_FRAME} characters")
    return text


async def send(line: WebSocket, socket: Socket) -> None:
    while (message := await socket.next()) is not None:
        await line.send_text(message)


async def listen(line: WebSocket, session: TableSession, socket: Socket) -> None:
    """The only thing to say is ping: commands go by HTTP, where they get an answer."""
    bucket = Buckets(rate=2.0, burst=20.0)
    while True:
        try:
            frame = await receive(line)
            if bucket.take(""):
                raise Refusal("too-many", "too many frames")
        except Refusal as refusal:
            await part(line, WRONG, refusal.code, refusal.reason)
            return
        answer: dict[str, Any] = {"kind": "pong", "present": session.present()}
        if not is_ping(frame):
            answer = {"kind": "problem", "code": "bad-frame", "reason": 'the only frame is {"kind": "ping"}'}
        socket.send(json.dumps(answer))


def is_ping(frame: str) -> bool:
    try:
        found = json.loads(frame)
    except (ValueError, RecursionError):
        return False
    return isinstance(found, dict) and found.get("kind") == "ping"


async def part(line: WebSocket, close: int, code: str, reason: str) -> None:
    """Say why, then close; the other side may be gone already."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await line.send_text(json.dumps({"kind": "problem", "code": code, "reason": reason}))
        await line.close(close, code)
