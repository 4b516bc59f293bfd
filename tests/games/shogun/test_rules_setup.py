"""Setting up, p. 4-5 and 14."""

from typing import Any, cast

import pytest

from tenshu.core.rng import from_seed
from tenshu.core.setup import agree
from tenshu.core.state import State
from tenshu.games.shogun.provinces import MAP
from tenshu.games.shogun.shogun import GAME
from tests.games.shogun.table import asks, clan, go_on, holder, inside, options, province, tray


def deal(players: int, seed: str = "deal", **settings: str) -> State:
    state = GAME.deal(agree(GAME, players, settings), from_seed(seed))
    state.story = []
    return state


def draft(state: State) -> dict[str, Any]:
    return cast(dict[str, Any], state.view(None)["draft"])


def test_the_open_cards_of_the_draft_lie_in_order() -> None:
    for number in range(8):
        first, second = draft(deal(3, str(number), start="draft"))["open"]
        assert MAP.ids.index(first) < MAP.ids.index(second)


@pytest.mark.parametrize(("players", "chests"), [(3, 18), (4, 15), (5, 12)])
def test_chests_at_the_start(players: int, chests: int) -> None:
    """P. 4."""
    state = deal(players)
    assert [clan(state, seat)["chests"] for seat in range(1, players + 1)] == [chests] * players
    assert state.view(None)["bank"] == 135 - players * chests


def test_three_players_leave_eight_provinces_out() -> None:
    """P. 4, both lists."""
    for side, name in (("sun", "izumo"), ("moon", "hitachi")):
        provinces = cast(
            dict[str, dict[str, object]], deal(3, side=side, start="draft").view(None)["provinces"]
        )
        assert sum(not found["in_play"] for found in provinces.values()) == 8
        assert not provinces[name]["in_play"]
    provinces = cast(dict[str, dict[str, object]], deal(4).view(None)["provinces"])
    assert all(found["in_play"] for found in provinces.values())


@pytest.mark.parametrize(
    ("players", "name", "held"),
    [(3, "suruga", "1 with 5"), (3, "shinano", "3 with 2"), (4, "kai", "4 with 5"), (5, "noto", "5 with 2")],
)
def test_the_preset_starts(players: int, name: str, held: str) -> None:
    """P. 14, for the sun side."""
    assert holder(deal(players), name) == held


def test_the_moon_side_has_other_regions() -> None:
    """P. 2: eight provinces belong to another region there."""
    sun, moon = deal(5), deal(5, side="moon")
    moved = [name for name in MAP.ids if province(sun, name)["region"] != province(moon, name)["region"]]
    assert len(moved) == 8


def test_the_moon_side_is_always_drafted() -> None:
    """P. 14: the lists are for the sun side."""
    assert asks(deal(3, side="moon", start="preset")).endswith("pick-card")


@pytest.mark.parametrize(("players", "groups"), [(3, 9), (4, 8), (5, 7)])
def test_groups_of_armies(players: int, groups: int) -> None:
    """P. 4: 9, 8 or 7 groups. printed: 5, 4, 4, 3, 3 and 2s."""
    counts = draft(deal(players, start="draft"))["groups"][0]
    assert sum(counts.values()) == groups
    assert (counts["5"], counts["4"], counts["3"]) == (1, 2, 2)


def test_two_open_cards_or_the_hidden_one() -> None:
    """P. 4."""
    state = deal(3, start="draft")
    opened = draft(state)["open"]
    assert options(state) == ["draw", *(f"pick {name}" for name in opened)]


def test_a_taken_open_card_is_replaced() -> None:
    """P. 5."""
    state = deal(3, start="draft")
    first, second = draft(state)["open"]
    go_on(state, f"pick {first}")
    assert second in draft(state)["open"]
    assert len(draft(state)["open"]) == 2
    assert draft(state)["pile"] == 37 - 3


def test_any_group_goes_into_the_province() -> None:
    """P. 4; then it is the next player's turn."""
    state = deal(3, start="draft")
    seat = int(state.decider())
    name = draft(state)["open"][0]
    go_on(state, f"pick {name}")
    assert options(state) == ["group 2", "group 3", "group 4", "group 5"]
    go_on(state, "group 4")
    assert holder(state, name) == f"{seat + 1} with 4"
    assert state.decider() == (seat + 1) % 3


def test_the_same_two_cards_may_be_buried() -> None:
    """P. 5: whoever finds the pair of his last turn may put it beneath the pile."""
    state = deal(3, start="draft")
    pair = draft(state)["open"]
    for _player in range(3):
        assert "bury" not in options(state)
        go_on(state, "draw", "group 2")
    assert draft(state)["open"] == pair
    assert options(state)[1] == "bury"
    go_on(state, "bury")
    assert not set(draft(state)["open"]) & set(pair)
    assert set(draft(state)["buried"]) == set(pair)
    assert asks(state).endswith("pick-card")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_draft_ends_when_all_groups_stand(players: int) -> None:
    """P. 5: 9, 8 or 7 provinces each; the others are neutral."""
    state = deal(players, start="draft", side="moon")
    while not asks(state).endswith("plan"):
        go_on(state, options(state)[-1])
    owners = [province(state, name)["owner"] for name in MAP.ids]
    assert [owners.count(seat) for seat in range(players)] == [12 - players] * players


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_first_filling_of_the_tower(players: int) -> None:
    """P. 5: 7 armies each and 10 farmers are thrown in; what falls out goes back to the supplies."""
    state = deal(players)
    assert tray(state) == {}
    assert 0 < sum(inside(state).values()) < 7 * players + 10
    assert max(inside(state).values()) <= 10
    assert inside(state)["green"] + cast(int, state.view(None)["farmers"]) == 20


def test_four_events_are_open_at_the_start_of_a_year() -> None:
    """P. 5."""
    assert len(cast(list[object], deal(3).view(None)["events"])) == 4


def test_points_and_rice_begin_at_nothing() -> None:
    """P. 5."""
    state = deal(4)
    assert state.scores() == [0, 0, 0, 0]
    assert clan(state, 1)["rice"] == 0
