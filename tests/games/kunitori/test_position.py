"""Positions in notation: what they say, that nothing is lost, and what is wrong with a bad one."""

import pytest

from tenshu.core.refusal import Refusal
from tenshu.core.rng import from_seed
from tenshu.games.kunitori.kunitori import GAME, Kunitori
from tenshu.games.kunitori.position import parse, text
from tests.games.kunitori.table import after, holds

OPTIONS: tuple[dict[str, str], ...] = ({}, {"generals": "two", "ninja": "all"})


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("players", GAME.players)
def test_every_state_of_a_game_can_be_written_and_read(players: int, options: dict[str, str]) -> None:
    state = GAME.start(players, f"position {players}", options)
    rng = from_seed("moves")
    for n in range(1500):
        assert isinstance(state, Kunitori)
        if n % 5 == 0 or n < 100:
            again = parse(text(state), state.rng.copy())
            again.disclosures = state.disclosures
            assert text(again) == text(state)
            assert again.fingerprint() == state.fingerprint()
        seat = state.decider()
        if seat < 0:
            break
        options_now = state.options(seat)
        state.apply(seat, options_now[rng.below(len(options_now))])


def test_what_is_not_named_is_in_the_pool() -> None:
    state = parse("players 2\n1: hand archers*3; deck gold")
    assert state.census() == GAME.inventory(state.setup)
    assert state.view(0)["pool"] == {
        name: count - {"archers": 3, "gold": 1}.get(name, 0)
        for name, count in GAME.inventory(state.setup).items()
    }


def test_a_deck_is_named_from_its_top() -> None:
    state = after("players 2\n1: hand new-fields; deck gold silver copper", "play new-fields")
    holds(state, camp1="new-fields gold silver", hand1="", deck1="1")


def test_a_position_says_no_more_than_it_must() -> None:
    position = """players 3, turn 7 of 1, generals two, leaders chosen, first 2, actions 2, money 2
1: hand archers trading-port copper*2; played spearmen cavalry; deck copper*2 gold; known 1; discard village
2: hand fort; seen fort
trash: new-technology"""
    assert text(parse(position)) == position


def test_known_cards_and_phases_are_kept() -> None:
    state = parse("players 2, phase buy, money 2\n1: hand copper*2; deck gold silver; known 1")
    holds(state, asks="1 buy", money="4", buys="1", top1="gold")
    assert text(parse(text(state))) == text(state)


BAD = {
    "turn of 1": "players",
    "players 9": "9",
    "players two": "two",
    "players 2, turn of 3": "3",
    "players 2, turn 1": "1",
    "players 2, phase lunch": "lunch",
    "players 2, weather fine": "weather",
    "players 2, generals three": "three",
    "players 2\n1: hand samurai": "samurai",
    "players 2\n1: pocket gold": "pocket",
    "players 2\n1: hand gold*11": "gold",
    "players 2\n1: hand gold*many": "many",
    "players 2\n1: camp gold": "gold",
    "players 2\n1: deck gold; known 2": "2",
    "players 2\n1: hand copper; seen gold": "gold",
    "players 2\n3: hand gold": "3",
    "players 2\n1: hand oda-nobunaga\ngenerals: oda-nobunaga": "oda-nobunaga",
    "players 2, phase battle\nhost: cavalry": "cavalry",
    "players 2, phase battle\nhost: cavalry>3": "3",
    "players 2\ntodo: dance 1": "dance 1",
}


@pytest.mark.parametrize(("position", "word"), BAD.items())
def test_a_bad_position_is_refused_by_its_word(position: str, word: str) -> None:
    with pytest.raises(Refusal) as found:
        parse(position)
    assert f"'{word}'" in str(found.value) or isinstance(found.value, Refusal)
    assert word in str(found.value)
