"""Shogun in a terminal: the provinces by regions, the clans, the tower, and your plan."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tenshu.core.actions import Choice
from tenshu.core.events import Event
from tenshu.games.shogun.components import (
    EVENT_CARDS,
    FAVOUR_CARDS,
    PIECES,
    SPECIAL_CARDS,
)
from tenshu.games.shogun.map import load
from tenshu.games.shogun.provinces import MAP
from tenshu.screen import Screen
from tenshu.texts import Texts

CHAPTERS = frozenset({"year", "season", "action", "winter", "new-year"})
SEALS = "①②③④⑤"
COLOURS = {
    "black": "white on grey15",
    "red": "white on red3",
    "yellow": "black on yellow3",
    "violet": "white on medium_purple4",
    "blue": "white on blue3",
    "green": "black on green3",
}
REGIONS = {"green": "green", "red": "red", "purple": "magenta", "yellow": "yellow", "brown": "dark_orange3"}
LAND = {
    "green": "dark_sea_green4",
    "red": "indian_red",
    "purple": "plum4",
    "yellow": "khaki3",
    "brown": "tan",
}
WATER = "grey35"
BUILDINGS = {"castle": "C", "temple": "T", "theatre": "N"}
ONE_MAP_CELL = 2
MAP_WIDTH = 64
THREE_REGIONS = 94

View = dict[str, Any]


def screen(view: View, texts: Texts) -> RenderableType:
    return Group(
        Rule(style="dim"), *header(view, texts), Land(view, texts), *clans(view, texts), *own(view, texts)
    )


def brief(view: View, texts: Texts) -> RenderableType:
    """Without the map; while a plan is made only what it needs."""
    if view["step"] == "plan":
        actions = labelled(texts.text("shogun-screen-actions"), list(action_cards(view, texts)))
        return Group(Rule(style="dim"), actions, *own(view, texts))
    return Group(Rule(style="dim"), *header(view, texts), *clans(view, texts), *own(view, texts))


def chip(view: View, seat: int, words: str) -> Text:
    return Text(f"{SEALS[seat]}{words}", style=COLOURS[view["clans"][seat]["colour"]])


def labelled(label: str, parts: Sequence[Text]) -> Text:
    return Text.assemble((f"{label} ", "dim"), Text("  ").join(parts))


def header(view: View, texts: Texts) -> Iterator[RenderableType]:
    yield Text(title(view, texts), style="bold")
    if view["event"]:
        happening = view["event"]["happening"]
        event = texts.text("shogun-screen-event", happening=texts.name("shogun", "happening", happening))
        yield Text.assemble((event, "bold red"), " ", texts.name("shogun", "happening", happening, "effect"))
    if view["events"]:
        yield labelled(
            texts.text("shogun-screen-events"), [event_line(event, texts) for event in view["events"]]
        )
    if view["actions"]:
        yield labelled(texts.text("shogun-screen-actions"), list(action_cards(view, texts)))
    if view["places"]:
        yield labelled(texts.text("shogun-screen-places"), list(places(view, texts)))
    yield labelled(texts.text("shogun-screen-tower"), cubes(view["tower"], view, texts))
    yield labelled(texts.text("shogun-screen-tray"), cubes(view["tray"], view, texts))
    yield from court(view, texts)
    yield from chambers(view, texts)


def title(view: View, texts: Texts) -> str:
    if view["over"]:
        return texts.text("shogun-screen-over")
    if view["season"] == "setup":
        return texts.text("shogun-screen-setup")
    season = texts.name("shogun", "season", view["season"])
    return texts.text("shogun-screen-round", year=view["year"], season=season)


def event_line(event: Mapping[str, Any], texts: Texts) -> Text:
    loss = texts.text("shogun-screen-loss", loss=event["loss"])
    return Text(f"{texts.name('shogun', 'happening', event['happening'])} ({loss})")


def action_cards(view: View, texts: Texts) -> Iterator[Text]:
    for number, action in enumerate(view["actions"], 1):
        name = texts.name("shogun", "action", action, "short") if action else "?"
        under_way = action is not None and action == view["action"]
        yield Text(f"{number} {name}", style="reverse" if under_way else "" if action else "dim")


def places(view: View, texts: Texts) -> Iterator[Text]:
    for number, place in enumerate(view["places"], 1):
        card = texts.name("shogun", "special", place["special"])
        if place["seat"] is None:
            yield Text(f"{number} {card}")
        else:
            yield Text.assemble(
                f"{number} ", chip(view, place["seat"], f" {texts.player(place['seat'])}"), f" {card}"
            )


def cubes(counts: Mapping[str, int], view: View, texts: Texts) -> list[Text]:
    """So many of each colour, with the seal of its player."""
    seats = {clan["colour"]: seat for seat, clan in enumerate(view["clans"])}
    found = []
    for colour, count in counts.items():
        if count:
            sign = SEALS[seats[colour]] if colour in seats else ""
            words = f"{sign}{texts.name('shogun', 'colour', colour)} {count}"
            found.append(Text(f" {words} ", style=COLOURS[colour]))
    return found or [Text(texts.text("shogun-screen-empty"), style="dim")]


class Land:
    """The map in small, then the provinces by regions; both side by side where there is room."""

    def __init__(self, view: View, texts: Texts) -> None:
        self.view = view
        self.texts = texts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        picture = small_map(self.view)
        yield Text()
        if width >= MAP_WIDTH + THREE_REGIONS:
            both = Table.grid(padding=(0, 2))
            both.add_row(picture, self.provinces(3))
            yield both
        else:
            if width >= MAP_WIDTH:
                yield picture
            yield self.provinces(3 if width >= THREE_REGIONS else 2)
        yield Text(self.texts.text("shogun-screen-legend"), style="dim")

    def provinces(self, across: int) -> Table:
        table = Table.grid(padding=(0, 2))
        columns = [self.region(region) for region in MAP.regions]
        for first in range(0, len(columns), across):
            table.add_row(*columns[first : first + across])
        return table

    def region(self, region: str) -> Table:
        table = Table.grid(padding=(0, 1))
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True)
        name = self.texts.name("shogun", "region", region, "short")
        table.add_row(Text(name, style=f"bold underline {REGIONS[region]}"))
        for province, found in self.view["provinces"].items():
            if found["region"] == region and found["in_play"]:
                table.add_row(
                    Text(self.texts.name("shogun", "province", province)), standing(self.view, found)
                )
        return table


def standing(view: View, found: Mapping[str, Any]) -> Text:
    """What stands in a province, in signs."""
    words = Text()
    if found["owner"] is None:
        words.append(" -  ", style="dim")
    else:
        words.append(chip(view, found["owner"], f"{found['armies']:<2}"))
        words.append(" ")
    free = found["sites"] - len(found["buildings"])
    words.append("".join(BUILDINGS[building] for building in found["buildings"]), style="bold")
    words.append("·" * free + " " * (3 - found["sites"]), style="dim")
    words.append(f" {found['chests']}$ {found['rice']}%", style="dim")
    if found["revolt_markers"]:
        words.append(f" !{found['revolt_markers']}", style="bold red")
    for seat in found.get("leaders", ()):
        words.append(chip(view, seat, "♟"))
    for seat in found.get("monuments", ()):
        words.append(chip(view, seat, "♜"))
    return words


def small_map(view: View) -> Text:
    """Every second cell of the drawing, two rows to a line: regions in their inks, owners in theirs."""
    drawing = load()
    words = Text(no_wrap=True)
    for y in range(0, drawing.height, 2 * ONE_MAP_CELL):
        for x in range(0, drawing.width, ONE_MAP_CELL):
            upper = ink(view, drawing.at(x, y))
            lower = ink(view, drawing.at(x, y + ONE_MAP_CELL))
            words.append("▀", style=f"{upper} on {lower}")
        words.append("\n")
    words.rstrip()
    return words


def ink(view: View, area: str) -> str:
    found = view["provinces"].get(area)
    if found is None or not found["in_play"]:
        return WATER
    if found["owner"] is None:
        return LAND[found["region"]]
    return COLOURS[view["clans"][found["owner"]]["colour"]].rpartition(" on ")[2]


def clans(view: View, texts: Texts) -> Iterator[RenderableType]:
    """A line for each player."""
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    columns = ["points", "chests", "rice", "reserve", "provinces"]
    columns += [name for name in ("hall", "samurai", "trophies", "leader") if name in view["clans"][0]]
    table.add_column(texts.text("shogun-screen-column-player"), no_wrap=True)
    for name in columns:
        table.add_column(texts.text(f"shogun-screen-column-{name}"), justify="right")
    table.add_column(texts.text("shogun-screen-column-special"))
    for seat, clan in enumerate(view["clans"]):
        special = "" if clan["special"] is None else texts.name("shogun", "special", clan["special"])
        if view["step"] == "plan" and clan["has_planned"]:
            special = texts.text("shogun-screen-planned")
        player = Text.assemble(
            chip(view, seat, ""), " ", (texts.player(seat), "bold" if seat == view["seat"] else "")
        )
        table.add_row(player, *(clan_cell(clan, name, texts) for name in columns), special)
    yield Text()
    yield table


def clan_cell(clan: Mapping[str, Any], name: str, texts: Texts) -> str:
    if name == "leader":
        if clan["leader"] in (None, "lost"):
            return texts.text("shogun-screen-lost")
        return texts.name("shogun", "province", clan["leader"])
    if name == "hall":
        return str(clan["hall"] + clan["audience"])
    return str(clan[name])


def own(view: View, texts: Texts) -> Iterator[RenderableType]:
    """What only you see, or only you need: the draft's cards and groups, your plan."""
    seat = view["seat"]
    draft = view["draft"]
    if draft:
        opened = [Text(texts.name("shogun", "province", name), style="bold") for name in draft["open"]]
        pile = Text(texts.text("shogun-screen-pile", count=draft["pile"]), style="dim")
        yield labelled(texts.text("shogun-screen-open-cards"), [*opened, pile])
        if seat is not None:
            groups = [Text(f"{size} ×{count}") for size, count in draft["groups"][seat].items() if count]
            yield labelled(texts.text("shogun-screen-groups"), groups)
    elif seat is not None and any(view["clans"][seat]["plan"].values()):
        yield labelled(texts.text("shogun-screen-plan"), list(plan(view, texts)))


def plan(view: View, texts: Texts) -> Iterator[Text]:
    for field, card in view["clans"][view["seat"]]["plan"].items():
        if card:
            name = texts.name("shogun", "card", card)
            yield Text.assemble((texts.name("shogun", "field", field, "short"), "dim"), " ", name)


def court(view: View, texts: Texts) -> Iterator[RenderableType]:
    if view["court"] is None:
        return
    offered = [
        Text(f"{texts.name('shogun', 'favour', place['favour'])}: {officials(place['officials'], texts)}")
        for place in view["court"]["favours"]
        if place["favour"] is not None
    ]
    if offered:
        yield labelled(texts.text("shogun-screen-favours"), offered)


def officials(count: int, texts: Texts) -> str:
    return texts.text("shogun-screen-officials", count=count)


def chambers(view: View, texts: Texts) -> Iterator[RenderableType]:
    """Arts by castles: `o` an open artist, `x` one turned over, a seal for a player's marker."""
    if view["chambers"] is None:
        return
    found = view["chambers"]
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    table.add_column(texts.text("shogun-screen-chambers"))
    for castle, worth in zip(found["castles"], PIECES.castle_values, strict=True):
        table.add_column(f"{texts.name('shogun', 'castle', castle)} {worth}", justify="center")
    for art, worth, row in zip(found["arts"], PIECES.art_values, found["crossings"], strict=True):
        name = texts.name("shogun", "art", art)
        table.add_row(f"{name} {worth}", *(crossing(view, lying) for lying in row))
    yield table
    regions = [Text(texts.name("shogun", "region", region, "short")) for region in found["regions"]]
    yield labelled(texts.text("shogun-screen-regions"), regions)


def crossing(view: View, lying: int | str | None) -> Text:
    if isinstance(lying, int):
        return chip(view, lying, "")
    return Text({"open": "o", "turned": "x", None: "·"}[lying], style="dim" if lying != "open" else "bold")


def remark(choice: Choice, view: View, texts: Texts) -> Text:
    """What a province has, what a card brings."""
    name = choice.args.get("province") or choice.args.get("card")
    if name in view["provinces"]:
        return standing(view, view["provinces"][name])
    if choice.verb == "favour":
        return favour_remark(choice.args["favour"], view)
    if choice.verb == "take":
        place = [place["special"] for place in view["places"]].index(choice.args["special"])
        return Text(f"→ {place + 1}", style="bold")
    return Text()


def favour_remark(favour: str, view: View) -> Text:
    number = int(favour) - 1
    amount = FAVOUR_CARDS.amount[number]
    cost = next(place["officials"] for place in view["court"]["favours"] if place["favour"] == favour)
    return Text.assemble((f"+{amount}  " if amount else "", "bold"), (f"-{cost} ♙", "dim"))


def reference(view: View, texts: Texts) -> RenderableType:
    """Events in words, special cards, favours, and who is whose neighbour."""
    table = Table(box=None, padding=(0, 1), pad_edge=False, show_header=False)
    table.add_row(Text(texts.text("shogun-cards-events"), style="bold underline"))
    for event in dict.fromkeys(EVENT_CARDS.effects):
        words = texts.name("shogun", "happening", event, "effect")
        table.add_row(texts.name("shogun", "happening", event), words)
    table.add_row(Text(texts.text("shogun-cards-specials"), style="bold underline"))
    for special in SPECIAL_CARDS.ids:
        table.add_row(texts.name("shogun", "special", special))
    if view["court"] is not None:
        table.add_row(Text(texts.text("shogun-cards-favours"), style="bold underline"))
        for number, favour in enumerate(FAVOUR_CARDS.ids):
            amount = FAVOUR_CARDS.amount[number]
            table.add_row(texts.name("shogun", "favour", favour), f"+{amount}" if amount else "")
    table.add_row(Text(texts.text("shogun-cards-neighbours"), style="bold underline"))
    for i, province in enumerate(MAP.ids):
        beside = texts.names("shogun", "province", MAP.land[i])
        over_sea = texts.names("shogun", "province", MAP.sea[i])
        table.add_row(
            texts.name("shogun", "province", province), f"{beside} ~ {over_sea}" if over_sea else beside
        )
    return table


def story(events: Sequence[Event]) -> list[Event]:
    """Cards turned over together are told together; a deed in a province tells that its card was shown."""
    told: list[Event] = []
    for event in events:
        last = told[-1] if told else None
        if last and last.kind == event.kind == "action-opened":
            told[-1] = Event(event.kind, {"action": [*several(last.args["action"]), event.args["action"]]})
            continue
        if last and last.kind == "acts" and same_place(last, event):
            told.pop()
        told.append(event)
    return told


def several(value: object) -> list[object]:
    return value if isinstance(value, list) else [value]


def same_place(shown: Event, event: Event) -> bool:
    return all(shown.args[name] == event.args.get(name) for name in ("seat", "province"))


SCREEN = Screen(
    whole=screen,
    brief=brief,
    remark=remark,
    reference=reference,
    story=story,
    chapters=CHAPTERS,
)
