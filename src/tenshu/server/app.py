"""The application: its life, its problems, and the doors that lead in."""

import asyncio
import contextlib
import json
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from importlib.metadata import version
from typing import Any

from fastapi import FastAPI, Request
from fastapi.encoders import jsonable_encoder
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from tenshu.core.refusal import Refusal
from tenshu.server import forecasts, health, metrics, pages, routes, schema, sockets
from tenshu.server.bans import Bans
from tenshu.server.callers import Proven
from tenshu.server.connections import Connections
from tenshu.server.guard import Buckets, Guard, Limits
from tenshu.server.keeping import Keeping
from tenshu.server.metrics import MetricsAccess, Requests
from tenshu.server.notices import Notices
from tenshu.server.public import Public, PublicUrl
from tenshu.server.straight import Straight
from tenshu.server.tables import BotService, Tables
from tenshu.server.watched import Watched
from tenshu.store import Store, StoreError, UnknownTable

log = logging.getLogger("tenshu.server")

# Refusals with a status of their own; all others are 422: well said, but it can't be done.
STATUS = {
    "no-token": 401,
    "bad-token": 401,
    "other-table": 403,
    "only-watching": 403,
    "not-invited": 403,
    "id-used": 409,
    "too-many-tables": 429,
    "too-many-bot-tables": 429,
    "too-many-hints": 429,
    "too-many-replays": 429,
    "store-full": 507,
}


@dataclass(frozen=True)
class ServerConfig:
    limits: Limits = field(default_factory=Limits)
    notices: Notices = field(default_factory=Notices)
    period: float = 1.0
    metrics: MetricsAccess = field(default_factory=MetricsAccess)
    public_url: PublicUrl | None = None
    connections: Connections = field(default_factory=Connections)
    keeping: Keeping = field(default_factory=Keeping)


# Opens what a server needs while it runs: where tables are kept, and where bots think.
Opening = Callable[[], AbstractAsyncContextManager[tuple[Store, BotService]]]


def application(opening: Opening, config: ServerConfig | None = None) -> FastAPI:
    chosen = config or ServerConfig()

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        async with opening() as (store, bots):
            app.state.tables = Tables(store, bots, chosen.notices, chosen.keeping)
            app.state.pulses = health.Pulses(store)
            app.state.tables.open(chosen.period)
            await app.state.bans.look(store)
            looking = asyncio.create_task(app.state.bans.watch(store))
            try:
                yield
            finally:
                looking.cancel()
                await app.state.tables.close()

    app = FastAPI(
        title="Tenshu",
        version=version("tenshu"),
        description=routes.ABOUT,
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.limits = chosen.limits
    app.state.creations = Buckets(chosen.limits.rate / 10, chosen.limits.burst / 2)
    app.state.metrics = chosen.metrics
    app.state.requests = Requests()
    app.state.proven = Proven()
    app.state.connections = chosen.connections
    app.state.bans = Bans()
    # The last is the outermost.
    app.add_middleware(Straight)
    app.add_middleware(Guard, limits=chosen.limits, proven=app.state.proven, bans=app.state.bans)
    if chosen.public_url:
        app.add_middleware(Public, url=chosen.public_url)
    app.add_middleware(Watched, requests=app.state.requests)
    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(UnknownTable, unknown)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, missed)
    app.add_exception_handler(StoreError, unavailable)
    app.add_exception_handler(Exception, broken)
    app.include_router(health.router)
    app.include_router(metrics.router)
    app.include_router(routes.router)
    app.include_router(forecasts.router)
    app.include_router(sockets.router)
    app.include_router(pages.router)
    assets = StaticFiles(directory=pages.BUILT / "assets", check_dir=False)
    app.mount("/assets", GZipMiddleware(assets, minimum_size=1000), "assets")
    schema.publish(app)
    return app


class ProblemAnswer(JSONResponse):
    """May name what was sent, half characters too: what is no text is sent back as a question mark."""

    def render(self, content: Any) -> bytes:
        return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace")


def problem(
    status: int, code: str, reason: str, details: Any = None, headers: dict[str, str] | None = None
) -> JSONResponse:
    content = {"code": code, "reason": reason, "details": details or {}}
    return ProblemAnswer(jsonable_encoder(content), status, headers)


async def refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refusal)
    headers = {"WWW-Authenticate": "Bearer"} if STATUS.get(error.code) == 401 else None
    return problem(STATUS.get(error.code, 422), error.code, error.reason, error.details, headers)


async def unknown(request: Request, error: Exception) -> JSONResponse:
    return problem(404, "unknown-table", "there is no such table")


async def unavailable(request: Request, error: Exception) -> JSONResponse:
    """What was asked may be asked again: should it have been done all the same, its id says so."""
    log.error("the store: %s", error)
    headers = {"Retry-After": str(health.RETRY)}
    return problem(503, "store-down", "the store can't be reached; nothing was done", None, headers)


async def broken(request: Request, error: Exception) -> JSONResponse:
    return problem(500, "broken", "the server has made a mistake")


async def malformed(request: Request, error: Exception) -> JSONResponse:
    """Where the input is wrong and why, without repeating it."""
    assert isinstance(error, RequestValidationError)
    wrong = [
        {"where": ".".join(map(str, found["loc"])), "why": str(found["msg"])} for found in error.errors()[:10]
    ]
    first = wrong[0] if wrong else {"where": "body", "why": "not readable"}
    return problem(422, "bad-input", f"{first['where']}: {first['why']}", {"wrong": wrong})


async def missed(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    codes = {404: "unknown-address", 405: "wrong-method", 400: "bad-input", 413: "too-large"}
    headers = dict(error.headers) if error.headers else None
    return problem(error.status_code, codes.get(error.status_code, "http"), str(error.detail), None, headers)
