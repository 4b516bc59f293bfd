"""Shogun's cards and tables in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tenshu.games.shogun.components import BOX, EVENT_CARDS, FAVOURS, SPECIAL_CARDS
from tenshu.games.shogun.court_state import favour_view
from tenshu.games.shogun.provinces import MAP
from tenshu.texts import Texts

if TYPE_CHECKING:
    from tenshu.games.shogun.form import ShogunBonuses, ShogunGift, ShogunView

# A samurai's bonuses are gifts like the court's, and are worded alike.
GIFTS = {"chests": "chests", "armies": "tray", "rice": "rice", "points": "points"}


def favour(found: ShogunGift, texts: Texts) -> str:
    """What a favour gives, with all numbers."""
    args = {
        "amount": found.get("amount", 0),
        "building": texts.name("shogun", "building", found.get("building", "")),
        "actions": texts.names("shogun", "action", found.get("safe_from", [])),
    }
    return texts.text(f"shogun-page-favour-{found['kind']}", **args)


def reference(view: ShogunView, texts: Texts) -> RenderableType:
    """Events in words, special cards, what the expansions give, the winter, and who is whose neighbour."""
    parts = [
        section("events", events(texts), texts),
        section("specials", [(texts.name("shogun", "special", name),) for name in SPECIAL_CARDS.ids], texts),
    ]
    if view["court"] is not None:
        favours = [(str(n + 1), favour(favour_view(n), texts)) for n in range(FAVOURS)]
        parts.append(section("favours", favours, texts))
    if view["samurai"] is not None:
        parts.append(section("samurai", samurai(view["samurai"]["cards"], texts), texts))
        parts.append(Text(texts.text("shogun-page-samurai-how", needs=view["samurai"]["needs"]), style="dim"))
    parts.append(section("winter", winter(texts), texts))
    parts.append(section("neighbours", neighbours(texts), texts))
    return Group(*parts)


def section(name: str, rows: Sequence[Sequence[str]], texts: Texts) -> RenderableType:
    table = Table(box=None, padding=(0, 1), pad_edge=False, show_header=False)
    for row in rows:
        table.add_row(*row)
    return Group(Text(), Text(texts.text(f"shogun-cards-{name}"), style="bold underline"), table)


def events(texts: Texts) -> list[tuple[str, str]]:
    return [
        (texts.name("shogun", "happening", event), texts.name("shogun", "happening", event, "effect"))
        for event in dict.fromkeys(EVENT_CARDS.effects)
    ]


def samurai(cards: Sequence[ShogunBonuses], texts: Texts) -> list[tuple[str, str]]:
    return [(str(number), " / ".join(gifts(card, texts)) or "-") for number, card in enumerate(cards, 1)]


def gifts(card: ShogunBonuses, texts: Texts) -> Iterator[str]:
    for bonus, amount in card.items():
        if amount:
            yield texts.text(f"shogun-page-favour-{GIFTS[bonus]}", amount=amount)


def winter(texts: Texts) -> list[tuple[str, str]]:
    """The supply table: so many provinces without rice, so many revolts, each with so many farmers more."""
    lines = cast("list[dict[str, int]]", BOX["winter"])
    above = [line["unsupplied"] for line in lines[1:]]
    found = []
    for line, following in zip(lines, [*above, None], strict=True):
        provinces = str(line["unsupplied"])
        if following is None:
            provinces += "+"
        elif following - line["unsupplied"] > 1:
            provinces += f"-{following - 1}"
        args = {name: line[name] for name in ("revolts", "farmers")}
        found.append((provinces, texts.text("shogun-cards-winter-line", **args)))
    return found


def neighbours(texts: Texts) -> list[tuple[str, str]]:
    found = []
    for i, province in enumerate(MAP.ids):
        beside = texts.names("shogun", "province", MAP.land[i])
        over_sea = texts.names("shogun", "province", MAP.sea[i])
        words = f"{beside} ~ {over_sea}" if over_sea else beside
        found.append((texts.name("shogun", "province", province), words))
    return found
