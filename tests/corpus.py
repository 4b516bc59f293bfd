"""Seeded random games of every installed game, as fingerprints: what compiled and plain must agree on."""

import json

from tenshu.core import registry, rng
from tenshu.core.check import all_setups
from tenshu.core.state import State

SETUPS = 60
EVERY = 20


def fingerprints(state: State, seed: str) -> list[str]:
    """One random game, looked at every few steps."""
    chance = rng.from_seed("corpus " + seed)
    found = []
    step = 0
    while not state.over():
        deciders = state.deciders()
        seat = deciders[chance.below(len(deciders))]
        options = state.options(seat)
        if step % EVERY == 0:
            imagined = state.determinize(seat, chance)
            found += [state.fingerprint(), imagined.fingerprint(), repr(options)]
        state.apply(seat, options[chance.below(len(options))])
        step += 1
    return [*found, state.fingerprint(), repr(state.scores()), json.dumps(state.view(None), sort_keys=True)]


def corpus() -> dict[str, list[str]]:
    games = {}
    for name in registry.names():
        setups = list(all_setups(registry.game(name)))
        stride = max(1, len(setups) // SETUPS) | 1
        for number in range(min(SETUPS, len(setups))):
            setup = setups[number * stride % len(setups)]
            seed = f"{name} {number}"
            state = setup.game.start(setup.players, seed, setup.settings)
            games[f"{seed} {setup.players} {setup.settings}"] = fingerprints(state, seed)
    return games


if __name__ == "__main__":
    print(json.dumps({"kernel": rng.__file__, "corpus": corpus()}))
