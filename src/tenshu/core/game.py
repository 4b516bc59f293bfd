"""A game: its name, its settings, its options, and how a state of it begins."""

from __future__ import annotations

import json
from abc import abstractmethod
from collections.abc import Mapping

from mypy_extensions import mypyc_attr

from tenshu.core.actions import Actions
from tenshu.core.codec import Reader
from tenshu.core.layout import Layout
from tenshu.core.refusal import Refusal
from tenshu.core.rng import Rng, from_seed
from tenshu.core.setup import Setting, Setup, agree
from tenshu.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Everything that is the same for all matches of one game.

    `version` counts up with every change of the rules that makes an old record replay differently.
    """

    def __init__(
        self, name: str, version: int, players: range, settings: tuple[Setting, ...], actions: Actions
    ) -> None:
        self.name = name
        self.version = version
        self.players = players
        self.settings = settings
        self.actions = actions

    @abstractmethod
    def deal(self, setup: Setup, rng: Rng) -> State:
        """The state at the first decision."""

    @abstractmethod
    def blank(self, setup: Setup) -> State:
        """An empty state, to be filled by `read`."""

    def objection(self, setup: Setup) -> Refusal | None:
        """Why this can't be agreed on although each setting by itself can; None where it can."""
        return None

    @abstractmethod
    def inventory(self, setup: Setup) -> dict[str, int]:
        """How many pieces of each sort there are; `State.census` must always count the same."""

    def layout(self, setup: Setup) -> Layout:
        """What `State.observe` writes; nothing where a game has no observations."""
        return Layout([])

    def start(
        self, players: int, seed: str, settings: Mapping[str, str] | None = None, listen: bool = False
    ) -> State:
        setup = agree(self, players, settings or {})
        setup.story = [] if listen else None
        return self.deal(setup, from_seed(seed))

    def decode(self, data: bytes) -> State:
        """The state that `State.encode` wrote; a Refusal when the bytes are not one of this game."""
        try:
            head, _, _ = data.partition(b"\n")
            header = json.loads(head)
            named = (header["game"], header["version"])
            if named != (self.name, self.version):
                raise ValueError(
                    f"it is {named[0]} version {named[1]}, not {self.name} version {self.version}"
                )
            state = self.blank(agree(self, header["players"], header["options"]))
            source = Reader(data, len(head) + 1)
            state.read(source)
            source.end()
        except (ValueError, KeyError, TypeError, IndexError, AttributeError) as error:
            raise Refusal("bad-encoding", f"not an encoded state: {error}") from error
        return state
