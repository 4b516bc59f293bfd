"""What a simulation keeps of a game of The White Castle."""

from typing import TYPE_CHECKING, cast

from tenshu.sim.watch import Holding, View, Watch

if TYPE_CHECKING:
    from tenshu.games.white_castle.form import WhiteCastleView


def figures(view: View) -> list[Holding]:
    held: list[Holding] = []
    for seat, clan in enumerate(cast("WhiteCastleView", view)["clans"]):
        if not clan["rival"]:
            held += [(seat, "figure", place, count) for place, count in clan["figures"].items() if count]
            held += [(seat, "garden", garden, 1) for garden in clan["gardens"]]
    return held


WATCH = Watch(holdings=figures)
