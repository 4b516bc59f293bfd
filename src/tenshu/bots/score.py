"""A judgement for any game: it knows nothing but the score, and plays the rest out at random."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.bots.brain import Brain
from tenshu.bots.judgement import Judgement, SearchConfig
from tenshu.bots.search_bot import Budget
from tenshu.core.rng import Rng
from tenshu.core.state import State

# Points mean something else in every game, so the win counts for most. No moment passes: all is played out.
SEARCH: Final = SearchConfig(lead=1000, horizon=1, rollout_noise=100, c_puct=60, virtual_visits=2, win=80)


class ScoreJudgement(Judgement):
    def worth(self, state: State, seat: i64, option: i64) -> i64:
        """What the option brings at once; chance falls as it may in the state that is determinized."""
        tried = state.copy()
        tried.apply(seat, option)
        return self.outlook(tried, seat)

    def outlook(self, state: State, seat: i64) -> i64:
        return state.scores()[seat] * 100

    def features(self, state: State, seat: i64) -> vec[i64]:
        return vec[i64]()

    def left(self, state: State, seat: i64) -> i64:
        return 0

    def moment(self, state: State) -> i64:
        return 0

    def advance(self, state: State, seat: i64, rng: Rng) -> i64:
        options = state.legal(seat)
        state.apply(seat, options[rng.below(len(options))])
        return 1


BRAIN: Final = Brain(
    ScoreJudgement(SEARCH), hard=Budget(100, 0, 0), master=Budget(500, 0, 0), hint=Budget(200, 0, 0)
)
