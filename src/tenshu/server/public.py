"""A server that knows its own address: it answers to no other name, and to no page of another site."""

from collections.abc import MutableMapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from tenshu.core.refusal import Refusal
from tenshu.server.guard import Answer, App, Receive, Scope, Send

PORTS = {"http": 80, "https": 443}
READING = ("GET", "HEAD", "OPTIONS")
# For those who watch over the server from beside it, by whatever name.
FOR_WATCHERS = ("/api/health", "/api/ready", "/metrics")
HSTS = (b"strict-transport-security", b"max-age=31536000")


@dataclass(frozen=True)
class PublicUrl:
    scheme: str
    host: str
    port: int

    @classmethod
    def parse(cls, text: str) -> "PublicUrl":
        origin = origin_of(text.removesuffix("/"))
        if origin is None or not origin.port:
            raise Refusal(
                "bad-public-url",
                f"the public address is like https://play.example.org, not '{text}'",
                {"asked": text},
            )
        return origin

    def is_host(self, given: str) -> bool:
        return self.same(f"{self.scheme}://{given}")

    def same(self, origin: str) -> bool:
        return origin_of(origin) == self


def origin_of(text: str) -> PublicUrl | None:
    """Scheme, host and port, if the text is that and nothing more."""
    try:
        found = urlsplit(text)
        port = found.port or PORTS.get(found.scheme, 0)
    except ValueError:
        return None
    if not found.hostname or found.path or found.query or found.fragment or "@" in found.netloc:
        return None
    return PublicUrl(found.scheme, found.hostname, port)


class Public:
    """Stands before the guard: whoever asks for another name is not let in at all."""

    def __init__(self, app: App, url: PublicUrl) -> None:
        self.app = app
        self.url = url

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or scope["path"] in FOR_WATCHERS:
            await self.app(scope, receive, send)
            return

        async def secured(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start" and self.url.scheme == "https":
                message["headers"] = [*message["headers"], HSTS]
            await send(message)

        wrong = self.wrong(scope)
        if wrong is None:
            await self.app(scope, receive, secured)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close"})
        else:
            answer = Answer(scope, secured)
            if wrong == "wrong-host":
                await answer.refuse(421, "wrong-host", "this server has another name")
            else:
                await answer.refuse(403, "wrong-origin", "a page of another site may not do this")

    def wrong(self, scope: Scope) -> str | None:
        """Browsers name the page that asks; programs don't, and have no links to be misused."""
        headers = [(name, text.decode("latin-1")) for name, text in scope["headers"]]
        hosts = [text for name, text in headers if name == b"host"]
        if len(hosts) != 1 or not self.url.is_host(hosts[0]):
            return "wrong-host"
        changing = scope["type"] == "websocket" or scope["method"] not in READING
        origins = [text for name, text in headers if name == b"origin"]
        if changing and not all(self.url.same(origin) for origin in origins):
            return "wrong-origin"
        return None
