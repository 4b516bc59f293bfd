"""What a plan will do, as far as it can be known while planning: gains, costs, and what may go wrong.

The event, the special card and the order of the actions face down are not known: gains are given as printed,
with the least and the most that the open events leave of them; chests must suffice in the worst order. What
things cost and bring is asked of the rules themselves.
"""

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.refusal import Refusal
from tenshu.core.rows import bits
from tenshu.games.shogun import actions, court, planning, season, steps
from tenshu.games.shogun.board import Board
from tenshu.games.shogun.choices import (
    BID,
    BLANK,
    CARD_IDS,
    CHEST,
    COURT,
    FIELD_IDS,
    FIELDS,
    NO_CARD,
    TOWER_CARD,
)
from tenshu.games.shogun.components import (
    ACTIONS,
    BUILD_THEATRE,
    BUILDING_IDS,
    COLLECT_RICE,
    COLLECT_TAX,
    ONE_ARMY,
    PIECES,
)
from tenshu.games.shogun.provinces import MAP, PROVINCES

Line = dict[str, object]
Doubt = dict[str, object]


class Purse:
    """What a seat will have while its plan is carried out; `least` if the events are hard."""

    def __init__(self, board: Board, seat: i64) -> None:
        self.chests: i64 = board.chests[seat]
        self.least: i64 = board.chests[seat]
        self.rice: i64 = board.rice[seat]
        self.reserve: i64 = board.reserve[seat]
        self.officials: i64 = 0
        # Tax that may come before or after what is still face down.
        self.tax_to_come: i64 = 0


def forecast(board: Board, seat: int, plan: dict[str, str]) -> dict[str, object]:
    """`plan` has a card for some fields; the answer the choices that lay it, and what each field will do."""
    if board.todo.step() != steps.PLAN:
        raise Refusal("not-planning", "plans are made at the beginning of a round")
    known = [FIELD_IDS[field] for field in board.script.fields]
    for field in plan:
        if field not in known:
            raise Refusal("no-such-field", f"there is no field '{field}'", {"asked": field})
    mirror = board.copy()
    assert isinstance(mirror, Board)
    notations = ["replan"] if planning.may_replan(mirror, seat) else []
    planning.clear(mirror, seat)
    gaps = lay_out(mirror, seat, plan, notations)
    purse = Purse(mirror, seat)
    lines = lines_of(mirror, seat, purse, gaps)
    return {
        "choices": [] if gaps else notations,
        "missing": len(gaps),
        "fields": lines,
        "chests": int(purse.chests),
        "rice": int(purse.rice),
        "provinces": int(board.provinces_of(seat)),
        "armies": int(mirror.reserve[seat] - purse.reserve),
    }


def lay_out(board: Board, seat: i64, plan: dict[str, str], notations: list[str]) -> list[int]:
    """Lay the whole plan, and note the choices; returns the fields that still need a card of a province."""
    gaps: list[int] = []
    wanted = set(plan.values())
    while not planning.is_done(board, seat):
        field = planning.field_asked(board, seat)
        option = card_for(board, seat, plan, wanted)
        if FIELD_IDS[field] not in plan and planning.card_in(option) < PROVINCES:
            gaps.append(int(field))
        notations.append(board.describe(option).notation)
        planning.lay_quietly(board, seat, option)
    return gaps


def card_for(board: Board, seat: i64, plan: dict[str, str], wanted: set[str]) -> i64:
    """The card planned for the field asked for; else one that does nothing; where there is none, any."""
    field = planning.field_asked(board, seat)
    legal = planning.cards_for(board, seat)
    name = plan.get(FIELD_IDS[field])
    if name is not None:
        if name not in CARD_IDS:
            raise Refusal("unknown-card", f"there is no card '{name}'", {"asked": name})
        planned = planning.option_of(field, CARD_IDS.index(name))
        if not holds(legal, planned):
            raise board.why_not(int(seat), int(planned))
        return planned
    for idle in (CHEST, BLANK, NO_CARD):
        if holds(legal, planning.option_of(field, idle)):
            return planning.option_of(field, idle)
    for option in legal:
        if CARD_IDS[planning.card_in(option)] not in wanted:
            return option
    return legal[0]


def holds(options: vec[i64], wanted: i64) -> bool:
    for option in options:
        if option == wanted:
            return True
    return False


def lines_of(board: Board, seat: i64, purse: Purse, gaps: list[int]) -> dict[str, Line]:
    """What happens on each field where something does, in the order of play."""
    found: dict[str, Line] = {}
    for field in fields_in_order(board, seat, purse):
        card = board.plan[seat * FIELDS + field]
        if field in gaps:
            continue
        if field == BID:
            found[FIELD_IDS[field]] = bid_line(card, purse)
        elif field >= COURT and (card < PROVINCES or card == TOWER_CARD):
            found[FIELD_IDS[field]] = court_line(board, seat, card, PIECES.conversions[field - COURT], purse)
        elif field < ACTIONS and card < PROVINCES:
            found[FIELD_IDS[field]] = action_line(board, seat, card, field, purse)
    return found


def fields_in_order(board: Board, seat: i64, purse: Purse) -> list[int]:
    """Bid, court, the open actions, then those face down: tax last of them, as it may well be."""
    shown = [int(action) for action in board.action_row[: board.actions_open]]
    hidden = [action for action in range(ACTIONS) if action not in shown]
    tax = board.plan[seat * FIELDS + COLLECT_TAX]
    if COLLECT_TAX in hidden:
        hidden.remove(COLLECT_TAX)
        hidden.append(COLLECT_TAX)
        if tax < PROVINCES:
            purse.tax_to_come = actions.tax_income(board, seat, tax)
    court_fields = [int(field) for field in board.script.fields if field >= COURT]
    return [BID, *court_fields, *shown, *hidden]


def bid_line(card: i64, purse: Purse) -> Line:
    chests = season.chests_bid(card)
    purse.chests -= chests
    purse.least -= chests
    args: dict[str, object] = {}
    if card < PROVINCES:
        args["province"] = MAP.ids[card]
    elif card < TOWER_CARD:
        args.update(cost=int(chests), left=int(purse.chests))
    return line(season.bid_told(card), args)


def court_line(board: Board, seat: i64, card: i64, armies: i64, purse: Purse) -> Line:
    """Armies of a province or of the tray become officials, all or none."""
    warnings: list[Doubt] = []
    if court.court_of(board).officials_left(seat) - purse.officials < armies:
        warnings.append(warning("no-officials", {}))
    short = court.armies_to_convert(board, seat, card) < armies
    if card == TOWER_CARD:
        if short:
            warnings.append(warning("tray-short", {"armies": int(board.tray[seat])}))
        found = line("sends-from-tray", {"armies": int(armies)})
    else:
        if short:
            warnings.append(warning("armies-short", {"armies": int(board.armies[card])}))
        found = line("sends", {"province": MAP.ids[card], "armies": int(armies)})
    if not warnings:
        purse.officials += armies
        purse.reserve += armies
    found["warnings"] = warnings
    return found


def action_line(board: Board, seat: i64, province: i64, action: i64, purse: Purse) -> Line:
    if action <= BUILD_THEATRE:
        return building_line(board, seat, province, action, purse)
    if action == COLLECT_RICE:
        return rice_line(board, seat, province, purse)
    if action == COLLECT_TAX:
        return tax_line(board, seat, province, purse)
    if action <= ONE_ARMY:
        return armies_line(board, seat, province, action, purse)
    return march_line(board, province)


def building_line(board: Board, seat: i64, province: i64, action: i64, purse: Purse) -> Line:
    cost = actions.price(board, seat, province, action)
    warnings = warnings_of_site(board, province, action)
    if not warnings:
        warnings = pay(purse, cost)
    args: dict[str, object] = {"building": BUILDING_IDS[action], "cost": int(cost), "left": int(purse.chests)}
    return line("builds", {**args, "province": MAP.ids[province]}, warnings)


def warnings_of_site(board: Board, province: i64, building: i64) -> list[Doubt]:
    if board.can_build(province, building):
        return []
    if board.has_building(province, building):
        return [warning("built-already", {"building": BUILDING_IDS[building]})]
    if bits(board.buildings[province]) >= MAP.sites[province]:
        return [warning("no-site", {"province": MAP.ids[province]})]
    return [warning("none-left", {"building": BUILDING_IDS[building]})]


def pay(purse: Purse, cost: i64) -> list[Doubt]:
    """The cost from the purse; nothing is paid where it doesn't suffice."""
    if cost > purse.chests:
        if cost <= purse.chests + purse.tax_to_come:
            purse.chests -= cost
            purse.least -= cost
            return [warning("tax-first", {"cost": int(cost)})]
        return [warning("chests-short", {"cost": int(cost), "chests": int(purse.chests)})]
    unsure = cost > purse.least
    purse.chests -= cost
    purse.least -= cost
    return [warning("chests-tight", {"cost": int(cost)})] if unsure else []


def range_of(board: Board, seat: i64, province: i64, action: i64, supply: i64) -> tuple[int, int, int]:
    """What an action brings without an event, and the least and the most with one of those that lie open."""
    found = [amount_of(board, seat, province, action, supply)]
    before = board.event
    for event in board.events:
        board.event = event
        found.append(amount_of(board, seat, province, action, supply))
    board.event = before
    return found[0], min(found), max(found)


def amount_of(board: Board, seat: i64, province: i64, action: i64, supply: i64) -> int:
    if action == COLLECT_RICE:
        return int(actions.rice_income(board, seat, province))
    if action == COLLECT_TAX:
        return int(actions.tax_income(board, seat, province))
    return int(actions.armies_from(board, seat, province, action, supply))


def unrest(board: Board, province: i64) -> list[Doubt]:
    farmers = board.markers[province]
    if farmers == 0:
        return []
    return [warning("revolt", {"farmers": int(farmers), "armies": int(board.armies[province])})]


def rice_line(board: Board, seat: i64, province: i64, purse: Purse) -> Line:
    amount, least, most = range_of(board, seat, province, COLLECT_RICE, 0)
    warnings = unrest(board, province)
    room = int(PIECES.rice_track - purse.rice)
    if amount > room:
        warnings.append(warning("barns-full", {"amount": room}))
    purse.rice += min(amount, room)
    return line("harvests", gains(province, amount, least, most, int(purse.rice)), warnings)


def tax_line(board: Board, seat: i64, province: i64, purse: Purse) -> Line:
    amount, least, most = range_of(board, seat, province, COLLECT_TAX, 0)
    purse.chests += amount
    purse.least += least
    purse.tax_to_come = 0
    return line("taxes", gains(province, amount, least, most, int(purse.chests)), unrest(board, province))


def gains(province: i64, amount: int, least: int, most: int, left: int) -> dict[str, object]:
    return {"province": MAP.ids[province], "amount": amount, "least": least, "most": most, "left": left}


def armies_line(board: Board, seat: i64, province: i64, action: i64, purse: Purse) -> Line:
    cost = actions.price(board, seat, province, action)
    wanted = range_of(board, seat, province, action, PIECES.armies)
    amount, least, most = range_of(board, seat, province, action, purse.reserve)
    if amount == 0:
        amount, least, most = wanted
        warnings = [warning("supply-short", {"armies": int(purse.reserve)})]
    else:
        warnings = pay(purse, cost)
        purse.reserve -= amount
        if amount < wanted[0]:
            warnings.append(warning("supply-tight", {"armies": amount, "wanted": wanted[0]}))
    args = {**gains(province, amount, least, most, int(purse.chests)), "cost": int(cost)}
    return line("recruits-and-moves" if action == ONE_ARMY else "recruits", args, warnings)


def march_line(board: Board, province: i64) -> Line:
    most = actions.most_to_send(board, province)
    warnings = [warning("one-army", {"province": MAP.ids[province]})] if most == 0 else []
    return line("marches", {"province": MAP.ids[province], "armies": int(most)}, warnings)


def line(will: str, args: dict[str, object], warnings: list[Doubt] | None = None) -> Line:
    return {"will": will, "args": args, "warnings": warnings or []}


def warning(code: str, args: dict[str, object]) -> Doubt:
    return {"code": code, "args": args}
