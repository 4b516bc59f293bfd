"""How the tests speak: a position in notation, moves in notation, what must be true after."""

from typing import cast

from tenshu.core import play
from tenshu.core.state import State
from tenshu.games.kunitori.kunitori import GAME, Kunitori
from tenshu.games.kunitori.position import cards_named, names_of, parse

COUNTED = ("hand", "seen", "discard", "camp")
LISTED = ("ambush", "revealed")


def after(position: str, *moves: str) -> Kunitori:
    """The state after these moves; `2: ambush` is one of seat 2, without a number it is the decider's.

    The buy phase waits for an answer even without money, unless the position says `penniless stop`.
    """
    head, _, rows = position.partition("\n")
    if "penniless" not in head:
        head += ", penniless buy"
    state = parse(f"{head}\n{rows}")
    go_on(state, *moves)
    return state


def go_on(state: State, *moves: str) -> None:
    """More moves, each by the checked way in; all 270 cards are counted after each."""
    for move in moves:
        seat, colon, notation = move.rpartition(":")
        decider = int(seat) - 1 if colon else int(state.decider())
        play.choose(state, decider, play.parse(state, decider, notation))
        assert state.census() == GAME.inventory(state.setup), move


def facts(state: State) -> dict[str, str]:
    """What lies where, with all hands open: `actions`, `asks`, `1 hand`, `2 discard`, `pool`, `trash` ..."""
    table = state.view(None)
    found = {name: str(table[name]) for name in ("actions", "buys", "money", "tolls", "turn")}
    found["of"] = str(cast(int, table["active"]) + 1)
    last = cast("int | None", table["last_turn"])
    found["last"] = "none" if last is None else str(last + 1)
    found["asks"] = "nothing" if state.over() else f"{state.decider() + 1} {table['step']}"
    found["trash"] = in_order(cast(dict[str, int], table["trash"]))
    for seat in range(state.setup.players):
        lands = cast(list[dict[str, object]], state.view(seat)["territories"])[seat]
        for zone in COUNTED:
            found[f"{seat + 1} {zone}"] = in_order(cast(dict[str, int], lands[zone]))
        for zone in LISTED:
            found[f"{seat + 1} {zone}"] = names_of(cards_named(" ".join(cast(list[str], lands[zone]))))
        found[f"{seat + 1} deck"] = str(lands["deck_size"])
        found[f"{seat + 1} top"] = names_of(cards_named(" ".join(cast(list[str], lands["deck_top"]))))
        found[f"{seat + 1} points"] = str(state.scores()[seat])
    return found


def in_order(counts: dict[str, int]) -> str:
    return names_of([card for name, count in counts.items() for card in cards_named(name) * count])


def holds(state: State, **expected: str) -> None:
    """`holds(state, actions="2", hand1="copper*2")`: the facts are as expected."""
    found = facts(state)
    for name, words in expected.items():
        fact = f"{name[-1]} {name[:-1]}" if name[-1].isdecimal() else name
        wanted = words
        if fact.endswith(COUNTED) or fact == "trash":
            wanted = names_of(sorted(cards_named(words)))
        assert found[fact] == wanted, f"{fact} is '{found[fact]}', expected '{wanted}'"


def options(state: State) -> list[str]:
    """What the decider can choose, in notation."""
    return [choice.notation for choice in state.decision(int(state.decider())).choices]
