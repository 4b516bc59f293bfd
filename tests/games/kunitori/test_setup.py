"""Components and setting up, p. 1."""

from typing import cast

import pytest

from tenshu.core.refusal import Refusal
from tenshu.core.setup import agree
from tenshu.games.kunitori.kunitori import GAME
from tests.games.kunitori.table import facts


@pytest.mark.parametrize("players", range(2, 7))
def test_start_decks_come_out_of_the_pool(players: int) -> None:
    state = GAME.start(players, "setup")
    pool = cast(dict[str, int], state.view(None)["pool"])
    inventory = GAME.inventory(state.setup)
    assert len(pool) == 33
    assert pool["village"] == 30 - 2 * players
    assert pool["copper"] == 40 - 6 * players
    assert all(pool[card] == inventory[card] for card in pool if card not in ("village", "copper"))
    assert state.census() == inventory
    assert sum(inventory.values()) == 270


@pytest.mark.parametrize("players", range(2, 7))
def test_a_hand_of_four_from_a_deck_of_eight(players: int) -> None:
    state = GAME.start(players, "hands")
    for seat in range(players):
        territory = cast(list[dict[str, object]], state.view(seat)["territories"])[seat]
        assert territory["hand_size"] == 4 or seat == state.decider()
        assert territory["deck_size"] == 4
        assert territory["discard"] == {}
        assert state.scores()[seat] == 2


def test_two_to_six_players() -> None:
    assert list(GAME.players) == [2, 3, 4, 5, 6]


def test_first_player_by_lot() -> None:
    firsts = {int(cast(int, GAME.start(4, f"lot {i}").view(None)["first"])) for i in range(60)}
    assert firsts == {0, 1, 2, 3}
    state = GAME.start(4, "lot 7")
    assert state.view(None)["first"] == state.view(None)["active"] == state.decider()
    assert GAME.start(4, "lot 7").fingerprint() == state.fingerprint()


@pytest.mark.parametrize("seat", range(1, 5))
def test_option_a_seat_begins(seat: int) -> None:
    for seed in ("one", "two", "three"):
        view = GAME.start(4, seed, {"begins": str(seat)}).view(None)
        assert view["first"] == view["active"] == seat - 1


def test_option_who_begins_must_sit_at_the_table() -> None:
    """Refused when it is agreed, before anything is dealt."""
    with pytest.raises(Refusal) as refusal:
        agree(GAME, 3, {"begins": "4"})
    assert refusal.value.code == "bad-setting"
    assert refusal.value.details == {
        "what": "value",
        "setting": "begins",
        "asked": "4",
        "known": "lot, 1, 2, 3",
    }
    assert agree(GAME, 4, {"begins": "4"}).settings["begins"] == "4"


def test_what_is_usual() -> None:
    """By the letter of book and cards; the first player by lot."""
    assert agree(GAME, 3, {}).settings == {
        "generals": "all",
        "ninja": "all",
        "penniless": "stop",
        "leaders": "all",
        "begins": "lot",
    }


def test_first_turn_budgets() -> None:
    """Six Copper and two Villages in two hands of four: 2 to 4 money first, and 6 in both turns together.

    New technology, which costs 2 at most, can always be bought in the first round (p. 5).
    """
    budgets = set()
    for i in range(60):
        state = GAME.start(2, f"budget {i}")
        money = []
        for _turn in range(4):
            money.append(int(facts(state)["money"]))
            assert facts(state)["asks"].endswith("buy")
            assert "buy new-technology" in [c.notation for c in state.decision(int(state.decider())).choices]
            state.apply(state.decider(), 0)
        assert money[0] + money[2] == money[1] + money[3] == 6
        budgets.update(money)
    assert budgets == {2, 3, 4}
