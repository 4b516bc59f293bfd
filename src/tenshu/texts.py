"""Texts in the player's language: Fluent messages, and names for what the rules call by ids."""

import os
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from tenshu.core import registry
from tenshu.core.actions import Choice, Decision
from tenshu.core.events import Event
from tenshu.core.refusal import Refusal

LOCALE = files("tenshu") / "locale"
# English first: it stands in where another language has no text.
LANGUAGES = ("en", *sorted(f.name for f in LOCALE.iterdir() if f.is_dir() and f.name != "en"))
PEOPLE = frozenset({"seat", "other", "others", "target"})


def language(asked: str | None) -> str:
    """The language asked for, or the one the system speaks, or English."""
    if asked is None:
        system = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
        return system[:2] if system[:2] in LANGUAGES else LANGUAGES[0]
    if asked not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise Refusal(
            "unknown-language",
            f"there is no language '{asked}'; there are: {known}",
            {"asked": asked, "known": known},
        )
    return asked


@cache
def stems() -> dict[str, tuple[Traversable, str]]:
    """By what its messages begin with, a file of texts: the folder with its languages, and its name.

    A game's own messages, in `texts/<language>/game.ftl`, begin with its name, those of its other files with
    the file's name and that of the game.
    """
    found = {file_stem(file): (LOCALE, file.name) for file in ftl_files(LOCALE)}
    for game in registry.names():
        folder = registry.kit(game).folder("texts")
        for file in ftl_files(folder):
            name = file_stem(file)
            found[game if name == "game" else f"{name}_{game}"] = (folder, file.name)
    return found


def ftl_files(folder: Traversable) -> list[Traversable]:
    english = folder / LANGUAGES[0]
    return [file for file in english.iterdir() if file.name.endswith(".ftl")] if english.is_dir() else []


def file_stem(file: Traversable) -> str:
    return file.name.removesuffix(".ftl")


def stem(message: str) -> str:
    """The file in which a message stands: the one whose name is most like the message's."""
    found = [name for name in stems() if message.startswith(prefix(name) + "-")]
    return max(found, key=len, default="common")


@cache
def chapters(game: str) -> tuple[str, ...]:
    """The chapters of a game's rules in the order of their texts, `learn-<game>-<chapter>-text`."""
    if f"learn_{game}" not in stems():
        return ()
    written = FluentResource(source(LANGUAGES[0], f"learn_{game}").read_text(encoding="utf-8")).body
    found = (
        re.fullmatch(f"learn-{prefix(game)}-(.+)-text", entry.id.name)
        for entry in written
        if isinstance(entry, Message)
    )
    return tuple(match[1] for match in found if match)


def source(lang: str, name: str) -> Traversable:
    folder, file = stems()[name]
    return folder / lang / file


@cache
def fluent(lang: str, game: str) -> str:
    """All messages of a game in a language, as they are written; empty where there are none."""
    own = [name for name in stems() if name == game or name.endswith(f"_{game}")]
    files = [file for name in own if (file := source(lang, name)).is_file()]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@cache
def bundle(lang: str, name: str) -> FluentBundle:
    file = source(lang, name)
    found = FluentBundle([lang], use_isolating=False)
    if file.is_file():
        found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


def prefix(game: str) -> str:
    return game.replace("_", "-")


def counted(choice: Choice, decision: Decision) -> dict[str, object]:
    """What the choice names, with how many of it, where the question counts the things to choose from."""
    found: dict[str, object] = {}
    for name, value in choice.args.items():
        counts = decision.args.get(name)
        if isinstance(counts, dict) and value in counts:
            found[name] = {value: counts[value]}
    return found


class Texts:
    """What is said to players, in one language; English where a text is missing.

    An argument that is an id arrives as its name; `card-id` is the id itself, and `card-a` the name as the
    object of a sentence, where the name has an attribute `a`.
    """

    def __init__(self, lang: str, players: Sequence[str] = ()) -> None:
        self.lang = lang
        self.players = ["".join(c for c in name if c.isprintable()) for name in players]

    def find(self, message: str, attribute: str | None, args: Mapping[str, object]) -> str | None:
        """The text; None where there is none, or where it needs more arguments than there are."""
        for lang in dict.fromkeys((self.lang, LANGUAGES[0])):
            texts = bundle(lang, stem(message))
            if not texts.has_message(message):
                continue
            entry = texts.get_message(message)
            pattern = entry.attributes.get(attribute) if attribute else entry.value
            if pattern is not None:
                words, errors = texts.format_pattern(pattern, dict(args))
                return None if errors else str(words)
        return None

    def text(self, message: str, **args: object) -> str:
        return self.find(message, None, args) or message

    def has(self, message: str) -> bool:
        return bundle(LANGUAGES[0], stem(message)).has_message(message)

    def player(self, seat: int) -> str:
        return self.players[seat] if seat < len(self.players) else self.text("player", number=seat + 1)

    def name(self, game: str, argument: str, value: str, attribute: str | None = None) -> str:
        """The name of a thing: `name("kunitori", "card", "fort")`."""
        message = f"{prefix(game)}-{argument}-{value}"
        return self.find(message, attribute, {}) or self.find(message, None, {}) or value

    def names(self, game: str, argument: str, values: Iterable[str] | Mapping[str, int]) -> str:
        """Several names, equal ones counted; a name with an attribute `counted` knows how."""
        return ", ".join(
            self.find(f"{prefix(game)}-{argument}-{value}", "counted", {"count": count})
            or self.text("counted", name=self.name(game, argument, value), count=count)
            for value, count in Counter(values).items()
        )

    def said(self, game: str, message: str, args: Mapping[str, object]) -> str:
        """A text of a game, with ids in its arguments turned into names."""
        return self.text(f"{prefix(game)}-{message}", **self.resolve(game, args))

    def resolve(self, game: str, args: Mapping[str, object]) -> dict[str, object]:
        found: dict[str, object] = {}
        for name, value in args.items():
            if name in PEOPLE:
                found[name] = self.people(value)
            elif isinstance(value, str):
                found[name] = self.name(game, name, value)
                found[f"{name}-id"] = value
                found[f"{name}-a"] = self.name(game, name, value, "a")
            elif isinstance(value, (list, tuple, dict)):
                found[name] = self.names(game, name, value)
            else:
                found[name] = value
        return found

    def people(self, value: object) -> str:
        """Seats are numbers from 0, or, as in notation, digits from 1; a number each stands behind."""
        if isinstance(value, int):
            return self.player(value)
        if isinstance(value, str):
            return self.player(int(value) - 1)
        if isinstance(value, Mapping):
            return ", ".join(f"{self.people(one)} {count}" for one, count in value.items())
        assert isinstance(value, (list, tuple))
        return ", ".join(self.people(one) for one in value)

    def question(self, game: str, decision: Decision) -> str:
        return self.said(game, f"ask-{decision.kind}", decision.args)

    def choice(self, game: str, choice: Choice, decision: Decision) -> str:
        args = {**decision.args, **choice.args, **counted(choice, decision), "kind": decision.kind}
        words = self.said(game, f"choice-{choice.verb}", args)
        return words[:1].upper() + words[1:]

    def event(self, game: str, event: Event) -> str:
        words = self.said(game, f"event-{event.kind}", event.args)
        return words[:1].upper() + words[1:]

    def refusal(self, game: str | None, refusal: Refusal) -> str:
        """Why not, in the player's language; the reason as the rules give it where no text is written."""
        args = self.resolve(game or "", refusal.details) | {"reason": refusal.reason}
        of_game = f"{prefix(game)}-refusal-{refusal.code}" if game else ""
        return (
            self.find(of_game, None, args)
            or self.find(f"refusal-{refusal.code}", None, args)
            or refusal.reason
        )
