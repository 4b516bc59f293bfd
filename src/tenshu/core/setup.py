"""What is agreed before a game: which game, how many players, which settings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tenshu.core.events import Event
from tenshu.core.refusal import Refusal

if TYPE_CHECKING:
    from tenshu.core.game import Game


@dataclass(frozen=True)
class Setting:
    """One thing to agree on: a name and its possible values, the first being the default.

    `needs` names another setting and the value with which this one matters; else nobody is asked about it.
    """

    name: str
    values: tuple[str, ...]
    origin: str = "rules"
    needs: tuple[str, str] | None = None


class Setup:
    # Not a dataclass: those keep their annotations as objects, and Game is not there yet.
    def __init__(self, game: Game, players: int, settings: dict[str, str]) -> None:
        self.game = game
        self.players = players
        self.settings = settings
        # Handed over to the state that is dealt: someone listens from the first card on.
        self.story: list[Event] | None = None

    def header(self) -> dict[str, object]:
        return {
            "game": self.game.name,
            "version": self.game.version,
            "players": self.players,
            # Under this name it stands in states that were written before.
            "options": self.settings,
        }


def agree(game: Game, players: int, settings: Mapping[str, str]) -> Setup:
    """A checked setup: every setting has a value, nothing unknown is asked for, all fits together."""
    if players not in game.players:
        few, many = game.players[0], game.players[-1]
        raise Refusal(
            "bad-players",
            f"{game.name} is for {few} to {many} players, not {players}",
            {"game": game.name, "few": few, "many": many, "players": players},
        )
    known = {setting.name: setting for setting in game.settings}
    for name, value in settings.items():
        if name not in known:
            names = ", ".join(known) or "none"
            raise Refusal(
                "bad-setting",
                f"{game.name} has no setting '{name}'; it has: {names}",
                {"what": "name", "game": game.name, "asked": name, "known": names},
            )
        if value not in known[name].values:
            values = ", ".join(known[name].values)
            raise Refusal(
                "bad-setting",
                f"setting {name} can be {values}, not '{value}'",
                {"what": "value", "setting": name, "asked": value, "known": values},
            )
    setup = Setup(game, players, {name: settings.get(name, known[name].values[0]) for name in known})
    objection = game.objection(setup)
    if objection:
        raise objection
    return setup
