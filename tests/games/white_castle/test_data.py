"""What is printed on the components, as data with an origin."""

import pytest

from tenshu.games.white_castle import vocabulary
from tenshu.games.white_castle.components import CASTLE_DECK, GROUNDS, PRINT, Cards, Grounds, Print
from tenshu.games.white_castle.vocabulary import EFFECTS, check_origins, entries, table

FILES = ("effects", "castle", "gardens", "yards", "start", "board", "rival")


@pytest.mark.parametrize("name", FILES)
def test_every_file_loads_and_names_its_origin(name: str) -> None:
    found = table(name)
    assert found.get("origin", "rules") in vocabulary.ORIGINS


def test_the_box_holds_what_the_book_lists() -> None:
    assert len(CASTLE_DECK.ids) == 15 + 12 + 6 + 9 + 3
    assert len(CASTLE_DECK.daimyo_ids) == 9
    assert len(GROUNDS.garden_ids) == 10
    assert len(GROUNDS.tile_ids) == 8


def test_every_castle_card_has_one_dark_action_and_stays_out_as_marked() -> None:
    assert sum(CASTLE_DECK.three[card] for card in range(15)) == 6
    assert sum(CASTLE_DECK.three[card] for card in range(15, 27)) == 3


def test_the_season_track() -> None:
    assert [field for field in range(21) if PRINT.tree[field]] == [6, 11, 15]
    assert PRINT.season_points[20] == 15


def test_an_unknown_origin_is_refused() -> None:
    with pytest.raises(ValueError, match="hearsay"):
        check_origins("test", {"id": "x", "origin": "hearsay"})
    with pytest.raises(ValueError, match="origin"):
        check_origins("test", {"id": "x", "origin": {"nothing": "house"}})


def test_an_unknown_effect_is_refused() -> None:
    castle = table("castle")
    entries(castle, "card")[0]["rows"] = ["castle-for-seal", "moonlight", "iron-2"]
    with pytest.raises(ValueError, match="moonlight"):
        Cards(castle, table("start"))


def test_a_missing_card_is_refused() -> None:
    castle, gardens, board = table("castle"), table("gardens"), table("board")
    entries(castle, "card").pop()
    with pytest.raises(ValueError, match="26 castle cards, not 27"):
        Cards(castle, table("start"))
    entries(gardens, "garden").pop()
    with pytest.raises(ValueError, match="stone gardens"):
        Grounds(gardens, table("yards"))
    board["spaces"] = {"room-1": 3}
    with pytest.raises(ValueError, match="dice spaces"):
        Print(board)


def test_parts_of_effects_are_effects_of_their_own() -> None:
    for effect, name in enumerate(EFFECTS.ids):
        if EFFECTS.parts[effect] > 1 and not EFFECTS.plain[effect] and not name.startswith("start"):
            parts = [EFFECTS.part_effect[effect * vocabulary.PARTS + i] for i in range(EFFECTS.parts[effect])]
            assert min(parts) >= 0, name
