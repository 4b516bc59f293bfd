"""The end of the game, p. 5: the last turns, the reckoning, ties."""

import pytest

from tests.games.kunitori.table import after, facts, go_on, holds


@pytest.mark.parametrize(("pile", "cost"), [("village", 30), ("prefecture", 12), ("country", 8)])
def test_any_empty_victory_pile_begins_the_last_turns(pile: str, cost: int) -> None:
    state = after(f"players 3, turn of 2, phase buy, money 10, buys 1\ntrash: {pile}*{cost - 1}")
    holds(state, last="none")
    go_on(state, f"buy {pile}")
    holds(state, last="1")


@pytest.mark.parametrize("pile", ["copper*39", "gunners*5"])
def test_other_empty_piles_do_not(pile: str) -> None:
    card = pile.partition("*")[0]
    state = after(f"players 3, phase buy, money 10, buys 1\ntrash: {pile}", f"buy {card}")
    holds(state, last="none")


def test_everyone_else_has_one_more_turn() -> None:
    state = after("players 3, turn of 2, phase buy, money 10\ntrash: country*7", "buy country")
    holds(state, asks="3 buy")
    go_on(state, "3: done")
    holds(state, asks="1 buy")
    go_on(state, "1: done")
    holds(state, asks="nothing")
    assert state.over()
    assert facts(state)["of"] == "1"


def test_with_two_players_the_other_has_the_last_turn() -> None:
    state = after("players 2, turn of 1, phase buy, money 10\ntrash: country*7", "buy country", "2: done")
    assert state.over()


def test_a_gained_card_counts_too() -> None:
    state = after(
        "players 2\n1: hand market-square gold; deck copper*4\ntrash: prefecture*11",
        *("play market-square", "trash gold", "gain prefecture"),
    )
    holds(state, last="2")


def test_the_last_card_won_in_battle() -> None:
    state = after("players 3, phase battle\n1: camp rising-general\ntrash: village*29", "attack 3", "ambush")
    holds(state, last="3", discard1="village")


def test_the_last_turns_count_from_the_active_player() -> None:
    """A defender who takes the last card in another's turn does not move the end."""
    state = after(
        "players 4, turn of 2, phase battle\n2: camp rising-general\n4: camp spearmen*2\ntrash: country*7",
        *("attack 4", "ambush", "4: accept"),
    )
    holds(state, last="1", discard4="country")


def test_who_took_the_last_card_is_told() -> None:
    state = after(
        "players 4, turn of 2, phase battle\n2: camp rising-general\n4: camp spearmen*2\ntrash: country*7",
        *("attack 4", "ambush"),
    )
    state.story = []
    go_on(state, "4: accept")
    told = [event.args for event in state.story if event.kind == "last-turns"]
    assert told == [{"seat": 3, "card": "country", "other": 0}]


def test_a_declined_last_card_ends_nothing() -> None:
    state = after(
        "players 4, turn of 2, phase battle\n2: camp rising-general\n4: camp spearmen*2\ntrash: country*7",
        *("attack 4", "ambush", "4: decline"),
    )
    holds(state, last="none")


def test_a_second_empty_pile_does_not_move_the_end() -> None:
    state = after(
        "players 3, turn of 3, last 2, phase buy, money 10\ntrash: country*8 prefecture*11", "buy prefecture"
    )
    holds(state, last="2")
    go_on(state, "1: done", "2: done")
    assert state.over()


def test_the_last_turn_is_played_to_its_end() -> None:
    state = after(
        "players 2, turn of 2, last 2, phase buy, money 6\n2: hand village; deck copper*5", "buy gold"
    )
    assert state.over()
    holds(state, hand2="copper*4", discard2="village gold")


def test_points_of_all_cards_wherever_they_are() -> None:
    state = after(
        """players 2, phase over
        1: hand village; deck prefecture; discard country; camp magnificent-castle
        2: hand high-taxes land-survey; deck copper; discard tokugawa-ieyasu"""
    )
    assert state.scores() == [1 + 5 + 10 + 4, -3 - 1 + 7]
    assert state.ranking() == [1, 2]


def test_trashed_cards_do_not_count() -> None:
    assert after("players 2, phase over\ntrash: country*8").scores() == [0, 0]


@pytest.mark.parametrize(("first", "places"), [(1, [3, 2, 1]), (2, [1, 3, 2]), (3, [2, 1, 3])])
def test_a_tie_goes_to_the_later_first_turn(first: int, places: list[int]) -> None:
    state = after(
        f"players 3, first {first}, phase over\n1: hand village\n2: deck village\n3: discard village"
    )
    assert state.ranking() == places


def test_more_points_beat_a_later_first_turn() -> None:
    state = after("players 3, first 1, phase over\n1: hand prefecture\n2: deck village\n3: discard village")
    assert state.ranking() == [1, 3, 2]


def test_at_the_end_all_is_open() -> None:
    view = after("players 2, phase over\n1: hand village\n2: hand gold").view(None)
    assert view["over"] is True
    assert view["scores"] == [1, 0]
    assert view["ranking"] == [1, 2]
