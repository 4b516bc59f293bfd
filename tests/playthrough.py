"""Whole games, line by line: every choice, everything that happened, a fingerprint after each.

`python -m tests.playthrough` writes the files again after a change of the rules that is meant.
"""

import json
from pathlib import Path

from tenshu.bots.registry import bot
from tenshu.core import registry
from tenshu.core.game import Game
from tenshu.core.setup import agree

FOLDER = Path(__file__).parent / "playthroughs"


def transcript(game: Game, players: int, options: dict[str, str]) -> str:
    """A game between greedy bots and one that plays at random."""
    setup = agree(game, players, options)
    seed = f"playthrough {players}"
    state = game.start(players, seed, setup.settings)
    names = ["random", *["greedy"] * (players - 1)]
    bots = [bot(name, game, f"{seed} {seat}") for seat, name in enumerate(names)]
    lines = [f"{game.name} {game.version}, {players} players, {setup.settings}, seed '{seed}', {names}"]
    while not state.over():
        seat = state.decider()
        option = bots[seat].decide(state, seat)
        kind, _ = state.question(seat)
        state.story = []
        asked = len(state.options(seat))
        state.apply(seat, option)
        lines.append(f"{seat + 1} {kind} 1/{asked}: {state.describe(option).notation}")
        for event in state.story or []:
            told = " ".join(f"{key}={json.dumps(value)}" for key, value in event.args.items())
            audience = (
                "" if event.audience is None else f" (only {', '.join(str(s + 1) for s in event.audience)})"
            )
            lines.append(f"    {event.kind} {told}{audience}")
        lines.append(f"    = {state.fingerprint()}")
    lines.append(f"scores {state.scores()} places {state.ranking()}")
    return "\n".join(lines) + "\n"


def every() -> dict[str, tuple[str, int, dict[str, str]]]:
    """File name to game, players and options: each number of players, options alternating."""
    found = {}
    for name in registry.names():
        game = registry.game(name)
        for players in game.players:
            turn = players - game.players[0]
            options = {s.name: s.values[turn % len(s.values)] for s in game.settings}
            found[f"{name}-{players}.txt"] = (name, players, options)
    return found


def main() -> None:
    for file, (name, players, options) in every().items():
        (FOLDER / file).write_text(transcript(registry.game(name), players, options))


if __name__ == "__main__":
    main()
