"""What a table of Kunitori! shows."""

from typing import Any

from typing_extensions import TypedDict

Cards = dict[str, int]


class KunitoriTerritory(TypedDict):
    """A player's cards; `hand`, `owned` and `points` are open to their owner, and to all after the end."""

    hand: Cards | None
    hand_size: int
    seen: Cards
    deck_size: int
    deck_top: list[str]
    discard: Cards
    camp: Cards
    ambush: list[str]
    revealed: list[str]
    defence: int
    owned: Cards | None
    points: int | None


class KunitoriSent(TypedDict):
    card: str
    target: int


class KunitoriBattle(TypedDict):
    """Both sides as strong as they are now, and how it would end so."""

    target: int
    attack: int
    defence: int
    winner: int | None
    reward: str | None


class KunitoriView(TypedDict):
    game: str
    seat: int | None
    players: int
    options: dict[str, str]
    turn: int
    first: int
    active: int
    last_turn: int | None
    actions: int
    buys: int
    money: int
    tolls: int
    pool: Cards
    prices: Cards
    generals_left: int
    trash: Cards
    territories: list[KunitoriTerritory]
    waiting: Cards
    host: list[KunitoriSent]
    battles: list[KunitoriBattle]
    deciders: list[int]
    step: str | None
    about: dict[str, Any] | None
    decision: dict[str, Any] | None
    over: bool
    scores: list[int] | None
    ranking: list[int] | None
