"""The hall: all tables of this process. Commands go through here, one at a time for each table."""

import asyncio
import contextlib
import json
import logging
import time
from collections import OrderedDict
from collections.abc import Coroutine, Iterator
from dataclasses import replace
from typing import Any, Protocol

from tenshu.core.refusal import Refusal
from tenshu.server import commands, shown, tale
from tenshu.server.commands import Intent, StaleRequest
from tenshu.server.links import digest
from tenshu.server.match import Match, News
from tenshu.server.notices import Notices
from tenshu.server.tale import ChronicleShown
from tenshu.store import Entry, Snapshot, Stale, Store, StoredTable

SNAPSHOT_EVERY = 50
OPEN_TABLES = 3000
QUEUE = 256
TRIES = 8

log = logging.getLogger("tenshu.server")


@contextlib.contextmanager
def logged(what: str) -> Iterator[None]:
    """What goes wrong is written down, and the rest goes on."""
    try:
        yield
    except Exception as error:
        log.error("%s failed: %s", what, type(error).__name__, exc_info=error)


class Thinker(Protocol):
    """Bots that think somewhere else: `tenshu.server.workers`."""

    async def decide(self, bot: str, seed: str, encoded: bytes, seat: int) -> list[str]:
        """The seat's choices, until it is no longer asked or something was revealed."""

    async def advise(self, seed: str, encoded: bytes, seat: int) -> list[dict[str, object]]:
        """The seat's best few choices, with their share of the thinking and the points to expect."""


class Socket:
    """One who listens to a table; gone when too slow, to come back and resume."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.waiting: asyncio.Queue[str | None] = asyncio.Queue(QUEUE)

    def send(self, message: str) -> None:
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        while self.waiting.full():
            self.waiting.get_nowait()
        self.waiting.put_nowait(None)


class Room:
    """A match with the lock that its changes go through, and those who listen."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.lock = asyncio.Lock()
        self.sockets: set[Socket] = set()
        self.thinking: set[int] = set()
        # The story after the game, and the entry that ended it.
        self.chronicle: tuple[int, ChronicleShown] | None = None

    def present(self) -> list[int]:
        """The seats that listen here."""
        return sorted({socket.seat for socket in self.sockets if socket.seat is not None})


class Hall:
    def __init__(self, store: Store, thinker: Thinker, notices: Notices | None = None) -> None:
        self.store = store
        self.thinker = thinker
        self.notices = notices or Notices()
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.tasks: set[asyncio.Task[object]] = set()
        self.watchman: asyncio.Task[None] | None = None

    def open(self, period: float = 1.0) -> None:
        self.store.watch(self.told)
        self.watchman = asyncio.create_task(self.watch(period))

    async def close(self) -> None:
        if self.watchman:
            self.watchman.cancel()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for room in self.rooms.values():
            for socket in room.sockets:
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

    # Rooms

    async def create(self, game: str, head: dict[str, object]) -> Room:
        """A new table; raises IdTaken."""
        at = time.time()
        match = Match(game, head, at)
        await self.store.create(StoredTable(game, at, head, match.listing()))
        if head.get("record"):
            self.begin(self.store.snapshot(game, Snapshot(0, match.freeze())))
        room = self.rooms.setdefault(game, Room(match))
        self.look_after(room)
        return room

    async def room(self, game: str) -> Room:
        """The table of this id; raises UnknownTable."""
        if game in self.rooms:
            self.rooms.move_to_end(game)
            return self.rooms[game]
        if game not in self.loading:
            self.loading[game] = asyncio.create_task(self.load(game))
        try:
            return await asyncio.shield(self.loading[game])
        finally:
            self.loading.pop(game, None)

    async def load(self, game: str) -> Room:
        loaded = await self.store.load(game)
        kept = loaded.snapshot.data if loaded.snapshot else None
        match = Match(game, loaded.table.agreement, loaded.table.created, kept)
        for entry in loaded.entries:
            match.apply(entry)
        room = self.rooms.setdefault(game, Room(match))
        self.forget_oldest()
        self.look_after(room)
        return room

    def forget_oldest(self) -> None:
        for game, room in list(self.rooms.items()):
            if len(self.rooms) <= OPEN_TABLES:
                return
            if not room.sockets and not room.thinking and not room.lock.locked():
                del self.rooms[game]

    async def past(self, game: str, sequence: int) -> Match:
        """The match as it stood after an entry."""
        loaded = await self.store.load(game)
        if not 0 <= sequence <= loaded.table.seq:
            raise Refusal("no-such-point", f"the log runs to {loaded.table.seq}", {"last": loaded.table.seq})
        match = Match(game, loaded.table.agreement, loaded.table.created)
        for entry in await self.store.entries(game):
            if entry.seq <= sequence:
                match.apply(entry)
        return match

    async def chronicle(self, room: Room) -> ChronicleShown:
        """The story of a game that is over, written when it is first asked for."""
        match = room.match
        if not match.over():
            raise Refusal("not-over", "the story tells what is hidden; it can be had when the game is over")
        if room.chronicle is None or room.chronicle[0] != match.moved:
            room.chronicle = match.moved, await asyncio.to_thread(tale.chronicle, match)
        return room.chronicle[1]

    # Commands

    async def command(self, room: Room, seat: int | None, wish: str, intent: Intent) -> Entry:
        """Have it done once: the entry that bears this id, written now or before."""
        game, command = room.match.id, digest(f"{seat} {wish}")
        async with room.lock:
            for _ in range(TRIES):
                try:
                    deed = intent(room.match)
                except (StaleRequest, Refusal):
                    before = await self.store.command(game, command)
                    if before:
                        return before
                    raise
                entry = commands.entry(deed, room.match.seq + 1, command, seat, time.time())
                try:
                    return await self.write(room, entry)
                except Stale:
                    await self.catch_up(room)
        raise StaleRequest

    async def write(self, room: Room, entry: Entry) -> Entry:
        """Tried on a copy, then into the log; only then is it so, and told to everyone."""
        after = room.match.fork()
        news = after.apply(entry)
        entry = replace(entry, fingerprint=after.table.state.fingerprint())
        written = await self.store.append(after.id, entry, after.listing())
        if written is not entry:
            # Written before, or just now by another process: the log's entry counts, with its time.
            await self.catch_up(room)
            return written
        room.match = after
        self.tell(room, news)
        self.announce(room, news)
        if entry.seq % SNAPSHOT_EVERY == 0:
            self.begin(self.store.snapshot(after.id, Snapshot(entry.seq, after.freeze())))
        self.look_after(room)
        return written

    async def catch_up(self, room: Room) -> None:
        """Take in what other processes have written; the room's lock must be held."""
        for entry in await self.store.entries(room.match.id, room.match.seq):
            self.tell(room, room.match.apply(entry))
        self.look_after(room)

    def told(self, game: str | None, seq: int) -> None:
        """Another process has appended to a log."""
        rooms = (
            list(self.rooms.values()) if game is None else [self.rooms[game]] if game in self.rooms else []
        )
        for room in rooms:
            if game is None or room.match.seq < seq:
                self.begin(self.refresh(room))

    async def refresh(self, room: Room) -> None:
        async with room.lock:
            await self.catch_up(room)

    # Those who listen

    def tell(self, room: Room, news: News) -> None:
        """One message for each seat, however many windows it has open."""
        messages: dict[int | None, str] = {}
        for socket in list(room.sockets):
            if socket.seat not in messages:
                message = news.told_to(socket.seat)
                message["table"] = self.shown(room.match, socket.seat)
                messages[socket.seat] = json.dumps(message, separators=(",", ":"))
            socket.send(messages[socket.seat])

    def announce(self, room: Room, news: News) -> None:
        """Turns are announced by the process that wrote the entry, not by all."""
        present = {socket.seat for socket in room.sockets}
        for notice in self.notices.due(room.match, news, present):
            self.begin(notice)

    def shown(self, match: Match, seat: int | None) -> dict[str, object]:
        return shown.table(match, seat, self.notices.push_key)

    async def listen(self, room: Room, seat: int | None, since: int | None) -> Socket:
        """From now on, and first what was missed since an entry."""
        socket = Socket(seat)
        async with room.lock:
            match = room.match
            missed = [] if since is None else await self.missed(match, since)
            whole = {
                "kind": "table",
                "sequence": match.seq,
                "missed": [news.told_to(seat) for news in missed],
                "table": self.shown(match, seat),
            }
            room.sockets.add(socket)
            socket.send(json.dumps({**whole, "present": room.present()}, separators=(",", ":")))
        return socket

    async def missed(self, match: Match, since: int) -> list[News]:
        """What came after an entry: remembered, or found by going through the log again."""
        known = list(match.news)
        if since < match.seq - len(known):
            again = Match(match.id, match.head, (await self.store.load(match.id)).table.created)
            known = [again.apply(entry) for entry in await self.store.entries(match.id)]
        return [news for news in known if since < news.entry.seq <= match.seq]

    # What goes on by itself

    def look_after(self, room: Room) -> None:
        """Have bots think whose turn it is."""
        seat = room.match.bot_to_move()
        if seat is not None and seat not in room.thinking:
            room.thinking.add(seat)
            self.begin(self.think(room, seat))

    async def think(self, room: Room, seat: int) -> None:
        """One bot's choices: found elsewhere, then written like anyone's."""
        try:
            match = room.match
            bot, on = match.table.bots.get(seat), match.seq
            if bot is None:
                return
            seed = f"{match.table.record.seed} {seat} {on}"
            plan = await self.thinker.decide(bot, seed, match.table.state.encode(), seat)
            with contextlib.suppress(StaleRequest):
                await self.command(room, seat, f"bot {on}", commands.bot_move(seat, on, plan))
        finally:
            room.thinking.discard(seat)
        self.look_after(room)

    async def hints(self, room: Room, seat: int) -> list[dict[str, object]]:
        """Advice for a seat that is asked, from what it may know."""
        match = room.match
        commands.check_asked(match, seat)
        # Not the seed of the game: what is advised must tell nothing of it.
        seed = f"{match.id} {seat} {match.seq}"
        return await self.thinker.advise(seed, match.table.state.encode(), seat)

    async def watch(self, period: float) -> None:
        """Clocks that ran out, and bots that a process left behind."""
        while True:
            await asyncio.sleep(period)
            with logged("the watch"):
                for game in await self.store.due(time.time()):
                    # A Refusal: a game of other rules than ours, for a process that has them.
                    with logged("the watch over a table"), contextlib.suppress(Refusal):
                        await self.attend(await self.room(game))

    async def attend(self, room: Room) -> None:
        match = room.match
        for seat in match.clock.fallen(time.time()) if match.clock else []:
            with contextlib.suppress(StaleRequest):
                await self.command(room, seat, f"time-out {match.seq}", commands.time_out(seat))
        self.look_after(room)
