"""How large the messages of a table are: one game of bots, every seat and a spectator listening.

    python -m bench.server_messages shogun 5 court=on samurai=on

Bytes of the JSON text, and of what browsers get, whose sockets compress: mean, p95, the largest, and how many
are over 4 kB; beside them the whole table, which every move would cost without differences.
"""

import argparse
import json
import zlib
from collections.abc import Iterator
from dataclasses import replace

from bench.server_client import percentile
from tenshu.bots.registry import bot
from tenshu.server import shown
from tenshu.server.agreement import AgreedSeat
from tenshu.server.changes import compact, difference
from tenshu.server.creation import dealt
from tenshu.server.hosted import HostedTable
from tenshu.store import Entry

LARGE = 4096


class Line:
    """One listener, with the compression of its socket."""

    def __init__(self, hosted: HostedTable, seat: int | None) -> None:
        self.seat = seat
        self.kept = shown.table(hosted, seat)
        self.deflate = zlib.compressobj(wbits=-12, memLevel=5)

    def packed(self, text: str) -> int:
        return len(self.deflate.compress(text.encode()) + self.deflate.flush(zlib.Z_SYNC_FLUSH))


def game(name: str, players: int, settings: dict[str, str]) -> Iterator[tuple[int, int, int]]:
    """Of each message: its bytes, packed, and the bytes of the whole table."""
    seats = [AgreedSeat("person", None, "digest")] * players
    hosted = HostedTable("t", replace(dealt(name, players, settings), seats=seats), 0.0)
    bots = [bot("greedy", hosted.table.state.setup.game, f"messages {seat}") for seat in range(players)]
    lines = [Line(hosted, seat) for seat in (None, *range(players))]
    while not hosted.over():
        state, seat = hosted.table.state, hosted.table.state.deciders()[0]
        notation = state.describe(bots[seat].decide(state, seat)).notation
        entry = Entry(hosted.seq + 1, "", seat, "play", {"choices": [[seat, notation]]}, float(hosted.seq))
        applied = hosted.apply(entry)
        for line in lines:
            now = shown.table(hosted, line.seat)
            text = compact({**applied.told_to(line.seat), "changes": difference(line.kept, now)})
            line.kept = now
            yield len(text.encode()), line.packed(text), len(compact(now).encode())


def summary(sizes: list[int]) -> dict[str, int]:
    values = [float(size) for size in sizes]
    return {
        "mean": round(sum(sizes) / len(sizes)),
        "p95": int(percentile(values, 0.95)),
        "largest": max(sizes),
        "over_4_kb": sum(size > LARGE for size in sizes),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("settings", nargs="*", metavar="NAME=VALUE")
    args = parser.parse_args()
    settings = dict(setting.split("=", 1) for setting in args.settings)
    texts, packed, whole = (
        list(sizes) for sizes in zip(*game(args.game, args.players, settings), strict=True)
    )
    print(
        json.dumps(
            {
                "game": args.game,
                "players": args.players,
                "messages": len(texts),
                "text": summary(texts),
                "packed": summary(packed),
                "whole_table": summary(whole),
            }
        )
    )


if __name__ == "__main__":
    main()
