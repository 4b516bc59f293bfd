"""What a player may command, and what becomes of it: an entry for the log, or a refusal."""

import time
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tenshu.bots import registry as bots
from tenshu.core.refusal import Refusal
from tenshu.server import command_forms
from tenshu.server.hosted import HostedTable
from tenshu.store import Entry

# Entries of a log after which something is refused; bots and clocks end every game.
LONGEST_TALK = 10_000
LONGEST_LOG = {
    **dict.fromkeys(("undo", "ask-undo", "agree", "return", "share", "reveal", "deal"), 20_000),
    "choose": 60_000,
}


class StaleRequest(Exception):  # noqa: N818 - losing a race is part of play
    """The table has moved on since the player looked."""


@dataclass(frozen=True)
class NewEntry:
    """An entry before it has its place in the log. Whoever joins has no seat before: `data` names it."""

    kind: str
    data: dict[str, object] = field(default_factory=dict)

    def entry(self, seq: int, command: str, seat: int | None, at: float) -> Entry:
        taken = self.data.get("seat")
        return Entry(seq, command, taken if isinstance(taken, int) else seat, self.kind, self.data, at)


# Looks at the table as it stands; called again when another entry took the place in the log.
Handler = Callable[[HostedTable], NewEntry]


def handler(seat: int, command: Any) -> Handler:
    return lambda hosted: handle(hosted, seat, command)


def handle(hosted: HostedTable, seat: int, command: Any) -> NewEntry:
    """The entry that a command becomes. What the table itself refuses, it refuses when the entry is tried."""
    table = hosted.table
    check_length(hosted, command.do)
    match command:
        case command_forms.Choose():
            fresh(command.on, hosted, hosted.asked[seat])
            return choose(hosted, seat, command.choices)
        case command_forms.Undo():
            fresh(command.on, hosted, hosted.moved)
            return undo(table.undo_target(seat, whole=command.whole))
        case command_forms.AskUndo():
            fresh(command.on, hosted, hosted.moved)
            return undo(table.target_if_asked(seat), otherwise="ask-undo")
        case command_forms.Answer(do="agree"):
            fresh(command.on, hosted, max(hosted.moved, hosted.requested))
            return undo(table.target_if_agreed(seat), otherwise="agree")
        case command_forms.Answer():
            fresh(command.on, hosted, max(hosted.moved, hosted.requested))
            return NewEntry(command.do)
        case command_forms.Rename():
            return NewEntry("rename", {"name": free_name(hosted, seat, command.name)})
        case command_forms.Chat():
            if seat in hosted.muted:
                raise Refusal("muted", "the host of this server lets this seat chat no more")
            return NewEntry("chat", {"text": plain(command.text)})
        case command_forms.HandOver():
            return hand_over(hosted, seat, command)
        case command_forms.Return():
            return come_back(hosted, seat)
        case command_forms.Share():
            hosted.mixing().check_hash(seat)
            return NewEntry("share", {"hash": command.hash})
        case command_forms.Reveal():
            hosted.mixing().check_share(seat, command.share, hosted.sharing())
            return NewEntry("reveal", {"share": command.share})
        case command_forms.Deal():
            hosted.mixing().check_late(time.time())
            check_taken(hosted)
            return NewEntry("deal")
        case command_forms.Subscribe():
            return NewEntry("subscribe", {"push": command.push.model_dump() if command.push else None})
    raise Refusal("unknown-command", "there is no such command")


def check_open(hosted: HostedTable) -> None:
    if hosted.closed:
        raise Refusal("closed", "the host of this server has closed the table")


def check_taken(hosted: HostedTable) -> None:
    if hosted.vacant():
        raise Refusal("not-started", "some seats are still open: the game begins when all are taken")


def check_started(hosted: HostedTable) -> None:
    check_taken(hosted)
    if not hosted.dealt():
        raise Refusal("not-dealt", "the cards are dealt when everyone has brought a share of the shuffle")


def check_length(hosted: HostedTable, what: str) -> None:
    """A log has an end: first for talk, then for taking back, at last for choices; a game fits many times."""
    if hosted.seq >= LONGEST_LOG.get(what, LONGEST_TALK):
        raise Refusal("log-full", "too much has happened at this table")


def free_name(hosted: HostedTable, seat: int, name: str) -> str:
    """Nobody sits down under the name of another."""
    found = plain(name)
    others = [other for number, other in enumerate(hosted.table.record.names) if number != seat]
    if alike(found) in map(alike, others):
        raise Refusal("name-taken", f"somebody at this table is called '{found}' already", {"name": found})
    return found


def alike(name: str) -> str:
    """What two names that look the same have in common."""
    return unicodedata.normalize("NFKC", name).casefold()


def fresh(on: int, hosted: HostedTable, since: int) -> None:
    if not since <= on <= hosted.seq:
        raise StaleRequest


def choose(hosted: HostedTable, seat: int, plan: list[str]) -> NewEntry:
    check_started(hosted)
    if seat in hosted.table.bots:
        raise Refusal("lent-seat", "a bot decides for this seat; come back first")
    return played(hosted, seat, plan)


def come_back(hosted: HostedTable, seat: int) -> NewEntry:
    """To what time is left. With days for each move there is none until the bot has made the move."""
    if hosted.clock and seat in hosted.table.bots and hosted.clock.left[seat] <= 0:
        raise Refusal("out-of-time", "the time is up: the bot plays on")
    return NewEntry("return")


def take_hint(seat: int) -> Handler:
    """Written down before it is given; several about one question count as one."""

    def decide(hosted: HostedTable) -> NewEntry:
        if not hosted.agreement.hints:
            raise Refusal("hints-off", "at this table there are no hints")
        check_asked(hosted, seat)
        check_length(hosted, "hint")
        if hosted.hinted[seat] == hosted.asked[seat]:
            raise StaleRequest
        return NewEntry("hint")

    return decide


def check_asked(hosted: HostedTable, seat: int) -> None:
    """Refuse whoever has nothing to decide now."""
    check_open(hosted)
    check_started(hosted)
    if hosted.over():
        raise Refusal("over", "the game is over")
    if seat not in hosted.table.state.deciders():
        raise Refusal("not-your-turn", "this seat has nothing to decide now")


def played(hosted: HostedTable, seat: int, plan: list[str]) -> NewEntry:
    options = hosted.table.rehearse(seat, plan)
    return NewEntry(
        "play", {"choices": [[seat, hosted.table.state.describe(option).notation] for option in options]}
    )


def undo(to: int | None, otherwise: str = "undo") -> NewEntry:
    """Back to where so many choices had been made; None: not yet."""
    return NewEntry(otherwise) if to is None else NewEntry("undo", {"to": to})


def hand_over(hosted: HostedTable, seat: int, command: command_forms.HandOver) -> NewEntry:
    check_bot(command.bot)
    if command.seat is None or command.seat == seat:
        return NewEntry("hand-over", {"bot": command.bot})
    if command.seat >= len(hosted.seats) or not hosted.seats[command.seat].free():
        raise Refusal("not-your-seat", "only your own seat and open ones can be given to a bot")
    return NewEntry("hand-over", {"bot": command.bot, "other": command.seat})


def check_bot(name: str) -> None:
    if name not in bots.NAMES:
        known = ", ".join(bots.NAMES)
        raise Refusal(
            "unknown-bot", f"there is no bot '{name}'; there are: {known}", {"asked": name, "known": known}
        )


def plain(text: str) -> str:
    """One line without blanks at its ends."""
    found = " ".join(text.split())
    if not found:
        raise Refusal("empty-text", "there is nothing but blanks in it")
    return found


def time_out(seat: int) -> Handler:
    """A bot plays on for whoever ran out of time."""

    def decide(hosted: HostedTable) -> NewEntry:
        if hosted.clock is None or seat not in hosted.clock.running:
            raise StaleRequest
        return NewEntry("time-out", {"bot": bots.SUBSTITUTE})

    return decide


def bot_move(seat: int, on: int, plan: list[str]) -> Handler:
    def decide(hosted: HostedTable) -> NewEntry:
        if hosted.asked[seat] > on or seat not in hosted.table.bots:
            raise StaleRequest
        return played(hosted, seat, plan)

    return decide


def join(
    seat: int | None, name: str, digest: Callable[[int], str], heir: bool = False, share: str | None = None
) -> Handler:
    """Take the seat asked for, or the first that is open to everyone."""

    def decide(hosted: HostedTable) -> NewEntry:
        check_length(hosted, "join")
        kind = "heir" if heir else "open"
        reach = [n for n, one in enumerate(hosted.seats) if one.kind == kind and (heir or one.free())]
        if not heir:
            reach = [n for n in reach if n not in hosted.table.bots]
        chosen = next((number for number in reach if seat in (None, number)), None)
        if chosen is None:
            raise Refusal("no-free-seat", "there is no such seat to take")
        called = plain(name) if heir else free_name(hosted, chosen, name)
        data: dict[str, object] = {"seat": chosen, "digest": digest(chosen), "name": called}
        brought = {"share": share} if hosted.shuffle and not hosted.dealt() else {}
        return NewEntry("join", data | brought)

    return decide
