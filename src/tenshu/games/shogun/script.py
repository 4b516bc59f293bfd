"""The scripts of a game as numbers; see round.py for their words."""

from librt.vecs import vec
from mypy_extensions import i64


class Script:
    """A row of steps with -1 after each script, where each script begins, and the fields to plan in order.

    It never changes during a game, so copies of a state share it.
    """

    def __init__(
        self,
        steps: vec[i64],
        fields: vec[i64],
        game: i64,
        draft_turn: i64,
        year: i64,
        season: i64,
        winter: i64,
    ) -> None:
        self.steps = steps
        self.fields = fields
        self.game = game
        self.draft_turn = draft_turn
        self.year = year
        self.season = season
        self.winter = winter
