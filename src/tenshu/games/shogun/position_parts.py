"""The expansions in a position in notation, see position.py: what rows and phases say of their parts."""

from typing import Final

from mypy_extensions import i64

from tenshu.core.notation import number, one_of, refuse
from tenshu.core.rows import column
from tenshu.games.shogun import steps
from tenshu.games.shogun.board import Board
from tenshu.games.shogun.chambers import draw_artists
from tenshu.games.shogun.chambers_state import OPEN, TURNED, UNUSED, Chambers
from tenshu.games.shogun.components import ARTISTS, FAVOUR_CARDS, LINES, PIECES
from tenshu.games.shogun.leaders_state import Leaders
from tenshu.games.shogun.provinces import MAP, PROVINCES
from tenshu.games.shogun.table import STEPS

OF_LEADERS: Final = ("leader", "monuments", "trophies")
OF_EXPANSIONS: Final = (*OF_LEADERS, "hall", "samurai")
CROSSINGS: Final = {".": UNUSED, "o": OPEN, "x": TURNED}
SEASONS_A_YEAR: Final = 3


def seat_named(word: str, board: Board) -> int:
    seat = number(word) - 1
    if not 0 <= seat < board.seats:
        raise refuse(word, f"seats run from 1 to {board.seats}")
    return seat


def counted(words: str) -> list[str]:
    """`1*3 farmers` is four things."""
    found: list[str] = []
    for word in words.split():
        name, star, times = word.partition("*")
        found.extend([name] * (number(times) if star else 1))
    return found


def place_of(board: Board, start: i64, step: i64, times: i64) -> i64:
    """Where a script has this step for the nth time; -1 if it has not."""
    place = start
    left = times
    while board.script.steps[place] >= 0:
        if board.script.steps[place] == step:
            left -= 1
            if left == 0:
                return place
        place += 1
    return -1


def open_expansions(board: Board) -> None:
    """What the expansions do before the start provinces are given out."""
    place = board.script.game
    while board.script.steps[place] not in (steps.PRESET_START, steps.DRAFT):
        STEPS[board.script.steps[place]].run(board, -1, 0)
        place += 1


def read_expansion(board: Board, seat: int, name: str, rest: str) -> None:
    if name == "hall" and board.court is not None:
        board.court.hall[seat] = number(rest)
    elif name == "samurai" and board.samurai is not None:
        board.samurai.cards[seat] = number(rest) - 1
    elif name in OF_LEADERS and board.leaders is not None:
        read_leader(board.leaders, seat, name, rest)
    else:
        raise refuse(name, "this belongs to an expansion that is not in play")


def read_leader(leaders: Leaders, seat: int, name: str, rest: str) -> None:
    if name == "leader":
        leaders.at[seat] = one_of(rest, MAP.ids)
    elif name == "trophies":
        leaders.trophies[seat] = number(rest)
    else:
        for province in counted(rest):
            leaders.monuments[seat * PROVINCES + one_of(province, MAP.ids)] += 1
            leaders.stock[seat] -= 1


def lay_expansions(board: Board, rows: dict[str, str]) -> None:
    if rows.get("favours"):
        lay_favours(board, [one_of(word, FAVOUR_CARDS.ids) for word in rows["favours"].split()])
    for name in ("regions", "chambers"):
        if name in rows:
            if board.chambers is None:
                raise refuse(name, "this belongs to an expansion that is not in play")
            lay_chambers(board, board.chambers, name, rows[name])


def lay_favours(board: Board, named: list[int]) -> None:
    court = board.court
    if court is None:
        raise refuse("favours", "this belongs to an expansion that is not in play")
    court.favours = column(named)
    court.deck = column([int(favour) for favour in court.deck if favour not in named])


def lay_chambers(board: Board, chambers: Chambers, name: str, row: str) -> None:
    if name == "regions":
        chambers.regions = column([one_of(word, MAP.regions) for word in row.split()])
        return
    lines = row.split()
    if [len(line) for line in lines] != [LINES] * LINES:
        raise refuse(row, "six words of six signs: a seat, `.`, `o` open, `x` turned over")
    for i, sign in enumerate("".join(lines)):
        chambers.crossings[i] = CROSSINGS[sign] if sign in CROSSINGS else seat_named(sign, board)
    chambers.bag = column([int(artist) for artist in chambers.bag if chambers.crossings[artist] == UNUSED])


def stocks_of_expansions(board: Board) -> list[int]:
    """What is left of pieces; a leader stays in an own province."""
    stocks: list[int] = []
    if board.court is not None:
        stocks += [int(PIECES.officials - officials) for officials in board.court.hall]
    if board.leaders is not None:
        stocks += [int(left) for left in board.leaders.stock]
        for seat, place in enumerate(board.leaders.at):
            if place >= 0 and board.owner[place] != seat:
                raise refuse(MAP.ids[place], "a leader stays in an own province")
    return stocks


def enter_expansions(board: Board, place: i64, season: int) -> None:
    """Nobody can be further than this step of a season allows."""
    advanced = place > place_of(board, board.script.season, steps.ADVANCE_SAMURAI, 1)
    if board.samurai is not None and any(card >= season + advanced for card in board.samurai.cards):
        raise refuse("samurai", "nobody can have come so far yet")
    if board.chambers is not None:
        enter_chambers(board, board.chambers, place, season)


def enter_chambers(board: Board, chambers: Chambers, place: i64, season: int) -> None:
    """Six open artists between their coming and their going, and enough in the bag for what follows."""
    script = board.script
    come = place > place_of(board, script.season, steps.DRAW_ARTISTS, 1)
    gone = place > place_of(board, script.season, steps.AWARD_ARTISTS, 1)
    if come and not gone and OPEN not in chambers.crossings:
        draw_artists(board, chambers)
    rounds = (board.year - 1) * SEASONS_A_YEAR + season - (0 if come else 1)
    if len(chambers.bag) < ARTISTS - rounds * PIECES.artists_drawn:
        raise refuse("chambers", "so many artists can't have come yet")
