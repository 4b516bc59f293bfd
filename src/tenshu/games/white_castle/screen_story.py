"""How the events of The White Castle are told in a terminal."""

from collections.abc import Mapping, Sequence

from tenshu.core.events import Event

CHAPTERS = frozenset({"round", "turn", "rival-turn", "game-over"})
MERGED = frozenset({"gains", "loses", "pays", "rival-gains", "rival-pays"})


def story(events: Sequence[Event]) -> list[Event]:
    """What is gained, lost or paid in one go is told in one sentence."""
    told: list[Event] = []
    for event in events:
        last = told[-1] if told else None
        if (
            last
            and event.kind in MERGED
            and (last.kind, last.args.get("seat")) == (event.kind, event.args.get("seat"))
        ):
            told[-1] = Event(event.kind, {**event.args, "good": together(last, event)}, event.audience)
        else:
            told.append(event)
    return told


def together(one: Event, other: Event) -> Mapping[str, int]:
    found: dict[str, int] = {}
    for event in (one, other):
        goods = event.args["good"]
        assert isinstance(goods, dict)
        for good, count in goods.items():
            found[good] = found.get(good, 0) + count
    return found
