"""Rising generals make way for generals, p. 3, and which generals can be had."""

from tenshu.games.kunitori.cards import DECK
from tests.games.kunitori.table import after, go_on, holds, options


def test_a_rising_general_makes_way_for_a_general() -> None:
    state = after("players 2, phase battle\n1: camp rising-general; hand silver*3", "promote")
    assert options(state) == ["pay silver"]
    go_on(state, "pay silver", "pay silver")
    holds(state, asks="1 pay")
    go_on(state, "pay silver")
    assert options(state) == [f"take {card}" for card in DECK.ids[:8]]
    go_on(state, "take oda-nobunaga")
    holds(state, asks="1 lead", camp1="oda-nobunaga silver*3", trash="rising-general", discard1="")


def test_the_new_general_leads_at_once_without_his_effects() -> None:
    state = after(
        "players 2, phase battle\n1: camp rising-general; hand gold*2; deck copper*9",
        *("promote", "pay gold", "pay gold", "take mouri-motonari"),
    )
    holds(state, asks="1 lead", actions="0", buys="0", money="0", hand1="", deck1="9")
    go_on(state, "attack 2", "ambush")
    holds(state, asks="1 buy", discard1="village", money="0", buys="1")


def test_promotion_gives_no_change_and_costs_no_buy() -> None:
    state = after(
        "players 2, phase battle\n1: camp rising-general; hand gold*2 copper",
        *("promote", "pay gold", "pay gold", "take oda-nobunaga", "done"),
    )
    holds(state, asks="1 buy", money="1", buys="1", camp1="oda-nobunaga gold*2 copper")


def test_promotion_is_paid_with_treasure_only() -> None:
    state = after("players 2, phase battle, money 9\n1: camp rising-general; hand silver*2")
    holds(state, asks="1 lead")
    enough = after("players 2, phase battle\n1: camp rising-general; hand silver*2 copper village")
    holds(enough, asks="1 promote")


def test_promotion_can_be_left() -> None:
    state = after("players 2, phase battle\n1: camp rising-general; hand gold*2", "done")
    holds(state, asks="1 lead", camp1="rising-general", hand1="gold*2")


def test_two_rising_generals_are_promoted_one_by_one() -> None:
    state = after(
        "players 2, phase battle\n1: camp rising-general*2; hand gold*4",
        *("promote", "pay gold", "pay gold", "take oda-nobunaga"),
    )
    holds(state, asks="1 promote")
    go_on(state, "promote", "pay gold", "pay gold", "take takeda-shingen")
    holds(state, asks="1 lead", trash="rising-general*2", camp1="oda-nobunaga takeda-shingen gold*4")
    go_on(state, "attack 2", "attack 2", "ambush")
    holds(state, discard1="country")


def test_no_promotion_when_all_generals_are_gone() -> None:
    gone = " ".join(DECK.ids[:8])
    state = after(f"players 2, phase battle\n1: camp rising-general; hand gold*2\ntrash: {gone}")
    holds(state, asks="1 lead")


def test_the_last_general_can_be_won_by_promotion() -> None:
    gone = " ".join(DECK.ids[:7])
    state = after(f"players 2, phase battle\n1: camp rising-general; hand gold*2\ntrash: {gone}", "promote")
    go_on(state, "pay gold", "pay gold", "take shimazu-yoshihisa")
    holds(state, asks="1 lead", camp1="shimazu-yoshihisa gold*2")


def test_a_rising_general_that_stays_fights_with_one() -> None:
    state = after("players 2, phase battle\n1: camp rising-general", "attack 2")
    assert state.question(1)[1]["attack"] == 1


# The option: two generals face up

FACE_UP = "generals: date-masamune oda-nobunaga takeda-shingen"


def test_option_two_generals_face_up() -> None:
    state = after(f"players 2, generals two, phase buy, money 20, buys 1\n{FACE_UP}")
    generals = [notation for notation in options(state) if notation.removeprefix("buy ") in DECK.ids[:8]]
    assert generals == ["buy oda-nobunaga", "buy date-masamune"]
    go_on(state, "buy date-masamune")
    generals = [notation for notation in options(state) if notation.removeprefix("buy ") in DECK.ids[:8]]
    assert generals == ["buy oda-nobunaga", "buy takeda-shingen"]


def test_option_two_generals_holds_for_promotion_and_market() -> None:
    paid = after(
        f"players 2, generals two, phase battle\n1: camp rising-general; hand gold*2\n{FACE_UP}",
        *("promote", "pay gold", "pay gold"),
    )
    assert options(paid) == ["take oda-nobunaga", "take date-masamune"]
    market = after(
        f"players 2, generals two\n1: hand market-square gold\n{FACE_UP}", "play market-square", "trash gold"
    )
    assert "gain date-masamune" in options(market)
    assert "gain takeda-shingen" not in options(market)


def test_option_two_generals_down_to_the_last() -> None:
    gone = " ".join(DECK.ids[:7])
    state = after(f"players 2, generals two, phase buy, money 9\ntrash: {gone}")
    assert "buy shimazu-yoshihisa" in options(state)
    go_on(state, "buy shimazu-yoshihisa")
    holds(state, of="2")


def test_a_newly_shown_general_is_a_disclosure() -> None:
    two = after(f"players 2, generals two, phase buy, money 20, buys 2\n{FACE_UP}")
    free = after(f"players 2, phase buy, money 20, buys 2\n{FACE_UP}")
    for state, new in ((two, 1), (free, 0)):
        before = state.disclosures
        go_on(state, "buy oda-nobunaga")
        assert state.disclosures == before + new


def test_without_the_option_any_general_can_be_had() -> None:
    state = after(f"players 2, phase buy, money 8\n{FACE_UP}")
    assert {f"buy {card}" for card in DECK.ids[:8]} <= set(options(state))
