"""How much of a province is shown from which scale on, and how large it is."""

import re
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from tenshu.games.shogun.drawing_labels import Box, Row
from tenshu.games.shogun.provinces import MAP


@dataclass(frozen=True)
class Level:
    """`scale`: pixels a cell from which it is shown; `size`: how large its boxes are, 1 being the least.

    `margin`: pixels to the border; `site`: pixels a building site. The last of its kinds are left out where
    there is no room.
    """

    scale: float
    size: float
    margin: float
    site: float
    kinds: tuple[str, ...]


PIECES: Final = ("army", "torch", "sites", "leader", "monument")
EVERYTHING: Final = ("name", *PIECES, "printed")
ROWS: Final = 4
LEVELS: Final = (
    Level(4.5, 1.0, 1.0, 0, ("cube",)),
    Level(6.3, 1.0, 1.5, 0, ("army", "torch")),
    Level(7.72, 1.0, 1.2, 13.5, ("name", *PIECES)),
    Level(8.5, 1.0, 2.0, 16, ("name", *PIECES)),
    Level(11.2, 1.0, 2.5, 16, EVERYTHING),
    Level(13.8, 1.15, 3.0, 16, EVERYTHING),
    Level(19.0, 1.65, 3.0, 16, EVERYTHING),
    Level(27.0, 2.2, 4.0, 16, EVERYTHING),
)
# In pixels, at size 1. A monument has its number beside it.
SIZES: Final[dict[str, tuple[float, float]]] = {
    "cube": (17, 14),
    "army": (34, 17),
    "torch": (18, 17),
    "leader": (17, 17),
    "monument": (24, 17),
    "printed": (52, 15),
}
LETTER: Final = 12.0
NAME_HEIGHT: Final = 13.0
# What the halo around the letters takes, and letters that stand closer or farther than usual.
NAME_MARGIN: Final = 3.0

# Widths by letter in thousandths of the size: Shippori Mincho, weight 600, as the page shows names.
WIDTHS: Final = dict(
    zip(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-’ ",
        [
            *(785, 745, 730, 796, 745, 708, 765, 885, 424, 471, 830, 732, 993),
            *(811, 790, 691, 809, 782, 659, 770, 821, 778, 1054, 775, 761, 625),
            *(563, 604, 521, 608, 551, 385, 610, 641, 333, 271, 613, 336, 957),
            *(641, 582, 621, 592, 457, 505, 361, 627, 562, 811, 590, 568, 495),
            *(300, 211, 254),
        ],
        strict=True,
    )
)
NAME: Final = re.compile(r"^shogun-province-(\S+) = (.+)$", re.MULTILINE)


def name_width(text: str) -> float:
    return sum(WIDTHS[letter] for letter in text) * LETTER / 1000 + NAME_MARGIN


def lines_of(name: str) -> list[tuple[str, ...]]:
    """A name in one line, or broken after a hyphen or at a space."""
    words = name.replace("-", "- ").split()
    return [(name,)] if len(words) == 1 else [(name,), tuple(words)]


def province_names() -> dict[str, set[str]]:
    """The names of each province, in all languages."""
    found: dict[str, set[str]] = {province: set() for province in MAP.ids}
    for language in files("tenshu.games.shogun").joinpath("texts").iterdir():
        for province, name in NAME.findall(language.joinpath("game.ftl").read_text("utf-8")):
            found[province].add(name)
    return found


def heads(names: set[str]) -> tuple[tuple[Row, ...], ...]:
    """The rows that the name may stand in; as wide as in the language where it is widest."""
    name = max(sorted(names), key=name_width)
    return tuple(
        tuple((Box("name", name_width(line), NAME_HEIGHT, text=line),) for line in lines)
        for lines in lines_of(name)
    )


def box(kind: str, province: str, level: Level) -> Box:
    if kind == "sites":
        return Box(kind, level.site * int(MAP.sites[MAP.number[province]]), level.site)
    return Box(kind, *SIZES[kind])


def heads_at(level: Level, names: set[str]) -> tuple[tuple[Row, ...], ...]:
    return heads(names) if "name" in level.kinds else ((),)
