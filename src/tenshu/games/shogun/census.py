"""All pieces of a game, and where they are: nothing is lost or made."""

from tenshu.core.setup import Setup
from tenshu.games.shogun.board import NEUTRAL, OUT_OF_PLAY, Board
from tenshu.games.shogun.choices import FIELDS
from tenshu.games.shogun.components import ACTION_IDS, ARTISTS, BUILDING_IDS, FARMERS, PIECES
from tenshu.games.shogun.provinces import MAP, PROVINCES


def inventory(setup: Setup) -> dict[str, int]:
    """All pieces of a game with these settings."""
    players = setup.players
    found = {f"armies-{PIECES.colours[seat]}": int(PIECES.armies) for seat in range(players)}
    found.update(
        {
            "farmers": int(PIECES.farmers),
            "province-cards": PROVINCES,
            "revolt-markers": int(PIECES.revolt_markers),
            "chests": int(PIECES.chests),
            "action-cards": len(ACTION_IDS),
        }
    )
    for building, name in enumerate(BUILDING_IDS):
        found[name] = int(PIECES.buildings[building])
    if setup.settings["court"] == "on":
        found["officials"] = int(PIECES.officials) * players
    if setup.settings["leaders"] == "on":
        found["monuments"] = int(PIECES.monuments) * players
    if setup.settings["chambers"] == "on":
        found["artists"] = ARTISTS
        found["chamber-markers"] = int(PIECES.chamber_markers) * players
    return found


def census(board: Board) -> dict[str, int]:
    found = {
        f"armies-{PIECES.colours[seat]}": int(
            board.reserve[seat] + board.tray[seat] + board.tower.inside(seat)
        )
        for seat in range(board.seats)
    }
    found["farmers"] = int(board.farmers + board.tray[FARMERS] + board.tower.inside(FARMERS))
    found["revolt-markers"] = int(board.marker_stock)
    for building, name in enumerate(BUILDING_IDS):
        found[name] = int(board.building_stock[building])
    for province in range(PROVINCES):
        owner = board.owner[province]
        if owner >= 0:
            found[f"armies-{PIECES.colours[owner]}"] += int(board.armies[province])
        elif board.armies[province] + board.markers[province] + board.buildings[province] > 0:
            raise ValueError(f"something stands in {MAP.ids[province]}, which belongs to nobody")
        found["revolt-markers"] += int(board.markers[province])
        for building, name in enumerate(BUILDING_IDS):
            if board.has_building(province, building):
                found[name] += 1
    found["province-cards"] = province_cards(board)
    found["chests"] = int(board.bank) + sum(int(chests) for chests in board.chests)
    found["action-cards"] = len({int(action) for action in board.action_row} or ACTION_IDS)
    count_expansions(board, found)
    return found


def count_expansions(board: Board, found: dict[str, int]) -> None:
    if board.court is not None:
        board.court.census(board.seats, found)
    if board.leaders is not None:
        board.leaders.census(board.seats, found)
    if board.chambers is not None:
        board.chambers.census(board.seats, found)


def province_cards(board: Board) -> int:
    """With their owners, on the pile, open, just taken, beside the board or out of play."""
    unowned = sum(owner < 0 for owner in board.owner)
    draft = board.draft
    if draft is not None:
        left_out = sum(owner == OUT_OF_PLAY for owner in board.owner)
        pending = 1 if draft.taken >= 0 and board.owner[draft.taken] == NEUTRAL else 0
        unowned = left_out + len(draft.pile) + len(draft.open_cards) + pending
    laid = [int(card) for card in board.plan if card < PROVINCES]
    if len(set(laid)) != len(laid):
        raise ValueError(f"a province card lies on two fields: {laid}")
    for at, card in enumerate(board.plan):
        if card < PROVINCES and board.owner[card] != at // FIELDS:
            raise ValueError(f"seat {at // FIELDS} has laid out {MAP.ids[card]}, which is not his")
    return unowned + sum(owner >= 0 for owner in board.owner)
