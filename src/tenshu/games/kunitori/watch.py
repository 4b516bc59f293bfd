"""What a simulation keeps of a game of Kunitori!"""

from typing import TYPE_CHECKING, cast

from tenshu.core.state import State
from tenshu.sim.watch import Watch

if TYPE_CHECKING:
    from tenshu.games.kunitori.form import KunitoriView


def first_order(state: State) -> list[int]:
    first = cast("KunitoriView", state.view(None))["first"]
    seats = state.setup.players
    return [(seat - first) % seats + 1 for seat in range(seats)]


WATCH = Watch(
    events=frozenset({"turn", "gains", "promotes", "battle-won", "battle-held", "battle-drawn"}),
    first_order=first_order,
)
