"""`tenshu replay`: step through a recorded game, as a spectator or as one of its seats saw it."""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from tenshu.arguments import NUMBER, Subparsers, positive
from tenshu.cli import records
from tenshu.cli.rules import rules
from tenshu.cli.telling import Breakdown, paragraphs, sheets, standing
from tenshu.core import record as core
from tenshu.core.events import Event
from tenshu.core.record import Record
from tenshu.core.refusal import Refusal
from tenshu.core.state import State
from tenshu.screen import screen
from tenshu.texts import Texts, language, prefix


def add(subparsers: Subparsers, words: Texts) -> None:
    parser = subparsers.add_parser(
        "replay", help=words.text("help-replay"), description=words.text("help-replay")
    )
    parser.add_argument("file", metavar="FILE", help=words.text("help-file"))
    parser.add_argument("--all", action="store_true", help=words.text("help-all"))
    parser.add_argument("--seat", type=positive, metavar="N", help=words.text("help-seat"))
    parser.add_argument("--lang", help=words.text("help-lang"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    record = records.read(args.file)
    if args.seat is not None and args.seat > record.players:
        raise Refusal(
            "no-such-seat",
            f"there is no seat {args.seat}; there are {record.players}",
            {"number": args.seat, "players": record.players},
        )
    texts = Texts(language(args.lang), record.names)
    reel = Reel(record, args.seat - 1 if args.seat else None, texts)
    if args.all:
        reel.print_all()
    else:
        reel.step_through()
    return 0


@dataclass(frozen=True)
class Frame:
    """The state after a choice, and what the choice brought about."""

    state: State
    events: list[Event]


def frames_of(record: Record) -> Iterator[Frame]:
    for state in core.replay(record):
        events = state.story or []
        state.story = []
        yield Frame(state.copy(), events)


class Reel:
    def __init__(self, record: Record, seat: int | None, texts: Texts) -> None:
        self.record = record
        self.seat = seat
        self.texts = texts
        self.screen = screen(record.game)
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.frames = list(frames_of(record))
        self.at = 0

    def print_all(self) -> None:
        self.title()
        self.tell([event for frame in self.frames for event in frame.events])
        self.ending()

    def step_through(self) -> None:
        self.title()
        self.say(self.texts.text("replay-how", words=", ".join(("rules", *self.screen.asides))), "dim")
        self.show()
        while True:
            try:
                line = self.read()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return
            if line in ("q", "quit", "exit"):
                return
            self.go(line)

    def go(self, line: str) -> None:
        last = len(self.frames) - 1
        if line in ("", "n"):
            self.at = min(self.at + 1, last)
        elif line == "b":
            self.at = max(self.at - 1, 0)
        elif NUMBER.fullmatch(line) and int(line) <= last:
            self.at = int(line)
        else:
            self.explain(line)
            return
        self.show()

    def explain(self, line: str) -> None:
        """The whole table, the rules, and what else can be read beside the game."""
        view = self.frames[self.at].state.view(self.seat)
        word, _, rest = line.partition(" ")
        if word == "rules":
            for part in rules(rest.strip(), self.record.game, self.screen, view, self.texts):
                self.console.print(part)
        elif line in ("t", "table"):
            self.console.print(self.screen.whole(view, self.texts))
        elif line in self.screen.asides:
            self.console.print(self.screen.asides[line](view, self.texts))
        else:
            last = len(self.frames) - 1
            words = ", ".join(("rules", *self.screen.asides))
            self.say(self.texts.text("replay-unknown", last=last, words=words), "red")

    def show(self) -> None:
        frame = self.frames[self.at]
        last = len(self.frames) - 1
        picture = self.screen.brief if self.at else self.screen.whole
        self.console.print(picture(frame.state.view(self.seat), self.texts))
        self.console.print()
        if self.at:
            mover = self.record.choices[self.at - 1][0]
            who = self.texts.player(mover)
            self.say(self.texts.text("replay-move", number=self.at, last=last, seat=who), "bold")
            if mover == self.seat:
                self.say(self.own_choice(), "cyan")
        else:
            self.say(self.texts.text("replay-start", last=last), "bold")
        self.tell(frame.events)
        if self.at == last:
            self.ending()

    def own_choice(self) -> str:
        """A seat sees its own choices; of others' it sees what came of them."""
        seat, notation = self.record.choices[self.at - 1]
        before = self.frames[self.at - 1].state
        choice = before.describe(before.setup.game.actions.parse(notation))
        return self.texts.choice(self.record.game, choice, before.decision(seat))

    def ending(self) -> None:
        state = self.frames[-1].state
        self.console.print()
        if not state.over():
            self.say(self.texts.text("replay-unfinished", last=len(self.frames) - 1), "bold")
            return
        for part in standing(self.record.game, state.scores(), state.ranking(), self.texts):
            self.console.print(part)
        self.console.print()
        self.console.print(Breakdown(sheets(state, self.screen, self.texts), self.record.game, self.texts))

    def title(self) -> None:
        names = ", ".join(self.texts.player(seat) for seat in range(self.record.players))
        name = self.texts.text(f"{prefix(self.record.game)}-name")
        self.say(self.texts.text("replay-title", game=name, names=names), "bold")

    def tell(self, events: list[Event]) -> None:
        visible = [event for event in events if event.visible_to(self.seat)]
        for paragraph in paragraphs(visible, self.record.game, self.screen, self.texts):
            self.console.print(paragraph)

    def read(self) -> str:
        self.console.print(Text(self.texts.text("replay-prompt"), style="bold"), end=" ")
        self.console.file.flush()
        line = input().strip().lower()
        if not sys.stdin.isatty():
            self.console.print(Text(line))
        return line

    def say(self, words: str, style: str = "") -> None:
        self.console.print(Text(words, style=style))
