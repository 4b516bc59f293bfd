"""Why a choice is not possible, in the words of the rules."""

from tenshu.core.actions import Choice
from tenshu.core.refusal import Refusal
from tenshu.games.shogun import court, planning, steps
from tenshu.games.shogun.actions import PLACES
from tenshu.games.shogun.board import OUT_OF_PLAY, Board
from tenshu.games.shogun.choices import FAVOUR, FIELD_IDS
from tenshu.games.shogun.components import BATTLE_A, EVENT_CARDS, SAFE_FROM_A, SAFE_FROM_B, TEMPLE
from tenshu.games.shogun.provinces import MAP

VERBS_BY_STEP = {
    steps.PLAN: "plan",
    steps.MARCH: "march",
    steps.REGROUP: "march",
    steps.SEND: "send",
    steps.CHOOSE_SPECIAL: "take",
    steps.PICK_CARD: "pick",
    steps.PICK_GROUP: "group",
    steps.CHOOSE_FAVOUR: "favour",
    steps.BUILD_FREELY: "build",
    steps.CALM_PROVINCE: "calm",
    steps.GARRISON: "garrison",
    steps.STATION_LEADER: "station",
}


def why_not(board: Board, seat: int, option: int) -> Refusal:
    choice = board.describe(option)
    step = int(board.todo.step())
    if VERBS_BY_STEP.get(step) == choice.verb:
        if step == steps.PLAN:
            return why_not_plan(board, seat, choice)
        if step == steps.MARCH:
            return why_not_march(board, seat, choice)
        if step == steps.REGROUP:
            return refuse_province("not-own-neighbour", choice, "is not a neighbouring province of one's own")
        if step == steps.SEND:
            most = int(board.armies[board.todo.value() % PLACES]) - 1
            return Refusal("too-many-armies", f"at most {most} armies can go, one must stay", {"most": most})
        if step == steps.CHOOSE_SPECIAL:
            return Refusal("special-taken", "another player has taken this special card", choice_args(choice))
        if step == steps.CHOOSE_FAVOUR:
            details: dict[str, object] = {"favour": court.counted(option - FAVOUR)}
            return Refusal("favour-out-of-reach", "this favour is not there or costs too much", details)
        if step == steps.BUILD_FREELY:
            return refuse_province("no-site", choice, "is not one's own or has no site for this building")
        if step == steps.STATION_LEADER:
            return refuse_province("no-station", choice, "is not another province of one's own")
    return Refusal(
        "not-now", f"'{choice.notation}' is not among the choices now", {"choice": choice.notation}
    )


def choice_args(choice: Choice) -> dict[str, object]:
    return {**choice.args}


def refuse_province(code: str, choice: Choice, reason: str) -> Refusal:
    return Refusal(code, f"{choice.args['province']} {reason}", choice_args(choice))


def why_not_plan(board: Board, seat: int, choice: Choice) -> Refusal:
    field, card = choice.args["field"], choice.args["card"]
    asked = FIELD_IDS[planning.field_asked(board, seat)]
    details: dict[str, object] = {"field": field, "card": card, "asked": asked}
    if field != asked:
        return Refusal("other-field", f"the card for {asked} is asked now, not the one for {field}", details)
    if card == "none":
        return Refusal("field-not-empty", "a field is left empty only when the cards don't suffice", details)
    if card in MAP.number:
        if board.owner[MAP.number[card]] != seat:
            return Refusal("not-own-province", f"{card} is not one's own", details)
        return Refusal("card-laid-already", f"{card} lies on another field already", details)
    if card.startswith("chest-") and field == "bid":
        return Refusal("bid-too-high", "nobody bids more chests than he has", details)
    return Refusal("no-such-card", f"there is no {card} card for {field}", details)


def why_not_march(board: Board, seat: int, choice: Choice) -> Refusal:
    value = board.todo.value()
    target = MAP.number[choice.args["province"]]
    owner = board.owner[target]
    if not MAP.touch(value % PLACES, target):
        return refuse_province("not-a-neighbour", choice, "is not a neighbour by land or sea")
    if owner == OUT_OF_PLAY:
        return refuse_province("out-of-play", choice, "is not in play with three players")
    if EVENT_CARDS.temples_safe[board.event] > 0 and board.has_building(target, TEMPLE):
        return refuse_province("temple-peace", choice, "has a temple and can't be attacked this round")
    safe_from = SAFE_FROM_A if value // PLACES == BATTLE_A else SAFE_FROM_B
    if owner >= 0 and board.safe[owner] & safe_from:
        return refuse_province("court-peace", choice, "is under the protection of the court this round")
    return refuse_province("not-now", choice, "is not among the choices now")
