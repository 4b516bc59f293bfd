"""The options of a game: small integers with one stable meaning each, and their notation."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from tenshu.core.refusal import Refusal


@dataclass(frozen=True)
class Choice:
    """One option in words: `play spearmen` is verb `play` with `{"card": "spearmen"}`."""

    option: int
    verb: str
    args: dict[str, str]

    @property
    def notation(self) -> str:
        return " ".join((self.verb, *self.args.values()))

    def to_json(self) -> dict[str, object]:
        return {"option": self.option, "verb": self.verb, "args": self.args, "notation": self.notation}


@dataclass(frozen=True)
class Decision:
    """What a seat is asked: a kind and arguments that name a text, and the legal choices."""

    seat: int
    kind: str
    args: dict[str, object]
    choices: tuple[Choice, ...]

    def to_json(self) -> dict[str, object]:
        choices = [choice.to_json() for choice in self.choices]
        return {"seat": self.seat, "kind": self.kind, "args": self.args, "choices": choices}


@dataclass(frozen=True)
class Block:
    """A verb and what it can be said of; its options are `start`, `start + 1`, ..."""

    start: int
    verb: str
    domains: dict[str, tuple[str, ...]]

    def choices(self) -> Iterator[Choice]:
        for i, values in enumerate(product(*self.domains.values())):
            yield Choice(self.start + i, self.verb, dict(zip(self.domains, values, strict=True)))


class Actions:
    """All options that a game can ever offer."""

    def __init__(self, *blocks: Block) -> None:
        self.choices: list[Choice] = []
        for block in blocks:
            if block.start != len(self.choices):
                raise ValueError(
                    f"{block.verb} starts at {block.start}, the block before ends at {len(self.choices)}"
                )
            self.choices.extend(block.choices())
        self.by_notation: dict[str, int] = {choice.notation: choice.option for choice in self.choices}
        if len(self.by_notation) != len(self.choices):
            raise ValueError("two options share one notation")

    def __len__(self) -> int:
        return len(self.choices)

    def describe(self, option: int) -> Choice:
        if not 0 <= option < len(self.choices):
            raise Refusal(
                "unknown-option", f"there is no option {option}; they run from 0 to {len(self.choices) - 1}"
            )
        return self.choices[option]

    def parse(self, text: str) -> int:
        notation = " ".join(text.lower().split())
        if notation not in self.by_notation:
            raise Refusal(
                "unknown-notation",
                f"'{text.strip()[:60]}' is no choice of this game",
                {"text": text.strip()[:60]},
            )
        return self.by_notation[notation]
