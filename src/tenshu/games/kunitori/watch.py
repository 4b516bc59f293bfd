"""What a simulation keeps of a game of Kunitori!"""

from tenshu.core.state import State
from tenshu.sim.watch import Watch


def first_order(state: State) -> list[int]:
    first = state.view(None)["first"]
    assert isinstance(first, int)
    seats = state.setup.players
    return [(seat - first) % seats + 1 for seat in range(seats)]


WATCH = Watch(
    events=frozenset({"turn", "gains", "promotes", "battle-won", "battle-held", "battle-drawn"}),
    first_order=first_order,
)
