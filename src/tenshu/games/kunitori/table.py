"""All steps by their number."""

from typing import Final

from librt.vecs import vec

from tenshu.games.kunitori import battle, buying, effects, march, ninja, promotion, turn
from tenshu.games.kunitori.board import Board
from tenshu.games.kunitori.step import Question, Step


def laid_out(found: list[Step]) -> vec[Step]:
    """Where no step has the number lies one that complains when it is its turn."""
    rows: list[Step] = [Step() for _ in range(max(int(step.number) for step in found) + 1)]
    for step in found:
        rows[step.number] = step
    # In a list every step would be checked to be one, each time it is looked up.
    return vec[Step](rows)


STEPS: Final = laid_out(
    [
        turn.Turn(),
        march.BattlePhase(),
        march.March(),
        battle.Resolve(),
        battle.Rally(),
        buying.BuyPhase(),
        ninja.NinjaReveal(),
        turn.CleanUp(),
        effects.Deployed(),
        effects.Action(),
        effects.Choose(),
        ninja.NinjaShow(),
        ninja.NinjaJudge(),
        ninja.Order(),
        effects.MarketTrash(),
        effects.MarketGain(),
        effects.TollsMilitia(),
        promotion.Promote(),
        promotion.Pay(),
        promotion.TakeGeneral(),
        march.Lead(),
        march.Assign(),
        battle.Defend(),
        battle.Ambush(),
        battle.Reward(),
        buying.Buy(),
        turn.Withdraw(),
    ]
)
QUESTIONS: Final = tuple(step.name for step in STEPS if isinstance(step, Question))


def on_top(board: Board) -> Step:
    """The step that is to be done now."""
    return STEPS[board.todo.step()]
