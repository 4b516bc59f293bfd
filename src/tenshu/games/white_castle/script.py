"""The scripts of a game as numbers; see rounds.py for their words."""

from mypy_extensions import i64

from tenshu.core import script
from tenshu.core.script import Scripts


class Script(script.Script):
    """Where each script begins in the row of steps; on the stack lies the step that comes next."""

    def __init__(self, scripts: Scripts, numbers: dict[str, int]) -> None:
        super().__init__(scripts, numbers)
        self.setup: i64 = self.begin("setup")
        self.round: i64 = self.begin("round")
        self.turn: i64 = self.begin("turn")
        self.end: i64 = self.begin("end")
