"""All tables of this process. Commands go through here, one at a time for each table."""

import asyncio
import contextlib
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from dataclasses import replace
from functools import partial
from typing import Any, Protocol

from tenshu.core.refusal import Refusal
from tenshu.server import commands, news, shown, story
from tenshu.server.agreement import Agreement
from tenshu.server.bot_queue import NOBODY, Asker
from tenshu.server.commands import Handler, StaleRequest
from tenshu.server.guard import Shares, asking
from tenshu.server.hosted import Applied, HostedTable
from tenshu.server.keeping import LATER, Keeper, Keeping
from tenshu.server.links import digest
from tenshu.server.notices import Notices
from tenshu.server.replays import Replays
from tenshu.server.session import Socket, TableSession
from tenshu.server.story import ChronicleShown
from tenshu.store import Entry, Loaded, Snapshot, Stale, Store, StoredTable, UnknownTable

SNAPSHOT_EVERY = 50
OPEN_TABLES = 3000
TRIES = 8
# With more choices or entries than that a table is replayed beside the event loop.
LONG = 500
# What one address may have under way: hints, and tables that only bots play at.
HINTS, BOT_TABLES = 4, 8
# And what all addresses together may have.
ALL_BOT_TABLES = 64
# The watch reads so many rows at once, and looks at so many tables.
PAGE, TOGETHER = 1000, 8

# Asks a store for tables that wait: until when, how many at most, and how many are known already.
Overdue = Callable[[float, int, int], Awaitable[list[str]]]

log = logging.getLogger("tenshu.server")


@contextlib.contextmanager
def logged(what: str) -> Iterator[None]:
    """What goes wrong is written down, and the rest goes on."""
    try:
        yield
    except Exception as error:
        log.error("%s failed: %s", what, type(error).__name__, exc_info=error)


def is_long(loaded: Loaded) -> bool:
    """Whether opening the table would hold up the event loop."""
    if loaded.snapshot:
        return len(loaded.snapshot.data) > LONG * 100
    return len(loaded.entries) > LONG or bool(loaded.table.agreement.get("record"))


def replayed(stored: StoredTable, snapshot: Snapshot | None, entries: list[Entry]) -> HostedTable:
    hosted = HostedTable.stored(stored, snapshot)
    for entry in entries:
        hosted.apply(entry)
    return hosted


def everything_since(hosted: HostedTable, entries: list[Entry]) -> list[Applied]:
    """What the whole log brought about."""
    again = HostedTable(hosted.id, hosted.agreement, hosted.created)
    return [again.apply(entry) for entry in entries]


class BotService(Protocol):
    """Bots that think somewhere else: `tenshu.server.workers`."""

    async def decide(
        self, bot: str, seed: str, encoded: bytes, seat: int, asker: Asker = NOBODY
    ) -> list[str]:
        """The seat's choices, until it is no longer asked or something was revealed."""

    async def advise(self, seed: str, encoded: bytes, seat: int, asker: Asker = NOBODY) -> dict[str, object]:
        """The seat's best few choices as `hints`, and as `plan` what belongs together, or None."""


class Tables:
    def __init__(
        self,
        store: Store,
        bots: BotService,
        notices: Notices | None = None,
        keeping: Keeping | None = None,
    ) -> None:
        self.store = store
        self.keeper = Keeper(keeping or Keeping(), store)
        self.bots = bots
        self.notices = notices or Notices()
        self.sessions: OrderedDict[str, TableSession] = OrderedDict()
        self.loading: dict[str, asyncio.Task[TableSession]] = {}
        self.tasks: set[asyncio.Task[object]] = set()
        self.replays = Replays()
        self.hinting = Shares(
            HINTS, lambda: Refusal("too-many-hints", "wait for the hints that were asked for")
        )
        self.watches: list[asyncio.Task[None]] = []
        # Entries that this process wrote, by kind.
        self.written: Counter[str] = Counter()

    def open(self, period: float = 1.0) -> None:
        self.store.watch(self.on_append)
        # Each for itself: opening a thousand tables for their bots holds up nobody's clock.
        for overdue in (self.store.run_out, self.store.due):
            self.watches.append(asyncio.create_task(self.watch(period, overdue)))
        if self.keeper.keeping.purges():
            self.watches.append(asyncio.create_task(self.keep_tidy()))

    async def close(self) -> None:
        ending = [*self.watches, *self.tasks]
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)
        self.replays.close()
        for session in self.sessions.values():
            for socket in session.sockets:
                socket.close()

    def begin(self, work: Coroutine[Any, Any, object]) -> None:
        """Work that nobody waits for; what goes wrong in it is logged."""
        task: asyncio.Task[object] = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)

    def done(self, task: "asyncio.Task[object]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("a task failed: %s", type(error).__name__, exc_info=error)

    # Sessions

    async def create(self, table_id: str, agreement: Agreement, origin: str = "") -> TableSession:
        """A new table; raises IdTaken."""
        begin = partial(HostedTable, table_id, agreement, time.time())
        hosted = await self.replays.run(begin) if agreement.record else begin()
        self.check_bot_tables(hosted)
        await self.keeper.check_room()
        await self.store.create(
            StoredTable(table_id, hosted.created, agreement.to_json(), hosted.listing(), origin=origin)
        )
        if agreement.record:
            self.begin(self.keep(hosted))
        session = self.sessions.setdefault(table_id, TableSession(hosted))
        session.founder = asking.get()
        self.forget_oldest()
        self.wake_bots(session)
        return session

    def check_bot_tables(self, hosted: HostedTable) -> None:
        if not hosted.people() and hosted.id not in self.sessions:
            self.check_another_bot_table()

    def check_another_bot_table(self) -> None:
        """Where nobody plays the bots never rest: there are a few such tables of an address, and of all."""
        busy = [one for one in self.sessions.values() if not (one.hosted.people() or one.hosted.over())]
        own = sum(session.founder == asking.get() for session in busy)
        for count, most in ((own, BOT_TABLES), (len(busy), ALL_BOT_TABLES)):
            if count >= most:
                reason = f"at most {most} tables without people at a time"
                raise Refusal("too-many-bot-tables", reason, {"most": most})

    def leave_to_bots(self, session: TableSession, seat: int) -> None:
        """Who hands over the last seat of a person has one more table where only bots play."""
        if session.hosted.people() == [seat] and not session.hosted.over():
            self.check_another_bot_table()
            session.founder = asking.get()

    async def session(self, table_id: str) -> TableSession:
        """The table of this id; raises UnknownTable."""
        if table_id in self.sessions:
            self.sessions.move_to_end(table_id)
            return self.sessions[table_id]
        if table_id not in self.loading:
            self.loading[table_id] = asyncio.create_task(self.load(table_id))
        try:
            return await asyncio.shield(self.loading[table_id])
        finally:
            self.loading.pop(table_id, None)

    async def load(self, table_id: str) -> TableSession:
        loaded = await self.store.load(table_id)
        replay = partial(replayed, loaded.table, loaded.snapshot, loaded.entries)
        hosted = await self.replays.run_for_all(replay) if is_long(loaded) else replay()
        session = self.sessions.setdefault(table_id, TableSession(hosted))
        self.forget_oldest()
        self.wake_bots(session)
        return session

    def forget_oldest(self) -> None:
        for table_id, session in list(self.sessions.items()):
            if len(self.sessions) <= OPEN_TABLES:
                return
            if session.idle():
                del self.sessions[table_id]

    async def past(self, table_id: str, sequence: int) -> HostedTable:
        """The table as it stood after an entry."""
        stored = (await self.store.load(table_id)).table
        if not 0 <= sequence <= stored.seq:
            raise Refusal("no-such-point", f"the log runs to {stored.seq}", {"last": stored.seq})
        entries = [entry for entry in await self.store.entries(table_id) if entry.seq <= sequence]
        return await self.replays.run(partial(replayed, stored, None, entries))

    async def chronicle(self, session: TableSession) -> ChronicleShown:
        """The story of a game that is over, written when it is first asked for."""
        hosted = session.hosted
        if not hosted.over():
            raise Refusal("not-over", "the story tells what is hidden; it can be had when the game is over")
        if session.chronicle is None or session.chronicle[0] != hosted.moved:
            session.chronicle = hosted.moved, await self.replays.run(partial(story.chronicle, hosted))
        return session.chronicle[1]

    # Commands

    async def command(
        self, session: TableSession, seat: int | None, request_id: str, handler: Handler
    ) -> Entry:
        """Have it done once: the entry that bears this id, written now or before."""
        table_id, command = session.hosted.id, digest(f"{seat} {request_id}")
        async with session.lock:
            for _ in range(TRIES):
                try:
                    commands.check_open(session.hosted)
                    new = handler(session.hosted)
                    after = session.hosted.fork()
                    applied = after.apply(new.entry(after.seq + 1, command, seat, time.time()))
                except (StaleRequest, Refusal):
                    before = await self.store.command(table_id, command)
                    if before:
                        return before
                    raise
                try:
                    return await self.write(session, after, applied)
                except Stale:
                    await self.catch_up(session)
        raise StaleRequest

    async def write(self, session: TableSession, after: HostedTable, applied: Applied) -> Entry:
        """What was tried on a copy goes into the log; only then is it so, and told to everyone."""
        entry = replace(applied.entry, fingerprint=after.table.state.fingerprint())
        written = await self.store.append(after.id, entry, after.listing())
        if written is not entry:
            # Written before, or just now by another process: the log's entry counts, with its time.
            await self.catch_up(session)
            return written
        session.hosted = after
        self.written[entry.kind] += 1
        self.tell(session, applied)
        self.announce(session, applied)
        if entry.seq % SNAPSHOT_EVERY == 0:
            self.begin(self.keep(after))
        self.wake_bots(session)
        return written

    async def keep(self, hosted: HostedTable) -> None:
        """Keep a snapshot: of a copy, as the table itself may go on meanwhile."""
        make = hosted.fork().to_snapshot
        long = len(hosted.table.record.choices) > LONG
        await self.store.snapshot(hosted.id, await self.replays.run_for_all(make) if long else make())

    async def catch_up(self, session: TableSession) -> None:
        """Take in what other processes have written; the session's lock must be held."""
        for entry in await self.store.entries(session.hosted.id, session.hosted.seq):
            self.tell(session, session.hosted.apply(entry))
            if entry.data.get("do") == "revoke" and entry.kind == "host":
                session.cut_off(entry.data.get("seat"))
        self.wake_bots(session)

    def on_append(self, table_id: str | None, seq: int) -> None:
        """Another process has appended to a log."""
        if table_id is None:
            behind = list(self.sessions.values())
        else:
            known = self.sessions.get(table_id)
            behind = [known] if known and known.hosted.seq < seq else []
        for session in behind:
            self.begin(self.refresh(session))

    async def refresh(self, session: TableSession) -> None:
        async with session.lock:
            before = session.hosted.seq
            await self.catch_up(session)
            if session.hosted.seq == before:
                await self.forget_deleted(session)

    async def keep_tidy(self) -> None:
        while True:
            with logged("the purge"):
                await self.keeper.watch(self.forget)
            await asyncio.sleep(LATER)

    async def forget(self, table_id: str) -> None:
        """This process has deleted a table."""
        if session := self.sessions.get(table_id):
            await self.refresh(session)

    async def forget_deleted(self, session: TableSession) -> None:
        try:
            await self.store.load(session.hosted.id)
        except UnknownTable:
            self.sessions.pop(session.hosted.id, None)
            session.hosted.closed = True
            for seat in {socket.seat for socket in session.sockets}:
                session.cut_off(seat)

    # Those who listen

    def tell(self, session: TableSession, applied: Applied) -> None:
        news.tell(session, applied, self.notices.push_key)

    def announce(self, session: TableSession, applied: Applied) -> None:
        """Turns are announced by the process that wrote the entry, not by all."""
        present = {socket.seat for socket in session.sockets}
        for notice in self.notices.due(session.hosted, applied, present):
            self.begin(notice)

    def shown(self, hosted: HostedTable, seat: int | None) -> dict[str, object]:
        return shown.table(hosted, seat, self.notices.push_key)

    async def listen(self, session: TableSession, seat: int | None, since: int | None) -> Socket:
        """From now on, and first what was missed since an entry."""
        socket = Socket(seat)
        async with session.lock:
            missed = [] if since is None else await self.missed(session.hosted, since)
            socket.send(news.welcome(session, seat, since, missed, self.notices.push_key))
            session.sockets.add(socket)
        return socket

    async def missed(self, hosted: HostedTable, since: int) -> list[Applied]:
        """The newest of what came after an entry: remembered, or found by going through the log again."""
        known = list(hosted.latest)
        since = max(since, hosted.seq - news.MISSED)
        if since < hosted.seq - len(known):
            entries = await self.store.entries(hosted.id)
            known = await self.replays.run_for_all(partial(everything_since, hosted, entries))
        return [applied for applied in known if since < applied.entry.seq <= hosted.seq]

    # What goes on by itself

    def wake_bots(self, session: TableSession) -> None:
        """Have bots think whose turn it is."""
        seat = session.hosted.bot_to_move()
        if seat is not None and seat not in session.thinking:
            session.thinking.add(seat)
            self.begin(self.think(session, seat))

    async def think(self, session: TableSession, seat: int) -> None:
        """One bot's choices: found elsewhere, then written like anyone's."""
        try:
            hosted = session.hosted
            bot, on = hosted.table.bots.get(seat), hosted.seq
            if bot is None:
                return
            seed = f"{hosted.table.record.seed} {seat} {on}"
            asker = Asker(hosted.id, asking.get(), bool(hosted.people()))
            plan = await self.bots.decide(bot, seed, hosted.table.state.encode(), seat, asker)
            with contextlib.suppress(StaleRequest):
                await self.command(session, seat, f"bot {on}", commands.bot_move(seat, on, plan))
        finally:
            session.thinking.discard(seat)
        self.wake_bots(session)

    async def hints(self, session: TableSession, seat: int) -> dict[str, object]:
        """Advice for a seat that is asked, from what it may know."""
        hosted = session.hosted
        commands.check_asked(hosted, seat)
        # Not the seed of the game: what is advised must tell nothing of it.
        seed = f"{hosted.id} {seat} {hosted.seq}"
        with self.hinting.one():
            asker = Asker(hosted.id, asking.get())
            return await self.bots.advise(seed, hosted.table.state.encode(), seat, asker)

    async def watch(self, period: float, overdue: Overdue) -> None:
        """Clocks that ran out, and bots that a process left behind."""
        while True:
            await asyncio.sleep(period)
            with logged("the watch"):
                found: list[str] = []
                # All of them: who waits longest may wait for what doesn't come.
                while page := await overdue(time.time(), PAGE, len(found)):
                    found += page
                for first in range(0, len(found), TOGETHER):
                    await asyncio.gather(*map(self.look_at, found[first : first + TOGETHER]))

    async def look_at(self, table_id: str) -> None:
        # A Refusal: a game of other rules than ours, for a process that has them.
        with logged("the watch over a table"), contextlib.suppress(Refusal):
            await self.check_clocks(await self.session(table_id))

    async def check_clocks(self, session: TableSession) -> None:
        hosted = session.hosted
        for seat in hosted.clock.expired(time.time()) if hosted.clock else []:
            with contextlib.suppress(StaleRequest):
                await self.command(session, seat, f"time-out {hosted.seq}", commands.time_out(seat))
        self.wake_bots(session)
