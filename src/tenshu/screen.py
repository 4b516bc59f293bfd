"""How a game looks in a terminal."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from rich.console import RenderableType
from rich.pretty import Pretty
from rich.text import Text

from tenshu.core import registry
from tenshu.core.actions import Choice
from tenshu.core.events import Event
from tenshu.texts import Texts

# Each game has its own form for it.
View: TypeAlias = Any
Picture: TypeAlias = Callable[[View, Texts], RenderableType]
Sheet: TypeAlias = tuple[str, Mapping[str, int]]
# Shown apart from the table.
ASKED = frozenset({"decision"})


def as_it_is(events: Sequence[Event]) -> list[Event]:
    return list(events)


def no_remark(choice: Choice, view: View, texts: Texts) -> Text:
    return Text()


def nobody(view: View, texts: Texts) -> list[Sheet]:
    return []


@dataclass(frozen=True)
class Screen:
    """`whole` is the whole table; what else a game's screen has makes it more comfortable.

    `brief` is shown for further questions of the same turn, `remark` stands beside a choice, `story` puts
    events that belong together into one, and the events in `chapters` begin a new paragraph of the story.
    `asides` are further words that can be typed, with what they show, such as `cards`; `pictures` belong to
    chapters of the rules. `strangers` are the names and points of whoever plays without a seat.
    """

    whole: Picture
    brief: Picture
    remark: Callable[[Choice, View, Texts], Text] = no_remark
    story: Callable[[Sequence[Event]], list[Event]] = as_it_is
    chapters: frozenset[str] = frozenset()
    asides: Mapping[str, Picture] = field(default_factory=dict)
    pictures: Mapping[str, Picture] = field(default_factory=dict)
    strangers: Callable[[View, Texts], list[Sheet]] = nobody


def listed(view: View, texts: Texts) -> RenderableType:
    """The table of a game that has no screen of its own: its view, as it is."""
    return Pretty({name: value for name, value in view.items() if name not in ASKED}, expand_all=True)


def screen(game: str) -> Screen:
    found = registry.kit(game).part("screen")
    if found is None:
        return Screen(listed, listed)
    assert isinstance(found, Screen)
    return found
