"""The White Castle's small signs for a terminal: crests, dice, tiles, effects, and remarks beside choices."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from rich.text import Text

from tenshu.core.actions import Choice
from tenshu.games.white_castle.components import ROOMS
from tenshu.texts import Texts

GAME = "white_castle"
CRESTS = (("◆", "red"), ("▲", "bright_blue"), ("■", "green"), ("✚", "yellow"))
INK = {"red": "red", "black": "bright_black", "white": "bright_white"}
FACE = {"red": "bold white on red", "black": "bold white on grey19", "white": "bold black on white"}
PEARLS = (2, 5)
FLOORS = ("gate", "level-1", "level-2")

Row = Mapping[str, Any]


def crest(clan: int) -> Text:
    sign, style = CRESTS[clan]
    return Text(sign, style=style)


def crests(clans: Iterable[int]) -> Text:
    return Text("").join(crest(clan) for clan in clans)


def die(colour: str, value: int | None, texts: Texts | None = None) -> Text:
    """A die, with its colour in a letter where nothing else tells it."""
    if value is None:
        return Text(" - ", style="dim")
    letter = texts.name(GAME, "colour", colour, "short") if texts else ""
    return Text(f" {letter}{value} ", style=FACE[colour])


def tile(colour: str, texts: Texts) -> Text:
    return Text(f"●{texts.name(GAME, 'colour', colour, 'short')}", style=INK[colour])


def effect(found: str, texts: Texts) -> str:
    return texts.name(GAME, "effect", found, "short")


def effects(found: Iterable[str], texts: Texts) -> str:
    return ", ".join(effect(one, texts) for one in found)


def bonuses(found: Iterable[str], texts: Texts) -> str:
    """What a row of a mat shows, goods added up: `3 food + 2 coins`."""
    goods: dict[str, int] = {}
    others: list[str] = []
    for one in found:
        kind, _, count = one.rpartition("-")
        if count.isdecimal():
            goods[kind] = goods.get(kind, 0) + int(count)
        else:
            others.append(effect(one, texts))
    return " + ".join([*(texts.names(GAME, "good", {good: n}) for good, n in goods.items()), *others])


def lanterns(kinds: Iterable[str], texts: Texts) -> str:
    """The symbols of a lantern area, equal ones added up."""
    return texts.names(GAME, "good", kinds)


def act(word: str, texts: Texts) -> str:
    """One action of a rival's card: `gate`, `yard-3`, `points-2`."""
    kind, _, count = word.rpartition("-")
    if count.isdecimal():
        return texts.text(f"white-castle-act-{kind}", count=int(count))
    return texts.text(f"white-castle-act-{word}")


def rival_cards(rival: Row, texts: Texts) -> Iterator[tuple[str, str, str]]:
    """The rival's stack from the top, as far as it is known: a die, where it goes, and what the card does."""
    for card in rival["deck"]:
        if card is None:
            return
        colour, position = card.split("-")
        place = texts.text(f"white-castle-screen-position-{position}")
        space = rival["spaces"][card]
        yield (
            f"{texts.name(GAME, 'colour', colour)} {place}",
            texts.name(GAME, "room" if space in ROOMS else "space", space),
            ", ".join(act(word, texts) for word in rival["actions"][card]),
        )


def remark(choice: Choice, view: dict[str, Any], texts: Texts) -> Text:
    """What a choice costs and gives."""
    args = choice.args
    match choice.verb:
        case "take":
            return taking(view["bridges"][args["bridge"]][args["end"]], args, view, texts)
        case "place":
            return placing(args["space"], view, texts)
        case "pair":
            return pairing(next(p for p in view["pairs"] if p and p["pair"] == args["pair"]), texts)
        case "garden" | "rival-garden":
            found = next(
                g for g in view["gardens"] if (g["bridge"], g["sort"]) == (args["bridge"], args["garden"])
            )
            return grounds_remark("food", found["food"], [found["effect"]], found["points"], texts)
        case "yard":
            found = next(y for y in view["yards"] if y["yard"] == args["yard"])
            return grounds_remark("iron", found["iron"], found["effects"], found["points"], texts)
        case "gate":
            return priced("coin", 2, "", texts)
        case "climb":
            return climbing(args["floor"], args["room"], view, texts)
        case "rival-room":
            return Text(light(view, args["room"], texts))
        case "field":
            found = next(f for f in view["daimyo"]["fields"] if f["field"] == args["field"])
            return Text(effect(found["effect"], texts))
        case "row":
            found = next(r for r in view["clans"][view["seat"]]["rows"] if r["row"] == args["row"])
            return Text(row_gives(found, texts))
    return Text()


def priced(good: str, count: int, gives: str, texts: Texts) -> Text:
    """`3 food → 2 seals`."""
    price = Text(texts.names(GAME, "good", {good: count}), style="yellow")
    return Text.assemble(price, (" → ", "dim"), gives) if gives else price


def grounds_remark(good: str, price: int, gives: Sequence[str], points: int, texts: Texts) -> Text:
    return priced(good, price, f"{' + '.join(effect(one, texts) for one in gives)} ★{points}", texts)


def taking(value: int, args: Row, view: dict[str, Any], texts: Texts) -> Text:
    found = die(args["bridge"], value)
    if args["end"] == "left":
        shown = lanterns(view["clans"][view["seat"]]["lanterns"], texts)
        found = Text.assemble(found, ("  ⁂ ", "yellow"), shown)
    return found


def placing(space: str, view: dict[str, Any], texts: Texts) -> Text:
    """Coins by the difference, then what the space gives to a die of this colour."""
    colour, value = (view["decision"]["args"][name] for name in ("colour", "value"))
    if space == "mat":
        row = next(r for r in view["clans"][view["seat"]]["rows"] if r["colour"] == colour)
        below, gives = row["value"], row_gives(row, texts)
    elif space == "well":
        tiles = " + ".join(effect(one, texts) for one in view["well"]["tiles"])
        below, gives = view["well"]["value"], texts.text("white-castle-screen-well-gives", tiles=tiles)
    else:
        found = next(s for s in view["spaces"] if s["space"] == space)
        below = found["dice"][-1]["value"] if found["dice"] else found["value"]
        gives = space_gives(found, colour, view, texts)
    coins = Text()
    if value > below:
        coins = Text(texts.text("white-castle-screen-coins-gained", count=value - below), style="green")
    elif value < below:
        coins = Text(texts.text("white-castle-screen-coins-paid", count=below - value), style="red")
    return Text(": ").join([part for part in (coins, Text(gives)) if part])


def space_gives(space: Row, colour: str, view: dict[str, Any], texts: Texts) -> str:
    if space["effects"]:
        first, second = (effect(one, texts) for one in space["effects"])
        return texts.text("white-castle-screen-or", first=first, second=second)
    room = next(r for r in view["rooms"] if r["room"] == space["space"])
    return " + ".join(effect(row["effect"], texts) for row in room["rows"] if row["tile"] == colour)


def row_gives(row: Row, texts: Texts) -> str:
    """The bonuses of a row, then its action."""
    return f"{bonuses(row['bonuses'], texts)} ▸ {effect(row['effect'], texts)}"


def pairing(pair: Row, texts: Texts) -> Text:
    shown = [pair["lantern"], *([pair["bonus"]] if pair["bonus"] else [])]
    gains = f"{effect(pair['gain'], texts)} ▸ {effect(pair['effect'], texts)}"
    return Text.assemble(gains, ("  ⁂ ", "yellow"), lanterns(shown, texts))


def climbing(floor: str, room: str, view: dict[str, Any], texts: Texts) -> Text:
    """One level costs 2 mother-of-pearl, two cost 5; in a room a light action awaits."""
    level = 3 if room == "hall" else 2 if room in ("room-4", "room-5") else 1
    price = PEARLS[level - FLOORS.index(floor) - 1]
    return priced("pearl", price, light(view, room, texts), texts)


def light(view: dict[str, Any], room: str, texts: Texts) -> str:
    if room == "hall":
        return effect("lantern", texts)
    rows = next(r for r in view["rooms"] if r["room"] == room)["rows"]
    return " / ".join(effect(row["effect"], texts) for row in rows if row["effect"] and not row["dark"])
