"""The straight way for what comes most: a command at a table, well formed.

Routing, dependencies and error handling of the framework cost as much as the move itself. Whatever is not
plain, or is refused, goes the framework's way: commands are done once, however often they come.
"""

import re
from collections.abc import MutableMapping
from typing import Any

from pydantic import TypeAdapter, ValidationError
from starlette.exceptions import HTTPException

from tenshu.core.refusal import Refusal
from tenshu.server import command_forms, routes
from tenshu.server.guard import App, Receive, Scope, Send
from tenshu.store import StoreError, UnknownTable

PATH = re.compile(r"/api/tables/([a-z2-7]{16})/commands")
COMMAND: TypeAdapter[Any] = TypeAdapter(command_forms.Command)
ROUTE = next(route for route in routes.router.routes if getattr(route, "endpoint", None) is routes.command)


class Straight:
    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = scope["type"] == "http" and scope["method"] == "POST" and PATH.fullmatch(scope["path"])
        if not found:
            await self.app(scope, receive, send)
            return
        message = await receive()
        if message.get("more_body") or not await self.done(found[1], scope, message, send):
            await self.app(scope, again(message, receive), send)

    async def done(self, table_id: str, scope: Scope, message: MutableMapping[str, Any], send: Send) -> bool:
        state, headers = scope["app"].state, dict(scope["headers"])
        authorization = headers.get(b"authorization", b"").decode("latin-1")
        try:
            command = COMMAND.validate_json(message.get("body", b""))
            caller = await routes.bearer(state, table_id, authorization)
            answer = await routes.command(caller, command)
        except (ValidationError, HTTPException, Refusal, UnknownTable, StoreError):
            return False
        scope["route"] = ROUTE
        await answer(scope, no_more, send)
        return True


def again(message: MutableMapping[str, Any], receive: Receive) -> Receive:
    """The same body once more, then whatever comes."""
    waiting = [message]

    async def next_message() -> MutableMapping[str, Any]:
        return waiting.pop() if waiting else await receive()

    return next_message


async def no_more() -> MutableMapping[str, Any]:
    raise RuntimeError("the answer needs nothing more of the request")
