"""The White Castle in a terminal: bridges, the castle in section, the grounds, families and your mat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, cast

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tenshu.games.white_castle.components import LEVEL_1_ROOMS, OUTSIDE_LEFT, PRINT, SORTS
from tenshu.games.white_castle.screen_signs import (
    GAME,
    bonuses,
    crest,
    crests,
    die,
    effect,
    effects,
    lanterns,
    remark,
    rival_cards,
    tile,
)
from tenshu.games.white_castle.screen_story import CHAPTERS, story
from tenshu.games.white_castle.vocabulary import Good
from tenshu.screen import Screen, Sheet
from tenshu.texts import Texts

if TYPE_CHECKING:
    from tenshu.games.white_castle.board import Figures
    from tenshu.games.white_castle.form import (
        CastleClan,
        CastleGarden,
        CastleRoom,
        CastleSpace,
        WhiteCastleView,
    )

WIDTH = 100
FIGURES: tuple[Figures, ...] = ("courtiers", "gardeners", "warriors")
STORES: tuple[Good, ...] = ("food", "iron", "pearl", "coin", "seal")


def screen(view: WhiteCastleView, texts: Texts) -> RenderableType:
    parts = [Rule(style="dim"), *header(view, texts), *season(view, texts)]
    parts += [
        bridges(view, texts),
        castle(view, texts),
        Grounds(view, texts),
        Text(texts.text("white-castle-screen-legend"), style="dim"),
        Families(view, texts),
        *mats(view, texts),
        *rival(view, texts),
    ]
    return Group(*parts)


def brief(view: WhiteCastleView, texts: Texts) -> RenderableType:
    """What you have, and what this turn still holds in store; after the game, all families."""
    if view["over"]:
        return Group(Rule(style="dim"), *header(view, texts), Families(view, texts))
    return Group(Rule(style="dim"), *header(view, texts), *season(view, texts, False), *holding(view, texts))


def name(view: WhiteCastleView, clan: int, texts: Texts) -> str:
    if view["clans"][clan]["rival"]:
        return texts.text("white-castle-screen-rival")
    return texts.player(clan)


def named(view: WhiteCastleView, clan: int, texts: Texts) -> Text:
    return Text.assemble(crest(clan), " ", name(view, clan, texts))


def header(view: WhiteCastleView, texts: Texts) -> Iterator[RenderableType]:
    if view["over"]:
        yield Text(texts.text("white-castle-screen-over"), style="bold")
        return
    if view["round"] == 0:
        line = Text(texts.text("white-castle-screen-setting-up"), style="bold")
    else:
        clans = len(view["order"])
        active = view["order"][view["turn"] % clans]
        kind = "rival-round" if view["clans"][active]["rival"] else "round"
        words = texts.text(
            f"white-castle-screen-{kind}",
            round=view["round"],
            turn=view["turn"] // clans + 1,
            seat=name(view, active, texts),
        )
        line = Text(words, style="bold")
    if view["hand"] is not None:
        line = Text.assemble(line, " ", die(view["hand"]["colour"], view["hand"]["value"], texts))
    order = ", ".join(f"{crest(clan)} {name(view, clan, texts)}" for clan in view["order"])
    yield Text.assemble(line, ("  ·  ", "dim"), texts.text("white-castle-screen-order", names=order))


def season(view: WhiteCastleView, texts: Texts, legend: bool = True) -> Iterator[RenderableType]:
    """The track from blossom to snow; of several markers on a field, the left one lies on top."""
    line = Text(texts.text("white-castle-screen-season") + "  ")
    for field in range(PRINT.last_field + 1):
        if field in PRINT.trees:
            line.append(f" ♣{PRINT.trees[field]}  ", style="green")
        here = [clan for clan in view["clans"] if clan["season"] == field]
        here.sort(key=lambda clan: -clan["arrival"])
        if here:
            line.append(crests([clan["clan"] for clan in here]))
        else:
            line.append("0" if field == 0 else "·", style="dim")
        line.append(" ")
    yield line
    if legend:
        yield Text(texts.text("white-castle-screen-season-points"), style="dim")


def bridges(view: WhiteCastleView, texts: Texts) -> RenderableType:
    """Each bridge with its dice, and beneath it, here beside it, its two gardens."""
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    for heading in ("bridge", "dice", "plant", "stone"):
        table.add_column(texts.text(f"white-castle-screen-{heading}"))
    for number, (colour, bridge) in enumerate(view["bridges"].items()):
        middle = "".join(f" {value}" for value in bridge["middle"])
        left, right = die(colour, bridge["left"]), die(colour, bridge["right"])
        dice = Text.assemble(("⁂ ", "yellow"), left, (middle, "dim"), " ", right)
        gardens = view["gardens"][SORTS * number : SORTS * number + SORTS]
        table.add_row(
            Text(texts.name(GAME, "colour", colour)), dice, *(garden(found, texts) for found in gardens)
        )
    return Padding(table, (1, 0))


def garden(found: CastleGarden, texts: Texts) -> Text:
    words = texts.text(
        "white-castle-screen-garden",
        food=found["food"],
        effect=effect(found["effect"], texts),
        points=found["points"],
    )
    return Text.assemble(words, " ", crests(found["gardeners"]))


def castle(view: WhiteCastleView, texts: Texts) -> RenderableType:
    """Three storeys and the gate; beside each its courtiers."""
    hall = Table.grid(expand=True)
    fields = []
    for field in view["daimyo"]["fields"]:
        taken = crest(field["clan"]) if field["clan"] is not None else Text("○", style="dim")
        fields.append(Text.assemble(taken, " ", effect(field["effect"], texts)))
        hall.add_column(ratio=1)
    hall.add_row(*fields)
    top = Panel(hall, title=storey(view, "hall", texts), title_align="left", border_style="dim", width=WIDTH)
    return Group(
        top,
        floor(
            view, "level-2", view["rooms"][LEVEL_1_ROOMS:], view["spaces"][LEVEL_1_ROOMS:OUTSIDE_LEFT], texts
        ),
        floor(view, "level-1", view["rooms"][:LEVEL_1_ROOMS], view["spaces"][:LEVEL_1_ROOMS], texts),
        Text.assemble("  ", storey(view, "gate", texts)),
    )


def storey(view: WhiteCastleView, level: Figures, texts: Texts) -> Text:
    here = [clan["clan"] for clan in view["clans"] for _ in range(clan["figures"][level])]
    return Text.assemble((texts.name(GAME, "floor", level), "bold"), " ", crests(here))


def floor(
    view: WhiteCastleView, level: Figures, rooms: list[CastleRoom], spaces: list[CastleSpace], texts: Texts
) -> RenderableType:
    side_by_side = Table.grid(expand=True)
    for _ in rooms:
        side_by_side.add_column(ratio=1)
    side_by_side.add_row(*(room(one, space, texts) for one, space in zip(rooms, spaces, strict=True)))
    return Panel(
        side_by_side,
        title=storey(view, level, texts),
        title_align="left",
        border_style="dim",
        width=WIDTH,
    )


def room(found: CastleRoom, space: CastleSpace, texts: Texts) -> RenderableType:
    lines = [
        Text.assemble((texts.name(GAME, "space", space["space"]), "underline"), " ", dice_on(space, texts))
    ]
    for row in found["rows"]:
        line = Text.assemble(tile(row["tile"], texts), " ")
        if row["effect"] is not None:
            line.append(effect(row["effect"], texts))
        if row["dark"]:
            line.append(" ☾", style="magenta")
        lines.append(line)
    return Group(*lines)


def dice_on(space: CastleSpace, texts: Texts) -> Text:
    """The dice on a space, or its value; a space that is full says so by brackets missing."""
    found = Text(" ").join(die(one["colour"], one["value"], texts) for one in space["dice"])
    if not space["dice"]:
        return Text(f"[{space['value']}]")
    return found if len(space["dice"]) == space["room_for"] else Text.assemble("[", found, "]")


class Grounds:
    """Outside the walls and the well, and the yards; side by side where there is room."""

    def __init__(self, view: WhiteCastleView, texts: Texts) -> None:
        self.panels = [
            Panel.fit(
                inside,
                title=Text(texts.text(f"white-castle-screen-{title}")),
                title_align="left",
                border_style="dim",
            )
            for inside, title in ((outside(view, texts), "outside"), (yards(view, texts), "yards"))
        ]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if sum(console.measure(panel).maximum for panel in self.panels) < options.max_width:
            side_by_side = Table.grid(padding=(0, 1))
            side_by_side.add_row(*self.panels)
            yield side_by_side
        else:
            yield from self.panels


def outside(view: WhiteCastleView, texts: Texts) -> Table:
    table = Table.grid(padding=(0, 1))
    for space in view["spaces"][OUTSIDE_LEFT:]:
        first, second = (effect(one, texts) for one in space["effects"])
        words = texts.text("white-castle-screen-or", first=first, second=second)
        table.add_row(texts.name(GAME, "space", space["space"]), dice_on(space, texts), words)
    tiles = " + ".join(effect(one, texts) for one in view["well"]["tiles"])
    table.add_row(
        texts.name(GAME, "space", "well"),
        f"[{view['well']['value']}]",
        texts.text("white-castle-screen-well-gives", tiles=tiles),
    )
    return table


def yards(view: WhiteCastleView, texts: Texts) -> Table:
    table = Table.grid()
    for yard in view["yards"]:
        words = texts.text(
            "white-castle-screen-yard",
            iron=yard["iron"],
            effects=" + ".join(effect(one, texts) for one in yard["effects"]),
            points=yard["points"],
        )
        here = crests(clan for clan, count in enumerate(yard["warriors"]) for _ in range(count))
        table.add_row(Text.assemble(words, " ", here))
    return table


class Families:
    """A line for each family; on a narrow screen the lanterns come after."""

    def __init__(self, view: WhiteCastleView, texts: Texts) -> None:
        self.view = view
        self.texts = texts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        wide = options.max_width >= WIDTH
        yield Padding(self.table(wide), (1, 0, 0, 0))
        if not wide:
            heading = self.texts.text("white-castle-screen-lanterns")
            table = Table.grid(padding=(0, 1))
            for clan in self.view["clans"]:
                if clan["lanterns"]:
                    table.add_row(heading, crest(clan["clan"]), lanterns(clan["lanterns"], self.texts))
                    heading = ""
            yield table

    def table(self, wide: bool) -> Table:
        texts = self.texts
        table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
        table.add_column(texts.text("white-castle-screen-family"), no_wrap=True, max_width=22)
        for good in STORES:
            table.add_column(texts.name(GAME, "good", good, "short"), justify="right", no_wrap=True)
        for heading in ("points", "total", "at-home"):
            table.add_column(texts.text(f"white-castle-screen-{heading}"), justify="right")
        if wide:
            table.add_column(texts.text("white-castle-screen-lanterns"))
        for clan in self.view["clans"]:
            table.add_row(
                *self.row(clan),
                *([lanterns(clan["lanterns"], texts)] if wide else []),
                style="bold" if clan["clan"] == self.view["seat"] else None,
            )
        return table

    def row(self, clan: CastleClan) -> Iterator[RenderableType]:
        yield named(self.view, clan["clan"], self.texts)
        for good in STORES:
            yield "-" if clan["rival"] and good != "coin" else str(clan["goods"][good])
        yield str(clan["goods"]["point"])
        yield str(clan["points"])
        yield "/".join(str(clan["figures"][figure]) for figure in FIGURES)


def mats(view: WhiteCastleView, texts: Texts) -> Iterator[RenderableType]:
    """Your own mat; whoever only watches sees all."""
    for clan in view["clans"]:
        if clan["card"] is not None and (view["seat"] in (None, clan["clan"])):
            yield Text()
            yield Text(texts.text("white-castle-screen-mat", seat=texts.player(clan["clan"])), style="bold")
            yield mat(clan, texts)


def mat(clan: CastleClan, texts: Texts) -> Table:
    table = Table.grid(padding=(0, 1))
    for row in clan["rows"]:
        space = Text(f"[{row['value']}]") if row["die"] is None else die(row["colour"], row["die"])
        table.add_row(
            Text("  "),
            tile(row["colour"], texts),
            space,
            texts.name(GAME, "row", row["row"]),
            bonuses(row["bonuses"], texts),
            Text.assemble(("▸ ", "dim"), effect(row["effect"], texts) if row["effect"] else ""),
        )
    return table


def rival(view: WhiteCastleView, texts: Texts) -> Iterator[RenderableType]:
    """The rival's cards as far as they are known, and the word that the deck is our own."""
    if view["rival"] is None or view["over"]:
        return
    yield Text()
    yield Text(texts.text("white-castle-screen-rival-cards"), style="bold")
    table = Table.grid(padding=(0, 2, 0, 0))
    for dice, space, actions in rival_cards(view["rival"], texts):
        table.add_row("", f"{dice} → {space}", actions)
    yield table
    yield Text(texts.text("white-castle-screen-rival-house"), style="dim")


def holding(view: WhiteCastleView, texts: Texts) -> Iterator[RenderableType]:
    if view["seat"] is None:
        return
    clan = view["clans"][view["seat"]]
    goods = texts.names(GAME, "good", clan["goods"])
    shown = lanterns(clan["lanterns"], texts)
    yield Text(texts.text("white-castle-screen-have", goods=goods, lanterns=shown))
    if view["to_do"]:
        waiting = effects([step["effect"] for step in view["to_do"]], texts)
        yield Text(texts.text("white-castle-screen-to-come", effects=waiting), style="cyan")


def strangers(view: WhiteCastleView, texts: Texts) -> list[Sheet]:
    """The rival's points, item by item."""
    return [
        (name(view, clan["clan"], texts), cast(Mapping[str, int], view["sheets"][clan["clan"]]))
        for clan in view["clans"]
        if clan["rival"]
    ]


def reference(view: WhiteCastleView, texts: Texts) -> RenderableType:
    """What the short words on the table stand for."""
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    for word in (
        "any-1",
        "influence-1",
        "lantern",
        "well",
        "castle",
        "garden",
        "yard",
        "light",
        "tile",
        "mat",
    ):
        table.add_row(Text(effect(word, texts), style="bold"), texts.text(f"white-castle-explains-{word}"))
    return Group(table, Text(texts.text("white-castle-screen-legend"), style="dim"))


PICTURES = {"symbols": reference}


SCREEN = Screen(
    whole=screen,
    brief=brief,
    remark=remark,
    story=story,
    chapters=CHAPTERS,
    asides={"cards": reference},
    pictures=PICTURES,
    strangers=strangers,
)
