"""What every store must do."""

import asyncio
import random
import time

import pytest

from tenshu.store import (
    Entry,
    Snapshot,
    Stale,
    Standing,
    Store,
    StoredGame,
    Taken,
    UnknownGame,
    open_store,
)

pytestmark = pytest.mark.anyio

OPEN = Standing("open")
RUNNING = Standing("running", 5.0, {"turn": 2})
HEAD: dict[str, object] = {"game": "kunitori", "names": ["Ōta", "Rémi"]}


def game(name: str = "castle", standing: Standing = OPEN, created: float = 1.0) -> StoredGame:
    return StoredGame(name, created, HEAD, standing)


def move(seq: int, command: str | None = None, seat: int | None = 0) -> Entry:
    return Entry(seq, command or f"c{seq}", seat, "play", {"choices": [[0, f"draw {seq}"]]}, 7.5, "ab12")


async def test_a_game_comes_back_as_it_was_kept(store: Store) -> None:
    await store.create(game())
    assert await store.append("castle", move(1), RUNNING) == move(1)
    assert await store.append("castle", move(2, seat=None), RUNNING) == move(2, seat=None)
    loaded = await store.load("castle")
    assert loaded.game == StoredGame("castle", 1.0, HEAD, RUNNING, seq=2)
    assert loaded.snapshot is None
    assert loaded.entries == [move(1), move(2, seat=None)]
    assert await store.entries("castle", after=1) == [move(2, seat=None)]


async def test_it_is_there_for_the_next_process(store: Store, url: str) -> None:
    await store.create(game())
    await store.append("castle", move(1), RUNNING)
    other = await open_store(url)
    assert (await other.load("castle")).entries == [move(1)]
    await other.close()


async def test_an_id_is_given_once(store: Store) -> None:
    await store.create(game())
    with pytest.raises(Taken):
        await store.create(game(created=2.0))
    assert (await store.load("castle")).game.created == 1.0


async def test_creating_the_very_same_game_again_changes_nothing(store: Store) -> None:
    await store.create(game())
    await store.append("castle", move(1), RUNNING)
    await store.create(game())
    assert (await store.load("castle")).game.seq == 1


async def test_games_that_do_not_exist(store: Store) -> None:
    with pytest.raises(UnknownGame):
        await store.load("nowhere")
    with pytest.raises(UnknownGame):
        await store.append("nowhere", move(1), RUNNING)
    assert await store.entries("nowhere") == []
    assert await store.command("nowhere", "c1") is None


async def test_a_repeated_command_gets_the_first_entry(store: Store) -> None:
    await store.create(game())
    await store.append("castle", move(1, "mine"), RUNNING)
    await store.append("castle", move(2), RUNNING)
    assert await store.append("castle", move(3, "mine"), OPEN) == move(1, "mine")
    assert await store.append("castle", move(1, "mine"), OPEN) == move(1, "mine")
    assert await store.command("castle", "mine") == move(1, "mine")
    assert await store.command("castle", "yours") is None
    assert (await store.load("castle")).game.standing == RUNNING


@pytest.mark.parametrize("seq", [0, 1, 2, 4, 100])
async def test_an_entry_follows_the_last_or_is_refused(store: Store, seq: int) -> None:
    await store.create(game())
    await store.append("castle", move(1), RUNNING)
    await store.append("castle", move(2), RUNNING)
    with pytest.raises(Stale) as refused:
        await store.append("castle", move(seq, "late"), OPEN)
    assert refused.value.seq == 2
    assert await store.entries("castle") == [move(1), move(2)]
    assert (await store.load("castle")).game.standing == RUNNING


async def test_the_same_command_id_may_serve_two_games(store: Store) -> None:
    await store.create(game("castle"))
    await store.create(game("garden"))
    await store.append("castle", move(1, "same"), RUNNING)
    assert await store.append("garden", move(1, "same"), RUNNING) == move(1, "same")
    assert (await store.load("garden")).game.seq == 1


async def test_of_many_for_one_place_exactly_one_wins(store: Store) -> None:
    await store.create(game())
    for seq in range(1, 6):
        asked = [store.append("castle", move(seq, f"{seq}-{n}"), RUNNING) for n in range(20)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(answer, Entry) for answer in answers) == 1
        assert sum(isinstance(answer, Stale) for answer in answers) == 19
    assert [entry.seq for entry in await store.entries("castle")] == [1, 2, 3, 4, 5]


async def test_processes_race_and_the_log_stays_whole(store: Store, url: str) -> None:
    names = [f"game{n}" for n in range(8)]
    for name in names:
        await store.create(game(name))
    rivals = [store, await open_store(url), await open_store(url)]

    async def play(rival: Store, mark: int) -> int:
        won = 0
        last = dict.fromkeys(names, 0)
        for turn in range(60):
            # Each goes through the games in an order of its own, several at a time.
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
    await store.create(game())
    for seq in range(1, 6):
        await store.append("castle", move(seq), RUNNING)
    await store.snapshot("castle", Snapshot(3, b"\0position\xff"))
    await store.snapshot("castle", Snapshot(2, b"an older one"))
    loaded = await store.load("castle")
    assert loaded.snapshot == Snapshot(3, b"\0position\xff")
    assert loaded.entries == [move(4), move(5)]
    assert len(await store.entries("castle")) == 5


async def test_a_long_game_loads_quickly(store: Store) -> None:
    await store.create(game())
    await asyncio.gather(*(store.append("castle", move(seq), RUNNING) for seq in range(1, 1001)))
    await store.snapshot("castle", Snapshot(960, bytes(100_000)))
    await store.load("castle")
    begin = time.perf_counter()
    loaded = await store.load("castle")
    assert time.perf_counter() - begin < 0.05
    assert len(loaded.entries) == 40


async def test_lists_of_games(store: Store) -> None:
    for n in range(5):
        await store.create(game(f"game{n}", OPEN if n % 2 else RUNNING, created=float(10 - n)))
    assert [found.id for found in await store.games(limit=2)] == ["game0", "game1"]
    assert [found.id for found in await store.games(after="game1")] == ["game2", "game3", "game4"]
    assert [found.id for found in await store.games("open")] == ["game1", "game3"]
    assert [found.id for found in await store.newest("running", limit=2)] == ["game0", "game2"]


async def test_games_that_wait_for_nobody(store: Store) -> None:
    for n, due in enumerate((30.0, 10.0, None, 20.0)):
        await store.create(game(f"game{n}", Standing("running", due)))
    assert await store.due(5.0) == []
    assert await store.due(25.0) == ["game1", "game3"]
    await store.append("game1", move(1), Standing("over"))
    assert await store.due(99.0, limit=1) == ["game3"]


async def test_closing_finishes_what_was_begun(store: Store, url: str) -> None:
    other = await open_store(url)
    await other.create(game())
    asked = [asyncio.create_task(other.append("castle", move(seq), RUNNING)) for seq in range(1, 21)]
    await asyncio.sleep(0)
    await other.close()
    assert await asyncio.gather(*asked) == [move(seq) for seq in range(1, 21)]
    assert (await store.load("castle")).game.seq == 20
