"""Battles and revolts, p. 11-12: who takes part, who wins, what is left."""

from typing import cast

import pytest

from tests.games.shogun.table import after, clan, holder, inside, options, province, told, tray, until, when

# A tower that is full as in the middle of a game, with and without farmers.
GREEN_TOWER = "tower: farmers*8 3*13 4*12"
FULL_TOWER = "tower: 3*17 4*16"


def attack(row: str, target: str, rest: str = GREEN_TOWER, seat1: str = "") -> str:
    """Seat 1 attacks from Shinano."""
    plan = "plan battle-a shinano"
    return f"players 4, phase actions\n1: {row}; {plan}{seat1}\n{target}\nactions: battle-a\n{rest}"


KOZUKE = attack("shinano 5", "2: kozuke 3 castle")


def test_shinano_to_kozuke_three_to_two() -> None:
    """P. 12: 4 against 3; out fall 3, 1 and a farmer. One army is left and takes the province."""
    state = when(KOZUKE, "march kozuke", "send 4", attackers=3, defenders=1, farmers=1)
    assert holder(state, "shinano") == "1 with 1"
    assert holder(state, "kozuke") == "1 with 1"
    assert "green" not in tray(state)
    assert not {"black", "red"} & tray(state).keys()


def test_every_throw_is_told() -> None:
    """What went in and what fell out, by colour: what is inside follows from it."""
    state = when(KOZUKE, "march kozuke", "send 4", attackers=3, defenders=1, farmers=1)
    (throw,) = told(state, "tower")
    assert throw["into"] == {"black": 4, "red": 3}
    assert throw["out"] == {"black": 3, "red": 1, "green": 1} | tray(state)


def test_bystanders_stay_in_the_tray() -> None:
    """P. 12: cubes of uninvolved colours are not counted; they are thrown again next time."""
    position = attack("shinano 5", "2: kozuke 3", "tower: 3*12")
    state = until(position, "march kozuke", "send 4", seen=lambda state: "yellow" in tray(state))
    assert tray(state)["yellow"] + inside(state)["yellow"] == 12


def test_a_conquered_province_keeps_what_stands_there() -> None:
    """rules (silence), reported: buildings and markers stay for the new owner."""
    position = attack("shinano 8", "2: kozuke 1 castle revolt*2")
    state = when(position, "march kozuke", "send 7", attackers=5, farmers=0, defenders=1)
    assert province(state, "kozuke")["buildings"] == ["castle"]
    assert province(state, "kozuke")["revolt_markers"] == 2
    assert holder(state, "kozuke") == "1 with 4"


def test_farmers_fall_before_the_defender() -> None:
    """P. 12: with 2 farmers and 2 armies against 1 both armies survive."""
    position = attack("shinano 3", "2: kozuke 4")
    state = when(position, "march kozuke", "send 2", attackers=1, defenders=2, farmers=2)
    assert holder(state, "kozuke") == "2 with 2"


def test_the_defender_holds_with_what_is_ahead() -> None:
    position = attack("shinano 5", "2: kozuke 6", FULL_TOWER)
    state = when(position, "march kozuke", "send 4", attackers=2, defenders=3, farmers=0)
    assert holder(state, "kozuke") == "2 with 1"


def test_farmers_alone_make_a_draw() -> None:
    """P. 12: the defender is ahead, but only by farmers."""
    position = attack("shinano 3", "2: kozuke 1 castle")
    state = when(position, "march kozuke", "send 2", attackers=1, defenders=0, farmers=2)
    assert holder(state, "kozuke") == "nobody"
    assert "green" not in tray(state)


def test_a_draw_lays_the_province_waste() -> None:
    """P. 12: buildings, armies and markers go, the card goes back to the stock."""
    position = attack("shinano 4", "2: kozuke 3 castle temple revolt", FULL_TOWER)
    state = when(position, "march kozuke", "send 3", attackers=2, defenders=2)
    found = province(state, "kozuke")
    assert (found["owner"], found["armies"], found["buildings"], found["revolt_markers"]) == (None, 0, [], 0)
    assert not {"black", "red"} & tray(state).keys()


def test_nobody_falls_out_is_a_draw() -> None:
    """0 to 0."""
    position = attack("shinano 2", "2: kozuke 1 castle", FULL_TOWER)
    state = when(position, "march kozuke", attackers=0, defenders=0, farmers=0)
    assert holder(state, "kozuke") == "nobody"


def test_where_there_is_unrest_farmers_look_on() -> None:
    """P. 12, rules (French): they don't count and stay in the tray."""
    position = attack("shinano 5", "2: kozuke 3 revolt", "tray: farmers*8")
    state = until(position, "march kozuke", "send 4", seen=lambda state: "green" in tray(state))
    assert told(state, "battle")[0]["farmers"] == 0
    assert tray(state)["green"] + inside(state)["green"] == 8


def test_a_neutral_province_is_defended_by_a_farmer() -> None:
    """P. 11: one from the stock; he goes back there or stays in the tower."""
    position = attack("shinano 5", "2: yamato 3", FULL_TOWER)
    state = when(position, "march kozuke", "send 4", attackers=3, farmers=1)
    assert holder(state, "kozuke") == "1 with 2"
    assert state.view(None)["farmers"] == 20


def test_two_farmers_under_wary_farmers() -> None:
    """P. 15."""
    position = attack("shinano 5", "2: yamato 3", f"event: wary-farmers-3\n{FULL_TOWER}")
    state = when(position, "march kozuke", "send 4", attackers=3, farmers=2)
    assert holder(state, "kozuke") == "1 with 1"


def test_a_neutral_province_that_is_not_taken_stays_neutral() -> None:
    """Also at a draw; the attacker's cubes in the tray go back to the supply."""
    position = attack("shinano 3", "2: yamato 3")
    state = when(position, "march kozuke", "send 2", attackers=1, farmers=1)
    assert holder(state, "kozuke") == "nobody"
    assert "black" not in tray(state)


def test_one_more_army_attacking() -> None:
    """P. 7: from one's supply, against players and (German book) against neutral provinces."""
    for target in ("2: kozuke 1", "2: yamato 1"):
        state = after(attack("special attack; shinano 5", target), "march kozuke", "send 4")
        [attacked] = told(state, "attacks") + told(state, "attacks-neutral")
        assert attacked["amount"] == 5


def test_no_bonus_army_from_an_empty_supply() -> None:
    """house."""
    state = after(attack("special attack; shinano 62", "2: kozuke 1", ""), "march kozuke", "send 4")
    assert told(state, "attacks")[0]["amount"] == 4


@pytest.mark.parametrize(
    ("special", "event", "walls", "most"),
    [
        ("", "", "", 2),
        ("special defence; ", "", "", 3),
        ("", "event: castle-guard-2", "castle", 3),
        ("", "event: castle-guard-2", "temple", 2),
        ("special defence; ", "event: castle-guard-6", "castle", 4),
    ],
)
def test_defenders_get_armies_from_card_and_castle(special: str, event: str, walls: str, most: int) -> None:
    """P. 7 and 15: the defence card and the castle event each add one, also together."""
    state = after(attack("shinano 5", f"2: {special}kozuke 2 {walls}", event), "march kozuke", "send 4")
    assert told(state, "tower")[0]["into"] == {"black": 4, "red": most}


def test_temples_are_safe_under_their_peace() -> None:
    """P. 15: a province with a temple is no target, a neutral one or one's own still is."""
    position = attack("shinano 5; kai 1 temple", "2: kozuke 3 temple; mino 2 castle", "event: temple-peace-3")
    state = after(position)
    assert "march kozuke" not in options(state)
    assert {"march mino", "march kai", "march hida"} <= set(options(state))


def test_a_lost_province_takes_its_card_along_at_once() -> None:
    """P. 9 and 12: even from the mat; its action is lost, and the new owner can't use it this round."""
    position = attack("shinano 20; chests 9", "2: kozuke 1; plan castle kozuke").replace(
        "actions: battle-a", "actions: battle-a castle"
    )
    state = when(position, "march kozuke", "send 19", attackers=10, defenders=0, farmers=0)
    assert province(state, "kozuke")["buildings"] == []
    assert clan(state, 2)["plan"]["castle"] is None
    assert not told(state, "builds")


def revolt(row: str, action: str, rest: str = "tower: 2*16 3*16") -> str:
    head = "players 3, phase actions"
    return f"{head}\n1: {row}; plan {action} mikawa\n2: yamato 3\n3: kai 3\nactions: {action}\n{rest}"


def test_mikawa_rises() -> None:
    """P. 12: 4 armies against 2 farmers; won, the province stays and gets a third marker."""
    state = when(revolt("chests 0; mikawa 4 revolt*2", "tax"), defenders=3, farmers=1)
    assert holder(state, "mikawa") == "1 with 2"
    assert province(state, "mikawa")["revolt_markers"] == 3
    assert clan(state, 1)["chests"] == 6


@pytest.mark.parametrize(("defenders", "farmers"), [(1, 1), (1, 2)])
def test_mikawa_is_lost(defenders: int, farmers: int) -> None:
    """P. 12: at a draw too; buildings and markers go. house: what was collected is kept."""
    position = revolt("chests 0; mikawa 3 revolt*3 temple", "tax", "tower: farmers*8 2*12 3*12")
    state = when(position, defenders=defenders, farmers=farmers)
    found = province(state, "mikawa")
    assert (found["owner"], found["buildings"], found["revolt_markers"]) == (None, [], 0)
    assert clan(state, 1)["chests"] == 6
    assert not {"black", "green"} & tray(state).keys()


def test_no_revolt_without_a_marker() -> None:
    state = after(revolt("mikawa 2", "rice"))
    assert not told(state, "revolt")


def test_defence_card_and_castle_don_t_help_in_a_revolt() -> None:
    """rules: those are for attacks by players."""
    position = revolt("special defence; mikawa 2 castle revolt", "rice", "event: castle-guard-2")
    seen = {62 - clan(after(position, seed=str(seed)), 1)["reserve"] for seed in range(40)}
    assert max(seen) == 2


def test_farmers_run_short() -> None:
    """house: when the stock is empty, those that are left are thrown."""
    state = after(revolt("mikawa 9 revolt*3", "rice", "tower: farmers*18"))
    assert state.census()["farmers"] == 20


def test_everything_in_the_tray_is_thrown_again() -> None:
    """P. 11."""
    position = attack("shinano 3", "2: yamato 3", "tray: 3*12")
    seen = {inside(after(position, "march kozuke", "send 2", seed=str(seed)))["yellow"] for seed in range(5)}
    assert min(seen) > 0


def test_a_theatre_calms_the_province() -> None:
    """P. 15: built under its event it removes a marker."""
    state = after(revolt("chests 3; mikawa 2 revolt*2", "theatre", "event: theatre-calms-5"))
    assert province(state, "mikawa")["revolt_markers"] == 1


def test_the_story_tells_what_the_tower_took_and_gave() -> None:
    state = when(KOZUKE, "march kozuke", "send 4", attackers=3, defenders=1, farmers=1)
    [marched] = told(state, "attacks")
    assert (marched["origin"], marched["province"]) == ("shinano", "kozuke")
    [thrown] = told(state, "tower")
    into, out, kept = (cast(dict[str, int], thrown[where]) for where in ("into", "out", "inside"))
    assert sorted(into.values()) == [3, 4]
    assert thrown["thrown"] == sum(into.values())
    assert thrown["fallen"] == sum(out.values())
    assert kept == {colour: count for colour, count in inside(state).items() if count}
    assert sum(into.values()) + 8 + 13 + 12 == sum(out.values()) + sum(kept.values())
