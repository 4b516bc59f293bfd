"""Every refusal and its reason; what is refused changes nothing."""

import re
from pathlib import Path

import pytest

from tenshu.core import play
from tenshu.core.refusal import Refusal
from tenshu.games.kunitori import refusals
from tenshu.games.kunitori.cards import DECK
from tests.games.kunitori.table import after

OVER = "players 2, phase over"
ACTION = "players 2\n1: hand fort village; deck copper"
DEPLOYED = "players 2\n1: hand fort; camp cavalry spearmen"
MARKET = "players 2\n1: hand market-square high-taxes village"
BUY = "players 2, phase buy, money 4\ntrash: fort*8"
BATTLE = "players 3, phase battle\n1: camp oda-nobunaga gunners\n2: hand fort village"
PROMOTION = "players 2, generals two, phase battle\n1: camp rising-general; hand gold*2 village"
NINJA = "players 2\n1: hand ninja-clan\n2: hand fort"

CASES = {
    "the game is over": (OVER, (), "1: done", "over", "the game is over"),
    "another's turn": (
        ACTION,
        (),
        "2: done",
        "not-your-turn",
        "seat 2 has nothing to decide now; seat 1 has",
    ),
    "no such words": (ACTION, (), "1: dance", "unknown-notation", "'dance' is no choice of this game"),
    "another question": (ACTION, (), "1: buy fort", "not-now", "'buy fort' is not among the choices now"),
    "not in the hand": (ACTION, (), "1: play archers", "not-in-hand", "there is no archers in the hand"),
    "no action card": (ACTION, (), "1: play village", "no-action-card", "village is not an action card"),
    "deployed cards first": (
        DEPLOYED,
        (),
        "1: play fort",
        "deployed-first",
        "deployed cards come first, and fort is not among them",
    ),
    "high taxes stay": (
        MARKET,
        ("play market-square",),
        "1: trash high-taxes",
        "not-trashable",
        "high-taxes can't be trashed",
    ),
    "nothing to trash there": (
        MARKET,
        ("play market-square",),
        "1: trash gold",
        "not-in-hand",
        "there is no gold in the hand",
    ),
    "too dear to gain": (
        MARKET,
        ("play market-square", "trash village"),
        "1: gain gold",
        "too-expensive-gain",
        "gold costs 6, at most 3 is allowed",
    ),
    "too dear to buy": (BUY, (), "1: buy cavalry", "too-expensive", "cavalry costs 5, there is 4"),
    "an empty pile": (BUY, (), "1: buy fort", "not-in-pool", "fort can't be had from the pool now"),
    "no one attacks himself": (
        BATTLE,
        (),
        "1: attack 1",
        "not-now",
        "'attack 1' is not among the choices now",
    ),
    "no such seat": (BATTLE, (), "1: attack 5", "not-now", "'attack 5' is not among the choices now"),
    "troops need a leader": (
        "players 4, phase battle\n1: camp oda-nobunaga date-masamune gunners",
        ("attack 2", "attack 3"),
        "1: attack 4",
        "not-now",
        "'attack 4' is not among the choices now",
    ),
    "all leaders join": (
        "players 3, phase battle\n1: camp oda-nobunaga date-masamune",
        ("attack 2",),
        "1: stay",
        "not-now",
        "'stay' is not among the choices now",
    ),
    "no strength": (
        BATTLE,
        ("attack 2", "ambush"),
        "2: show village",
        "no-strength",
        "village has no attack or defence value",
    ),
    "no treasure": (
        PROMOTION,
        ("promote",),
        "1: pay village",
        "not-now",
        "'pay village' is not among the choices now",
    ),
    "a general face down": (
        PROMOTION,
        ("promote", "pay gold", "pay gold"),
        "1: take shimazu-yoshihisa",
        "not-in-pool",
        "shimazu-yoshihisa can't be had from the pool now",
    ),
    "no ninja in hand": (
        NINJA,
        ("play ninja-clan",),
        "2: show ninja-clan",
        "not-in-hand",
        "there is no ninja-clan in the hand",
    ),
    "forts stop no ninja": (
        NINJA,
        ("play ninja-clan",),
        "2: show fort",
        "not-now",
        "'show fort' is not among the choices now",
    ),
}


@pytest.fixture(autouse=True)
def order_of_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the cards were such that the order of deployed cards could matter."""
    monkeypatch.setattr(DECK, "replays_in_any_order", False)


@pytest.mark.parametrize("case", CASES)
def test_refused_with_a_reason(case: str) -> None:
    position, moves, refused, code, reason = CASES[case]
    state = after(position, *moves)
    before = state.fingerprint()
    seat, _, notation = refused.partition(": ")
    with pytest.raises(Refusal) as refusal:
        play.choose(state, int(seat) - 1, play.parse(state, int(seat) - 1, notation))
    assert (refusal.value.code, refusal.value.reason) == (code, reason)
    assert state.fingerprint() == before


def test_every_code_has_a_case() -> None:
    sources = [path.read_text() for path in Path(refusals.__file__).parent.glob("*.py")]
    codes = {code for source in sources for code in re.findall(r'Refusal\(\s*"([a-z-]+)"', source)}
    codes.remove("bad-setting")  # Before the game: tests/games/kunitori/test_setup.py.
    assert len(codes) > 5
    assert codes <= {case[3] for case in CASES.values()}


def test_a_refusal_carries_what_its_text_needs() -> None:
    state = after(BUY)
    with pytest.raises(Refusal) as refusal:
        play.parse(state, 0, "buy cavalry")
    assert refusal.value.details == {"card": "cavalry", "price": 5, "money": 4}
