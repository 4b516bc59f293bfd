"""What a player may command, and what becomes of it: an entry for the log, or a refusal."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tenshu.bots import registry as bots
from tenshu.core.refusal import Refusal
from tenshu.server import forms
from tenshu.server.match import Match
from tenshu.store import Entry


class StaleRequest(Exception):  # noqa: N818 - losing a race is part of play
    """The table has moved on since the player looked."""


@dataclass(frozen=True)
class Deed:
    """An entry before it has its place in the log."""

    kind: str
    data: dict[str, object] = field(default_factory=dict)


# Looks at the match as it stands; called again when another entry took the place in the log.
Intent = Callable[[Match], Deed]


def intent(seat: int, command: Any) -> Intent:
    return lambda match: deed(match, seat, command)


def deed(match: Match, seat: int, command: Any) -> Deed:
    match command:
        case forms.Choose():
            fresh(command.on, match, match.asked[seat])
            return choose(match, seat, command.choices)
        case forms.Undo():
            fresh(command.on, match, match.moved)
            return undo(match, seat, command.whole)
        case forms.AskUndo():
            fresh(command.on, match, match.moved)
            return ask_undo(match, seat)
        case forms.Answer():
            fresh(command.on, match, max(match.moved, match.requested))
            return answer(match, seat, command.do)
        case forms.Rename():
            return Deed("rename", {"name": plain(command.name)})
        case forms.Chat():
            return Deed("chat", {"text": plain(command.text)})
        case forms.HandOver():
            return hand_over(match, seat, command)
        case forms.Return():
            if seat not in match.table.bots:
                raise Refusal("no-bot", "no bot decides for this seat")
            return Deed("return")
        case forms.Subscribe():
            return Deed("subscribe", {"push": command.push.model_dump() if command.push else None})
    raise Refusal("unknown-command", "there is no such command")


def fresh(on: int, match: Match, since: int) -> None:
    if not since <= on <= match.seq:
        raise StaleRequest


def choose(match: Match, seat: int, plan: list[str]) -> Deed:
    if not match.started():
        raise Refusal("not-started", "some seats are still open: the game begins when all are taken")
    if seat in match.table.bots:
        raise Refusal("lent-seat", "a bot decides for this seat; come back first")
    return played(match, seat, plan)


def check_asked(match: Match, seat: int) -> None:
    """Refuse whoever has nothing to decide now."""
    if not match.started():
        raise Refusal("not-started", "some seats are still open: the game begins when all are taken")
    if match.over():
        raise Refusal("over", "the game is over")
    if seat not in match.table.state.deciders():
        raise Refusal("not-your-turn", "this seat has nothing to decide now")


def played(match: Match, seat: int, plan: list[str]) -> Deed:
    options = match.table.rehearse(seat, plan)
    return Deed(
        "play", {"choices": [[seat, match.table.state.describe(option).notation] for option in options]}
    )


def undo(match: Match, seat: int, whole: bool) -> Deed:
    to = match.table.undone_to(seat, whole=whole)
    if to is None:
        raise Refusal(
            "no-undo",
            "nothing to take back: something was revealed, drawn by lot or decided by another since",
        )
    return Deed("undo", {"to": to})


def ask_undo(match: Match, seat: int) -> Deed:
    table = match.table
    to = table.last_choice(seat)
    if to is None:
        raise Refusal("no-undo", "the seat has made no choice yet")
    if all(other == seat or other in table.bots for other in range(table.record.players)):
        return Deed("undo", {"to": to})
    return Deed("ask-undo")


def answer(match: Match, seat: int, word: str) -> Deed:
    table = match.table
    if table.request is None:
        raise Refusal("no-request", "nobody asks to take anything back")
    if word == "agree" and set(table.unasked()) <= {seat}:
        return Deed("undo", {"to": table.request.to})
    return Deed(word)


def hand_over(match: Match, seat: int, command: forms.HandOver) -> Deed:
    check_bot(command.bot)
    if command.seat is None or command.seat == seat:
        return Deed("hand-over", {"bot": command.bot})
    if command.seat >= len(match.places) or not match.places[command.seat].free():
        raise Refusal("not-your-seat", "only your own seat and open ones can be given to a bot")
    return Deed("hand-over", {"bot": command.bot, "other": command.seat})


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


def time_out(seat: int) -> Intent:
    """A bot plays on for whoever ran out of time."""

    def decide(match: Match) -> Deed:
        if match.clock is None or seat not in match.clock.running:
            raise StaleRequest
        return Deed("time-out", {"bot": bots.SUBSTITUTE})

    return decide


def bot_move(seat: int, on: int, plan: list[str]) -> Intent:
    def decide(match: Match) -> Deed:
        if match.asked[seat] > on or seat not in match.table.bots:
            raise StaleRequest
        return played(match, seat, plan)

    return decide


def join(seat: int | None, name: str, digest: Callable[[int], str], heir: bool = False) -> Intent:
    """Take the seat asked for, or the first that is open to everyone."""

    def decide(match: Match) -> Deed:
        kind = "heir" if heir else "open"
        reach = [n for n, place in enumerate(match.places) if place.kind == kind and (heir or place.free())]
        if not heir:
            reach = [n for n in reach if n not in match.table.bots]
        chosen = next((number for number in reach if seat in (None, number)), None)
        if chosen is None:
            raise Refusal("no-free-seat", "there is no such seat to take")
        return Deed("join", {"seat": chosen, "digest": digest(chosen), "name": plain(name)})

    return decide


def seat_of(deed: Deed, seat: int | None) -> int | None:
    taken = deed.data.get("seat")
    return taken if isinstance(taken, int) else seat


def entry(deed: Deed, seq: int, command: str, seat: int | None, at: float) -> Entry:
    return Entry(seq, command, seat_of(deed, seat), deed.kind, deed.data, at)
