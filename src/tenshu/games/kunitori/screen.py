"""Kunitori! in a terminal: the pool as a market, the camps, and your hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tenshu.core.actions import Choice
from tenshu.core.events import Event
from tenshu.games.kunitori.cards import DECK, KINDS
from tenshu.screen import Screen
from tenshu.texts import Texts

if TYPE_CHECKING:
    from tenshu.games.kunitori.form import KunitoriTerritory, KunitoriView

CHAPTERS = frozenset({"turn"})
SHOPPING = frozenset({"buy", "market-gain", "take-general"})
BATTLE = frozenset({"lead", "assign", "defend", "ambush", "reward"})
THREE_COLUMNS = 118

SYMBOLS = {
    "draw": ("▯", "cyan"),
    "action": ("▸", "green"),
    "money": ("●", "yellow"),
    "buy": ("◇", "magenta"),
    "attack": ("⚔", "red"),
    "defence": ("▣", "blue"),
    "points": ("★", "bold"),
}
COLUMNS = {
    2: (("troop", "victory", "treasure"), ("politics", "general")),
    3: (("troop", "victory"), ("politics",), ("general", "treasure")),
}

Row = Mapping[str, Any]
CARDS: dict[str, Row] = {str(row["id"]): row for row in DECK.rows}


def screen(view: KunitoriView, texts: Texts) -> RenderableType:
    return Group(Rule(style="dim"), *header(view, texts), Market(view, texts), *below(view, texts))


def brief(view: KunitoriView, texts: Texts) -> RenderableType:
    """The table without the pool."""
    return Group(Rule(style="dim"), *header(view, texts), *below(view, texts))


def below(view: KunitoriView, texts: Texts) -> Iterator[RenderableType]:
    yield from territories(view, texts)
    if view["step"] in BATTLE:
        yield Text()
        yield prizes(view, texts)
        yield Text(texts.text("kunitori-screen-prizes-who"), style="dim")
        yield from prospects(view, texts)


def remark(choice: Choice, view: KunitoriView, texts: Texts) -> Text:
    """The price of what is bought, what a card gives, and how strong the attacked are."""
    if choice.verb == "attack":
        symbol, style = SYMBOLS["defence"]
        target = view["territories"][int(choice.args["target"]) - 1]
        return Text(f"{symbol}{target['defence']}", style=style)
    card = choice.args.get("card")
    if card is None:
        return Text()
    found = gives(CARDS[card])
    if choice.verb == "buy":
        return Text.assemble((f"{price(CARDS[card], view):>2}", "yellow"), "  ", found)
    return found


def header(view: KunitoriView, texts: Texts) -> Iterator[RenderableType]:
    if view["over"]:
        yield Text(texts.text("kunitori-screen-turn-over", turn=view["turn"]), style="bold")
        return
    line = Text(
        texts.text("kunitori-screen-turn", turn=view["turn"], seat=texts.player(view["active"])), style="bold"
    )
    for counter in ("actions", "buys", "money", "tolls"):
        if view[counter] or counter == "money":
            line.append(" · ", style="dim")
            line.append(texts.text(f"kunitori-screen-{counter}", count=view[counter]), style="not bold")
    yield line
    if view["last_turn"] is not None:
        last = texts.player(view["last_turn"])
        yield Text(texts.text("kunitori-screen-last-turns", seat=last), style="bold red")
    else:
        piles = ", ".join(
            f"{texts.name('kunitori', 'card', card)} "
            f"{texts.text('kunitori-screen-left', count=view['pool'].get(card, 0))}"
            for card, row in CARDS.items()
            if row["kind"] == "victory"
        )
        yield Text(texts.text("kunitori-screen-end", piles=piles), style="dim")


class Market:
    """The pool by kinds of cards, side by side; what can't be had now is dim while you choose from it."""

    def __init__(self, view: KunitoriView, texts: Texts) -> None:
        self.view = view
        self.texts = texts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        columns = COLUMNS[3 if options.max_width >= THREE_COLUMNS else 2]
        side_by_side = Table.grid(padding=(0, 2), expand=False)
        side_by_side.add_row(*(self.stall(kinds) for kinds in columns))
        yield side_by_side
        yield Text(self.texts.text("kunitori-screen-legend-order"), style="dim")
        yield legend(self.texts)

    def stall(self, kinds: Sequence[str]) -> Table:
        stall = Table.grid(padding=(0, 1))
        for justify in ("right", "left", "right", "left"):
            stall.add_column(justify=justify, no_wrap=True)
        for kind in kinds:
            stall.add_row("", Text(self.texts.name("kunitori", "kind", kind), style="bold underline"))
            for card, row in CARDS.items():
                if row["kind"] == kind and self.on_show(card, row):
                    stall.add_row(*self.pile(card, row), style=None if self.to_be_had(card) else "dim")
            hidden = self.hidden_generals()
            if kind == "general" and hidden:
                more = self.texts.text("kunitori-screen-more-generals", count=hidden)
                stall.add_row("", Text(more, style="dim"))
        return stall

    def pile(self, card: str, row: Row) -> tuple[Text, Text, Text, Text]:
        return (
            Text(str(price(row, self.view)), style="yellow"),
            Text(self.texts.name("kunitori", "card", card, "short")),
            Text(self.texts.text("kunitori-screen-left", count=self.view["pool"].get(card, 0)), style="dim"),
            gives(row),
        )

    def on_show(self, card: str, row: Row) -> bool:
        return row["kind"] != "general" or card in self.view["pool"]

    def hidden_generals(self) -> int:
        shown = sum(1 for card in self.view["pool"] if CARDS[card]["kind"] == "general")
        hidden: int = self.view["generals_left"] - shown
        return hidden

    def to_be_had(self, card: str) -> bool:
        if card not in self.view["pool"]:
            return False
        decision = self.view["decision"]
        if decision is None or decision["kind"] not in SHOPPING:
            return True
        return any(choice["args"].get("card") == card for choice in decision["choices"])


def price(row: Row, view: KunitoriView) -> int:
    """What it costs now: less by Abolished tolls, but only in the buy phase."""
    return view["prices"].get(row["id"], int(row["cost"]))


def legend(texts: Texts) -> Columns:
    symbols = texts.text("kunitori-screen-legend").split(";")
    return Columns([Text(symbol.strip(), style="dim") for symbol in symbols], padding=(0, 2))


def gives(row: Row) -> Text:
    """What a card gives, in symbols."""
    found = Text()
    for name, (symbol, style) in SYMBOLS.items():
        if row.get(name):
            found.append(f"{symbol}{row[name]}", style=style)
    if row.get("deployable"):
        found.append("⚑", style="bold")
    alternatives = []
    for name, count in row.get("choose", {}).items():
        symbol, style = SYMBOLS["money" if name == "scrap" else name]
        alternatives.append(Text(f"{'✗' if name == 'scrap' else ''}{symbol}{count}", style=style))
    found.append(Text("/").join(alternatives))
    if row.get("odd"):
        found.append("✦")
    return found


def territories(view: KunitoriView, texts: Texts) -> Iterator[RenderableType]:
    """A line for each player, then your own hand."""
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    table.add_column("")
    table.add_column(texts.text("kunitori-screen-player"), no_wrap=True, max_width=20)
    for size in ("hand-size", "deck-size", "discard-size"):
        table.add_column(texts.text(f"kunitori-screen-{size}"), justify="right")
    table.add_column(texts.text("kunitori-screen-camp"), overflow="fold")
    for seat, territory in enumerate(view["territories"]):
        table.add_row(
            Text("▶" if seat == view["active"] and not view["over"] else "", style="red"),
            Text(texts.player(seat), style="bold" if seat == view["seat"] else ""),
            str(territory["hand_size"]),
            str(territory["deck_size"]),
            str(sum(territory["discard"].values())),
            Text("; ").join(camp(view, seat, texts)),
        )
    yield Text()
    yield table
    if view["trash"]:
        yield Text(texts.said("kunitori", "screen-trash", {"card": view["trash"]}), style="dim")
    if view["seat"] is not None:
        own = view["territories"][view["seat"]]
        hand = own["hand"]
        shown = ("screen-hand", {"card": hand}) if hand else ("screen-hand-empty", {})
        yield Text(texts.said("kunitori", *shown), style="bold")
        cards = sum((own["owned"] or {}).values())
        yield Text(texts.text("kunitori-screen-owned", points=own["points"], cards=cards))


def prizes(view: KunitoriView, texts: Texts) -> RenderableType:
    """What a battle is fought for."""
    sides = ("attacker", "defender")
    return Group(*(Text(texts.text(f"kunitori-page-prizes-{side}"), style="dim") for side in sides))


def prospects(view: KunitoriView, texts: Texts) -> Iterator[Text]:
    """How the battles would end as they stand, and what for."""
    for battle in view["battles"]:
        sides = texts.said("kunitori", "screen-battle", {**battle, "seat": view["active"]})
        if battle["winner"] is None:
            outlook = texts.text("kunitori-page-outlook-drawn")
        elif battle["reward"] is None:
            outlook = texts.said("kunitori", "page-outlook-nothing", {"seat": battle["winner"]})
        else:
            args = {"seat": battle["winner"], "card": battle["reward"]}
            outlook = texts.said("kunitori", "page-outlook", args)
        yield Text.assemble((sides, "red"), " ", outlook)


def camp(view: KunitoriView, seat: int, texts: Texts) -> Iterator[Text]:
    """What lies open before a player, and what everyone has seen of the rest."""
    territory = view["territories"][seat]
    if territory["camp"]:
        yield Text(texts.names("kunitori", "card", territory["camp"]))
    else:
        yield Text(texts.text("kunitori-screen-camp-empty"), style="dim")
    for zone in ("ambush", "revealed"):
        if territory[zone]:
            yield Text(texts.said("kunitori", f"screen-{zone}", {"card": territory[zone]}), style="red")
    host = [sent["card"] for sent in view["host"] if sent["target"] == seat]
    if host and view["step"] in BATTLE:
        args = {"seat": view["active"], "target": seat, "card": host}
        yield Text(texts.said("kunitori", "screen-marching", args), style="red")
    if territory["deck_top"]:
        yield Text(texts.said("kunitori", "screen-deck-top", {"card": territory["deck_top"]}), style="dim")
    if territory["seen"] and seat != view["seat"]:
        yield Text(texts.said("kunitori", "screen-known-hand", {"card": territory["seen"]}), style="dim")


def reference(view: KunitoriView, texts: Texts) -> RenderableType:
    """All cards, with what they do in words; of the generals perhaps only some lie face up."""
    some = view["options"]["generals"] == "two"
    hidden = view["generals_left"] - sum(CARDS[card]["kind"] == "general" for card in view["pool"])
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    table.add_column(texts.text("kunitori-cards-card"))
    table.add_column(texts.text("kunitori-cards-cost"), justify="right")
    for name in ("attack", "defence", "points"):
        symbol, style = SYMBOLS[name]
        table.add_column(symbol, justify="right", style=style)
    table.add_column(texts.text("kunitori-cards-left"), justify="right")
    table.add_column(texts.text("kunitori-cards-effect"))
    for kind in KINDS:
        for card, row in CARDS.items():
            if row["kind"] == kind:
                numbers = (str(row.get(name, "")) for name in ("attack", "defence", "points"))
                left = str(view["pool"].get(card, "-" if some and kind == "general" else 0))
                words = ", ".join(effects(card, row, texts, view["options"]))
                name = f"{texts.name('kunitori', 'card', card)} ({card})"
                table.add_row(name, str(row["cost"]), *numbers, left, words)
    notes = [Text(texts.text("kunitori-cards-two", count=hidden))] if some else []
    return Group(*notes, table, legend(texts))


def effects(card: str, row: Row, texts: Texts, agreed: Mapping[str, str]) -> Iterator[str]:
    for name in ("draw", "action", "money", "buy"):
        if row.get(name):
            yield texts.text(f"kunitori-gives-{name}", count=row[name])
    if row.get("choose"):
        first, second = (texts.text(f"kunitori-gives-{name}", count=n) for name, n in row["choose"].items())
        yield texts.text("kunitori-gives-either", first=first, second=second)
    if row.get("odd"):
        special = texts.find(f"kunitori-effect-{card}-{agreed['ninja']}", None, {})
        yield special or texts.text(f"kunitori-effect-{card}")
    if row.get("deployable"):
        yield texts.text("kunitori-gives-deployable")


def mine(view: KunitoriView, texts: Texts) -> RenderableType:
    """All cards of a player and where they are, as far as that is known: of the deck not the order."""
    known = [seat for seat, territory in enumerate(view["territories"]) if territory["owned"] is not None]
    if not known:
        return Text(texts.text("kunitori-mine-hidden"))
    return Group(*(part for seat in known for part in possessions(view, seat, texts)))


def possessions(view: KunitoriView, seat: int, texts: Texts) -> Iterator[RenderableType]:
    territory = view["territories"][seat]
    zones = ("hand-size", "camp", "discard-size", "deck-size")
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim", show_footer=True)
    owned = territory["owned"] or {}
    rows = [(card, whereabouts(card, owned[card], territory)) for card in CARDS if card in owned]
    sums = [sum(column) for column in zip(*(places for _, places in rows), strict=True)]
    table.add_column(texts.text("kunitori-cards-card"), texts.text("page-after-total"))
    for zone, count in zip(zones, sums, strict=True):
        table.add_column(texts.text(f"kunitori-screen-{zone}"), str(count), justify="right")
    table.add_column(texts.text("page-after-total"), str(sum(sums)), justify="right")
    symbol, style = SYMBOLS["points"]
    table.add_column(symbol, str(territory["points"]), justify="right", style=style)
    for card, places in rows:
        points = CARDS[card].get("points", 0) * sum(places)
        counts = (str(count) if count else "·" for count in places)
        table.add_row(
            texts.name("kunitori", "card", card), *counts, str(sum(places)), str(points) if points else ""
        )
    if seat != view["seat"]:
        yield Text(texts.player(seat), style="bold")
    yield table


def whereabouts(card: str, owned: int, territory: KunitoriTerritory) -> tuple[int, int, int, int]:
    """How many are in hand, in the camp, discarded; what is nowhere else must be in the deck."""
    hand = (territory["hand"] or {}).get(card, 0) + territory["ambush"].count(card)
    camp = territory["camp"].get(card, 0)
    discard = territory["discard"].get(card, 0)
    return hand, camp, discard, owned - hand - camp - discard


def piles(view: KunitoriView, texts: Texts) -> RenderableType:
    """The discard piles, which lie open, and what was trashed."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for seat, territory in enumerate(view["territories"]):
        cards = texts.names("kunitori", "card", territory["discard"])
        table.add_row(
            Text(texts.text("kunitori-page-discard-of", seat=texts.player(seat)), style="bold"),
            cards or Text(texts.text("kunitori-screen-camp-empty"), style="dim"),
        )
    if not view["trash"]:
        return table
    return Group(table, Text(texts.said("kunitori", "screen-trash", {"card": view["trash"]})))


ASIDES = {"mine": mine, "piles": piles}
PICTURES = {"symbols": lambda view, texts: legend(texts), "battle": prizes, "cards": reference}


def story(events: Sequence[Event]) -> list[Event]:
    """Whoever sees the cards drawn need not be told their number."""
    told: list[Event] = []
    drawn: list[object] = []
    for event in events:
        if event.kind == "drew":
            drawn.append(event.args["card"])
        elif event.kind == "draws" and drawn:
            told.append(Event("drew", {"seat": event.args["seat"], "card": drawn}, event.audience))
            drawn = []
        else:
            told.append(event)
    return told


SCREEN = Screen(
    whole=screen,
    brief=brief,
    remark=remark,
    story=story,
    chapters=CHAPTERS,
    asides={"cards": reference, **ASIDES},
    pictures=PICTURES,
)
