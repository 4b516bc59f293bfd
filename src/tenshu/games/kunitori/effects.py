"""The action phase, p. 3: playing cards and what they do. Most cards are numbers; the odd ones are below."""

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from tenshu.games.kunitori import choices, steps
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


def playable(board: Board) -> vec[i64]:
    """An action card from the hand, or the end of the phase, p. 3."""
    hand = board.territories[board.active].hand
    found = append(vec[i64](capacity=12), choices.DONE)
    for card in range(i64(VILLAGE)):
        if hand[card] > 0:
            found = append(found, choices.PLAY + card)
    return found


def deployed(board: Board) -> vec[i64]:
    """Deployed cards are replayed before any card from the hand, in an order of choice, p. 3."""
    found = vec[i64](capacity=6)
    for card in range(i64(CARDS)):
        if board.waiting[card] > 0:
            found = append(found, choices.PLAY + card)
    return found


def order_matters(board: Board) -> bool:
    """With the cards as they are it never does: each gives its action back, and all else only adds up."""
    return not DECK.replays_in_any_order and len(deployed(board)) > 1


def has_action_card(board: Board) -> bool:
    hand = board.territories[board.active].hand
    for card in range(i64(VILLAGE)):
        if hand[card] > 0:
            return True
    return False


def replay(board: Board, card: i64) -> None:
    board.waiting[card] -= 1
    board.tell("replays", board.active, card)
    carry_out(board, card)


def play(board: Board, card: i64) -> None:
    """Playing an action card costs an action, p. 2."""
    territory = board.territories[board.active]
    territory.take_from_hand(card)
    territory.camp[card] += 1
    board.tell("plays", board.active, card)
    carry_out(board, card)


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
        send_ninja(board)
    elif card == MARKET_SQUARE:
        board.todo.push(steps.MARKET_TRASH, board.active, 0)
    elif card == LAND_SURVEY:
        survey_land(board)
    elif card == ABOLISHED_TOLLS:
        board.tolls += 1
        board.todo.push(steps.TOLLS_MILITIA, board.active, 0)
    elif card == MOUNTAIN_MINE and board.pool[GOLD] > 0:
        board.gain(board.active, GOLD)


def effects_on_offer(card: i64) -> vec[i64]:
    """Peasant militia, New technology, Famous tea set: one of two effects."""
    found = vec[i64](capacity=2)
    if DECK.choose_draw[card] > 0:
        found = append(found, choices.DRAW)
    if DECK.choose_action[card] > 0:
        found = append(found, choices.ACTION)
    if DECK.choose_money[card] > 0:
        found = append(found, choices.MONEY)
    if DECK.scrap[card] > 0:
        found = append(found, choices.SCRAP)
    return found


def choose_effect(board: Board, card: i64, option: i64) -> None:
    board.tell("chooses-" + choices.ACTIONS.choices[option].verb, board.active, card)
    if option == choices.DRAW:
        board.draw(board.active, DECK.choose_draw[card])
    elif option == choices.ACTION:
        board.actions += DECK.choose_action[card]
    elif option == choices.MONEY:
        board.money += DECK.choose_money[card]
    else:
        board.trash_from_camp(board.active, card)
        board.money += DECK.scrap[card]


def survey_land(board: Board) -> None:
    """Land survey: gain a Silver straight into the hand."""
    if board.pool[SILVER] > 0:
        board.take_from_pool(board.active, SILVER)
        board.territories[board.active].put_in_hand_openly(SILVER)
        board.tell("gains-to-hand", board.active, SILVER)


def send_ninja(board: Board) -> None:
    """Ninja clan: all players, the one who sent them last; with the option `ninja=others` not that one."""
    if board.ninja_on_all:
        board.todo.push(steps.NINJA_SHOW, board.active, 0)
    victim = (board.active + board.seats - 1) % board.seats
    while victim != board.active:
        board.todo.push(steps.NINJA_SHOW, victim, 0)
        victim = (victim + board.seats - 1) % board.seats


def ninja_defences(board: Board, seat: i64) -> vec[i64]:
    found = append(vec[i64](capacity=2), choices.DONE)
    if board.territories[seat].hand[NINJA_CLAN] > 0:
        found = append(found, choices.SHOW + NINJA_CLAN)
    return found


def answer_ninja(board: Board, seat: i64, option: i64) -> None:
    """Whoever shows a Ninja clan is safe; whoever does not turns over two cards."""
    territory = board.territories[seat]
    if option == choices.DONE:
        board.todo.push(steps.NINJA_REVEAL, seat, 0)
        return
    board.disclosures += 1
    if territory.seen[NINJA_CLAN] == 0:
        territory.seen[NINJA_CLAN] = 1
    board.tell("shows", seat, NINJA_CLAN)


def reveal_to_ninja(board: Board, seat: i64) -> None:
    """Two cards, from a reshuffled deck where needed (FAQ); each is judged by itself, then put in order."""
    board.reveal(seat, 2)
    board.todo.push(steps.ORDER, seat, board.active)
    revealed = board.territories[seat].revealed
    i: i64 = len(revealed) - 1
    while i >= 0:
        board.todo.push(steps.NINJA_JUDGE, seat, revealed[i])
        i -= 1


def judge(board: Board, owner: i64, card: i64, option: i64) -> None:
    if option < choices.KEEP:
        territory = board.territories[owner]
        territory.revealed = remove(territory.revealed, card)
        territory.discard[card] += 1
        if owner == board.active:
            board.tell("ninja-discards-own", owner, card)
        else:
            board.tell("ninja-discards", board.active, card, -1, owner)
    elif owner == board.active:
        board.tell("ninja-keeps-own", owner, card)
    else:
        board.tell("ninja-keeps", board.active, card, -1, owner)


def orders(board: Board, owner: i64) -> vec[i64]:
    """Which of two revealed cards lies on top."""
    revealed = board.territories[owner].revealed
    low, high = revealed[0], revealed[1]
    if low > high:
        low, high = high, low
    return append(append(vec[i64](capacity=2), choices.TOP + low), choices.TOP + high)


def put_back(board: Board, owner: i64, top: i64) -> None:
    """Put the revealed cards back on the deck, `top` uppermost (-1: as they come)."""
    territory = board.territories[owner]
    for card in territory.revealed:
        if card != top:
            territory.put_on_deck_openly(card)
    if top >= 0:
        territory.put_on_deck_openly(top)
        board.tell("puts-on-top", owner, top)
    territory.revealed = vec[i64]()


def trashable(board: Board) -> vec[i64]:
    """Market square: any card of the hand, but High taxes can't be trashed."""
    hand = board.territories[board.active].hand
    found = vec[i64](capacity=12)
    for card in range(i64(CARDS)):
        if hand[card] > 0 and card != HIGH_TAXES:
            found = append(found, choices.TRASH + card)
    return found


def trash_at_market(board: Board, card: i64) -> None:
    territory = board.territories[board.active]
    territory.take_from_hand(card)
    board.trash[card] += 1
    board.disclosures += 1
    board.tell("trashes", board.active, card)
    board.todo.push(steps.MARKET_GAIN, board.active, DECK.cost[card] + 2)


def gainable(board: Board, highest: i64) -> vec[i64]:
    """Market square: a card that costs up to two more; Abolished tolls don't touch this reckoning."""
    found = vec[i64](capacity=CARDS)
    for card in range(i64(CARDS)):
        if DECK.cost[card] <= highest and board.offered(card):
            found = append(found, choices.GAIN + card)
    return found


def militia_offer(board: Board) -> vec[i64]:
    found = append(vec[i64](capacity=2), choices.DONE)
    if board.pool[MILITIA] > 0:
        found = append(found, choices.GAIN + MILITIA)
    return found


def treasure_in_hand(board: Board, seat: i64) -> i64:
    """The worth of the treasure cards in a hand."""
    hand = board.territories[seat].hand
    worth: i64 = 0
    for card in range(i64(COPPER), i64(CARDS)):
        worth += hand[card] * DECK.money[card]
    return worth
