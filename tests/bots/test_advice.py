"""What an adviser says of a whole plan."""

from tenshu.bots.advice import Advice, advise, mean_of
from tenshu.bots.registry import adviser
from tenshu.bots.search_bot import Budget
from tenshu.core import play, registry
from tenshu.core.rng import from_seed
from tenshu.core.state import State
from tenshu.games.shogun.bot_advice import outline
from tenshu.games.shogun.components import BATTLE_A
from tenshu.games.shogun.planning import option_of
from tenshu.games.shogun.provinces import MAP
from tenshu.games.shogun.shogun import GAME
from tests.games.shogun.table import after

PLAN = """players 3, phase plan
1: chests 2; settsu 6; kai 2; kii 1; mino 2; owari 3
2: chests 9; yamato 1; omi 2
3: chests 5; bingo 3
events: low-tax-0
actions: castle temple rice tax battle-a theatre five-armies three-armies one-army battle-b"""
CROWDED = GAME.start(5, "crowded")


def advice(state: State, seat: int = 0, rollouts: int = 60) -> Advice:
    bot = adviser(GAME, "advice")
    bot.budget = Budget(12, 4, rollouts)
    return advise(bot, state, seat, outline)


def planning() -> list[State]:
    return [after(PLAN), after(PLAN.replace("phase plan", "leaders on, court on, phase plan")), CROWDED]


def test_the_parts_of_a_plan_can_be_laid() -> None:
    for state in planning():
        found = advice(state)
        laid = {part.field: part.card for part in found.parts}
        assert len(laid) == len(found.parts)
        assert "bid" in laid
        for part in found.parts:
            assert part.choices == [f"plan {part.field} {part.card}"]


def test_a_plan_without_a_part_is_a_whole_plan_without_it() -> None:
    for state in planning():
        for part in advice(state).parts:
            mirror = state.copy()
            for option in part.without:
                play.choose(mirror, 0, option)
            assert 0 not in mirror.deciders()
            if part.card != "chest-0":
                left_out = [mirror.describe(option).notation for option in part.without]
                assert part.choices[0] not in left_out


def test_every_part_has_a_reason_and_a_worth_with_its_error() -> None:
    parts = advice(after(PLAN), rollouts=600).parts
    assert all(part.reason["code"] for part in parts)
    assert all(part.error >= 0 for part in parts)
    assert any(part.worth > 2 * part.error > 0 for part in parts)


def test_what_changes_nothing_is_worth_nothing() -> None:
    parts = [part for part in advice(after(PLAN)).parts if part.card == "chest-0"]
    assert all(part.worth == 0 for part in parts)


def test_the_hints_are_the_same_as_without_a_plan() -> None:
    bot = adviser(GAME, "advice")
    bot.budget = Budget(12, 4, 60)
    told = [(hint.option, hint.share, hint.expected) for hint in bot.explain(after(PLAN), 0)]
    assert [(hint.option, hint.share, hint.expected) for hint in advice(after(PLAN)).hints] == told


def test_advice_depends_only_on_what_the_seat_sees() -> None:
    told = []
    for state in (after(PLAN), after(PLAN).determinize(0, from_seed("other hidden parts"))):
        found = advice(state)
        parts = [(part.field, part.card, part.worth, part.reason, part.warnings) for part in found.parts]
        told.append((found.expected, found.lead, parts))
    assert told[0] == told[1]


def test_other_questions_have_no_plan() -> None:
    state = after(
        "players 4, phase actions\n1: shinano 5; plan battle-a shinano\n2: kozuke 3\nactions: battle-a"
    )
    assert advice(state).parts == []
    assert advice(state).hints
    castle = registry.game("white_castle")
    bot = adviser(castle, "advice")
    bot.budget = Budget(12, 4, 10)
    assert advise(bot, castle.start(2, "advice"), 0, None).parts == []


def test_a_mean_has_its_standard_error() -> None:
    assert mean_of([100, 100, 100, 100]) == (1.0, 0.0)
    assert mean_of([0, 200]) == (1.0, 1.0)


def test_reasons_come_from_the_rules() -> None:
    state = after(PLAN)
    plan = {"castle": "settsu", "rice": "mino", "tax": "kai", "five-armies": "owari", "battle-a": "kii"}
    options = []
    mirror = state.copy()
    while 0 in mirror.deciders():
        field = str(mirror.decision(0).args["field"])
        card = plan.get(field, "chest-0" if field == "bid" else "blank")
        options.append(play.parse(mirror, 0, f"plan {field} {card}"))
        play.choose(mirror, 0, options[-1])
    reasons = {part.field: part.reason for part in outline(state, 0, [int(option) for option in options])}
    assert reasons["castle"]["code"] == "builds"
    assert reasons["castle"]["args"]["majority"] > 0  # type: ignore[index]
    assert reasons["tax"]["args"]["pays"] == ["castle", "five-armies"]  # type: ignore[index]
    assert reasons["battle-a"]["code"] == "marches"
    assert reasons["five-armies"]["args"]["threat"] >= 0  # type: ignore[index]


def test_a_march_names_its_target_and_its_chance() -> None:
    state = after(PLAN)
    (part,) = outline(state, 0, [option_of(BATTLE_A, MAP.ids.index("settsu"))])
    assert part.reason["code"] == "attacks"
    args = part.reason["args"]
    assert isinstance(args, dict)
    assert args["destination"] in ("yamato", "omi")
    assert 0 < args["percent"] <= 100
