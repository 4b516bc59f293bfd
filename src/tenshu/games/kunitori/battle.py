"""The battle phase, p. 3-4: rising generals, the march, ambush and reinforcement, the outcome."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.games.kunitori import choices, steps
from tenshu.games.kunitori.board import Board
from tenshu.games.kunitori.cards import (
    CARDS,
    COPPER,
    COUNTRY,
    DECK,
    GENERALS,
    PREFECTURE,
    RISING_GENERAL,
    VILLAGE,
)
from tenshu.games.kunitori.effects import treasure_in_hand

PROMOTION: Final = 5
REINFORCEMENTS: Final = 2


def begin(board: Board) -> None:
    """First rising generals may be promoted, then a battle may be declared."""
    board.todo.push(steps.LEAD, board.active, 0)
    board.todo.push(steps.PROMOTE, board.active, 0)


def can_promote(board: Board) -> bool:
    """A Rising general makes way for a general against treasure cards worth 5 or more."""
    return (
        board.territories[board.active].camp[RISING_GENERAL] > 0
        and len(board.generals) > 0
        and treasure_in_hand(board, board.active) >= PROMOTION
    )


def payments(board: Board) -> vec[i64]:
    hand = board.territories[board.active].hand
    found = vec[i64](capacity=3)
    for card in range(i64(COPPER), i64(CARDS)):
        if hand[card] > 0:
            found = append(found, choices.PAY + card)
    return found


def pay(board: Board, card: i64, paid: i64) -> None:
    """Treasure cards only, and no change."""
    territory = board.territories[board.active]
    territory.take_from_hand(card)
    territory.camp[card] += 1
    board.disclosures += 1
    board.tell("pays", board.active, card)
    worth = paid + DECK.money[card]
    if worth < PROMOTION:
        board.todo.push(steps.PAY, board.active, worth)
    else:
        board.todo.push(steps.TAKE_GENERAL, board.active, 0)


def generals_on_offer(board: Board) -> vec[i64]:
    found = vec[i64](capacity=GENERALS)
    for card in range(i64(GENERALS)):
        if board.offered(card):
            found = append(found, choices.TAKE + card)
    return found


def take_general(board: Board, card: i64) -> None:
    """The general arrives without its effects and may lead at once; the Rising general is trashed."""
    board.take_from_pool(board.active, card)
    board.territories[board.active].camp[card] += 1
    board.tell("promotes", board.active, card)
    board.trash_from_camp(board.active, RISING_GENERAL)
    board.todo.push(steps.PROMOTE, board.active, 0)


def nth_in_camp(board: Board, n: i64, leaders: bool) -> i64:
    """The n-th leader (or troop) in the active player's camp; -1 when there are fewer."""
    camp = board.territories[board.active].camp
    left = n
    for card in DECK.leaders if leaders else DECK.troops:
        if left < camp[card]:
            return card
        left -= camp[card]
    return -1


def targets_for_leader(board: Board, asked: i64) -> vec[i64]:
    """Each leader picks an opponent; before the first has, the battle can be called off."""
    found = vec[i64](capacity=7)
    if len(board.host) == 0:
        found = append(found, choices.DONE)
    for seat in range(board.seats):
        if seat != board.active:
            found = append(found, choices.ATTACK + seat)
    if may_stay(board, asked):
        found = append(found, choices.STAY)
    return found


def may_stay(board: Board, asked: i64) -> bool:
    """Option `leaders=chosen`; a leader who could only stay alone with nobody sent calls the battle off."""
    return board.leaders_chosen and (len(board.host) > 0 or nth_in_camp(board, asked + 1, True) >= 0)


def targets_for_troop(board: Board) -> vec[i64]:
    """Troops follow a leader: they go where one goes."""
    found = vec[i64](capacity=6)
    for seat in range(board.seats):
        if seat in board.targets:
            found = append(found, choices.ATTACK + seat)
    return found


def lead(board: Board, asked: i64, option: i64) -> None:
    leader = nth_in_camp(board, asked, True)
    if option == choices.STAY:
        board.tell("stays", board.active, leader)
    else:
        send(board, leader, option - choices.ATTACK)
    if nth_in_camp(board, asked + 1, True) >= 0:
        board.todo.push(steps.LEAD, board.active, asked + 1)
    else:
        follow(board, 0)


def assign(board: Board, sent: i64, target: i64) -> None:
    """All troops of the camp fight; they are divided among the attacked opponents, p. 3."""
    send(board, nth_in_camp(board, sent, False), target)
    follow(board, sent + 1)


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


def march(board: Board) -> None:
    """Battles go clockwise; when all are fought, the defenders take their cards back, p. 3-4."""
    for phase in (steps.RALLY, steps.RESOLVE):
        seat = (board.active + board.seats - 1) % board.seats
        while seat != board.active:
            if seat in board.targets:
                board.todo.push(phase, seat, 0)
                if phase == steps.RESOLVE:
                    board.todo.push(steps.DEFEND, seat, 0)
            seat = (seat + board.seats - 1) % board.seats


def defend(board: Board, seat: i64, option: i64) -> None:
    """Ambush from the hand or reinforcement from the deck, p. 4."""
    if option == choices.AMBUSH:
        board.tell("ambushes", seat)
        board.todo.push(steps.AMBUSH, seat, 0)
    else:
        board.tell("reinforces", seat)
        board.reveal(seat, REINFORCEMENTS)


def ambushers(board: Board, seat: i64) -> vec[i64]:
    """Any cards of the hand with an attack or defence value."""
    hand = board.territories[seat].hand
    found = append(vec[i64](capacity=8), choices.DONE)
    for card in range(i64(CARDS)):
        if hand[card] > 0 and DECK.strength[card] > 0:
            found = append(found, choices.SHOW + card)
    return found


def lie_in_ambush(board: Board, seat: i64, card: i64) -> None:
    territory = board.territories[seat]
    territory.take_from_hand(card)
    territory.ambush = append(territory.ambush, card)
    board.disclosures += 1
    board.tell("shows", seat, card)


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


def resolve(board: Board, defender: i64) -> None:
    """The attacker must take his reward, the defender may decline; an empty pile gives nothing, p. 4."""
    attack = attack_strength(board, defender)
    defence = defence_strength(board, defender)
    board.tell("battle-attack", board.active, -1, attack, defender)
    board.tell("battle-defence", defender, -1, defence)
    if attack > defence:
        reward = attacker_reward(attack - defence)
        board.tell("battle-won", board.active, reward, attack - defence, defender, board.pool[reward])
        if board.pool[reward] > 0:
            board.gain(board.active, reward)
    elif defence > attack:
        reward = defender_reward(defence - attack)
        board.tell("battle-held", defender, reward, defence - attack, board.active, board.pool[reward])
        if board.pool[reward] > 0:
            board.todo.push(steps.REWARD, defender, reward)
    else:
        board.tell("battle-drawn", board.active, -1, -1, defender)


def rally(board: Board, seat: i64) -> None:
    """Cards in ambush go back to the hand, reinforcements onto the deck in an order of choice, p. 4."""
    territory = board.territories[seat]
    for card in territory.ambush:
        territory.put_in_hand_openly(card)
    territory.ambush = vec[i64]()
    if len(territory.revealed) > 0:
        board.todo.push(steps.ORDER, seat, seat)
