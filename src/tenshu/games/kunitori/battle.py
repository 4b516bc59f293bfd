"""The battle, p. 4: ambush and reinforcement, the outcome, and the cards that go back."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.refusal import Refusal
from tenshu.core.rows import pair
from tenshu.core.sheet import Sheet
from tenshu.games.kunitori import choices, refusals, steps
from tenshu.games.kunitori.board import Board
from tenshu.games.kunitori.cards import CARDS, COUNTRY, DECK, PREFECTURE, VILLAGE
from tenshu.games.kunitori.step import CARD, Automatic, Question

REINFORCEMENTS: Final = 2


def attack_strength(board: Board, target: i64) -> i64:
    """The attack values of the leaders and troops sent against this opponent."""
    strength: i64 = 0
    for i in range(i64(len(board.host))):
        if board.targets[i] == target:
            strength += DECK.attack[board.host[i]]
    return strength


def defence_strength(board: Board, seat: i64) -> i64:
    """Attack and defence values of all cards in the camp; each card in ambush counts one more, p. 4."""
    territory = board.territories[seat]
    strength: i64 = 0
    for card in range(i64(CARDS)):
        strength += territory.camp[card] * DECK.strength[card]
    for card in territory.ambush:
        strength += DECK.strength[card] + 1
    for card in territory.revealed:
        strength += DECK.strength[card]
    return strength


def attacker_reward(margin: i64) -> i64:
    """1-3 a Village, 4-6 a Prefecture, 7 and more a Country."""
    if margin <= 3:
        return VILLAGE
    return PREFECTURE if margin <= 6 else COUNTRY


def defender_reward(margin: i64) -> i64:
    """1 a Village, 2 a Prefecture, 3 and more a Country."""
    if margin == 1:
        return VILLAGE
    return PREFECTURE if margin == 2 else COUNTRY


def reward_as_it_stands(board: Board, defender: i64) -> i64:
    """What the stronger side would win now; -1 where both are equally strong."""
    margin = attack_strength(board, defender) - defence_strength(board, defender)
    if margin > 0:
        return attacker_reward(margin)
    if margin < 0:
        return defender_reward(-margin)
    return -1


class Attacked(Question):
    """What is asked of a defender: the text names both strengths as they stand."""

    def question(self, board: Board, seat: i64, value: i64) -> dict[str, object]:
        return {
            "other": int(board.active),
            "attack": int(attack_strength(board, seat)),
            "defence": int(defence_strength(board, seat)),
            "left": int(prize_left(board, seat)),
        }

    def private(self, board: Board, seat: i64) -> dict[str, object]:
        """How many cards could lie in ambush."""
        hand = board.territories[seat].hand
        return {"cards": sum(int(hand[card]) for card in range(CARDS) if DECK.strength[card] > 0)}

    def observe(self, board: Board, seat: i64, value: i64, sheet: Sheet) -> None:
        sheet.number(0)
        sheet.number(attack_strength(board, seat))
        sheet.number(defence_strength(board, seat))


def prize_left(board: Board, target: i64) -> bool:
    """Whether there is something left to win as a battle stands; a draw does not ask for it."""
    card = reward_as_it_stands(board, target)
    return card < 0 or board.pool[card] > 0


class Defend(Attacked):
    """Ambush from the hand or reinforcement from the deck, p. 4."""

    number: i64 = steps.DEFEND
    name = "defend"

    def legal(self, board: Board, seat: i64, value: i64) -> vec[i64]:
        return pair(choices.AMBUSH, choices.REINFORCE)

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        if option == choices.AMBUSH:
            board.tell("ambushes", seat)
            board.todo.push(steps.AMBUSH, seat, 0)
        else:
            board.tell("reinforces", seat)
            board.reveal(seat, REINFORCEMENTS)


class Ambush(Attacked):
    """Any cards of the hand with an attack or defence value."""

    number: i64 = steps.AMBUSH
    name = "ambush"
    again = True
    verb = "show"

    def asks(self, board: Board, seat: i64, value: i64) -> bool:
        """Without a fitting card too: what a hand holds must not show."""
        return board.territories[seat].hand_size() > 0

    def legal(self, board: Board, seat: i64, value: i64) -> vec[i64]:
        hand = board.territories[seat].hand
        found = append(vec[i64](capacity=8), choices.DONE)
        for card in range(i64(CARDS)):
            if hand[card] > 0 and DECK.strength[card] > 0:
                found = append(found, choices.SHOW + card)
        return found

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        card = option - choices.SHOW
        territory = board.territories[seat]
        territory.take_from_hand(card)
        territory.ambush = append(territory.ambush, card)
        board.disclosures += 1
        board.tell("shows", seat, card)

    def why_not(self, board: Board, seat: i64, value: i64, card: i64) -> Refusal | None:
        missing = refusals.not_in_hand(board, seat, card)
        if missing:
            return missing
        name = DECK.ids[card]
        return Refusal("no-strength", f"{name} has no attack or defence value", {"card": name})


class Resolve(Automatic):
    """The attacker must take his reward, the defender may decline; an empty pile gives nothing, p. 4."""

    number: i64 = steps.RESOLVE
    name = "resolve"

    def run(self, board: Board, seat: i64, value: i64) -> None:
        attack = attack_strength(board, seat)
        defence = defence_strength(board, seat)
        board.tell("battle-attack", board.active, -1, attack, seat)
        board.tell("battle-defence", seat, -1, defence)
        if attack > defence:
            reward = attacker_reward(attack - defence)
            board.tell("battle-won", board.active, reward, attack - defence, seat, board.pool[reward])
            if board.pool[reward] > 0:
                board.gain(board.active, reward)
        elif defence > attack:
            reward = defender_reward(defence - attack)
            board.tell("battle-held", seat, reward, defence - attack, board.active, board.pool[reward])
            if board.pool[reward] > 0:
                board.todo.push(steps.REWARD, seat, reward)
        else:
            board.tell("battle-drawn", board.active, -1, -1, seat)


class Reward(Question):
    """What a defender has won may be declined."""

    number: i64 = steps.REWARD
    name = "reward"
    value_is = CARD

    def legal(self, board: Board, seat: i64, value: i64) -> vec[i64]:
        return pair(choices.ACCEPT, choices.DECLINE)

    def apply(self, board: Board, seat: i64, value: i64, option: i64) -> None:
        if option == choices.ACCEPT:
            board.gain(seat, value)
        else:
            board.tell("declines", seat, value)

    def question(self, board: Board, seat: i64, value: i64) -> dict[str, object]:
        return {"card": DECK.ids[value]}


class Rally(Automatic):
    """Cards in ambush go back to the hand, reinforcements onto the deck in an order of choice, p. 4."""

    number: i64 = steps.RALLY
    name = "rally"

    def run(self, board: Board, seat: i64, value: i64) -> None:
        territory = board.territories[seat]
        for card in territory.ambush:
            territory.put_in_hand_openly(card)
        territory.ambush = vec[i64]()
        if len(territory.revealed) > 0:
            board.todo.push(steps.ORDER, seat, seat)
