"""The arena: fair tables, results that can be continued, and ratings with their confidence."""

import json
from collections import Counter
from pathlib import Path
from random import Random
from statistics import fmean, stdev

import pytest
from rich.console import Console

from tenshu.arena import ratings, results_file
from tenshu.arena.matches import Arena, Result, play
from tenshu.cli.arena import table
from tenshu.cli.main import main
from tenshu.core.refusal import Refusal
from tenshu.texts import LANGUAGES, Texts

FOUR = ("easy", "medium", "hard", "master")


def arena(players: int = 2, bots: tuple[str, ...] = ("easy", "medium"), game: str = "kunitori") -> Arena:
    options = {"generals": "all", "ninja": "others"} if game == "kunitori" else {}
    return Arena(game, 1, players, options, bots, "test")


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_all_bots_take_turns_in_all_seats(players: int) -> None:
    fixed = arena(players, FOUR)
    games = [fixed.seats(number) for number in range(12 * players)]
    assert all(len(seats) == players for seats in games)
    for seat in range(players):
        counts = Counter(seats[seat] for seats in games)
        assert max(counts.values()) - min(counts.values()) == 0
        assert len(counts) == 4


def test_every_deal_is_played_from_every_seat() -> None:
    fixed = arena(3, FOUR)
    assert fixed.deal(0) == fixed.deal(2) != fixed.deal(3)
    first = [fixed.seats(number) for number in range(3)]
    assert first[1] == first[0][1:] + first[0][:1]
    assert first[2] == first[0][2:] + first[0][:2]


def test_a_game_of_the_arena_is_always_the_same() -> None:
    one, other = play(arena(), 3), play(arena(), 3)
    assert (one.seats, one.scores, one.places) == (other.seats, other.scores, other.places)


def test_several_processes_play_the_same_games() -> None:
    fixed = arena()
    here = {result.number: result.scores for result in results_file.games(fixed, [0, 1, 2, 3], 1)}
    there = {result.number: result.scores for result in results_file.games(fixed, [0, 1, 2, 3], 2)}
    assert here == there


def run(*words: str) -> int:
    return main(["arena", "kunitori", "--bots", "easy,medium", *words])


def test_a_later_run_continues_the_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept, whole = tmp_path / "kept.jsonl", tmp_path / "whole.jsonl"
    assert run("--games", "4", "--out", str(kept)) == 0
    first = kept.read_text()
    kept.write_text(first + '{"number": 4, "sea')
    capsys.readouterr()
    assert run("--games", "10", "--out", str(kept), "--json") == 0
    continued = json.loads(capsys.readouterr().out)
    assert kept.read_text().startswith(first)
    assert run("--games", "10", "--out", str(whole), "--json") == 0
    at_once = json.loads(capsys.readouterr().out)
    figures = ("bot", "games", "wins", "points", "rating", "rating_low", "rating_high")
    for one, other in zip(continued["standings"], at_once["standings"], strict=True):
        assert [one[key] for key in figures] == [other[key] for key in figures]
    assert [row["bot"] for row in at_once["standings"]] == ["medium", "easy"]


def test_a_file_of_another_arena_is_refused_and_stays(tmp_path: Path) -> None:
    path = tmp_path / "other.jsonl"
    results_file.write(path, arena(), [])
    before = path.read_text()
    with pytest.raises(Refusal, match="is no file of this arena"):
        results_file.read(path, arena(3))
    path.write_text("something else\n")
    with pytest.raises(Refusal, match="is no file of this arena"):
        results_file.read(path, arena())
    assert run("--games", "2", "--out", str(path)) == 2
    assert path.read_text() == "something else\n"
    assert before.startswith("{")


def test_unknown_bots_and_tables_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "kunitori", "--bots", "easy,deep-thought"]) == 2
    assert "deep-thought" in capsys.readouterr().err
    assert main(["arena", "shogun", "--players", "2"]) == 2
    assert "3 to 5 players" in capsys.readouterr().err


def test_the_table_names_the_bots(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--games", "2", "--lang", "de") == 0
    told = capsys.readouterr().out
    assert "fairer Anteil" in told
    assert "medium" in told


def result(number: int, seats: list[str], places: list[int]) -> Result:
    n = len(seats)
    return Result(number, seats, [10 - place for place in places], places, [1] * n, [0.1] * n, [0.1] * n)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_eighty_columns_every_bot_has_one_line(lang: str) -> None:
    results = [result(n, list(FOUR), [4, 3, 1 + n % 2, 2 - n % 2]) for n in range(100)]
    console = Console(width=80)
    with console.capture() as captured:
        console.print(table(ratings.standings(results), Texts(lang)))
    lines = captured.get().splitlines()
    for name in FOUR:
        (line,) = [line for line in lines if line.startswith(name)]
        assert "±" in line
        assert line.rstrip().endswith("0.10 s")
    assert sum("%" in line and "±" not in line for line in lines) == 1


def test_ratings_tell_the_better_from_the_worse_with_confidence() -> None:
    few = [result(n, ["a", "b"] if n % 2 else ["b", "a"], [1, 2] if n % 2 else [2, 1]) for n in range(4)]
    many = [result(n, ["a", "b"] if n % 2 else ["b", "a"], [1, 2] if n % 2 else [2, 1]) for n in range(60)]
    for results in (few, many):
        first, second = ratings.standings(results)
        assert (first.bot, second.bot) == ("a", "b")
        assert first.share == 1
    wide, narrow = ratings.standings(few)[0], ratings.standings(many)[0]
    assert narrow.high - narrow.low < wide.high - wide.low
    assert ratings.standings(many)[0].low > ratings.standings(many)[1].high


def test_the_intervals_are_as_wide_as_the_means_spread() -> None:
    strengths = {"weak": 0.0, "even": 3.0, "strong": 6.0}
    means: dict[str, list[float]] = {name: [] for name in strengths}
    widths: dict[str, list[float]] = {name: [] for name in strengths}
    for repeat in range(30):
        chance = Random(f"spread {repeat}")
        results = []
        for number in range(100):
            luck = {name: strength + chance.gauss(0, 25 / 6) for name, strength in strengths.items()}
            order = sorted(luck, key=lambda name: -luck[name])
            results.append(result(number, list(strengths), [order.index(name) + 1 for name in strengths]))
        for name, (mean, deviation) in ratings.rated(results).items():
            means[name].append(mean)
            widths[name].append(deviation)
    for name in strengths:
        assert 0.7 < fmean(widths[name]) / stdev(means[name]) < 1.6


def test_a_bot_is_compared_with_the_one_that_stands_next() -> None:
    seats = ["a", "b", "b"]
    results = [
        result(0, seats, [1, 2, 3]),
        result(1, seats, [2, 1, 3]),
        result(2, ["a", "c", "c"], [1, 2, 3]),
    ]
    first, second, third = ratings.standings(results)
    assert (first.bot, first.met, first.ahead) == ("a", 2, 1.5)
    assert (second.met, third.met) == (0, 0)
    assert third.to_json()["ahead_of_next"] is None


def test_a_shared_victory_is_shared() -> None:
    (one, other) = ratings.standings([result(0, ["a", "b"], [1, 1])])
    assert one.wins == other.wins == 0.5
    assert one.rating == pytest.approx(other.rating)


def test_several_seats_of_one_bot_count_for_it_together() -> None:
    results = [result(n, ["master", "easy", "easy"], [1, 2, 3]) for n in range(20)]
    first, second = ratings.standings(results)
    assert (first.bot, first.seats) == ("master", 20)
    assert first.fair == pytest.approx(1 / 3)
    assert (second.bot, second.seats) == ("easy", 40)
    assert first.low > second.high
