"""Chambers, p. 24."""

from typing import Any, cast

from tenshu.core.state import State
from tests.games.shogun.table import after, asks, clan, go_on, options, told


def chambers(state: State) -> dict[str, Any]:
    return cast(dict[str, Any], state.view(None)["chambers"])


def lying(state: State) -> list[object]:
    return [crossing for row in chambers(state)["crossings"] for crossing in row]


OPEN_SIX = "oooooo ...... ...... ...... ...... ......"


def award(*rows: str, rest: str = "", board: str = OPEN_SIX) -> str:
    seats = "\n".join(f"{seat}: {row}" for seat, row in enumerate(rows, 1))
    head = f"players {len(rows)}, chambers on, phase award-artists\n{seats}\n"
    return f"{head}chambers: {board}\nevents: low-tax-0 high-tax-2\n{rest}"


def test_six_artists_come_each_round() -> None:
    """At the crossings of their art and their castle."""
    state = after(
        "players 3, chambers on, phase draw-artists\n1: bingo 2\n2: yamato 3\n3: kai 3\nevents: low-tax-0"
    )
    assert lying(state).count("open") == 6
    assert chambers(state)["bag"] == 30


def test_all_thirty_six_artists_come_in_six_rounds() -> None:
    """arithmetic."""
    board = "111111 222222 333333 xxxxxx 121212 ......"
    state = after(
        "players 3, year 2, season autumn, chambers on, phase draw-artists\n1: bingo 2\n2: yamato 3\n"
        f"3: kai 3\nevents: low-tax-0\nchambers: {board}"
    )
    assert chambers(state)["bag"] == 0
    assert lying(state)[30:] == ["open"] * 6


def test_the_regions_are_judged_in_the_order_of_their_cards() -> None:
    """Whoever has most provinces in a region replaces an open artist by his marker."""
    state = after(
        award("bingo 1; hoki 1", "yamato 1", "kai 1", rest="regions: purple green red yellow brown")
    )
    assert asks(state) == "2 artist"
    assert options(state)[0] == "artist calligraphy himeji"
    go_on(state, "artist calligraphy osaka")
    assert lying(state)[1] == 1
    assert asks(state) == "1 artist"
    go_on(state, "artist calligraphy himeji")
    assert asks(state) == "3 artist"


def test_ties_go_to_the_earlier_in_turn_order() -> None:
    rest = "order: 3 2 1\nregions: green purple red yellow brown"
    state = after(award("bingo 1", "hoki 1", "kai 1", rest=rest))
    assert asks(state) == "2 artist"


def test_an_empty_region_is_passed_over() -> None:
    """rules (French)."""
    state = after(award("bingo 1", "hoki 1", "bizen 1"), "artist calligraphy edo")
    assert len(told(state, "masters")) == 1
    assert asks(state).endswith("plan")


def test_artists_nobody_engaged_are_turned_over() -> None:
    """And the first region card goes to the end of the row."""
    state = after(
        award("bingo 1", "hoki 1", "bizen 1", rest="regions: purple green red yellow brown"),
        "artist calligraphy edo",
    )
    assert lying(state)[:6] == ["turned"] * 5 + [0]
    assert chambers(state)["regions"] == ["green", "red", "yellow", "brown", "purple"]


def test_regions_differ_by_side() -> None:
    """Mimasaka is green under the sun and red under the moon."""
    position = award("mimasaka 1", "yamato 1", "sagami 1", rest="regions: red green purple yellow brown")
    assert told(after(position), "masters")[0]["region"] == "green"
    assert (
        told(after(position.replace("chambers on", "chambers on, side moon")), "masters")[0]["region"]
        == "red"
    )


def test_no_markers_left() -> None:
    """house: after fifteen markers nothing more is replaced."""
    board = "111111 111111 111... ...... oooooo ......"
    position = award("bingo 1", "hoki 1", "bizen 1", board=board).replace("phase", "year 2, phase")
    assert asks(after(position)).endswith("plan")


def final(board: str, players: int = 5) -> list[int]:
    names = ("bingo", "yamato", "kai", "mino", "omi")
    seats = "\n".join(f"{seat + 1}: {names[seat]} 1" for seat in range(players))
    state = after(f"players {players}, chambers on, year 2, phase count-chambers\n{seats}\nchambers: {board}")
    return [clan(state, seat + 1)["points"] for seat in range(players)]


def test_the_most_markers_of_a_line_bring_its_points() -> None:
    """Rows 1, 1, 2, 2, 3, 3 and columns likewise (house)."""
    assert final("...... ...... ...... ...... ...... 1.....") == [3 + 1, 0, 0, 0, 0]


def test_a_tie_brings_one_point_less() -> None:
    assert final("...... ...... ...... ...... ...... 12....") == [2 + 1, 2 + 1, 0, 0, 0]


def test_a_tie_in_a_line_of_one_brings_nothing() -> None:
    assert final("12.... ...... ...... ...... ...... ......") == [0 + 1, 0 + 1, 0, 0, 0]


def test_turned_artists_count_as_one_more_player() -> None:
    """They can win a line or share it; nobody gets their points."""
    assert final("...... ...... ...... ...... ...... xx1...") == [0 + 2, 0, 0, 0, 0]
    assert final("...... ...... ...... ...... ...... x1....") == [2 + 1, 0, 0, 0, 0]


def test_the_scoring_line_by_line() -> None:
    """P. 24, in the manner of the example: a sum for each player, line by line, won, tied or lost."""
    board = (
        "11.22. "  # worth 1: black and red tie, 0 each
        "xx3... "  # worth 1: the turned artists win
        "333.x. "  # worth 2: yellow 2
        "44.55. "  # worth 2: violet and blue tie, 1 each
        "1.1.x. "  # worth 3: black 3
        "2..x.."  # worth 3: red ties with a turned artist, 2
    )
    # Columns: worth 1 black; worth 1 a tie of four, 0 each; worth 2 yellow; worth 2 a tie of red, blue and a
    # turned artist, 1 each; worth 3 the turned artists; the last is empty.
    assert final(board) == [0 + 3 + 1 + 0, 0 + 2 + 1, 2 + 0 + 2, 1 + 0, 1 + 1]


def test_the_sums_of_the_example() -> None:
    """P. 24: 3 + 0 + 2, 1 + 1 + 0 + 2, 3 + 2, 2 + 1 + 0 + 1 + 2 and nothing, on a full board."""
    assert final("2x541x 212414 24x423 x32354 321x1x 243531") == [5, 4, 5, 6, 0]
