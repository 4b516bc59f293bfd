"""The four phases of a turn, p. 1 and 3, and its end."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.rows import total
from tenshu.games.kunitori import choices, steps
from tenshu.games.kunitori.board import HAND_SIZE, Board
from tenshu.games.kunitori.cards import CARDS, DECK, VICTORY
from tenshu.games.kunitori.step import Automatic, Question


class Turn(Automatic):
    """It begins with one action and the deployed cards."""

    number: i64 = steps.TURN
    name = "turn"

    def run(self, board: Board, seat: i64, value: i64) -> None:
        board.active = seat
        board.turn += 1
        board.actions = 1
        board.buys = 0
        board.money = 0
        board.tolls = 0
        board.waiting = board.territories[seat].camp[:]
        board.host = vec[i64]()
        board.targets = vec[i64]()
        board.tell("turn", seat, -1, board.turn)
        board.todo.push(steps.CLEAN_UP, seat, 0)
        board.todo.push(steps.WITHDRAW, seat, 0)
        board.todo.push(steps.BUY_PHASE, seat, 0)
        board.todo.push(steps.BATTLE_PHASE, seat, 0)
        board.todo.push(steps.ACTION, seat, 0)
        if total(board.waiting) > 0:
            board.todo.push(steps.DEPLOYED, seat, 0)


class Withdraw(Question):
    """Deployable cards stay in the camp unless they are withdrawn, p. 3."""

    number: i64 = steps.WITHDRAW
    name = "withdraw"
    again = True

    def asks(self, board: Board, seat: i64, value: i64) -> bool:
        return len(self.legal(board, seat, value)) > 1

    def legal(self, board: Board, seat: i64, value: i64) -> vec[i64]:
        camp = board.territories[board.active].camp
        found = append(vec[i64](capacity=8), choices.DONE)
        for card in DECK.deployables:
            if camp[card] > 0:
                found = append(found, choices.WITHDRAW + card)
        return found

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        card = option - choices.WITHDRAW
        territory = board.territories[board.active]
        territory.camp[card] -= 1
        territory.discard[card] += 1
        board.tell("withdraws", board.active, card)


class CleanUp(Automatic):
    """All else played and all cards in hand are discarded, four are drawn; then the next player, p. 3."""

    number: i64 = steps.CLEAN_UP
    name = "clean-up"

    def run(self, board: Board, seat: i64, value: i64) -> None:
        territory = board.territories[board.active]
        hand, camp, discard, seen = territory.hand, territory.camp, territory.discard, territory.seen
        for card in range(i64(CARDS)):
            if camp[card] > 0 and DECK.deployable[card] == 0:
                discard[card] += camp[card]
                camp[card] = 0
            discard[card] += hand[card]
            hand[card] = 0
            seen[card] = 0
        board.draw(board.active, HAND_SIZE)
        if board.active == board.last_turn or nobody_can_act(board):
            board.tell("game-over", board.active)
            return
        board.todo.push(steps.TURN, board.next_seat(board.active), 0)


def nobody_can_act(board: Board) -> bool:
    """Nobody owns more than victory cards: no turn would ask for anything. Only in a made-up position."""
    if board.free_buys:
        return False
    for territory in board.territories:
        hand, discard, camp = territory.hand, territory.discard, territory.camp
        for card in range(i64(CARDS)):
            if DECK.kind[card] != VICTORY and hand[card] + discard[card] + camp[card] > 0:
                return False
        for card in territory.deck:
            if DECK.kind[card] != VICTORY:
                return False
    return True
