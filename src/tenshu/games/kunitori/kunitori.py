"""A game of Kunitori!: the four phases of a turn, and which rule answers to which step."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.game import Game
from tenshu.core.layout import Layout
from tenshu.core.refusal import Refusal
from tenshu.core.rng import Rng
from tenshu.core.setup import Setting, Setup
from tenshu.core.sheet import Sheet
from tenshu.core.state import State
from tenshu.games.kunitori import battle, buying, choices, effects, refusals, steps, tensor, view
from tenshu.games.kunitori.board import HAND_SIZE, Board, Territory, nothing, total
from tenshu.games.kunitori.cards import COPPER, DECK, GENERALS, VILLAGE

START_VILLAGES = 2
START_COPPER = 6
BY_LOT = "lot"


class Kunitori(Board):
    def copy(self) -> "Kunitori":
        other = Kunitori(self.setup, self.rng.copy())
        self.copy_to(other)
        return other

    def decider(self) -> i64:
        step = self.todo.step()
        if step == steps.NINJA_JUDGE:
            return self.active
        if step == steps.ORDER:
            return self.todo.value()
        return self.todo.seat()

    def legal(self, seat: i64) -> vec[i64]:
        if seat < 0 or seat != self.decider():
            return vec[i64]()
        asked = self.todo.seat()
        value = self.todo.value()
        match self.todo.step():
            case steps.ACTION:
                return effects.playable(self)
            case steps.BUY:
                return buying.affordable(self)
            case steps.CHOOSE:
                return effects.effects_on_offer(value)
            case steps.WITHDRAW:
                return buying.withdrawable(self)
            case steps.DEPLOYED:
                return effects.deployed(self)
            case steps.NINJA_SHOW:
                return effects.ninja_defences(self, asked)
            case steps.NINJA_JUDGE:
                return pair(choices.DISCARD + value, choices.KEEP + value)
            case steps.ORDER:
                return effects.orders(self, asked)
            case steps.MARKET_TRASH:
                return effects.trashable(self)
            case steps.MARKET_GAIN:
                return effects.gainable(self, value)
            case steps.TOLLS_MILITIA:
                return effects.militia_offer(self)
            case steps.PROMOTE:
                return pair(choices.DONE, choices.PROMOTE)
            case steps.PAY:
                return battle.payments(self)
            case steps.TAKE_GENERAL:
                return battle.generals_on_offer(self)
            case steps.LEAD:
                return battle.targets_for_leader(self, value)
            case steps.ASSIGN:
                return battle.targets_for_troop(self)
            case steps.DEFEND:
                return pair(choices.AMBUSH, choices.REINFORCE)
            case steps.AMBUSH:
                return battle.ambushers(self, asked)
            case _:
                return pair(choices.ACCEPT, choices.DECLINE)

    def apply(self, seat: i64, option: i64) -> None:
        step = self.todo.step()
        asked = self.todo.seat()
        value = self.todo.value()
        if option == choices.DONE or not stays(step):
            self.todo.drop()
        if option != choices.DONE or step == steps.NINJA_SHOW:
            self.carry_out(step, asked, value, option)
        self.settle()

    def carry_out(self, step: i64, asked: i64, value: i64, option: i64) -> None:
        match step:
            case steps.ACTION:
                effects.play(self, option - choices.PLAY)
            case steps.BUY:
                buying.buy(self, option - choices.BUY)
            case steps.CHOOSE:
                effects.choose_effect(self, value, option)
            case steps.WITHDRAW:
                buying.withdraw(self, option - choices.WITHDRAW)
            case steps.DEPLOYED:
                effects.replay(self, option - choices.PLAY)
            case steps.NINJA_SHOW:
                effects.answer_ninja(self, asked, option)
            case steps.NINJA_JUDGE:
                effects.judge(self, asked, value, option)
            case steps.ORDER:
                effects.put_back(self, asked, option - choices.TOP)
            case steps.MARKET_TRASH:
                effects.trash_at_market(self, option - choices.TRASH)
            case steps.MARKET_GAIN | steps.TOLLS_MILITIA:
                self.gain(self.active, option - choices.GAIN)
            case steps.PROMOTE:
                self.todo.push(steps.PAY, self.active, 0)
            case steps.PAY:
                battle.pay(self, option - choices.PAY, value)
            case steps.TAKE_GENERAL:
                battle.take_general(self, option - choices.TAKE)
            case steps.LEAD:
                battle.lead(self, value, option)
            case steps.ASSIGN:
                battle.assign(self, value, option - choices.ATTACK)
            case steps.DEFEND:
                battle.defend(self, asked, option)
            case steps.AMBUSH:
                battle.lie_in_ambush(self, asked, option - choices.SHOW)
            case _:
                if option == choices.ACCEPT:
                    self.gain(asked, value)
                else:
                    self.tell("declines", asked, value)

    def settle(self) -> None:
        """Do what needs no decision, until something does or the game is over."""
        while not self.must_ask():
            step = self.todo.step()
            seat = self.todo.seat()
            if step < 0:
                return
            self.todo.drop()
            match step:
                case steps.TURN:
                    self.begin_turn(seat)
                case steps.BATTLE_PHASE:
                    battle.begin(self)
                case steps.MARCH:
                    battle.march(self)
                case steps.RESOLVE:
                    battle.resolve(self, seat)
                case steps.RALLY:
                    battle.rally(self, seat)
                case steps.BUY_PHASE:
                    buying.begin(self)
                case steps.CLEAN_UP:
                    buying.clean_up(self)
                case steps.NINJA_REVEAL:
                    effects.reveal_to_ninja(self, seat)
                case steps.ORDER:
                    effects.put_back(self, seat, -1)
                case steps.DEPLOYED:
                    if self.actions > 0 and len(effects.deployed(self)) > 0:
                        self.todo.push(steps.DEPLOYED, seat, 0)
                        effects.replay(self, effects.deployed(self)[0] - choices.PLAY)

    def must_ask(self) -> bool:
        """Whether the step on top is a question with an answer worth asking for.

        A question is passed over only where that looks the same to the others as an answer would.
        """
        match self.todo.step():
            case steps.DEPLOYED:
                return self.actions > 0 and effects.order_matters(self)
            case steps.ACTION:
                return self.actions > 0 and effects.has_action_card(self)
            case steps.BUY:
                return buying.goes_on(self)
            case steps.MARKET_TRASH:
                return len(effects.trashable(self)) > 0
            case steps.MARKET_GAIN:
                return len(effects.gainable(self, self.todo.value())) > 0
            case steps.TOLLS_MILITIA:
                return len(effects.militia_offer(self)) > 1
            case steps.PROMOTE:
                return battle.can_promote(self)
            case steps.LEAD:
                return battle.nth_in_camp(self, self.todo.value(), True) >= 0
            case steps.AMBUSH:
                # Asked without a fitting card too: what a hand holds must not show.
                return self.territories[self.todo.seat()].hand_size() > 0
            case steps.ORDER:
                revealed = self.territories[self.todo.seat()].revealed
                return len(revealed) == 2 and revealed[0] != revealed[1]
            case steps.WITHDRAW:
                return len(buying.withdrawable(self)) > 1
            case _:
                return self.todo.step() >= steps.DEPLOYED

    def begin_turn(self, seat: i64) -> None:
        """The four phases of a turn, p. 1 and 3; it begins with one action and the deployed cards."""
        self.active = seat
        self.turn += 1
        self.actions = 1
        self.buys = 0
        self.money = 0
        self.tolls = 0
        self.waiting = self.territories[seat].camp[:]
        self.host = vec[i64]()
        self.targets = vec[i64]()
        self.tell("turn", seat, -1, self.turn)
        self.todo.push(steps.CLEAN_UP, seat, 0)
        self.todo.push(steps.WITHDRAW, seat, 0)
        self.todo.push(steps.BUY_PHASE, seat, 0)
        self.todo.push(steps.BATTLE_PHASE, seat, 0)
        self.todo.push(steps.ACTION, seat, 0)
        if total(self.waiting) > 0:
            self.todo.push(steps.DEPLOYED, seat, 0)

    def question(self, seat: int) -> tuple[str, dict[str, object]]:
        kind, args = view.question(self)
        if seat == self.decider():
            args.update(view.asked_in_private(self))
        return kind, args

    def why_not(self, seat: int, option: int) -> Refusal:
        return refusals.why_not(self, seat, option)

    def view(self, seat: int | None) -> dict[str, object]:
        return view.view(self, seat)

    def observe(self, seat: i64, sheet: Sheet) -> None:
        tensor.observe(self, seat, sheet)

    def determinize(self, seat: int, rng: Rng) -> State:
        other = self.copy()
        view.imagine(other, seat, rng)
        return other

    def scores(self) -> list[int]:
        return [buying.points(self, seat) for seat in range(self.seats)]

    def breakdown(self, seat: int) -> dict[str, int]:
        return buying.sources(self, seat)

    def ranking(self) -> list[int]:
        return buying.places(self)

    def census(self) -> dict[str, int]:
        return view.census(self)


def pair(low: i64, high: i64) -> vec[i64]:
    return append(append(vec[i64](capacity=2), low), high)


def stays(step: i64) -> bool:
    """Questions that are asked again until the answer is `done`."""
    match step:
        case steps.ACTION | steps.BUY | steps.WITHDRAW | steps.AMBUSH | steps.DEPLOYED:
            return True
        case _:
            return False


class KunitoriGame(Game):
    def deal(self, setup: Setup, rng: Rng) -> State:
        """Setting up, p. 1: two Villages and six Copper each, a hand of four, a first player."""
        board = Kunitori(setup, rng)
        board.agree()
        board.pool = DECK.count[:]
        board.trash = nothing()
        board.waiting = nothing()
        for card in range(i64(GENERALS)):
            board.generals = append(board.generals, card)
        rng.shuffle(board.generals)
        for seat in range(board.seats):
            board.territories.append(start_territory(board))
            board.refill(seat)
            board.draw(seat, HAND_SIZE)
        begins = setup.options["begins"]
        if begins == BY_LOT:
            board.first = board.chance(board.seats)
        else:
            board.first = int(begins) - 1
        board.todo.push(steps.TURN, board.first, 0)
        board.settle()
        return board

    def objection(self, setup: Setup) -> Refusal | None:
        """Who begins must sit at the table."""
        begins = setup.options["begins"]
        known = (BY_LOT, *choices.SEATS[: setup.players])
        if begins in known:
            return None
        values = ", ".join(known)
        return Refusal(
            "bad-option",
            f"option begins can be {values} with {setup.players} players, not '{begins}'",
            {"what": "value", "option": "begins", "asked": begins, "known": values},
        )

    def blank(self, setup: Setup) -> State:
        board = Kunitori(setup, Rng(0, 0, 0, 0))
        board.agree()
        return board

    def layout(self, setup: Setup) -> Layout:
        return tensor.layout(setup)

    def inventory(self, setup: Setup) -> dict[str, int]:
        return {name: DECK.count[card] for card, name in enumerate(DECK.ids)}


def start_territory(board: Board) -> Territory:
    discard = nothing()
    discard[VILLAGE] = START_VILLAGES
    discard[COPPER] = START_COPPER
    board.pool[VILLAGE] -= START_VILLAGES
    board.pool[COPPER] -= START_COPPER
    return Territory(vec[i64](), nothing(), discard, nothing(), nothing(), vec[i64](), vec[i64](), 0)


GAME = KunitoriGame(
    name="kunitori",
    version=2,
    players=range(2, 7),
    settings=(
        Setting("generals", ("all", "two")),
        Setting("ninja", ("all", "others"), "house"),
        Setting("penniless", ("stop", "buy"), "house"),
        Setting("leaders", ("all", "chosen"), "house"),
        Setting("begins", (BY_LOT, *choices.SEATS)),
    ),
    actions=choices.ACTIONS,
)
