"""What a simulation keeps of a game beyond its points and choices; a game says what is worth it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from tenshu.core import registry
from tenshu.core.state import State

View: TypeAlias = dict[str, object]
# A seat, what it has, which one, and how many: (0, "province", "kaga", 1).
Holding: TypeAlias = tuple[int, str, str, int]


def no_holdings(view: View) -> list[Holding]:
    return []


def order_of_seats(state: State) -> list[int]:
    """The order of play where the view has one; where all seats are alike in that, the seat itself."""
    seats = state.setup.players
    order = state.view(None).get("order")
    if isinstance(order, list) and sorted(order) == list(range(seats)):
        return [order.index(seat) + 1 for seat in range(seats)]
    return [seat + 1 for seat in range(seats)]


@dataclass(frozen=True)
class Watch:
    # The kinds of events that are counted; without any nobody listens, which is faster.
    events: frozenset[str] = frozenset()
    # What lies before the players at the end.
    holdings: Callable[[View], list[Holding]] = no_holdings
    # When each seat has its first turn, from 1.
    first_order: Callable[[State], list[int]] = order_of_seats


def watch(game: str) -> Watch:
    found = registry.kit(game).part("watch")
    if found is None:
        return Watch()
    assert isinstance(found, Watch)
    return found
