"""Clocks: none, real time with increment, days per move; a bot plays on, and the player can come back."""

import asyncio
import json
from pathlib import Path

from tenshu.bots.registry import SUBSTITUTE
from tenshu.server.clock import DAY, Clock, TimeControl
from tenshu.server.store_check import check_store
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
    clock.moved(0, 0)
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


def test_changing_hands_gives_nobody_time() -> None:
    clock = Clock.new(TimeControl(seconds=10, increment=5), 2)
    clock.run({0})
    clock.pass_time(8.0)
    for seats in (set[int](), {0}, {1}, {0}):
        clock.run(seats, played=False)
    assert clock.left == [2, 10]
    days = Clock.new(TimeControl(days=2), 2)
    days.run({0})
    days.pass_time(DAY)
    for seats in (set[int](), {0}):
        days.run(seats, played=False)
    assert days.left[0] == DAY


def test_what_is_taken_back_returns_its_increment() -> None:
    clock = Clock.new(TimeControl(seconds=100, increment=5), 2)
    clock.run({0})
    for _ in range(10):
        clock.run({1})
        clock.run({0}, played=False, again=frozenset({0, 1}))
    assert clock.left == [100, 100]
    # Who plans anew is asked again by a play of its own.
    clock.run({1})
    clock.run({0, 1}, again=frozenset({0}))
    assert clock.left == [100, 100]


def test_days_are_taken_back_with_the_choice_that_gave_them() -> None:
    clock = Clock.new(TimeControl(days=2), 2)
    clock.run({0})
    clock.pass_time(DAY)
    for _ in range(3):
        for choice in range(3):
            clock.moved(0, choice)
            assert clock.left[0] == 2 * DAY
        clock.taken_back(2)
        assert clock.left[0] == 2 * DAY
        clock.taken_back(0)
        assert clock.left[0] == DAY
    other = Clock.new(TimeControl(days=2), 2)
    other.restore(*json.loads(json.dumps(clock.kept())))
    assert other == clock


def test_choosing_and_undoing_gives_no_days(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        me, *_ = await house.seated(["person"] * 3, "shogun", clock={"days": 1})
        assert me.seat is not None
        session = await house.tables.session(me.table_id)
        assert session.hosted.clock
        session.hosted.clock.left[me.seat] = 30.0
        for _ in range(3):
            assert (await me.choose(1)).status_code == 200
            assert (await me.look())["clock"]["left"][me.seat] == DAY
            assert (await me.do("undo", on=(await me.look())["sequence"])).status_code == 200
        assert (await me.look())["clock"]["left"][me.seat] <= 30
        report = await check_store(house.tables.store)
        assert not report.failures

    in_house(scene, tmp_path)


def test_lending_the_seat_gives_no_time(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        for control in ({"seconds": 100, "increment": 20}, {"days": 1}):
            me, _, _ = await house.seated(["person", "person"], clock=control)
            assert me.seat is not None
            session = await house.tables.session(me.table_id)
            assert session.hosted.clock
            session.hosted.clock.left[me.seat] = 30
            # No bot comes to move in between.
            session.thinking.add(me.seat)
            for _ in range(3):
                assert (await me.do("hand-over")).status_code == 200
                assert (await me.do("return")).status_code == 200
            assert (await me.look())["clock"]["left"][me.seat] <= 30

    in_house(scene, tmp_path)


def test_a_day_that_is_over_does_not_begin_anew(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        me, _, _ = await house.seated(["person", "person"], clock={"days": 1})
        assert me.seat is not None
        session = await house.tables.session(me.table_id)
        assert session.hosted.clock
        session.thinking.add(me.seat)
        session.hosted.clock.left[me.seat] = 0.0
        await house.tables.check_clocks(session)
        assert (await me.look())["seats"][me.seat]["bot"] == SUBSTITUTE
        assert (await me.do("return")).json()["code"] == "out-of-time"
        assert (await me.look())["clock"]["left"][me.seat] == 0
        session.thinking.discard(me.seat)
        house.tables.wake_bots(session)

        async def back() -> bool:
            return (await me.do("return")).status_code == 200

        # The bot has made the move that was late: the next one has days of its own.
        await until(back)
        assert (await me.look())["clock"]["left"][me.seat] == DAY

    in_house(scene, tmp_path)


def test_a_bot_plays_on_for_whoever_has_no_time_left(tmp_path: Path) -> None:
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
        assert (await first.do("return")).json()["code"] == "out-of-time"
        table = await first.look()
        assert table["seats"][first.seat]["kind"] == "bot"
        assert table["clock"]["left"][first.seat] == 0

    in_house(scene, tmp_path)


def test_the_store_knows_when_a_clock_runs_out(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        first, *_ = await house.seated(["person", "person"], clock={"seconds": 10})
        await house.seated(["person", "person"])
        now = (await first.look())["clock"]["at"]
        assert await house.tables.store.due(now + 9) == []
        assert await house.tables.store.due(now + 11) == [first.table_id]

    in_house(scene, tmp_path)
