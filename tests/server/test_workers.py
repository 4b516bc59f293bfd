"""Bots in processes of their own, and what happens when these fail."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tenshu.core import registry
from tenshu.server.workers import BotFailed, Workers
from tenshu.table import Table

pytestmark = pytest.mark.anyio

# A worker that fails at its first question, in a way of its own, and is a good one when started again.
TROUBLED = """
import sys, os, time, pathlib
from tenshu.server import workers
mark = pathlib.Path(sys.argv[1])
if not mark.exists():
    mark.touch()
    sys.stdin.readline()
    {trouble}
workers.serve()
"""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    found = Workers(2)
    await found.start()
    yield found
    await found.stop()


def table() -> Table:
    return Table.start(registry.game("kunitori"), 3, seed="workers")


async def play(workers: Workers, table: Table, runs: int) -> None:
    for number in range(runs):
        if not table.state.deciders():
            return
        seat = table.state.deciders()[0]
        choices = await workers.decide("greedy", f"bot {number}", table.state.encode(), seat)
        assert choices
        for notation in choices:
            table.say(seat, notation)


async def test_a_game_of_bots(workers: Workers) -> None:
    await play(workers, table(), runs=40)
    assert len(workers.all) <= 2


async def test_equal_questions_get_equal_answers(workers: Workers) -> None:
    state = table().state
    asked = [workers.decide("greedy", "seed", state.encode(), state.deciders()[0]) for _ in range(6)]
    answers = await asyncio.gather(*asked)
    assert all(answer == answers[0] for answer in answers)


async def test_the_loop_goes_on_while_bots_think(workers: Workers) -> None:
    state = table().state
    thinking = asyncio.create_task(workers.decide("greedy", "seed", state.encode(), state.deciders()[0]))
    longest, last = 0.0, time.perf_counter()
    while not thinking.done():
        await asyncio.sleep(0.001)
        longest, last = max(longest, time.perf_counter() - last), time.perf_counter()
    assert await thinking
    assert longest < 0.5


async def test_a_killed_worker_is_replaced_and_asked_again(workers: Workers) -> None:
    running = table()
    await play(workers, running, runs=2)
    for worker in list(workers.all):
        os.kill(worker.process.pid, signal.SIGKILL)
    await play(workers, running, runs=3)


@pytest.mark.parametrize(
    "trouble", ["time.sleep(60)", "os.abort()", "sys.exit(0)", "print('no JSON', flush=True)"]
)
async def test_trouble_with_one_question(tmp_path: Path, trouble: str) -> None:
    code = TROUBLED.format(trouble=trouble)
    workers = Workers(1, patience=5.0, command=(sys.executable, "-c", code, str(tmp_path / "mark")))
    await workers.start()
    running = table()
    await play(workers, running, runs=3)
    assert running.record.choices
    await workers.stop()


async def test_chance_plays_on_where_a_bot_cannot(workers: Workers) -> None:
    state = table().state
    assert await workers.decide("no such bot", "seed", state.encode(), state.deciders()[0])


async def test_a_hopeless_question_is_given_up(workers: Workers) -> None:
    with pytest.raises(BotFailed):
        await workers.decide("greedy", "seed", b"no state", 0)


async def test_a_cancelled_question_leaves_no_answer_behind(workers: Workers) -> None:
    running = table()
    for _ in range(4):
        seat = running.state.deciders()[0]
        asking = asyncio.create_task(workers.decide("greedy", "seed", running.state.encode(), seat))
        await asyncio.sleep(0.01)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
    await play(workers, running, runs=3)
