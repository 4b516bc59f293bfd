"""Who may know what: views for screens, imagined states for bots, a census for checks.

Everything lies open but the order of the card stacks and of the rival's deck.
"""

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.rng import Rng
from tenshu.games.white_castle import dice, mat, offers, scoring, steps
from tenshu.games.white_castle.board import (
    AT_WELL,
    BRIDGE,
    FIGURE_PLACES,
    GARDENERS,
    IN_YARD,
    ON_MATS,
    RIGHT,
    WARRIORS,
    Board,
    Clan,
)
from tenshu.games.white_castle.castle import EFFECT
from tenshu.games.white_castle.components import (
    CASTLE_CARDS,
    CASTLE_DECK,
    CASTLE_ROOMS,
    COLOURS,
    FIELDS,
    FIGURES,
    GARDENS,
    GROUNDS,
    MAT_SPACE,
    OUTSIDE_LEFT,
    PRINT,
    RESOURCE_CARD,
    ROOMS,
    ROWS,
    SEALS,
    SPACES,
    TILE_FIELDS,
    WELL_SPACE,
    YARDS,
    first_tile,
    rows_of,
)
from tenshu.games.white_castle.solo import RIVAL_CARDS, RIVAL_DECK
from tenshu.games.white_castle.tidings import PLACES
from tenshu.games.white_castle.vocabulary import EFFECTS, GOODS, KINDS, SEAL

FIGURE_IDS = (
    "courtiers",
    "gate",
    "level-1",
    "level-2",
    "hall",
    "gardeners",
    "warriors",
    *YARDS,
)
LEVELS = ("", "gate", "level-1", "level-2", "hall")


def question(board: Board) -> tuple[str, dict[str, object]]:
    """The kind of the question on top, and what its text needs."""
    step = int(board.todo.step())
    value = board.todo.value()
    args: dict[str, object] = {}
    if step == steps.PLACE:
        args["colour"] = COLOURS[value >> 4]
        args["value"] = int(value >> 1 & 7)
    elif step == steps.OUTSIDE:
        args["space"] = SPACES[value]
    elif step in (steps.ANY, steps.OVERFLOW):
        args["count"] = int(value)
    elif step == steps.TREE:
        args["seals"] = int(PRINT.tree[board.clans[board.todo.seat()].place + 1])
        args["steps"] = int(value)
    elif step in (steps.CASTLE, steps.GARDEN, steps.YARD, steps.LIGHT, steps.TILE, steps.MAT):
        args["coins"] = int(EFFECTS.coins[value & EFFECT])
        args["seals"] = int(EFFECTS.seals[value & EFFECT])
        args["effect"] = EFFECTS.ids[value & EFFECT]
    elif step == steps.CLIMBED:
        args["card"] = CASTLE_DECK.ids[value]
    elif step == steps.RIVAL_ROOM:
        args["floor"] = LEVELS[value]
    return steps.QUESTIONS[step], args


def view(board: Board, seat: int | None) -> dict[str, object]:
    over = board.todo.step() < 0
    deciders = board.deciders()
    asked: dict[str, object] | None = None
    if deciders and seat in deciders:
        asked = board.decision(deciders[0]).to_json()
    return {
        "game": "white_castle",
        "seat": seat,
        "players": int(board.seats),
        "options": board.setup.options,
        "round": int(board.round),
        "turn": int(board.turn),
        "order": [int(clan) for clan in board.order],
        "bridges": {colour: bridge_view(board, i) for i, colour in enumerate(COLOURS)},
        "spaces": [space_view(board, space) for space in range(WELL_SPACE)],
        "well": {
            "value": int(PRINT.value[WELL_SPACE]),
            "dice": {colour: int(board.dice[AT_WELL + i]) for i, colour in enumerate(COLOURS)},
            "tiles": [EFFECTS.ids[back] for back in board.well],
        },
        "rooms": [room_view(board, room) for room in range(CASTLE_ROOMS)],
        "stacks": [len(board.stack_1), len(board.stack_2)],
        "daimyo": daimyo_view(board),
        "gardens": [garden_view(board, garden) for garden in range(6)],
        "yards": [yard_view(board, yard) for yard in range(3)],
        "pairs": [pair_view(board, pair) for pair in range(len(board.pairs) // 2)],
        "clans": [clan_view(board, clan) for clan in range(len(board.clans))],
        "rival": rival_view(board) if board.solo else None,
        "hand": die_in_hand(board),
        "to_do": to_do(board),
        "deciders": deciders,
        "step": None if over else steps.QUESTIONS[int(board.todo.step())],
        "decision": asked,
        "offers": offers.offers(board, deciders[0]) if asked else [],
        "over": over,
        "scores": board.scores() if over else None,
        "ranking": board.ranking() if over else None,
        "sheets": [scoring.sheet(board, clan) for clan in range(len(board.clans))],
    }


def bridge_view(board: Board, bridge: int) -> dict[str, object]:
    dice_ = [int(board.bridges[bridge * BRIDGE + slot]) for slot in range(BRIDGE)]
    return {
        "left": dice_[0] or None,
        "middle": [die for die in dice_[1:RIGHT] if die],
        "right": dice_[RIGHT] or None,
    }


def space_view(board: Board, space: int) -> dict[str, object]:
    found = [int(board.dice[space * 2 + i]) for i in range(2)]
    return {
        "space": SPACES[space],
        "value": int(PRINT.value[space]),
        "dice": [{"colour": COLOURS[die >> 3], "value": die & 7} for die in found if die],
        "room_for": 2 if dice.stacking(board) else 1,
        "effects": [EFFECTS.ids[effect] for effect in effects_outside(space)],
    }


def effects_outside(space: int) -> list[int]:
    if space < OUTSIDE_LEFT:
        return []
    return [int(PRINT.outside[(space - OUTSIDE_LEFT) * 2 + i]) for i in range(2)]


def room_view(board: Board, room: int) -> dict[str, object]:
    card = board.rooms[room]
    first = int(first_tile(room))
    rows = [
        {
            "tile": COLOURS[board.tiles[first + row]],
            "effect": EFFECTS.ids[CASTLE_DECK.row[card * 3 + row]] if card >= 0 else None,
            "dark": card >= 0 and bool(CASTLE_DECK.dark[card] == row),
        }
        for row in range(rows_of(room))
    ]
    return {"room": ROOMS[room], "card": CASTLE_DECK.ids[card] if card >= 0 else None, "rows": rows}


def daimyo_view(board: Board) -> dict[str, object]:
    fields = [
        {
            "field": name,
            "effect": EFFECTS.ids[CASTLE_DECK.field[board.daimyo * 3 + i]],
            "clan": int(board.hall[i]) if board.hall[i] >= 0 else None,
        }
        for i, name in enumerate(FIELDS)
    ]
    return {"card": CASTLE_DECK.daimyo_ids[board.daimyo], "fields": fields}


def garden_view(board: Board, garden: int) -> dict[str, object]:
    card = board.gardens[garden]
    return {
        "garden": GROUNDS.garden_ids[card],
        "bridge": COLOURS[garden // 2],
        "sort": GARDENS[garden % 2],
        "food": int(GROUNDS.food[card]),
        "effect": EFFECTS.ids[GROUNDS.garden_action[card]],
        "points": int(GROUNDS.garden_points[card]),
        "gardeners": [i for i, clan in enumerate(board.clans) if clan.gardens >> garden & 1],
    }


def yard_view(board: Board, yard: int) -> dict[str, object]:
    return {
        "yard": YARDS[yard],
        "iron": int(GROUNDS.iron[yard]),
        "points": int(GROUNDS.yard_points[yard]),
        "effects": [EFFECTS.ids[effect] for effect in offers.yard_effects(board, yard)],
        "warriors": [int(clan.figures[IN_YARD + yard]) for clan in board.clans],
    }


def pair_view(board: Board, pair: int) -> dict[str, object] | None:
    resource, action = board.pairs[2 * pair], board.pairs[2 * pair + 1]
    if resource < 0:
        return None
    bonus = CASTLE_DECK.bonus[resource - RESOURCE_CARD]
    return {
        "pair": str(pair + 1),
        "resource": CASTLE_DECK.ids[resource],
        "gain": EFFECTS.ids[CASTLE_DECK.gain[resource - RESOURCE_CARD]],
        "lantern": KINDS[CASTLE_DECK.lantern_kind[resource]],
        "bonus": KINDS[CASTLE_DECK.lantern_kind[bonus]] if bonus >= 0 else None,
        "action": CASTLE_DECK.ids[action],
        "effect": EFFECTS.ids[CASTLE_DECK.mat[action * 3]],
    }


def clan_view(board: Board, seat: int) -> dict[str, object]:
    clan = board.clans[seat]
    rival = seat >= board.seats
    return {
        "clan": seat,
        "rival": rival,
        "goods": {KINDS[kind]: int(clan.goods[kind]) for kind in range(GOODS)},
        "figures": {FIGURE_IDS[place]: int(clan.figures[place]) for place in range(FIGURE_PLACES)},
        "gardens": [PLACES[garden] for garden in range(6) if clan.gardens >> garden & 1],
        "season": int(clan.place),
        "arrival": int(clan.arrival),
        "card": CASTLE_DECK.ids[clan.card] if clan.card >= 0 else None,
        "lanterns": [KINDS[CASTLE_DECK.lantern_kind[card]] for card in clan.lantern],
        "rows": [] if rival else [row_view(board, clan, seat, row) for row in range(3)],
        "points": int(scoring.points(board, seat)),
    }


def row_view(board: Board, clan: Clan, seat: int, row: int) -> dict[str, object]:
    shown = FIGURES + 1 - int(mat.figures_left(board, seat, row))
    bonuses = [EFFECTS.ids[PRINT.bonus[row * (FIGURES + 1) + column]] for column in range(FIGURES + 1)]
    return {
        "row": ROWS[row],
        "colour": COLOURS[row],
        "value": int(PRINT.value[MAT_SPACE]),
        "die": int(board.dice[ON_MATS + seat * 3 + row]) or None,
        "bonuses": bonuses[:shown],
        "covered": bonuses[shown:],
        "effect": EFFECTS.ids[CASTLE_DECK.mat[clan.card * 3 + row]] if clan.card >= 0 else None,
    }


def rival_view(board: Board) -> dict[str, object]:
    """The uppermost card lies open; cards once turned over stay known until the next shuffle."""
    known = [
        RIVAL_DECK.ids[board.rival_deck[(board.rival_top + i) % RIVAL_CARDS]]
        if (board.rival_top + i) % RIVAL_CARDS < board.rival_seen
        else None
        for i in range(len(board.rival_deck))
    ]
    return {
        "deck": known,
        "actions": {
            name: list(RIVAL_DECK.actions[i]) for i, name in enumerate(RIVAL_DECK.ids) if name in known
        },
        "spaces": {
            name: SPACES[RIVAL_DECK.space[i]] for i, name in enumerate(RIVAL_DECK.ids) if name in known
        },
        "origin": "house",
    }


def die_in_hand(board: Board) -> dict[str, object] | None:
    """The die that was taken and not yet placed."""
    if board.todo.step() != steps.PLACE:
        return None
    die = board.todo.value()
    return {"colour": COLOURS[die >> 4], "value": int(die >> 1 & 7), "end": "left" if die & 1 else "right"}


def to_do(board: Board) -> list[dict[str, object]]:
    """What this turn still holds in store beyond the question asked, the next thing first."""
    found: list[dict[str, object]] = []
    at = board.todo.top - 3
    while at >= 0:
        step, value = int(board.todo.records[at]), board.todo.records[at + 2]
        asked = at == board.todo.top - 3
        if step == steps.EFFECT or (step == steps.CASTLE and not asked):
            effect = EFFECTS.ids[value & EFFECT]
            found.append({"seat": int(board.todo.records[at + 1]), "effect": effect})
        at -= 3
    return found


def imagine(board: Board, rng: Rng) -> None:
    """Redistribute what nobody can see: the stacks, and the rival's cards not yet turned over."""
    rng.shuffle_anew(board.stack_1)
    rng.shuffle_anew(board.stack_2)
    hidden = board.rival_deck[board.rival_seen :]
    rng.shuffle_anew(hidden)
    for i in range(i64(len(hidden))):
        board.rival_deck[board.rival_seen + i] = hidden[i]
    board.rng = rng.fork()


def inventory(players: int) -> dict[str, int]:
    """Dice, cards, tiles, figures and seals in play."""
    clans = max(players, 2)
    cards = [0, 0]
    for card in range(CASTLE_CARDS):
        if players > 2 or CASTLE_DECK.three[card] == 0:
            cards[int(CASTLE_DECK.level[card]) - 1] += 1
    return {
        **{f"{colour}-dice": clans + 1 for colour in COLOURS},
        "level-1": cards[0],
        "level-2": cards[1],
        "courtiers": FIGURES * clans,
        "gardeners": FIGURES * clans,
        "warriors": FIGURES * clans,
        "seals": SEALS,
        "tiles": TILE_FIELDS + 2,
        "rival-cards": RIVAL_CARDS if players == 1 else 0,
    }


def census(board: Board) -> dict[str, int]:
    cards = [0, 0]
    for row in (board.rooms, board.stack_1, board.stack_2, board.removed):
        count_cards(row, cards)
    figures = [0, 0, 0]
    for clan in board.clans:
        count_cards(clan.lantern, cards)
        if 0 <= clan.card < CASTLE_CARDS:
            cards[int(CASTLE_DECK.level[clan.card]) - 1] += 1
        figures[0] += sum(int(clan.figures[place]) for place in range(GARDENERS))
        figures[1] += int(clan.figures[GARDENERS]) + sum(clan.gardens >> garden & 1 for garden in range(6))
        figures[2] += sum(int(clan.figures[place]) for place in range(WARRIORS, FIGURE_PLACES))
    found = {f"{colour}-dice": count_dice(board, i) for i, colour in enumerate(COLOURS)}
    found["level-1"], found["level-2"] = cards
    found["courtiers"], found["gardeners"], found["warriors"] = figures
    found["seals"] = int(board.seals) + sum(int(clan.goods[SEAL]) for clan in board.clans)
    found["tiles"] = len(board.tiles) + len(board.well)
    found["rival-cards"] = len(set(board.rival_deck))
    return found


def count_cards(row: vec[i64], cards: list[int]) -> None:
    for card in row:
        if 0 <= card < CASTLE_CARDS:
            cards[int(CASTLE_DECK.level[card]) - 1] += 1


def count_dice(board: Board, colour: int) -> int:
    """Dice on their bridge, on spaces and mats, at the well, in a hand."""
    found = sum(board.bridges[colour * BRIDGE + slot] > 0 for slot in range(BRIDGE))
    found += sum(board.dice[place] > 0 and board.dice[place] >> 3 == colour for place in range(ON_MATS))
    found += sum(board.dice[ON_MATS + seat * 3 + colour] > 0 for seat in range(4))
    found += int(board.dice[AT_WELL + colour])
    if board.todo.step() == steps.PLACE and board.todo.value() >> 4 == colour:
        found += 1
    return int(found)
