"""Who may know what: views for screens, imagined states for bots, a census for checks.

Everything lies open but the order of the card stacks and of the rival's deck.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.rng import Rng
from tenshu.games.white_castle import castle, choices, dice, mat, offers, scoring, seals, steps, yards
from tenshu.games.white_castle.board import (
    AT_WELL,
    BRIDGE,
    FIGURE_IDS,
    FIGURE_PLACES,
    GARDENERS,
    IN_YARD,
    ON_MATS,
    RIGHT,
    WARRIORS,
    Board,
    Clan,
)
from tenshu.games.white_castle.components import (
    ACTIONS_OUTSIDE,
    CASTLE_CARDS,
    CASTLE_DECK,
    CASTLE_ROOMS,
    COLOURS,
    FIELDS,
    FIGURES,
    GARDEN_PLACES,
    GARDENS,
    GROUNDS,
    MAT_FIELDS,
    MAT_ROWS,
    MAT_SPACE,
    MOST_CLANS,
    OUTSIDE_LEFT,
    PRINT,
    RESOURCE_CARD,
    ROOMS,
    ROWS,
    SEALS,
    SORTS,
    SPACES,
    STACKED,
    TILE_FIELDS,
    WELL_SPACE,
    WELL_TILES,
    YARD_PLACES,
    YARDS,
    first_tile,
    rows_of,
)
from tenshu.games.white_castle.solo import RIVAL_CARDS, RIVAL_DECK
from tenshu.games.white_castle.table import STEPS
from tenshu.games.white_castle.tidings import PLACES
from tenshu.games.white_castle.vocabulary import EFFECTS, GOOD_IDS, KINDS, SEAL

if TYPE_CHECKING:
    from tenshu.games.white_castle.form import (
        CastleBridge,
        CastleClan,
        CastleDaimyo,
        CastleDecision,
        CastleDieInHand,
        CastleGarden,
        CastleMatRow,
        CastleOffer,
        CastlePair,
        CastleRival,
        CastleRoom,
        CastleRow,
        CastleSheet,
        CastleSpace,
        CastleToDo,
        CastleYard,
        WhiteCastleView,
    )


def view(board: Board, seat: int | None) -> WhiteCastleView:
    over = board.todo.step() < 0
    deciders = board.deciders()
    asked: CastleDecision | None = None
    if deciders and seat in deciders:
        asked = cast("CastleDecision", board.decision(deciders[0]).to_json())
    return {
        "game": "white_castle",
        "seat": seat,
        "players": int(board.seats),
        "options": board.setup.settings,
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
        "gardens": [garden_view(board, garden) for garden in range(GARDEN_PLACES)],
        "yards": [yard_view(board, yard) for yard in range(YARD_PLACES)],
        "pairs": [pair_view(board, pair) for pair in range(len(board.pairs) // 2)],
        "clans": [clan_view(board, clan) for clan in range(len(board.clans))],
        "rival": rival_view(board) if board.solo else None,
        "hand": die_in_hand(board),
        "to_do": to_do(board),
        "deciders": deciders,
        "step": None if over else STEPS[board.todo.step()].name,
        "decision": asked,
        "offers": offers_view(board, deciders[0]) if asked else [],
        "over": over,
        "scores": board.scores() if over else None,
        "ranking": board.ranking() if over else None,
        "sheets": [cast("CastleSheet", scoring.sheet(board, clan)) for clan in range(len(board.clans))],
    }


def offers_view(board: Board, seat: int) -> list[CastleOffer]:
    """The terms of all choices of the question on top, exchanges of seals last."""
    found = STEPS[board.todo.step()].offers(board, seat, board.todo.value())
    exchanges = [int(option) for option in board.legal(seat) if option >= choices.EXCHANGE]
    clan = board.clans[seat]
    return found + [offers.offer(clan, option, seals.terms(option)) for option in exchanges]


def bridge_view(board: Board, bridge: int) -> CastleBridge:
    dice_ = [int(board.bridges[bridge * BRIDGE + slot]) for slot in range(BRIDGE)]
    return {
        "left": dice_[0] or None,
        "middle": [die for die in dice_[1:RIGHT] if die],
        "right": dice_[RIGHT] or None,
    }


def space_view(board: Board, space: int) -> CastleSpace:
    found = [int(board.dice[space * STACKED + i]) for i in range(STACKED)]
    return {
        "space": SPACES[space],
        "value": int(PRINT.value[space]),
        "dice": [{"colour": COLOURS[die // dice.COLOUR], "value": die % dice.COLOUR} for die in found if die],
        "room_for": STACKED if dice.stacking(board) else 1,
        "effects": [EFFECTS.ids[effect] for effect in effects_outside(space)],
    }


def effects_outside(space: int) -> list[int]:
    if space < OUTSIDE_LEFT:
        return []
    first = (space - OUTSIDE_LEFT) * ACTIONS_OUTSIDE
    return [int(PRINT.outside[first + i]) for i in range(ACTIONS_OUTSIDE)]


def room_view(board: Board, room: int) -> CastleRoom:
    card = board.rooms[room]
    first = int(first_tile(room))
    rows: list[CastleRow] = [
        {
            "tile": COLOURS[board.tiles[first + row]],
            "effect": EFFECTS.ids[castle.row_effect(board, room, row)] if card >= 0 else None,
            "dark": card >= 0 and bool(CASTLE_DECK.dark[card] == row),
        }
        for row in range(rows_of(room))
    ]
    return {"room": ROOMS[room], "card": CASTLE_DECK.ids[card] if card >= 0 else None, "rows": rows}


def daimyo_view(board: Board) -> CastleDaimyo:
    return {
        "card": CASTLE_DECK.daimyo_ids[board.daimyo],
        "fields": [
            {
                "field": name,
                "effect": EFFECTS.ids[castle.field_effect(board, i)],
                "clan": int(board.hall[i]) if board.hall[i] >= 0 else None,
            }
            for i, name in enumerate(FIELDS)
        ],
    }


def garden_view(board: Board, garden: int) -> CastleGarden:
    card = board.gardens[garden]
    return {
        "garden": GROUNDS.garden_ids[card],
        "bridge": COLOURS[garden // SORTS],
        "sort": GARDENS[garden % SORTS],
        "food": int(GROUNDS.food[card]),
        "effect": EFFECTS.ids[GROUNDS.garden_action[card]],
        "points": int(GROUNDS.garden_points[card]),
        "gardeners": [i for i, clan in enumerate(board.clans) if clan.gardens >> garden & 1],
    }


def yard_view(board: Board, yard: int) -> CastleYard:
    return {
        "yard": YARDS[yard],
        "iron": int(GROUNDS.iron[yard]),
        "points": int(GROUNDS.yard_points[yard]),
        "effects": [EFFECTS.ids[effect] for effect in yards.effects(board, yard)],
        "warriors": [int(clan.figures[IN_YARD + yard]) for clan in board.clans],
    }


def pair_view(board: Board, pair: int) -> CastlePair | None:
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
        "effect": EFFECTS.ids[CASTLE_DECK.mat[action * MAT_ROWS]],
    }


def clan_view(board: Board, seat: int) -> CastleClan:
    clan = board.clans[seat]
    rival = seat >= board.seats
    return {
        "clan": seat,
        "rival": rival,
        "goods": {good: int(clan.goods[kind]) for kind, good in enumerate(GOOD_IDS)},
        "figures": {name: int(clan.figures[place]) for place, name in enumerate(FIGURE_IDS)},
        "gardens": [PLACES[garden] for garden in range(GARDEN_PLACES) if clan.gardens >> garden & 1],
        "season": int(clan.place),
        "arrival": int(clan.arrival),
        "card": CASTLE_DECK.ids[clan.card] if clan.card >= 0 else None,
        "lanterns": [KINDS[CASTLE_DECK.lantern_kind[card]] for card in clan.lantern],
        "rows": [] if rival else [row_view(board, clan, seat, row) for row in range(MAT_ROWS)],
        "points": int(scoring.points(board, seat)),
    }


def row_view(board: Board, clan: Clan, seat: int, row: int) -> CastleMatRow:
    shown = int(mat.shown(board, seat, row))
    bonuses = [EFFECTS.ids[PRINT.bonus[row * MAT_FIELDS + field]] for field in range(MAT_FIELDS)]
    return {
        "row": ROWS[row],
        "colour": COLOURS[row],
        "value": int(PRINT.value[MAT_SPACE]),
        "die": int(board.dice[ON_MATS + seat * MAT_ROWS + row]) or None,
        "bonuses": bonuses[:shown],
        "covered": bonuses[shown:],
        "effect": EFFECTS.ids[mat.action_beside(board, seat, row)] if clan.card >= 0 else None,
    }


def rival_view(board: Board) -> CastleRival:
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


def die_in_hand(board: Board) -> CastleDieInHand | None:
    """The die that was taken and not yet placed."""
    if board.todo.step() != steps.PLACE:
        return None
    die = board.todo.value()
    return {
        "colour": COLOURS[dice.colour_of(die)],
        "value": int(dice.value_of(die)),
        "end": "left" if dice.is_from_left(die) else "right",
    }


def to_do(board: Board) -> list[CastleToDo]:
    """What this turn still holds in store beyond the question asked, the next thing first."""
    found: list[CastleToDo] = []
    at = board.todo.top - 3
    while at >= 0:
        step, value = int(board.todo.records[at]), board.todo.records[at + 2]
        asked = at == board.todo.top - 3
        if step == steps.EFFECT or (step == steps.CASTLE and not asked):
            effect = EFFECTS.ids[STEPS[step].effect_of(value)]
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
        "tiles": TILE_FIELDS + WELL_TILES,
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
        figures[1] += int(clan.figures[GARDENERS]) + sum(
            clan.gardens >> garden & 1 for garden in range(GARDEN_PLACES)
        )
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
    found += sum(
        board.dice[place] > 0 and board.dice[place] // dice.COLOUR == colour for place in range(ON_MATS)
    )
    found += sum(board.dice[ON_MATS + seat * MAT_ROWS + colour] > 0 for seat in range(MOST_CLANS))
    found += int(board.dice[AT_WELL + colour])
    if board.todo.step() == steps.PLACE and dice.colour_of(board.todo.value()) == colour:
        found += 1
    return int(found)
