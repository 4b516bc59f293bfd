"""Which small changes there are: a sign, a comparison, a number, a truth, by the operators of Cosmic Ray."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.operator import Example, Operator
from cosmic_ray.plugins import get_operator

GAMES: Final = Path("src/tenshu/games")

# The files that decide what happens. Not among them: what is shown (view, tensor, offers, forecast, refusals,
# tidings), notation (position, encoding, vocabulary), numbering (choices, steps, table), and measurements.
RULES: Final = {
    "kunitori": (
        *("battle", "board", "buying", "cards", "effects", "kunitori", "march", "ninja", "promotion"),
        "turn",
    ),
    "shogun": (
        *("actions", "battle", "board", "chambers", "chambers_state", "components", "course", "court"),
        *("court_state", "draft_state", "imagination", "leaders", "leaders_state", "majority", "planning"),
        *("provinces", "revolt", "round", "samurai", "samurai_state", "scoring", "script", "season"),
        *("setup", "shogun", "tower", "winter"),
    ),
    "white_castle": (
        *("board", "castle", "chains", "components", "dice", "effects", "gardens", "groups", "mat"),
        *("rounds", "scoring", "script", "seals", "season", "sets", "setup", "solo", "white_castle"),
        "yards",
    ),
}

REPLACED: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "BinaryOperator": {
        "Add": ("Sub",),
        "Sub": ("Add",),
        "Mul": ("Add", "FloorDiv"),
        "FloorDiv": ("Mul",),
        "Mod": ("FloorDiv",),
        "BitAnd": ("BitOr",),
        "LShift": ("RShift",),
        "RShift": ("LShift",),
    },
    "ComparisonOperator": {
        "Eq": ("NotEq",),
        "NotEq": ("Eq",),
        "Lt": ("LtE", "GtE"),
        "LtE": ("Lt", "Gt"),
        "Gt": ("GtE", "LtE"),
        "GtE": ("Gt", "Lt"),
        "Is": ("IsNot",),
        "IsNot": ("Is",),
    },
    "UnaryOperator": {"Delete": ("Not", "USub")},
}
OTHERS: Final = (
    *("NumberReplacer", "ReplaceAndWithOr", "ReplaceOrWithAnd", "ReplaceTrueWithFalse"),
    *("ReplaceFalseWithTrue", "ReplaceBreakWithContinue", "ReplaceContinueWithBreak"),
)
# No rules: how much room a row has at first is a matter of speed, a version is what its maker says.
LEFT_ALONE: Final = ("capacity", "version")
# What a step shows stands beside what it does, and the notation of an expansion's part beside the part.
SHOWN: Final = ("question", "private", "why_not", "card", "about", "observe")
READ_AND_SHOWN: Final = ("read_", "view")


# What holds whole statements, or whole conditions.
STATEMENTS: Final = (
    *("file_input", "suite", "simple_stmt", "funcdef"),
    *("if_stmt", "while_stmt", "for_stmt", "with_stmt", "try_stmt"),
)


class TurnedSign(Operator):
    """`+=` for `-=` and the other way round, which Cosmic Ray leaves alone."""

    TURNED: Final = {"+=": "-=", "-=": "+=", "*=": "+="}

    def mutation_positions(self, node: Any) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
        if node.type == "operator" and node.value in self.TURNED:
            yield node.start_pos, node.end_pos

    def mutate(self, node: Any, index: int) -> Any:
        node.value = self.TURNED[node.value]
        return node

    @classmethod
    def examples(cls) -> tuple[Example, ...]:
        return tuple(Example(f"x {sign} y", f"x {turned} y") for sign, turned in cls.TURNED.items())


@dataclass(frozen=True)
class Change:
    """An operator, and at which of its places in the file; first and last line of the statement."""

    file: str
    function: str
    line: int
    columns: tuple[int, int]
    statement: tuple[int, int]
    operator: str
    occurrence: int
    rank: bytes

    def made(self, source: str) -> str:
        changed = mutate_code(source, operator(self.operator), self.occurrence)
        assert changed is not None
        return str(changed)


def operator(name: str) -> Operator:
    return TurnedSign() if name == "TurnedSign" else get_operator(f"core/{name}")()


def operators() -> list[str]:
    replaced = [
        f"Replace{kind}_{before}_{after}"
        for kind, table in REPLACED.items()
        for before, all_after in table.items()
        for after in all_after
    ]
    return [*replaced, *OTHERS, "TurnedSign"]


def changes(file: str, source: str, seed: str) -> list[Change]:
    """All changes of a file. Their rank comes from seed and text, so that few change when a line does."""
    nodes = list(ast_nodes(get_ast(source)))
    lines = source.split("\n")
    found = []
    for name in operators():
        occurrence = 0
        tool = operator(name)
        for node in nodes:
            for index, ((line, column), (_, end)) in enumerate(tool.mutation_positions(node)):
                if not is_left_alone(node):
                    text = lines[line - 1]
                    twins = lines[: line - 1].count(text)
                    rank = hashlib.sha256(repr((seed, file, name, index, text, column, twins)).encode())
                    where = function_of(node), line, (column, end), statement_of(node)
                    found.append(Change(file, *where, name, occurrence, rank.digest()))
                occurrence += 1
    return found


def is_left_alone(node: Any) -> bool:
    while node.parent is not None:
        if node.type == "argument" and node.get_first_leaf().value in LEFT_ALONE:
            return True
        if node.type == "funcdef" and (
            node.name.value in SHOWN or node.name.value.startswith(READ_AND_SHOWN)
        ):
            return True
        node = node.parent
    return False


def statement_of(node: Any) -> tuple[int, int]:
    while node.parent is not None and node.parent.type not in STATEMENTS:
        node = node.parent
    return node.start_pos[0], node.end_pos[0]


def function_of(node: Any) -> str:
    """`Board.draw`, or an empty name for what stands outside of classes and functions."""
    names: list[str] = []
    while node.parent is not None:
        node = node.parent
        if node.type in ("funcdef", "classdef"):
            names.insert(0, node.name.value)
    return ".".join(names)


def sample(sources: dict[str, str], size: int, seed: str) -> list[Change]:
    """So many changes of these files, by lot, in the order of files and lines."""
    every = [change for file, source in sources.items() for change in changes(file, source, seed)]
    drawn = sorted(every, key=lambda change: change.rank)[:size]
    return sorted(drawn, key=lambda change: (change.file, change.line, change.operator, change.occurrence))
