"""Shogun's land in a terminal: a small map in colours or in signs, and the provinces by regions."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from tenshu.games.shogun.map import SEA, load
from tenshu.games.shogun.provinces import MAP
from tenshu.texts import Texts

if TYPE_CHECKING:
    from tenshu.games.shogun.form import ShogunProvince, ShogunView

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


def chip(view: ShogunView, seat: int, words: str) -> Text:
    return Text(f"{SEALS[seat]}{words}", style=COLOURS[view["clans"][seat]["colour"]])


class Land:
    """The map in small, then the provinces by regions; both side by side where there is room."""

    def __init__(self, view: ShogunView, texts: Texts) -> None:
        self.view = view
        self.texts = texts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        plain = console.no_color or console.color_system is None
        picture = plain_map(self.view, self.texts) if plain else small_map(self.view)
        yield Text()
        if width >= MAP_WIDTH + THREE_REGIONS:
            both = Table.grid(padding=(0, 2))
            both.add_row(picture, self.provinces(3, plain))
            yield both
        else:
            if width >= MAP_WIDTH:
                yield picture
            yield self.provinces(3 if width >= THREE_REGIONS else 2, plain)
        yield legend(self.view, self.texts)
        if plain and width >= MAP_WIDTH:
            yield Text(self.texts.text("shogun-screen-legend-map"), style="dim")

    def provinces(self, across: int, plain: bool) -> Table:
        table = Table.grid(padding=(0, 2))
        columns = [self.region(region, plain) for region in MAP.regions]
        for first in range(0, len(columns), across):
            table.add_row(*columns[first : first + across])
        return table

    def region(self, region: str, plain: bool) -> Table:
        table = Table.grid(padding=(0, 1))
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True)
        name = self.texts.name("shogun", "region", region, "short")
        if plain:
            name = f"{name} [{letter(region, self.texts)}]"
        table.add_row(Text(name, style=f"bold underline {REGIONS[region]}"))
        for province, found in self.view["provinces"].items():
            if found["region"] == region and found["in_play"]:
                table.add_row(
                    Text(self.texts.name("shogun", "province", province)), standing(self.view, found)
                )
        return table


def legend(view: ShogunView, texts: Texts) -> Text:
    return Text(texts.text("shogun-screen-legend"), style="dim")


def standing(view: ShogunView, found: ShogunProvince) -> Text:
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


def small_map(view: ShogunView) -> Text:
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


def plain_map(view: ShogunView, texts: Texts) -> Text:
    """The same without colours: the letter of its region begins each row of a province."""
    drawing = load()
    lines = []
    for y in range(0, drawing.height, 2 * ONE_MAP_CELL):
        row = [drawing.at(x, y) for x in range(0, drawing.width, ONE_MAP_CELL)]
        marks = (mark(view, area, area != before, texts) for before, area in pairwise([SEA, *row]))
        lines.append("".join(marks).rstrip())
    return Text("\n".join(lines).strip("\n"), no_wrap=True)


def mark(view: ShogunView, area: str, begins: bool, texts: Texts) -> str:
    found = view["provinces"].get(area)
    if found is None or not found["in_play"]:
        return " "
    if begins:
        return letter(found["region"], texts)
    return "." if found["owner"] is None else str(found["owner"] + 1)


def letter(region: str, texts: Texts) -> str:
    return texts.text(f"shogun-screen-letter-{region}")


def ink(view: ShogunView, area: str) -> str:
    found = view["provinces"].get(area)
    if found is None or not found["in_play"]:
        return WATER
    if found["owner"] is None:
        return LAND[found["region"]]
    return COLOURS[view["clans"][found["owner"]]["colour"]].rpartition(" on ")[2]
