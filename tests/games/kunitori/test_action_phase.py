"""The action phase, p. 2-3, and deployed cards, p. 3."""

from itertools import permutations

import pytest

from tenshu.core.rng import Rng, from_seed
from tenshu.games.kunitori.cards import DECK, commutes
from tests.games.kunitori.table import after, facts, go_on, holds, options


def test_a_turn_begins_with_one_action() -> None:
    state = after("players 2\n1: hand fort*2 copper; deck copper*2")
    holds(state, asks="1 action", actions="1", buys="0", money="0")


def test_a_card_costs_an_action() -> None:
    state = after("players 2\n1: hand new-fields*2; deck village*2", "play new-fields")
    holds(state, asks="1 buy", hand1="new-fields village*2", camp1="new-fields")


def test_more_actions_more_cards() -> None:
    state = after("players 2\n1: hand archers new-fields*2; deck fort village*3", "play archers")
    holds(state, actions="2")
    go_on(state, "play new-fields")
    holds(state, asks="1 action", actions="1", hand1="new-fields fort village")


def test_drawn_cards_can_be_played_at_once() -> None:
    state = after("players 2\n1: hand fort; deck archers village", "play fort", "play archers")
    holds(state, camp1="fort archers", hand1="")


def test_the_phase_can_be_ended_early() -> None:
    state = after("players 2\n1: hand fort archers", "done")
    holds(state, asks="1 buy", hand1="fort archers")


def test_only_action_cards_are_played() -> None:
    state = after("players 2\n1: hand fort village prefecture country copper silver gold")
    assert options(state) == ["done", "play fort"]


def test_played_cards_lie_open_until_the_end_phase() -> None:
    state = after("players 2\n1: hand new-fields; deck village*2", "play new-fields")
    holds(state, camp1="new-fields", discard1="")
    go_on(state, "done")
    holds(state, of="2", camp1="", hand1="village*2 new-fields")


def test_draws_are_forfeited_without_cards() -> None:
    state = after("players 2\n1: hand trading-port; deck village; discard fort", "play trading-port")
    holds(state, hand1="village fort", deck1="0", discard1="")


def test_unused_actions_are_lost_in_the_buy_phase() -> None:
    state = after("players 2\n1: hand archers fort", "play archers", "done")
    holds(state, asks="1 buy", actions="0")


def test_nothing_is_carried_into_the_next_turn() -> None:
    state = after(
        "players 2\n1: hand toyotomi-hideyoshi gold; deck fort*4", "play toyotomi-hideyoshi", "done", "done"
    )
    holds(state, of="2", actions="0", buys="1", money="0", tolls="0")
    go_on(state, "2: done")
    holds(state, asks="1 action", actions="1", buys="0", money="0")


def test_effects_come_from_top_to_bottom() -> None:
    """Abolished tolls draws before the Peasant militia is gained: it can't be drawn at once."""
    state = after("players 2\n1: hand abolished-tolls", "play abolished-tolls")
    holds(state, asks="1 tolls-militia", hand1="", buys="1")
    go_on(state, "gain peasant-militia")
    holds(state, asks="1 buy", hand1="", discard1="peasant-militia", buys="2")


# Deployed cards


def test_the_castle_is_replayed_before_the_hand() -> None:
    """The book's example: the castle takes the action, gives it back, and a card and a buy."""
    state = after("players 2\n1: hand archers; camp magnificent-castle; deck copper village")
    holds(state, asks="1 action", actions="1", buys="1", hand1="archers copper")


@pytest.fixture
def order_of_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the cards were such that the order of deployed cards could matter."""
    monkeypatch.setattr(DECK, "replays_in_any_order", False)


@pytest.mark.usefixtures("order_of_choice")
def test_deployed_cards_are_replayed_in_an_order_of_choice() -> None:
    state = after("players 2\n1: hand fort; camp cavalry spearmen magnificent-castle; deck copper*2")
    holds(state, asks="1 deployed", actions="1", hand1="fort", deck1="2")
    assert options(state) == ["play spearmen", "play cavalry", "play magnificent-castle"]
    go_on(state, "play magnificent-castle")
    holds(state, asks="1 deployed", actions="1", hand1="fort copper")
    go_on(state, "play spearmen")
    holds(state, asks="1 action", actions="2", camp1="cavalry spearmen magnificent-castle")


@pytest.mark.usefixtures("order_of_choice")
def test_replaying_can_not_be_refused() -> None:
    state = after("players 2\n1: hand fort; camp cavalry spearmen")
    assert "done" not in options(state)


def test_an_order_that_can_not_matter_is_not_asked_for() -> None:
    state = after("players 2\n1: hand fort; camp cavalry spearmen magnificent-castle; deck copper*2")
    holds(state, asks="1 action", actions="2", buys="1", hand1="fort copper")


@pytest.mark.usefixtures("order_of_choice")
def test_every_order_of_deployed_cards_ends_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Any host, any deck and discard pile: the draws of castles are all that chance has a hand in."""
    rng = from_seed("orders")
    kinds = [str(row["id"]) for row in DECK.rows if row.get("deployable")]
    for _ in range(40):
        camp = [kinds[rng.below(len(kinds))] for _card in range(2 + rng.below(3))]
        piles = {zone: some_cards(rng) for zone in ("hand", "deck", "discard")}
        zones = "; ".join(f"{zone} {words}" for zone, words in piles.items() if words)
        position = f"players 2\n1: camp {' '.join(camp)}; {zones}\n2: hand copper"
        ends = {after(position, *moves_in(order)).fingerprint() for order in set(permutations(camp))}
        with monkeypatch.context() as any_order:
            any_order.setattr(DECK, "replays_in_any_order", True)
            assert ends == {after(position).fingerprint()}, position


def some_cards(rng: Rng) -> str:
    cards = ("fort", "copper", "village", "gold")
    return " ".join(cards[rng.below(4)] for _ in range(rng.below(4)))


def moves_in(order: tuple[str, ...]) -> list[str]:
    """What is said for it; the last kind of card is replayed unasked."""
    return [f"play {card}" for at, card in enumerate(order) if len(set(order[at:])) > 1]


def test_only_cards_that_give_their_action_back_and_ask_nothing_come_in_any_order() -> None:
    assert all(commutes(row) for row in DECK.rows if row.get("deployable"))
    assert DECK.replays_in_any_order
    assert not commutes({"draw": 2})
    assert not commutes({"action": 1, "choose": {"draw": 1, "action": 1}})
    assert not commutes({"action": 1, "odd": "ninja-clan"})


def test_equal_deployed_cards_need_no_order() -> None:
    state = after("players 2\n1: hand fort; camp cavalry*3")
    holds(state, asks="1 action", actions="4")


def test_without_actions_deployed_cards_rest_but_fight() -> None:
    state = after("players 2, actions 0\n1: camp cavalry*2")
    holds(state, asks="1 buy", camp1="cavalry*2")
    held = after(
        "players 2, turn of 2, phase battle\n1: camp cavalry*2\n2: camp tokugawa-ieyasu", "attack 1", "ambush"
    )
    holds(held, discard1="", discard2="")


def test_deployed_cards_stay_if_wished() -> None:
    state = after(
        "players 2\n1: hand spearmen cavalry fort; deck copper*9",
        "play spearmen",
        "play cavalry",
        "done",
        "done",
    )
    holds(state, asks="1 withdraw")
    assert options(state) == ["done", "withdraw spearmen", "withdraw cavalry"]
    go_on(state, "withdraw cavalry", "done")
    holds(state, of="2", camp1="spearmen", discard1="cavalry fort")


@pytest.mark.parametrize("card", ["spearmen", "archers", "cavalry", "gunners", "magnificent-castle"])
def test_what_can_be_deployed(card: str) -> None:
    state = after(f"players 2, phase end\n1: camp {card} fort*2; deck copper*4", "done")
    holds(state, camp1=card, discard1="fort*2")


@pytest.mark.parametrize("card", ["fort", "peasant-militia", "ninja-clan", "rising-general", "oda-nobunaga"])
def test_what_can_not_be_deployed(card: str) -> None:
    state = after(f"players 2, phase end\n1: camp {card}; deck copper*4")
    holds(state, of="2", camp1="", discard1=card)


# The odd cards


def test_militia_chooses_a_card_or_an_action() -> None:
    state = after("players 2\n1: hand peasant-militia fort; deck village", "play peasant-militia")
    assert options(state) == ["draw", "action"]
    assert (
        facts(after("players 2\n1: hand peasant-militia fort", "play peasant-militia", "action"))["actions"]
        == "1"
    )
    go_on(state, "draw")
    holds(state, asks="1 buy", hand1="fort village")


def test_new_technology_chooses_money_or_its_own_end() -> None:
    state = after("players 2\n1: hand new-technology", "play new-technology")
    assert options(state) == ["money", "scrap"]
    go_on(state, "money")
    holds(state, money="1", trash="", camp1="new-technology")


def test_tea_set_chooses_a_card_or_its_own_end() -> None:
    state = after("players 2\n1: hand famous-tea-set; deck village", "play famous-tea-set")
    assert options(state) == ["draw", "scrap"]
    go_on(state, "draw")
    holds(state, money="0", trash="", hand1="village", camp1="famous-tea-set")


def test_market_square_reckoning() -> None:
    """The book's sum: a Village, which costs 1, becomes a card that costs up to 3."""
    state = after("players 2\n1: hand market-square village", "play market-square", "trash village")
    dear = {"archers", "cavalry", "gold", "prefecture", "oda-nobunaga"}
    cheap = {
        "silver",
        "copper",
        "village",
        "spearmen",
        "new-fields",
        "market-square",
        "new-technology",
        "fort",
    }
    offered = {notation.removeprefix("gain ") for notation in options(state)}
    assert cheap <= offered
    assert not dear & offered


def test_market_square_must_trash_and_gain() -> None:
    state = after("players 2\n1: hand market-square copper", "play market-square")
    assert options(state) == ["trash copper"]
    go_on(state, "trash copper")
    assert options(state) == [
        f"gain {card}" for card in ("peasant-militia", "fort", "new-technology", "village", "copper")
    ]


def test_market_square_can_not_trash_high_taxes() -> None:
    state = after("players 2\n1: hand market-square high-taxes copper", "play market-square")
    assert options(state) == ["trash copper"]
    alone = after("players 2\n1: hand market-square high-taxes", "play market-square")
    holds(alone, asks="1 buy", hand1="high-taxes", trash="")


def test_market_square_with_an_empty_hand() -> None:
    holds(
        after("players 2\n1: hand market-square", "play market-square"), asks="1 buy", trash="", discard1=""
    )


def test_tolls_do_not_touch_the_market_square() -> None:
    state = after("players 2, tolls 2\n1: hand market-square village", "play market-square", "trash village")
    assert "gain archers" not in options(state)


def test_market_square_can_turn_a_general_into_a_country() -> None:
    state = after(
        "players 2\n1: hand market-square date-masamune", "play market-square", "trash date-masamune"
    )
    go_on(state, "gain country")
    holds(state, trash="date-masamune", discard1="country")


def test_market_square_can_gain_a_general() -> None:
    state = after(
        "players 2\n1: hand market-square gold", "play market-square", "trash gold", "gain date-masamune"
    )
    holds(state, trash="gold", discard1="date-masamune")


def test_land_survey_without_silver() -> None:
    state = after("players 2\n1: hand land-survey\ntrash: silver*20", "play land-survey")
    holds(state, asks="1 buy", money="0", camp1="land-survey")


def test_mountain_mine_without_gold() -> None:
    state = after("players 2\n1: hand mountain-mine\ntrash: gold*10", "play mountain-mine")
    holds(state, asks="1 buy", discard1="")


def test_abolished_tolls_may_leave_the_militia() -> None:
    state = after("players 2\n1: hand abolished-tolls", "play abolished-tolls")
    assert options(state) == ["done", "gain peasant-militia"]
    go_on(state, "done")
    holds(state, asks="1 buy", discard1="", buys="2")


def test_abolished_tolls_without_militia() -> None:
    state = after("players 2\n1: hand abolished-tolls\ntrash: peasant-militia*12", "play abolished-tolls")
    holds(state, asks="1 buy", discard1="")


def test_the_last_card_of_a_pile_can_be_gained() -> None:
    holds(after("players 2\n1: hand mountain-mine\ntrash: gold*9", "play mountain-mine"), discard1="gold")
    holds(after("players 2\n1: hand land-survey\ntrash: silver*19", "play land-survey"), money="2")
    tolls = after("players 2\n1: hand abolished-tolls\ntrash: peasant-militia*11", "play abolished-tolls")
    assert "gain peasant-militia" in options(tolls)


# Ninja

NINJA = """players 3, turn of 2, ninja others
1: hand copper; deck village gold silver
2: hand ninja-clan; deck copper*4
3: hand ninja-clan; deck gold copper"""


def test_ninja_visit_the_others_clockwise() -> None:
    state = after(NINJA, "play ninja-clan")
    holds(state, asks="3 ninja-show")
    assert options(state) == ["done", "show ninja-clan"]
    go_on(state, "3: show ninja-clan")
    holds(state, asks="1 ninja-show", hand3="ninja-clan", seen3="ninja-clan", deck3="2")
    assert options(state) == ["done"]
    go_on(state, "1: done")
    holds(state, asks="2 ninja-judge", revealed1="village gold")


def test_ninja_judge_each_card_by_itself() -> None:
    state = after(
        NINJA, "play ninja-clan", "3: show ninja-clan", "1: done", "2: keep village", "2: discard gold"
    )
    holds(state, discard1="gold", deck1="2", top1="village", revealed1="", asks="2 buy")


def test_ninja_order_what_they_keep() -> None:
    state = after(NINJA, "play ninja-clan", "3: done", "2: keep gold", "2: keep copper")
    holds(state, asks="2 order", revealed3="gold copper")
    assert options(state) == ["top copper", "top gold"]
    go_on(state, "2: top copper")
    holds(state, top3="copper gold", deck3="2")


def test_ninja_treat_every_card_alike() -> None:
    """Nobunaga is the first card of the list: kept, and laid on top."""
    state = after(
        "players 2\n1: hand ninja-clan\n2: deck gold oda-nobunaga",
        *("play ninja-clan", "2: done", "keep gold", "keep oda-nobunaga", "top oda-nobunaga"),
    )
    holds(state, top2="oda-nobunaga gold", discard2="", deck2="2")


def test_ninja_can_be_let_in() -> None:
    state = after(NINJA, "play ninja-clan", "3: done", "2: discard gold", "2: discard copper")
    holds(state, hand3="ninja-clan", seen3="", discard3="gold copper", deck3="0", asks="1 ninja-show")


def test_ninja_make_a_short_deck_reshuffle() -> None:
    state = after(
        "players 2\n1: hand ninja-clan\n2: deck gold; discard copper",
        "play ninja-clan",
        "2: done",
        "keep gold",
    )
    holds(state, revealed2="gold copper", discard2="", deck2="0")
    go_on(state, "discard copper")
    holds(state, deck2="1", top2="gold", discard2="copper")


def test_ninja_find_what_there_is() -> None:
    alone = "players 2, ninja others\n1: hand ninja-clan\n2: "
    one = after(f"{alone} deck gold", "play ninja-clan", "2: done", "keep gold")
    holds(one, asks="1 buy", deck2="1", top2="gold")
    none = after(f"{alone} hand gold", "play ninja-clan", "2: done")
    holds(none, asks="1 buy")


def test_option_ninja_spare_their_own_master() -> None:
    state = after(
        NINJA, "play ninja-clan", "3: show ninja-clan", "1: done", "discard village", "discard gold"
    )
    holds(state, asks="2 buy", deck2="4", discard2="")


def test_ninja_visit_all_their_master_last() -> None:
    state = after(
        NINJA.replace(", ninja others", ""),
        "play ninja-clan",
        "3: show ninja-clan",
        "1: done",
        "discard village",
        "discard gold",
    )
    holds(state, asks="2 ninja-show")
    go_on(state, "2: done", "2: discard copper", "2: keep copper")
    holds(state, asks="2 buy", discard2="copper", deck2="3", top2="copper")


def test_their_master_too_can_show_another_clan() -> None:
    state = after(
        "players 2\n1: hand ninja-clan*2; deck gold*2", *("play ninja-clan", "2: done", "show ninja-clan")
    )
    holds(state, asks="1 buy", hand1="ninja-clan", seen1="ninja-clan", deck1="2", revealed1="")
