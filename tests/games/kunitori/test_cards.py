"""Every card of the card list, p. 5-8: its values, and what happens when it is used."""

from typing import NamedTuple

import pytest

from tenshu.games.kunitori.cards import DECK, ORIGINS, TOTALS, Cards, check
from tests.games.kunitori.table import after, holds


class Row(NamedTuple):
    """kind, number, cost, points, attack, defence, deployable; then an example."""

    values: tuple[str, int, int, int, int, int, bool]
    position: str
    moves: tuple[str, ...]
    expected: dict[str, str]


def one(cards: str, deck: str = "", rest: str = "") -> str:
    """Seat 1 begins its turn with these cards in a game of two."""
    return f"players 2, turn of 1\n1: hand {cards}; deck {deck}{rest}\n2: deck copper gold village"


TABLE = {
    "oda-nobunaga": Row(
        ("general", 1, 8, 0, 7, 0, False),
        one("oda-nobunaga", "copper"),
        ("play oda-nobunaga",),
        {"asks": "1 lead", "actions": "1", "buys": "0", "money": "0", "deck1": "1"},
    ),
    "toyotomi-hideyoshi": Row(
        ("general", 1, 8, 5, 4, 0, False),
        one("toyotomi-hideyoshi", "copper"),
        ("play toyotomi-hideyoshi",),
        {"asks": "1 lead", "actions": "0", "buys": "1", "money": "2", "deck1": "1"},
    ),
    "tokugawa-ieyasu": Row(
        ("general", 1, 8, 7, 4, 0, False),
        one("tokugawa-ieyasu", "copper"),
        ("play tokugawa-ieyasu",),
        {"asks": "1 lead", "actions": "0", "buys": "0", "money": "0", "deck1": "1"},
    ),
    "takeda-shingen": Row(
        ("general", 1, 8, 2, 6, 0, False),
        one("takeda-shingen", "copper silver"),
        ("play takeda-shingen",),
        {"asks": "1 lead", "actions": "0", "buys": "0", "money": "0", "hand1": "copper", "deck1": "1"},
    ),
    "uesugi-kenshin": Row(
        ("general", 1, 8, 1, 6, 0, False),
        one("uesugi-kenshin", "copper silver"),
        ("play uesugi-kenshin",),
        {"asks": "1 lead", "actions": "1", "buys": "0", "money": "0", "hand1": "copper", "deck1": "1"},
    ),
    "mouri-motonari": Row(
        ("general", 1, 8, 4, 3, 0, False),
        one("mouri-motonari", "copper silver"),
        ("play mouri-motonari",),
        {"asks": "1 lead", "actions": "1", "buys": "1", "money": "1", "hand1": "copper", "deck1": "1"},
    ),
    "date-masamune": Row(
        ("general", 1, 8, 3, 4, 0, False),
        one("date-masamune", "copper silver gold"),
        ("play date-masamune",),
        {"asks": "1 lead", "actions": "1", "buys": "0", "money": "1", "hand1": "copper silver", "deck1": "1"},
    ),
    "shimazu-yoshihisa": Row(
        ("general", 1, 8, 0, 5, 0, False),
        one("shimazu-yoshihisa", "copper silver gold copper"),
        ("play shimazu-yoshihisa",),
        {"asks": "1 lead", "actions": "0", "buys": "0", "hand1": "copper silver gold", "deck1": "1"},
    ),
    "peasant-militia": Row(
        ("troop", 12, 2, 1, 1, 0, False),
        one("peasant-militia*3", "fort copper"),
        ("play peasant-militia", "action", "play peasant-militia", "draw"),
        {"asks": "1 buy", "camp1": "peasant-militia*2", "hand1": "peasant-militia fort", "deck1": "1"},
    ),
    "ninja-clan": Row(
        ("troop", 8, 3, 0, 1, 0, False),
        one("ninja-clan"),
        ("play ninja-clan", "2: done", "1: discard copper", "1: keep gold"),
        {"discard2": "copper", "deck2": "2", "top2": "gold", "asks": "1 ninja-show"},
    ),
    "spearmen": Row(
        ("troop", 10, 3, 0, 2, 0, True),
        one("spearmen fort"),
        ("play spearmen",),
        {"asks": "1 action", "actions": "1", "hand1": "fort", "camp1": "spearmen"},
    ),
    "archers": Row(
        ("troop", 8, 4, 0, 1, 0, True),
        one("archers fort"),
        ("play archers",),
        {"asks": "1 action", "actions": "2", "hand1": "fort", "camp1": "archers"},
    ),
    "rising-general": Row(
        ("troop", 6, 5, 0, 1, 0, False),
        one("rising-general gold silver copper"),
        ("play rising-general", "promote", "pay gold", "pay silver", "take uesugi-kenshin"),
        {
            "asks": "1 lead",
            "camp1": "uesugi-kenshin gold silver",
            "hand1": "copper",
            "trash": "rising-general",
        },
    ),
    "cavalry": Row(
        ("troop", 8, 5, 0, 2, 0, True),
        one("cavalry fort"),
        ("play cavalry",),
        {"asks": "1 action", "actions": "2", "hand1": "fort", "camp1": "cavalry"},
    ),
    "gunners": Row(
        ("troop", 6, 6, 0, 3, 0, True),
        one("gunners fort"),
        ("play gunners",),
        {"asks": "1 action", "actions": "2", "hand1": "fort", "camp1": "gunners"},
    ),
    "fort": Row(
        ("politics", 8, 2, 1, 0, 2, False),
        one("fort archers", "village copper"),
        ("play fort",),
        {"asks": "1 action", "actions": "1", "hand1": "archers village", "camp1": "fort"},
    ),
    "new-technology": Row(
        ("politics", 12, 2, 0, 0, 0, False),
        one("new-technology*2 spearmen"),
        ("play spearmen", "play new-technology", "scrap"),
        {"asks": "1 buy", "money": "3", "trash": "new-technology", "camp1": "spearmen"},
    ),
    "new-fields": Row(
        ("politics", 8, 3, 0, 0, 0, False),
        one("new-fields", "village*2 copper"),
        ("play new-fields",),
        {"asks": "1 buy", "hand1": "village*2", "deck1": "1", "buys": "1", "money": "0"},
    ),
    "market-square": Row(
        ("politics", 8, 3, 0, 0, 0, False),
        one("market-square village"),
        ("play market-square", "trash village", "gain silver"),
        {"asks": "1 buy", "trash": "village", "discard1": "silver", "money": "0"},
    ),
    "land-survey": Row(
        ("politics", 6, 4, -1, 0, 0, False),
        one("land-survey"),
        ("play land-survey",),
        {"asks": "1 buy", "money": "2", "camp1": "land-survey silver", "points1": "-1"},
    ),
    "abolished-tolls": Row(
        ("politics", 6, 4, 0, 0, 0, False),
        one("abolished-tolls gold", "village copper*5"),
        ("play abolished-tolls", "gain peasant-militia", "buy fort", "buy silver"),
        {"discard1": "peasant-militia fort silver gold abolished-tolls village", "of": "2"},
    ),
    "high-taxes": Row(
        ("politics", 8, 4, -3, 0, 0, False),
        one("high-taxes", "village*3 copper"),
        ("play high-taxes",),
        {"asks": "1 buy", "hand1": "village*3", "deck1": "1", "points1": "0"},
    ),
    "river-works": Row(
        ("politics", 8, 5, 1, 0, 0, False),
        one("river-works", "village*2 copper"),
        ("play river-works",),
        {"asks": "1 buy", "money": "1", "hand1": "village*2", "deck1": "1"},
    ),
    "famous-tea-set": Row(
        ("politics", 8, 6, 3, 0, 0, False),
        one("famous-tea-set*2 spearmen", "fort"),
        ("play spearmen", "play famous-tea-set", "scrap"),
        {"asks": "1 buy", "money": "5", "trash": "famous-tea-set", "points1": "4"},
    ),
    "mountain-mine": Row(
        ("politics", 4, 6, 0, 0, 0, False),
        one("mountain-mine"),
        ("play mountain-mine",),
        {"asks": "1 buy", "money": "0", "discard1": "gold"},
    ),
    "trading-port": Row(
        ("politics", 4, 6, 0, 0, 0, False),
        one("trading-port", "village*3 copper"),
        ("play trading-port",),
        {"asks": "1 buy", "buys": "2", "hand1": "village*3", "deck1": "1"},
    ),
    "magnificent-castle": Row(
        ("politics", 4, 7, 4, 0, 3, True),
        one("magnificent-castle fort", "village copper"),
        ("play magnificent-castle",),
        {"asks": "1 action", "actions": "1", "buys": "1", "hand1": "fort village", "deck1": "1"},
    ),
    "village": Row(
        ("victory", 30, 1, 1, 0, 0, False),
        one("copper fort"),
        ("done", "buy village"),
        {"points1": "2", "of": "2"},
    ),
    "prefecture": Row(
        ("victory", 12, 6, 5, 0, 0, False),
        one("gold*2 fort"),
        ("done", "buy prefecture"),
        {"points1": "6", "of": "2"},
    ),
    "country": Row(
        ("victory", 8, 10, 10, 0, 0, False),
        one("gold*3 copper fort"),
        ("done", "buy country"),
        {"points1": "11", "of": "2"},
    ),
    "copper": Row(
        ("treasure", 40, 0, 0, 0, 0, False),
        one("copper"),
        (),
        {"asks": "1 buy", "money": "1", "camp1": "copper"},
    ),
    "silver": Row(
        ("treasure", 20, 3, 0, 0, 0, False),
        one("silver"),
        (),
        {"asks": "1 buy", "money": "2", "camp1": "silver"},
    ),
    "gold": Row(
        ("treasure", 10, 6, 0, 0, 0, False),
        one("gold"),
        (),
        {"asks": "1 buy", "money": "3", "camp1": "gold"},
    ),
}


@pytest.mark.parametrize("card", DECK.ids)
def test_card(card: str) -> None:
    assert card in TABLE, f"{card} has no row"
    row = TABLE[card]
    state = after(row.position, *row.moves)
    holds(state, **row.expected)


@pytest.mark.parametrize("card", DECK.ids)
def test_values_of_a_card(card: str) -> None:
    number = DECK.number[card]
    found = DECK.rows[number]
    values = tuple(found.get(name, 0) for name in ("kind", "count", "cost", "points", "attack", "defence"))
    assert (*values, bool(found.get("deployable", False))) == TABLE[card].values


def test_no_row_is_of_an_unknown_card() -> None:
    assert set(TABLE) == set(DECK.ids)


def test_270_cards() -> None:
    counts = {card: row.values[1] for card, row in TABLE.items()}
    assert sum(counts.values()) == 270
    for kind, total in TOTALS.items():
        assert sum(counts[card] for card, row in TABLE.items() if row.values[0] == kind) == total
    actions = ("general", "troop", "politics")
    assert sum(counts[card] for card, row in TABLE.items() if row.values[0] in actions) == 150


def test_what_the_book_does_not_say_is_marked() -> None:
    """Costs are printed on the cards only; those that the book itself tells carry no mark.

    Of New technology it tells only that it costs 2 at most.
    """
    told = {*DECK.ids[:8], "gunners", "village"}
    for row in DECK.rows:
        origin = row.get("origin", {})
        assert isinstance(origin, dict)
        assert ("cost" in origin) == (row["id"] not in told)
        assert set(origin.values()) <= set(ORIGINS)


def test_bad_data_are_refused() -> None:
    def changed(place: int, **values: object) -> list[dict[str, object]]:
        return [{**row, **values} if i == place else row for i, row in enumerate(DECK.rows)]

    Cards(changed(0))
    check(changed(0))
    for bad in (
        changed(0, id="village"),
        changed(14, count=7),
        changed(30, id="bronze"),
        changed(14, origin={"cost": "guessed"}),
        changed(14, origin={"weight": "house"}),
        [*DECK.rows[1:], DECK.rows[0]],
    ):
        with pytest.raises(ValueError, match=r"cards\.toml"):
            check(bad)
