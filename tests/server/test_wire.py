"""Whole games over the wire; what each seat was sent is searched for what it must not see."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tenshu.core import registry
from tenshu.core.events import Event
from tenshu.core.rng import from_seed
from tenshu.server import shown
from tenshu.server.hosted import HostedTable, to_json
from tests.server.house import House, Json, Player, in_house


class Spy:
    """Draws, at every table that is shown, another deal that the seat could be in: it must look the same."""

    def __init__(self) -> None:
        self.looked = 0
        self.show = shown.table

    def table(self, hosted: HostedTable, seat: int | None, *more: str | None, **known: Json) -> Json:
        table = self.show(hosted, seat, *more, like=known.get("like"))
        if seat is not None and not hosted.over():
            self.looked += 1
            other = hosted.fork()
            other.table.state = hosted.table.state.determinize(seat, from_seed(f"spy {self.looked}"))
            assert self.show(other, seat) | {"now": 0} == table | {"now": 0}
        return table


async def client(player: Player, chance: Random) -> None:
    """A player who knows only what comes over the wire, and answers every question at random."""
    async with player.listen() as line:
        while True:
            table = (await player.hear(line)).get("table", {})
            if table.get("status") == "over":
                return
            while table.get("question"):
                table = await answer(player, table, chance)


async def answer(player: Player, table: Json, chance: Random) -> Json:
    choices = table["question"]["choices"]
    notation = chance.choice(choices)["notation"]
    reply = await player.do("choose", on=table["sequence"], choices=[notation])
    if reply.status_code == 409:
        newer: Json = reply.json()["table"]
        return newer
    assert reply.status_code == 200, reply.text
    # The socket tells what follows.
    return {}


def hidden(story: list[Event], seat: int | None) -> Iterator[str]:
    """How it would look on the wire if what happened to others in secret were told to this seat."""
    told = {json.dumps(to_json(event), separators=(",", ":")) for event in story if event.visible_to(seat)}
    for event in story:
        text = json.dumps(to_json(event), separators=(",", ":"))
        if not event.visible_to(seat) and text not in told:
            yield text


@pytest.mark.parametrize("game", registry.names())
def test_no_seat_is_sent_what_it_must_not_see(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spy = Spy()
    monkeypatch.setattr(shown, "table", spy.table)

    async def scene(house: House) -> None:
        rules = registry.game(game)
        seats = min(3, rules.players[-1])
        players = await house.found(["person"] * seats, game)
        async with asyncio.timeout(600):
            await asyncio.gather(
                *(client(player, Random(str(player.seat))) for player in players[:-1]), watch(players[-1])
            )
        session = await house.tables.session(players[0].table_id)
        hosted = session.hosted
        secrets = [hosted.agreement.seed, hosted.agreement.salt, str(hosted.agreement.request)]
        digests = [str(seat.digest) for seat in hosted.seats]
        assert hosted.over()
        assert spy.looked > 50
        for player in players:
            running = [text for text in player.traffic if '"status":"over"' not in text]
            wire = "\n".join(running)
            assert not [text for text in hidden(hosted.table.story, player.seat) if text in wire]
            assert not [secret for secret in [*secrets, *digests] if secret in wire]
            assert not [other for other in players if other is not player and other.token in wire]
            everything = "\n".join(player.traffic)
            assert not [secret for secret in [*secrets[1:], *digests] if secret in everything]

    in_house(scene, tmp_path)


async def watch(player: Player) -> None:
    async with player.listen() as line:
        while (await player.hear(line)).get("table", {}).get("status") != "over":
            pass


@pytest.mark.parametrize("game", registry.names())
def test_bots_play_to_the_end(game: str, tmp_path: Path) -> None:
    """One seat is lent to a bot, the others are bots; a spectator watches the whole game."""

    async def scene(house: House) -> None:
        me, watching = await house.found(["person", "greedy", "random"], game)
        assert (await me.do("hand-over")).status_code == 200
        async with asyncio.timeout(300):
            await watch(watching)
        end = await watching.look()
        assert min(end["ranking"]) == 1
        assert [seat["own"] for seat in end["seats"]] == [0, 0, 0]
        assert all(seat["lent"] > 0 for seat in end["seats"])

    in_house(scene, tmp_path)


def test_a_leak_would_be_found() -> None:
    """The search itself works: a secret event told to the wrong seat is in the list."""
    story = [Event("drew", {"seat": 0, "card": "gold"}, (0,)), Event("buys", {"seat": 0, "card": "gold"})]
    assert list(hidden(story, 1)) == ['{"kind":"drew","args":{"seat":0,"card":"gold"}}']
    assert not list(hidden(story, 0))
