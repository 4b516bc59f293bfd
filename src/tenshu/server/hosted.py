"""A table on the server: what was agreed when it was created, and the log that followed."""

import json
from base64 import b64decode, b64encode
from collections import deque
from collections.abc import Mapping
from copy import copy
from dataclasses import asdict, dataclass, replace
from hmac import compare_digest
from typing import Any

from tenshu.core.events import Event
from tenshu.core.refusal import Refusal
from tenshu.server.agreement import Agreement
from tenshu.server.clock import Clock
from tenshu.server.links import invitation, opens
from tenshu.server.shuffle import Shuffle
from tenshu.store import Entry, Listing, Snapshot, StoredTable
from tenshu.table.table import Mark, Request

# Another process leaves a bot's move so long to the one that saw it first.
BOT_PATIENCE = 5.0
REMEMBERED = 200
CHAT_LINES = 100
PRIVATE = ("subscribe", "invite", "hint")
# They leave the game's position as it is.
QUIET = (*PRIVATE, "chat", "rename")
# Not the choices themselves, nor how many there are: both would tell what is hidden.
# In the log a rematch names its table as `game`, as it did when tables were called so.
PUBLIC_DATA = {"text": "text", "name": "name", "bot": "bot", "game": "table_id", "other": "other"}


@dataclass
class HostedSeat:
    """Who a seat is for, as `AgreedSeat` says, and the digest of its link once it has one."""

    kind: str
    digest: str | None

    def free(self) -> bool:
        return self.digest is None and self.kind != "bot"


@dataclass(frozen=True)
class Applied:
    """An entry of the log, and what it brought about."""

    entry: Entry
    events: list[Event]

    def quiet(self) -> bool:
        return self.entry.kind in QUIET

    def told_to(self, seat: int | None) -> dict[str, object]:
        entry = self.entry
        if entry.kind in PRIVATE:
            return {
                "sequence": entry.seq,
                "kind": "private",
                "seat": None,
                "at": entry.at,
                "data": {},
                "events": [],
            }
        return {
            "sequence": entry.seq,
            "kind": entry.kind,
            "seat": entry.seat,
            "at": entry.at,
            "data": {name: entry.data[key] for key, name in PUBLIC_DATA.items() if key in entry.data},
            "events": [to_json(event) for event in self.events if event.visible_to(seat)],
        }


def to_json(event: Event) -> dict[str, object]:
    return {"kind": event.kind, "args": event.args}


class HostedTable:
    def __init__(
        self, table_id: str, agreement: Agreement, created: float, snapshot: bytes | None = None
    ) -> None:
        self.id = table_id
        self.agreement = agreement
        self.created = created
        shares = agreement.shares
        self.shuffle = None if shares is None else Shuffle.new(agreement.seed, shares, created)
        self.table = agreement.deal() if snapshot else agreement.start()
        if self.shuffle:
            self.table.story = []
        self.seq = 0
        self.at = created
        self.seats = [HostedSeat(seat.kind, seat.digest) for seat in agreement.seats]
        for number, seat in enumerate(agreement.seats):
            if seat.kind == "bot" and seat.bot:
                self.table.hand_over(number, seat.bot)
        control = agreement.time_control
        self.clock = Clock.new(control, agreement.players, agreement.refunds) if control else None
        self.chat: list[dict[str, object]] = []
        self.spectators: list[str] = [agreement.spectator] if agreement.spectator else []
        self.rematch: str | None = None
        self.pushes: dict[int, dict[str, object]] = {}
        # What the host of the server has ordered.
        self.closed = False
        self.muted: tuple[int, ...] = ()
        # Since which entry each seat's question stands, and the position, and the request for an undo.
        self.questions: list[tuple[object, ...] | None] = [None] * agreement.players
        self.asked = [0] * agreement.players
        self.moved = 0
        self.requested = 0
        # By seat, on how many questions it took a hint, and since which entry the last of them stood.
        self.hints = [0] * agreement.players
        self.hinted = [-1] * agreement.players
        self.latest: deque[Applied] = deque(maxlen=REMEMBERED)
        self.refresh_questions(created)
        if snapshot:
            self.restore(snapshot)

    @classmethod
    def stored(cls, table: StoredTable, snapshot: Snapshot | None = None) -> "HostedTable":
        """As it stood at its start, or when a snapshot was made."""
        agreement = Agreement.from_json(table.agreement)
        return cls(table.id, agreement, table.created, snapshot.data if snapshot else None)

    # What is so

    def started(self) -> bool:
        return self.dealt() and not self.vacant()

    def dealt(self) -> bool:
        return self.shuffle is None or self.shuffle.dealt is not None

    def vacant(self) -> list[int]:
        """The seats that nobody has taken."""
        return [at for at, seat in enumerate(self.seats) if seat.free() and at not in self.table.bots]

    def sharing(self) -> list[int]:
        """The seats whose people have a share in the shuffle: all, unless a bot plays for them anyway."""
        return [at for at in range(len(self.seats)) if at in self.vacant() or self.shares_in(at)]

    def shares_in(self, seat: int) -> bool:
        brought = self.shuffle is not None and self.shuffle.hashes[seat] is not None
        return self.belongs(seat) and (seat not in self.table.bots or brought)

    def over(self) -> bool:
        return self.table.state.over()

    def status(self) -> str:
        if self.over():
            return "over"
        if self.started():
            return "running"
        return "open" if self.agreement.public and self.vacant() else "waiting"

    def seat_of(self, token: str) -> int | None:
        """The seat that a token opens; None is a spectator's."""
        for number, seat in enumerate(self.seats):
            if opens(token, seat.digest):
                return number
        if any(opens(token, kept) for kept in self.spectators):
            return None
        raise Refusal("bad-token", "this link opens nothing here")

    def invitation(self) -> str | None:
        """What leads to the open seats, for those who sit here to pass on."""
        seats = enumerate(self.seats)
        if not any(seat.kind == "open" and seat.free() and at not in self.table.bots for at, seat in seats):
            return None
        return invitation(self.id, self.agreement.salt) if self.agreement.invited else self.id

    def check_invited(self, given: str | None) -> None:
        known = invitation(self.id, self.agreement.salt)
        if self.agreement.invited and not compare_digest(given or "", known):
            raise Refusal("not-invited", "this table's open seats are for those who were sent a link to join")

    def bot_to_move(self) -> int | None:
        if self.closed or not self.started():
            return None
        return next((seat for seat in self.table.state.deciders() if seat in self.table.bots), None)

    def people(self) -> list[int]:
        """The seats that no bot plays for, also those that are still free."""
        return [seat for seat in range(self.agreement.players) if seat not in self.table.bots]

    def people_to_move(self) -> set[int]:
        if self.closed or not self.started():
            return set()
        return {seat for seat in self.table.state.deciders() if seat not in self.table.bots}

    def listing(self) -> Listing:
        clock = self.clock.deadline() if self.clock else None
        due = clock if self.bot_to_move() is None else self.at + BOT_PATIENCE
        return Listing("closed" if self.closed else self.status(), due, self.summary(), clock)

    def summary(self) -> dict[str, object]:
        """For lists, with the keys of the first stores."""
        record, control = self.table.record, self.agreement.time_control
        return {
            "game": record.game,
            "players": record.players,
            "options": record.settings,
            "names": record.names,
            "seats": [self.seat_kind(seat) for seat in range(record.players)],
            "clock": asdict(control) if control else None,
            "from_record": bool(self.agreement.record),
            "hints": self.agreement.hints,
        }

    def seat_kind(self, seat: int) -> str:
        if seat in self.table.bots:
            return "bot"
        return "open" if self.seats[seat].free() else "person"

    def chat_since(self, sequence: int | None) -> list[dict[str, object]]:
        """The last lines, as far as they came after an entry."""
        return [line for line in self.chat if not sequence or number(line["sequence"]) > sequence]

    def belongs(self, seat: int) -> bool:
        """Whether somebody has a link to the seat."""
        return self.seats[seat].digest is not None

    # What changes

    def apply(self, entry: Entry) -> Applied:
        """Carry out an entry of the log; it was checked before it was written."""
        if self.clock:
            self.clock.pass_time(entry.at)
        told = len(self.table.story)
        self.carry_out(entry)
        self.seq, self.at = entry.seq, entry.at
        dealt = self.deal(entry)
        applied = Applied(entry, self.table.story[told:])
        self.latest.append(applied)
        actors: set[int] = set()
        if dealt or entry.kind in ("play", "undo"):
            self.moved = entry.seq
            everyone = range(self.table.record.players)
            actors = {seat for seat in everyone if entry.kind != "play" or seat == entry.seat}
        self.refresh_questions(entry.at, actors, entry)
        return applied

    def deal(self, entry: Entry) -> bool:
        """Once all shares are there, or those who are have waited long enough; whether it was now."""
        shuffle = self.shuffle
        if shuffle is None or shuffle.dealt is not None or self.vacant():
            return False
        if entry.kind != "deal" and not shuffle.complete(self.sharing()):
            return False
        shuffle.dealt = entry.seq
        before, self.table = self.table, self.agreement.deal(shuffle)
        self.table.record.names = before.record.names
        self.table.bots, self.table.lent = before.bots, before.lent
        return True

    def carry_out(self, entry: Entry) -> None:
        table, seat, data = self.table, entry.seat, entry.data
        assert seat is not None or entry.kind in ("rematch", "host")
        match entry.kind, seat:
            case "play", int():
                self.play(data)
            case "undo", int():
                table.rewind(number(data["to"]))
                if self.clock:
                    self.clock.taken_back(number(data["to"]))
            case "ask-undo", int():
                table.ask_undo(seat)
                self.requested = entry.seq
            case "agree", int():
                table.agree(seat)
            case "decline", int():
                table.decline(seat)
            case "join", int():
                self.seats[seat].digest = str(data["digest"])
                self.name(seat, str(data["name"]))
                if seat in table.bots:
                    table.hand_over(seat, table.bots[seat], lent=True)
                if self.shuffle:
                    self.shuffle.bring(seat, data.get("share"), entry.at)
            case "share", int():
                self.mixing().bring(seat, data["hash"], entry.at)
            case "reveal", int():
                self.mixing().show(seat, str(data["share"]))
            case "rename", int():
                self.name(seat, str(data["name"]))
            case "chat", int():
                line = {"sequence": entry.seq, "seat": seat, "text": data["text"], "at": entry.at}
                self.chat = [*self.chat, line][-CHAT_LINES:]
            case "hand-over", int():
                given = number(data.get("other", seat))
                table.hand_over(given, str(data["bot"]), lent=self.belongs(given))
            case "time-out", int():
                table.hand_over(seat, str(data["bot"]), lent=True)
            case "return", int():
                table.take_back(seat)
            case "hint", int():
                self.hints = [count + (at == seat) for at, count in enumerate(self.hints)]
                self.hinted = [self.asked[at] if at == seat else on for at, on in enumerate(self.hinted)]
            case "invite", int():
                self.spectators = [*self.spectators, str(data["digest"])]
            case "subscribe", int():
                self.subscribe(seat, data["push"])
            case "rematch", _:
                self.rematch = str(data["game"])
            case "host", _:
                self.order(str(data["do"]), data.get("seat"), data.get("digest"))

    def mixing(self) -> Shuffle:
        if self.shuffle is None:
            raise Refusal("not-mixed", "nobody has a share in the shuffle of this table")
        return self.shuffle

    def order(self, what: str, seat: object, digest: object) -> None:
        """What the host of the server may do to a table: see `moderation`."""
        if what == "close":
            self.closed = True
        elif what == "mute":
            self.muted = (*self.muted, number(seat))
        elif seat is None:
            self.spectators = []
        else:
            self.seats[number(seat)].digest = str(digest)
            self.pushes.pop(number(seat), None)

    def play(self, data: Mapping[str, Any]) -> None:
        for seat, notation in data["choices"]:
            option = self.table.state.setup.game.actions.parse(notation)
            self.table.carry_out(seat, option, forced=False)
            if self.clock:
                self.clock.moved(seat, len(self.table.record.choices) - 1)

    def name(self, seat: int, name: str) -> None:
        names = list(self.table.record.names)
        names[seat] = name
        self.table.record.names = names

    def subscribe(self, seat: int, push: object) -> None:
        if isinstance(push, dict):
            self.pushes[seat] = push
        else:
            self.pushes.pop(seat, None)

    def refresh_questions(
        self, at: float, actors: set[int] | None = None, entry: Entry | None = None
    ) -> None:
        """Who is asked what now, and whose clock runs.

        A question is new to a seat when it reads differently or when the seat itself has just acted; what
        others do meanwhile, as in a planning phase, doesn't make it new.
        """
        state = self.table.state
        deciders = state.deciders()
        for seat in range(self.table.record.players):
            question = (*state.question(seat), state.options(seat)) if seat in deciders else None
            if question != self.questions[seat] or seat in (actors or ()):
                self.questions[seat] = question
                self.asked[seat] = self.seq
        if self.clock:
            self.clock.at = max(self.clock.at, at)
            played = entry is None or entry.kind == "play"
            again = actors if entry and entry.kind in ("play", "undo") else None
            self.clock.run(self.people_to_move(), played=played, again=frozenset(again or ()))

    def fork(self) -> "HostedTable":
        """A copy on which an entry can be tried."""
        other, table = copy(self), copy(self.table)
        table.record = replace(self.table.record, choices=list(self.table.record.choices))
        table.marks, table.story = list(table.marks), list(table.story)
        table.bots = dict(table.bots)
        table.state = table.state.copy()
        table.state.story = []
        if table.request:
            table.request = replace(table.request, agreed=set(table.request.agreed))
        other.table = table
        other.seats = [replace(seat) for seat in self.seats]
        other.clock = self.clock and replace(
            self.clock, left=list(self.clock.left), refills=list(self.clock.refills)
        )
        other.shuffle = self.shuffle and self.shuffle.copy()
        other.pushes, other.latest = dict(self.pushes), self.latest.copy()
        other.questions, other.asked = list(self.questions), list(self.asked)
        return other

    # What is kept to go on faster

    def to_snapshot(self) -> Snapshot:
        table = self.table
        kept = {
            "seq": self.seq,
            "at": self.at,
            "choices": table.record.choices,
            "names": table.record.names,
            "state": b64encode(table.state.encode()).decode(),
            "marks": [[mark.disclosures, mark.events, mark.forced, mark.bot] for mark in table.marks],
            "story": [[event.kind, event.args, event.audience] for event in table.story],
            "bots": list(table.bots.items()),
            "request": table.request and [table.request.seat, table.request.to, sorted(table.request.agreed)],
            "places": [asdict(seat) for seat in self.seats],
            "clock": self.clock and self.clock.kept(),
            "chat": self.chat,
            "spectators": self.spectators,
            "rematch": self.rematch,
            "pushes": list(self.pushes.items()),
            "asked": self.asked,
            "moved": self.moved,
            "requested": self.requested,
            "hints": self.hints,
            "hinted": self.hinted,
        }
        if self.closed or self.muted:
            kept["host"] = [self.closed, self.muted]
        if self.shuffle:
            kept["shuffle"] = self.shuffle.kept()
        return Snapshot(self.seq, json.dumps(kept, separators=(",", ":")).encode())

    def restore(self, data: bytes) -> None:
        kept = json.loads(data)
        table = self.table
        self.seq, self.at = kept["seq"], kept["at"]
        if self.shuffle:
            self.shuffle = replace(self.shuffle, **kept["shuffle"])
            table.record = self.agreement.deal(self.shuffle).record
        table.record.choices = [(seat, notation) for seat, notation in kept["choices"]]
        table.record.names = kept["names"]
        table.state = table.state.setup.game.decode(b64decode(kept["state"]))
        table.state.story = []
        table.marks = [Mark(*mark) for mark in kept["marks"]]
        table.story = [
            Event(kind, args, None if audience is None else tuple(audience))
            for kind, args, audience in kept["story"]
        ]
        table.bots = dict(kept["bots"])
        table.lent = {seat for seat in table.bots if kept["places"][seat]["digest"] is not None}
        if kept["request"]:
            seat, to, agreed = kept["request"]
            table.request = Request(seat, to, set(agreed))
        self.seats = [HostedSeat(**seat) for seat in kept["places"]]
        if self.clock:
            self.clock.restore(*kept["clock"])
        # Lines of before have no number.
        self.chat = [{"sequence": 0, **line} for line in kept["chat"]]
        self.rematch, self.spectators = kept["rematch"], kept["spectators"]
        self.pushes = dict(kept["pushes"])
        self.closed, self.muted = kept.get("host", (False, ()))
        self.muted = tuple(self.muted)
        self.refresh_questions(self.at)
        self.asked, self.moved, self.requested = kept["asked"], kept["moved"], kept["requested"]
        self.hints, self.hinted = kept.get("hints", self.hints), kept.get("hinted", self.hinted)


def number(value: object) -> int:
    if not isinstance(value, int):
        raise ValueError(f"{value!r} is no number")
    return value
