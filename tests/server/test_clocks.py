"""Clocks: none, real time with increment, days per move; a bot plays on, and the player can come back."""

import asyncio
from pathlib import Path

from tenshu.bots.registry import SUBSTITUTE
from tenshu.server.clock import DAY, GRACE, Clock, TimeControl
from tests.server.house import House, in_house, until


def test_real_time_runs_for_whoever_decides() -> None:
    clock = Clock.new(TimeControl(seconds=100, increment=5), 2)
    clock.at = 1000.0
    clock.run({0})
    clock.pass_time(1030.0)
    clock.run({1})
    assert clock.left == [75, 100]
    assert clock.deadline() == 1130.0
    assert clock.expired(1129.9) == []
    assert clock.expired(1130.0) == [1]


def test_all_clocks_run_while_all_plan() -> None:
    clock = Clock.new(TimeControl(seconds=50), 3)
    clock.run({0, 1, 2})
    clock.pass_time(20.0)
    clock.run({1, 2})
    clock.pass_time(50.0)
    assert clock.left == [30, 0, 0]
    assert clock.expired(50.0) == [1, 2]


def test_days_begin_anew_with_every_move() -> None:
    clock = Clock.new(TimeControl(days=2), 2)
    clock.run({0})
    clock.pass_time(DAY)
    assert clock.left[0] == DAY
    clock.moved(0)
    assert clock.left[0] == 2 * DAY
    clock.pass_time(2 * DAY)
    clock.run({1})
    clock.run({0})
    assert clock.left[0] == 2 * DAY


def test_time_never_runs_backwards() -> None:
    clock = Clock.new(TimeControl(seconds=10), 2)
    clock.at = 100.0
    clock.run({0})
    clock.pass_time(90.0)
    assert (clock.left[0], clock.at) == (10, 100.0)


def test_whoever_comes_back_finds_some_time() -> None:
    clock = Clock.new(TimeControl(seconds=10), 2)
    clock.run({0})
    clock.pass_time(30.0)
    assert clock.left[0] == 0
    clock.come_back(0)
    assert clock.left[0] == GRACE


def test_a_bot_plays_on_and_the_player_comes_back(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        first, second, _ = await house.seated(["person", "person"], clock={"seconds": 10})
        assert first.seat is not None
        session = await house.tables.session(first.table_id)
        assert session.hosted.clock
        # As if the time were nearly up.
        session.hosted.clock.left[first.seat] = 0.2

        async def gone() -> bool:
            return bool((await first.look())["seats"][first.seat]["bot"] == SUBSTITUTE)

        await asyncio.sleep(0.4)
        await house.tables.check_clocks(session)
        await until(gone)

        async def played() -> bool:
            return (await second.look())["question"] is not None

        await until(played)
        table = await first.look()
        assert table["clock"]["running"] == [second.seat]
        assert (await first.do("return")).status_code == 200
        table = await first.look()
        assert table["seats"][first.seat]["kind"] == "person"
        assert table["clock"]["left"][first.seat] == GRACE

    in_house(scene, tmp_path)


def test_the_store_knows_when_a_clock_runs_out(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        first, *_ = await house.seated(["person", "person"], clock={"seconds": 10})
        await house.seated(["person", "person"])
        now = (await first.look())["clock"]["at"]
        assert await house.tables.store.due(now + 9) == []
        assert await house.tables.store.due(now + 11) == [first.table_id]

    in_house(scene, tmp_path)
