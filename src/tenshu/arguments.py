"""Arguments that several commands share."""

import argparse
import re
from typing import TypeAlias

from tenshu.core.refusal import Refusal

Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"

NUMBER = re.compile("[0-9]{1,9}")


def add_options(
    parser: argparse.ArgumentParser, about: str = "an option of the game; may be repeated"
) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=about,
    )


def options(args: argparse.Namespace) -> dict[str, str]:
    found: dict[str, str] = {}
    for text in args.option:
        name, sign, value = text.partition("=")
        if not sign:
            raise Refusal(
                "bad-option-form", f"an option is given as NAME=VALUE, not '{text}'", {"asked": text}
            )
        found[name] = value
    return found


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"must be at least 1, not {number}")
    return number
