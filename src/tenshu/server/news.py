"""What those who listen to a table are told: first the whole of it, then what changed with each entry.

The entries of the log follow each other without a gap, for every listener: a change says what became of the
table as it was after the entry before.
"""

from collections.abc import Iterable

from tenshu.server import shown
from tenshu.server.changes import compact, difference
from tenshu.server.hosted import Applied
from tenshu.server.session import Kept, TableSession

# Of what was missed a welcome tells the newest: at most so many entries and characters. So too with the chat.
MISSED, MISSED_SIZE, CHAT_SIZE = 200, 1 << 17, 1 << 16


def tell(session: TableSession, applied: Applied, push_key: str | None) -> None:
    """One message for each seat, however many windows it has open; seats without one cost nothing."""
    kept: dict[int | None, Kept] = {}
    messages: dict[int | None, str] = {}
    for socket in list(session.sockets):
        seat = socket.seat
        if seat not in messages:
            before = session.kept[seat]
            after = shown.table(session.hosted, seat, push_key, like=before if applied.quiet() else None)
            messages[seat] = compact({**applied.told_to(seat), "changes": difference(before, after)})
            kept[seat] = without_time(after)
        socket.send(messages[seat])
    session.kept = kept


def welcome(
    session: TableSession, seat: int | None, since: int | None, missed: list[Applied], push_key: str | None
) -> str:
    """The whole table, what was missed and the chat: all that is told before the first change."""
    hosted = session.hosted
    table = shown.table(hosted, seat, push_key)
    session.kept[seat] = without_time(table)
    told = newest((applied.told_to(seat) for applied in reversed(missed)), MISSED_SIZE)[-MISSED:]
    return compact(
        {
            "kind": "table",
            "sequence": hosted.seq,
            "missed": told,
            "left_out": max(0, hosted.seq - since - len(told)) if since is not None else 0,
            "chat": newest(reversed(hosted.chat_since(since)), CHAT_SIZE),
            "present": session.present(seat),
            "table": table,
        }
    )


def newest(backwards: Iterable[dict[str, object]], size: int) -> list[dict[str, object]]:
    """As many as there is room for; they come with the newest first and are told with the oldest first."""
    found = []
    for one in backwards:
        size -= len(compact(one))
        if size < 0:
            break
        found.append(one)
    return found[::-1]


def without_time(table: Kept) -> Kept:
    """A table to compare with: every message tells the time anew."""
    return {name: part for name, part in table.items() if name != "now"}
