"""The story after the game: it adds up, names the choice where each thing happened, and can be told."""

from functools import cache
from typing import Any, cast

import pytest

from tenshu import story as chronicles
from tenshu.bots.registry import bot
from tenshu.core import registry
from tenshu.core.rng import from_seed
from tenshu.games.shogun.tower_statistics import expected
from tenshu.story import Chronicle
from tenshu.table import Table
from tenshu.texts import LANGUAGES, Texts, prefix

EVERYTHING = {"court": "on", "samurai": "on", "leaders": "on", "chambers": "on", "side": "moon"}
NAMES = ("Aki", "Botan", "Chiyo", "Daigo", "Emi", "Fumi")
GAMES: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("kunitori", 2, {}),
    ("kunitori", 4, {"generals": "two"}),
    ("shogun", 3, {}),
    ("shogun", 5, EVERYTHING),
    ("white_castle", 1, {}),
    ("white_castle", 3, {}),
)


@cache
def played(number: int) -> tuple[Table, Chronicle]:
    """A game between greedy bots and one that plays at random, and its story."""
    name, players, options = GAMES[number]
    table = Table.start(registry.game(name), players, f"story {number}", options, NAMES[:players])
    bots = [
        bot("random" if seat == 1 else "greedy", registry.game(name), str(seat)) for seat in range(players)
    ]
    while not table.state.over():
        seat = int(table.state.decider())
        table.choose(seat, bots[seat].decide(table.state, seat))
    return table, chronicles.write(table.record)


ALL = range(len(GAMES))


@pytest.mark.parametrize("number", ALL)
def test_the_story_ends_with_the_score(number: int) -> None:
    table, story = played(number)
    assert story.scores == table.state.scores()
    assert story.ranking == table.state.ranking()
    assert [sum(sources.values()) for sources in story.breakdown] == story.scores
    assert story.chapters[-1].values["points"] == story.scores
    assert story.chapters[-1].choice == len(table.record.choices)


@pytest.mark.parametrize("number", ALL)
def test_everything_has_its_place_in_the_game(number: int) -> None:
    table, story = played(number)
    assert len(story.chapters) > 5
    assert story.moments
    for parts in (story.chapters, story.moments):
        places = [part.choice for part in parts]
        assert places == sorted(places)
        assert 0 <= places[0] <= places[-1] <= len(table.record.choices)
    series = [list(chapter.values) for chapter in story.chapters]
    assert all(names == series[0] for names in series)
    assert all(len(values) == table.record.players for c in story.chapters for values in c.values.values())


@pytest.mark.parametrize("number", ALL)
def test_the_story_is_the_same_each_time(number: int) -> None:
    table, story = played(number)
    assert chronicles.write(table.record) == story


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", ALL)
def test_everything_can_be_said(number: int, lang: str) -> None:
    table, story = played(number)
    game, said = table.record.game, Texts(lang, NAMES)
    lines = [said.said(game, f"moment-{moment.kind}", moment.args) for moment in story.moments]
    lines += [said.said(game, f"chapter-{chapter.kind}", chapter.args) for chapter in story.chapters]
    lines += [said.said(game, f"series-{name}", {}) for name in story.chapters[0].values]
    for tally in story.tallies:
        lines += [said.said(game, f"tally-{tally.name}", {})]
        lines += [said.said(game, f"tally-column-{column}", {}) for column in tally.columns]
        lines += [said.said(game, f"tally-row-{row.name}", {}) for row in tally.rows if row.name]
    assert [line for line in lines if line.startswith(f"{prefix(game)}-") or "{" in line] == []


def tally(story: Chronicle, name: str) -> dict[int | str, dict[str, float]]:
    """A tally by seat (or name of the row) and column."""
    found = next(tally for tally in story.tallies if tally.name == name)
    return {
        row.seat if row.seat is not None else str(row.name): {
            column: value
            for column, value in zip(found.columns, row.values, strict=True)
            if value is not None
        }
        for row in found.rows
    }


@pytest.mark.parametrize("number", [2, 3])
def test_no_cube_is_lost_in_the_tower(number: int) -> None:
    table, story = played(number)
    view = cast(dict[str, Any], table.state.view(None))
    colours = [clan["colour"] for clan in view["clans"]]
    rows = tally(story, "tower")
    for seat, colour in enumerate(colours):
        assert rows[seat]["inside"] == view["tower"][colour]
    assert rows["farmers"]["inside"] == view["tower"]["green"]


@pytest.mark.parametrize("number", [2, 3])
def test_a_conquest_can_be_seen_where_it_is_told(number: int) -> None:
    table, story = played(number)
    conquests = [moment for moment in story.moments if moment.kind == "conquers"]
    for moment in conquests:
        provinces = cast(dict[str, Any], table.state_at(moment.choice).view(None)["provinces"])
        before = cast(dict[str, Any], table.state_at(moment.choice - 1).view(None)["provinces"])
        assert before[str(moment.args["province"])]["owner"] == moment.args["other"]
        assert provinces[str(moment.args["province"])]["owner"] == moment.args["seat"]


def test_nobody_is_lucky_for_ever() -> None:
    """What is expected of the tower is what it does on average."""
    _, story = played(3)
    rows = tally(story, "tower")
    fought = sum(rows[seat]["thrown"] for seat in range(5))
    assert abs(sum(rows[seat]["luck"] for seat in range(5))) < fought / 4


def test_of_an_empty_tower_less_is_expected_than_of_a_full_one() -> None:
    cubes = [4, 0, 0, 0, 0, 0]
    empty = expected([0, 0, 0, 0, 0, 0], cubes, from_seed("a"), 400)
    full = expected([12, 0, 12, 0, 0, 0], cubes, from_seed("a"), 400)
    assert 0 < empty[0] < full[0] + full[2]
    assert empty[2] == 0 < full[2]


@pytest.mark.parametrize(("number", "clans"), [(4, 2), (5, 3)])
def test_all_dice_are_counted(number: int, clans: int) -> None:
    """Three rounds, of each colour one die more than clans; three turns a round, one die a turn."""
    table, story = played(number)
    rows = tally(story, "dice")
    sides = [str(side) for side in range(1, 7)]
    assert sum(rows["rolled"][side] for side in sides) == 3 * 3 * (clans + 1)
    for seat in range(table.record.players):
        assert sum(rows[seat][side] for side in sides) == 9


def test_the_turns_of_kunitori_are_counted() -> None:
    _, story = played(1)
    rows = tally(story, "play")
    assert sum(rows[seat]["turns"] for seat in range(4)) == len(story.chapters)
    assert [chapter.args["turn"] for chapter in story.chapters] == list(range(1, len(story.chapters) + 1))
    won = sum(rows[seat]["won"] for seat in range(4))
    assert won == sum(rows[seat]["lost"] for seat in range(4))


def test_who_plays_alone_sees_the_points_of_the_rival() -> None:
    table, story = played(4)
    clans = cast(list[dict[str, Any]], table.state.view(None)["clans"])
    assert story.rival is not None
    assert sum(story.rival.values()) == clans[1]["points"]
    assert [played(number)[1].rival for number in ALL if number != 4] == [None] * (len(GAMES) - 1)


def test_a_story_can_begin_before_the_end() -> None:
    table, story = played(0)
    half = table.branch(len(table.record.choices) // 2)
    begun = chronicles.write(half.record)
    assert begun.chapters[:-1] == story.chapters[: len(begun.chapters) - 1]
