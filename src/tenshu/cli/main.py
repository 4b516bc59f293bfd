"""The entry point of the command line."""

import argparse
import os
import sys
from importlib.metadata import version
from io import TextIOWrapper
from typing import NoReturn

from tenshu.cli import admin, arena, bench, check, play, replay, report, serve, sim
from tenshu.core import registry
from tenshu.core.refusal import Refusal
from tenshu.texts import Texts, language


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One line, without the usage."""
        raise Refusal("bad-arguments", message)


def main(argv: list[str] | None = None) -> int:
    words = Texts("en")
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        words = Texts(spoken(argv))
        args = parser(words).parse_args(argv)
        code = int(args.run(args))
        sys.stdout.flush()
        return code
    except Refusal as refusal:
        print(f"tenshu: {words.refusal(None, refusal)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever reads our output has had enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def spoken(argv: list[str] | None) -> str:
    """The language, before all else is read: help and errors are in it too."""
    early = Parser(add_help=False)
    early.add_argument("--lang")
    return language(early.parse_known_args(argv)[0].lang)


def parser(words: Texts) -> argparse.ArgumentParser:
    found: argparse.ArgumentParser = Parser("tenshu", description=words.text("help-tenshu"))
    found.add_argument("--version", action="version", version=f"tenshu {version('tenshu')}")
    subparsers = found.add_subparsers(required=True, metavar="COMMAND")
    play.add(subparsers, words)
    replay.add(subparsers, words)
    serve.add(subparsers, words)
    admin.add(subparsers, words)
    arena.add(subparsers, words)
    sim.add(subparsers, words)
    report.add(subparsers, words)
    for command in (bench, check):
        command.add(subparsers)
    for game in registry.names():
        add = registry.kit(game).part("commands")
        if add is not None:
            assert callable(add)
            add(subparsers)
    return found
