"""The White Castle: turns and what they set going, dice rolled and taken."""

from typing import TYPE_CHECKING, cast

from tenshu.core.events import Event
from tenshu.core.state import State
from tenshu.story.scribe import Counts, Moment, Row, Scribe, count_of, seat_of, weightiest

if TYPE_CHECKING:
    from tenshu.games.white_castle.form import WhiteCastleView

BEST_TURNS = 3
RIVAL = 1
SIDES = ("1", "2", "3", "4", "5", "6")
DEEDS = {
    "plants": "gardeners",
    "trains": "warriors",
    "enters-gate": "courtiers",
    "climbs": "climbs",
    "lights-lanterns": "lanterns",
    "draws-water": "wells",
    "passes-tree": "trees",
}
# What one thing in a turn can set going.
LINKS = frozenset({*DEEDS, "does", "uses-row", "takes-card", "rests-in-hall", "gardener-works", "gains"})


class WhiteCastleScribe(Scribe):
    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.round = 0
        self.taken = [[0] * len(SIDES) for _seat in range(players)]
        self.rolled = [0] * len(SIDES)
        self.deeds: dict[str, list[float]] = {name: [0.0] * players for name in DEEDS.values()}
        self.links = [0]
        self.arrivals: list[Moment] = []

    def opens(self, event: Event) -> tuple[str, dict[str, object]] | None:
        args: dict[str, object] = {"round": self.round}
        if event.kind in ("turn", "rival-turn"):
            args["turn"] = event.args["count"]
            if "seat" in event.args:
                args["seat"] = event.args["seat"]
            self.links.append(0)
            return event.kind, args
        if event.kind in ("order", "rival-order") and event.args["count"] == 1:
            self.links.append(0)
            return "round-end", args
        return None

    def measure(self, state: State) -> dict[str, list[int]]:
        clans = view_of(state)["clans"][: self.players]
        return {
            "points": state.scores(),
            "influence": [clan["season"] for clan in clans],
            "coins": [clan["goods"]["coin"] for clan in clans],
        }

    def listen(self, events: list[Event], choice: int, state: State) -> None:
        super().listen(events, choice, state)
        kinds = [event.kind for event in events]
        if "round" in kinds:
            self.note_roll(state, events[kinds.index("round") :])

    def note_roll(self, state: State, since: list[Event]) -> None:
        """All dice of a round: those still on the bridges, and those that were taken at once."""
        for bridge in view_of(state)["bridges"].values():
            for die in (bridge["left"], *bridge["middle"], bridge["right"]):
                if die is not None:
                    self.rolled[die - 1] += 1
        for event in since:
            if event.kind in ("takes", "takes-left", "rival-takes"):
                self.rolled[count_of(event, "value") - 1] += 1

    def hear(self, event: Event, choice: int) -> None:
        seat = seat_of(event)
        if event.kind == "round":
            self.round = count_of(event, "count")
        if seat < 0:
            return
        if event.kind in ("takes", "takes-left"):
            self.taken[seat][count_of(event, "value") - 1] += 1
        if event.kind in DEEDS:
            self.deeds[DEEDS[event.kind]][seat] += 1
        if event.kind in LINKS:
            self.links[-1] += 1
        if event.kind == "rests-in-hall":
            self.arrivals.append(Moment("rests-in-hall", event.args, choice))

    def moments(self) -> list[Moment]:
        turns = [
            (points, Moment("best-turn", {**chapter.args, "points": points}, chapter.choice))
            for points, chapter in self.gains()
        ]
        # The first count is of what happened before the first turn.
        chains = [
            (links, Moment("longest-chain", {**chapter.args, "count": links}, chapter.choice))
            for links, chapter in zip(self.links[1:], self.chapters, strict=False)
            if "seat" in chapter.args
        ]
        found = weightiest(turns, BEST_TURNS) + weightiest(chains, 1)
        return [*found, *self.arrivals[:2], *self.lead_changes()]

    def rival(self, state: State) -> dict[str, int] | None:
        return cast(dict[str, int], view_of(state)["sheets"][RIVAL]) if self.players == 1 else None

    def tallies(self) -> list[Counts]:
        rows = [Row(seat, None, with_mean(counts)) for seat, counts in enumerate(self.taken)]
        rows.append(Row(None, "rolled", with_mean(self.rolled)))
        return [Counts("dice", (*SIDES, "mean"), rows), self.by_seat("deeds", self.deeds)]


def view_of(state: State) -> "WhiteCastleView":
    """What everyone may know."""
    return cast("WhiteCastleView", state.view(None))


def with_mean(counts: list[int]) -> list[float | None]:
    total = sum(counts)
    mean = sum((i + 1) * count for i, count in enumerate(counts)) / total if total else 0.0
    return [*(float(count) for count in counts), round(mean, 2)]
