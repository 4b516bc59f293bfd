"""`tenshu report`: what simulated games have to say, as a page of plots."""

import argparse
from pathlib import Path

from tenshu.arguments import Subparsers
from tenshu.cli.sim import missing
from tenshu.core.refusal import Refusal
from tenshu.texts import Texts, language


def add(subparsers: Subparsers, words: Texts) -> None:
    parser = subparsers.add_parser(
        "report", help=words.text("report-help"), description=words.text("report-help")
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help=words.text("report-help-files"))
    parser.add_argument("--out", default="report.html", metavar="FILE", help=words.text("report-help-out"))
    parser.add_argument("--lang", help=words.text("help-lang"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        from tenshu.report.page import page
        from tenshu.report.tally import tally
    except ImportError as error:
        raise missing("sim") from error
    words = Texts(language(args.lang))
    html = page(tally([Path(name) for name in args.files]), words)
    try:
        Path(args.out).write_text(html, encoding="utf-8")
    except OSError as error:
        raise Refusal(
            "unwritable-file",
            f"can't write {args.out}: {error.strerror}",
            {"path": args.out, "cause": error.strerror},
        ) from error
    print(words.text("report-done", file=args.out))
    return 0
