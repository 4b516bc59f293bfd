"""Kunitori!: turns, battles, generals won."""

from typing import TYPE_CHECKING, cast

from tenshu.core.events import Event
from tenshu.core.state import State
from tenshu.story.scribe import Counts, Moment, Scribe, count_of, seat_of, weightiest

if TYPE_CHECKING:
    from tenshu.games.kunitori.form import KunitoriTerritory, KunitoriView

BATTLES = 4
PROMOTIONS = 3
COUNTED = {
    "turn": "turns",
    "drew": "drawn",
    "reshuffles": "shuffles",
    "buys": "bought",
    "trashes": "trashed",
    "promotes": "generals",
}


class KunitoriScribe(Scribe):
    def __init__(self, players: int) -> None:
        super().__init__(players)
        columns = (*COUNTED.values(), "won", "lost", "spent")
        self.counts: dict[str, list[float]] = {name: [0.0] * players for name in columns}
        self.attack = self.defence = 0
        self.battles: list[tuple[float, Moment]] = []
        self.promotions: list[Moment] = []
        self.most_money = 0
        self.richest: list[Moment] = []
        self.last: list[Moment] = []

    def opens(self, event: Event) -> tuple[str, dict[str, object]] | None:
        if event.kind != "turn":
            return None
        return "turn", {"seat": event.args["seat"], "turn": event.args["count"]}

    def measure(self, state: State) -> dict[str, list[int]]:
        view = cast("KunitoriView", state.view(None))
        return {"points": state.scores(), "cards": [cards_in(one) for one in view["territories"]]}

    def hear(self, event: Event, choice: int) -> None:
        seat, count = seat_of(event), count_of(event, "count")
        if event.kind in COUNTED:
            self.counts[COUNTED[event.kind]][seat] += 1
        match event.kind:
            case "buys":
                self.counts["spent"][seat] += count
            case "has-money":
                if count > self.most_money:
                    self.most_money = count
                    self.richest = [Moment("richest", {"seat": seat, "money": count}, choice)]
            case "promotes":
                self.promotions.append(Moment("promotes", event.args, choice))
            case "last-turns":
                self.last = [Moment("last-turns", event.args, choice)]
            case "battle-attack":
                self.attack = count
            case "battle-defence":
                self.defence = count
            case "battle-won" | "battle-held" | "battle-drawn":
                self.fought(event, choice)

    def fought(self, event: Event, choice: int) -> None:
        """A battle is over; whoever threw an attack back has won it."""
        args = {**event.args, "attack": self.attack, "defence": self.defence}
        self.battles.append((self.attack + self.defence, Moment(event.kind, args, choice)))
        if event.kind != "battle-drawn":
            self.counts["won"][seat_of(event)] += 1
            self.counts["lost"][count_of(event, "other")] += 1

    def moments(self) -> list[Moment]:
        found = weightiest(self.battles, BATTLES)
        points, best = max(self.gains(), key=lambda gain: gain[0], default=(0, None))
        if best and points > 0:
            found.append(Moment("best-turn", {**best.args, "points": points}, best.choice))
        return [*found, *self.richest, *self.promotions[:PROMOTIONS], *self.last, *self.lead_changes()]

    def tallies(self) -> list[Counts]:
        return [self.by_seat("play", self.counts)]


def cards_in(territory: "KunitoriTerritory") -> int:
    """All cards of a player, wherever they are."""
    open_cards = sum(territory["discard"].values()) + sum(territory["camp"].values())
    aside = len(territory["ambush"]) + len(territory["revealed"])
    return territory["hand_size"] + territory["deck_size"] + open_cards + aside
