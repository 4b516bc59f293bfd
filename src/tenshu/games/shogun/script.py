"""The scripts of a game as numbers; see round.py for their words."""

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core import script
from tenshu.core.script import Scripts


class Script(script.Script):
    """Where each script begins in the row of steps, and the fields to plan in order."""

    def __init__(self, scripts: Scripts, numbers: dict[str, int], fields: vec[i64]) -> None:
        super().__init__(scripts, numbers)
        self.fields = fields
        self.game: i64 = self.begin("game")
        self.draft_turn: i64 = self.begin("draft-turn")
        self.year: i64 = self.begin("year")
        self.season: i64 = self.begin("season")
        self.winter: i64 = self.begin("winter")
