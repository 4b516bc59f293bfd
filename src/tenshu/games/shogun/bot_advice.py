"""What the bot says of a plan: each card with what it is for, from the forecast and its own judgement."""

from typing import Final, cast

from mypy_extensions import i64

from tenshu.bots.advice import Part
from tenshu.core.state import State
from tenshu.games.shogun import actions, odds, planning, scoring, steps
from tenshu.games.shogun.board import Board
from tenshu.games.shogun.bot import BRAIN
from tenshu.games.shogun.bot_land import NEVER, scorings_left, strongest_enemy
from tenshu.games.shogun.choices import BLANK, CARD_IDS, FIELD_IDS, FIELDS, MARCH, SEND
from tenshu.games.shogun.components import COLLECT_TAX, PIECES
from tenshu.games.shogun.forecast import card_for, forecast
from tenshu.games.shogun.majority import majority
from tenshu.games.shogun.provinces import MAP, PROVINCES
from tenshu.games.shogun.shogun import Shogun

# Throws behind a chance that is told in words.
THROWS: Final = 200

Plan = dict[str, str]
Line = dict[str, object]


def outline(state: State, seat: int, options: list[int]) -> list[Part]:
    """The cards that do something, in the order of the fields."""
    board: Board = cast(Shogun, state)
    laid = [option for option in options if planning.card_in(option) < BLANK]
    plan = {FIELD_IDS[planning.field_in(option)]: CARD_IDS[planning.card_in(option)] for option in laid}
    whole = {**plan_so_far(board, seat), **plan}
    foretold = foretell(board, seat, whole)
    parts = []
    for option in laid:
        field, card = planning.field_in(option), planning.card_in(option)
        name = FIELD_IDS[field]
        line = foretold[name]
        parts.append(
            Part(
                name,
                CARD_IDS[card],
                [board.describe(option).notation],
                without(board, seat, plan, name),
                reason(board, seat, field, card, whole, line),
                cast(list[Line], line["warnings"]),
            )
        )
    return parts


def foretell(board: Board, seat: int, plan: Plan) -> dict[str, Line]:
    return cast(dict[str, Line], forecast(board, seat, plan)["fields"])


def plan_so_far(board: Board, seat: i64) -> Plan:
    found: Plan = {}
    for field in range(FIELDS):
        card = board.plan[seat * FIELDS + field]
        if card < BLANK:
            found[FIELD_IDS[field]] = CARD_IDS[card]
    return found


def without(board: Board, seat: int, plan: Plan, field: str) -> list[int]:
    """The options of the plan with this field left idle, as far as the cards allow."""
    mirror = board.copy()
    assert isinstance(mirror, Board)
    rest = {name: card for name, card in plan.items() if name != field}
    wanted = set(plan.values())
    found = []
    while not planning.is_done(mirror, seat):
        option = card_for(mirror, seat, rest, wanted)
        found.append(int(option))
        planning.lay_quietly(mirror, seat, option)
    return found


def reason(board: Board, seat: i64, field: i64, card: i64, plan: Plan, line: Line) -> Line:
    """The forecast of a field, with what the judgement saw in it."""
    args = dict(cast(dict[str, object], line["args"]))
    code = str(line["will"])
    if card < PROVINCES:
        if code == "builds":
            args.update(majority_gained(board, seat, card, field))
        elif code == "taxes":
            args["pays"] = paid_by_tax(board, seat, plan)
        elif code == "harvests":
            args["provinces"] = int(board.provinces_of(seat))
        elif code in ("recruits", "recruits-and-moves"):
            args.update(armies=int(board.armies[card]), threat=int(strongest_enemy(board, seat, card)))
        elif code == "marches":
            return march_reason(board, seat, field, card, args)
    return {"code": code, "args": args}


def majority_gained(board: Board, seat: i64, province: i64, building: i64) -> Line:
    """What the building changes in its region, and how often that will count."""
    counts = scoring.buildings_in(board, board.region(province), building)
    before = majority(counts, seat, PIECES.majority[building])
    counts[seat] += 1
    gained = majority(counts, seat, PIECES.majority[building]) - before
    return {
        "region": MAP.regions[board.region(province)],
        "majority": int(gained),
        "scorings": int(scorings_left(board)),
    }


def paid_by_tax(board: Board, seat: i64, plan: Plan) -> list[str]:
    """The fields that could not be paid for without the tax."""
    rest = {field: card for field, card in plan.items() if field != FIELD_IDS[COLLECT_TAX]}
    then = foretell(board, int(seat), rest)
    return [field for field in rest if field in then and is_short(then[field])]


def is_short(line: Line) -> bool:
    return any(doubt["code"] == "chests-short" for doubt in cast(list[Line], line["warnings"]))


def march_reason(board: Board, seat: i64, action: i64, province: i64, args: Line) -> Line:
    """Where the bot would march, with how many, and how likely it would conquer."""
    most = actions.most_to_send(board, province)
    target = favourite(board, seat, steps.MARCH, actions.packed(province, action)) - MARCH if most > 0 else -1
    if target < 0:
        return {"code": "marches", "args": args}
    armies = favourite(board, seat, steps.SEND, actions.packed(province, target)) - SEND + 1
    told: Line = {"province": MAP.ids[province], "destination": MAP.ids[target], "armies": int(armies)}
    if board.owner[target] == seat:
        return {"code": "moves", "args": told}
    told["percent"] = odds.chance(board, seat, province, target, armies, THROWS)
    if board.owner[target] < 0:
        return {"code": "attacks-farmers", "args": told}
    return {"code": "attacks", "args": {**told, "other": int(board.owner[target])}}


def favourite(board: Board, seat: i64, step: i64, value: i64) -> i64:
    """What the bot would answer if it were asked this now; -1 where there is no answer."""
    mirror = board.copy()
    assert isinstance(mirror, Board)
    mirror.todo.push(step, seat, value)
    options = mirror.legal(seat)
    worths = BRAIN.judgement.worths(mirror, seat, options)
    found: i64 = -1
    highest: i64 = NEVER
    for i in range(i64(len(options))):
        if worths[i] > highest:
            found = options[i]
            highest = worths[i]
    return found
