"""How each game looks in a terminal: one file a game."""

from collections.abc import Callable, Mapping, Sequence
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
Sheet: TypeAlias = tuple[str, Mapping[str, int]]


def as_it_is(events: Sequence[Event]) -> list[Event]:
    return list(events)


def no_remark(choice: Choice, view: View, texts: Texts) -> Text:
    return Text()


def nobody(view: View, texts: Texts) -> list[Sheet]:
    return []


@dataclass(frozen=True)
class Screen:
    """`screen` is the whole table; what else a game's file defines makes it more comfortable.

    `brief` is shown for further questions of the same turn, `remark` stands beside a choice, `reference`
    explains the pieces, `story` puts events that belong together into one, and the events in `CHAPTERS`
    begin a new paragraph of the story. `ASIDES` are further words that can be typed, with what they show;
    `PICTURES` belong to chapters of the rules. `strangers` are the names and points of whoever plays without
    a seat.
    """

    whole: Picture
    brief: Picture
    remark: Callable[[Choice, View, Texts], Text]
    reference: Picture | None
    story: Callable[[Sequence[Event]], list[Event]]
    chapters: frozenset[str]
    asides: Mapping[str, Picture]
    pictures: Mapping[str, Picture]
    strangers: Callable[[View, Texts], list[Sheet]]


def screen(game: str) -> Screen:
    module = import_module(f"tenshu.cli.screens.{game}")
    cards = {"cards": module.reference} if hasattr(module, "reference") else {}
    return Screen(
        whole=module.screen,
        brief=getattr(module, "brief", module.screen),
        remark=getattr(module, "remark", no_remark),
        reference=getattr(module, "reference", None),
        story=getattr(module, "story", as_it_is),
        chapters=getattr(module, "CHAPTERS", frozenset()),
        asides={**cards, **getattr(module, "ASIDES", {})},
        pictures=getattr(module, "PICTURES", {}),
        strangers=getattr(module, "strangers", nobody),
    )
