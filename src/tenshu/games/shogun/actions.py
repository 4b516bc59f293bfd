"""Carrying out the ten actions, p. 7-9: whoever can must; what can't be done whole is skipped."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.refusal import Refusal
from tenshu.games.shogun import battle, choices, leaders, planning, revolt, steps
from tenshu.games.shogun.board import OUT_OF_PLAY, Board
from tenshu.games.shogun.components import (
    ACTION_IDS,
    ACTIONS,
    BATTLE_A,
    BUILD_THEATRE,
    BUILDING_IDS,
    COLLECT_RICE,
    COLLECT_TAX,
    EVENT_CARDS,
    FIVE_ARMIES,
    ONE_ARMY,
    PIECES,
    SAFE_FROM_A,
    SAFE_FROM_B,
    SPECIAL_CARDS,
    TEMPLE,
    THREE_ARMIES,
)
from tenshu.games.shogun.provinces import MAP, PROVINCES
from tenshu.games.shogun.step import Step, refuse_province

# How MARCH and SEND pack where from, and by which action or where to, into one number.
PLACES: Final = 64


def packed(province: i64, beside: i64) -> i64:
    """A province and an action or another province; `first_in` and `second_in` take them apart."""
    return province + PLACES * beside


def first_in(value: i64) -> i64:
    return value % PLACES


def second_in(value: i64) -> i64:
    return value // PLACES


class Action(Step):
    """The value says which of the ten; the script begins with the first."""

    def run(self, board: Board, seat: i64, value: i64) -> None:
        begin(board, value)


def begin(board: Board, number: i64) -> None:
    """One action after the other, each by all players in turn order; then a card is turned over, p. 9."""
    if number == ACTIONS:
        board.action_now = -1
        return
    board.action_now = number
    board.todo.push(steps.ACTION, -1, number + 1)
    board.todo.push(steps.TURN, 0, number)
    if number > 0 and board.actions_open < ACTIONS:
        board.actions_open += 1
        board.disclosures += 1
        board.tell_of("action-opened", "action", ACTION_IDS[board.action_row[board.actions_open - 1]])
    board.tell_of("action", "action", ACTION_IDS[board.action_row[number]])


class Turn(Step):
    """A player turns his card over and acts in that province.

    The seat is his position in turn order, the value says which of the ten actions.
    """

    def run(self, board: Board, seat: i64, value: i64) -> None:
        if seat + 1 < board.seats:
            board.todo.push(steps.TURN, seat + 1, value)
        player = board.order[seat]
        action = board.action_row[value]
        province = planning.turn_over(board, player, action)
        if province < PROVINCES:
            board.tell_of("acts", "action", ACTION_IDS[action], player, province)
            act(board, player, province, action)


def act(board: Board, seat: i64, province: i64, action: i64) -> None:
    if action <= BUILD_THEATRE:
        build(board, seat, province, action)
    elif action == COLLECT_RICE:
        collect_rice(board, seat, province)
    elif action == COLLECT_TAX:
        collect_tax(board, seat, province)
    elif action <= ONE_ARMY:
        recruit(board, seat, province, action)
    else:
        march(board, seat, province, action)


def price(board: Board, seat: i64, province: i64, action: i64) -> i64:
    cost = PIECES.cost[action]
    if leaders.leads(board, seat, province):
        cost += PIECES.leader_cost[action]
    return cost


def gain_by_leader(board: Board, seat: i64, province: i64, action: i64) -> i64:
    if leaders.leads(board, seat, province):
        return PIECES.leader_gain[action]
    return 0


def build(board: Board, seat: i64, province: i64, action: i64) -> None:
    """A castle, a temple or a theatre, p. 7."""
    building = action
    cost = price(board, seat, province, action)
    if cost > board.chests[seat] or not board.can_build(province, building):
        board.tell("action-fails", seat, province)
        return
    board.pay(seat, cost)
    board.tell_of("builds", "building", BUILDING_IDS[building], seat, province, cost)
    board.build(province, building)


def bounded(amount: i64, least: i64, most: i64) -> i64:
    if amount < least:
        return least
    if amount > most:
        return most
    return amount


def rice_income(board: Board, seat: i64, province: i64) -> i64:
    """What is printed, then the event, the leader, the special card, p. 7 and 15."""
    # house: the leader comes between event and special card
    event = board.event
    printed = MAP.rice[province]
    rice = bounded(printed, EVENT_CARDS.rice_at_least[event], EVENT_CARDS.rice_at_most[event])
    rice += gain_by_leader(board, seat, province, COLLECT_RICE)
    return rice + SPECIAL_CARDS.rice[board.special[seat]]


def tax_income(board: Board, seat: i64, province: i64) -> i64:
    """As for rice."""
    event = board.event
    printed = MAP.chests[province]
    chests = bounded(printed, EVENT_CARDS.tax_at_least[event], EVENT_CARDS.tax_at_most[event])
    chests += gain_by_leader(board, seat, province, COLLECT_TAX)
    return chests + SPECIAL_CARDS.chests[board.special[seat]]


def collect_rice(board: Board, seat: i64, province: i64) -> None:
    gained = board.harvest(seat, rice_income(board, seat, province))
    board.tell("harvests", seat, province, gained)
    provoke(board, seat, province)


def collect_tax(board: Board, seat: i64, province: i64) -> None:
    given = board.receive(seat, tax_income(board, seat, province))
    board.tell("taxes", seat, province, given)
    provoke(board, seat, province)


def provoke(board: Board, seat: i64, province: i64) -> None:
    """Markers lead to a revolt; where there was none, or it was beaten, one more is laid, p. 7-8."""
    # house: what was collected is kept even if the province is lost
    farmers = board.markers[province]
    if farmers == 0 or revolt.quell(board, seat, province, farmers):
        board.stir(seat, province)


def armies_printed(board: Board, action: i64) -> i64:
    """As the event changes it, p. 8 and 15."""
    if action == FIVE_ARMIES:
        return EVENT_CARDS.five_armies[board.event]
    if action == THREE_ARMIES:
        return EVENT_CARDS.three_armies[board.event]
    return PIECES.raised[action]


def armies_raised(board: Board, seat: i64, province: i64, action: i64) -> i64:
    """Event, then leader, then special card, p. 8 and 15."""
    armies = armies_printed(board, action) + gain_by_leader(board, seat, province, action)
    six = SPECIAL_CARDS.five_armies[board.special[seat]]
    if action == FIVE_ARMIES and six > 0:
        return six
    return armies


def armies_from(board: Board, seat: i64, province: i64, action: i64, supply: i64) -> i64:
    """All of them or none, p. 9; by the option what is there, as long as it is what is printed."""
    armies = armies_raised(board, seat, province, action)
    if armies <= supply:
        return armies
    if board.makes_do and supply >= armies_printed(board, action):
        return supply
    return 0


def recruit(board: Board, seat: i64, province: i64, action: i64) -> None:
    """Five, three or one army from one's supply; after the one, armies may move to an own province, p. 8."""
    cost = price(board, seat, province, action)
    armies = armies_from(board, seat, province, action, board.reserve[seat])
    if cost > board.chests[seat] or armies == 0:
        board.tell("action-fails", seat, province)
        return
    board.pay(seat, cost)
    board.raise_armies(seat, province, armies)
    board.tell("recruits", seat, province, armies)
    if action == ONE_ARMY and board.armies[province] > 1 and has_own_neighbour(board, seat, province):
        board.todo.push(steps.REGROUP, seat, province)


def has_own_neighbour(board: Board, seat: i64, province: i64) -> bool:
    for i in range(MAP.first[province], MAP.first[province + 1]):
        if board.owner[MAP.neighbour[i]] == seat:
            return True
    return False


class Regroup(Step):
    """Armies may move into a neighbouring own province, without battle, p. 8. The value is where from."""

    name: str = "regroup"
    verb: str = "march"

    def legal(self, board: Board, seat: i64) -> vec[i64]:
        province = board.todo.value()
        found = append(vec[i64](capacity=8), choices.PASS)
        for i in range(MAP.first[province], MAP.first[province + 1]):
            other = MAP.neighbour[i]
            if board.owner[other] == seat:
                found = append(found, choices.MARCH + other)
        return found

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        if option != choices.PASS:
            set_out(board, seat, value, option - choices.MARCH)

    def question(self, board: Board, seat: i64) -> dict[str, object]:
        return {"province": MAP.ids[board.todo.value()]}

    def why_not(self, board: Board, seat: i64, option: i64) -> Refusal | None:
        reason = "is not a neighbouring province of one's own"
        return refuse_province("not-own-neighbour", board.describe(option), reason)

    def province(self, board: Board) -> i64:
        return board.todo.value()

    def number(self, board: Board) -> i64:
        return 0


def is_target(board: Board, seat: i64, other: i64, action: i64) -> bool:
    """Not out of play, not under the peace of its temple, and nobody whom the court keeps safe."""
    owner = board.owner[other]
    if owner == OUT_OF_PLAY:
        return False
    if owner < 0 or owner == seat:
        return True
    if EVENT_CARDS.temples_safe[board.event] > 0 and board.has_building(other, TEMPLE):
        return False
    return not is_safe(board, owner, action)


def is_safe(board: Board, owner: i64, action: i64) -> bool:
    """Whether the court protects a player from an action this round, p. 20."""
    court = board.court
    if court is None:
        return False
    if action == BATTLE_A:
        return court.safe[owner] & SAFE_FROM_A > 0
    return court.safe[owner] & SAFE_FROM_B > 0


def targets(board: Board, seat: i64, province: i64, action: i64) -> vec[i64]:
    """The neighbouring provinces into which armies can go, by land or sea, p. 8."""
    found = vec[i64](capacity=10)
    if board.may_hold_back:
        found = append(found, choices.PASS)
    for i in range(MAP.first[province], MAP.first[province + 1]):
        other = MAP.neighbour[i]
        if is_target(board, seat, other, action):
            found = append(found, choices.MARCH + other)
    return found


def most_to_send(board: Board, province: i64) -> i64:
    """How many armies can march: one at least stays behind, p. 8."""
    if board.armies[province] < 2:
        return 0
    return board.armies[province] - 1


def march(board: Board, seat: i64, province: i64, action: i64) -> None:
    """Battle or movement: one army at least stays behind, p. 8."""
    if most_to_send(board, province) == 0:
        board.tell("action-fails", seat, province)
        return
    found = targets(board, seat, province, action)
    n: i64 = len(found)
    if n == 0 or (n == 1 and found[0] == choices.PASS):
        board.tell("action-fails", seat, province)
    elif n == 1:
        set_out(board, seat, province, found[0] - choices.MARCH)
    else:
        board.todo.push(steps.MARCH, seat, packed(province, action))


class March(Step):
    """Where armies go; the value packs where from and by which action."""

    name: str = "march"
    verb: str = "march"

    def legal(self, board: Board, seat: i64) -> vec[i64]:
        value = board.todo.value()
        return targets(board, seat, first_in(value), second_in(value))

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        if option != choices.PASS:
            set_out(board, seat, first_in(value), option - choices.MARCH)

    def question(self, board: Board, seat: i64) -> dict[str, object]:
        return {"province": MAP.ids[self.province(board)], "action": ACTION_IDS[self.number(board)]}

    def why_not(self, board: Board, seat: i64, option: i64) -> Refusal | None:
        choice = board.describe(option)
        target = option - choices.MARCH
        owner = board.owner[target]
        if not MAP.touch(self.province(board), target):
            return refuse_province("not-a-neighbour", choice, "is not a neighbour by land or sea")
        if owner == OUT_OF_PLAY:
            return refuse_province("out-of-play", choice, "is not in play with three players")
        if EVENT_CARDS.temples_safe[board.event] > 0 and board.has_building(target, TEMPLE):
            return refuse_province("temple-peace", choice, "has a temple and can't be attacked this round")
        if owner >= 0 and is_safe(board, owner, self.number(board)):
            return refuse_province("court-peace", choice, "is under the protection of the court this round")
        return refuse_province("not-now", choice, "is not among the choices now")

    def province(self, board: Board) -> i64:
        return first_in(board.todo.value())

    def number(self, board: Board) -> i64:
        return second_in(board.todo.value())


def set_out(board: Board, seat: i64, province: i64, target: i64) -> None:
    """How many march is asked unless only one can."""
    if most_to_send(board, province) == 1:
        arrive(board, seat, province, target, 1)
    else:
        board.todo.push(steps.SEND, seat, packed(province, target))


class Send(Step):
    """How many armies go, one at least staying, p. 8; the value packs where from and where to."""

    name: str = "send"
    verb: str = "send"

    def legal(self, board: Board, seat: i64) -> vec[i64]:
        most = most_to_send(board, first_in(board.todo.value()))
        found = vec[i64](capacity=most)
        for armies in range(most):
            found = append(found, choices.SEND + armies)
        return found

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        arrive(board, seat, first_in(value), second_in(value), option - choices.SEND + 1)

    def question(self, board: Board, seat: i64) -> dict[str, object]:
        return {"province": MAP.ids[self.province(board)], "destination": MAP.ids[self.destination(board)]}

    def why_not(self, board: Board, seat: i64, option: i64) -> Refusal | None:
        most = int(most_to_send(board, self.province(board)))
        return Refusal("too-many-armies", f"at most {most} armies can go, one must stay", {"most": most})

    def province(self, board: Board) -> i64:
        return first_in(board.todo.value())

    def destination(self, board: Board) -> i64:
        return second_in(board.todo.value())

    def number(self, board: Board) -> i64:
        return 0


def arrive(board: Board, seat: i64, province: i64, target: i64, armies: i64) -> None:
    """Into an own province they move, into any other they fight, p. 8."""
    if board.owner[target] == seat:
        board.armies[province] -= armies
        board.armies[target] += armies
        board.tell_march("moves", seat, province, target, armies)
    else:
        battle.attack(board, seat, province, target, armies)
