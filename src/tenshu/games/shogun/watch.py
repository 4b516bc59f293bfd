"""What a simulation keeps of a game of Shogun."""

from tenshu.sim.watch import Holding, View, Watch

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
    for name, province in as_table(view["provinces"]).items():
        details = as_table(province)
        owner = details["owner"]
        if isinstance(owner, int):
            held.append((owner, "province", name, 1))
            buildings = details["buildings"]
            assert isinstance(buildings, list)
            held += [(owner, "building", str(building), 1) for building in buildings]
    return held


def as_table(value: object) -> View:
    assert isinstance(value, dict)
    return value


WATCH = Watch(events=EVENTS, holdings=provinces)
