"""A table: one running game, as its record and the state that the record leads to."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tenshu.core import play
from tenshu.core import record as records
from tenshu.core.events import Event
from tenshu.core.game import Game
from tenshu.core.record import Record
from tenshu.core.refusal import Refusal
from tenshu.core.rng import seed_hash
from tenshu.core.setup import agree
from tenshu.core.state import State


@dataclass(frozen=True)
class Mark:
    """Where the table stood before a choice."""

    disclosures: int
    events: int
    forced: bool


class Table:
    def __init__(self, record: Record) -> None:
        self.record = record
        self.state: State = records.start(record)
        self.story: list[Event] = self.heard()
        self.marks: list[Mark] = []

    @classmethod
    def start(
        cls,
        game: Game,
        players: int,
        seed: str | None = None,
        options: Mapping[str, str] | None = None,
        names: Sequence[str] = (),
    ) -> "Table":
        """A new game; without a seed, one that nobody can guess."""
        setup = agree(game, players, options or {})
        secret = secrets.token_hex(16) if seed is None else seed
        if not secret or secret != secret.strip() or "\n" in secret:
            raise Refusal("bad-seed", "a seed is one line of text, without blanks at its ends")
        given = [" ".join(name.split()) for name in names]
        called = given + [f"Player {seat + 1}" for seat in range(len(given), players)]
        return cls(Record(game.name, game.version, players, setup.options, secret, seed_hash(secret), called))

    @classmethod
    def load(cls, record: Record) -> "Table":
        """The table at the end of a record."""
        table = cls(Record(**{**vars(record), "choices": [], "fingerprint": None}))
        for number, (seat, notation) in enumerate(record.choices, 1):
            try:
                table.say(seat, notation)
            except Refusal as refusal:
                raise Refusal("bad-record", f"choice {number}: {refusal.reason}") from refusal
        if record.fingerprint not in (None, table.state.fingerprint()):
            raise Refusal(
                "bad-record", "the choices lead to another position than the record's fingerprint says"
            )
        return table

    def heard(self) -> list[Event]:
        """What happened since the state was last listened to."""
        news = self.state.story or []
        self.state.story = []
        return news

    def save(self) -> str:
        """The record as text, sealed with the fingerprint of the position."""
        return Record(**{**vars(self.record), "fingerprint": self.state.fingerprint()}).dumps()

    def choose(self, seat: int, option: int) -> None:
        """Carry out a choice, or refuse it and change nothing."""
        play.check(self.state, seat, option)
        self.carry_out(seat, option, forced=False)

    def say(self, seat: int, notation: str) -> None:
        self.choose(seat, play.parse(self.state, seat, notation))

    def forced(self) -> int:
        """Play the choices that are no choice; returns how many there were."""
        played = 0
        while True:
            alone = [(seat, self.state.options(seat)) for seat in self.state.deciders()]
            single = [(seat, options[0]) for seat, options in alone if len(options) == 1]
            if not single:
                return played
            self.carry_out(*single[0], forced=True)
            played += 1

    def carry_out(self, seat: int, option: int, *, forced: bool) -> None:
        self.marks.append(Mark(self.state.disclosures, len(self.story), forced))
        self.record.choices.append((seat, self.state.describe(option).notation))
        self.state.apply(seat, option)
        self.story += self.heard()

    def undone_to(self, seat: int) -> int | None:
        """How many choices would remain after an undo by this seat; None when it may not.

        Never beyond what was revealed or drawn by lot, and never beyond another player's decision.
        """
        for number in range(len(self.marks) - 1, -1, -1):
            mark = self.marks[number]
            if mark.disclosures != self.state.disclosures:
                return None
            if not mark.forced:
                return number if self.record.choices[number][0] == seat else None
        return None

    def may_undo(self, seat: int) -> bool:
        return self.undone_to(seat) is not None

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice."""
        remaining = self.undone_to(seat)
        if remaining is None:
            raise Refusal(
                "no-undo",
                "nothing to take back: something was revealed, drawn by lot or decided by another since",
            )
        choices, marks = self.record.choices[:remaining], self.marks[:remaining]
        story = self.story[: self.marks[remaining].events]
        self.record.choices = choices
        for state in records.replay(self.record):
            self.state = state
        self.heard()
        self.story, self.marks = story, marks

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What happened, as far as this seat (None: a spectator) may know it."""
        return [event for event in self.story[since:] if event.visible_to(seat)]

    def view(self, seat: int | None) -> dict[str, object]:
        return self.state.view(seat)
