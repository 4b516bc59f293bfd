"""Figures for whoever watches over the server, in the text format of Prometheus.

Written by hand: a counter, a gauge and a histogram in one process need no library.
"""

import hmac
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse
from starlette.exceptions import HTTPException

from tenshu.server.connections import Connections
from tenshu.server.health import sockets
from tenshu.server.tables import Tables
from tenshu.store.sql_store import SqlStore

CONTENT = "text/plain; version=0.0.4; charset=utf-8"
# Seconds: what is well, what is slow, what is a fault.
BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
LOCAL = ("127.0.0.1", "::1")

router = APIRouter()


@dataclass(frozen=True)
class MetricsAccess:
    """Who may see the figures: nobody, whoever asks from this machine, or whoever has the token."""

    local: bool = False
    token: str | None = None

    def allows(self, request: Request) -> bool:
        if self.token:
            given = request.headers.get("authorization", "").removeprefix("Bearer ")
            return hmac.compare_digest(given.encode(), self.token.encode())
        # A proxy on this machine asks from here, too, but for others.
        forwarded = {"forwarded", "x-forwarded-for", "x-real-ip", "via"} & set(request.headers)
        return self.local and not forwarded and request.client is not None and request.client.host in LOCAL


class Histogram:
    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[next((n for n, bound in enumerate(BOUNDS) if seconds <= bound), len(BOUNDS))] += 1
        self.total += seconds

    def lines(self, name: str, labels: str) -> Iterator[str]:
        so_far = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            so_far += count
            yield f'{name}_bucket{{{labels},le="{bound}"}} {so_far}'
        yield f"{name}_sum{{{labels}}} {self.total:.6f}"
        yield f"{name}_count{{{labels}}} {so_far}"


class Requests:
    """All requests since the start, by what was asked; never by whom or for which table."""

    def __init__(self) -> None:
        self.began = time.time()
        self.answers: Counter[tuple[str, str, int]] = Counter()
        self.latency: dict[str, Histogram] = {}

    def add(self, method: str, route: str, status: int, seconds: float) -> None:
        self.answers[method, route, status] += 1
        self.latency.setdefault(route, Histogram()).add(seconds)


@runtime_checkable
class Queueing(Protocol):
    """Bots that can say how many questions wait for one of them."""

    def waiting(self) -> int: ...


def family(name: str, kind: str, about: str, lines: Iterable[str]) -> Iterator[str]:
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} {kind}"
    yield from lines


def figures(tables: Tables, requests: Requests, connections: Connections) -> Iterator[str]:
    sessions = tables.sessions.values()
    single = [
        ("tenshu_start_time_seconds", "gauge", "when the server started", requests.began),
        (
            "tenshu_moves_total",
            "counter",
            "moves written to the store by this process",
            tables.written["play"],
        ),
        ("tenshu_tables", "gauge", "tables in memory", len(tables.sessions)),
        ("tenshu_connections", "gauge", "open connections", len(connections.open)),
        ("tenshu_sockets", "gauge", "open WebSockets at tables", sockets(tables)),
        (
            "tenshu_bots_thinking",
            "gauge",
            "seats whose bot is at work or waits",
            sum(len(s.thinking) for s in sessions),
        ),
    ]
    if isinstance(tables.bots, Queueing):
        single.append(("tenshu_bots_queue", "gauge", "questions that wait for a bot", tables.bots.waiting()))
    for name, kind, about, value in single:
        yield from family(name, kind, about, [f"{name} {value}"])
    kinds = [
        f'tenshu_entries_total{{kind="{kind}"}} {count}' for kind, count in sorted(tables.written.items())
    ]
    yield from family(
        "tenshu_entries_total", "counter", "entries of tables' logs written by this process", kinds
    )
    name = "tenshu_connections_dropped_total"
    dropped = [f'{name}{{why="{why}"}} {count}' for why, count in sorted(connections.dropped.items())]
    yield from family(name, "counter", "connections that were cut", dropped)
    if isinstance(tables.store, SqlStore):
        yield from of_store(tables.store)
    yield from of_requests(requests)


def of_store(store: SqlStore) -> Iterator[str]:
    queues = {"read": store.reader, "write": store.writer}
    for name, kind, about, values in (
        ("tenshu_store_commits_total", "counter", "transactions", {n: q.commits for n, q in queues.items()}),
        (
            "tenshu_store_seconds_total",
            "counter",
            "seconds in transactions",
            {n: round(q.seconds, 6) for n, q in queues.items()},
        ),
        (
            "tenshu_store_failures_total",
            "counter",
            "what the database could not do",
            {n: q.failed for n, q in queues.items()},
        ),
        (
            "tenshu_store_queue",
            "gauge",
            "what waits for the database",
            {n: q.jobs.qsize() for n, q in queues.items()},
        ),
    ):
        yield from family(
            name, kind, about, [f'{name}{{queue="{n}"}} {value}' for n, value in values.items()]
        )


def of_requests(requests: Requests) -> Iterator[str]:
    name = "tenshu_requests_total"
    counts = (
        f'{name}{{method="{method}",route="{route}",status="{status}"}} {count}'
        for (method, route, status), count in sorted(requests.answers.items())
    )
    yield from family(name, "counter", "requests answered", counts)
    name = "tenshu_request_seconds"
    buckets = (
        line
        for route, histogram in sorted(requests.latency.items())
        for line in histogram.lines(name, f'route="{route}"')
    )
    yield from family(name, "histogram", "time until a request was answered", buckets)


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> PlainTextResponse:
    if not request.app.state.metrics.allows(request):
        raise HTTPException(404, "Not Found")
    state = request.app.state
    lines = figures(state.tables, state.requests, state.connections)
    return PlainTextResponse("\n".join(lines) + "\n", media_type=CONTENT)
