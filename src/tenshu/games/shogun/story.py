"""Shogun: battles, revolts and scorings, and what the tower did."""

from typing import TYPE_CHECKING, cast

from tenshu.core.events import Event
from tenshu.core.rng import from_seed
from tenshu.core.state import State
from tenshu.games.shogun import scoring
from tenshu.games.shogun.board import Board
from tenshu.games.shogun.components import FARMERS, PIECES
from tenshu.games.shogun.tower_statistics import expected
from tenshu.story.scribe import Counts, Moment, Row, Scribe, count_of, seat_of, weightiest

if TYPE_CHECKING:
    from tenshu.games.shogun.form import ShogunView

BATTLES = 5
REVOLTS = 3
SEASONS = ("spring", "summer", "winter")
# Enough to tell luck from none: the mean of so many throws is off by less than a tenth of a cube.
THROWS = 60
OUTCOMES = frozenset({"conquers", "holds", "drawn", "repelled"})
COUNTED = {
    "attacks": "attacks",
    "attacks-neutral": "attacks",
    "conquers": "conquests",
    "holds": "defences",
    "revolt-won": "revolts-lost",
    "revolt-beaten": "revolts-beaten",
    "builds": "buildings",
}
SUMMED = {"taxes": "chests", "harvests": "rice", "recruits": "armies"}
TOWER = ("thrown", "fallen", "inside", "luck")


class ShogunScribe(Scribe):
    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.year = 0
        columns = dict.fromkeys((*COUNTED.values(), *SUMMED.values()))
        self.counts: dict[str, list[float]] = {name: [0.0] * players for name in columns}
        self.rng = from_seed("what was to be expected")
        colours = len(PIECES.colours)
        self.thrown, self.fallen, self.luck = [0] * colours, [0] * colours, [0.0] * colours
        # The last throw: what went in, and by how much more fell out than was to be expected.
        self.cubes, self.surplus = [0] * colours, [0.0] * colours
        self.battle: dict[str, object] = {}
        self.battles: list[tuple[float, Moment]] = []
        self.revolts: list[tuple[float, Moment]] = []
        self.throws: list[tuple[float, Moment]] = []
        self.scored: list[Moment] = []

    def opens(self, event: Event) -> tuple[str, dict[str, object]] | None:
        """Winter belongs to the autumn before it: it asks little, and its end is the scoring."""
        if event.kind == "year":
            self.year = count_of(event, "amount")
        if event.kind != "season":
            return None
        return "season", {"year": self.year, "season": SEASONS[count_of(event, "amount") - 1]}

    def measure(self, state: State) -> dict[str, list[int]]:
        view = cast("ShogunView", state.view(None))
        armies = [0] * self.players
        for province in view["provinces"].values():
            if province["owner"] is not None:
                armies[province["owner"]] += province["armies"]
        held = [clan["provinces"] for clan in view["clans"]]
        return {"worth": self.worth(state), "points": state.scores(), "provinces": held, "armies": armies}

    def worth(self, state: State) -> list[int]:
        """The points if the provinces were scored now; in winter they just were."""
        if self.opened and self.opened[1]["season"] == "winter":
            return state.scores()
        after = state.copy()
        assert isinstance(after, Board)
        scoring.score(after)
        return after.scores()

    def hear(self, event: Event, choice: int) -> None:
        seat = seat_of(event)
        if event.kind in COUNTED:
            self.counts[COUNTED[event.kind]][seat] += 1
        if event.kind in SUMMED:
            self.counts[SUMMED[event.kind]][seat] += count_of(event, "amount")
        if event.kind == "tower":
            self.watch_tower(event)
        elif event.kind in ("battle", "battle-farmers") or event.kind == "revolt":
            self.battle = event.args
            self.note_luck(event, choice)
        elif event.kind in OUTCOMES:
            self.note_battle(event, choice)
        elif event.kind == "revolt-won":
            args = {"seat": seat, "province": event.args["province"], "armies": self.cubes[seat]}
            self.revolts.append((self.cubes[seat], Moment("revolt-lost", args, choice)))
        elif event.kind == "has-points":
            self.note_score(event, choice)

    def watch_tower(self, event: Event) -> None:
        cubes, fallen = by_number(event.args["into"]), by_number(event.args["out"])
        mean = expected(self.inside(), cubes, self.rng, THROWS)
        self.cubes = cubes
        self.surplus = [fell - usual for fell, usual in zip(fallen, mean, strict=True)]
        for colour in range(len(cubes)):
            self.thrown[colour] += cubes[colour]
            self.fallen[colour] += fallen[colour]

    def inside(self) -> list[int]:
        return [thrown - fallen for thrown, fallen in zip(self.thrown, self.fallen, strict=True)]

    def note_luck(self, event: Event, choice: int) -> None:
        """Luck is what falls out beyond expectation for those who fight."""
        for seat in fighting(event.args):
            self.luck[seat] += self.surplus[seat]
            surplus = round(abs(self.surplus[seat]))
            kind = "lucky-throw" if self.surplus[seat] > 0 else "unlucky-throw"
            args: dict[str, object] = {"seat": seat, "province": event.args["province"], "armies": surplus}
            self.throws.append((self.surplus[seat], Moment(kind, args, choice)))

    def note_battle(self, event: Event, choice: int) -> None:
        """A battle is over; its size is what was thrown in for it."""
        armies = sum(self.cubes[seat] for seat in fighting(self.battle))
        kind = (
            f"{event.kind}-farmers" if event.kind == "conquers" and "other" not in self.battle else event.kind
        )
        self.battles.append((armies, Moment(kind, {**self.battle, "armies": armies}, choice)))

    def note_score(self, event: Event, choice: int) -> None:
        """After a scoring the points of all are told, one after the other."""
        args = {"seat": event.args["seat"], "points": event.args["amount"], "year": self.year}
        if self.scored and self.scored[-1].args["year"] == self.year:
            if count_of(event, "amount") <= cast(int, self.scored[-1].args["points"]):
                return
            self.scored.pop()
        self.scored.append(Moment("leads", args, choice))

    def moments(self) -> list[Moment]:
        luck = weightiest(self.throws, 1) + weightiest([(-much, throw) for much, throw in self.throws], 1)
        found = weightiest(self.battles, BATTLES) + weightiest(self.revolts, REVOLTS)
        return [*found, *(throw for throw in luck if throw.args["armies"]), *self.scored]

    def tallies(self) -> list[Counts]:
        rows = []
        for colour, inside in enumerate(self.inside()):
            if colour < self.players or colour == FARMERS:
                seat = colour if colour < self.players else None
                luck = round(self.luck[colour], 1) if seat is not None else None
                values = [float(self.thrown[colour]), float(self.fallen[colour]), float(inside), luck]
                rows.append(Row(seat, None if seat is not None else "farmers", values))
        return [Counts("tower", TOWER, rows), self.by_seat("campaign", self.counts)]


def by_number(cubes: object) -> list[int]:
    """Counts by colour, from their names."""
    named = cast(dict[str, int], cubes)
    return [named.get(colour, 0) for colour in PIECES.colours]


def fighting(battle: dict[str, object]) -> list[int]:
    """The players in a battle or revolt."""
    return [seat for seat in (battle.get("seat"), battle.get("other")) if isinstance(seat, int)]
