"""The action phase, p. 3: playing cards and what they do. Most cards are numbers; the odd ones are below."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.refusal import Refusal
from tenshu.core.rows import pair
from tenshu.core.sheet import Sheet
from tenshu.games.kunitori import choices, ninja, refusals, steps
from tenshu.games.kunitori.board import Board
from tenshu.games.kunitori.cards import (
    ABOLISHED_TOLLS,
    CARDS,
    COPPER,
    DECK,
    GOLD,
    HIGH_TAXES,
    LAND_SURVEY,
    MARKET_SQUARE,
    MILITIA,
    MOUNTAIN_MINE,
    NINJA_CLAN,
    SILVER,
    VILLAGE,
)
from tenshu.games.kunitori.step import CARD, Question


class Deployed(Question):
    """Deployed cards are replayed before any card from the hand, in an order of choice, p. 3.

    With the cards as they are it never matters: each gives its action back, and all else only adds up.
    """

    number: i64 = steps.DEPLOYED
    name = "deployed"
    again = True
    verb = "play"

    def asks(self, board: Board, seat: i64, value: i64) -> bool:
        return board.actions > 0 and not DECK.replays_in_any_order and len(self.legal(board, seat, value)) > 1

    def run(self, board: Board, seat: i64, value: i64) -> None:
        waiting = self.legal(board, seat, value)
        if board.actions > 0 and len(waiting) > 0:
            board.todo.push(steps.DEPLOYED, seat, 0)
            self.apply(board, seat, value, waiting[0])

    def legal(self, board: Board, seat: i64, value: i64) -> vec[i64]:
        found = vec[i64](capacity=6)
        for card in range(i64(CARDS)):
            if board.waiting[card] > 0:
                found = append(found, choices.PLAY + card)
        return found

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        card = option - choices.PLAY
        board.waiting[card] -= 1
        board.tell("replays", board.active, card)
        carry_out(board, card)

    def why_not(self, board: Board, seat: i64, value: i64, card: i64) -> Refusal | None:
        name = DECK.ids[card]
        reason = f"deployed cards come first, and {name} is not among them"
        return Refusal("deployed-first", reason, {"card": name})


class Action(Question):
    """An action card from the hand, or the end of the phase, p. 3. Playing it costs an action, p. 2."""

    number: i64 = steps.ACTION
    name = "action"
    again = True
    verb = "play"

    def asks(self, board: Board, seat: i64, value: i64) -> bool:
        return board.actions > 0 and has_action_card(board)

    def legal(self, board: Board, seat: i64, value: i64) -> vec[i64]:
        hand = board.territories[board.active].hand
        found = append(vec[i64](capacity=12), choices.DONE)
        for card in range(i64(VILLAGE)):
            if hand[card] > 0:
                found = append(found, choices.PLAY + card)
        return found

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        card = option - choices.PLAY
        territory = board.territories[board.active]
        territory.take_from_hand(card)
        territory.camp[card] += 1
        board.tell("plays", board.active, card)
        carry_out(board, card)

    def question(self, board: Board, seat: i64, value: i64) -> dict[str, object]:
        return {"actions": int(board.actions)}

    def why_not(self, board: Board, seat: i64, value: i64, card: i64) -> Refusal | None:
        missing = refusals.not_in_hand(board, seat, card)
        if missing:
            return missing
        name = DECK.ids[card]
        return Refusal("no-action-card", f"{name} is not an action card", {"card": name})


def has_action_card(board: Board) -> bool:
    hand = board.territories[board.active].hand
    for card in range(i64(VILLAGE)):
        if hand[card] > 0:
            return True
    return False


def carry_out(board: Board, card: i64) -> None:
    """The printed effects from top to bottom, p. 2."""
    board.actions += DECK.action[card] - 1
    board.money += DECK.money[card]
    board.buys += DECK.buy[card]
    if DECK.draw[card] > 0:
        board.draw(board.active, DECK.draw[card])
    if DECK.chooses[card] > 0:
        board.todo.push(steps.CHOOSE, board.active, card)
    elif card == NINJA_CLAN:
        ninja.send(board)
    elif card == MARKET_SQUARE:
        board.todo.push(steps.MARKET_TRASH, board.active, 0)
    elif card == LAND_SURVEY:
        survey_land(board)
    elif card == ABOLISHED_TOLLS:
        board.tolls += 1
        board.todo.push(steps.TOLLS_MILITIA, board.active, 0)
    elif card == MOUNTAIN_MINE and board.pool[GOLD] > 0:
        board.gain(board.active, GOLD)


def survey_land(board: Board) -> None:
    """Land survey: gain a Silver straight into the hand."""
    if board.pool[SILVER] > 0:
        board.take_from_pool(board.active, SILVER)
        board.territories[board.active].put_in_hand_openly(SILVER)
        board.tell("gains-to-hand", board.active, SILVER)


class Choose(Question):
    """Peasant militia, New technology, Famous tea set: one of two effects."""

    number: i64 = steps.CHOOSE
    name = "choose"
    value_is = CARD

    def legal(self, board: Board, seat: i64, value: i64) -> vec[i64]:
        found = vec[i64](capacity=2)
        if DECK.choose_draw[value] > 0:
            found = append(found, choices.DRAW)
        if DECK.choose_action[value] > 0:
            found = append(found, choices.ACTION)
        if DECK.choose_money[value] > 0:
            found = append(found, choices.MONEY)
        if DECK.scrap[value] > 0:
            found = append(found, choices.SCRAP)
        return found

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        board.tell("chooses-" + choices.ACTIONS.choices[option].verb, board.active, value)
        if option == choices.DRAW:
            board.draw(board.active, DECK.choose_draw[value])
        elif option == choices.ACTION:
            board.actions += DECK.choose_action[value]
        elif option == choices.MONEY:
            board.money += DECK.choose_money[value]
        else:
            board.trash_from_camp(board.active, value)
            board.money += DECK.scrap[value]

    def question(self, board: Board, seat: i64, value: i64) -> dict[str, object]:
        return {"card": DECK.ids[value]}


class MarketTrash(Question):
    """Market square: any card of the hand, but High taxes can't be trashed."""

    number: i64 = steps.MARKET_TRASH
    name = "market-trash"
    verb = "trash"

    def asks(self, board: Board, seat: i64, value: i64) -> bool:
        return len(self.legal(board, seat, value)) > 0

    def legal(self, board: Board, seat: i64, value: i64) -> vec[i64]:
        hand = board.territories[board.active].hand
        found = vec[i64](capacity=12)
        for card in range(i64(CARDS)):
            if hand[card] > 0 and card != HIGH_TAXES:
                found = append(found, choices.TRASH + card)
        return found

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        card = option - choices.TRASH
        territory = board.territories[board.active]
        territory.take_from_hand(card)
        board.trash[card] += 1
        board.disclosures += 1
        board.tell("trashes", board.active, card)
        board.todo.push(steps.MARKET_GAIN, board.active, DECK.cost[card] + 2)

    def why_not(self, board: Board, seat: i64, value: i64, card: i64) -> Refusal | None:
        missing = refusals.not_in_hand(board, seat, card)
        if missing:
            return missing
        name = DECK.ids[card]
        return Refusal("not-trashable", f"{name} can't be trashed", {"card": name})


class MarketGain(Question):
    """Market square: a card that costs up to two more; Abolished tolls don't touch this reckoning.

    The value is the highest cost.
    """

    number: i64 = steps.MARKET_GAIN
    name = "market-gain"
    verb = "gain"

    def asks(self, board: Board, seat: i64, value: i64) -> bool:
        return len(self.legal(board, seat, value)) > 0

    def legal(self, board: Board, seat: i64, value: i64) -> vec[i64]:
        found = vec[i64](capacity=CARDS)
        for card in range(i64(CARDS)):
            if DECK.cost[card] <= value and board.offered(card):
                found = append(found, choices.GAIN + card)
        return found

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        board.gain(board.active, option - choices.GAIN)

    def question(self, board: Board, seat: i64, value: i64) -> dict[str, object]:
        return {"cost": int(value)}

    def why_not(self, board: Board, seat: i64, value: i64, card: i64) -> Refusal | None:
        missing = refusals.not_in_pool(board, card)
        if missing:
            return missing
        name, cost, most = DECK.ids[card], int(DECK.cost[card]), int(value)
        details: dict[str, object] = {"card": name, "price": cost, "most": most}
        return Refusal("too-expensive-gain", f"{name} costs {cost}, at most {most} is allowed", details)

    def observe(self, board: Board, seat: i64, value: i64, sheet: Sheet) -> None:
        sheet.number(value)
        sheet.blank(2)


class TollsMilitia(Question):
    """Abolished tolls: a Peasant militia may be gained."""

    number: i64 = steps.TOLLS_MILITIA
    name = "tolls-militia"

    def asks(self, board: Board, seat: i64, value: i64) -> bool:
        return board.pool[MILITIA] > 0

    def legal(self, board: Board, seat: i64, value: i64) -> vec[i64]:
        return pair(choices.DONE, choices.GAIN + MILITIA)

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        board.gain(board.active, MILITIA)


def treasure_in_hand(board: Board, seat: i64) -> i64:
    """The worth of the treasure cards in a hand."""
    hand = board.territories[seat].hand
    worth: i64 = 0
    for card in range(i64(COPPER), i64(CARDS)):
        worth += hand[card] * DECK.money[card]
    return worth
