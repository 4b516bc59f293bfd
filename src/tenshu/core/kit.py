"""A kit: where the parts of a game are. A part is loaded when it is first asked for."""

from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable

from tenshu.core.game import Game


@dataclass(frozen=True)
class Kit:
    """What a game brings, named as `module:NAME` below its package; only the rules must be there.

    So that rules never load screens or forms, each part is a file of its own:

    - `rules`: the `Game`.
    - `brain`: a `tenshu.bots.brain.Brain`, what its bots go by; else they go by the score.
    - `screen`: a `tenshu.screen.Screen` for the terminal; else the view is listed.
    - `view`: a `TypedDict`, the form of its view, for the schema.
    - `events`: a `TypedDict` for each kind of event, the form of its arguments, for the schema.
    - `preview`: says what a plan of a seat would do (`tenshu.server.forecasts`).
    - `odds`: says what may come of something that a seat considers (`tenshu.server.forecasts`).
    - `outline`: says what each part of a bot's plan is for (`tenshu.bots.advice`).
    - `scribe`: a `tenshu.story.scribe.Scribe`, who tells the story of a finished game.
    - `watch`: a `tenshu.sim.watch.Watch`, what a simulation keeps of a game.
    - `questions`: a `tenshu.report.questions.Questions`, what a report asks of many games.
    - `commands`: a function that adds commands of its own to the command line.

    Texts are in `texts/<language>/*.ftl` of the package, values with their origins in `data/*.toml`.
    """

    package: str
    rules: str
    brain: str = ""
    screen: str = ""
    view: str = ""
    events: str = ""
    preview: str = ""
    odds: str = ""
    outline: str = ""
    scribe: str = ""
    watch: str = ""
    questions: str = ""
    commands: str = ""
    # For the page: at how many players a new table begins, and how long a game takes.
    usual_players: int = 0
    minutes: int = 0

    @cached_property
    def game(self) -> Game:
        found = self.part("rules")
        assert isinstance(found, Game)
        return found

    def part(self, name: str) -> object | None:
        """The part of that name; None where the game brings none."""
        place: str = getattr(self, name)
        if not place:
            return None
        module, _, attribute = place.partition(":")
        found: object = getattr(import_module(f"{self.package}.{module}"), attribute)
        return found

    def folder(self, name: str) -> Traversable:
        return files(self.package) / name
