"""`check_game`: the properties that every game must keep, tried on random games."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product

from tenshu.core.game import Game
from tenshu.core.rng import Rng, from_seed
from tenshu.core.setup import Setup, agree
from tenshu.core.state import State

LONGEST = 100_000
STRIDE = 7919


@dataclass
class Report:
    games: int = 0
    steps: int = 0
    failures: list[str] = field(default_factory=list)


def check_game(game: Game, games: int = 100, seed: str = "check", deep: int = 16, first: int = 0) -> Report:
    """Play random games over all player counts and options and check every step.

    The costly checks are made at one step in `deep`, by lot. Game number `first + i` is the same whatever
    range it is part of, so that the work can be divided.
    """
    report = Report()
    setups = list(all_setups(game))
    for number in range(first, first + games):
        # A prime stride: also a few games reach all corners of the setups.
        setup = setups[number * STRIDE % len(setups)]
        name = f"{seed}-{number}"
        try:
            report.steps += check_one(setup, name, deep)
        except Exception as found:
            options = " ".join(f"{key}={value}" for key, value in setup.settings.items())
            report.failures.append(
                f"{game.name} players={setup.players} {options} seed={name}: {type(found).__name__}: {found}"
            )
        report.games += 1
    return report


def all_setups(game: Game) -> Iterator[Setup]:
    """Every number of players with every combination of settings that the game agrees to."""
    names = [setting.name for setting in game.settings]
    for values in product(*[setting.values for setting in game.settings]):
        for players in game.players:
            options = dict(zip(names, values, strict=True))
            if game.objection(Setup(game, players, options)) is None:
                yield agree(game, players, options)


def check_one(setup: Setup, seed: str, deep: int) -> int:
    """One random game; returns its number of decisions."""
    game = setup.game
    rng = from_seed("choices " + seed)
    state = game.start(setup.players, seed, setup.settings)
    inventory = game.inventory(setup)
    taken: list[tuple[int, int]] = []
    while not state.over():
        check_step(state, inventory)
        if rng.below(deep) == 0:
            check_deeply(state, rng)
        deciders = state.deciders()
        seat = deciders[rng.below(len(deciders))]
        options = state.options(seat)
        option = options[rng.below(len(options))]
        taken.append((seat, option))
        state.apply(seat, option)
        if len(taken) > LONGEST:
            raise ValueError(f"no end after {LONGEST} decisions")
    check_end(state, inventory)
    check_again(setup, seed, taken, state)
    return len(taken)


def check_step(state: State, inventory: dict[str, int]) -> None:
    deciders = state.deciders()
    if state.decider() not in deciders or deciders != sorted(set(deciders)):
        raise ValueError(f"deciders {deciders} do not fit the first, {state.decider()}")
    actions = len(state.setup.game.actions)
    for seat in range(state.setup.players):
        options = state.options(seat)
        if bool(options) != (seat in deciders):
            raise ValueError(f"seat {seat} has options {options}, the deciders are {deciders}")
        if options != sorted(set(options)):
            raise ValueError(f"options of seat {seat} are not ascending: {options}")
        if options and not (options[0] >= 0 and options[-1] < actions):
            raise ValueError(f"options of seat {seat} are out of range: {options}")
    check_census(state, inventory)


def check_census(state: State, inventory: dict[str, int]) -> None:
    counted = state.census()
    if counted != inventory:
        wrong = {key: (counted.get(key), inventory.get(key)) for key in inventory.keys() | counted.keys()}
        raise ValueError(
            f"lost or made: { ({key: pair for key, pair in wrong.items() if pair[0] != pair[1]}) }"
        )


def check_deeply(state: State, rng: Rng) -> None:
    check_copy(state, rng)
    check_codec(state)
    check_texts(state)
    check_points(state)
    for seat in range(state.setup.players):
        check_secrets(state, seat, rng)


def check_copy(state: State, rng: Rng) -> None:
    """A copy plays on without touching what it was copied from, and to the same place."""
    before = state.encode()
    copy = state.copy()
    if copy.encode() != before:
        raise ValueError("a copy differs from its original")
    play_a_little(copy, rng.copy())
    if state.encode() != before:
        raise ValueError("playing on a copy changed the original")
    other = state.copy()
    play_a_little(other, rng.copy())
    if other.encode() != copy.encode():
        raise ValueError("two copies played alike end in different positions")


def play_a_little(state: State, rng: Rng) -> None:
    for _step in range(8):
        if state.over():
            return
        seat = state.decider()
        options = state.options(int(seat))
        state.apply(seat, options[rng.below(len(options))])


def check_codec(state: State) -> None:
    data = state.encode()
    decoded = state.setup.game.decode(data)
    if decoded.encode() != data or decoded.fingerprint() != state.fingerprint():
        raise ValueError("encode and decode do not agree")
    if as_text(decoded.view(None)) != as_text(state.view(None)):
        raise ValueError("a decoded state looks different")


def check_texts(state: State) -> None:
    """Every option of every decider has a notation that leads back to it."""
    for seat in state.deciders():
        decision = state.decision(seat)
        json.dumps(decision.to_json())
        for choice in decision.choices:
            if state.setup.game.actions.parse(choice.notation) != choice.option:
                raise ValueError(f"'{choice.notation}' does not lead back to option {choice.option}")


def check_points(state: State) -> None:
    """The sources of every seat's points add up to its score."""
    for seat, score in enumerate(state.scores()):
        sources = state.breakdown(seat)
        if sum(sources.values()) != score:
            raise ValueError(f"seat {seat} has {score} points, but from {sources}")


def check_secrets(state: State, seat: int, rng: Rng) -> None:
    """A state that differs only in what the seat can't see looks the same to it."""
    imagined = state.determinize(seat, rng)
    if as_text(imagined.view(seat)) != as_text(state.view(seat)):
        raise ValueError(f"seat {seat} can tell an imagined state from the true one")
    if as_text(imagined.view(None)) != as_text(state.view(None)):
        raise ValueError(f"a spectator knows more than seat {seat}")
    if imagined.options(seat) != state.options(seat):
        raise ValueError(f"the options of seat {seat} depend on what it can't see")
    if imagined.rng.numbers() == state.rng.numbers():
        raise ValueError(f"seat {seat} is told the future")
    check_census(imagined, state.setup.game.inventory(state.setup))


def as_text(view: dict[str, object]) -> str:
    return json.dumps(view, sort_keys=True)


def check_end(state: State, inventory: dict[str, int]) -> None:
    check_census(state, inventory)
    players = state.setup.players
    if state.deciders() or any(state.options(seat) for seat in range(players)):
        raise ValueError("the game is over, yet something is asked")
    check_points(state)
    scores, places = state.scores(), state.ranking()
    if len(scores) != players or len(places) != players or (players > 1 and min(places) != 1):
        raise ValueError(f"scores {scores} and places {places} do not fit {players} players")
    as_text(state.view(None))


def check_again(setup: Setup, seed: str, taken: list[tuple[int, int]], end: State) -> None:
    """The same seed and choices give the same game, also while someone listens."""
    state = setup.game.start(setup.players, seed, setup.settings)
    state.story = []
    for seat, option in taken:
        state.apply(seat, option)
    if state.fingerprint() != end.fingerprint():
        raise ValueError("replaying the choices ends in another position")
    for event in state.story:
        json.dumps(event.args)
