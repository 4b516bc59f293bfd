"""What a simulation keeps of a game of Shogun."""

from typing import TYPE_CHECKING, cast

from tenshu.sim.watch import Holding, View, Watch

if TYPE_CHECKING:
    from tenshu.games.shogun.form import ShogunView

EVENTS = frozenset(
    {
        "acts",
        "attacks",
        "attacks-neutral",
        "battle",
        "battle-farmers",
        "conquers",
        "holds",
        "repelled",
        "drawn",
        "revolt",
        "revolt-won",
        "revolt-beaten",
        "builds",
        "takes-place",
    }
)


def provinces(view: View) -> list[Holding]:
    held: list[Holding] = []
    for name, province in cast("ShogunView", view)["provinces"].items():
        owner = province["owner"]
        if owner is not None:
            held.append((owner, "province", name, 1))
            held += [(owner, "building", building, 1) for building in province["buildings"]]
    return held


WATCH = Watch(events=EVENTS, holdings=provinces)
