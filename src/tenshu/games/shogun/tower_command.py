"""`tenshu tower`: how Shogun's cube tower behaves, in numbers."""

import argparse
import json

from tenshu.arguments import Subparsers, positive

# Our tower, and the one simulated as rigid bodies: in columns side by side.
SIDES = ("tower", "simulated")


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser("tower", help="show how Shogun's cube tower behaves")
    parser.add_argument("--throws", type=positive, default=2000)
    parser.add_argument("--seed", default="tower")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    # Not above: every other command would wait for it.
    from tenshu.games.shogun.tower_statistics import report

    figures = report(args.throws, args.seed)
    head = f"{'':36}" + "".join(f" {side:>12}" for side in SIDES)
    print(json.dumps(figures) if args.json else "\n".join([head, *lines(figures)]))
    return 0


def lines(figures: dict[str, object], indent: str = "") -> list[str]:
    found = []
    for name, value in figures.items():
        if isinstance(value, dict) and tuple(value) != SIDES:
            found += [f"{indent}{name}", *lines(value, indent + "  ")]
        else:
            sides = list(value.values()) if isinstance(value, dict) else [value]
            columns = "".join(f" {shown(one):>12}" for one in sides)
            found.append(f"{indent}{name:{36 - len(indent)}}{columns}")
    return found


def shown(value: object) -> str:
    return f"{value:.3g}" if isinstance(value, float) else str(value)
