"""The tool that changes the rules: which changes it makes, and which of them it says no test notices."""

from pathlib import Path

import pytest

from tests.mutants.changes import RULES, Change, changes, sample
from tests.mutants.report import Line, Outcome, line_of, listed, stale, told
from tests.mutants.trial import Copy

ROOT = Path(__file__).parents[2]

SOURCE = '''"""Rules with 1 number in words."""
FEW: Final = 3


class Clan:
    def pay(self, price: int | None) -> None:
        self.row = vec[i64](capacity=8)
        if self.coins >= price and not self.broke:
            self.coins -= price
        self.tell("pays", -1)

    def question(self) -> dict[str, object]:
        return {"coins": self.coins + 1}
'''


def lines(source: str) -> list[tuple[str, str, str]]:
    found = [
        (change, line_of(change, source, change.made(source))) for change in changes("clan", source, "1")
    ]
    return sorted((change.function, line.before, line.after) for change, line in found)


def test_a_sign_a_comparison_a_number_a_truth() -> None:
    condition = "if self.coins >= price and not self.broke:"
    assert lines(SOURCE) == sorted(
        [
            ("", "FEW: Final = 3", "FEW: Final = 4"),
            ("", "FEW: Final = 3", "FEW: Final = 2"),
            ("Clan.pay", condition, "if self.coins > price and not self.broke:"),
            ("Clan.pay", condition, "if self.coins < price and not self.broke:"),
            ("Clan.pay", condition, "if self.coins >= price or not self.broke:"),
            ("Clan.pay", condition, "if self.coins >= price and self.broke:"),
            ("Clan.pay", "self.coins -= price", "self.coins += price"),
            ("Clan.pay", 'self.tell("pays", -1)', 'self.tell("pays", 1)'),
            ("Clan.pay", 'self.tell("pays", -1)', 'self.tell("pays", -0)'),
            ("Clan.pay", 'self.tell("pays", -1)', 'self.tell("pays", -2)'),
        ]
    )


def test_a_seed_draws_the_same_sample_wherever_lines_move() -> None:
    def drawn(source: str, seed: str) -> list[Line]:
        return [line_of(change, source, change.made(source)) for change in sample({"clan": source}, 4, seed)]

    assert drawn(SOURCE, "1") == drawn(SOURCE.replace("class", "OTHER: Final = OF\n\n\nclass"), "1")
    assert drawn(SOURCE, "1") != drawn(SOURCE, "2")


def test_a_statement_over_several_lines_is_reached_as_a_whole() -> None:
    source = "def sum(board):\n    return (\n        board.coins\n        + board.seals\n    )\n"
    [change] = changes("clan", source, "1")
    assert (change.line, change.statement) == (4, (2, 5))


@pytest.mark.parametrize("game", RULES)
def test_the_rules_are_all_there(game: str) -> None:
    for file in RULES[game]:
        assert (ROOT / "src/tenshu/games" / game / f"{file}.py").exists()


@pytest.mark.parametrize("game", RULES)
def test_what_is_listed_as_harmless_has_a_reason(game: str) -> None:
    assert all(listed(Path(__file__).with_name(f"{game}.toml")).values())


def test_a_line_that_is_gone_is_told() -> None:
    here = Line("clan", "Clan.pay", "self.coins -= price", "self.coins += price")
    gone = Line("clan", "Clan.pay", "self.coins -= cost", "self.coins += cost")
    assert stale({here: "", gone: ""}, {"clan": SOURCE}) == [gone]


def test_how_a_survivor_and_a_sample_are_told() -> None:
    change = Change("battle", "pay", 12, (6, 8), (12, 12), "TurnedSign", 0, b"")
    line = Line("battle", "pay", "coins -= 1", "coins += 1")
    where = "src/tenshu/games/kunitori/battle.py:12 pay"
    assert told("kunitori", change, line) == f"{where}\n  - coins -= 1\n  + coins += 1"
    outcome = Outcome("kunitori", 20, 19, 3, [(change, line)], seconds=61.4)
    assert outcome.summary() == (
        "kunitori: 19 of 20 changes, 1 not noticed, 3 that change nothing, 1 not tried for lack of time; 61 s"
    )


def test_tests_that_notice_and_tests_that_do_not(tmp_path: Path) -> None:
    """On a copy: prices are tested in test_buying.py, endless turns are ended, battles are not reached."""
    with Copy(ROOT, tmp_path, "kunitori") as copy:
        reach = copy.reach("tests/games/kunitori/test_buying.py")
        source = copy.path("buying").read_text()
        [price] = changes_of("buying", source, "cost = DECK.cost[card] - board.tolls", "Sub_Add")
        [endless] = changes_of("buying", source, "while territory.hand[card] > 0:", "Gt_GtE")
        tests = reach.tests(price)
        assert copy.noticed("buying", price.made(source), tests, reach)
        assert copy.noticed("buying", endless.made(source), reach.tests(endless), reach)
        assert not copy.noticed("buying", source + "# The same\n", tests, reach)
        assert copy.path("buying").read_text() == source
        battle = copy.path("battle").read_text()
        [strength] = changes_of("battle", battle, "strength += DECK.attack[board.host[i]]", "TurnedSign")
        assert reach.tests(strength) == []
    assert copy.process.returncode is not None


def changes_of(file: str, source: str, line: str, operator: str) -> list[Change]:
    lines = source.split("\n")
    return [
        change
        for change in changes(file, source, "1")
        if lines[change.line - 1].strip() == line and change.operator.endswith(operator)
    ]
