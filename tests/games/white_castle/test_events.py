"""What events.py declares is what is told: in some dozens of random games every kind comes up."""

from tenshu.core.rng import from_seed
from tenshu.games.white_castle.events import EVENTS
from tenshu.games.white_castle.white_castle import GAME

GAMES = 12
# Cards stay in a room only when their stack has run out.
RARE = {"keeps-card"}


def told(players: int, seed: str) -> set[str]:
    chance = from_seed(seed)
    state = GAME.start(players, seed, listen=True)
    while not state.over():
        seat = int(state.decider())
        options = state.options(seat)
        state.apply(seat, options[chance.below(len(options))])
    assert state.story
    return {event.kind for event in state.story}


def test_every_kind_that_is_declared_is_told() -> None:
    kinds = [told(players, f"events {players} {i}") for players in GAME.players for i in range(GAMES)]
    assert set(EVENTS) - RARE <= set().union(*kinds) <= set(EVENTS)


def test_the_rival_has_no_seat() -> None:
    for kind, form in EVENTS.items():
        if kind.startswith("rival-"):
            assert "seat" not in form.__annotations__
