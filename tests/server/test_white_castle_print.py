"""What the page knows of printed symbols and tracks is what the rules know."""

import json
from pathlib import Path

from tenshu.games.white_castle.vocabulary import Row, entries, table

PRINT = Path(__file__).parents[2] / "web/src/games/white_castle/print.json"


def printed() -> Row:
    board = table("board")
    effects = {
        str(row["id"]): {"pay": row.get("pay", {}), "gives": row["gives"]}
        for row in entries(table("effects"), "effect")
    }
    return {"effects": effects, "season": board["season"], "courtiers": board["courtiers"]}


def test_the_page_shows_what_is_printed() -> None:
    """If this fails after a change of the data: `python -m tests.server.test_white_castle_print`."""
    assert json.loads(PRINT.read_text()) == printed()


if __name__ == "__main__":
    PRINT.write_text(json.dumps(printed(), indent=1) + "\n")
