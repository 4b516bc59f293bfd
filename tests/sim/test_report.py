"""Reports: the figures are right, every language says them, and the page needs nothing but itself."""

import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from tenshu.core.refusal import Refusal
from tenshu.report.figures import Sums, is_uneven, share
from tenshu.report.page import page
from tenshu.report.sections import Section, Writer, quantile
from tenshu.report.tally import tally
from tenshu.sim import plan, simulate
from tenshu.texts import LANGUAGES, Texts

TABLES = {
    "kunitori": plan("kunitori", 30, bots=("greedy", "greedy", "random")),
    "shogun": plan("shogun", 12, 3),
    "white_castle": plan("white_castle", 30, 2),
    "alone": plan("white_castle", 10, 1),
}


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("report")
    return {name: simulate(table, folder / f"{name}.parquet") for name, table in TABLES.items()}


class Elements(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TABLES)
def test_the_page_stands_alone_and_has_all_its_words(results: dict[str, Path], name: str, lang: str) -> None:
    html = page(tally([results[name]]), Texts(lang))
    elements = Elements()
    elements.feed(html)
    tags = [tag for tag, _ in elements.found]
    assert tags.count("svg") == tags.count("section") >= 5
    assert "script" not in tags
    assert "link" not in tags
    used = {
        value for _, attrs in elements.found for key, value in attrs.items() if key in ("src", "xlink:href")
    }
    assert all(value is not None and value.startswith("#") for value in used)
    said = re.sub("<(svg|style).*?</(svg|style)>", "", html, flags=re.DOTALL)
    assert not re.findall("report-[a-z-]+|{ ?\\$", said)


def sections(path: Path) -> dict[str, Section]:
    writer = Writer(tally([path]), Texts("en"))
    return {section.title: section for section in writer.sections()}


def test_answers_come_before_charts(results: dict[str, Path]) -> None:
    html = page(tally([results["kunitori"]]), Texts("en"))
    assert html.index("In short") < html.index("<svg")
    for section in sections(results["kunitori"]).values():
        assert html.index(section.answer.split(":")[0]) < html.index("<svg")


def test_wins_and_scores_are_those_of_the_rows(results: dict[str, Path]) -> None:
    found = tally([results["kunitori"]])
    rows = pq.read_table(results["kunitori"]).to_pylist()
    wins = [0.0] * 3
    bots = {"greedy": 0.0, "random": 0.0}
    for row in rows:
        winners = [seat for seat in range(3) if row["places"][seat] == 1]
        for seat in winners:
            wins[row["order"][seat] - 1] += 1 / len(winners)
            bots[row["bots"][seat]] += 1 / len(winners)
    assert found.wins.tolist() == pytest.approx(wins)
    assert found.bot_wins == pytest.approx(bots)
    assert sum(found.scores.elements()) == sum(sum(row["scores"]) for row in rows)
    assert sum(found.sources_won.values()) + sum(found.sources_lost.values()) == pytest.approx(
        sum(sum(row["scores"]) for row in rows)
    )


def test_the_value_of_a_thing_is_the_difference_it_goes_along_with(results: dict[str, Path]) -> None:
    """Of a province, which one has or has not, that is the difference between two shares of wins."""
    found = tally([results["shogun"]])
    rows = pq.read_table(results["shogun"]).to_pylist()
    about = max(
        (key for key in found.facts if key[:2] == ("has", "province")),
        key=lambda key: min(found.facts[key].seats, 36 - found.facts[key].seats),
    )
    won: dict[bool, list[float]] = {True: [], False: []}
    for row in rows:
        held = {fact["seat"] for fact in row["facts"] if (fact["fact"], fact["of"], fact["about"]) == about}
        for seat, place in enumerate(row["places"]):
            won[seat in held].append(float(place == 1))
    slope = found.facts[about].slope(36, found.winners)
    assert slope is not None
    assert slope.value == pytest.approx(sum(won[True]) / len(won[True]) - sum(won[False]) / len(won[False]))


def test_bots_are_compared_and_the_tower_is_told_of(results: dict[str, Path]) -> None:
    pairs = [row[0] for row in sections(results["kunitori"])["Who beats whom?"].rows]
    assert pairs == ["greedy bot before random bot", "random bot before greedy bot"]
    assert "What does the cube tower do?" in sections(results["shogun"])
    assert "rival" in sections(results["alone"])["Does it matter who begins?"].answer


def test_files_of_one_game_add_up_and_others_are_refused(results: dict[str, Path], tmp_path: Path) -> None:
    both = tally([results["white_castle"], results["white_castle"]])
    assert both.games == 60
    with pytest.raises(Refusal, match="one game"):
        tally([results["white_castle"], results["alone"]])
    letter = tmp_path / "letter.parquet"
    letter.write_text("Dear Aya")
    for path in (letter, tmp_path / "missing.parquet"):
        with pytest.raises(Refusal, match="no results"):
            tally([path])


def test_intervals() -> None:
    half = share(50, 100)
    assert (half.value, round(half.low, 3), round(half.high, 3)) == (0.5, 0.404, 0.596)
    assert share(0, 10).low == 0
    assert share(0, 0).high == 1
    assert is_uneven([600, 400])
    assert not is_uneven([510, 490])
    assert not is_uneven([10])


def test_slopes() -> None:
    certain = Sums()
    certain.add(50, 50, 50, 50)
    slope = certain.slope(100, 50)
    assert slope is not None
    assert (slope.value, slope.is_surely_positive()) == (1.0, True)
    all_alike = Sums(100, 100, 100, 50)
    assert all_alike.slope(100, 50) is None


def test_quantiles() -> None:
    scores = Counter({10: 90, 20: 10})
    assert [quantile(scores, part) for part in (0.05, 0.9, 0.95)] == [10, 10, 20]
