"""Shogun in a terminal: the provinces by regions, the clans, the tower, and your plan."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Literal, TypeAlias

from rich.console import Console, ConsoleOptions, Group, JustifyMethod, RenderableType, RenderResult
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tenshu.core.actions import Choice
from tenshu.core.events import Event
from tenshu.games.shogun.components import PIECES
from tenshu.games.shogun.screen_cards import favour, reference
from tenshu.games.shogun.screen_land import COLOURS, SEALS, Land, chip, legend, standing
from tenshu.screen import Screen
from tenshu.texts import Texts

if TYPE_CHECKING:
    from tenshu.games.shogun.form import Crossing, ShogunClan, ShogunEventCard, ShogunFavour, ShogunView

CHAPTERS = frozenset({"year", "season", "action", "winter", "new-year"})
PICTURES = {"symbols": legend}
Count: TypeAlias = Literal["points", "chests", "rice", "reserve", "provinces", "monuments", "trophies"]
Column: TypeAlias = Count | Literal["hall", "samurai", "leader", "special"]
COLUMNS: tuple[Column, ...] = ("points", "chests", "rice", "reserve", "provinces")
EXPANSION_COLUMNS: tuple[Column, ...] = ("hall", "samurai", "leader", "monuments", "trophies")
ENDLESS = 1000
WORDS = frozenset({"leader", "special"})


def screen(view: ShogunView, texts: Texts) -> RenderableType:
    return Group(
        Rule(style="dim"), *header(view, texts), Land(view, texts), Clans(view, texts), *own(view, texts)
    )


def brief(view: ShogunView, texts: Texts) -> RenderableType:
    """Without the map; while a plan is made only what it needs."""
    if view["step"] == "plan":
        actions = labelled(texts.text("shogun-screen-actions"), list(action_cards(view, texts)))
        return Group(Rule(style="dim"), actions, *own(view, texts))
    return Group(Rule(style="dim"), *header(view, texts), Clans(view, texts), *own(view, texts))


def labelled(label: str, parts: Sequence[Text]) -> Text:
    return Text.assemble((f"{label} ", "dim"), Text("  ").join(parts))


def header(view: ShogunView, texts: Texts) -> Iterator[RenderableType]:
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


def title(view: ShogunView, texts: Texts) -> str:
    if view["over"]:
        return texts.text("shogun-screen-over")
    if view["season"] == "setup":
        return texts.text("shogun-screen-setup")
    season = texts.name("shogun", "season", view["season"])
    return texts.text("shogun-screen-round", year=view["year"], season=season)


def event_line(event: ShogunEventCard, texts: Texts) -> Text:
    loss = texts.text("shogun-screen-loss", loss=event["loss"])
    return Text(f"{texts.name('shogun', 'happening', event['happening'])} ({loss})")


def action_cards(view: ShogunView, texts: Texts) -> Iterator[Text]:
    """In their order; those still face down come last."""
    opened = [action for action in view["actions"] if action]
    for number, action in enumerate(opened, 1):
        words = f"{number} {texts.name('shogun', 'action', action, 'short')}"
        under_way = action == view["action"]
        yield Text(f"▶{words}", style="reverse") if under_way else Text(words)
    first, last = len(opened) + 1, len(view["actions"])
    if first <= last:
        yield Text(f"{last} ?" if first == last else f"{first}-{last} ?", style="dim")


def places(view: ShogunView, texts: Texts) -> Iterator[Text]:
    for number, place in enumerate(view["places"], 1):
        card = texts.name("shogun", "special", place["special"])
        if place["seat"] is None:
            yield Text(f"{number} {card}")
        else:
            yield Text.assemble(
                f"{number} ", chip(view, place["seat"], f" {texts.player(place['seat'])}"), f" {card}"
            )


def cubes(counts: Mapping[str, int], view: ShogunView, texts: Texts) -> list[Text]:
    """So many of each colour, with the seal of its player."""
    seats = {clan["colour"]: seat for seat, clan in enumerate(view["clans"])}
    found = []
    for colour, count in counts.items():
        if count:
            sign = SEALS[seats[colour]] if colour in seats else ""
            words = f"{sign}{texts.name('shogun', 'colour', colour)} {count}"
            found.append(Text(f" {words} ", style=COLOURS[colour]))
    return found or [Text(texts.text("shogun-screen-empty"), style="dim")]


class Clans:
    """A line for each player; what the expansions bring comes after where there is no room beside."""

    def __init__(self, view: ShogunView, texts: Texts) -> None:
        self.view = view
        self.texts = texts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        more = [name for name in EXPANSION_COLUMNS if name in self.view["clans"][0]]
        whole = self.table([*COLUMNS, *more, "special"])
        yield Text()
        needed = console.measure(whole, options=options.update(width=ENDLESS)).maximum
        if not more or needed <= options.max_width:
            yield whole
        else:
            yield self.table([*COLUMNS, "special"])
            yield self.table(more)

    def table(self, columns: Sequence[Column]) -> Table:
        view, texts = self.view, self.texts
        table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
        table.add_column(texts.text("shogun-screen-column-player"), no_wrap=True)
        for name in columns:
            justify: JustifyMethod = "left" if name in WORDS else "right"
            table.add_column(texts.text(f"shogun-screen-column-{name}"), justify=justify)
        for seat, clan in enumerate(view["clans"]):
            style = "bold" if seat == view["seat"] else ""
            player = Text.assemble(chip(view, seat, ""), " ", (texts.player(seat), style))
            table.add_row(player, *(clan_cell(clan, name, view, texts) for name in columns))
        return table


def clan_cell(clan: ShogunClan, name: Column, view: ShogunView, texts: Texts) -> str:
    if name == "special":
        if view["step"] == "plan" and clan["has_planned"]:
            return texts.text("shogun-screen-planned")
        return "" if clan["special"] is None else texts.name("shogun", "special", clan["special"])
    if name == "leader":
        where = clan["leader"]
        if where is None or where == "lost":
            return texts.text("shogun-screen-lost")
        return texts.name("shogun", "province", where)
    if name == "hall":
        return str(clan["hall"] + clan["audience"])
    if name == "samurai":
        needed = view["samurai"]["needs"] if view["samurai"] else 0
        return f"{clan['samurai']} ({clan['regions']}/{needed})"
    return str(clan[name])


def own(view: ShogunView, texts: Texts) -> Iterator[RenderableType]:
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
        yield labelled(texts.text("shogun-screen-plan"), list(plan(view["clans"][seat], texts)))


def plan(clan: ShogunClan, texts: Texts) -> Iterator[Text]:
    for field, card in clan["plan"].items():
        if card:
            name = texts.name("shogun", "card", card)
            yield Text.assemble((texts.name("shogun", "field", field, "short"), "dim"), " ", name)


def court(view: ShogunView, texts: Texts) -> Iterator[RenderableType]:
    """The favours to be had with what they give, and those that still protect someone."""
    if view["court"] is None:
        return
    offered = [
        Text.assemble(f"{place['favour']} ({favour(place, texts)}) ", (price(place, texts), "dim"))
        for place in view["court"]["favours"]
        if place["favour"] is not None
    ]
    if offered:
        yield labelled(texts.text("shogun-screen-favours"), offered)
    held = [
        Text.assemble(chip(view, seat, f" {texts.player(seat)}"), " ", words)
        for seat, clan in enumerate(view["clans"])
        for words in protection(clan, texts)
    ]
    if held:
        yield labelled(texts.text("shogun-screen-held"), held)


def price(place: ShogunFavour, texts: Texts) -> str:
    return texts.text("shogun-page-favour-price", count=place["officials"])


def protection(clan: ShogunClan, texts: Texts) -> Iterator[str]:
    if clan["safe_from"]:
        actions = texts.names("shogun", "action", clan["safe_from"])
        yield texts.text("shogun-page-court-safe", actions=actions)
    if clan["ward"]:
        yield texts.text("shogun-screen-ward")


def chambers(view: ShogunView, texts: Texts) -> Iterator[RenderableType]:
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


def crossing(view: ShogunView, lying: Crossing) -> Text:
    if isinstance(lying, int):
        return chip(view, lying, "")
    return Text({"open": "o", "turned": "x", None: "·"}[lying], style="dim" if lying != "open" else "bold")


def remark(choice: Choice, view: ShogunView, texts: Texts) -> Text:
    """What a province has, what a card brings."""
    name = choice.args.get("province") or choice.args.get("card", "")
    if name in view["provinces"]:
        return standing(view, view["provinces"][name])
    if choice.verb == "favour" and view["court"] is not None:
        offered = next(p for p in view["court"]["favours"] if p["favour"] == choice.args["favour"])
        return Text.assemble((favour(offered, texts), "bold"), " ", (price(offered, texts), "dim"))
    if choice.verb == "take":
        place = [place["special"] for place in view["places"]].index(choice.args["special"])
        return Text(f"→ {place + 1}", style="bold")
    return Text()


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
    story=story,
    chapters=CHAPTERS,
    asides={"cards": reference},
    pictures=PICTURES,
)
