"""Those who listen have the same table as those who look, after every entry of whole games."""

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tenshu.core.rng import from_seed, seed_hash
from tenshu.server import news, shown
from tenshu.server.agreement import AgreedSeat
from tenshu.server.changes import changed, compact
from tenshu.server.clock import TimeControl
from tenshu.server.creation import dealt
from tenshu.server.hosted import HostedTable
from tenshu.server.session import QUEUE, QUEUE_SIZE, Socket, TableSession
from tenshu.store import Entry

Json = dict[str, Any]
PERSON = AgreedSeat("person", None, "digest")
ALL_OF_SHOGUN = dict.fromkeys(("leaders", "samurai", "court", "chambers"), "on")
GAMES: list[tuple[str, int, dict[str, str]]] = [
    ("kunitori", 4, {}),
    ("shogun", 5, ALL_OF_SHOGUN),
    ("shogun", 3, {"start": "draft", "side": "moon"}),
    ("white_castle", 1, {}),
    ("white_castle", 4, {}),
]


@pytest.fixture(autouse=True)
def stopped_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenshu.server.shown.time.time", lambda: 1000.0)


def running(game: str, players: int, settings: dict[str, str]) -> HostedTable:
    seed = f"news of {game}"
    agreed = replace(
        dealt(game, players, settings),
        seed=seed,
        seed_hash=seed_hash(seed),
        seats=[PERSON] * players,
        time_control=TimeControl(seconds=1e6),
    )
    return HostedTable("table", agreed, 0.0)


def entry(hosted: HostedTable, seat: int, kind: str, **data: object) -> Entry:
    return Entry(hosted.seq + 1, "command", seat, kind, data, float(hosted.seq))


def play(hosted: HostedTable, seat: int, *options: int) -> Entry:
    notations = [hosted.table.state.describe(option).notation for option in options]
    return entry(hosted, seat, "play", choices=[[seat, notation] for notation in notations])


def anything(hosted: HostedTable, chance: Random) -> Entry:
    """The next entry: mostly a choice."""
    table, players = hosted.table, hosted.agreement.players
    other = chance.randrange(players)
    deciders = table.state.deciders()
    seat = chance.choice(deciders)
    match chance.randrange(20):
        case 0:
            return entry(hosted, other, "chat", text=f"\u00fc {hosted.seq}")
        case 1:
            return entry(hosted, other, "rename", name=f"Name {hosted.seq}")
        case 2 if other in table.bots:
            return entry(hosted, other, "return")
        case 2:
            return entry(hosted, other, "hand-over", bot="greedy")
        case 3:
            return entry(hosted, seat, "hint")
        case 4 if (to := table.undone_to(other)) is not None:
            return entry(hosted, other, "undo", to=to)
        case 5 if table.request:
            return entry(hosted, other, "decline")
        case 5 if any(choice[0] == other for choice in table.record.choices):
            return entry(hosted, other, "ask-undo")
    return play(hosted, seat, chance.choice(table.state.options(seat)))


def heard(socket: Socket) -> str:
    text = socket.waiting.get_nowait()
    assert text is not None
    return text


def joined(session: TableSession, seat: int | None, since: int | None = None) -> tuple[Socket, Json]:
    socket = Socket(seat)
    socket.send(news.welcome(session, seat, since, list(session.hosted.latest), None))
    session.sockets.add(socket)
    return socket, json.loads(heard(socket))


@pytest.mark.parametrize(("game", "players", "settings"), GAMES)
def test_what_changed_leads_to_the_whole_table(game: str, players: int, settings: dict[str, str]) -> None:
    """Entries are carried out in place, as those of other processes are; windows come and go."""
    chance = Random(f"{game} {players}")
    hosted = running(game, players, settings)
    session = TableSession(hosted)
    tables: dict[Socket, Json] = {}
    for seat in (None, *range(players)):
        socket, welcome = joined(session, seat)
        tables[socket] = welcome["table"]
    while not hosted.over():
        if chance.randrange(10) == 0:
            socket, welcome = joined(session, chance.randrange(players))
            tables[socket] = welcome["table"]
        elif len(tables) > players + 3:
            gone = chance.choice(list(tables))
            session.sockets.discard(gone)
            del tables[gone]
        news.tell(session, hosted.apply(anything(hosted, chance)), None)
        for socket, before in tables.items():
            message = json.loads(heard(socket))
            assert message["sequence"] == before["sequence"] + 1 == hosted.seq
            tables[socket] = changed(before, message["changes"])
            assert compact(tables[socket]) == compact(shown.table(hosted, socket.seat))
    assert set(session.kept) == {socket.seat for socket in tables}


def tellings(hosted: HostedTable, entries: list[Entry], seat: int | None) -> tuple[object, str]:
    """What a seat may know of entries that are tried out, and what it is told."""
    trial = hosted.fork()
    session = TableSession(trial)
    socket, _ = joined(session, seat)
    known: list[object] = []
    for one in entries:
        applied = trial.apply(one)
        known += [event.args for event in applied.events if event.visible_to(seat)]
        news.tell(session, applied, None)
    known += [trial.table.view(seat), trial.over(), trial.table.may_undo(seat) if seat is not None else None]
    told = [heard(socket) for _ in entries]
    assert socket.waiting.empty()
    return known, "\n".join(told)


def secret_choices(hosted: HostedTable, chance: Random) -> Iterator[tuple[int, list[Entry]]]:
    """Ways to go on that differ in what one seat does: a choice, another, and a plan of two."""
    for seat in hosted.table.state.deciders()[:2]:
        options = hosted.table.state.options(seat)
        first, other = chance.choice(options), chance.choice(options)
        ways = [play(hosted, seat, first), play(hosted, seat, other)]
        trial = hosted.table.state.copy()
        trial.apply(seat, first)
        if seat in trial.deciders() and trial.disclosures == hosted.table.state.disclosures:
            ways.append(play(hosted, seat, first, chance.choice(trial.options(seat))))
        yield seat, ways


@pytest.mark.parametrize(("game", "players", "settings"), GAMES)
def test_secret_choices_are_told_in_the_same_words(game: str, players: int, settings: dict[str, str]) -> None:
    """Whatever looks the same to a seat is told to it by the same text, to the letter."""
    chance = Random(f"secret {game} {players}")
    hosted = running(game, players, settings)
    compared = 0
    while not hosted.over():
        for actor, ways in secret_choices(hosted, chance) if chance.randrange(12) == 0 else ():
            for seat in {None, *range(players)} - {actor}:
                (known, told), *others = (tellings(hosted, [way], seat) for way in ways)
                for known_too, told_too in others:
                    if known == known_too:
                        compared += 1
                        assert told == told_too
        seat = chance.choice(hosted.table.state.deciders())
        hosted.apply(play(hosted, seat, chance.choice(hosted.table.state.options(seat))))
    if game == "shogun":
        assert compared > 50


@pytest.mark.parametrize(("game", "players", "settings"), GAMES)
def test_what_is_hidden_changes_no_message(game: str, players: int, settings: dict[str, str]) -> None:
    """Another deal that a seat could be in: the same choice that reveals nothing is told by the same text."""
    chance = Random(f"deal {game} {players}")
    hosted = running(game, players, settings)
    compared = 0
    while not hosted.over():
        seat = chance.choice(hosted.table.state.deciders())
        option = chance.choice(hosted.table.state.options(seat))
        if chance.randrange(3) == 0:
            other = hosted.fork()
            other.table.state = hosted.table.state.determinize(seat, from_seed(f"deal {hosted.seq}"))
            other.table.state.story = []
            other.refresh_questions(hosted.at)
            other.asked = hosted.asked
            known, told = tellings(hosted, [play(hosted, seat, option)], seat)
            known_too, told_too = tellings(other, [play(hosted, seat, option)], seat)
            if known == known_too:
                compared += 1
                assert told == told_too
        hosted.apply(play(hosted, seat, option))
    assert compared


def test_a_line_of_chat_costs_a_line() -> None:
    hosted = running("shogun", 5, ALL_OF_SHOGUN)
    session = TableSession(hosted)
    socket, welcome = joined(session, 0)
    view = session.kept[0]["view"]
    for number in range(150):
        news.tell(session, hosted.apply(entry(hosted, 1, "chat", text=f"Line {number}")), None)
        text = heard(socket)
        assert len(text) < 300
        assert json.loads(text)["data"] == {"text": f"Line {number}"}
    assert session.kept[0]["view"] is view
    assert welcome["chat"] == []
    assert [line["sequence"] for line in joined(session, 2)[1]["chat"]] == list(range(51, 151))
    assert [line["text"] for line in joined(session, 2, since=148)[1]["chat"]] == ["Line 148", "Line 149"]


def test_a_welcome_is_bounded() -> None:
    """However much was missed, and whatever was said: the newest is told, and how much is left out."""
    hosted = running("kunitori", 2, {})
    for _ in range(300):
        hosted.apply(entry(hosted, 0, "chat", text="\U0001f600" * 500))
    session = TableSession(hosted)
    _, welcome = joined(session, 1, since=0)
    whole = len(compact(shown.table(hosted, 1)))
    assert len(compact(welcome)) - whole < 1 << 18
    assert welcome["missed"][-1]["sequence"] == welcome["sequence"] == 300
    assert welcome["left_out"] == 300 - len(welcome["missed"]) > 0
    assert welcome["chat"][-1]["sequence"] == 300
    assert joined(session, 1, since=299)[1]["left_out"] == 0
    assert joined(session, 1)[1]["left_out"] == 0


def drained(socket: Socket) -> list[str | None]:
    return [socket.waiting.get_nowait() for _ in range(socket.waiting.qsize())]


def test_who_reads_too_slowly_is_cut_off() -> None:
    """By the number of messages and by their size; nothing follows what was left out."""
    slow = Socket(0)
    for _ in range(QUEUE + 1):
        slow.send("word")
    slow.send("more")
    assert drained(slow) == [None]
    fat = Socket(0)
    fat.send("x" * (2 * QUEUE_SIZE))
    assert not fat.closed
    fat.send("y")
    assert drained(fat) == [None]
    parted = Socket(0)
    parted.send("word")
    parted.close()
    assert drained(parted) == ["word", None]


@pytest.mark.anyio
async def test_what_was_read_waits_no_more() -> None:
    socket = Socket(0)
    for _ in range(10):
        socket.send("x" * (QUEUE_SIZE - 1))
        assert await socket.next()
    assert (socket.size, socket.closed) == (0, False)
