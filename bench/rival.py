"""How hard the solo rival of The White Castle is: `python -m bench.rival 2000 medium random`.

Bots that search take seconds a game: `python -m bench.rival 100 hard`.
"""

import sys
from collections.abc import Iterator
from statistics import mean

from tenshu.bots import registry as bots
from tenshu.core import registry
from tenshu.games.white_castle import scoring
from tenshu.games.white_castle.solo import RIVAL, RIVAL_DECK
from tenshu.games.white_castle.white_castle import WhiteCastle


def results(name: str, difficulty: str, games: int) -> Iterator[tuple[bool, int, int, int]]:
    """Of each game: whether the bot won, its points, the rival's, and the rival's before the final count."""
    game = registry.game("white_castle")
    for number in range(games):
        state = game.start(1, f"rival {number}", {"rival": difficulty})
        assert isinstance(state, WhiteCastle)
        bot = bots.bot(name, game, str(number))
        while not state.over():
            state.apply(0, bot.decide(state, 0))
        sheet = scoring.sheet(state, RIVAL)
        yield state.ranking() == [1], state.scores()[0], sum(sheet.values()), sheet["fans"]


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    for name in sys.argv[2:] or ("medium", "random"):
        for difficulty in RIVAL_DECK.difficulties:
            won, points, rival, fans = zip(*results(name, difficulty, games), strict=True)
            print(
                f"{name:8} {difficulty:8} wins {100 * mean(won):5.1f} %  "
                f"points {mean(points):5.1f}  rival {mean(rival):5.1f}  "
                f"before the final count {mean(fans):5.1f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
