"""Connections have an end: who sends half a request, or never reads, is dropped; nobody takes them all."""

import asyncio
import resource
from collections import Counter
from dataclasses import dataclass
from functools import partial
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tenshu.server.callers import place_of

NEVER = float("inf")
MOST, SPARE = 20_000, 200


@dataclass(frozen=True)
class Patience:
    """Seconds for a request's head, its body, what we send, and a close; bytes of a head.

    Whoever reads slowly is let go on as long as `progress` bytes leave in the time for sending.
    """

    head: float = 10.0
    body: float = 30.0
    send: float = 10.0
    close: float = 5.0
    largest_head: int = 32 * 1024
    progress: int = 32 * 1024
    period: float = 1.0


def claim_descriptors() -> int:
    """Raise our limit as far as we may; as many connections, with some left for store, bots and files."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + SPARE if hard == resource.RLIM_INFINITY else min(hard, MOST + SPARE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(SPARE, wanted - SPARE)


class Connections:
    """All that are open, by address. Behind a proxy all come from one: there it counts, not we."""

    def __init__(
        self,
        patience: Patience | None = None,
        of_address: int = 250,
        most: int = MOST,
        proxy: str | None = None,
    ) -> None:
        self.patience = patience or Patience()
        self.of_address = of_address
        self.most = most
        self.proxy = proxy
        self.open: set[Http | WebSocket] = set()
        self.places: Counter[str] = Counter()
        self.dropped: Counter[str] = Counter()
        self.sweeping: asyncio.TimerHandle | None = None

    def full(self, place: str) -> bool:
        return len(self.open) > self.most or (place != self.proxy and self.places[place] > self.of_address)

    def enter(self, line: "Http | WebSocket", place: str) -> None:
        self.open.add(line)
        self.places[place] += 1
        if self.sweeping is None:
            self.sweeping = line.loop.call_later(self.patience.period, self.sweep, line.loop)

    def leave(self, line: "Http | WebSocket", place: str) -> None:
        if line in self.open:
            self.open.discard(line)
            self.places[place] -= 1
            if not self.places[place]:
                del self.places[place]

    def sweep(self, loop: asyncio.AbstractEventLoop) -> None:
        """One look at all of them costs less than a timer for each."""
        now = loop.time()
        for line in list(self.open):
            if why := line.times.overdue(now, line.transport):
                self.drop(line, why)
        again = partial(self.sweep, loop)
        self.sweeping = loop.call_later(self.patience.period, again) if self.open else None

    def drop(self, line: "Http | WebSocket", why: str) -> None:
        self.dropped[why] += 1
        line.transport.abort()


class Times:
    """What one connection waits for, and until when."""

    def __init__(self, patience: Patience) -> None:
        self.patience = patience
        self.receiving = NEVER
        self.sending = NEVER
        self.closing = NEVER
        self.unsent = 0

    def overdue(self, now: float, transport: asyncio.Transport) -> str | None:
        if self.closing == NEVER and transport.is_closing():
            self.closing = now + self.patience.close
        if now > self.receiving:
            return "silent"
        if now > self.closing:
            return "closing"
        if now > self.sending and not self.moves_on(now, transport):
            return "never reads"
        return None

    def pause(self, now: float, transport: asyncio.Transport) -> None:
        self.unsent = transport.get_write_buffer_size()
        self.sending = now + self.patience.send

    def moves_on(self, now: float, transport: asyncio.Transport) -> bool:
        sent = self.unsent - transport.get_write_buffer_size()
        if sent < self.patience.progress:
            return False
        self.pause(now, transport)
        return True


class Http(HttpToolsProtocol):
    def __init__(self, connections: Connections, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.all = connections
        self.times = Times(connections.patience)
        self.place = ""
        self.head = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.place = place_of(self.client[0]) if self.client else ""
        self.times.receiving = self.loop.time() + self.times.patience.head
        self.all.enter(self, self.place)
        if self.all.full(self.place):
            self.all.drop(self, "full")

    def connection_lost(self, exc: Exception | None) -> None:
        self.all.leave(self, self.place)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.times.receiving == NEVER and not self.answering():
            self.times.receiving = self.loop.time() + self.times.patience.head
        self.head += len(data)
        super().data_received(data)
        if self.head > self.times.patience.largest_head:
            self.all.drop(self, "head too large")

    def answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.times.receiving = self.loop.time() + self.times.patience.head

    def on_headers_complete(self) -> None:
        self.head = 0
        self.times.receiving = self.loop.time() + self.times.patience.body
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        self.head = 0

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.head = 0
        self.times.receiving = NEVER

    def handle_websocket_upgrade(self) -> None:
        self.all.leave(self, self.place)
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.times.pause(self.loop.time(), self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.times.sending = NEVER


class WebSocket(WebSocketsSansIOProtocol):
    """The first frame has its time in `sockets`."""

    def __init__(self, connections: Connections, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.all = connections
        self.times = Times(connections.patience)
        self.place = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.place = place_of(self.client[0]) if self.client else ""
        self.all.enter(self, self.place)

    def connection_lost(self, exc: Exception | None) -> None:
        self.all.leave(self, self.place)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.times.pause(self.loop.time(), self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.times.sending = NEVER


def server_config(app: Any, connections: Connections) -> uvicorn.Config:
    """How uvicorn serves the application."""
    http: Any = partial(Http, connections)
    websocket: Any = partial(WebSocket, connections)
    return uvicorn.Config(
        app,
        http=http,
        ws=websocket,
        ws_max_size=64 * 1024,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(connections.proxy),
        forwarded_allow_ips=connections.proxy,
        timeout_keep_alive=75,
        timeout_graceful_shutdown=5,
    )
