"""One game of a plan, played to its end, and what is kept of it."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from tenshu.bots import registry as bots
from tenshu.core import registry
from tenshu.core.events import Event
from tenshu.core.refusal import Refusal
from tenshu.core.state import State
from tenshu.sim.plan import Plan

# What happens that a report may ask for, by game; without a word here nobody listens, which is faster.
WORTH_TELLING = {
    "shogun": frozenset(
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
    ),
    "kunitori": frozenset({"turn", "gains", "promotes", "battle-won", "battle-held", "battle-drawn"}),
}
HAS = "has"
PEOPLE = frozenset({"seat", "other", "target"})

Fact = tuple[int, str, str, str]


@dataclass
class Outcome:
    """`facts` counts (seat, fact, of, about), such as (0, conquers, province, kaga); `amounts` adds up."""

    number: int
    seed: str
    bots: list[str]
    order: list[int]
    scores: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    breakdown: list[dict[str, int]] = field(default_factory=list)
    decisions: int = 0
    choices: Counter[tuple[int, int]] = field(default_factory=Counter)
    facts: Counter[Fact] = field(default_factory=Counter)
    amounts: Counter[Fact] = field(default_factory=Counter)


def play(plan: Plan, number: int) -> Outcome:
    """Game `number` of the plan: the same whoever plays it, wherever."""
    game = registry.game(plan.game)
    if game.version != plan.version:
        raise Refusal(
            "other-rules",
            f"the plan is for {plan.game} version {plan.version}, installed here is {game.version}",
            {"game": plan.game, "planned": plan.version, "installed": game.version},
        )
    seed = plan.seed_of(number)
    telling = WORTH_TELLING.get(plan.game, frozenset())
    state = game.start(plan.players, seed, plan.options, listen=bool(telling))
    found = Outcome(number, seed, plan.seats_of(number), first_order(state))
    players = [bots.bot(name, game, f"{seed} {seat}") for seat, name in enumerate(found.bots)]
    while (seat := int(state.decider())) >= 0:
        options = state.options(seat)
        # A bot is not asked where there is nothing to choose; at a table it isn't either.
        option = options[0] if len(options) == 1 else players[seat].decide(state, seat)
        state.apply(seat, option)
        found.choices[seat, option] += 1
        found.decisions += 1
        if state.story:
            note(found, telling, state.story)
            state.story = []
    found.scores = state.scores()
    found.places = state.ranking()
    found.breakdown = [state.breakdown(seat) for seat in range(plan.players)]
    note_holdings(found, state)
    return found


def note(found: Outcome, telling: frozenset[str], story: list[Event]) -> None:
    for event in story:
        if event.kind not in telling:
            continue
        seat = event.args.get("seat")
        doer = seat if isinstance(seat, int) else -1
        for name, value in event.args.items():
            if isinstance(value, str):
                found.facts[doer, event.kind, name, value] += 1
            elif isinstance(value, int) and name not in PEOPLE:
                found.facts[doer, event.kind, name, ""] += 1
                found.amounts[doer, event.kind, name, ""] += value


def first_order(state: State) -> list[int]:
    """When each seat has its first turn, from 1; where all seats are alike in that, the seat itself."""
    seats = state.setup.players
    view = state.view(None)
    if state.setup.game.name == "kunitori":
        first = view["first"]
        assert isinstance(first, int)
        return [(seat - first) % seats + 1 for seat in range(seats)]
    order = view.get("order")
    if isinstance(order, list) and sorted(order) == list(range(seats)):
        return [order.index(seat) + 1 for seat in range(seats)]
    return [seat + 1 for seat in range(seats)]


def note_holdings(found: Outcome, state: State) -> None:
    """What lies before the players at the end, as far as the game's table here says how to see it."""
    holdings = HOLDINGS.get(state.setup.game.name)
    if holdings is not None:
        for seat, of, about, count in holdings(state.view(None)):
            found.facts[seat, HAS, of, about] += count


Holding = tuple[int, str, str, int]


def provinces(view: dict[str, object]) -> list[Holding]:
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


def figures(view: dict[str, object]) -> list[Holding]:
    held: list[Holding] = []
    clans = view["clans"]
    assert isinstance(clans, list)
    for seat, clan in enumerate(clans):
        if not clan["rival"]:
            held += [(seat, "figure", place, count) for place, count in clan["figures"].items() if count]
            held += [(seat, "garden", garden, 1) for garden in clan["gardens"]]
    return held


def as_table(value: object) -> dict[str, object]:
    assert isinstance(value, dict)
    return value


HOLDINGS: dict[str, Callable[[dict[str, object]], list[Holding]]] = {
    "shogun": provinces,
    "white_castle": figures,
}
