"""Military Leaders, p. 22-23."""

import pytest

from tests.games.shogun.table import after, asks, clan, go_on, holder, options, province, told, until


def acts(row: str, action: str, rest: str = "") -> str:
    """Seat 1's leader is in Kai, and so is the action."""
    return (
        f"players 3, leaders on, phase actions\n1: leader kai; {row}; plan {action} kai\n"
        f"2: yamato 3\n3: mino 3\nactions: {action}\n{rest}"
    )


@pytest.mark.parametrize(("building", "cost"), [("castle", 2), ("temple", 1), ("theatre", 0)])
def test_buildings_cost_one_chest_less(building: str, cost: int) -> None:
    """P. 22."""
    state = after(acts("chests 4; kai 2", building))
    assert province(state, "kai")["buildings"] == [building]
    assert clan(state, 1)["chests"] == 4 - cost


def test_one_more_rice_and_one_more_chest() -> None:
    assert clan(after(acts("kai 2", "rice")), 1)["rice"] == 3 + 1
    assert clan(after(acts("chests 0; kai 2", "tax")), 1)["chests"] == 5 + 1


@pytest.mark.parametrize(
    ("action", "armies", "cost"), [("five-armies", 6, 3), ("three-armies", 4, 2), ("one-army", 2, 1)]
)
def test_one_more_army_at_the_same_price(action: str, armies: int, cost: int) -> None:
    state = after(acts("chests 4; kai 1", action))
    assert holder(state, "kai") == f"1 with {1 + armies}"
    assert clan(state, 1)["chests"] == 4 - cost


def test_only_where_the_leader_is() -> None:
    state = after(acts("chests 4; kai 2; sagami 1", "castle").replace("leader kai", "leader sagami"))
    assert clan(state, 1)["chests"] == 1


def test_event_then_leader_then_special_card() -> None:
    """house: the leader comes between; tax at most 5, 6 by the leader, 7 by the card; six armies stay six."""
    position = acts("chests 0; special chest; kai 2", "tax", "event: low-tax-0")
    assert clan(after(position), 1)["chests"] == 5 + 1 + 1
    recruits = acts("chests 4; kai 1", "five-armies", "event: few-recruits-1")
    assert holder(after(recruits), "kai") == "1 with 5"
    six = acts("chests 4; special six-armies; kai 1", "five-armies", "event: few-recruits-1")
    assert holder(after(six), "kai") == "1 with 7"


def move(row: str, rest: str = "", others: str = "2: yamato 3; bingo 1\n3: mino 3; iyo 1") -> str:
    return f"players 3, leaders on, phase move-leaders\n1: {row}\n{others}\nevents: low-tax-0\n{rest}"


def test_after_each_round_the_leader_must_move() -> None:
    """P. 23: into another own province."""
    state = after(move("leader kai; kai 2; sagami 1; bitchu 1"))
    assert asks(state) == "1 station"
    assert options(state) == ["station bitchu", "station sagami"]


@pytest.mark.parametrize(("left", "entered"), [("kai", "sagami"), ("aki", "bingo")])
def test_leaving_for_a_neighbour_is_a_triumph(left: str, entered: str) -> None:
    """P. 23: a monument stands in the province he left, also in the first of the list."""
    position = move(f"leader {left}; {left} 2; {entered} 1", others="2: yamato 3\n3: mino 3")
    state = after(position, f"station {entered}")
    assert province(state, left)["monuments"] == [0]
    assert clan(state, 1)["leader"] == entered
    assert clan(state, 1)["monuments"] == 5


def test_a_sea_route_makes_neighbours_for_leaders_too() -> None:
    """P. 8."""
    state = after(move("leader shima; shima 2; izu 1"), "station izu")
    assert province(state, "shima")["monuments"] == [0]


def test_leaving_for_far_away_is_a_flight() -> None:
    """P. 23: no monument."""
    state = after(move("leader kai; kai 2; bitchu 1"), "station bitchu")
    assert province(state, "kai")["monuments"] == []


def test_a_leader_without_another_province_stays() -> None:
    """house: and no monument is built."""
    state = after(move("leader kai; kai 2"))
    assert clan(state, 1)["leader"] == "kai"
    assert asks(state).endswith("plan")


def test_no_monuments_left() -> None:
    """house: none is built."""
    state = after(move("leader kai; kai 2; sagami 1; monuments kai*3 sagami*3"), "station sagami")
    assert province(state, "kai")["monuments"] == [0, 0, 0]


def test_entering_captures_monuments_of_others() -> None:
    """P. 23: the conqueror takes them; his own stay."""
    position = move(
        "leader kai; kai 2; sagami 1; monuments sagami", others="2: yamato 3; monuments sagami*2\n3: mino 3"
    )
    state = after(position, "station sagami")
    assert province(state, "sagami")["monuments"] == [0]
    assert clan(state, 1)["trophies"] == 2


def test_a_monument_outlives_the_loss_of_its_province() -> None:
    """P. 23: conquest without a leader leaves it standing."""
    position = (
        "players 3, leaders on, phase actions\n1: shinano 20; plan battle-a shinano\n"
        "2: kozuke 1; monuments kozuke\n3: mino 3\nactions: battle-a"
    )
    state = until(position, "march kozuke", "send 19", seen=lambda state: holder(state, "kozuke")[0] == "1")
    assert province(state, "kozuke")["monuments"] == [1]


def test_a_leader_lost_with_his_province_returns_after_the_winter() -> None:
    """P. 23: he leaves without a monument, and improves nothing until then."""
    position = (
        "players 3, leaders on, season autumn, phase actions\n"
        "1: rice 9; shinano 20; leader shinano; plan battle-a shinano\n"
        "2: rice 9; kozuke 1; leader kozuke; yamato 2; ise 1\n3: rice 9; mino 3; leader mino\n"
        "actions: battle-a\nevents: low-tax-0"
    )
    state = until(position, "march kozuke", "send 19", seen=lambda state: holder(state, "kozuke")[0] == "1")
    assert told(state, "leader-lost") == [{"seat": 1, "province": "kozuke"}]
    assert clan(state, 2)["leader"] == "lost"
    go_on(state, options(state)[0])
    assert asks(state) == "1 station"
    assert state.view(None)["season"] == "winter"
    go_on(state, options(state)[0])
    assert asks(state) == "2 station"
    assert options(state) == ["station ise", "station yamato"]
    go_on(state, "station yamato")
    assert clan(state, 2)["leader"] == "yamato"
    assert asks(state).endswith("plan")


def test_with_preset_starts_leaders_enter_after_the_first_turn_order() -> None:
    """P. 22: in turn order, into any own province."""
    state = after(
        "players 3, leaders on, phase place-leaders\n1: bingo 2; kai 1\n2: yamato 3; ise 1\n"
        "3: mino 3; omi 1\norder: 2 1 3"
    )
    assert asks(state) == "2 station"
    assert options(state) == ["station ise", "station yamato"]


def test_in_the_draft_the_leader_goes_with_a_province() -> None:
    """P. 22: he may stay behind in each one taken; at the last he must."""
    state = after("players 3, leaders on, start draft, phase draft")
    seats: dict[int, int] = {}
    while not asks(state).endswith("plan"):
        if asks(state).endswith("leave-leader"):
            assert options(state) == ["pass", "lead"]
            seat = int(state.decider())
            seats[seat] = seats.get(seat, 0) + 1
            go_on(state, "pass")
        else:
            go_on(state, options(state)[-1])
    assert seats == {0: 8, 1: 8, 2: 8}
    assert all(clan(state, seat)["leader"] for seat in (1, 2, 3))


def test_a_leader_left_in_the_draft_stays_there() -> None:
    state = after("players 3, leaders on, start draft, phase draft")
    seat = int(state.decider())
    go_on(state, options(state)[-1], "group 5", "lead")
    found = clan(state, seat + 1)["leader"]
    assert holder(state, found) == f"{seat + 1} with 5"


def test_seven_points() -> None:
    """P. 23, the example: own monuments on the map and captured ones, one point each."""
    state = after(
        "players 3, leaders on, year 2, phase count-monuments\n"
        "1: kai 1; monuments kai*2 ise bingo*2; trophies 2\n2: yamato 1\n3: mino 1"
    )
    assert clan(state, 1)["points"] == 7
