"""The printed facts hold together; most of it is checked when the data is read."""

from typing import cast

import pytest

from tenshu.games.shogun import components, provinces
from tenshu.games.shogun.components import EVENT_CARDS, EVENTS, FAVOUR_CARDS, NO_EVENT, PIECES, SPECIAL_CARDS
from tenshu.games.shogun.provinces import MAP, MOON, PROVINCES, STARTS, SUN, Row, place


def provinces_out(side: int) -> set[str]:
    return {name for name in MAP.ids if MAP.out[side * PROVINCES + MAP.number[name]]}


def test_three_players_leave_eight_provinces_out() -> None:
    """P. 4, the two lists."""
    sun = {"izumo", "iwami", "sanuki", "tosa", "echigo", "mutsu", "kazusa", "awa-boso"}
    moon = {"iwami", "aki", "mutsu", "shimotsuke", "iyo", "tosa", "hitachi", "shimosa"}
    assert provinces_out(SUN) == sun
    assert provinces_out(MOON) == moon


def test_fifty_three_province_cards() -> None:
    """P. 2: one or two cards a province; eight provinces change their region with the side."""
    moved = [p for p in range(PROVINCES) if MAP.region[p] != MAP.region[PROVINCES + p]]
    assert PROVINCES + len(moved) == 53


def test_sea_routes_make_neighbours() -> None:
    """P. 8: from Shima straight to Izu and back."""
    shima, izu, kii = (MAP.number[name] for name in ("shima", "izu", "kii"))
    assert MAP.touch(shima, izu)
    assert MAP.touch(izu, shima)
    assert not MAP.touch(shima, kii)
    first, last = MAP.first[shima], MAP.first[shima + 1]
    assert {MAP.ids[MAP.neighbour[i]] for i in range(first, last)} == {"ise", "izu"}


def test_preset_starts_use_the_printed_groups() -> None:
    """P. 14 gives each player the groups of his mat."""
    for players in (3, 4, 5):
        used = PIECES.groups_used[players]
        groups = sorted(PIECES.groups[i] for i in range(used))
        for seat in range(players):
            armies = [STARTS.armies[place(players, seat, p)] for p in range(PROVINCES)]
            assert sorted(n for n in armies if n) == groups


def test_events_without_effect_change_nothing() -> None:
    assert len(EVENT_CARDS.ids) == EVENTS
    assert EVENT_CARDS.five_armies[NO_EVENT] == 5
    assert EVENT_CARDS.neutral_farmers[NO_EVENT] == 1
    assert EVENT_CARDS.tax_at_most[NO_EVENT] > 7
    assert sum(EVENT_CARDS.loss[i] for i in range(EVENTS)) == 40


def test_settsu_under_the_low_tax_with_the_chest_card() -> None:
    """P. 7: seven chests, at most five by the event, and one for the special card: six."""
    event = EVENT_CARDS.number["low-tax-0"]
    special = SPECIAL_CARDS.number["chest"]
    tax = min(MAP.chests[MAP.number["settsu"]], EVENT_CARDS.tax_at_most[event])
    assert tax + SPECIAL_CARDS.chests[special] == 6


def test_the_supply_table_of_winter() -> None:
    """Dirk lacks three: two revolts with two farmers more (p. 10); Arne lacks two: two in Kai (p. 12)."""
    assert (PIECES.winter_revolts[3], PIECES.winter_farmers[3]) == (2, 2)
    assert PIECES.winter_farmers[2] == 2
    assert (PIECES.winter_revolts[6], PIECES.winter_farmers[6]) == (2, 3)
    assert (PIECES.winter_lines, PIECES.winter_revolts[7], PIECES.winter_farmers[7]) == (7, 3, 3)


def test_favours_by_number() -> None:
    """P. 20, with our amounts."""
    assert FAVOUR_CARDS.kinds.count("safe") == 3
    assert [FAVOUR_CARDS.safe_from[number - 1] for number in (10, 11, 18)] == [1, 2, 3]
    assert [FAVOUR_CARDS.building[number - 1] for number in (21, 17, 7)] == [0, 1, 2]


def province_rows() -> tuple[list[str], list[Row]]:
    data = provinces.read("provinces.toml")
    return cast(list[str], data["regions"]), cast(list[Row], data["province"])


def test_a_province_too_few_is_refused() -> None:
    regions, rows = province_rows()
    with pytest.raises(ValueError, match="44 different provinces"):
        provinces.check_provinces(regions, rows[1:])


def test_a_region_of_the_wrong_size_is_refused() -> None:
    regions, rows = province_rows()
    rows[0]["region"] = {"sun": "red", "moon": "green"}
    with pytest.raises(ValueError, match="green has 8 provinces on the sun side"):
        provinces.check_provinces(regions, rows)


def test_a_one_sided_neighbour_is_refused() -> None:
    regions, rows = province_rows()
    cast(list[str], rows[0]["land"]).append("kai")
    with pytest.raises(ValueError, match="aki names kai"):
        provinces.check_provinces(regions, rows)


def test_an_island_without_a_route_is_refused() -> None:
    regions, rows = province_rows()
    for row in rows:
        row["sea"] = []
    with pytest.raises(ValueError, match="can't be reached"):
        provinces.check_provinces(regions, rows)


def test_a_start_given_twice_is_refused() -> None:
    rows = cast(list[Row], provinces.read("starts.toml")["start"])
    cast(dict[str, int], rows[1]["armies"])["suruga"] = 2
    with pytest.raises(ValueError, match="twice to 3 players"):
        provinces.check_starts(rows)


def test_a_favour_too_few_is_refused() -> None:
    data = provinces.read("components.toml")
    cast(list[Row], data["favour"]).pop()
    with pytest.raises(ValueError, match="20 different rows of favour"):
        components.check(data)


def test_an_unknown_origin_is_refused() -> None:
    data = provinces.read("components.toml")
    cast(Row, data["tracks"])["origin"] = {"rice": "guessed"}
    with pytest.raises(ValueError, match="guessed"):
        components.check(data)
