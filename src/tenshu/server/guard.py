"""What stands before every request: how much, how often, and the headers of every answer."""

import contextlib
import json
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Iterator, MutableMapping
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any

from starlette.exceptions import HTTPException

from tenshu.core.refusal import Refusal
from tenshu.server.bans import Bans
from tenshu.server.callers import Proven, place_of

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

HEADERS = (
    (
        b"content-security-policy",
        b"default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        b"script-src 'self'; connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; "
        b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
# The names of assets change with their content.
CACHING = {"/api": b"no-store", "/assets/": b"public, max-age=31536000, immutable"}
REMEMBERED = 20_000
# The address that all this is done for, also in tasks that outlive the request; empty for the server's own.
asking: ContextVar[str] = ContextVar("asking", default="")
SHARED = 20.0


@dataclass(frozen=True)
class Limits:
    """Requests a second and at once, for each link (or address, without one); bytes of a body."""

    rate: float = 20.0
    burst: float = 100.0
    body: int = 64 * 1024
    record: int = 1024 * 1024 + 64 * 1024
    sockets: int = 64
    # By address.
    tables_a_day: float = 400
    sockets_of_address: int = 200


class Buckets:
    """A bucket for each caller: it fills with time, every request takes one out."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, caller: str, amount: float = 1.0) -> float:
        """0 when there was enough; otherwise the seconds until there is."""
        now = time.monotonic()
        level, then = self.levels.pop(caller, (self.burst, now))
        level = min(self.burst, level + (now - then) * self.rate)
        wait = 0.0 if level >= amount else (amount - level) / self.rate
        self.levels[caller] = (level if wait else level - amount, now)
        if len(self.levels) > REMEMBERED:
            self.levels.popitem(last=False)
        return wait


class TooLarge(HTTPException):
    """The body is larger than it may be."""

    def __init__(self, allowed: int) -> None:
        super().__init__(413, f"a request has at most {allowed} bytes")


class Shares:
    """So much of one kind an address may have under way; who wants more is refused."""

    def __init__(self, most: int, refusal: Callable[[], Refusal]) -> None:
        self.most = most
        self.refusal = refusal
        self.taken = Counter[str]()

    @contextlib.contextmanager
    def one(self) -> Iterator[None]:
        address = asking.get()
        if self.taken[address] >= self.most:
            raise self.refusal()
        self.taken[address] += 1
        try:
            yield
        finally:
            self.taken[address] -= 1
            self.taken += Counter[str]()


class Guard:
    def __init__(self, app: App, limits: Limits, proven: Proven, bans: Bans) -> None:
        self.app = app
        self.bans = bans
        self.limits = limits
        self.proven = proven
        self.players = Buckets(limits.rate, limits.burst)
        # Many players may share an address, but no address has more than so many.
        self.addresses = Buckets(limits.rate * SHARED, limits.burst * SHARED)
        self.listening = Shares(
            limits.sockets_of_address,
            lambda: Refusal("too-many-sockets", "too many listen from this address"),
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        token = headers.get(b"authorization", b"").decode("latin-1")
        place = address(scope)
        if self.bans.banned(place):
            await self.turn_away(scope, send)
            return
        asking.set(place)
        wait = self.addresses.take(place) or self.players.take(self.proven.caller(place, token))
        if scope["type"] == "websocket":
            await self.listen(scope, receive, send, allowed=not wait)
            return
        answer = Answer(scope, send)
        if wait:
            await answer.refuse(429, "too-many", "too many requests; wait a little", round(wait + 0.5))
            return
        allowed = self.limits.record if scope["path"].endswith("/import") else self.limits.body
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length) > allowed:
            await answer.refuse(413, "too-large", f"a request has at most {allowed} bytes")
            return
        await self.app(scope, measured(receive, allowed), answer.send)

    async def listen(self, scope: Scope, receive: Receive, send: Send, *, allowed: bool) -> None:
        """Behind a proxy only we know how many sockets an address has."""
        try:
            with self.listening.one():
                if allowed:
                    await self.app(scope, receive, send)
                    return
        except Refusal:
            pass
        await send({"type": "websocket.close"})

    async def turn_away(self, scope: Scope, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close"})
        else:
            await Answer(scope, send).refuse(403, "banned", "the host of this server doesn't let you in")


def address(scope: Scope) -> str:
    return place_of(str(scope["client"][0])) if scope.get("client") else "?"


def measured(receive: Receive, allowed: int) -> Receive:
    seen = 0

    async def metered() -> MutableMapping[str, Any]:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > allowed:
            raise TooLarge(allowed)
        return message

    return metered


class Answer:
    """Puts our headers on whatever the app answers."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self.path = str(scope["path"])
        self.sender = send

    async def send(self, message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            given = {name.lower() for name, _ in message["headers"]}
            caching = next(
                (kept for start, kept in CACHING.items() if self.path.startswith(start)), b"no-cache"
            )
            ours = (*HEADERS, (b"cache-control", caching))
            message["headers"] = [
                *message["headers"],
                *(header for header in ours if header[0] not in given),
            ]
        await self.sender(message)

    async def refuse(self, status: int, code: str, reason: str, retry_after: int | None = None) -> None:
        body = json.dumps({"code": code, "reason": reason, "details": {}}).encode()
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if retry_after is not None:
            headers.append((b"retry-after", str(retry_after).encode()))
        await self.send({"type": "http.response.start", "status": status, "headers": headers})
        await self.send({"type": "http.response.body", "body": body})
