"""Setting up, p. 2-3: what lies where before the first turn."""

from typing import cast

import pytest

from tenshu.games.white_castle.components import CASTLE_DECK, GROUNDS
from tenshu.games.white_castle.vocabulary import EFFECTS
from tenshu.games.white_castle.white_castle import GAME
from tests.games.white_castle.table import facts

Rows = list[dict[str, object]]
SEEDS = [f"setup {number}" for number in range(40)]


def test_one_to_four_players() -> None:
    assert list(GAME.players) == [1, 2, 3, 4]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_has_five_figures_of_each_kind_and_empty_stores(players: int) -> None:
    state = GAME.start(players, "mats")
    for seat in range(players):
        found = facts(state, seat + 1)
        assert [found[kind] for kind in ("courtiers", "gardeners", "warriors")] == [5, 5, 5]
        assert [found[good] for good in ("food", "iron", "pearl", "coin", "seal", "point")] == [0] * 6
        assert found["season"] == 0


def test_a_card_of_its_level_in_every_room() -> None:
    for seed in SEEDS:
        rooms = cast(Rows, GAME.start(4, seed).view(None)["rooms"])
        assert [str(room["card"]).split("-")[0] for room in rooms] == ["lower"] * 3 + ["upper"] * 2
        assert [len(cast(Rows, room["rows"])) for room in rooms] == [3, 3, 3, 2, 2]


def test_one_of_nine_cards_lies_in_the_hall() -> None:
    found = {cast(dict[str, str], GAME.start(2, seed).view(None)["daimyo"])["card"] for seed in SEEDS}
    assert found <= set(CASTLE_DECK.daimyo_ids)
    assert len(found) > 3


def test_yard_tiles_lie_with_the_side_of_their_field_up() -> None:
    """Light blue and beige for 5 iron, light blue for 3, beige for 1."""
    blue = {EFFECTS.ids[effect] for effect in GROUNDS.blue}
    beige = {EFFECTS.ids[effect] for effect in GROUNDS.beige}
    for seed in SEEDS:
        first, second, third = (
            cast(list[str], y["effects"]) for y in cast(Rows, GAME.start(2, seed).view(None)["yards"])
        )
        assert [first[0] in blue, first[1] in beige, second[0] in blue, third[0] in beige] == [True] * 4
        assert (len(first), len(second), len(third)) == (2, 1, 1)


def test_the_tiles_at_the_well_show_their_backs() -> None:
    backs = {"food-1", "iron-1", "pearl-1", "any-1", "coin-1"}
    for seed in SEEDS:
        well = cast(dict[str, list[str]], GAME.start(3, seed).view(None)["well"])
        assert set(well["tiles"]) <= backs


def test_the_order_of_play_is_drawn_by_lot() -> None:
    orders = {tuple(cast(list[int], GAME.start(3, seed).view(None)["order"])) for seed in SEEDS}
    assert len(orders) == 6


def test_a_pair_is_a_resource_card_and_an_action_card() -> None:
    for pair in cast(Rows, GAME.start(4, "pairs").view(None)["pairs"]):
        assert str(pair["resource"]).startswith("resource-")
        assert pair["effect"] in ("castle", "garden", "yard")
