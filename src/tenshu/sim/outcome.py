"""One game of a plan, played to its end, and what is kept of it."""

from collections import Counter
from dataclasses import dataclass, field

from tenshu.bots import registry as bots
from tenshu.core import registry
from tenshu.core.events import Event
from tenshu.core.refusal import Refusal
from tenshu.sim.plan import Plan
from tenshu.sim.watch import watch

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
    watched = watch(plan.game)
    state = game.start(plan.players, seed, plan.settings, listen=bool(watched.events))
    found = Outcome(number, seed, plan.seats_of(number), watched.first_order(state))
    players = [bots.bot(name, game, f"{seed} {seat}") for seat, name in enumerate(found.bots)]
    while (seat := int(state.decider())) >= 0:
        options = state.options(seat)
        # A bot is not asked where there is nothing to choose; at a table it isn't either.
        option = options[0] if len(options) == 1 else players[seat].decide(state, seat)
        state.apply(seat, option)
        found.choices[seat, option] += 1
        found.decisions += 1
        if state.story:
            note(found, watched.events, state.story)
            state.story = []
    found.scores = state.scores()
    found.places = state.ranking()
    found.breakdown = [state.breakdown(seat) for seat in range(plan.players)]
    for seat, of, about, count in watched.holdings(state.view(None)):
        found.facts[seat, HAS, of, about] += count
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
