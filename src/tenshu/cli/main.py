"""The entry point of the command line."""

import argparse
import sys
from importlib.metadata import version

from tenshu.cli import bench, check
from tenshu.core.refusal import Refusal

COMMANDS = (bench, check)


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        "tenshu", description="Shogun, The White Castle and Kunitori! at one table."
    )
    parser.add_argument("--version", action="version", version=f"tenshu {version('tenshu')}")
    subparsers = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in COMMANDS:
        command.add(subparsers)
    args = parser.parse_args(argv)
    try:
        return int(args.run(args))
    except Refusal as refusal:
        print(f"tenshu: {refusal.reason}", file=sys.stderr)
        return 2
