"""The contract between the rules of a game and everything else."""

from __future__ import annotations

import hashlib
import json
from abc import abstractmethod

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tenshu.core.actions import Choice, Decision
from tenshu.core.codec import Reader, Writer
from tenshu.core.events import Event
from tenshu.core.refusal import Refusal
from tenshu.core.rng import Rng
from tenshu.core.setup import Setup
from tenshu.core.sheet import Sheet


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position in a game: plain data that can be copied, encoded and resumed at any decision.

    A game overrides the abstract methods and one of `legal` (compiled games) or `options` (plain ones).
    """

    def __init__(self, setup: Setup, rng: Rng) -> None:
        self.setup = setup
        self.rng = rng
        # How often something hidden was shown or chance was asked: undo must not cross a change of it.
        self.disclosures: i64 = 0
        self.story: list[Event] | None = setup.story
        setup.story = None

    @abstractmethod
    def decider(self) -> i64:
        """The first seat that owes a decision; -1 when the game is over."""

    def deciders(self) -> list[int]:
        """All seats that owe a decision now."""
        seat = self.decider()
        return [seat] if seat >= 0 else []

    def legal(self, seat: i64) -> vec[i64]:
        """The seat's legal options, ascending; for compiled callers."""
        found = vec[i64]()
        for option in self.options(seat):
            found = append(found, option)
        return found

    def options(self, seat: int) -> list[int]:
        """The seat's legal options, ascending; empty when it owes no decision."""
        return [option for option in self.legal(seat)]  # noqa: C416 - list() would let the vec out

    def spontaneous(self, seat: int) -> list[int]:
        """What the seat may do although nobody asks, such as changing a plan that no one has seen yet."""
        return []

    @abstractmethod
    def apply(self, seat: i64, option: i64) -> None:
        """Carry out an option that is known to be legal."""

    @abstractmethod
    def question(self, seat: int) -> tuple[str, dict[str, object]]:
        """The kind of decision the seat owes, and the arguments of its text."""

    def decision(self, seat: int) -> Decision:
        kind, args = self.question(seat)
        return Decision(seat, kind, args, tuple(self.describe(option) for option in self.options(seat)))

    def describe(self, option: int) -> Choice:
        return self.setup.game.actions.describe(option)

    def why_not(self, seat: int, option: int) -> Refusal:
        """Why this option is not legal now."""
        notation = self.describe(option).notation
        return Refusal("not-now", f"'{notation}' is not among the choices now", {"choice": notation})

    @abstractmethod
    def view(self, seat: int | None) -> dict[str, object]:
        """All that the seat (None: a spectator) may know, ready for JSON."""

    def observe(self, seat: i64, sheet: Sheet) -> None:
        """What the seat may know, as numbers in the order of `Game.layout`; for learning programs."""

    @abstractmethod
    def determinize(self, seat: int, rng: Rng) -> State:
        """A state the seat could be in for all it knows, with a future of its own."""

    @abstractmethod
    def copy(self) -> State:
        """An independent copy that nobody listens to."""

    @abstractmethod
    def write(self, out: Writer) -> None:
        """All of the game's own numbers, in order."""

    @abstractmethod
    def read(self, source: Reader) -> None:
        """The counterpart of `write`."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Points by seat, as of now."""

    def breakdown(self, seat: int) -> dict[str, int]:
        """The seat's points as of now by where they come from: always the same sources, in a fixed order."""
        return {"points": self.scores()[seat]}

    @abstractmethod
    def ranking(self) -> list[int]:
        """Places by seat, from 1, ties broken as the rules say."""

    @abstractmethod
    def census(self) -> dict[str, int]:
        """How many pieces of each sort the state holds."""

    def encode(self) -> bytes:
        header = json.dumps(self.setup.header(), sort_keys=True, separators=(",", ":"))
        out = Writer()
        self.write(out)
        return header.encode() + b"\n" + bytes(out.bytes)

    def fingerprint(self) -> str:
        return hashlib.blake2b(self.encode(), digest_size=8).hexdigest()

    def over(self) -> bool:
        return self.decider() < 0

    def chance(self, n: i64) -> i64:
        """A number in range(n), by lot."""
        self.disclosures += 1
        return self.rng.below(n)

    def write_base(self, out: Writer) -> None:
        for word in self.rng.numbers():
            out.number(word)
        out.number(self.disclosures)

    def read_base(self, source: Reader) -> None:
        self.rng = Rng(source.number(), source.number(), source.number(), source.number())
        self.disclosures = source.number()
