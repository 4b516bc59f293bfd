"""Why something can't be chosen, and whether what can be chosen is final."""

from tenshu.core import play
from tenshu.core.refusal import Refusal
from tenshu.core.rng import from_seed
from tenshu.core.state import State

# A list that is longer than this says nothing to anyone.
MOST_REFUSALS = 60
# A refusal that gives no reason of its own.
BARE = "not-now"


def why_not(state: State, seat: int, notation: str) -> list[dict[str, object]]:
    """The reason against one choice; none for what is legal."""
    option = state.setup.game.actions.parse(notation)
    try:
        play.check(state, seat, option)
    except Refusal as refusal:
        return [reason(state, option, refusal)]
    return []


def out_of_reach(state: State, seat: int) -> list[dict[str, object]]:
    """What is of the sort that the seat can choose now but can't be chosen, where the rules say why."""
    legal = state.options(seat)
    verbs = {state.describe(option).verb for option in legal}
    others = [choice.option for choice in state.setup.game.actions.choices if choice.verb in verbs]
    found = [(option, state.why_not(seat, option)) for option in others if option not in legal]
    told = [reason(state, option, refusal) for option, refusal in found if refusal.code != BARE]
    return told[:MOST_REFUSALS]


def final(state: State, seat: int, notation: str) -> bool:
    """Whether a legal choice can't be taken back alone: tried out in a position the seat could be in."""
    trial = state.determinize(seat, from_seed(f"{notation} {state.disclosures}"))
    asked, before = seat in trial.deciders(), trial.disclosures
    trial.apply(seat, state.setup.game.actions.parse(notation))
    return trial.disclosures != before or (asked and seat not in trial.deciders())


def reason(state: State, option: int, refusal: Refusal) -> dict[str, object]:
    return {
        "code": refusal.code,
        "reason": refusal.reason,
        "details": refusal.details,
        "choice": state.describe(option).to_json(),
    }
