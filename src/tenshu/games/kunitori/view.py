"""Who may know what: views for screens, imagined states for bots, a census for checks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.rng import Rng
from tenshu.games.kunitori import battle, buying, steps
from tenshu.games.kunitori.board import Board, Territory
from tenshu.games.kunitori.cards import CARDS, DECK
from tenshu.games.kunitori.table import on_top

if TYPE_CHECKING:
    from tenshu.games.kunitori.form import KunitoriBattle, KunitoriTerritory, KunitoriView


def view(board: Board, seat: int | None) -> KunitoriView:
    """Open to all: pool, trash, camps, discard piles, what is asked, and what was once seen.

    Hidden: hands and decks; but what a player owns in all, that player may count.
    """
    over = board.todo.step() < 0
    territories = [territory_view(board, owner, over or owner == seat) for owner in range(board.seats)]
    deciders = board.deciders()
    asked: dict[str, object] | None = None
    if deciders and seat in deciders:
        asked = board.decision(deciders[0]).to_json()
    visible = [card for card in range(CARDS) if board.pool[card] > 0 and board.offered(card)]
    return {
        "game": "kunitori",
        "seat": seat,
        "players": int(board.seats),
        "options": board.setup.settings,
        "turn": int(board.turn),
        "first": int(board.first),
        "active": int(board.active),
        "last_turn": int(board.last_turn) if board.last_turn >= 0 else None,
        "actions": int(board.actions),
        "buys": int(board.buys),
        "money": int(board.money),
        "tolls": int(board.tolls),
        "pool": {DECK.ids[card]: int(board.pool[card]) for card in visible},
        "prices": {DECK.ids[card]: int(buying.price(board, card)) for card in visible},
        "generals_left": len(board.generals),
        "trash": named(board.trash),
        "territories": territories,
        "waiting": named(board.waiting),
        "host": [
            {"card": DECK.ids[card], "target": int(target)}
            for card, target in zip(board.host, board.targets, strict=True)
        ],
        "battles": battles(board),
        "deciders": deciders,
        "step": None if over else on_top(board).name,
        "about": None if over else on_top(board).question(board, board.todo.seat(), board.todo.value()),
        "decision": asked,
        "over": over,
        "scores": board.scores() if over else None,
        "ranking": board.ranking() if over else None,
    }


def territory_view(board: Board, owner: int, own: bool) -> KunitoriTerritory:
    territory = board.territories[owner]
    size = len(territory.deck)
    return {
        "hand": named(territory.hand) if own else None,
        "hand_size": int(territory.hand_size()),
        "seen": named(territory.seen),
        "deck_size": size,
        "deck_top": [DECK.ids[territory.deck[size - 1 - i]] for i in range(territory.known)],
        "discard": named(territory.discard),
        "camp": named(territory.camp),
        "ambush": [DECK.ids[card] for card in territory.ambush],
        "revealed": [DECK.ids[card] for card in territory.revealed],
        "defence": int(battle.defence_strength(board, owner)),
        "owned": named(owned(territory)) if own else None,
        "points": int(buying.points(board, owner)) if own else None,
    }


def owned(territory: Territory) -> vec[i64]:
    """All cards of a player, wherever they are."""
    found = territory.hand[:]
    for card in range(i64(CARDS)):
        found[card] += territory.discard[card] + territory.camp[card]
    for row in (territory.deck, territory.ambush, territory.revealed):
        for card in row:
            found[card] += 1
    return found


def battles(board: Board) -> list[KunitoriBattle]:
    """The battles that are still to be decided, in their order, as strong as both sides are now."""
    found: list[KunitoriBattle] = []
    attacked = [int(seat) for seat in board.targets]
    marching = board.todo.step() in (steps.LEAD, steps.ASSIGN)
    for distance in range(1, board.seats):
        seat = (board.active + distance) % board.seats
        if seat in attacked and (marching or awaits(board, seat)):
            found.append(outlook(board, seat))
    return found


def outlook(board: Board, target: i64) -> KunitoriBattle:
    """How a battle would end as it stands; a winner without a reward finds its pile empty."""
    attack = battle.attack_strength(board, target)
    defence = battle.defence_strength(board, target)
    winner: int | None = None
    reward: str | None = None
    if attack != defence:
        winner = int(board.active if attack > defence else target)
        card = battle.reward_as_it_stands(board, target)
        reward = DECK.ids[card] if board.pool[card] > 0 else None
    return {
        "target": int(target),
        "attack": int(attack),
        "defence": int(defence),
        "winner": winner,
        "reward": reward,
    }


def awaits(board: Board, seat: i64) -> bool:
    """Whether this seat's battle is still among what remains to be done."""
    records = board.todo.records
    for at in range(i64(0), board.todo.top, i64(3)):
        if records[at] == steps.RESOLVE and records[at + 1] == seat:
            return True
    return False


def named(row: vec[i64]) -> dict[str, int]:
    return {DECK.ids[card]: int(row[card]) for card in range(CARDS) if row[card] > 0}


def imagine(board: Board, seat: int, rng: Rng) -> None:
    """Redistribute what the seat can't see: others' hands and decks, its own deck, face-down generals."""
    if board.todo.step() < 0:
        return
    for owner in range(board.seats):
        mix_unknown(board.territories[owner], owner == seat, rng)
    if board.two_generals and len(board.generals) > 2:
        n: i64 = len(board.generals)
        hidden = board.generals[: n - 2]
        rng.shuffle_anew(hidden)
        for i in range(n - 2):
            board.generals[i] = hidden[i]
    board.rng = rng.fork()


def mix_unknown(territory: Territory, own: bool, rng: Rng) -> None:
    below: i64 = len(territory.deck) - territory.known
    unknown = territory.deck[:below]
    hidden: i64 = 0
    if not own:
        for card in range(i64(CARDS)):
            for _ in range(territory.hand[card] - territory.seen[card]):
                unknown = append(unknown, card)
                hidden += 1
    rng.shuffle_anew(unknown)
    for i in range(below):
        territory.deck[i] = unknown[i]
    if not own:
        territory.hand = territory.seen[:]
        for i in range(hidden):
            territory.hand[unknown[below + i]] += 1


def census(board: Board) -> dict[str, int]:
    counts = [int(board.pool[card] + board.trash[card]) for card in range(CARDS)]
    for territory in board.territories:
        for card, count in enumerate(owned(territory)):
            counts[card] += int(count)
    return dict(zip(DECK.ids, counts, strict=True))
