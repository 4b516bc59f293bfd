"""The battle phase, p. 3-4: who fights whom, ambush and reinforcement, what a battle brings."""

from typing import cast

import pytest

from tenshu.games.kunitori.battle import attacker_reward, defender_reward
from tenshu.games.kunitori.cards import DECK
from tests.games.kunitori.table import after, go_on, holds, options


def battle(attackers: str, defenders: str = "", rest: str = "") -> str:
    """Seat 1 attacks with these cards, seat 2 has those."""
    return f"players 2, phase battle\n1: camp {attackers}\n2: {defenders}\n{rest}"


# Declaring a battle


@pytest.mark.parametrize("leader", ["rising-general", *DECK.ids[:8]])
def test_generals_and_rising_generals_lead(leader: str) -> None:
    state = after(f"players 3\n1: hand {leader}", f"play {leader}")
    holds(state, asks="1 lead")
    assert options(state) == ["done", "attack 2", "attack 3"]


@pytest.mark.parametrize(
    "cards", ["gunners*6 cavalry*8", "peasant-militia ninja-clan", "fort magnificent-castle"]
)
def test_no_battle_without_a_leader(cards: str) -> None:
    holds(after(f"players 2, phase battle\n1: camp {cards}"), asks="1 buy")


def test_no_battle_with_an_empty_camp() -> None:
    holds(after("players 2, phase battle\n1: hand oda-nobunaga"), asks="1 buy", hand1="oda-nobunaga")


def test_a_battle_need_not_be_declared() -> None:
    state = after(battle("oda-nobunaga gunners"), "done")
    holds(state, asks="1 buy", discard1="", discard2="")


def test_once_declared_all_leaders_join() -> None:
    state = after("players 3, phase battle\n1: camp oda-nobunaga rising-general", "attack 2")
    holds(state, asks="1 lead")
    assert options(state) == ["attack 2", "attack 3"]


def test_the_attack_question_tells_how_strong_both_sides_are() -> None:
    """All leaders and troops together, and what the others' camps show; what they hold is not told."""
    state = after(
        """players 3, phase battle
        1: camp oda-nobunaga rising-general gunners fort
        2: camp magnificent-castle spearmen; hand fort
        3: hand archers"""
    )
    asked = {
        "card": "oda-nobunaga",
        "join": "all",
        "attack": 7 + 1 + 3,
        "others": {"2": 5, "3": 0},
        "empty": 0,
    }
    assert state.question(0) == ("lead", asked)
    go_on(state, "attack 3")
    assert state.question(0) == ("lead", {**asked, "card": "rising-general"})


def test_a_single_leader_has_nobody_to_wait_for() -> None:
    assert after(battle("date-masamune archers")).question(0)[1]["join"] == "alone"


def test_the_attack_question_counts_the_piles_from_which_nothing_is_left_to_win() -> None:
    state = after(battle("date-masamune", "", "trash: country*8 village*30"))
    assert state.question(0)[1]["empty"] == 2


# The option: leaders may stay at home

AT_HOME = "players 3, leaders chosen, phase battle\n1: camp oda-nobunaga date-masamune gunners"


def test_option_leaders_may_stay_at_home() -> None:
    state = after(AT_HOME)
    assert options(state) == ["done", "attack 2", "attack 3", "stay"]
    assert state.question(0)[1]["join"] == "chosen"
    assert state.question(0)[1]["attack"] == 7 + 4 + 3
    go_on(state, "stay")
    assert options(state) == ["done", "attack 2", "attack 3"]
    assert state.question(0)[1]["attack"] == 4 + 3
    go_on(state, "attack 3")
    holds(state, asks="3 defend", camp1="oda-nobunaga date-masamune gunners")
    assert state.question(2)[1]["attack"] == 4 + 3


def test_option_a_later_leader_may_stay_at_home_too() -> None:
    state = after(AT_HOME, "attack 2")
    assert options(state) == ["attack 2", "attack 3", "stay"]
    go_on(state, "stay")
    assert state.question(1)[1]["attack"] == 7 + 3


def test_option_when_all_leaders_stay_there_is_no_battle() -> None:
    holds(after(AT_HOME, "stay", "done"), asks="1 buy", discard1="")
    assert options(after(battle("oda-nobunaga"))) == ["done", "attack 2"]


def test_without_the_option_no_leader_stays() -> None:
    assert "stay" not in options(after(AT_HOME.replace("leaders chosen, ", "")))


def test_leaders_can_attack_one_opponent_together() -> None:
    state = after(battle("oda-nobunaga date-masamune"), "attack 2", "attack 2", "ambush")
    holds(state, discard1="country")


def test_leaders_can_attack_different_opponents() -> None:
    state = after("players 3, phase battle\n1: camp oda-nobunaga date-masamune", "attack 2", "attack 3")
    go_on(state, "2: ambush", "3: ambush")
    holds(state, discard1="country prefecture")


def test_troops_are_divided_among_the_attacked() -> None:
    state = after(
        "players 4, phase battle\n1: camp oda-nobunaga date-masamune gunners spearmen*2",
        "attack 2",
        "attack 4",
    )
    holds(state, asks="1 assign")
    assert options(state) == ["attack 2", "attack 4"]
    go_on(state, "attack 4", "attack 2", "attack 4", "2: ambush")
    holds(state, asks="4 defend", discard1="country")
    assert state.question(3)[1] == {"other": 0, "attack": 3 + 2 + 4, "defence": 0, "left": 1, "cards": 0}


def test_all_troops_fight_and_forts_do_not() -> None:
    """1 for each militia, ninja, archer and rising general, 2 for spearmen and cavalry, 3 for gunners."""
    troops = "peasant-militia ninja-clan archers spearmen cavalry gunners"
    state = after(battle(f"rising-general {troops} fort magnificent-castle"), "attack 2")
    assert state.question(1)[1]["attack"] == 1 + 1 + 1 + 1 + 2 + 2 + 3


def test_leaders_can_go_alone() -> None:
    state = after(battle("rising-general"), "attack 2", "ambush")
    holds(state, discard1="village")


def test_troops_can_not_go_alone() -> None:
    state = after("players 3, phase battle\n1: camp oda-nobunaga gunners", "attack 2")
    holds(state, asks="2 defend")
    assert state.question(1)[1]["attack"] == 7 + 3


def test_nobody_attacks_himself() -> None:
    assert "attack 2" not in options(after("players 3, turn of 2, phase battle\n2: camp oda-nobunaga"))


def test_battles_go_clockwise() -> None:
    leaders = "oda-nobunaga date-masamune takeda-shingen"
    state = after(
        f"players 4, turn of 3, phase battle\n3: camp {leaders}", "attack 2", "attack 1", "attack 4"
    )
    holds(state, asks="4 defend")
    go_on(state, "4: ambush")
    holds(state, asks="1 defend")
    go_on(state, "1: ambush")
    holds(state, asks="2 defend")
    go_on(state, "2: ambush")
    holds(state, asks="3 buy", discard3="prefecture*2 country")


# Defending


def test_the_defender_chooses_ambush_or_reinforcement() -> None:
    assert options(after(battle("oda-nobunaga"), "attack 2")) == ["ambush", "reinforce"]


def test_ambush_shows_any_cards_with_a_value() -> None:
    state = after(
        battle("oda-nobunaga", "hand fort spearmen village gold market-square"), "attack 2", "ambush"
    )
    assert options(state) == ["done", "show spearmen", "show fort"]
    go_on(state, "show fort")
    holds(state, ambush2="fort", hand2="spearmen market-square village gold")
    go_on(state, "done")
    holds(state, asks="1 buy", discard1="prefecture")


def test_ambush_adds_one_for_each_card() -> None:
    """2 + 1 for spearmen, 2 + 1 for the fort, 1 + 1 for the militia: 8 against 7."""
    hand = "hand fort spearmen peasant-militia"
    state = after(battle("oda-nobunaga", hand), "attack 2", "ambush", "show fort", "show spearmen")
    go_on(state, "show peasant-militia")
    holds(state, asks="2 reward")
    assert state.question(1)[1] == {"card": "village"}


def test_ambush_without_cards_is_possible() -> None:
    state = after(battle("date-masamune", "hand fort"), "attack 2", "ambush", "done")
    holds(state, discard1="prefecture", hand2="fort")


@pytest.mark.parametrize("hand", ["gold village", "fort gold", "fort*2"])
def test_the_question_of_the_ambush_does_not_tell_what_a_hand_holds(hand: str) -> None:
    """It is asked as long as cards are left, so that no one learns whether one of them could fight."""
    state = after(battle("date-masamune", f"hand {hand}"), "attack 2")
    assert options(state) == ["ambush", "reinforce"]
    go_on(state, "ambush")
    holds(state, asks="2 ambush")
    if "fort" in hand:
        go_on(state, "show fort")
        holds(state, asks="2 ambush")
    go_on(state, "done")
    holds(state, asks="1 buy")


def test_an_empty_hand_is_not_asked_for_an_ambush() -> None:
    holds(after(battle("date-masamune", "hand fort"), "attack 2", "ambush", "show fort"), asks="1 buy")


@pytest.mark.parametrize(("hand", "cards"), [("gold village", 0), ("fort spearmen*2 gold", 3)])
def test_the_defender_alone_is_told_how_many_cards_could_lie_in_ambush(hand: str, cards: int) -> None:
    state = after(battle("date-masamune", f"hand {hand}"), "attack 2")
    for answer in ("2: ambush", "2: done"):
        assert state.question(1)[1]["cards"] == cards
        assert "cards" not in state.question(0)[1]
        for viewer in (None, 0, 1):
            assert "cards" not in cast(dict[str, object], state.view(viewer)["about"])
        go_on(state, answer)


def test_ambush_goes_back_to_the_hand_and_stays_known() -> None:
    state = after(battle("date-masamune", "hand fort gold"), "attack 2", "ambush", "show fort", "done")
    holds(state, asks="1 buy", hand2="fort gold", seen2="fort", ambush2="")


def test_ambush_and_reinforcement_last_until_all_battles_are_fought() -> None:
    state = after(
        """players 3, phase battle
        1: camp oda-nobunaga date-masamune
        2: hand fort
        3: deck gunners gold copper""",
        *("attack 2", "attack 3", "2: ambush", "2: show fort"),
    )
    holds(state, asks="3 defend", ambush2="fort", hand2="", discard1="prefecture")
    go_on(state, "3: reinforce")
    holds(state, asks="3 order", hand2="fort", revealed3="gunners gold", discard1="prefecture village")


def test_reinforcement_turns_over_two_cards() -> None:
    """Spearmen 2 and cavalry 2 against 4."""
    state = after(battle("date-masamune", "deck spearmen cavalry gunners"), "attack 2", "reinforce")
    holds(state, asks="2 order", discard1="", discard2="", revealed2="spearmen cavalry")


def test_reinforcement_counts_no_extra() -> None:
    state = after(battle("mouri-motonari", "deck fort fort"), "attack 2", "reinforce")
    holds(state, asks="2 reward")
    assert state.question(1)[1] == {"card": "village"}


def test_reinforcements_go_back_in_an_order_of_choice() -> None:
    state = after(battle("date-masamune", "deck spearmen village gunners"), "attack 2", "reinforce")
    assert options(state) == ["top spearmen", "top village"]
    go_on(state, "2: top village")
    holds(state, top2="village spearmen", deck2="3", revealed2="", discard2="")


def test_generals_come_to_reinforce_and_go_back() -> None:
    state = after(battle("date-masamune", "deck fort oda-nobunaga"), "attack 2", "reinforce", "decline")
    go_on(state, "top oda-nobunaga")
    holds(state, top2="oda-nobunaga fort", deck2="2", revealed2="")


def test_reinforcement_reshuffles_a_short_deck() -> None:
    state = after(battle("date-masamune", "deck spearmen; discard cavalry"), "attack 2", "reinforce")
    holds(state, revealed2="spearmen cavalry", discard2="", deck2="0")


def test_a_single_reinforcement_goes_back_too() -> None:
    state = after(battle("date-masamune", "deck spearmen"), "attack 2", "reinforce")
    holds(state, asks="1 buy", discard1="village", deck2="1", top2="spearmen", revealed2="")


def test_reinforcement_without_cards() -> None:
    holds(after(battle("date-masamune"), "attack 2", "reinforce"), asks="1 buy", discard1="prefecture")


def test_the_whole_camp_defends_with_attack_and_defence() -> None:
    """Castle 3, spearmen 2, archers 1: 6 against 7."""
    state = after(battle("oda-nobunaga", "camp magnificent-castle spearmen archers"), "attack 2", "ambush")
    holds(state, discard1="village")


# The outcome


WON = {1: "village", 3: "village", 4: "prefecture", 6: "prefecture", 7: "country", 20: "country"}
HELD = {1: "village", 2: "prefecture", 3: "country", 20: "country"}


@pytest.mark.parametrize(("margin", "reward"), WON.items())
def test_what_the_attacker_wins(margin: int, reward: str) -> None:
    assert DECK.ids[attacker_reward(margin)] == reward


@pytest.mark.parametrize(("margin", "reward"), HELD.items())
def test_what_the_defender_wins(margin: int, reward: str) -> None:
    assert DECK.ids[defender_reward(margin)] == reward


def test_an_equal_battle_brings_nothing() -> None:
    state = after(battle("date-masamune", "camp spearmen*2"), "attack 2", "ambush")
    holds(state, asks="1 buy", discard1="", discard2="")


def test_the_attacker_must_take_his_reward() -> None:
    state = after(battle("rising-general"), "attack 2", "ambush")
    holds(state, asks="1 buy", discard1="village")


def test_the_defender_may_take_his_reward() -> None:
    state = after(battle("rising-general", "camp spearmen*2"), "attack 2", "ambush")
    holds(state, asks="2 reward")
    assert options(state) == ["accept", "decline"]
    go_on(state, "accept")
    holds(state, asks="1 buy", discard2="country")


def test_the_defender_may_decline_his_reward() -> None:
    state = after(battle("rising-general", "camp spearmen*2"), "attack 2", "ambush", "decline")
    holds(state, asks="1 buy", discard2="")


def test_an_empty_pile_rewards_nobody() -> None:
    won = after(battle("oda-nobunaga", "", "trash: country*8"), "attack 2", "ambush")
    holds(won, asks="1 buy", discard1="")
    held = after(battle("rising-general", "camp spearmen*2", "trash: country*8"), "attack 2", "ambush")
    holds(held, asks="1 buy", discard2="")


def test_an_empty_pile_is_told_as_nothing_left_to_win() -> None:
    """In the outlook, in the defender's question and in the story."""
    won = after(battle("oda-nobunaga", "", "trash: country*8"), "attack 2")
    held = after(battle("rising-general", "camp spearmen*2", "trash: country*8"), "attack 2")
    for state, winner, kind in ((won, 0, "battle-won"), (held, 1, "battle-held")):
        outlook = cast(list[dict[str, object]], state.view(None)["battles"])[0]
        assert (outlook["winner"], outlook["reward"]) == (winner, None)
        assert state.question(1)[1]["left"] == 0
        state.story = []
        go_on(state, "ambush")
        assert [event.args["left"] for event in state.story if event.kind == kind] == [0]


def test_a_draw_asks_for_no_pile() -> None:
    state = after(battle("date-masamune", "camp spearmen*2", "trash: country*8"), "attack 2")
    assert state.question(1)[1]["left"] == 1


def test_nobody_loses_cards_in_battle() -> None:
    state = after(battle("rising-general gunners", "camp archers fort"), "attack 2", "ambush")
    holds(state, camp1="rising-general gunners", camp2="archers fort", trash="", discard1="village")


def test_a_host_of_three_leaders_against_two() -> None:
    """Nobunaga and gunners (10) against seat 3, Masamune and Shingen (10) against seat 2."""
    state = after(
        """players 3, phase battle
        1: camp oda-nobunaga date-masamune takeda-shingen gunners
        2: camp magnificent-castle; hand fort*2 gunners
        3: deck cavalry village copper""",
        *("attack 3", "attack 2", "attack 2"),
    )
    holds(state, asks="1 assign")
    assert options(state) == ["attack 2", "attack 3"]
    go_on(state, "attack 3", "2: ambush", "2: show fort", "2: show fort", "2: show gunners")
    holds(state, asks="2 reward", ambush2="fort*2 gunners")
    go_on(state, "2: decline", "3: reinforce")
    holds(state, asks="3 order", discard1="country", hand2="fort*2 gunners", discard2="")


def test_the_view_tells_how_strong_both_sides_of_each_battle_are() -> None:
    state = after(
        "players 3, phase battle\n1: camp rising-general*2 gunners\n2: camp magnificent-castle; hand fort",
        "attack 2",
    )
    castle_holds = {"target": 1, "attack": 1, "defence": 3, "winner": 1, "reward": "prefecture"}
    open_land = {"target": 2, "attack": 4, "defence": 0, "winner": 0, "reward": "prefecture"}
    assert state.view(None)["battles"] == [castle_holds]
    go_on(state, "attack 3", "attack 3")
    assert state.view(2)["battles"] == [castle_holds, open_land]
    go_on(state, "2: ambush", "2: show fort")
    assert state.view(None)["battles"] == [open_land]
