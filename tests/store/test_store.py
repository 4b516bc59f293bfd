"""What every store must do."""

import asyncio
import random
import time

import pytest

from tenshu.store import (
    Entry,
    IdTaken,
    Listing,
    Snapshot,
    Stale,
    Store,
    StoredTable,
    UnknownTable,
    open_store,
)

pytestmark = pytest.mark.anyio

OPEN = Listing("open")
RUNNING = Listing("running", 5.0, {"turn": 2})
AGREEMENT: dict[str, object] = {"game": "kunitori", "names": ["Ōta", "Rémi"]}


def table(name: str = "castle", listing: Listing = OPEN, created: float = 1.0) -> StoredTable:
    return StoredTable(name, created, AGREEMENT, listing)


def move(seq: int, command: str | None = None, seat: int | None = 0) -> Entry:
    return Entry(seq, command or f"c{seq}", seat, "play", {"choices": [[0, f"draw {seq}"]]}, 7.5, "ab12")


async def test_a_table_comes_back_as_it_was_kept(store: Store) -> None:
    await store.create(table())
    assert await store.append("castle", move(1), RUNNING) == move(1)
    assert await store.append("castle", move(2, seat=None), RUNNING) == move(2, seat=None)
    loaded = await store.load("castle")
    assert loaded.table == StoredTable("castle", 1.0, AGREEMENT, RUNNING, seq=2)
    assert loaded.snapshot is None
    assert loaded.entries == [move(1), move(2, seat=None)]
    assert await store.entries("castle", after=1) == [move(2, seat=None)]


async def test_it_is_there_for_the_next_process(store: Store, url: str) -> None:
    await store.create(table())
    await store.append("castle", move(1), RUNNING)
    other = await open_store(url)
    assert (await other.load("castle")).entries == [move(1)]
    await other.close()


async def test_an_id_is_given_once(store: Store) -> None:
    await store.create(table())
    with pytest.raises(IdTaken):
        await store.create(table(created=2.0))
    assert (await store.load("castle")).table.created == 1.0


async def test_creating_the_very_same_table_again_changes_nothing(store: Store) -> None:
    await store.create(table())
    await store.append("castle", move(1), RUNNING)
    await store.create(table())
    assert (await store.load("castle")).table.seq == 1


async def test_tables_that_do_not_exist(store: Store) -> None:
    with pytest.raises(UnknownTable):
        await store.load("nowhere")
    with pytest.raises(UnknownTable):
        await store.append("nowhere", move(1), RUNNING)
    assert await store.entries("nowhere") == []
    assert await store.command("nowhere", "c1") is None


async def test_a_repeated_command_gets_the_first_entry(store: Store) -> None:
    await store.create(table())
    await store.append("castle", move(1, "mine"), RUNNING)
    await store.append("castle", move(2), RUNNING)
    assert await store.append("castle", move(3, "mine"), OPEN) == move(1, "mine")
    assert await store.append("castle", move(1, "mine"), OPEN) == move(1, "mine")
    assert await store.command("castle", "mine") == move(1, "mine")
    assert await store.command("castle", "yours") is None
    assert (await store.load("castle")).table.listing == RUNNING


@pytest.mark.parametrize("seq", [0, 1, 2, 4, 100])
async def test_an_entry_follows_the_last_or_is_refused(store: Store, seq: int) -> None:
    await store.create(table())
    await store.append("castle", move(1), RUNNING)
    await store.append("castle", move(2), RUNNING)
    with pytest.raises(Stale) as refused:
        await store.append("castle", move(seq, "late"), OPEN)
    assert refused.value.seq == 2
    assert await store.entries("castle") == [move(1), move(2)]
    assert (await store.load("castle")).table.listing == RUNNING


async def test_the_same_command_id_may_serve_two_tables(store: Store) -> None:
    await store.create(table("castle"))
    await store.create(table("garden"))
    await store.append("castle", move(1, "same"), RUNNING)
    assert await store.append("garden", move(1, "same"), RUNNING) == move(1, "same")
    assert (await store.load("garden")).table.seq == 1


async def test_of_many_for_one_place_exactly_one_wins(store: Store) -> None:
    await store.create(table())
    for seq in range(1, 6):
        asked = [store.append("castle", move(seq, f"{seq}-{n}"), RUNNING) for n in range(20)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(answer, Entry) for answer in answers) == 1
        assert sum(isinstance(answer, Stale) for answer in answers) == 19
    assert [entry.seq for entry in await store.entries("castle")] == [1, 2, 3, 4, 5]


async def test_processes_race_and_the_log_stays_whole(store: Store, url: str) -> None:
    names = [f"table{n}" for n in range(8)]
    for name in names:
        await store.create(table(name))
    rivals = [store, await open_store(url), await open_store(url)]

    async def play(rival: Store, mark: int) -> int:
        won = 0
        last = dict.fromkeys(names, 0)
        for turn in range(60):
            # Each goes through the tables in an order of its own, several at a time.
            chosen = random.Random(f"{mark}-{turn}").sample(names, 3)
            asked = [rival.append(n, move(last[n] + 1, f"{mark}-{turn}"), RUNNING) for n in chosen]
            for name, answer in zip(
                chosen, await asyncio.gather(*asked, return_exceptions=True), strict=True
            ):
                assert isinstance(answer, Entry | Stale), answer
                last[name] = answer.seq
                won += isinstance(answer, Entry)
        return won

    won = sum(await asyncio.gather(*(play(rival, mark) for mark, rival in enumerate(rivals))))
    logs = [await store.entries(name) for name in names]
    assert sum(map(len, logs)) == won
    for log in logs:
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
    for rival in rivals[1:]:
        await rival.close()


async def test_a_snapshot_shortens_the_way(store: Store) -> None:
    await store.create(table())
    for seq in range(1, 6):
        await store.append("castle", move(seq), RUNNING)
    await store.snapshot("castle", Snapshot(3, b"\0position\xff"))
    await store.snapshot("castle", Snapshot(2, b"an older one"))
    loaded = await store.load("castle")
    assert loaded.snapshot == Snapshot(3, b"\0position\xff")
    assert loaded.entries == [move(4), move(5)]
    assert len(await store.entries("castle")) == 5


async def test_a_long_table_loads_quickly(store: Store) -> None:
    await store.create(table())
    await asyncio.gather(*(store.append("castle", move(seq), RUNNING) for seq in range(1, 1001)))
    await store.snapshot("castle", Snapshot(960, bytes(100_000)))
    await store.load("castle")
    begin = time.perf_counter()
    loaded = await store.load("castle")
    assert time.perf_counter() - begin < 0.05
    assert len(loaded.entries) == 40


async def test_lists_of_tables(store: Store) -> None:
    for n in range(5):
        await store.create(table(f"table{n}", OPEN if n % 2 else RUNNING, created=float(10 - n)))
    assert [found.id for found in await store.tables(limit=2)] == ["table0", "table1"]
    assert [found.id for found in await store.tables(after="table1")] == ["table2", "table3", "table4"]
    assert [found.id for found in await store.tables("open")] == ["table1", "table3"]
    assert [found.id for found in await store.newest("running", limit=2)] == ["table0", "table2"]


async def test_tables_that_wait_for_nobody(store: Store) -> None:
    for n, due in enumerate((30.0, 10.0, None, 20.0)):
        await store.create(table(f"table{n}", Listing("running", due)))
    assert await store.due(5.0) == []
    assert await store.due(25.0) == ["table1", "table3"]
    await store.append("table1", move(1), Listing("over"))
    assert await store.due(99.0, limit=1) == ["table3"]
    assert await store.due(99.0, limit=5, skip=1) == ["table0"]


async def test_clocks_are_found_among_tables_that_wait_for_bots(store: Store) -> None:
    for n, clock in enumerate((None, 30.0, 10.0, None)):
        await store.create(table(f"table{n}", Listing("running", 1.0, clock=clock)))
    assert await store.run_out(5.0) == []
    assert await store.run_out(35.0) == ["table2", "table1"]
    assert await store.run_out(35.0, skip=1) == ["table1"]
    assert (await store.load("table1")).table.listing.clock == 30.0
    await store.append("table2", move(1), Listing("running", 1.0, clock=40.0))
    assert await store.run_out(35.0) == ["table1"]


async def test_closing_finishes_what_was_begun(store: Store, url: str) -> None:
    other = await open_store(url)
    await other.create(table())
    asked = [asyncio.create_task(other.append("castle", move(seq), RUNNING)) for seq in range(1, 21)]
    await asyncio.sleep(0)
    await other.close()
    assert await asyncio.gather(*asked) == [move(seq) for seq in range(1, 21)]
    assert (await store.load("castle")).table.seq == 20
