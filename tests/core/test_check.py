"""check_game passes an honest newcomer and finds each kind of fault."""

import pytest

from tenshu.core.check import check_game
from tenshu.core.codec import Reader
from tenshu.core.rng import Rng
from tenshu.core.state import State
from tests.core.high_card import HighCard, HighCardGame


def test_a_newcomers_game_in_plain_python_passes() -> None:
    report = check_game(HighCardGame(), games=60, deep=1)
    assert report.failures == []
    assert report.games == 60
    assert report.steps == 60 * 3


class Leaky(HighCard):
    def view(self, seat: int | None) -> dict[str, object]:
        return {**super().view(seat), "deck": self.deck}


class Prophet(HighCard):
    def determinize(self, seat: int, rng: Rng) -> State:
        other = super().determinize(seat, rng)
        other.rng = self.rng.copy()
        return other


class Lossy(HighCard):
    def apply(self, seat: int, option: int) -> None:
        if option == 1:
            self.hands[seat] = self.deck[-1]
        self.turn += 1


class Aliased(HighCard):
    def copy(self) -> HighCard:
        other = super().copy()
        other.hands = self.hands
        return other


class Forgetful(HighCard):
    def read(self, source: Reader) -> None:
        super().read(source)
        self.turn = 0


class Generous(HighCard):
    def options(self, seat: int) -> list[int]:
        return [0, 1]


class Unsorted(HighCard):
    def options(self, seat: int) -> list[int]:
        return super().options(seat)[::-1]


class Miscounted(HighCard):
    def breakdown(self, seat: int) -> dict[str, int]:
        return {"card": self.hands[seat], "luck": 1}


class Endless(HighCard):
    def apply(self, seat: int, option: int) -> None:
        self.turn = (self.turn + 1) % self.setup.players


FAULTS = [
    (Leaky, "can tell an imagined state"),
    (Prophet, "is told the future"),
    (Lossy, "lost or made"),
    (Aliased, "changed the original"),
    (Forgetful, "encode and decode do not agree"),
    (Generous, "the deciders are"),
    (Unsorted, "not ascending"),
    (Miscounted, "points, but from"),
    (Endless, "no end after"),
]


@pytest.mark.parametrize(("faulty", "finding"), FAULTS, ids=[fault[0].__name__ for fault in FAULTS])
def test_a_fault_is_found(faulty: type[HighCard], finding: str) -> None:
    games = 1 if faulty is Endless else 30
    report = check_game(HighCardGame(faulty), games=games, deep=1 if games > 1 else 100_000)
    assert report.failures
    assert any(finding in failure for failure in report.failures), report.failures[:3]
