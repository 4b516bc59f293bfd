"""Counts and times every request, and writes it down if the host wants it: what was asked, no secrets."""

import logging
import time
from collections.abc import MutableMapping
from typing import Any

from tenshu.server.guard import App, Receive, Scope, Send, address
from tenshu.server.metrics import Requests

ACCESS = logging.getLogger("tenshu.access")
METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH")


class Watched:
    def __init__(self, app: App, requests: Requests) -> None:
        self.app = app
        self.requests = requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        status, began = 500 if scope["type"] == "http" else 101, time.perf_counter()

        async def seen(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, seen)
        finally:
            self.done(scope, status, time.perf_counter() - began)

    def done(self, scope: Scope, status: int, seconds: float) -> None:
        method, route = method_of(scope), route_of(scope)
        if scope["type"] == "http":
            self.requests.add(method, route, status, seconds)
        if ACCESS.isEnabledFor(logging.INFO):
            details = {
                "address": address(scope),
                "method": method,
                "route": route,
                "status": status,
                "ms": round(seconds * 1000, 1),
            }
            line = " ".join(map(str, details.values()))
            ACCESS.info("%s", line, extra={"details": details})


def method_of(scope: Scope) -> str:
    """Anyone may make up methods; we know these."""
    if scope["type"] == "websocket":
        return "SOCKET"
    return str(scope["method"]) if scope["method"] in METHODS else "OTHER"


def route_of(scope: Scope) -> str:
    """As it is written in the interface: the id of a table with open seats is a way in."""
    path = getattr(scope.get("route"), "path", None)
    if isinstance(path, str):
        return path
    return "/assets" if scope["path"].startswith("/assets/") else "other"
