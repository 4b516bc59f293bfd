"""The course of a game as lists of steps, and how an expansion inserts its own.

An expansion names a script, one of its steps, and the step of its own that comes before that one.
"""

from collections.abc import Iterable

from librt.vecs import append, vec
from mypy_extensions import i64

# The names of a game's scripts, each with the names of its steps in order.
Scripts = dict[str, list[str]]
# Script, step before which it goes (empty: at the end), the step inserted.
Insert = tuple[str, str, str]


def extended(scripts: Scripts, inserts: Iterable[Insert]) -> Scripts:
    """The scripts with more steps, in the order of the inserts; the given ones stay as they are."""
    found = {name: list(steps) for name, steps in scripts.items()}
    for name, before, step in inserts:
        script = found[name]
        script.insert(script.index(before) if before else len(script), step)
    return found


class Script:
    """Scripts laid end to end as one row of step numbers, -1 after each.

    It never changes during a game, so copies of a state share it. What remains of a script lies on the stack
    of a state as a place in this row, or as the step that comes next, to which `following` leads.
    """

    def __init__(self, scripts: Scripts, numbers: dict[str, int]) -> None:
        self.steps = vec[i64]()
        self.starts: dict[str, int] = {}
        for name, steps in scripts.items():
            self.starts[name] = len(self.steps)
            for step in steps:
                self.steps = append(self.steps, numbers[step])
            self.steps = append(self.steps, -1)
        self.following = followers(self.steps)

    def begin(self, name: str) -> i64:
        """The place where a script begins."""
        return self.starts[name]


def followers(row: vec[i64]) -> vec[i64]:
    """By step, the one that comes after it where it stands first; -1 after the last of a script."""
    highest: i64 = -1
    for step in row:
        if step > highest:
            highest = step
    found = vec[i64](capacity=highest + 1)
    for _step in range(highest + 1):
        found = append(found, -1)
    i: i64 = len(row) - 2
    while i >= 0:
        if row[i] >= 0:
            found[row[i]] = row[i + 1]
        i -= 1
    return found
