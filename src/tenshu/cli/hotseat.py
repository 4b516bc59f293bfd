"""One keyboard and one screen: people take turns at it, bots play between them."""

import os
import shlex
import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

from tenshu.arguments import NUMBER
from tenshu.bots.parallel import seated
from tenshu.bots.registry import adviser
from tenshu.cli import records
from tenshu.cli.rules import rules
from tenshu.cli.telling import Breakdown, Choices, paragraphs, sheets, standing
from tenshu.core.actions import Decision
from tenshu.core.refusal import Refusal
from tenshu.screen import screen
from tenshu.table import Table
from tenshu.texts import Texts, prefix

HUMAN = "human"
WIPE = "\x1b[2J\x1b[3J\x1b[H"


class Leave(Exception):  # noqa: N818 - a player may go at any time
    """Someone wants to stop playing."""


class Hotseat:
    def __init__(self, table: Table, roles: list[str], texts: Texts, processes: int = 1) -> None:
        self.table = table
        self.roles = roles
        self.texts = texts
        self.game = table.state.setup.game
        self.screen = screen(self.game.name)
        self.console = Console(highlight=False, markup=False, emoji=False, soft_wrap=False)
        self.people = [seat for seat, role in enumerate(roles) if role == HUMAN]
        self.bots = {
            seat: seated(role, self.game, f"{table.record.seed} {seat}", processes)
            for seat, role in enumerate(roles)
            if role != HUMAN
        }
        # Who sits at the keyboard, how much of the story and of the game each person has seen.
        self.facing = self.people[0] if len(self.people) == 1 else None
        self.told = {seat: self.last_choice(seat) for seat in self.people}
        self.seen = dict.fromkeys(self.people, -1)
        self.saved: Path | None = None

    def last_choice(self, seat: int) -> int:
        """Where the story stood before the seat's last choice; a resumed game is told from there."""
        made = zip(self.table.record.choices, self.table.marks, strict=True)
        return max((mark.events for (chooser, _), mark in made if chooser == seat), default=0)

    def play(self) -> int:
        self.welcome()
        try:
            while self.table.state.deciders():
                self.step()
        except (Leave, EOFError):
            self.farewell()
            return 0
        except KeyboardInterrupt:
            self.farewell()
            return 130
        self.finish()
        return 0

    def step(self) -> None:
        """One decision; whoever has no choice and sits at the keyboard (or is a bot) isn't asked.

        Somebody else at the same keyboard is asked all the same: not to be asked would tell the others.
        """
        state = self.table.state
        deciders = state.deciders()
        seat = self.facing if self.facing in deciders else deciders[0]
        options = state.options(seat)
        if len(options) == 1 and (seat == self.facing or seat in self.bots):
            self.table.carry_out(seat, options[0], forced=True)
        elif seat in self.bots:
            self.table.choose(seat, self.bots[seat].decide(state, seat))
        else:
            self.ask(seat)

    def ask(self, seat: int) -> None:
        """Show a person the table and the choices, until one is made."""
        if self.facing != seat:
            self.hand_over(seat)
        self.show(seat)
        decision = self.table.state.decision(seat)
        self.show_choices(decision)
        made = len(self.table.record.choices)
        while len(self.table.record.choices) == made:
            line = self.read(self.texts.text("play-prompt", seat=self.texts.player(seat)))
            try:
                self.obey(seat, decision, line)
            except Refusal as refusal:
                self.say(self.texts.refusal(self.game.name, refusal), "red")

    def hand_over(self, seat: int) -> None:
        """Between two people, a screen with nothing on it."""
        if self.facing is not None and self.console.is_terminal:
            self.console.file.write(WIPE)
        self.facing = seat
        self.read(self.texts.text("play-hand-over", seat=self.texts.player(seat)))

    def obey(self, seat: int, decision: Decision, line: str) -> None:
        word, _, rest = line.strip().partition(" ")
        match word.lower():
            case "":
                self.show_choices(decision)
            case "help" | "?":
                self.help()
            case "rules":
                view = self.table.view(seat)
                for part in rules(rest.strip().lower(), self.game.name, self.screen, view, self.texts):
                    self.console.print(part)
            case "table":
                self.console.print(self.screen.whole(self.table.view(seat), self.texts))
                self.show_choices(decision)
            case aside if aside in self.screen.asides and not rest:
                self.console.print(self.screen.asides[aside](self.table.view(seat), self.texts))
            case "log":
                self.tell(seat, 0)
            case "hint":
                self.advise(seat, decision)
            case "undo":
                self.undo(seat)
            case "save":
                self.save(rest)
            case "quit" | "exit":
                raise Leave
            case number if NUMBER.fullmatch(number) and not rest:
                self.choose_number(seat, decision, int(number))
            case _:
                self.table.say(seat, line)

    def help(self) -> None:
        """What can be typed in every game, then what only this one has."""
        self.say(self.texts.text("play-help"))
        own = f"{prefix(self.game.name)}-help"
        if self.texts.has(own):
            self.say(self.texts.text(own))

    def choose_number(self, seat: int, decision: Decision, number: int) -> None:
        if not 1 <= number <= len(decision.choices):
            self.say(self.texts.text("play-no-number", number=str(number), last=len(decision.choices)), "red")
            return
        self.table.choose(seat, decision.choices[number - 1].option)

    def advise(self, seat: int, decision: Decision) -> None:
        """The choices that are worth most thought, as a search finds them from what the seat knows."""
        numbers = {choice.option: number for number, choice in enumerate(decision.choices, 1)}
        asked = f"hint {self.table.record.seed_hash} {len(self.table.record.choices)}"
        for hint in adviser(self.game, asked).explain(self.table.state, seat):
            choice = self.table.state.describe(hint.option)
            words = self.texts.choice(self.game.name, choice, decision)
            lead = round(hint.lead)
            told = self.texts.text(
                "play-hint",
                number=numbers[hint.option],
                choice=words,
                share=round(100 * hint.share),
                points=round(hint.expected),
                lead=abs(lead),
                side="ahead" if lead > 0 else "behind" if lead < 0 else "level",
            )
            self.say(told, "cyan")

    def undo(self, seat: int) -> None:
        self.table.undo(seat)
        self.say(self.texts.text("play-undone"), "green")
        self.told[seat] = min(self.told[seat], len(self.table.story))

    def save(self, name: str) -> None:
        if not name.strip():
            self.say(self.texts.text("play-save-how"), "red")
            return
        path = Path(os.path.expanduser(name.strip()))
        records.write(self.table, path)
        self.saved = path
        self.say(self.texts.text("play-saved", path=str(path)), "green")

    def show(self, seat: int) -> None:
        """What happened since this seat last looked, then the table: whole after others have played."""
        self.console.print()
        self.tell(seat, self.told[seat])
        self.told[seat] = len(self.table.story)
        since = self.table.record.choices[max(self.seen[seat], 0) :]
        whole = self.seen[seat] < 0 or any(other != seat for other, _ in since)
        self.seen[seat] = len(self.table.record.choices)
        picture = self.screen.whole if whole else self.screen.brief
        self.console.print(picture(self.table.view(seat), self.texts))

    def show_choices(self, decision: Decision) -> None:
        self.console.print()
        self.say(self.texts.question(self.game.name, decision), "bold")
        view = self.table.view(decision.seat)
        self.console.print(Choices(decision, view, self.game.name, self.screen, self.texts))

    def tell(self, seat: int | None, since: int) -> None:
        for paragraph in paragraphs(self.table.events(seat, since), self.game.name, self.screen, self.texts):
            self.console.print(paragraph)

    def welcome(self) -> None:
        self.say(self.texts.text(f"{prefix(self.game.name)}-name"), "bold")
        for seat, role in enumerate(self.roles):
            role = self.texts.text(f"role-{role}")
            self.say(self.texts.text("play-seat", number=seat + 1, seat=self.texts.player(seat), role=role))
        for name, value in self.table.record.settings.items():
            setting = self.texts.name(self.game.name, "setting", name)
            chosen = self.texts.name(self.game.name, "setting", f"{name}-{value}")
            self.say(self.texts.text("play-setting", setting=setting, chosen=chosen), "dim")
        self.say(self.texts.text("play-seed-hash", hash=self.table.record.seed_hash), "dim")
        if self.people:
            self.say(self.texts.text("play-how"), "dim")

    def finish(self) -> None:
        self.console.print()
        seat = self.people[0] if len(self.people) == 1 else None
        self.tell(seat, self.told[seat] if seat is not None else min(self.told.values(), default=0))
        self.console.print(self.screen.brief(self.table.view(seat), self.texts))
        self.console.print()
        state = self.table.state
        for part in standing(self.game.name, state.scores(), state.ranking(), self.texts, self.roles):
            self.console.print(part)
        self.console.print()
        self.console.print(Breakdown(sheets(state, self.screen, self.texts), self.game.name, self.texts))
        self.console.print()
        self.say(self.texts.text("end-seed", seed=str(self.table.record.seed)), "dim")
        path = self.keep()
        if path:
            self.say(self.texts.text("end-record", path=str(path)), "dim")

    def farewell(self) -> None:
        """Nothing is lost by leaving: the game is kept, and the way back is named."""
        self.console.print()
        path = self.keep()
        if path:
            command = shlex.join(["tenshu", "play", "--resume", str(path), "--seats", ",".join(self.roles)])
            self.say(self.texts.text("play-kept", path=str(path)))
            self.console.print(Text(f"  {command} --lang {self.texts.lang}", style="bold"), soft_wrap=True)

    def keep(self) -> Path | None:
        """Write the game where it was saved before, or to the place for the last game."""
        try:
            path = self.saved or records.last_game()
            records.write(self.table, path)
        except Refusal as refusal:
            self.say(self.texts.refusal(self.game.name, refusal), "red")
            return None
        return path

    def read(self, prompt: str) -> str:
        self.console.print()
        self.console.print(Text(prompt, style="bold"), end=" ")
        self.console.file.flush()
        line = input()
        if not sys.stdin.isatty():
            self.console.print(Text(line))
        return line

    def say(self, words: str, style: str = "") -> None:
        self.console.print(Text(words, style=style))
