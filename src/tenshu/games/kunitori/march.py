"""The march, p. 3: a battle is declared, leaders pick opponents, troops follow."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.sheet import Sheet
from tenshu.games.kunitori import choices, steps
from tenshu.games.kunitori.battle import defence_strength
from tenshu.games.kunitori.board import Board
from tenshu.games.kunitori.cards import COUNTRY, DECK, PREFECTURE, VILLAGE
from tenshu.games.kunitori.step import Automatic, Question

VICTORY_CARDS: Final = (VILLAGE, PREFECTURE, COUNTRY)


class BattlePhase(Automatic):
    """First rising generals may be promoted, then a battle may be declared."""

    number: i64 = steps.BATTLE_PHASE
    name = "battle-phase"

    def run(self, board: Board, seat: i64, value: i64) -> None:
        board.todo.push(steps.LEAD, board.active, 0)
        board.todo.push(steps.PROMOTE, board.active, 0)


class Lead(Question):
    """Each leader picks an opponent; before the first has, the battle can be called off.

    The value is how many leaders were asked.
    """

    number: i64 = steps.LEAD
    name = "lead"

    def asks(self, board: Board, seat: i64, value: i64) -> bool:
        return nth_in_camp(board, value, True) >= 0

    def legal(self, board: Board, seat: i64, value: i64) -> vec[i64]:
        found = vec[i64](capacity=7)
        if len(board.host) == 0:
            found = append(found, choices.DONE)
        for other in range(board.seats):
            if other != board.active:
                found = append(found, choices.ATTACK + other)
        if may_stay(board, value):
            found = append(found, choices.STAY)
        return found

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        leader = nth_in_camp(board, value, True)
        if option == choices.STAY:
            board.tell("stays", board.active, leader)
        else:
            send(board, leader, option - choices.ATTACK)
        if nth_in_camp(board, value + 1, True) >= 0:
            board.todo.push(steps.LEAD, board.active, value + 1)
        else:
            follow(board, 0)

    def question(self, board: Board, seat: i64, value: i64) -> dict[str, object]:
        """Who leads, how strong all are together, what the others show, and whether all leaders must join."""
        join = "alone"
        if nth_in_camp(board, 1, True) >= 0:
            join = "chosen" if board.leaders_chosen else "all"
        camps = [other for other in range(board.seats) if other != board.active]
        return {
            "card": DECK.ids[self.card(board, value)],
            "join": join,
            "attack": int(whole_host(board, value)),
            "others": {str(other + 1): int(defence_strength(board, other)) for other in camps},
            "empty": sum(1 for card in VICTORY_CARDS if board.pool[card] == 0),
        }

    def card(self, board: Board, value: i64) -> i64:
        return nth_in_camp(board, value, True)

    def observe(self, board: Board, seat: i64, value: i64, sheet: Sheet) -> None:
        sheet.number(0)
        sheet.number(whole_host(board, value))
        sheet.number(0)


def may_stay(board: Board, asked: i64) -> bool:
    """Option `leaders=chosen`; a leader who could only stay alone with nobody sent calls the battle off."""
    return board.leaders_chosen and (len(board.host) > 0 or nth_in_camp(board, asked + 1, True) >= 0)


def nth_in_camp(board: Board, n: i64, leaders: bool) -> i64:
    """The n-th leader (or troop) in the active player's camp; -1 when there are fewer."""
    camp = board.territories[board.active].camp
    left = n
    for card in DECK.leaders if leaders else DECK.troops:
        if left < camp[card]:
            return card
        left -= camp[card]
    return -1


def whole_host(board: Board, asked: i64) -> i64:
    """The attack values of all who are sent already, or still can be, once `asked` leaders were asked."""
    camp = board.territories[board.active].camp
    strength: i64 = 0
    for card in board.host:
        strength += DECK.attack[card]
    for card in DECK.troops:
        strength += camp[card] * DECK.attack[card]
    leader = nth_in_camp(board, asked, True)
    while leader >= 0:
        strength += DECK.attack[leader]
        asked += 1
        leader = nth_in_camp(board, asked, True)
    return strength


class Assign(Question):
    """All troops of the camp fight, p. 3. They follow a leader: they go where one goes.

    The value is how many troops were sent.
    """

    number: i64 = steps.ASSIGN
    name = "assign"

    def legal(self, board: Board, seat: i64, value: i64) -> vec[i64]:
        return targets_for_troop(board)

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        send(board, nth_in_camp(board, value, False), option - choices.ATTACK)
        follow(board, value + 1)

    def question(self, board: Board, seat: i64, value: i64) -> dict[str, object]:
        return {"card": DECK.ids[self.card(board, value)]}

    def card(self, board: Board, value: i64) -> i64:
        return nth_in_camp(board, value, False)


def targets_for_troop(board: Board) -> vec[i64]:
    found = vec[i64](capacity=6)
    for seat in range(board.seats):
        if seat in board.targets:
            found = append(found, choices.ATTACK + seat)
    return found


def follow(board: Board, sent: i64) -> None:
    """The next troop goes where a leader goes: by choice, or unasked where only one opponent is attacked."""
    several = len(targets_for_troop(board)) > 1
    troop = nth_in_camp(board, sent, False)
    while troop >= 0 and not several:
        send(board, troop, board.targets[0])
        sent += 1
        troop = nth_in_camp(board, sent, False)
    step: i64 = steps.MARCH
    if troop >= 0:
        step = steps.ASSIGN
    board.todo.push(step, board.active, sent)


def send(board: Board, card: i64, target: i64) -> None:
    board.host = append(board.host, card)
    board.targets = append(board.targets, target)
    board.tell("sends", board.active, card, -1, target)


class March(Automatic):
    """Battles go clockwise; when all are fought, the defenders take their cards back, p. 3-4."""

    number: i64 = steps.MARCH
    name = "march"

    def run(self, board: Board, seat: i64, value: i64) -> None:
        for phase in (steps.RALLY, steps.RESOLVE):
            target = (board.active + board.seats - 1) % board.seats
            while target != board.active:
                if target in board.targets:
                    board.todo.push(phase, target, 0)
                    if phase == steps.RESOLVE:
                        board.todo.push(steps.DEFEND, target, 0)
                target = (target + board.seats - 1) % board.seats
