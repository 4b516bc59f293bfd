"""What a simulation keeps of a game of The White Castle."""

from tenshu.sim.watch import Holding, View, Watch


def figures(view: View) -> list[Holding]:
    held: list[Holding] = []
    clans = view["clans"]
    assert isinstance(clans, list)
    for seat, clan in enumerate(clans):
        if not clan["rival"]:
            held += [(seat, "figure", place, count) for place, count in clan["figures"].items() if count]
            held += [(seat, "garden", garden, 1) for garden in clan["gardens"]]
    return held


WATCH = Watch(holdings=figures)
