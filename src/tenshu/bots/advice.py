"""What an adviser says of a whole plan: what it brings, and what each part of it is worth.

A part is worth what is lost without it: the plan and all plans that lack one part are tried in the same
determinized states, with the same luck.
"""

from collections.abc import Callable
from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.bots.plan_search import Candidate, PlanSearch
from tenshu.bots.search_bot import Hint, SearchBot, average, from_plans
from tenshu.core.state import State

# Of the budget for comparing plans, so much again goes into weighing the parts of the best.
WEIGHING_SHARE: Final = 2


class Part:
    """A part of a plan, as its game tells of it: what lies where, why, and the plan without it."""

    def __init__(
        self,
        field: str,
        card: str,
        choices: list[str],
        without: list[int],
        reason: dict[str, object],
        warnings: list[dict[str, object]],
    ) -> None:
        self.field = field
        self.card = card
        self.choices = choices
        self.without = without
        self.reason = reason
        self.warnings = warnings
        # Points that are lost without it, and the standard error of that figure.
        self.worth = 0.0
        self.error = 0.0


class Advice:
    """The best few choices; where choices belong together, the parts of the best plan."""

    def __init__(self, hints: list[Hint], parts: list[Part], expected: float, lead: float) -> None:
        self.hints = hints
        self.parts = parts
        self.expected = expected
        self.lead = lead


# What a game says of the options of a plan, from a state that the seat could be in.
Outline = Callable[[State, int, list[int]], list[Part]]


def advise(bot: SearchBot, state: State, seat: int, outline: Outline | None, best: int = 3) -> Advice:
    """Hints for a seat, and a plan where its game can tell of one."""
    if outline is None or not bot.judgement.plans(state) or bot.budget.candidates == 0:
        return Advice(bot.explain(state, seat, best), [], 0.0, 0.0)
    determinized = state.determinize(seat, bot.rng)
    plans = bot.compare(determinized, seat)
    options = [int(option) for option in plans[0].options]
    parts = outline(determinized, seat, options)
    weighed = weigh(bot, determinized, seat, options, parts)
    expected, lead = average(weighed.points, weighed.visits), average(weighed.leads, weighed.visits)
    return Advice(from_plans(plans, best), parts, expected, lead)


def weigh(bot: SearchBot, determinized: State, seat: int, options: list[int], parts: list[Part]) -> Candidate:
    """Note the worth of every part; returns the whole plan with what came of it."""
    search = PlanSearch(determinized, seat, bot.judgement, bot.rng)
    search.candidates = [Candidate(row(plan)) for plan in (options, *[part.without for part in parts])]
    rollouts = int(bot.judgement.trials(determinized, bot.budget.rollouts))
    trials = max(2, rollouts // WEIGHING_SHARE // len(search.candidates))
    before = [0] * len(search.candidates)
    lost: list[list[int]] = [[] for _part in parts]
    for _trial in range(trials):
        search.try_all()
        now = [int(plan.points) for plan in search.candidates]
        gained = [points - then for points, then in zip(now, before, strict=True)]
        for number, losses in enumerate(lost):
            losses.append(gained[0] - gained[number + 1])
        before = now
    for part, losses in zip(parts, lost, strict=True):
        part.worth, part.error = mean_of(losses)
    return search.candidates[0]


def mean_of(hundredths: list[int]) -> tuple[float, float]:
    """The mean of some points and its standard error."""
    count = len(hundredths)
    mean = sum(hundredths) / count
    spread = sum([(points - mean) ** 2 for points in hundredths]) / (count - 1)
    return mean / 100.0, sqrt(spread / count) / 100.0


def row(options: list[int]) -> vec[i64]:
    found = vec[i64](capacity=len(options))
    for option in options:
        found = append(found, option)
    return found
