"""What observations consist of, as a page: `python -m tenshu.envs.describe > docs/observations.md`."""

from collections.abc import Iterator

from tenshu.core import registry
from tenshu.core.game import Game
from tenshu.core.layout import Columns
from tenshu.core.setup import agree

INTRODUCTION = """# What observations consist of

Written by `python -m tenshu.envs.describe`. An observation is a row of whole numbers of 16 bits; `layout()`
of every environment names each column, such as `pool/copper`, with its bounds. Here are the groups of
columns from left to right, with all expansions on and as many players as the game allows. Whoever looks is
`you`, the others follow clockwise as `second`, `third` and so on. In a column that names a thing 0 is the
first name, 1 the second; `tenshu.envs.common.expand` turns each of them into one column for each name.
"""


def page() -> str:
    games = ["\n".join(described(registry.game(name))) for name in registry.names()]
    return "\n".join([INTRODUCTION, *games])


def described(game: Game) -> Iterator[str]:
    setup = agree(game, game.players[-1], {setting.name: setting.values[-1] for setting in game.settings})
    layout = game.layout(setup)
    few = agree(game, max(2, game.players[0]), {})
    fewer = game.layout(few).width
    yield f"## {game.name}-v{game.version}"
    yield ""
    yield f"{len(game.actions)} actions. {layout.width} columns as below;"
    yield f"{fewer} with {few.players} players and the usual settings."
    yield ""
    yield "| columns | group | from | to | labels | names |"
    yield "|---|---|---|---|---|---|"
    at = 0
    for group in layout.groups:
        last = at + len(group.labels) - 1
        where = str(at) if last == at else f"{at}-{last}"
        yield f"| {where} | `{group.name}` | {group.low} | {group.high} | {labels(group)} | {names(group)} |"
        at = last + 1
    yield ""


def labels(group: Columns) -> str:
    return shortened(group.labels) if group.labels != ("",) else ""


def names(group: Columns) -> str:
    return shortened(group.meanings)


def shortened(words: tuple[str, ...]) -> str:
    """All of a few, or the first and the last of many."""
    if len(words) <= 7:
        return ", ".join(words)
    return f"{', '.join(words[:3])} … {words[-1]} ({len(words)})"


if __name__ == "__main__":
    print(page(), end="")
