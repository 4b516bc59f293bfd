"""Who may know what: views for screens, imagined states for bots, a census for checks."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.rng import Rng
from tenshu.games.kunitori import battle, steps
from tenshu.games.kunitori.board import Board, Territory
from tenshu.games.kunitori.cards import CARDS, DECK


def question(board: Board) -> tuple[str, dict[str, object]]:
    """The kind of the question on top, and what its text needs."""
    step = board.todo.step()
    value = board.todo.value()
    args: dict[str, object] = {}
    if step in (steps.CHOOSE, steps.NINJA_JUDGE, steps.REWARD):
        args["card"] = DECK.ids[value]
    if step in (steps.NINJA_JUDGE, steps.ORDER):
        args["other"] = int(board.todo.seat())
    if step == steps.NINJA_SHOW:
        args["other"] = int(board.active)
    if step == steps.LEAD:
        args["card"] = DECK.ids[battle.nth_in_camp(board, value, True)]
    if step == steps.ASSIGN:
        args["card"] = DECK.ids[battle.nth_in_camp(board, value, False)]
    if step in (steps.DEFEND, steps.AMBUSH):
        args["other"] = int(board.active)
        args["attack"] = int(battle.attack_strength(board, board.todo.seat()))
        args["defence"] = int(battle.defence_strength(board, board.todo.seat()))
    if step == steps.ACTION:
        args["actions"] = int(board.actions)
    if step == steps.BUY:
        args["buys"] = int(board.buys)
        args["money"] = int(board.money)
    if step == steps.PAY:
        args["missing"] = int(battle.PROMOTION - value)
    if step == steps.MARKET_GAIN:
        args["cost"] = int(value)
    return steps.QUESTIONS[int(step)], args


def view(board: Board, seat: int | None) -> dict[str, object]:
    """Open to all: pool, trash, camps, discard piles, what is asked, and what was once seen.

    Hidden: hands and decks.
    """
    over = board.todo.step() < 0
    territories = [
        territory_view(territory, over or owner == seat) for owner, territory in enumerate(board.territories)
    ]
    deciders = board.deciders()
    asked: dict[str, object] | None = None
    if deciders and seat in deciders:
        asked = board.decision(deciders[0]).to_json()
    visible = [card for card in range(CARDS) if board.pool[card] > 0 and board.offered(card)]
    return {
        "game": "kunitori",
        "seat": seat,
        "players": int(board.seats),
        "options": board.setup.options,
        "turn": int(board.turn),
        "first": int(board.first),
        "active": int(board.active),
        "last_turn": int(board.last_turn) if board.last_turn >= 0 else None,
        "actions": int(board.actions),
        "buys": int(board.buys),
        "money": int(board.money),
        "tolls": int(board.tolls),
        "pool": {DECK.ids[card]: int(board.pool[card]) for card in visible},
        "generals_left": len(board.generals),
        "trash": named(board.trash),
        "territories": territories,
        "waiting": named(board.waiting),
        "host": [
            {"card": DECK.ids[card], "target": int(target)}
            for card, target in zip(board.host, board.targets, strict=True)
        ],
        "deciders": deciders,
        "step": None if over else question(board)[0],
        "about": None if over else question(board)[1],
        "decision": asked,
        "over": over,
        "scores": board.scores() if over else None,
        "ranking": board.ranking() if over else None,
    }


def territory_view(territory: Territory, open_hand: bool) -> dict[str, object]:
    size = len(territory.deck)
    return {
        "hand": named(territory.hand) if open_hand else None,
        "hand_size": int(territory.hand_size()),
        "seen": named(territory.seen),
        "deck_size": size,
        "deck_top": [DECK.ids[territory.deck[size - 1 - i]] for i in range(territory.known)],
        "discard": named(territory.discard),
        "camp": named(territory.camp),
        "ambush": [DECK.ids[card] for card in territory.ambush],
        "revealed": [DECK.ids[card] for card in territory.revealed],
    }


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
        for card in range(CARDS):
            counts[card] += int(territory.hand[card] + territory.discard[card] + territory.camp[card])
        for row in (territory.deck, territory.ambush, territory.revealed):
            for held in row:
                counts[held] += 1
    return dict(zip(DECK.ids, counts, strict=True))
