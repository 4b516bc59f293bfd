"""The edges of the rules: nothing left, exactly one left, the first and the last of something."""

from typing import cast

import pytest

from tenshu.core.events import Event
from tenshu.games.kunitori import cards
from tenshu.games.kunitori.kunitori import GAME
from tests.games.kunitori.table import after, go_on, holds, options

# Setting up, p. 1


def test_the_first_turn_is_number_one() -> None:
    state = GAME.start(3, "first", listen=True)
    assert state.view(None)["turn"] == 1
    turns = [event for event in cast(list[Event], state.story) if event.kind == "turn"]
    assert [event.args for event in turns] == [{"seat": state.decider(), "count": 1}]


def test_kinds_are_numbered_as_they_are_listed() -> None:
    numbers = (cards.GENERAL, cards.TROOP, cards.POLITICS, cards.VICTORY, cards.TREASURE)
    assert [cards.KINDS[number] for number in numbers] == [
        *("general", "troop", "politics", "victory", "treasure")
    ]


# Deployed cards, p. 3 and house


@pytest.mark.parametrize("camp", ["cavalry", "cavalry*2", "cavalry archers"])
def test_without_actions_no_deployed_card_is_replayed(camp: str) -> None:
    holds(after(f"players 2, actions 0\n1: camp {camp}; hand fort copper"), asks="1 buy", hand1="fort")


def test_deployed_cards_take_the_one_action_of_the_turn() -> None:
    holds(after("players 2\n1: camp spearmen; hand fort"), asks="1 action", actions="1")


# Market square, p. 7: up to two more than Copper, which costs nothing

UP_TO_TWO = "village*30 peasant-militia*12 new-technology*12 copper*39"
MARKET = "players 2\n1: hand market-square copper gold\n"


def test_the_only_card_that_can_be_gained_is_asked_for() -> None:
    state = after(f"{MARKET}trash: {UP_TO_TWO} fort*7", "play market-square", "trash copper")
    holds(state, asks="1 market-gain")
    assert options(state) == ["gain fort"]
    go_on(state, "gain fort")
    holds(state, asks="1 buy", discard1="fort")


def test_where_nothing_can_be_gained_a_card_is_trashed_all_the_same() -> None:
    state = after(f"{MARKET}trash: {UP_TO_TWO} fort*8", "play market-square", "trash copper")
    holds(state, asks="1 buy", discard1="", camp1="market-square gold")


# Two generals face up (FAQ)


@pytest.mark.parametrize(("left", "shown"), [(4, 1), (3, 1), (2, 0), (1, 0)])
def test_a_general_is_turned_up_as_long_as_one_lies_face_down(left: int, shown: int) -> None:
    gone = " ".join(cards.DECK.ids[left:8])
    state = after(f"players 2, generals two, phase buy, money 20, buys 2\ntrash: {gone}")
    before = state.disclosures
    go_on(state, "buy oda-nobunaga")
    assert state.disclosures == before + shown


# The end of the game, p. 5


@pytest.mark.parametrize("last", [1, 2, 3])
def test_no_later_pile_moves_the_end(last: int) -> None:
    """Whoever it falls on, the first seat too."""
    active = (last + 1) % 3 + 1
    state = after(
        f"players 3, turn of {active}, last {last}, phase buy, money 10\ntrash: country*8 prefecture*11",
        "buy prefecture",
    )
    holds(state, last=str(last))


def test_points_by_the_cards_they_are_on() -> None:
    """Villages 1, Prefectures 5, Countries 10; Land survey costs 1 and High taxes 3."""
    state = after(
        """players 2, phase over
        1: hand village*2; deck prefecture village*2; discard country*2 tokugawa-ieyasu; camp fort*4
        2: hand land-survey*2 high-taxes; deck peasant-militia*2 land-survey; ambush fort; revealed country"""
    )
    assert state.breakdown(0) == {
        "village": 4,
        "prefecture": 5,
        "country": 20,
        "general": 7,
        "troop": 0,
        "politics": 4,
        "burdens": 0,
    }
    assert state.breakdown(1) == {
        "village": 0,
        "prefecture": 0,
        "country": 10,
        "general": 0,
        "troop": 2,
        "politics": 1,
        "burdens": -6,
    }
    assert state.scores() == [40, 7]
