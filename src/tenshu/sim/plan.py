"""What is to be played: a game, its settings, the bots, and the seed from which all games follow."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass

from tenshu.bots import registry as bots
from tenshu.core import registry
from tenshu.core.refusal import Refusal
from tenshu.core.setup import agree


@dataclass(frozen=True)
class Plan:
    """Game number n has the seed `<seed> <n>` and can be played again alone."""

    game: str
    version: int
    players: int
    bots: tuple[str, ...]
    settings: dict[str, str]
    seed: str
    games: int

    def seed_of(self, number: int) -> str:
        return f"{self.seed} {number}"

    def seats_of(self, number: int) -> list[str]:
        """The bots by seat: they move on by one seat from game to game."""
        return [self.bots[(seat + number) % self.players] for seat in range(self.players)]

    def to_json(self) -> str:
        return json.dumps(asdict(self), sort_keys=True)


def from_json(text: str) -> Plan:
    data = json.loads(text)
    # Files of before 1.0 say "options".
    data.setdefault("settings", data.pop("options", None))
    return Plan(**{**data, "bots": tuple(data["bots"])})


def plan(
    game: str,
    games: int,
    players: int | None = None,
    bots: Sequence[str] = ("greedy",),
    settings: Mapping[str, str] | None = None,
    seed: str = "1",
) -> Plan:
    """A checked plan. One bot sits at every seat; several need as many seats, which is the default."""
    rules = registry.game(game)
    seats = players or (len(bots) if len(bots) > 1 else rules.players[-1])
    setup = agree(rules, seats, settings or {})
    if games < 1:
        raise Refusal("bad-games", f"at least one game has to be played, not {games}", {"games": games})
    if len(bots) not in (1, seats):
        raise Refusal(
            "bad-bots",
            f"{seats} seats need one bot for all or {seats}, not {len(bots)}",
            {"seats": seats, "bots": len(bots)},
        )
    named = tuple(bots) * (seats if len(bots) == 1 else 1)
    for name in named:
        check_bot(name, game)
    return Plan(game, rules.version, seats, named, setup.settings, seed, games)


def check_bot(name: str, game: str) -> None:
    bots.bot(name, registry.game(game), "")
