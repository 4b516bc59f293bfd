"""The edges of the rules: nothing left, exactly one left, no more than there is."""

from typing import cast

import pytest

from tenshu.core.events import Event
from tenshu.core.rng import from_seed
from tenshu.core.state import State
from tenshu.games.white_castle import scoring, solo
from tenshu.games.white_castle.components import CASTLE_DECK, COLOURS
from tenshu.games.white_castle.position import parse
from tenshu.games.white_castle.white_castle import GAME
from tests.games.white_castle.table import after, asks, facts, options

BOARD = """players 2
order: 1 2
rooms: lower-2 lower-10 lower-15 upper-2 upper-5
gardens: plant-1 stone-1 plant-2 stone-2 plant-5 stone-5
yards: tile-1 tile-5 tile-7 tile-8
well: coin-1 pearl-1
"""

# The box, p. 1


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_there_are_twenty_seals(players: int) -> None:
    state = GAME.start(players, "seals")
    assert state.census()["seals"] == GAME.inventory(state.setup)["seals"] == 20


# Setting up, p. 2


def test_nobody_is_in_the_hall_yet() -> None:
    daimyo = cast(dict[str, list[dict[str, object]]], GAME.start(2, "hall").view(None)["daimyo"])
    assert [field["clan"] for field in daimyo["fields"]] == [None, None, None]


def test_dark_actions_may_differ_from_the_first_in_all_other_rooms() -> None:
    """Only five that are all the same are laid out anew."""
    differ = set()
    for seed in range(60):
        rooms = GAME.start(2, f"dark {seed}").view(None)["rooms"]
        kinds = [dark_action(str(room["card"])) for room in cast(list[dict[str, object]], rooms)]
        assert len(set(kinds)) > 1
        differ.add(kinds[0] in kinds[1:])
    assert differ == {True, False}


def dark_action(card: str) -> int:
    """The kind of a castle card's dark action: castle, garden or yard."""
    return int(CASTLE_DECK.dark_kind[CASTLE_DECK.ids.index(card)])


# Dice, p. 2 and 4-5


def test_dice_are_thrown_anew_and_show_one_to_six_in_rising_order() -> None:
    seen: set[int] = set()
    for seed in range(20):
        state = parse("players 4\norder: 1 2 3 4\ndo: round-end", from_seed(f"roll {seed}"))
        for bridge in cast(dict[str, dict[str, object]], state.view(None)["bridges"]).values():
            dice = cast(list[int], [bridge["left"], *cast(list[int], bridge["middle"]), bridge["right"]])
            assert dice == sorted(dice)
            assert len(dice) == 5
            seen.update(dice)
    assert seen == {1, 2, 3, 4, 5, 6}


def test_an_empty_end_gives_no_die() -> None:
    state = after(BOARD + "bridges: red 3 -, black - 4, white 2 5")
    assert options(state) == ["take red left", "take black right", "take white left", "take white right"]


@pytest.mark.parametrize("end", ["left", "right"])
def test_the_lowest_die_moves_up_too(end: str) -> None:
    state = after(BOARD + "bridges: red 1 1 1, black 2 2 2, white 2 2 2", f"take red {end}", "place well")
    bridges = cast(dict[str, object], state.view(None)["bridges"])
    assert bridges["red"] == {"left": 1, "middle": [], "right": 1}


@pytest.mark.parametrize("seat", [1, 2, 3])
@pytest.mark.parametrize("colour", COLOURS)
def test_a_die_lies_on_the_mat_of_its_clan_and_in_the_row_of_its_colour(seat: int, colour: str) -> None:
    state = after(
        f"players 3, turn 1 of {seat}\norder: {seat} {seat % 3 + 1} {(seat + 1) % 3 + 1}\n"
        "bridges: red 6 6 6 6, black 6 6 6 6, white 6 6 6 6\n",
        f"take {colour} right",
        "place mat",
    )
    for clan in (1, 2, 3):
        rows = cast(list[dict[str, object]], facts(state, clan)["rows"])
        dice = {row["colour"]: row["die"] for row in rows if row["die"] is not None}
        assert dice == ({colour: 6} if clan == seat else {})


# Courtiers, p. 10


@pytest.mark.parametrize(("gone", "asked"), [(4, "1 castle"), (5, "2 take")])
def test_the_last_courtier_can_go_to_the_gate(gone: int, asked: str) -> None:
    assert asks(after(BOARD + f"1: coin 2; hall {gone}\ndo: castle")) == asked


@pytest.mark.parametrize(("gone", "asked"), [(4, "1 yard"), (5, "2 take")])
def test_the_last_warrior_can_go_to_a_yard(gone: int, asked: str) -> None:
    assert asks(after(BOARD + f"1: iron 1; yard-1 {gone}\ndo: yard")) == asked


@pytest.mark.parametrize(
    ("gardens", "asked"), [("red-stone", "1 garden"), ("red-stone black-stone", "2 take")]
)
def test_no_second_gardener_where_all_that_can_be_paid_have_one(gardens: str, asked: str) -> None:
    """With one food, the two stone gardens."""
    assert asks(after(BOARD + f"1: food 1; gardens {gardens}\ndo: garden")) == asked


# Goods at the end, p. 14


@pytest.mark.parametrize(
    ("goods", "worth"),
    [
        ("food 2, iron 2, seal 2, coin 9", 2),
        ("iron 2, pearl 2, seal 2, coin 9", 2),
        ("food 2, pearl 2, seal 2, coin 9", 2),
        ("food 2, iron 2, pearl 2, seal 4, coin 9", 3),
        ("food 1, seal 4", 1),
        ("iron 1, seal 4", 1),
        ("pearl 1, seal 4", 1),
        ("food 2, iron 2, pearl 2, seal 5, coin 4", 3),
        ("iron 2, pearl 2, seal 4", 2),
        ("food 6, iron 6, seal 4", 4),
        ("pearl 6, seal 3, coin 4", 3),
        ("iron 3, pearl 7, coin 5", 4),
        ("coin 2, seal 3", 1),
        ("coin 1, seal 3", 0),
    ],
)
def test_two_seals_for_a_resource_or_one_for_a_coin_but_no_seal_twice(goods: str, worth: int) -> None:
    state = after(BOARD.replace("players 2", "players 2, round 3") + f"1: {goods}\ndo: round-end")
    assert scoring.sheet(state, 0)["goods"] == worth
    assert state.scores()[0] == worth


# The solo rival, p. 16-18


def test_what_its_cards_can_say_is_numbered_as_it_is_listed() -> None:
    numbers = (
        *(solo.PLANT_GARDEN, solo.STONE_GARDEN, solo.ANY_GARDEN, solo.TO_YARD, solo.TO_GATE),
        *(solo.UPWARD, solo.POINTS, solo.STEPS, solo.COINS),
    )
    assert [solo.KINDS[number] for number in numbers] == list(solo.KINDS)


def rival_turn(action: str, rival: str) -> str:
    """The rival in round 2 turns over a card with this action and takes a die at once."""
    deck = solo.RIVAL_DECK
    card = next(name for name, actions in zip(deck.ids, deck.actions, strict=True) if action in actions)
    others = [name for name in deck.ids if name != card]
    return (
        "players 1, round 2, turn 1 of rival\norder: rival 1\n"
        "bridges: red 2 2 2, black 2 2 2, white 2 2 2\n"
        "gardens: plant-1 stone-1 plant-2 stone-2 plant-5 stone-5\n"
        f"deck: {card} {' '.join(others)}\nrival: {rival}"
    )


FIVE = "red-plant red-stone black-plant black-stone white-plant"


@pytest.mark.parametrize(("gardens", "sent"), [(FIVE.removesuffix(" white-plant"), 1), (FIVE, 0)])
def test_without_a_gardener_none_is_sent(gardens: str, sent: int) -> None:
    """What can't be done is worth points of the round."""
    state = after(rival_turn("any-garden", f"gardens {gardens}"))
    others = len(gardens.split())
    assert len(cast(list[str], facts(state, 2)["gardens"])) == others + sent
    assert facts(state, 2)["gardeners"] == 5 - others - sent


@pytest.mark.parametrize("seed", range(8))
def test_nothing_is_told_of_no_goods(seed: int) -> None:
    state = GAME.start(1, f"amounts {seed}", listen=True)
    while not state.over():
        state.apply(0, state.options(0)[-1])
    goods = [event.args["good"] for event in cast(list[Event], state.story) if event.kind in AMOUNTS]
    assert goods
    assert all(amount > 0 for good in cast(list[dict[str, int]], goods) for amount in good.values())


AMOUNTS = ("gains", "loses", "pays", "rival-gains", "rival-pays")


def test_only_who_is_asked_can_choose() -> None:
    state = after(BOARD)
    assert state.options(0)
    assert state.options(1) == []


def test_the_deck_is_shuffled_after_a_round_and_not_before_the_first() -> None:
    after_a_round = {
        top_card(parse("players 1\norder: 1 rival\n1: season 3\ndo: round-end", from_seed(str(seed))))
        for seed in range(12)
    }
    assert len(after_a_round) > 3
    kept = set()
    for seed in range(40):
        state = GAME.start(1, f"deck {seed}", {"rival": "easy"})
        if asks(state) != "1 take":
            shown = top_card(state)
            while asks(state) != "1 take":
                state.apply(0, state.options(0)[0])
            kept.add(top_card(state) == shown)
    assert kept == {True}


def top_card(state: State) -> str | None:
    return cast(dict[str, list[str | None]], state.view(0)["rival"])["deck"][0]
