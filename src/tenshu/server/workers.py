"""Bots think in processes of their own: a slow or crashing one costs the server nothing but another try."""

import asyncio
import base64
import contextlib
import json
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from dataclasses import dataclass
from typing import Any

from tenshu.bots.advice import Advice
from tenshu.bots.registry import SEARCHING, advice, bot
from tenshu.core import registry
from tenshu.core.state import State
from tenshu.server.bot_queue import NOBODY, Asked, Asker, BotQueue

LOG = logging.getLogger(__name__)

# What is tried in turn before a move is given up: chance plays on where a bot can't.
TRIES = 3
LAST_RESORT = "random"
LONGEST_RUN = 200


class BotFailed(Exception):  # noqa: N818 - said of one move, not of the program
    """No bot found a move."""


class Worker:
    """One process: a line of JSON asks, a line of JSON answers."""

    def __init__(self, process: Process) -> None:
        self.process = process

    @classmethod
    async def start(cls, command: tuple[str, ...]) -> "Worker":
        return cls(await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE))

    async def ask(self, question: dict[str, object]) -> dict[str, Any]:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps(question).encode() + b"\n")
        await self.process.stdin.drain()
        line = await self.process.stdout.readline()
        if not line:
            raise BotFailed("its process ended")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise BotFailed(answer["error"])
        return answer

    async def stop(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        if self.process.stdin:
            self.process.stdin.close()
        await self.process.communicate()


@dataclass
class Question:
    """What a worker is asked, and where the answer goes, if anyone still waits for it."""

    text: dict[str, object]
    answer: "asyncio.Future[dict[str, Any]]"

    def tell(self, answer: dict[str, Any]) -> None:
        if not self.answer.done():
            self.answer.set_result(answer)

    def fail(self, error: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)


class Workers:
    """A fixed number of workers, and one more for quick questions only; who is late or broken is replaced."""

    COMMAND = (sys.executable, "-m", "tenshu.server.workers")

    def __init__(self, count: int = 1, patience: float = 20.0, command: tuple[str, ...] = COMMAND) -> None:
        self.count = count
        self.patience = patience
        self.command = command
        self.all: set[Worker] = set()
        # With several workers one is left to the others, whatever a single address asks.
        self.queue: BotQueue[Question] = BotQueue(max(1, count - 1))
        self.news = asyncio.Event()
        self.idle = 0
        self.places: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Places are filled when they are first needed, and again when a worker had to go."""
        for general in (*(True,) * self.count, False):
            self.places.append(asyncio.create_task(self.serve(general)))

    async def stop(self) -> None:
        for place in self.places:
            place.cancel()
        await asyncio.gather(*self.places, return_exceptions=True)
        await asyncio.gather(*(worker.stop() for worker in self.all))
        self.all.clear()

    def waiting(self) -> int:
        return len(self.queue)

    async def decide(
        self, name: str, seed: str, encoded: bytes, seat: int, asker: Asker = NOBODY
    ) -> list[str]:
        """The notations of the seat's choices until it no longer decides or something comes to light."""
        state = base64.b64encode(encoded).decode()
        for attempt, asked in enumerate((name,) * TRIES + (LAST_RESORT,), 1):
            question = {"bot": asked, "seed": seed, "state": state, "seat": seat}
            try:
                answer = await self.ask(question, asker, dear=asked in SEARCHING)
                choices: list[str] = answer["choices"]
                return choices
            except (BotFailed, OSError, ValueError, TimeoutError) as error:
                LOG.warning("bot %s, try %d: %s", asked, attempt, str(error) or "too slow")
        raise BotFailed(f"neither {name} nor {LAST_RESORT} found a choice for seat {seat + 1}")

    async def advise(self, seed: str, encoded: bytes, seat: int, asker: Asker = NOBODY) -> dict[str, object]:
        """The best few choices of the seat, and the best plan where choices belong together."""
        state = base64.b64encode(encoded).decode()
        return await self.ask({"hints": True, "seed": seed, "state": state, "seat": seat}, asker, dear=True)

    async def ask(self, question: dict[str, object], asker: Asker, *, dear: bool) -> dict[str, Any]:
        """Wait for one's turn. Who gives up before it is forgotten; what was begun is thought to its end."""
        asked = Asked(Question(question, asyncio.get_running_loop().create_future()), asker, dear)
        self.queue.put(asked)
        self.news.set()
        try:
            return await asked.what.answer
        finally:
            self.queue.drop(asked)

    async def serve(self, general: bool) -> None:
        """One place: a worker and its questions, one after the other."""
        worker: Worker | None = None
        while True:
            asked = await self.next(general)
            try:
                worker = await self.think(asked.what, worker)
            finally:
                self.queue.done(asked)
                self.news.set()

    async def next(self, general: bool) -> Asked[Question]:
        """The extra place is for quick questions that would have to wait for dear ones."""
        while True:
            asked = self.queue.take(dear=general) if general or not self.idle else None
            if asked:
                # The extra place may be needed now that this one is taken.
                self.news.set()
                return asked
            self.idle += general
            self.news.clear()
            try:
                await self.news.wait()
            finally:
                self.idle -= general

    async def think(self, question: Question, worker: Worker | None) -> Worker | None:
        """Have it answered; the worker that can be asked again."""
        try:
            if worker is None:
                worker = await Worker.start(self.command)
                self.all.add(worker)
            question.tell(await asyncio.wait_for(worker.ask(question.text), self.patience))
            return worker
        except Exception as error:
            question.fail(error)
            # Its late answer must not meet the next question.
            if worker:
                self.all.discard(worker)
                await worker.stop()
            return None


def position(question: dict[str, object]) -> State:
    """A state of our own."""
    encoded = base64.b64decode(str(question["state"]))
    return registry.game(json.loads(encoded.partition(b"\n")[0])["game"]).decode(encoded)


def think(question: dict[str, object]) -> list[str]:
    """Play the seat's run of choices."""
    state, seat = position(question), int(str(question["seat"]))
    player = bot(str(question["bot"]), state.setup.game, str(question["seed"]))
    known = state.disclosures
    choices: list[str] = []
    while seat in state.deciders() and state.disclosures == known and len(choices) < LONGEST_RUN:
        option = player.decide(state, seat)
        choices.append(state.describe(option).notation)
        state.apply(seat, option)
    return choices


def advise(question: dict[str, object]) -> dict[str, object]:
    state, seat = position(question), int(str(question["seat"]))
    found = advice(state, seat, str(question["seed"]))
    hints = [
        {
            "choice": state.describe(hint.option).to_json(),
            "share": round(hint.share, 3),
            "expected": round(hint.expected, 1),
            "lead": round(hint.lead, 1),
        }
        for hint in found.hints
    ]
    return {"hints": hints, "plan": plan_of(found) if found.parts else None}


def plan_of(found: Advice) -> dict[str, object]:
    actions = [
        {
            "field": part.field,
            "card": part.card,
            "choices": part.choices,
            "worth": round(part.worth, 1),
            "error": round(part.error, 1),
            "reason": part.reason,
            "warnings": part.warnings,
        }
        for part in found.parts
    ]
    return {"expected": round(found.expected, 1), "lead": round(found.lead, 1), "actions": actions}


def answer_to(question: dict[str, object]) -> dict[str, object]:
    return advise(question) if "hints" in question else {"choices": think(question)}


def serve() -> None:
    """Answer questions until nobody asks any more, out of the way of the server."""
    os.nice(15)
    answers, sys.stdout = sys.stdout, sys.stderr
    for line in sys.stdin:
        answer: dict[str, object]
        try:
            answer = answer_to(json.loads(line))
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        serve()
