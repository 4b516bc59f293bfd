"""The story, and who has won."""

from rich.console import Console

from tenshu.cli.telling import paragraphs, standing
from tenshu.core.events import Event
from tenshu.screen import screen
from tenshu.texts import Texts

TEXTS = Texts("en", ("Aki", "Botan", "Chiyo"))


def shown(scores: list[int], places: list[int]) -> str:
    console = Console(width=200)
    with console.capture() as capture:
        for part in standing("kunitori", scores, places, TEXTS, ("human", "greedy", "random")):
            console.print(part)
    return capture.get()


def test_a_clear_victory_needs_no_explanation() -> None:
    assert "Botan wins with 31 points." in shown([20, 31, 19], [2, 1, 3])
    assert "later first turn" not in shown([20, 31, 19], [2, 1, 3])


def test_a_tie_is_explained() -> None:
    words = shown([20, 31, 31], [3, 2, 1])
    assert "Chiyo wins with 31 points." in words
    assert "Chiyo and Botan have the same points; Chiyo had the later first turn" in words


def test_a_shared_victory() -> None:
    assert "Aki, Botan share the victory, with 31 points each." in shown([31, 31, 4], [1, 1, 3])


def test_a_story_has_a_paragraph_for_each_turn_and_gathers_drawn_cards() -> None:
    events = [
        Event("buys", {"seat": 0, "card": "fort", "count": 2}),
        Event("drew", {"seat": 0, "card": "copper"}, (0,)),
        Event("drew", {"seat": 0, "card": "copper"}, (0,)),
        Event("draws", {"seat": 0, "count": 2}),
        Event("turn", {"seat": 1, "count": 2}),
        Event("draws", {"seat": 1, "count": 1}),
    ]
    told = [paragraph.plain for paragraph in paragraphs(events, "kunitori", screen("kunitori"), TEXTS)]
    assert told == [
        "Aki buys a Fort for 2. Aki draws Copper ×2.",
        "Turn 2: Botan to play. Botan draws a card.",
    ]
