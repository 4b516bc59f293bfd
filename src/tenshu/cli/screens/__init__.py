"""How each game looks in a terminal: one file a game."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TypeAlias

from rich.console import RenderableType
from rich.text import Text

from tenshu.cli.texts import Texts
from tenshu.core.actions import Choice
from tenshu.core.events import Event

View: TypeAlias = dict[str, object]
Picture: TypeAlias = Callable[[View, Texts], RenderableType]


def as_it_is(events: Sequence[Event]) -> list[Event]:
    return list(events)


def no_remark(choice: Choice, view: View, texts: Texts) -> Text:
    return Text()


@dataclass(frozen=True)
class Screen:
    """`screen` is the whole table; what else a game's file defines makes it more comfortable.

    `brief` is shown for further questions of the same turn, `remark` stands beside a choice, `reference`
    explains the pieces, `story` puts events that belong together into one, and the events in `CHAPTERS`
    begin a new paragraph of the story.
    """

    whole: Picture
    brief: Picture
    remark: Callable[[Choice, View, Texts], Text]
    reference: Picture | None
    story: Callable[[Sequence[Event]], list[Event]]
    chapters: frozenset[str]


def screen(game: str) -> Screen:
    module = import_module(f"tenshu.cli.screens.{game}")
    return Screen(
        whole=module.screen,
        brief=getattr(module, "brief", module.screen),
        remark=getattr(module, "remark", no_remark),
        reference=getattr(module, "reference", None),
        story=getattr(module, "story", as_it_is),
        chapters=getattr(module, "CHAPTERS", frozenset()),
    )
