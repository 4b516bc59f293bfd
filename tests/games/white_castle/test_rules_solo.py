"""More of the solo rival, p. 16-18."""

from typing import cast

from tenshu.games.white_castle.components import COLOURS
from tenshu.games.white_castle.solo import RIVAL_DECK
from tenshu.games.white_castle.white_castle import GAME
from tests.games.white_castle.table import after, asks, facts, holds

Rows = list[dict[str, object]]
CARDS = [f"{colour}-{position}" for colour in COLOURS for position in ("left", "middle", "right")]


def deck(*first: str) -> str:
    return f"deck: {' '.join([*first, *(card for card in CARDS if card not in first)])}\n"


def space_of(card: str) -> int:
    """A room's number, as cards name it."""
    return int(RIVAL_DECK.space[RIVAL_DECK.ids.index(card)])


def actions_of(card: str) -> tuple[str, ...]:
    return RIVAL_DECK.actions[RIVAL_DECK.ids.index(card)]


def test_the_table_is_set_as_for_two() -> None:
    state = GAME.start(1, "alone")
    assert state.view(None)["stacks"] == [6, 7]
    assert len(cast(Rows, state.view(None)["clans"])) == 2


def test_dice_are_never_stacked_alone() -> None:
    spaces = cast(Rows, GAME.start(1, "alone").view(None)["spaces"])
    assert {space["room_for"] for space in spaces} == {1}


def test_the_rival_places_dice_in_rooms_without_their_tile_and_uses_no_action() -> None:
    card = next(card for card in RIVAL_DECK.ids if card.startswith("red") and space_of(card) < 5)
    first = next(word for word in CARDS if not word.startswith("red"))
    state = after(
        "players 1, turn 1 of rival\norder: rival 1\nbridges: red 2 2 2, black 2 2 2, white 2 2 2\n"
        "tiles: white black white / white black black / black white white / white black / white black\n"
        + deck(first, card)
        + "rival: coin 0; gate 0"
    )
    found = cast(Rows, state.view(None)["spaces"])[space_of(card)]
    assert found["dice"] == [{"colour": "red", "value": 2}]
    assert [facts(state, 2)[good] for good in ("food", "iron", "pearl", "seal")] == [0, 0, 0, 0]


def test_a_lower_die_costs_the_rival_nothing() -> None:
    card = next(card for card in CARDS if not any(word.startswith("coins") for word in actions_of(card)))
    other = next(word for word in CARDS if word != card and space_of(word) < 7)
    state = after(
        "players 1, turn 1 of rival\norder: rival 1\nbridges: red 1 1 1, black 1 1 1, white 1 1 1\n"
        + deck(card, other)
        + "rival: coin 4"
    )
    holds(state, 2, coin=4)


def test_cards_turned_over_go_back_under_the_stack() -> None:
    state = after(
        "players 1, turn 1 of rival\norder: rival 1\nbridges: red 2 2 2, black 2 2 2, white 2 2 2\n" + deck()
    )
    while state.deciders() and str(state.view(None)["step"]).startswith("rival"):
        state.apply(0, state.options(0)[0])
    shown = cast(dict[str, list[str | None]], state.view(0)["rival"])["deck"]
    assert shown[0] == CARDS[1]
    assert shown[8] == CARDS[0]


def test_the_deck_is_shuffled_for_every_round() -> None:
    position = "players 1\norder: 1 rival\n" + deck(*CARDS) + "1: season 3\ndo: round-end"
    state = after(position)
    shown = cast(dict[str, list[str | None]], state.view(0)["rival"])["deck"]
    assert shown[1:] == [None] * 8


def test_a_full_hall_has_room_beside_the_card() -> None:
    card = next(card for card in RIVAL_DECK.ids if any(a.startswith("climb") for a in actions_of(card)))
    other = next(word for word in CARDS if word != card)
    state = after(
        "players 1, turn 1 of rival\norder: rival 1\nbridges: red 2 2 2, black 2 2 2, white 2 2 2\n"
        + deck(card, other)
        + "hall: 1 1 1\n1: hall 3\nrival: level-2 1, courtiers 0"
    )
    assert facts(state, 2)["hall"] == 1


def test_with_an_empty_stack_the_card_stays_when_the_rival_enters() -> None:
    """house: there is nothing to put in its place, and the room is no question."""
    card = next(card for card in RIVAL_DECK.ids if actions_of(card) == ("yard-3", "climb-1"))
    other = next(word for word in CARDS if word != card)
    lower = [f"lower-{number}" for number in (2, 4, 5, 7, 9, 10, 12, 13, 15)]
    state = after(
        "players 1, turn 1 of rival\norder: rival 1\nbridges: red 2 2 2, black 2 2 2, white 2 2 2\n"
        f"rooms: {' '.join(lower[:3])} upper-2 upper-5\n"
        + deck(card, other)
        + f"1: lanterns {' '.join(lower[3:])}\nrival: gate 1"
    )
    assert "rival-room" not in asks(state)
    assert cast(Rows, state.view(None)["rooms"])[0]["card"] == lower[0]
    holds(state, 2, gate=0, level_1=1)


def rival_turn(card: str, rival: str) -> str:
    other = next(word for word in CARDS if word != card)
    return (
        "players 1, turn 1 of rival\norder: rival 1\nbridges: red 2 2 2, black 2 2 2, white 2 2 2\n"
        "gardens: plant-2 stone-1 plant-3 stone-3 plant-5 stone-5\n"
        f"{deck(card, other)}rival: {rival}"
    )


def test_two_levels_up_from_level_2_lead_into_the_hall() -> None:
    """house: there is only one level left to climb."""
    card = next(card for card in CARDS if "climb-2" in actions_of(card))
    holds(after(rival_turn(card, "level-2 1")), 2, level_2=0, hall=1, point=0)


def test_influence_at_the_end_of_the_track_is_not_done() -> None:
    """house: so it is worth points of the round."""
    card = next(card for card in CARDS if actions_of(card)[0] == "gate")
    assert actions_of(card)[1].startswith("influence")
    holds(after(rival_turn(card, "season 20")), 2, season=20, gate=1, point=1)
