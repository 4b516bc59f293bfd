"""What is told of a game: who did what with which card, how much, and to whom; no more and no less."""

import pytest

from tenshu.core.events import Event
from tests.games.kunitori.table import after, go_on

Told = dict[str, object]


def story(position: str, *moves: str) -> list[Event]:
    state = after(position)
    state.story = []
    go_on(state, *moves)
    return state.story


def told(kind: str, position: str, *moves: str) -> list[Told]:
    return [event.args for event in story(position, *moves) if event.kind == kind]


# Battles, p. 3-4: 7 for Nobunaga and 3 for gunners

HOST = "players 3, turn of 2, phase battle\n2: camp oda-nobunaga gunners\n"
FOUGHT = {
    "won": ("3: camp fort; hand fort", 10, 5, {"seat": 1, "card": "prefecture", "count": 5, "other": 2}),
    "held": (
        "3: camp fort*4; hand fort",
        *(10, 11, {"seat": 2, "card": "village", "count": 1, "other": 1}),
    ),
    "drawn": ("3: camp fort*3 archers; hand fort", 10, 10, {"seat": 1, "other": 2}),
}


@pytest.mark.parametrize("outcome", FOUGHT)
def test_a_battle_is_told_with_both_strengths_and_what_came_of_it(outcome: str) -> None:
    defenders, attack, defence, end = FOUGHT[outcome]
    events = story(HOST + defenders, "attack 3", "ambush", "show fort")
    args = {event.kind: event.args for event in events}
    assert [event.kind for event in events if event.kind.startswith("battle-")] == [
        *("battle-attack", "battle-defence", f"battle-{outcome}")
    ]
    assert args["battle-attack"] == {"seat": 1, "count": attack, "other": 2}
    assert args["battle-defence"] == {"seat": 2, "count": defence}
    assert {name: value for name, value in args[f"battle-{outcome}"].items() if name != "left"} == end
    assert args["ambushes"] == {"seat": 2}
    assert args["shows"] == {"seat": 2, "card": "fort"}


def test_who_is_sent_against_whom() -> None:
    sent = told("sends", HOST, "attack 3")
    assert sent == [
        {"seat": 1, "card": "oda-nobunaga", "other": 2},
        {"seat": 1, "card": "gunners", "other": 2},
    ]


def test_reinforcements_and_the_card_on_top_are_told() -> None:
    position, moves = HOST + "3: deck fort archers gold", ("attack 3", "reinforce", "top archers")
    assert told("reinforces", position, *moves) == [{"seat": 2}]
    assert told("reveals", position, *moves) == [
        {"seat": 2, "card": "fort"},
        {"seat": 2, "card": "archers"},
    ]
    assert told("puts-on-top", position, *moves) == [{"seat": 2, "card": "archers"}]


def test_a_declined_reward_is_told() -> None:
    moves = ("attack 3", "ambush", "show fort", "decline")
    assert told("declines", HOST + "3: camp fort*4; hand fort", *moves) == [{"seat": 2, "card": "village"}]


def test_a_promotion_is_told() -> None:
    position = "players 2, turn of 2, phase battle\n2: camp rising-general; hand gold silver"
    events = story(position, "promote", "pay gold", "pay silver", "take oda-nobunaga")
    assert [(event.kind, event.args) for event in events[:4]] == [
        ("pays", {"seat": 1, "card": "gold"}),
        ("pays", {"seat": 1, "card": "silver"}),
        ("promotes", {"seat": 1, "card": "oda-nobunaga"}),
        ("trashes", {"seat": 1, "card": "rising-general"}),
    ]


# The action phase, p. 3

PLAYED = {
    "a card": (
        "players 2, turn of 2, actions 2\n2: hand archers fort; deck gold silver",
        "play fort",
        [
            ("plays", {"seat": 1, "card": "fort"}),
            ("drew", {"seat": 1, "card": "gold"}),
            ("draws", {"seat": 1, "count": 1}),
        ],
    ),
    "two cards": (
        "players 2, turn of 2, actions 2\n2: hand new-fields archers; deck gold silver",
        "play new-fields",
        [
            ("plays", {"seat": 1, "card": "new-fields"}),
            ("drew", {"seat": 1, "card": "gold"}),
            ("drew", {"seat": 1, "card": "silver"}),
            ("draws", {"seat": 1, "count": 2}),
        ],
    ),
    "no card to draw": (
        "players 2, turn of 2, actions 2\n2: hand new-fields archers",
        "play new-fields",
        [("plays", {"seat": 1, "card": "new-fields"})],
    ),
    "a land survey": (
        "players 2, turn of 2, actions 2\n2: hand land-survey archers",
        "play land-survey",
        [
            ("plays", {"seat": 1, "card": "land-survey"}),
            ("gains-to-hand", {"seat": 1, "card": "silver"}),
        ],
    ),
    "a mine": (
        "players 2, turn of 2, actions 2\n2: hand mountain-mine archers",
        "play mountain-mine",
        [
            ("plays", {"seat": 1, "card": "mountain-mine"}),
            ("gains", {"seat": 1, "card": "gold"}),
        ],
    ),
    "a card trashed": (
        "players 2, turn of 2, actions 1\n2: hand oda-nobunaga copper\ntodo: action 2, market-trash 2",
        "trash copper",
        [("trashes", {"seat": 1, "card": "copper"})],
    ),
}


@pytest.mark.parametrize("case", PLAYED)
def test_what_a_card_does_is_told(case: str) -> None:
    position, move, expected = PLAYED[case]
    assert [(event.kind, event.args) for event in story(position, move)] == expected


def test_an_effect_of_choice_is_told() -> None:
    position = "players 2, turn of 2, actions 2\n2: hand new-technology archers"
    moves = ("play new-technology", "scrap")
    assert told("chooses-scrap", position, *moves) == [{"seat": 1, "card": "new-technology"}]
    assert told("trashes", position, *moves) == [{"seat": 1, "card": "new-technology"}]


def test_deployed_cards_are_told_when_they_are_replayed() -> None:
    position = "players 2, turn of 1, phase buy, money 3\n2: camp archers; hand fort"
    assert told("replays", position, "done") == [{"seat": 1, "card": "archers"}]


NINJA = "players 3, turn of 2\n2: hand ninja-clan\n3: deck gold village copper\n1: hand ninja-clan"


def test_ninja_are_told_with_their_master_and_their_victim() -> None:
    moves = ("play ninja-clan", "3: done", "discard gold", "keep village", "1: show ninja-clan")
    assert told("ninja-discards", NINJA, *moves) == [{"seat": 1, "card": "gold", "other": 2}]
    assert told("ninja-keeps", NINJA, *moves) == [{"seat": 1, "card": "village", "other": 2}]
    assert told("shows", NINJA, *moves) == [{"seat": 0, "card": "ninja-clan"}]
    assert told("reveals", NINJA, *moves) == [
        {"seat": 2, "card": "gold"},
        {"seat": 2, "card": "village"},
    ]


# The buy phase and the end phase, p. 3 and 5


def test_money_and_prices_are_told() -> None:
    assert told("has-money", "players 2, turn of 2\n2: hand fort gold copper*2", "done") == [
        {"seat": 1, "count": 5}
    ]
    position = "players 2, turn of 2, phase buy, money 9, buys 2, tolls 1"
    assert told("buys", position, "buy oda-nobunaga") == [{"seat": 1, "card": "oda-nobunaga", "count": 7}]
    assert told("buys", position, "buy copper") == [{"seat": 1, "card": "copper", "count": 0}]


def test_a_withdrawal_and_the_next_turn_are_told() -> None:
    position = "players 2, turn 4 of 1, phase buy, money 3\n1: camp archers; deck copper*5\n2: hand fort"
    moves = ("done", "withdraw archers")
    assert told("withdraws", position, *moves) == [{"seat": 0, "card": "archers"}]
    assert told("turn", position, *moves) == [{"seat": 1, "count": 5}]


def test_a_new_deck_is_told() -> None:
    position = "players 2, phase buy, money 3\n1: deck gold; discard copper*6\n2: hand fort"
    assert told("reshuffles", position, "done") == [{"seat": 0}]
    assert told("draws", position, "done") == [{"seat": 0, "count": 4}]


def test_the_last_turns_and_the_end_are_told() -> None:
    position = "players 3, turn of 2, phase buy, money 10\n1: hand copper\n3: hand copper\ntrash: country*7"
    moves = ("buy country", "3: done", "1: done")
    assert told("last-turns", position, *moves) == [{"seat": 1, "card": "country", "other": 0}]
    assert told("game-over", position, *moves) == [{"seat": 0}]
