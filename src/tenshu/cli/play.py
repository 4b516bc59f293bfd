"""`tenshu play`: a game at one keyboard, among people and bots."""

import argparse

from tenshu.arguments import Subparsers, add_settings, settings
from tenshu.bots import registry as bots
from tenshu.cli import records
from tenshu.cli.hotseat import HUMAN, Hotseat
from tenshu.core import registry
from tenshu.core.refusal import Refusal
from tenshu.table import Table
from tenshu.texts import Texts, language

NAMES = ("Aki", "Botan", "Chiyo", "Daigo", "Emi", "Fumio")


def add(subparsers: Subparsers, words: Texts) -> None:
    parser = subparsers.add_parser("play", help=words.text("help-play"), description=words.text("help-play"))
    parser.add_argument("game", nargs="?", help=words.text("help-game", games=", ".join(registry.names())))
    parser.add_argument("--seats", help=words.text("help-seats", bots=", ".join(bots.NAMES)))
    parser.add_argument("--names", help=words.text("help-names"))
    parser.add_argument("--seed", help=words.text("help-seed"))
    parser.add_argument(
        "--processes", type=int, choices=(1, 2), default=1, help=words.text("help-play-processes")
    )
    parser.add_argument("--resume", metavar="FILE", help=words.text("help-resume"))
    parser.add_argument("--lang", help=words.text("help-lang"))
    add_settings(parser, words.text("help-setting"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    table = resumed(args) if args.resume else new_game(args)
    roles = parse_seats(default_seats(table.record.players) if args.seats is None else args.seats)
    if len(roles) != table.record.players:
        raise Refusal(
            "seats-differ",
            f"the record has {table.record.players} players, --seats names {len(roles)}",
            {"players": table.record.players, "seats": len(roles)},
        )
    texts = Texts(language(args.lang), table.record.names)
    return Hotseat(table, roles, texts, args.processes).play()


def new_game(args: argparse.Namespace) -> Table:
    if args.game is None:
        known = ", ".join(registry.names())
        raise Refusal("no-game", f"which game? installed: {known}", {"known": known})
    roles = parse_seats(default_seats(2) if args.seats is None else args.seats)
    names = [name.strip() for name in args.names.split(",")] if args.names else []
    if len(names) > len(roles) or not all(names):
        raise Refusal(
            "bad-names",
            f"--names needs up to {len(roles)} names, separated by commas",
            {"seats": len(roles)},
        )
    called = names + list(NAMES[len(names) : len(roles)])
    return Table.start(registry.game(args.game), len(roles), args.seed, settings(args), called)


def resumed(args: argparse.Namespace) -> Table:
    """A saved game goes on as it was agreed."""
    for flag, given in (("--names", args.names), ("--seed", args.seed), ("--setting", args.setting)):
        if given:
            raise Refusal("fixed-by-record", f"{flag} is fixed by the record", {"flag": flag})
    record = records.read(args.resume)
    if args.game not in (None, record.game):
        raise Refusal(
            "other-game",
            f"the record is of {record.game}, not {args.game}",
            {"found": record.game, "asked": args.game},
        )
    return Table.load(record)


def default_seats(players: int) -> str:
    return ",".join([HUMAN, *["medium"] * (players - 1)])


def parse_seats(text: str) -> list[str]:
    roles = [role.strip() for role in text.split(",")]
    known = (HUMAN, *bots.NAMES)
    for role in roles:
        if role not in known:
            raise Refusal(
                "unknown-seat",
                f"a seat can be {', '.join(known)}, not '{role}'",
                {"asked": role, "known": ", ".join(known)},
            )
    return roles
