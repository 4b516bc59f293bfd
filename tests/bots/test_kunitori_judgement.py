"""The judgement of Kunitori!: what it wants when, and when it attacks."""

from tenshu.core import registry
from tenshu.core.rng import from_seed
from tenshu.games.kunitori.bot import BRAIN
from tenshu.games.kunitori.position import parse

JUDGEMENT = BRAIN.judgement
BUYER = "players 2, turn of 1, phase buy\n1: hand copper*4 silver; deck copper*4 village*2\n"
YOUNG = BUYER + "2: deck copper*6"
RIPE = BUYER + "2: deck copper*6 country*7"
LEADER = "players 2, turn of 1, phase battle\n1: hand copper*4; camp oda-nobunaga\n"
OPEN = LEADER + "2: hand copper*4; deck copper*8"
WALLED = LEADER + "2: hand copper*4; deck fort*8"


def favourite(position: str) -> str:
    state = parse(position)
    seat = int(state.decider())
    options = state.options(seat)
    worths = {option: int(JUDGEMENT.worth(state, seat, option)) for option in options}
    best = max(options, key=lambda option: worths[option])
    choice = registry.game("kunitori").actions.choices[best]
    return " ".join([choice.verb, *map(str, choice.args.values())])


def test_a_young_deck_wants_money_and_an_old_one_points() -> None:
    assert favourite(YOUNG) == "buy gold"
    assert favourite(RIPE) == "buy prefecture"


def test_an_attack_reckons_with_what_may_lie_in_ambush() -> None:
    assert favourite(OPEN) == "attack 2"
    assert favourite(WALLED) == "done"


def test_ones_own_ninja_are_let_in_and_others_are_not() -> None:
    own = "players 2\n1: hand ninja-clan; deck gold village\ntodo: action 1, ninja-show 1"
    assert favourite(own) == "done"
    visited = own.replace("1: hand", "2: hand").replace("show 1", "show 2")
    assert favourite(visited) == "show ninja-clan"


def test_leaders_who_may_stay_at_home_attack_together_or_not_at_all() -> None:
    two = LEADER.replace("turn of 1", "turn of 1, leaders chosen").replace(
        "nobunaga", "nobunaga date-masamune"
    )
    assert favourite(two + "2: hand copper*4; deck copper*8") == "attack 2"
    assert favourite(two + "2: camp magnificent-castle*4; hand copper*4; deck fort*8") == "done"


def test_what_is_unseen_counts_wherever_it_is() -> None:
    """Hand and deck of an opponent are one unknown: what lies where does not change the judgement."""
    state = parse(WALLED)
    attack = state.options(0)[1]
    worths = {int(JUDGEMENT.worth(state.determinize(0, from_seed(f"{n}")), 0, attack)) for n in range(20)}
    assert len(worths) == 1


def test_many_options_are_worth_what_each_is_worth() -> None:
    state = registry.game("kunitori").start(3, "each")
    chance = from_seed("each")
    for _ in range(300):
        if state.over():
            break
        seat = state.decider()
        options = state.legal(seat)
        together = list(JUDGEMENT.worths(state, seat, options))
        assert together == [JUDGEMENT.worth(state, seat, option) for option in options]
        state.apply(seat, options[chance.below(len(options))])
