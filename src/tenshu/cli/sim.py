"""`tenshu sim`: games by the thousand among bots, kept as Parquet."""

import argparse
import os
from time import perf_counter
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TaskID, TextColumn
from rich.progress import TimeRemainingColumn as TimeLeft
from rich.text import Text

from tenshu.arguments import Subparsers, add_settings, positive, settings
from tenshu.bots import registry as bots
from tenshu.core import registry
from tenshu.core.refusal import Refusal
from tenshu.texts import Texts, language

if TYPE_CHECKING:
    from tenshu.sim import Plan

ENGINES = ("local", "ray")


def add(subparsers: Subparsers, words: Texts) -> None:
    parser = subparsers.add_parser(
        "sim", help=words.text("sim-help"), description=words.text("sim-help-more")
    )
    parser.add_argument("game", help=words.text("help-game", games=", ".join(registry.names())))
    parser.add_argument("--games", type=positive, default=1000, help=words.text("sim-help-games"))
    parser.add_argument("--players", type=positive, help=words.text("sim-help-players"))
    parser.add_argument(
        "--bots", default="greedy", help=words.text("sim-help-bots", bots=", ".join(bots.NAMES))
    )
    parser.add_argument("--seed", default="1", help=words.text("sim-help-seed"))
    parser.add_argument("--out", metavar="FILE", help=words.text("sim-help-out"))
    parser.add_argument(
        "--processes", type=positive, default=os.cpu_count() or 1, help=words.text("sim-help-processes")
    )
    parser.add_argument("--engine", default="local", choices=ENGINES, help=words.text("sim-help-engine"))
    parser.add_argument("--address", help=words.text("sim-help-address"))
    parser.add_argument("--lang", help=words.text("help-lang"))
    add_settings(parser, words.text("help-setting"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        from tenshu.sim import plan, simulate
    except ImportError as error:
        raise missing("sim") from error
    words = Texts(language(args.lang))
    agreed = plan(args.game, args.games, args.players, args.bots.split(","), settings(args), args.seed)
    out = args.out or f"{args.game}-{agreed.players}-{args.seed}.parquet"
    console = Console(stderr=True)
    bar = progress_bar(console)
    counted = Counted(bar, bar.add_task(words.text("sim-playing"), total=agreed.games))
    began = perf_counter()
    try:
        found = simulate(agreed, out, args.processes, args.engine, args.address, counted)
    except KeyboardInterrupt:
        counted.stop()
        console.print(words.text("sim-stopped", done=counted.done, games=agreed.games))
        return 130
    finally:
        counted.stop()
    print(words.text("sim-done", games=agreed.games, file=str(found), seconds=round(perf_counter() - began)))
    print(words.text("sim-again", command=again(agreed)))
    return 0


def missing(extra: str) -> Refusal:
    return Refusal(
        "missing-extra", f'this needs more packages: pip install "tenshu[{extra}]"', {"extra": extra}
    )


def again(plan: "Plan") -> str:
    """How to see the first game of the plan with one's own eyes."""
    chosen = " ".join(f"--setting {name}={value}" for name, value in plan.settings.items())
    seats = ",".join(plan.seats_of(0))
    return f"tenshu play {plan.game} --seats {seats} --seed '{plan.seed_of(0)}' {chosen}".rstrip()


class Counted:
    """Tells the bar how many games are done; it appears with the first word."""

    def __init__(self, bar: Progress, task: TaskID) -> None:
        self.bar = bar
        self.task = task
        self.done = 0
        self.shown = False

    def __call__(self, done: int) -> None:
        if not self.shown:
            self.bar.start()
            self.shown = True
        self.done = done
        self.bar.update(self.task, completed=done)

    def stop(self) -> None:
        if self.shown:
            self.bar.stop()
        self.shown = False


class Rate(ProgressColumn):
    """Games a second."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text(f"{speed:,.1f}/s" if speed else "")


def progress_bar(console: Console) -> Progress:
    description = TextColumn("{task.description}")
    columns = (description, BarColumn(), MofNCompleteColumn(), Rate(), TimeLeft())
    return Progress(*columns, console=console)
