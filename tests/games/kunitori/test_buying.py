"""The buy phase and the end phase, p. 2-3."""

from typing import cast

import pytest

from tests.games.kunitori.table import after, go_on, holds, options


def test_the_phase_gives_one_buy() -> None:
    state = after("players 2, phase buy\n1: hand copper")
    holds(state, asks="1 buy", buys="1", money="1")


def test_treasure_is_played_by_itself() -> None:
    state = after("players 2, phase buy\n1: hand copper*2 silver gold village fort")
    holds(state, money="7", hand1="village fort", camp1="copper*2 silver gold", actions="0")


def test_money_of_the_action_phase_adds_up_with_treasure() -> None:
    state = after("players 2\n1: hand new-technology silver", "play new-technology", "money")
    holds(state, money="3", buys="1")


def test_a_bought_card_goes_to_the_discard_pile() -> None:
    state = after("players 2, phase buy, buys 1\n1: hand gold*2", "buy silver")
    holds(state, asks="1 buy", buys="1", money="3", discard1="silver")


def test_one_buy_one_card() -> None:
    state = after("players 2, phase buy\n1: hand gold*2; deck copper*4", "buy silver")
    holds(state, of="2", discard1="silver gold*2")


def test_only_what_can_be_paid() -> None:
    state = after("players 2, phase buy\n1: hand copper*2")
    assert options(state) == [
        "done",
        *(f"buy {card}" for card in ("peasant-militia", "fort", "new-technology", "village", "copper")),
    ]


def test_copper_is_free() -> None:
    state = after("players 2, penniless stop, phase buy, money 1, buys 1", "buy copper")
    holds(state, asks="1 buy", buys="1", money="1", discard1="copper")


def test_without_money_the_phase_is_over() -> None:
    """Whatever is free by itself or by Abolished tolls: it is not had with nothing."""
    broke = after("players 2, penniless stop, phase buy, tolls 3, buys 2\n1: deck copper*4\n2: hand copper")
    holds(broke, asks="2 buy", discard1="")
    spent = after(
        "players 2, penniless stop, phase buy, buys 2\n1: hand gold; deck copper*4\n2: hand copper",
        "buy silver",
    )
    holds(spent, asks="2 buy", discard1="gold silver")


def test_option_what_is_free_can_be_had_without_money() -> None:
    assert options(after("players 2, penniless buy, phase buy")) == ["done", "buy copper"]
    tolls = after("players 2, penniless buy, phase buy, tolls 2")
    assert "buy fort" in options(tolls)


def test_where_nobody_owns_more_than_victory_cards_the_game_is_over() -> None:
    """In a game it can not come to this: Copper goes by a Market square only, and one of these stays."""
    state = after("players 2, penniless stop, phase buy, money 1\n1: hand village\n2: deck country", "done")
    assert state.over()
    assert state.ranking() == [2, 1]
    alive = after("players 2, penniless stop, phase buy, money 1\n1: hand village\n2: deck copper", "done")
    holds(alive, asks="2 buy")


def test_an_empty_pile_sells_nothing() -> None:
    state = after("players 2, phase buy, money 2\ntrash: fort*8")
    assert "buy fort" not in options(state)


def test_buying_can_be_ended() -> None:
    holds(after("players 2, phase buy, buys 3, money 9\n1: deck copper*4", "done"), of="2", discard1="")


def test_a_general_costs_eight_and_is_chosen_freely() -> None:
    assert "buy oda-nobunaga" not in options(after("players 2, phase buy, money 7"))
    state = after("players 2, phase buy, money 8\n1: deck copper*4", "buy tokugawa-ieyasu")
    holds(state, discard1="tokugawa-ieyasu")


def test_abolished_tolls_lower_every_price_of_the_phase() -> None:
    state = after("players 2, phase buy, tolls 1, money 4, buys 1\n1: deck copper*4", "buy silver")
    holds(state, money="2")
    go_on(state, "buy silver")
    holds(state, of="2", tolls="0", discard1="silver*2")


def test_abolished_tolls_add_up_but_no_price_falls_below_nothing() -> None:
    state = after("players 2, phase buy, tolls 3, money 1, buys 9")
    assert "buy archers" in options(state)
    go_on(state, "buy copper", "buy village", "buy silver")
    holds(state, money="1")
    go_on(state, "buy archers")
    holds(state, money="0")


def test_abolished_tolls_lower_prices_in_the_buy_phase_only() -> None:
    state = after(
        "players 2\n1: hand archers abolished-tolls fort gold; deck village*9",
        *("play archers", "play abolished-tolls", "done"),
    )
    holds(state, asks="1 action", tolls="1")
    assert cast(dict[str, int], state.view(0)["prices"])["cavalry"] == 5
    go_on(state, "done")
    holds(state, asks="1 buy")
    assert cast(dict[str, int], state.view(0)["prices"])["cavalry"] == 4


def test_two_abolished_tolls_in_one_turn() -> None:
    state = after(
        "players 2\n1: hand archers abolished-tolls*2 gold",
        *("play archers", "play abolished-tolls", "done", "play abolished-tolls", "done"),
    )
    holds(state, tolls="2", buys="3", money="3")


# The end phase


def test_played_cards_and_the_hand_are_discarded() -> None:
    state = after(
        "players 2, phase buy\n1: hand copper village fort; camp market-square; deck silver*5", "done"
    )
    holds(state, of="2", hand1="silver*4", deck1="1", discard1="copper village fort market-square", camp1="")


def test_four_cards_are_drawn_the_discard_pile_reshuffled_where_needed() -> None:
    state = after("players 2, phase buy\n1: deck gold*2; discard copper*6", "done")
    holds(state, hand1="gold*2 copper*2", deck1="4", discard1="")


def test_an_empty_deck_is_not_refilled_before_a_card_is_needed() -> None:
    state = after("players 2, phase buy\n1: deck gold*4; discard copper*6", "done")
    holds(state, hand1="gold*4", deck1="0", discard1="copper*6")


def test_what_is_discarded_now_can_be_drawn_now() -> None:
    state = after("players 2, phase buy\n1: hand village*3; deck gold", "done")
    holds(state, hand1="gold village*3", deck1="0", discard1="")


def test_fewer_than_four_when_there_are_no_more() -> None:
    holds(after("players 2, phase buy\n1: hand village", "done"), hand1="village", of="2")


@pytest.mark.parametrize(("active", "follower"), [(1, 2), (2, 3), (3, 1)])
def test_turns_go_clockwise(active: int, follower: int) -> None:
    state = after(f"players 3, turn 5 of {active}, phase buy", "done")
    holds(state, of=str(follower), turn="6")


def test_phases_come_in_order() -> None:
    state = after("players 2\n1: hand oda-nobunaga spearmen copper; deck copper*9")
    seen = []
    for move in ("play spearmen", "play oda-nobunaga", "done", "done", "done"):
        seen.append(state.question(0)[0])
        go_on(state, move)
    assert seen == ["action", "action", "lead", "buy", "withdraw"]
    holds(state, of="2")
