"""The White Castle's small signs for a terminal: crests, dice, tiles, effects, and remarks beside choices."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from rich.text import Text

from tenshu.core.actions import Choice
from tenshu.games.white_castle.components import ROOMS
from tenshu.texts import Texts

if TYPE_CHECKING:
    from tenshu.games.white_castle.form import CastleOffer, CastlePair, CastleRival, WhiteCastleView

GAME = "white_castle"
CRESTS = (("◆", "red"), ("▲", "bright_blue"), ("■", "green"), ("✚", "yellow"))
INK = {"red": "red", "black": "bright_black", "white": "bright_white"}
FACE = {"red": "bold white on red", "black": "bold white on grey19", "white": "bold black on white"}


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


def rival_cards(rival: CastleRival, texts: Texts) -> Iterator[tuple[str, str, str]]:
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


def remark(choice: Choice, view: WhiteCastleView, texts: Texts) -> Text:
    """What a choice costs and gives, as it is offered."""
    args = choice.args
    offer = next((offer for offer in view["offers"] if offer["choice"] == choice.notation), None)
    if offer is None:
        return Text()
    match choice.verb:
        case "take":
            return taking(offer, choice, view, texts)
        case "place":
            return placing(offer, args["space"], view, texts)
        case "pair":
            return pairing(next(p for p in view["pairs"] if p and p["pair"] == args["pair"]), texts)
        case "garden":
            return priced(offer, f"{together(offer, texts)} ★{garden_points(view, args)}", texts)
        case "yard":
            points = next(yard["points"] for yard in view["yards"] if yard["yard"] == args["yard"])
            return priced(offer, f"{together(offer, texts)} ★{points}", texts)
        case "gate":
            return priced(offer, "", texts)
        case "climb":
            return priced(offer, " / ".join(effect(one, texts) for one in offer["effects"]), texts)
        case "field":
            return Text(together(offer, texts))
        case "row":
            return Text(row_gives(offer, texts))
        case "rival-garden":
            return Text(f"★{garden_points(view, args)}")
        case "rival-room":
            return Text(light(view, args["room"], texts))
    return Text()


def garden_points(view: WhiteCastleView, args: Mapping[str, str]) -> int:
    named = (args["bridge"], args["garden"])
    return next(found["points"] for found in view["gardens"] if (found["bridge"], found["sort"]) == named)


def priced(offer: CastleOffer, gives: str, texts: Texts) -> Text:
    """`3 food → 2 seals`."""
    price = Text(texts.names(GAME, "good", offer["pay"]), style="yellow")
    return Text.assemble(price, (" → ", "dim"), gives) if gives else price


def together(offer: CastleOffer, texts: Texts) -> str:
    return " + ".join(effect(one, texts) for one in offer["effects"])


def taking(offer: CastleOffer, choice: Choice, view: WhiteCastleView, texts: Texts) -> Text:
    bridge = next(found for colour, found in view["bridges"].items() if colour == choice.args["bridge"])
    if not offer["lanterns"]:
        return die(choice.args["bridge"], bridge["right"])
    assert view["seat"] is not None
    shown = lanterns(view["clans"][view["seat"]]["lanterns"], texts)
    return Text.assemble(die(choice.args["bridge"], bridge["left"]), ("  ⁂ ", "yellow"), shown)


def placing(offer: CastleOffer, space: str, view: WhiteCastleView, texts: Texts) -> Text:
    """Coins by the difference, then what the space gives to a die of this colour."""
    if space == "mat":
        gives = row_gives(offer, texts)
    elif space == "well":
        tiles = " + ".join(effect(one, texts) for one in view["well"]["tiles"])
        gives = texts.text("white-castle-screen-well-gives", tiles=tiles)
    elif offer["one_of"]:
        first, second = (effect(one, texts) for one in offer["effects"])
        gives = texts.text("white-castle-screen-or", first=first, second=second)
    else:
        gives = together(offer, texts)
    coins = Text()
    if offer["gain"]:
        coins = Text(
            texts.text("white-castle-screen-coins-gained", count=offer["gain"]["coin"]), style="green"
        )
    elif offer["pay"]:
        coins = Text(texts.text("white-castle-screen-coins-paid", count=offer["pay"]["coin"]), style="red")
    return Text(": ").join([part for part in (coins, Text(gives)) if part])


def row_gives(offer: CastleOffer, texts: Texts) -> str:
    """The bonuses of a row, then its action."""
    *shown, action = offer["effects"]
    return f"{bonuses(shown, texts)} ▸ {effect(action, texts)}"


def pairing(pair: CastlePair, texts: Texts) -> Text:
    shown = [pair["lantern"], *([pair["bonus"]] if pair["bonus"] else [])]
    gains = f"{effect(pair['gain'], texts)} ▸ {effect(pair['effect'], texts)}"
    return Text.assemble(gains, ("  ⁂ ", "yellow"), lanterns(shown, texts))


def light(view: WhiteCastleView, room: str, texts: Texts) -> str:
    """The light actions of a room's card."""
    rows = next(found["rows"] for found in view["rooms"] if found["room"] == room)
    return " / ".join(effect(row["effect"], texts) for row in rows if row["effect"] and not row["dark"])
