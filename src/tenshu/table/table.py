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
    """Where the table stood before a choice, and whether a bot made it."""

    disclosures: int
    events: int
    forced: bool
    bot: bool = False


@dataclass
class Request:
    """A wish to take back what only all together may take back: down to so many choices."""

    seat: int
    to: int
    agreed: set[int]


class Table:
    def __init__(self, record: Record) -> None:
        self.record = record
        self.state: State = records.start(record)
        self.story: list[Event] = self.heard()
        self.marks: list[Mark] = []
        # The seats that bots decide for, and which bot.
        self.bots: dict[int, str] = {}
        # Those of them that belong to a person, who lent the seat or ran out of time.
        self.lent: set[int] = set()
        self.request: Request | None = None

    @classmethod
    def start(
        cls,
        game: Game,
        players: int,
        seed: str | None = None,
        settings: Mapping[str, str] | None = None,
        names: Sequence[str] = (),
    ) -> "Table":
        """A new game; without a seed, one that nobody can guess."""
        setup = agree(game, players, settings or {})
        secret = secrets.token_hex(16) if seed is None else seed
        if not secret or secret != secret.strip() or "\n" in secret:
            raise Refusal("bad-seed", "a seed is one line of text, without blanks at its ends")
        given = [" ".join(name.split()) for name in names]
        called = given + [f"Player {seat + 1}" for seat in range(len(given), players)]
        return cls(
            Record(game.name, game.version, players, setup.settings, secret, seed_hash(secret), called)
        )

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

    def rehearse(self, seat: int, plan: Sequence[str]) -> list[int]:
        """The options that a whole plan means; a Refusal when any of it can't be done.

        A plan ends where something is revealed or drawn by lot: what follows must not be tried out.
        """
        if not plan:
            raise Refusal("empty-plan", "a plan has at least one choice")
        if len(plan) == 1:
            return [play.parse(self.state, seat, plan[0])]
        trial, options = self.state.copy(), []
        for number, notation in enumerate(plan, 1):
            if trial.disclosures != self.state.disclosures:
                raise Refusal(
                    "plan-too-long",
                    f"choice {number} comes after something that only choice {number - 1} reveals",
                    {"number": number},
                )
            try:
                options.append(play.parse(trial, seat, notation))
            except Refusal as refusal:
                refusal.details["number"] = number
                raise
            trial.apply(seat, options[-1])
        return options

    def say_all(self, seat: int, plan: Sequence[str]) -> None:
        """Several choices as one: all of them, or none."""
        for option in self.rehearse(seat, plan):
            self.carry_out(seat, option, forced=False)

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
        self.marks.append(Mark(self.state.disclosures, len(self.story), forced, seat in self.bots))
        self.record.choices.append((seat, self.state.describe(option).notation))
        self.state.apply(seat, option)
        self.story += self.heard()
        self.request = None

    def undone_to(self, seat: int, *, whole: bool = False) -> int | None:
        """How many choices would remain after an undo by this seat; None when it may not.

        Never beyond what was revealed or drawn by lot, nor beyond another player's decision; `whole` goes
        back as far as that allows.
        """
        found = None
        for number in range(len(self.marks) - 1, -1, -1):
            mark = self.marks[number]
            if mark.disclosures != self.state.disclosures:
                break
            if mark.forced:
                continue
            if self.record.choices[number][0] != seat:
                break
            found = number
            if not whole:
                break
        return found

    def may_undo(self, seat: int) -> bool:
        return self.undone_to(seat) is not None

    def undo_target(self, seat: int, *, whole: bool = False) -> int:
        """The same, or a Refusal."""
        found = self.undone_to(seat, whole=whole)
        if found is None:
            raise Refusal(
                "no-undo",
                "nothing to take back: something was revealed, drawn by lot or decided by another since",
            )
        return found

    def undo(self, seat: int, *, whole: bool = False) -> None:
        """Take back the seat's last choice, or all that it may."""
        self.rewind(self.undo_target(seat, whole=whole))

    def rewind(self, choices: int) -> None:
        """Back to where so many choices had been made."""
        if choices < len(self.record.choices):
            self.story, self.marks = self.story[: self.marks[choices].events], self.marks[:choices]
            self.record.choices = self.record.choices[:choices]
            self.state = self.state_at(choices)
            self.state.story = []
        self.request = None

    # An undo with everyone's consent: first where each step of it leads, then the steps themselves.

    def last_choice(self, seat: int) -> int:
        """The number of the seat's last choice that was one."""
        for number in range(len(self.marks) - 1, -1, -1):
            if self.record.choices[number][0] == seat and not self.marks[number].forced:
                return number
        raise Refusal("no-undo", "the seat has made no choice yet")

    def unasked(self) -> list[int]:
        """The people who have not yet agreed to the undo that is asked for; bots never mind."""
        agreed = self.request.agreed if self.request else set(range(self.record.players))
        return self.people_without(agreed)

    def people_without(self, agreed: set[int]) -> list[int]:
        """Bots never mind, but a person whom one stands in for is to be asked like all others."""
        bots = self.bots.keys() - self.lent
        return [seat for seat in range(self.record.players) if seat not in bots and seat not in agreed]

    def target_if_asked(self, seat: int) -> int | None:
        """Where asking leads at once, as only bots would be asked; None while people are to agree."""
        to = self.last_choice(seat)
        return None if self.people_without({seat}) else to

    def target_if_agreed(self, seat: int) -> int | None:
        """Where the request leads when this seat agrees; None while others are still to agree."""
        request = self.open_request()
        return None if self.people_without(request.agreed | {seat}) else request.to

    def open_request(self) -> Request:
        if self.request is None:
            raise Refusal("no-request", "nobody asks to take anything back")
        return self.request

    def ask_undo(self, seat: int) -> bool:
        """Ask the others to let the seat take back its last choice, whatever came after it.

        Where only bots would be asked it is taken back at once; whether it was.
        """
        self.request = Request(seat, self.last_choice(seat), {seat})
        return self.agree(seat)

    def agree(self, seat: int) -> bool:
        """Agree to the undo that was asked for; whether it is done, as all have agreed."""
        to = self.target_if_agreed(seat)
        self.open_request().agreed.add(seat)
        if to is None:
            return False
        self.rewind(to)
        return True

    def decline(self, seat: int) -> None:
        """Anyone's no ends the request, also that of whoever asked."""
        self.open_request()
        self.request = None

    def hand_over(self, seat: int, bot: str, *, lent: bool = False) -> None:
        """From now on a bot decides for the seat, in a person's name if `lent`; `take_back` ends that."""
        self.bots[seat] = bot
        self.lent = self.lent | {seat} if lent else self.lent - {seat}

    def take_back(self, seat: int) -> None:
        if seat not in self.bots:
            raise Refusal("no-bot", "no bot decides for this seat")
        del self.bots[seat]
        self.lent = self.lent - {seat}

    def hands(self) -> list[tuple[int, int]]:
        """By seat: how many choices its player made, and how many a bot made in its name."""
        counts = [[0, 0] for _ in range(self.record.players)]
        for (seat, _), mark in zip(self.record.choices, self.marks, strict=True):
            counts[seat][mark.bot] += 1
        return [(own, bot) for own, bot in counts]

    def state_at(self, choices: int) -> State:
        """The position after so many choices."""
        if not 0 <= choices <= len(self.record.choices):
            raise Refusal(
                "no-such-point",
                f"there is no choice {choices}; they run to {len(self.record.choices)}",
                {"number": choices, "last": len(self.record.choices)},
            )
        past = Record(**{**vars(self.record), "choices": self.record.choices[:choices], "fingerprint": None})
        *_, state = records.replay(past)
        return state

    def branch(self, choices: int) -> "Table":
        """Another table that plays on from here: the same deal and the same choices up to this point."""
        state = self.state_at(choices)
        other = Table(Record(**{**vars(self.record), "choices": [], "fingerprint": None}))
        told = [*self.marks, Mark(0, len(self.story), forced=False)][choices].events
        other.record.names = list(self.record.names)
        other.record.choices = self.record.choices[:choices]
        other.marks, other.story = self.marks[:choices], self.story[:told]
        other.state = state
        other.state.story = []
        return other

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What happened, as far as this seat (None: a spectator) may know it."""
        return [event for event in self.story[since:] if event.visible_to(seat)]

    def view(self, seat: int | None) -> dict[str, object]:
        return self.state.view(seat)
