"""Telling players who are not looking that it is their turn: web push and webhooks."""

import asyncio
import json
import logging
import urllib.request
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from urllib.parse import urlsplit

from tenshu.core.refusal import Refusal
from tenshu.server.hosted import Applied, HostedTable

PATIENCE = 10.0
THREADS, WAITING = 4, 200
PUSH_SERVICES = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "notify.windows.com",
    "push.apple.com",
)

log = logging.getLogger("tenshu.server")


@dataclass(frozen=True)
class PushKey:
    """The host's key pair for web push (VAPID): private key, public key, whom to write to."""

    private: str
    public: str
    contact: str


class Notices:
    """Webhooks go only to hosts that the server's owner has named; otherwise any player could aim them."""

    def __init__(self, hooks: tuple[str, ...] = (), push: PushKey | None = None) -> None:
        self.hooks = hooks
        self.push = push
        # Slow hosts hold up other notices, but nothing else.
        self.threads = ThreadPoolExecutor(THREADS, "tenshu-notice")
        self.waiting = 0
        self.push_key = push.public if push and find_spec("pywebpush") else None

    def check_hook(self, url: str | None) -> None:
        if url is None:
            return
        if hostname(url) not in self.hooks:
            known = ", ".join(self.hooks) or "none"
            raise Refusal("bad-webhook", f"a webhook is https:// on a host that this server allows: {known}")

    def check_push(self, endpoint: str) -> None:
        if self.push_key is None:
            raise Refusal("no-push", "this server sends no web push")
        host = hostname(endpoint) or ""
        if not any(host == known or host.endswith("." + known) for known in PUSH_SERVICES):
            raise Refusal("bad-push", "the push service is none of those that browsers use")

    def due(
        self, hosted: HostedTable, applied: Applied, present: set[int | None]
    ) -> Iterator[Coroutine[object, object, None]]:
        """The notices that an entry calls for: whoever is newly asked something and did not act last."""
        for seat in sorted(hosted.people_to_move()):
            if hosted.asked[seat] != applied.entry.seq or seat == applied.entry.seat:
                continue
            text = {
                "event": "your-turn",
                "table_id": hosted.id,
                "game": hosted.table.record.game,
                "seat": seat,
                "name": hosted.table.record.names[seat],
                "sequence": applied.entry.seq,
            }
            if hosted.agreement.webhook:
                yield self.call(hosted.agreement.webhook, text)
            if self.push_key and seat in hosted.pushes and seat not in present:
                yield self.send_push(hosted.pushes[seat], text)

    async def call(self, url: str, text: dict[str, object]) -> None:
        # `content` is what chat services show.
        body = json.dumps({**text, "content": f"{text['name']}: {text['game']}"}).encode()
        request = urllib.request.Request(
            url, body, {"Content-Type": "application/json", "User-Agent": "tenshu"}
        )
        await self.quietly(lambda: NO_DETOURS.open(request, timeout=PATIENCE).close(), "webhook")

    async def send_push(self, subscription: dict[str, object], text: dict[str, object]) -> None:
        push = self.push
        assert push
        await self.quietly(
            lambda: import_module("pywebpush").webpush(
                subscription,
                json.dumps(text),
                vapid_private_key=push.private,
                vapid_claims={"sub": push.contact},
                timeout=PATIENCE,
            ),
            "web push",
        )

    async def quietly(self, send: Callable[[], object], what: str) -> None:
        """A notice that fails spoils nothing; its address is a secret and isn't logged."""
        if self.waiting >= WAITING:
            log.warning("a %s was left out: too many wait", what)
            return
        self.waiting += 1
        try:
            await asyncio.get_running_loop().run_in_executor(self.threads, send)
        except Exception as error:
            log.warning("a %s failed: %s", what, type(error).__name__)
        finally:
            self.waiting -= 1


def hostname(url: str) -> str | None:
    """The host of a plain https address; None for anything else."""
    try:
        parts = urlsplit(url)
        if parts.scheme != "https" or parts.username is not None or parts.port not in (None, 443):
            return None
        return parts.hostname
    except ValueError:
        return None


class NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *args: object, **kwargs: object) -> None:
        return None


NO_DETOURS = urllib.request.build_opener(NoRedirect, urllib.request.ProxyHandler({}))
