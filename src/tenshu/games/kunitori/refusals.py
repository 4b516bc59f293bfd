"""Why a choice is not possible, in the words of the rules."""

from tenshu.core.refusal import Refusal
from tenshu.games.kunitori import buying, steps
from tenshu.games.kunitori.board import Board
from tenshu.games.kunitori.cards import DECK, HIGH_TAXES

FROM_HAND = ("play", "trash", "show", "pay")
FROM_POOL = ("buy", "gain", "take")


def why_not(board: Board, seat: int, option: int) -> Refusal:
    choice = board.describe(option)
    name = choice.args.get("card")
    if choice.verb not in asked_verbs(board) or name is None:
        return Refusal(
            "not-now", f"'{choice.notation}' is not among the choices now", {"choice": choice.notation}
        )
    card = DECK.number[name]
    details: dict[str, object] = {"card": name}
    if board.todo.step() == steps.DEPLOYED:
        return Refusal("deployed-first", f"deployed cards come first, and {name} is not among them", details)
    if choice.verb in FROM_HAND and board.territories[seat].hand[card] == 0:
        return Refusal("not-in-hand", f"there is no {name} in the hand", details)
    if choice.verb == "play":
        return Refusal("no-action-card", f"{name} is not an action card", details)
    if choice.verb == "trash" and card == HIGH_TAXES:
        return Refusal("not-trashable", f"{name} can't be trashed", details)
    if choice.verb == "show" and board.todo.step() == steps.AMBUSH:
        return Refusal("no-strength", f"{name} has no attack or defence value", details)
    if choice.verb in FROM_POOL and not board.offered(card):
        return Refusal("not-in-pool", f"{name} can't be had from the pool now", details)
    if choice.verb == "buy":
        details.update(price=int(buying.price(board, card)), money=int(board.money))
        return Refusal(
            "too-expensive", f"{name} costs {details['price']}, there is {details['money']}", details
        )
    if choice.verb == "gain":
        details.update(price=int(DECK.cost[card]), most=int(board.todo.value()))
        return Refusal(
            "too-expensive-gain",
            f"{name} costs {details['price']}, at most {details['most']} is allowed",
            details,
        )
    return Refusal(
        "not-now", f"'{choice.notation}' is not among the choices now", {"choice": choice.notation}
    )


VERBS_BY_STEP = {
    steps.ACTION: {"play"},
    steps.DEPLOYED: {"play"},
    steps.MARKET_TRASH: {"trash"},
    steps.MARKET_GAIN: {"gain"},
    steps.AMBUSH: {"show"},
    steps.NINJA_SHOW: {"show"},
    steps.BUY: {"buy"},
    steps.TAKE_GENERAL: {"take"},
    steps.PAY: {"pay"},
}


def asked_verbs(board: Board) -> set[str]:
    return VERBS_BY_STEP.get(int(board.todo.step()), set())
