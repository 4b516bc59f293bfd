"""The solo rival, p. 16-18, with the house deck."""

from typing import cast

import pytest

from tenshu.games.white_castle import scoring, solo
from tenshu.games.white_castle.components import SPACES
from tenshu.games.white_castle.solo import KINDS, RIVAL_DECK
from tenshu.games.white_castle.white_castle import GAME
from tenshu.server.sources import sources
from tests.games.white_castle.table import after, asks, facts, go_on, holds, options

CARDS = (
    "red-left red-middle red-right black-left black-middle black-right white-left white-middle white-right"
)
KNOWN = ("yard-3", "climb-1")
BOARD = """players 1, turn 1 of rival
order: rival 1
bridges: red 2 4 6, black 2 4 6, white 2 4 6
gardens: plant-2 stone-1 plant-3 stone-3 plant-5 stone-5
"""


def rival_turn(first: str, second: str, rest: str = "") -> str:
    """The rival turns over the first card and takes the die of the second."""
    others = " ".join(card for card in CARDS.split() if card not in (first, second))
    return f"{BOARD}deck: {first} {second} {others}\n{rest}"


@pytest.mark.parametrize(
    ("rival", "points", "season", "order"),
    [("easy", 0, 0, [0, 1]), ("medium", 3, 1, [1, 0]), ("hard", 8, 3, [1, 0])],
)
def test_three_difficulties(rival: str, points: int, season: int, order: list[int]) -> None:
    state = GAME.start(1, "solo", {"rival": rival})
    if rival == "easy":
        holds(state, 2, point=points, season=season)
    assert facts(state, 2)["season"] in range(season, season + 5)
    while asks(state) != "1 take":
        state.apply(0, state.options(0)[0])
    assert state.view(None)["order"] == order


def test_one_start_pair_is_drawn_without_a_choice() -> None:
    state = GAME.start(1, "solo")
    assert not asks(state).endswith("pair")
    assert len(cast(list[str], facts(state, 1)["lanterns"])) >= 1


def test_the_deck_has_a_card_for_each_bridge_and_position_and_every_symbol() -> None:
    assert sorted(RIVAL_DECK.ids) == sorted(CARDS.split())
    words = {
        word if word in KINDS else word.rpartition("-")[0] for pair in RIVAL_DECK.actions for word in pair
    }
    assert words == set(KINDS)


def test_what_is_known_of_the_real_cards_is_in_the_deck() -> None:
    """One bridge side, and one action side of a white card; the rest is house."""
    origin = {
        (value.id, value.field): value.origin
        for value in sources("white_castle")
        if value.file == "rival" and value.part == "card"
    }
    assert RIVAL_DECK.space[RIVAL_DECK.ids.index("black-right")] == SPACES.index("room-3")
    known = [
        card for card, actions in zip(RIVAL_DECK.ids, RIVAL_DECK.actions, strict=True) if actions == KNOWN
    ]
    assert known == [card for card in known if card.startswith("white-")] != []
    reported = {("black-right", "space"), (known[0], "actions")}
    assert {place for place, said in origin.items() if said == "reported"} == reported
    assert {said for place, said in origin.items() if place not in reported} == {"house"}


def test_the_die_of_the_known_front_goes_to_the_right_room_of_level_1() -> None:
    state = after(rival_turn("white-left", "black-right"))
    spaces = cast(list[dict[str, object]], state.view(None)["spaces"])
    assert spaces[2] | {"effects": []} == {
        "space": "room-3",
        "value": 3,
        "dice": [{"colour": "black", "value": 6}],
        "room_for": 1,
        "effects": [],
    }


def test_the_uppermost_card_is_known_and_the_others_are_not() -> None:
    deck = cast(dict[str, list[str | None]], GAME.start(1, "solo", {"rival": "easy"}).view(0)["rival"])[
        "deck"
    ]
    assert deck[0] is not None
    assert deck[1:] == [None] * 8


def test_the_die_goes_to_the_space_of_the_card_and_brings_coins_for_a_higher_value() -> None:
    state = after(rival_turn("black-left", "red-right"))
    spaces = cast(list[dict[str, object]], state.view(None)["spaces"])
    assert spaces[5]["dice"] == [{"colour": "red", "value": 6}]
    assert cast(int, facts(state, 2)["coin"]) >= 1


def test_an_occupied_space_sends_the_die_to_the_well() -> None:
    state = after(rival_turn("white-left", "red-right", "dice: outside-left white-1"))
    well = cast(dict[str, dict[str, int]], state.view(None)["well"])
    assert well["dice"]["red"] == 1
    holds(state, 2, coin=5)


def test_only_the_first_card_acts_when_the_next_shows_a_die() -> None:
    state = after(rival_turn("white-right", "red-left"))
    holds(state, 2, warriors=4, yard_5=1, gate=1, season=0)


def test_the_last_two_cards_act_after_several_were_turned_over() -> None:
    others = "red-left black-left black-middle black-right white-right"
    state = after(
        f"{BOARD}deck: white-left red-middle white-middle red-right {others}".replace(
            "red 2 4 6, black 2 4 6, white 2 4 6", "red - 6, black 2 4 6, white 2 6"
        )
    )
    assert asks(state) == "1 take"
    holds(state, 2, yard_3=1, yard_1=0, coin=6)


def test_what_cannot_be_done_is_worth_points_of_the_round() -> None:
    state = after(
        rival_turn("white-right", "red-left", "rival: yard-1 5").replace("players 1", "players 1, round 2")
    )
    holds(state, 2, point=2, gate=1)


def test_a_gardener_goes_where_the_fewest_points_are() -> None:
    state = after(rival_turn("black-right", "white-left"))
    holds(state, 2, gardens=["red-stone"])
    state = after(rival_turn("black-left", "white-left", "rival: gardens red-stone"))
    holds(state, 2, gardens=["red-stone", "black-stone"])


def test_of_equal_gardens_the_player_chooses() -> None:
    state = after(rival_turn("black-middle", "white-left"))
    assert asks(state) == "1 rival-garden"
    assert options(state) == ["rival-garden red plant", "rival-garden black plant"]
    go_on(state, "rival-garden black plant")
    holds(state, 2, gardens=["black-plant"], season=2)


def test_the_lowest_courtier_climbs_and_the_card_of_its_room_is_changed() -> None:
    state = after(rival_turn("white-middle", "red-left", "rival: gate 1, level-2 1"))
    assert options(state) == ["rival-room room-1", "rival-room room-2", "rival-room room-3"]
    before = cast(list[dict[str, object]], state.view(None)["rooms"])
    go_on(state, "rival-room room-2")
    rooms = cast(list[dict[str, object]], state.view(None)["rooms"])
    assert [a["card"] == b["card"] for a, b in zip(before, rooms, strict=True)] == [
        True,
        False,
        True,
        True,
        True,
    ]
    holds(state, 2, gate=0, level_1=1, level_2=1)


def test_in_the_hall_it_takes_the_first_free_field_without_reward() -> None:
    state = after(rival_turn("black-right", "red-left", "rival: level-1 1\nhall: 1 - -\n1: hall 1"))
    holds(state, 2, hall=1, seal=0, iron=0)
    fields = cast(list[dict[str, object]], cast(dict[str, object], state.view(None)["daimyo"])["fields"])
    assert [field["clan"] for field in fields] == [0, 1, None]


def test_it_passes_trees_without_paying() -> None:
    holds(after(rival_turn("red-right", "red-left", "rival: season 5")), 2, season=7, coin=4)


@pytest.mark.parametrize(("mine", "points", "left"), [(1, 6, 1), (9, 3, 2)])
def test_it_sells_coins_by_three_before_the_player_and_by_five_after(
    mine: int, points: int, left: int
) -> None:
    state = after(
        f"players 1, round 3\norder: 1 rival\n1: season {mine}\nrival: coin 7; season 4\ndo: round-end"
    )
    holds(state, 2, point=points, coin=left)


def test_of_too_few_coins_it_sells_none_and_nothing_is_told() -> None:
    """P. 17: coins that are not enough for a point stay for the next round."""
    state = after("players 1, round 2\norder: 1 rival\nbridges: red 3 -\n1: season 1\nrival: coin 2")
    state.story = []
    solo.sell_coins(state)
    assert state.story == []
    holds(state, 2, coin=2, point=0)


def test_its_gardeners_are_worth_points_of_the_round() -> None:
    state = after(
        "players 1, round 2\norder: 1 rival\nbridges: red 1 -\n1: season 6\n"
        "rival: season 4; gardens red-plant red-stone white-plant\ndo: round-end"
    )
    holds(state, 2, point=4)


def test_it_scores_season_and_figures_but_no_goods_and_the_player_needs_more() -> None:
    position = (
        "players 1, round 3\norder: 1 rival\n1: point {points}; season 12\n"
        "rival: point 4, coin 2; season 6; gate 1, level-1 1, yard-5 1\ndo: round-end"
    )
    state = after(position.format(points=8))
    assert scoring.sheet(state, 1) == {
        "fans": 4,
        "goods": 0,
        "season": 3,
        "courtiers": 4,
        "warriors": 2,
        "gardeners": 0,
    }
    assert state.scores() == [14]
    assert state.ranking() == [1]
    assert after(position.format(points=7)).ranking() == [2]


def test_the_deck_is_shuffled_after_the_gardeners_worked() -> None:
    state = after(
        "players 1\norder: 1 rival\nbridges: red 1 -\n"
        "gardens: plant-2 stone-1 plant-3 stone-3 plant-5 stone-5\n"
        f"deck: {CARDS}\n1: coin 5; season 6; gardens red-plant\ndo: round-end"
    )
    assert asks(state) == "1 castle"
    assert cast(dict[str, list[str | None]], state.view(0)["rival"])["deck"][0] == "red-left"
