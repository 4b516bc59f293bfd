"""`tenshu serve`: tables for friends, by link."""

import argparse
import asyncio
import contextlib
import gc
import os
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING

from tenshu.arguments import Subparsers, positive
from tenshu.core.refusal import Refusal
from tenshu.texts import Texts, language

if TYPE_CHECKING:
    from tenshu.server.metrics import MetricsAccess

DEFAULT_PORT = 8420
TOKEN_VARIABLE = "TENSHU_METRICS_TOKEN"


def add(subparsers: Subparsers, words: Texts) -> None:
    parser = subparsers.add_parser(
        "serve", help=words.text("help-serve"), description=words.text("help-serve")
    )
    parser.add_argument("--host", default="127.0.0.1", help=words.text("help-host"))
    parser.add_argument("--port", type=port, default=DEFAULT_PORT, help=words.text("help-port"))
    parser.add_argument("--store", metavar="URL", help=words.text("help-store"))
    parser.add_argument("--workers", type=positive, default=1, help=words.text("help-workers"))
    parser.add_argument("--rate", type=positive, default=20, help=words.text("help-rate"))
    parser.add_argument(
        "--webhook-host", action="append", default=[], metavar="HOST", help=words.text("help-webhook-host")
    )
    parser.add_argument("--push-key", metavar="FILE", help=words.text("help-push-key"))
    parser.add_argument("--push-contact", metavar="ADDRESS", help=words.text("help-push-contact"))
    parser.add_argument("--proxy", metavar="ADDRESS", help=words.text("help-proxy"))
    parser.add_argument("--public-url", metavar="URL", help=words.text("help-public-url"))
    parser.add_argument(
        "--metrics", choices=("off", "local", "token"), default="off", help=words.text("help-metrics")
    )
    for name, kind in (("purge-finished", "DAYS"), ("purge-forgotten", "DAYS"), ("store-limit", "MB")):
        parser.add_argument(f"--{name}", type=positive, metavar=kind, help=words.text(f"help-{name}"))
    parser.add_argument("--log", choices=("text", "json"), default="text", help=words.text("help-log"))
    parser.add_argument("--access-log", action="store_true", help=words.text("help-access-log"))
    parser.add_argument("--lang", help=words.text("help-lang"))
    parser.set_defaults(run=run)


def port(text: str) -> int:
    number = int(text)
    if not 0 <= number <= 65535:
        raise argparse.ArgumentTypeError(f"must be from 0 to 65535, not {number}")
    return number


def default_store() -> str:
    folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tenshu"
    folder.mkdir(parents=True, exist_ok=True)
    return str(folder / "tables.db")


def run(args: argparse.Namespace) -> int:
    # Tables live long: to look through 1,000 of them for garbage would stop them all for 0.3 s each time.
    gc.set_threshold(10_000, 5, 1_000)
    # Here, so that the other commands start without a web framework.
    import uvicorn

    from tenshu.server import logs
    from tenshu.server.app import ServerConfig, application
    from tenshu.server.connections import Connections, claim_descriptors, server_config
    from tenshu.server.guard import Limits
    from tenshu.server.keeping import Keeping
    from tenshu.server.notices import Notices
    from tenshu.server.public import PublicUrl
    from tenshu.server.tables import BotService
    from tenshu.server.vapid import push_key
    from tenshu.server.workers import Workers
    from tenshu.store import Store, open_store

    words = Texts(language(args.lang))
    logs.set_up(args.log, args.access_log)
    address = args.store or default_store()
    public = PublicUrl.parse(args.public_url) if args.public_url else None
    figures = metrics_access(args.metrics)
    asyncio.run(look_into(address))

    @contextlib.asynccontextmanager
    async def opening() -> AsyncIterator[tuple[Store, BotService]]:
        store = await open_store(address)
        workers = Workers(args.workers)
        await workers.start()
        try:
            yield store, workers
        finally:
            await workers.stop()
            await store.close()

    push = push_key(args.push_key, args.push_contact) if args.push_key else None
    lines = Connections(most=claim_descriptors(), proxy=args.proxy)
    wanted = ServerConfig(
        limits=Limits(rate=args.rate, burst=args.rate * 5, tables_a_day=args.rate * 20),
        notices=Notices(tuple(args.webhook_host), push),
        metrics=figures,
        public_url=public,
        connections=lines,
        keeping=Keeping(args.purge_finished, args.purge_forgotten, args.store_limit),
    )
    listening = bound(args.host, args.port)
    host, chosen = listening.getsockname()[:2]
    where = f"http://{f'[{host}]' if ':' in host else host}:{chosen}/"
    print(words.text("serve-address", address=where), flush=True)
    config = server_config(application(opening, wanted), lines)
    server = uvicorn.Server(config)
    server.run(sockets=[listening])
    return 0 if server.started else 1


def metrics_access(who: str) -> "MetricsAccess":
    """The token comes from the environment: the command line is there for everyone on the machine to see."""
    from tenshu.server.metrics import MetricsAccess

    token = os.environ.get(TOKEN_VARIABLE) if who == "token" else None
    if who == "token" and not token:
        raise Refusal("no-metrics-token", f"--metrics token needs a token in {TOKEN_VARIABLE}")
    return MetricsAccess(local=who == "local", token=token)


async def look_into(address: str) -> None:
    """Before anything is promised: the store can be opened."""
    from tenshu.store import StoreError, open_store

    try:
        store = await open_store(address)
    except StoreError as error:
        raise Refusal("bad-store", str(error), {"cause": str(error)}) from error
    await store.close()


def bound(host: str, port: int) -> socket.socket:
    """The socket, before all else: whoever asks for port 0 is told which one it became."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(2048)
    except OSError as error:
        cause = error.strerror or str(error)
        raise Refusal(
            "no-address",
            f"can't listen on {host}:{port}: {cause}",
            {"host": host, "port": port, "cause": cause},
        ) from error
    return listening
