"""Who plays the shares of a plan: this process, several processes here, or a Ray cluster."""

import multiprocessing
import signal
from abc import abstractmethod
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from types import TracebackType
from typing import Any, Protocol

from tenshu.core.refusal import Refusal
from tenshu.sim.plan import Plan
from tenshu.sim.rows import play_share

Share = tuple[int, int]
AHEAD = 2
ENGINES = ("local", "ray")


class Engine(Protocol):
    """Takes shares on and hands them back finished, in any order. `room` is how many it takes at once."""

    room: int

    @abstractmethod
    def take(self, share: Share) -> None: ...

    @abstractmethod
    def finished(self) -> list[tuple[Share, bytes]]:
        """At least one share, waiting for it if need be."""

    def __enter__(self) -> "Engine": ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...


def check_engine(name: str) -> None:
    if name not in ENGINES:
        known = ", ".join(ENGINES)
        raise Refusal(
            "unknown-engine",
            f"there is no engine '{name}'; there are: {known}",
            {"asked": name, "known": known},
        )


def engine(name: str, plan: Plan, processes: int, address: str | None) -> Engine:
    if name == "ray":
        return OnRay(plan, processes, address)
    return Here(plan) if processes == 1 else Processes(plan, processes)


class Here:
    """One share after the other, in this process."""

    room = 1

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.taken: list[Share] = []

    def take(self, share: Share) -> None:
        self.taken.append(share)

    def finished(self) -> list[tuple[Share, bytes]]:
        share = self.taken.pop(0)
        return [(share, play_share(self.plan, *share))]

    def __enter__(self) -> "Here":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.taken.clear()


class Processes:
    """Several processes of this machine."""

    def __init__(self, plan: Plan, processes: int) -> None:
        self.plan = plan
        self.room = AHEAD * processes
        # Spawned, not forked: nothing of this process's threads and locks goes along.
        context = multiprocessing.get_context("spawn")
        self.pool = ProcessPoolExecutor(processes, context, initializer=leave_interrupts_to_the_parent)
        self.under_way: dict[Future[bytes], Share] = {}

    def take(self, share: Share) -> None:
        self.under_way[self.pool.submit(play_share, self.plan, *share)] = share

    def finished(self) -> list[tuple[Share, bytes]]:
        done, _ = wait(self.under_way, return_when=FIRST_COMPLETED)
        return [(self.under_way.pop(future), future.result()) for future in done]

    def __enter__(self) -> "Processes":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for process in list((self.pool._processes or {}).values()) if error is not None else []:
            process.terminate()
        self.pool.shutdown(wait=True, cancel_futures=True)


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class OnRay:
    """A Ray cluster by its address, or one that is started here for the time being."""

    def __init__(self, plan: Plan, processes: int, address: str | None) -> None:
        try:
            import ray as installed
        except ImportError as error:
            raise Refusal(
                "missing-extra", 'this needs more packages: pip install "tenshu[ray]"', {"extra": "ray"}
            ) from error
        ray: Any = installed
        self.ray = ray
        self.was_there = ray.is_initialized()
        if not self.was_there:
            try:
                ray.init(**where(processes, address), log_to_driver=False, logging_level="ERROR")
            except (ConnectionError, ValueError, RuntimeError) as error:
                raise Refusal(
                    "no-cluster", f"no Ray cluster answers: {error}", {"cause": str(error)}
                ) from error
        self.plan = ray.put(plan)
        self.room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.play = ray.remote(play_share)
        self.under_way: dict[Any, Share] = {}

    def take(self, share: Share) -> None:
        self.under_way[self.play.remote(self.plan, *share)] = share

    def finished(self) -> list[tuple[Share, bytes]]:
        done, _ = self.ray.wait(list(self.under_way), num_returns=1)
        return [(self.under_way.pop(task), self.ray.get(task)) for task in done]

    def __enter__(self) -> "OnRay":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for task in self.under_way:
            self.ray.cancel(task, force=True)
        if not self.was_there:
            self.ray.shutdown()


def where(processes: int, address: str | None) -> dict[str, object]:
    """A cluster that is there, or one of so many processes on this machine."""
    if address is not None:
        return {"address": address}
    return {"num_cpus": processes, "include_dashboard": False}
