"""What leaves the server of a match: the view of one seat, never more."""

import time

from tenshu.server.match import Match


def table(
    match: Match, seat: int | None, push_key: str | None = None, *, later: Match | None = None
) -> dict[str, object]:
    """All that a seat (None: a spectator) may know; the form is `forms.TableShown`.

    Of a table of the past a little more is known when the game is over `later`.
    """
    running, state, record = match.table, match.table.state, match.table.record
    over = match.over()
    asked = seat is not None and seat in state.deciders() and match.started()
    question = state.decision(seat).to_json() if asked and seat is not None else None
    free = [] if seat is None else [state.describe(option).to_json() for option in state.spontaneous(seat)]
    return {
        "table": match.id,
        "sequence": match.seq,
        "game": record.game,
        "version": record.version,
        "players": record.players,
        "options": record.options,
        "status": match.status(),
        "seat": seat,
        "seats": seats(match),
        "deciders": state.deciders(),
        "view": running.view(seat),
        "question": question,
        "spontaneous": free,
        "undo": seat is not None and running.may_undo(seat),
        "undo_request": undo_request(match),
        "clock": match.clock.to_json() if match.clock else None,
        "now": time.time(),
        "chat": match.chat,
        "seed_hash": record.seed_hash,
        "seed": record.seed if over else None,
        "from_record": bool(match.head.get("record")),
        "scores": state.scores() if over else None,
        "ranking": state.ranking() if over else None,
        # Counted while choices are secret, they would tell who has made how many.
        "choices": len(record.choices) if (later or match).over() else None,
        "rematch": match.rematch,
        "push_key": push_key,
    }


def seats(match: Match) -> list[dict[str, object]]:
    # How often a seat has chosen in secret is told at the end only.
    hands = match.table.hands() if match.over() else [(0, 0)] * match.table.record.players
    return [
        {
            "seat": seat,
            "name": name,
            "kind": match.seat_kind(seat),
            "bot": match.table.bots.get(seat),
            "own": hands[seat][0],
            "lent": hands[seat][1],
        }
        for seat, name in enumerate(match.table.record.names)
    ]


def undo_request(match: Match) -> dict[str, object] | None:
    request = match.table.request
    if request is None:
        return None
    return {"seat": request.seat, "agreed": sorted(request.agreed), "waiting": match.table.unasked()}


def mine(match: Match, seat: int | None) -> dict[str, object]:
    return {
        "table": match.id,
        "seat": seat,
        "game": match.table.record.game,
        "status": match.status(),
        "sequence": match.seq,
        "names": match.table.record.names,
        "your_turn": seat in match.people_to_move(),
        "deciders": match.table.state.deciders(),
        "rematch": match.rematch,
    }
