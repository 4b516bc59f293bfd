"""A thread with a database connection. What is asked of it meanwhile is done together, in one transaction."""

import asyncio
import contextlib
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any, Protocol, TypeVar

from tenshu.store.protocol import StoreDown, StoreError
from tenshu.store.statements import Connection

T = TypeVar("T")

# Every statement lets go of the interpreter and waits to get it back: by default up to 5 ms beside a busy
# event loop, several times for each entry.
SWITCH = 0.0002


class Session(Connection, Protocol):
    """A connection with transactions."""

    def begin(self) -> None: ...

    def commit(self) -> None: ...

    def rollback(self) -> None: ...

    def transient(self, error: Exception) -> bool:
        """Whether another try may do: the connection was lost, or another process was in the way."""

    def close(self) -> None: ...


class Connect(Protocol):
    """Makes a session; knows which errors are the database's and not ours, also when there is none."""

    def __call__(self) -> Session: ...

    def down(self, error: Exception) -> bool: ...


@dataclass
class Job:
    work: Callable[[Connection], Any]
    loop: asyncio.AbstractEventLoop
    answer: "asyncio.Future[Any]"
    table_id: str = ""
    result: Any = None
    error: Exception | None = None

    def run(self, session: Session) -> None:
        """A StoreError is an answer like any other: it has changed nothing."""
        self.result = self.error = None
        try:
            self.result = self.work(session)
        except StoreError as error:
            self.error = error

    def tell(self) -> None:
        if self.answer.done():
            return
        if self.error:
            self.answer.set_exception(self.error)
        else:
            self.answer.set_result(self.result)


class CommitQueue:
    """Group commit: nobody gets an answer before the transaction that holds it is committed."""

    TOGETHER = 64
    TRIES = 5
    PAUSE = 0.05

    def __init__(self, name: str, connect: Connect) -> None:
        self.connect = connect
        self.session: Session | None = None
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.closed = False
        # For those who watch over the store: how many transactions, their seconds, and jobs that failed.
        self.commits, self.seconds, self.failed = 0, 0.0, 0
        sys.setswitchinterval(min(sys.getswitchinterval(), SWITCH))
        self.thread = threading.Thread(target=self.serve, name=name, daemon=True)
        self.thread.start()

    async def ask(self, work: Callable[[Connection], T], table_id: str = "") -> T:
        """Have it done; of a job that writes to a table, its id."""
        if self.closed:
            raise StoreError("the store is closed")
        loop = asyncio.get_running_loop()
        job = Job(work, loop, loop.create_future(), table_id)
        self.jobs.put(job)
        # Whoever asked may be cancelled; what was asked is done all the same.
        result: T = await asyncio.shield(job.answer)
        return result

    async def close(self) -> None:
        if not self.closed:
            self.closed = True
            self.jobs.put(None)
            await asyncio.to_thread(self.thread.join)

    def serve(self) -> None:
        while batch := self.next_batch():
            self.carry_out(batch)
        if self.session:
            self.session.close()

    def next_batch(self) -> list[Job]:
        """All that waits, at least one job; none when the queue closes."""
        batch: list[Job] = []
        while len(batch) < self.TOGETHER and not (batch and self.jobs.empty()):
            job = self.jobs.get()
            if job is None:
                # Seen again by the next call, after the jobs before it are done.
                if batch:
                    self.jobs.put(None)
                break
            batch.append(job)
        # Every process takes the tables in the same order, so that no two wait for each other.
        return sorted(batch, key=lambda job: job.table_id)

    def carry_out(self, batch: list[Job]) -> None:
        try:
            self.transact(batch)
        except Exception as error:
            if len(batch) > 1 and self.session:
                # One of them fails: each for itself, so that only that one gets the error.
                for job in batch:
                    self.carry_out([job])
                return
            # Without a connection they all wait no longer than one of them.
            self.failed += len(batch)
            for job in batch:
                job.error = StoreDown(str(error).strip()) if self.connect.down(error) else error
        for loop in {job.loop for job in batch}:
            answered = [job for job in batch if job.loop is loop]
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(tell_all, answered)

    def transact(self, batch: list[Job]) -> None:
        """Run and commit; again after what passes, for every job may be repeated."""
        pause = self.PAUSE
        for _ in range(self.TRIES):
            try:
                return self.attempt(batch)
            except Exception as error:
                if not self.recover(error):
                    raise
            time.sleep(pause)
            pause *= 2
        return self.attempt(batch)

    def attempt(self, batch: list[Job]) -> None:
        self.session = self.session or self.connect()
        began = time.perf_counter()
        self.session.begin()
        for job in batch:
            job.run(self.session)
        self.session.commit()
        self.commits += 1
        self.seconds += time.perf_counter() - began

    def recover(self, error: Exception) -> bool:
        """Back to a clean connection; whether another try makes sense."""
        session = self.session
        if session is None:
            return not isinstance(error, StoreError)
        try:
            session.rollback()
        except Exception:
            session.close()
            self.session = None
        return session.transient(error)


def tell_all(jobs: list[Job]) -> None:
    for job in jobs:
        job.tell()
