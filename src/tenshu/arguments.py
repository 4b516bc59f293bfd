"""Arguments that several commands share."""

import argparse
import re
from typing import TypeAlias

from tenshu.core.refusal import Refusal

Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"

NUMBER = re.compile("[0-9]{1,9}")


def add_settings(
    parser: argparse.ArgumentParser, about: str = "a setting of the game; may be repeated"
) -> None:
    parser.add_argument(
        "--setting",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=about,
    )


def settings(args: argparse.Namespace) -> dict[str, str]:
    found: dict[str, str] = {}
    for text in args.setting:
        name, sign, value = text.partition("=")
        if not sign:
            raise Refusal(
                "bad-setting-form", f"a setting is given as NAME=VALUE, not '{text}'", {"asked": text}
            )
        found[name] = value
    return found


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"must be at least 1, not {number}")
    return number
