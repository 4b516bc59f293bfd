"""Runs tests in forks of a process that has pytest in memory already: one JSON line in, one out.

Started in the copy of the tree, so that `tests` and `tenshu` are the copy's.
"""

from __future__ import annotations

import json
import os
import resource
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import coverage
import hypothesis
import pytest

import tenshu.core.play
import tenshu.core.registry

WARM = (hypothesis, tenshu.core)
QUIET = ["-q", "-x", "-p", "no:cacheprovider", "-p", "no:doctest"]
MEMORY = 3 << 30
SLOWER = 10
LEAST_SECONDS = 3
IMPORT_SECONDS = 30


class Pick:
    """Only these tests, in this order; one that takes ten times as long as it should ends the process."""

    def __init__(self, seconds: dict[str, float]) -> None:
        self.seconds = seconds

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        order = {test: place for place, test in enumerate(self.seconds)}
        items[:] = sorted(
            (item for item in items if item.nodeid in order), key=lambda item: order[item.nodeid]
        )

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        limit(LEAST_SECONDS + SLOWER * self.seconds[item.nodeid])


class Watch:
    """Notes which test reaches which line of the rules, and how long it takes."""

    def __init__(self, rules: str) -> None:
        self.coverage = coverage.Coverage(data_file=None, include=[f"{rules}/*.py"], config_file=False)
        self.seconds: dict[str, float] = {}
        self.coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        self.coverage.switch_context(item.nodeid)
        start = time.process_time()
        done = yield
        self.seconds[item.nodeid] = time.process_time() - start
        self.coverage.switch_context("")
        return done

    def write(self, path: str) -> None:
        self.coverage.stop()
        data = self.coverage.get_data()
        lines = {Path(file).stem: data.contexts_by_lineno(file) for file in data.measured_files()}
        Path(path).write_text(json.dumps({"seconds": self.seconds, "lines": lines}))


def limit(seconds: float) -> None:
    """End this process after so much work; how busy the machine is does not matter."""
    signal.setitimer(signal.ITIMER_PROF, seconds)


def answer(question: dict[str, Any], told: str, reach: str) -> int:
    """In a fork: run the tests, and be the exit code."""
    os.dup2(os.open(told, os.O_WRONLY | os.O_TRUNC), 1)
    os.dup2(1, 2)
    # What is compiled on the first run serves all others.
    sys.dont_write_bytecode = "watch" not in question
    if "watch" in question:
        watch = Watch(question["rules"])
        code = pytest.main([*QUIET, *question["watch"]], plugins=[watch])
        watch.write(reach)
        return int(code)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    limit(IMPORT_SECONDS)
    files = sorted({test.split("::")[0] for test in question["tests"]})
    return int(pytest.main([*QUIET, *files], plugins=[Pick(question["tests"])]))


def main() -> None:
    with tempfile.NamedTemporaryFile("r") as told, tempfile.NamedTemporaryFile() as reach:
        for line in sys.stdin:
            child = os.fork()
            if child == 0:
                os._exit(answer(json.loads(line), told.name, reach.name))
            _, status = os.waitpid(child, 0)
            told.seek(0)
            code = os.waitstatus_to_exitcode(status)
            print(json.dumps({"code": code, "told": told.read(), "reach": reach.name}), flush=True)


if __name__ == "__main__":
    main()
