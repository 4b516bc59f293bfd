"""Whose bot thinks next."""

from tenshu.server.bot_queue import TURNS, Asked, Asker, BotQueue


def asked(
    what: str, table: str = "t", address: str = "a", people: bool = True, dear: bool = False
) -> Asked[str]:
    return Asked(what, Asker(table, address, people), dear)


def queue(*questions: Asked[str], most: int = 100) -> BotQueue[str]:
    found = BotQueue[str](most)
    for question in questions:
        found.put(question)
    return found


def taken(waiting: BotQueue[str], *, dear: bool = True) -> list[str]:
    found = []
    while (question := waiting.take(dear=dear)) is not None:
        found.append(question.what)
    return found


def test_tables_take_turns() -> None:
    waiting = queue(asked("1", "x"), asked("2", "x"), asked("3", "x"), asked("4", "y"))
    assert taken(waiting) == ["1", "4", "2", "3"]
    assert len(waiting) == 0


def test_addresses_take_turns_however_many_tables_they_have() -> None:
    many = [asked(f"many {n}", f"table {n}", "many") for n in range(50)]
    assert taken(queue(*many, asked("one", "castle", "one")))[:3] == ["many 0", "one", "many 1"]


def test_people_come_first_but_not_always() -> None:
    bots = [asked("bots", f"b{n}", people=False) for n in range(3)]
    people = [asked("people", f"p{n}") for n in range(2 * TURNS)]
    order = taken(queue(*bots, *people))
    assert order[: TURNS + 1] == ["people"] * (TURNS - 1) + ["bots", "people"]
    assert order.count("bots") == 3


def test_where_dear_questions_are_not_wanted_they_wait() -> None:
    waiting = queue(asked("dear", dear=True), asked("quick", "y"))
    assert taken(waiting, dear=False) == ["quick"]
    assert len(waiting) == 1
    assert taken(waiting) == ["dear"]


def test_a_flood_of_quick_questions_holds_up_no_dear_one() -> None:
    flood = [asked("quick", f"t{n}") for n in range(9)]
    assert taken(queue(*flood, asked("dear", "z", dear=True)))[0] == "dear"


def test_one_address_has_so_many_dear_ones_under_way() -> None:
    waiting = queue(*(asked(f"{n}", f"t{n}", dear=True) for n in range(3)), most=2)
    first = waiting.take(dear=True)
    assert first
    assert taken(waiting) == ["1"]
    waiting.put(asked("other", "o", "other", dear=True))
    waiting.put(asked("quick", "q"))
    assert taken(waiting) == ["other", "quick"]
    waiting.done(first)
    assert taken(waiting) == ["2"]


def test_whoever_hangs_up_is_forgotten() -> None:
    gone, there = asked("gone", dear=True), asked("there", "y", dear=True)
    waiting = queue(gone, there)
    waiting.drop(gone)
    waiting.drop(gone)
    assert taken(waiting) == ["there"]
    waiting.drop(there)
    assert len(waiting) == 0
