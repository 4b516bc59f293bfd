"""A game of Shogun: which rule answers to which step."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.codec import Reader, Writer
from tenshu.core.game import Game
from tenshu.core.layout import Layout
from tenshu.core.refusal import Refusal
from tenshu.core.rng import Rng
from tenshu.core.setup import Setting, Setup
from tenshu.core.sheet import Sheet
from tenshu.core.state import State
from tenshu.games.shogun import (
    actions,
    census,
    chambers,
    choices,
    court,
    encoding,
    imagination,
    leaders,
    planning,
    refusals,
    samurai,
    scoring,
    season,
    setup,
    steps,
    tensor,
    view,
    winter,
)
from tenshu.games.shogun.actions import PLACES
from tenshu.games.shogun.board import Board
from tenshu.games.shogun.round import EXPANSIONS, script_of
from tenshu.games.shogun.script import Script


class Shogun(Board):
    def copy(self) -> "Shogun":
        other = Shogun(self.setup, self.rng.copy(), self.script)
        self.copy_to(other)
        return other

    def write(self, out: Writer) -> None:
        encoding.write(self, out)

    def read(self, source: Reader) -> None:
        encoding.read(self, source)

    def decider(self) -> i64:
        if self.todo.step() == steps.PLAN:
            return planning.decider(self)
        return self.todo.seat()

    def deciders(self) -> list[int]:
        if self.todo.step() == steps.PLAN:
            return [seat for seat in range(self.seats) if not planning.is_done(self, seat)]
        seat = self.todo.seat()
        return [seat] if seat >= 0 else []

    def spontaneous(self, seat: int) -> list[int]:
        if 0 <= seat < self.setup.players and planning.may_replan(self, seat):
            return [choices.REPLAN]
        return []

    def legal(self, seat: i64) -> vec[i64]:
        step = self.todo.step()
        if step == steps.PLAN:
            if seat < 0 or seat >= self.seats or planning.is_done(self, seat):
                return vec[i64]()
            return planning.cards_for(self, seat)
        if seat < 0 or seat != self.todo.seat():
            return vec[i64]()
        value = self.todo.value()
        match step:
            case steps.MARCH:
                return actions.targets(self, seat, value % PLACES, value // PLACES)
            case steps.SEND:
                return actions.numbers_to_send(self, value % PLACES)
            case steps.REGROUP:
                return actions.regroupings(self, seat, value)
            case steps.CHOOSE_SPECIAL:
                return season.places_left(self)
            case steps.CHOOSE_REVOLT:
                return winter.provinces_in_revolt(value)
            case steps.PICK_CARD:
                return setup.cards_to_pick(self, seat)
            case steps.PICK_GROUP:
                return setup.groups_left(self, seat)
            case steps.CHOOSE_FAVOUR:
                return court.favours_within_reach(self, seat)
            case steps.CANCEL_EVENT:
                return pair(choices.PASS, choices.CANCEL)
            case steps.CALM_PROVINCE:
                return court.provinces_in_unrest(self, seat)
            case steps.BUILD_FREELY:
                return court.sites_for(self, seat, value)
            case steps.GARRISON:
                return court.garrisons(self, seat)
            case steps.CHOOSE_BONUS:
                return samurai.bonuses(value)
            case steps.LEAVE_LEADER:
                return pair(choices.PASS, choices.LEAD)
            case steps.STATION_LEADER:
                return leaders.stations(self, seat)
            case _:
                return chambers.artists_on_offer(self)

    def apply(self, seat: i64, option: i64) -> None:
        step = self.todo.step()
        if step == steps.PLAN:
            if option == choices.REPLAN:
                planning.replan(self, seat)
            else:
                planning.lay(self, seat, option)
        else:
            value = self.todo.value()
            self.todo.drop()
            self.carry_out(step, seat, value, option)
        self.settle()

    def carry_out(self, step: i64, seat: i64, value: i64, option: i64) -> None:
        match step:
            case steps.MARCH | steps.REGROUP:
                if option != choices.PASS:
                    actions.set_out(self, seat, value % PLACES, option - choices.MARCH)
            case steps.SEND:
                armies = option - choices.SEND + 1
                actions.arrive(self, seat, value % PLACES, value // PLACES, armies)
            case steps.CHOOSE_SPECIAL:
                season.take_place(self, seat, option - choices.TAKE)
            case steps.CHOOSE_REVOLT:
                winter.fight(self, seat, value, option - choices.QUELL)
            case steps.PICK_CARD:
                setup.pick_card(self, seat, option)
            case steps.PICK_GROUP:
                setup.place_group(self, seat, option - choices.GROUP)
            case steps.CHOOSE_FAVOUR:
                if option != choices.PASS:
                    court.take_favour(self, seat, option - choices.FAVOUR)
            case steps.CANCEL_EVENT:
                if option == choices.CANCEL:
                    court.cancel_event(self, seat)
            case steps.CALM_PROVINCE:
                self.calm(option - choices.CALM)
            case steps.BUILD_FREELY:
                court.build_in(self, seat, option - choices.BUILD, value)
            case steps.GARRISON:
                court.move_in(self, seat, option - choices.GARRISON, value)
            case steps.CHOOSE_BONUS:
                samurai.take_bonus(self, seat, value, option - choices.BONUS)
            case steps.LEAVE_LEADER:
                if option == choices.LEAD:
                    leaders.enter(self, seat, self.drafted)
            case steps.STATION_LEADER:
                leaders.go(self, seat, option - choices.STATION)
            case _:
                chambers.engage(self, seat, option - choices.ARTIST)

    def settle(self) -> None:
        """Do what needs no decision, until something does or the game is over."""
        while True:
            step = self.todo.step()
            if step < 0 or step >= steps.FIRST_QUESTION:
                return
            seat = self.todo.seat()
            value = self.todo.value()
            self.todo.drop()
            if step < steps.PRESET_START:
                self.go_on(step, seat, value)
            elif step < steps.OPEN_COURT:
                self.begin(step, seat)
            else:
                self.expand(step, seat, value)

    def go_on(self, step: i64, seat: i64, value: i64) -> None:
        """Steps within steps."""
        match step:
            case steps.TURN:
                actions.turn(self, seat, value)
            case steps.ACTION:
                actions.begin(self, value)
            case steps.RUN:
                scripted = self.script.steps[value]
                if scripted >= 0:
                    self.run(value + 1, seat)
                    self.todo.push(scripted, seat, 0)
            case steps.TAKE_PLACE:
                season.ask_place(self, seat)
            case steps.REVOLTS:
                winter.draw_revolts(self, seat)
            case steps.QUELL:
                winter.go_on(self, seat, value)
            case steps.YEAR:
                self.run(self.script.year)
            case steps.SEASON:
                self.run(self.script.season)
            case _:
                self.run(self.script.winter)

    def begin(self, step: i64, seat: i64) -> None:
        """The steps of the base game's scripts."""
        match step:
            case steps.PRESET_START:
                setup.preset_start(self)
            case steps.DRAFT:
                setup.begin_draft(self)
            case steps.DRAFT_CARD:
                setup.draft_card(self, seat)
            case steps.DRAFT_GROUP:
                setup.draft_group(self, seat)
            case steps.DRAFT_NEXT:
                setup.draft_next(self, seat)
            case steps.OPENING_THROW:
                setup.opening_throw(self)
            case steps.CLEAR_TRAY:
                setup.clear_tray(self)
            case steps.OPEN_EVENTS:
                season.open_events(self)
            case steps.LAY_ACTIONS:
                season.lay_actions(self)
            case steps.LAY_SPECIALS:
                season.lay_specials(self)
            case steps.BEGIN_PLAN:
                planning.begin(self)
            case steps.EVENT:
                season.draw_event(self)
            case steps.ORDER:
                season.settle_order(self)
            case steps.ACTIONS:
                actions.begin(self, 0)
            case steps.END_OF_ROUND:
                season.end_round(self)
            case steps.RICE_LOSS:
                winter.lose_rice(self)
            case steps.SUPPLY:
                winter.supply(self)
            case steps.SCORE:
                scoring.score(self)
            case steps.NEW_YEAR:
                season.new_year(self)
            case _:
                self.tell("game-over")

    def expand(self, step: i64, seat: i64, value: i64) -> None:
        """The steps that the expansions insert."""
        match step:
            case steps.OPEN_COURT:
                court.open_court(self)
            case steps.OFFICIALS_ARRIVE:
                court.officials_arrive(self)
            case steps.LAY_FAVOURS:
                court.lay_favours(self)
            case steps.SEND_OFFICIALS:
                court.send_officials(self)
            case steps.AUDIENCES:
                court.hold_audiences(self)
            case steps.ASK_FAVOUR:
                court.ask_favour(self, seat)
            case steps.CLOSE_COURT:
                court.close_court(self)
            case steps.HIRE_SAMURAI | steps.SAMURAI_ANEW:
                samurai.hire(self)
            case steps.ADVANCE_SAMURAI:
                samurai.advance(self)
            case steps.CALL_LEADERS:
                leaders.call(self)
            case steps.DRAFT_LEADER:
                leaders.draft(self, seat)
            case steps.PLACE_LEADERS:
                leaders.place(self)
            case steps.RETURN_LEADERS:
                leaders.give_back(self)
            case steps.MOVE_LEADERS | steps.LAST_MOVE:
                leaders.move(self)
            case steps.RALLY_LEADERS:
                leaders.rally(self)
            case steps.COUNT_MONUMENTS:
                leaders.count_monuments(self)
            case steps.OPEN_CHAMBERS:
                chambers.open_chambers(self)
            case steps.DRAW_ARTISTS:
                chambers.draw_artists(self)
            case steps.AWARD_ARTISTS:
                chambers.award(self)
            case steps.AWARD_REGION:
                chambers.award_region(self, value)
            case _:
                chambers.count_chambers(self)

    def question(self, seat: int) -> tuple[str, dict[str, object]]:
        return view.question(self, seat)

    def why_not(self, seat: int, option: int) -> Refusal:
        return refusals.why_not(self, seat, option)

    def view(self, seat: int | None) -> dict[str, object]:
        return view.view(self, seat)

    def observe(self, seat: i64, sheet: Sheet) -> None:
        tensor.observe(self, seat, sheet)

    def determinize(self, seat: int, rng: Rng) -> State:
        other = self.copy()
        imagination.imagine(other, seat, rng)
        return other

    def scores(self) -> list[int]:
        return [int(points) for points in self.points]

    def breakdown(self, seat: int) -> dict[str, int]:
        return scoring.sources(self, seat)

    def ranking(self) -> list[int]:
        return scoring.places(self)

    def census(self) -> dict[str, int]:
        return census.census(self)


def pair(low: i64, high: i64) -> vec[i64]:
    return append(append(vec[i64](capacity=2), low), high)


class ShogunGame(Game):
    def __init__(self) -> None:
        super().__init__(
            name="shogun",
            version=3,
            players=range(3, 6),
            settings=(
                Setting("side", ("sun", "moon")),
                # The moon side has no start lists: it is always drafted, p. 14.
                Setting("start", ("preset", "draft"), needs=("side", "sun")),
                *[Setting(name, ("off", "on")) for name in EXPANSIONS],
                Setting("leaders-winter", ("move", "rest"), needs=("leaders", "on")),
                Setting("leaders-return", ("each-winter", "first-winter"), needs=("leaders", "on")),
                Setting("recruits", ("whole", "available")),
                Setting("attack", ("must", "may"), "house"),
            ),
            actions=choices.ACTIONS_OF_SHOGUN,
        )
        self.scripts: dict[str, Script] = {}

    def script(self, setup: Setup) -> Script:
        """The script of these settings; those of all settings are made once."""
        listed = setup.options["side"] == "sun" and setup.options["start"] == "preset"
        start = "preset-start" if listed else "draft"
        expansions = [name for name in EXPANSIONS if setup.options[name] == "on"]
        further = leaders.after_winters(setup.options) if "leaders" in expansions else []
        key = " ".join([start, *expansions, *[step for _script, _before, step in further]])
        if key not in self.scripts:
            self.scripts[key] = script_of(start, expansions, further)
        return self.scripts[key]

    def deal(self, setup: Setup, rng: Rng) -> State:
        board = Shogun(setup, rng, self.script(setup))
        board.lay_out()
        board.run(board.script.game)
        board.settle()
        return board

    def blank(self, setup: Setup) -> State:
        return Shogun(setup, Rng(0, 0, 0, 0), self.script(setup))

    def layout(self, setup: Setup) -> Layout:
        return tensor.layout(setup)

    def inventory(self, setup: Setup) -> dict[str, int]:
        return census.inventory(setup)


GAME = ShogunGame()
