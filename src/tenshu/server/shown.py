"""What leaves the server of a table: the view of one seat, never more."""

import time
from collections.abc import Mapping

from tenshu.server.hosted import HostedTable

# What a game's view has for the terminal and a table says anyway: it goes over the wire once.
TOLD_BY_TABLE = frozenset({"game", "players", "options", "deciders", "decision", "scores", "ranking"})


def table(
    hosted: HostedTable,
    seat: int | None,
    push_key: str | None = None,
    *,
    later: HostedTable | None = None,
    like: Mapping[str, object] | None = None,
) -> dict[str, object]:
    """All that a seat (None: a spectator) may know; the form is `forms.TableShown`.

    Of a table of the past a little more is known when the game is over `later`. The position may be taken
    from a table that is `like` this one.
    """
    running, state, record = hosted.table, hosted.table.state, hosted.table.record
    over = hosted.over()
    shown = like or position(hosted, seat)
    return {
        "table_id": hosted.id,
        "sequence": hosted.seq,
        "game": record.game,
        "version": record.version,
        "players": record.players,
        "settings": record.settings,
        "status": hosted.status(),
        "closed": hosted.closed,
        "muted": seat in hosted.muted,
        "seat": seat,
        "seats": seats(hosted),
        "deciders": state.deciders(),
        "view": shown["view"],
        "question": shown["question"],
        "spontaneous": shown["spontaneous"],
        "undo": seat is not None and not hosted.closed and running.may_undo(seat),
        "undo_request": undo_request(hosted),
        "clock": hosted.clock.to_json() if hosted.clock else None,
        "seed_hash": record.seed_hash if hosted.dealt() else hosted.agreement.seed_hash,
        "seed": record.seed if over else None,
        "shuffle": hosted.shuffle and hosted.shuffle.to_json(hosted.sharing(), over),
        "from_record": bool(hosted.agreement.record),
        "hints": hosted.agreement.hints,
        "scores": state.scores() if over else None,
        "ranking": state.ranking() if over else None,
        # Counted while choices are secret, they would tell who has made how many.
        "choices": len(record.choices) if (later or hosted).over() else None,
        "rematch": hosted.rematch,
        "invitation": None if seat is None and hosted.agreement.invited else hosted.invitation(),
        "push_key": push_key,
        "now": time.time(),
    }


def position(hosted: HostedTable, seat: int | None) -> dict[str, object]:
    """What only the game's own state says."""
    state = hosted.table.state
    asked = seat is not None and seat in state.deciders() and hosted.started() and not hosted.closed
    spontaneous = [] if seat is None or hosted.closed else state.spontaneous(seat)
    return {
        "view": {name: part for name, part in state.view(seat).items() if name not in TOLD_BY_TABLE},
        "question": state.decision(seat).to_json() if asked and seat is not None else None,
        "spontaneous": [state.describe(option).to_json() for option in spontaneous],
    }


def seats(hosted: HostedTable) -> list[dict[str, object]]:
    # How often a seat has chosen in secret is told at the end only.
    hands = hosted.table.hands() if hosted.over() else [(0, 0)] * hosted.table.record.players
    return [
        {
            "seat": seat,
            "name": name,
            "kind": hosted.seat_kind(seat),
            "bot": hosted.table.bots.get(seat),
            "own": hands[seat][0],
            "lent": hands[seat][1],
            "hints": hosted.hints[seat] if hosted.over() else 0,
        }
        for seat, name in enumerate(hosted.table.record.names)
    ]


def undo_request(hosted: HostedTable) -> dict[str, object] | None:
    request = hosted.table.request
    if request is None:
        return None
    return {"seat": request.seat, "agreed": sorted(request.agreed), "waiting": hosted.table.unasked()}


def my_table(hosted: HostedTable, seat: int | None) -> dict[str, object]:
    return {
        "table_id": hosted.id,
        "seat": seat,
        "game": hosted.table.record.game,
        "status": hosted.status(),
        "sequence": hosted.seq,
        "names": hosted.table.record.names,
        "your_turn": seat in hosted.people_to_move(),
        "deciders": hosted.table.state.deciders(),
        "rematch": hosted.rematch,
    }
