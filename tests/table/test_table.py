"""A running game: checked choices, undo that never crosses what was shown, records that lead back."""

import pytest

from tenshu.core import record as records
from tenshu.core import registry
from tenshu.core.refusal import Refusal
from tenshu.core.rng import from_seed
from tenshu.table import Table

KUNITORI = registry.game("kunitori")


def table(seed: str = "7", players: int = 3) -> Table:
    return Table.start(KUNITORI, players, seed, names=["Aya", "Ben"])


def play_on(running: Table, choices: int) -> None:
    """Choose at random, the same in every run."""
    chance = from_seed(f"table {len(running.record.choices)}")
    for _ in range(choices):
        seat = running.state.decider()
        options = running.state.options(seat)
        running.choose(seat, options[chance.below(len(options))])


def test_seats_without_a_name_get_one() -> None:
    assert table().record.names == ["Aya", "Ben", "Player 3"]


def test_a_secret_seed_is_made_where_none_is_given() -> None:
    first, second = Table.start(KUNITORI, 2), Table.start(KUNITORI, 2)
    assert first.record.seed != second.record.seed
    assert len(first.record.seed or "") == 32


def test_a_refused_choice_changes_nothing() -> None:
    running = table()
    before = running.save()
    seat = running.state.decider()
    with pytest.raises(Refusal):
        running.say(seat, "buy country")
    with pytest.raises(Refusal):
        running.choose((seat + 1) % 3, 0)
    assert running.save() == before


def test_undo_takes_back_what_nobody_saw() -> None:
    running = table("13", players=2)
    while (running.view(None)["step"], running.view(None)["buys"]) != ("buy", 2):
        play_on(running, 1)
    seat = running.state.decider()
    before, told = running.save(), len(running.story)
    running.choose(seat, running.state.options(seat)[1])
    assert running.state.decider() == seat
    assert not running.may_undo(1 - seat)
    running.undo(seat)
    assert (running.save(), len(running.story)) == (before, told)


def test_undo_never_crosses_a_draw() -> None:
    running = table()
    seat = running.state.decider()
    running.say(seat, "done")
    assert running.state.decider() != seat
    with pytest.raises(Refusal, match="nothing to take back"):
        running.undo(seat)


def test_a_record_leads_back_to_the_same_position() -> None:
    running = table()
    play_on(running, 120)
    loaded = Table.load(records.loads(running.save()))
    assert loaded.save() == running.save()
    assert loaded.story == running.story


def test_events_are_told_to_their_audience_only() -> None:
    running = table()
    play_on(running, 60)
    drew = [event for event in running.story if event.kind == "drew"]
    assert drew
    for seat in (0, 1, 2):
        assert all(event.args["seat"] == seat for event in running.events(seat) if event.kind == "drew")
    assert not any(event.kind == "drew" for event in running.events(None))


def test_choices_that_are_no_choice_are_played() -> None:
    running = table("forced")
    for _ in range(3000):
        if running.state.over():
            break
        if running.forced():
            continue
        seat = running.state.decider()
        options = running.state.options(seat)
        assert len(options) > 1
        running.choose(seat, options[len(running.record.choices) % len(options)])
    assert running.state.over()


DAMAGES = [
    ("", "not a record"),
    ("tenshu record 1\n", "there is no line 'game'"),
    ("tenshu record 1\ngame kunitori x\n", "line 2"),
    ("tenshu record 1\nfrobnicate\n", "line 2: 'frobnicate' is not a line of a record"),
]


@pytest.mark.parametrize(("text", "reason"), DAMAGES)
def test_a_damaged_record_is_refused(text: str, reason: str) -> None:
    with pytest.raises(Refusal, match=reason):
        records.loads(text)


CHANGES = [
    ("game kunitori 2", "game kunitori 99", "the record is of kunitori version 99, this is version 2"),
    ("game kunitori 2", "game mahjong 1", "there is no game 'mahjong'"),
    ("players 3", "players 9", "kunitori is for 2 to 6 players, not 9"),
    ("option ninja all", "option ninja none", "setting ninja can be all, others, not 'none'"),
    ("seed 7", "seed 8", "the seed does not match its hash"),
    ("seed 7\n", "", "the record has no seed yet"),
    (" done", " buy country", "choice .*: country costs 10"),
    (" done", " dance", "'dance' is no choice of this game"),
    ("fingerprint ", "fingerprint 0", "another position"),
]


@pytest.mark.parametrize(("old", "new", "reason"), CHANGES)
def test_a_changed_record_is_refused(old: str, new: str, reason: str) -> None:
    running = table()
    running.say(running.state.decider(), "done")
    text = running.save()
    assert old in text
    with pytest.raises(Refusal, match=reason):
        Table.load(records.loads(text.replace(old, new, 1)))


def buying(seed: str = "13") -> tuple[Table, int]:
    """Two players; the seat that buys may still buy two cards."""
    running = table(seed, players=2)
    while (running.view(None)["step"], running.view(None)["buys"]) != ("buy", 2):
        play_on(running, 1)
    return running, running.state.decider()


def notation(running: Table, seat: int, number: int) -> str:
    return running.state.describe(running.state.options(seat)[number]).notation


def test_a_plan_is_carried_out_whole() -> None:
    running, seat = buying()
    other, _ = buying()
    first = notation(running, seat, 1)
    other.say(seat, first)
    second = notation(other, seat, 0)
    other.say(seat, second)
    running.say_all(seat, [first, second])
    assert running.save() == other.save()
    assert running.story == other.story


def test_a_plan_with_one_bad_choice_changes_nothing() -> None:
    running, seat = buying()
    before, told = running.save(), len(running.story)
    with pytest.raises(Refusal) as caught:
        running.say_all(seat, [notation(running, seat, 1), "fly away"])
    assert caught.value.details["number"] == 2
    with pytest.raises(Refusal, match="at least one"):
        running.say_all(seat, [])
    assert (running.save(), len(running.story)) == (before, told)


def test_a_plan_ends_where_something_is_drawn() -> None:
    """What comes after a draw can't be tried out: the refusal would tell what was drawn."""
    running = table()
    seat = running.state.decider()
    before = running.save()
    with pytest.raises(Refusal) as caught:
        running.say_all(seat, ["done", "done"])
    assert caught.value.code == "plan-too-long"
    assert running.save() == before


def test_a_whole_turn_is_taken_back() -> None:
    running, seat = buying()
    start = running.undone_to(seat, whole=True)
    before = len(running.record.choices)
    running.choose(seat, running.state.options(seat)[1])
    assert running.undone_to(seat) == before
    running.undo(seat, whole=True)
    assert len(running.record.choices) == (before if start is None else start)


def test_beyond_a_draw_all_must_agree() -> None:
    running = table()
    before = running.save()
    seat = running.state.decider()
    running.say(seat, "done")
    others = [other for other in range(3) if other != seat]
    assert not running.ask_undo(seat)
    assert running.unasked() == others
    assert not running.agree(others[0])
    assert running.agree(others[1])
    assert running.save() == before
    assert running.request is None


def test_one_no_ends_the_request_and_so_does_play() -> None:
    running = table()
    seat = running.state.decider()
    running.say(seat, "done")
    running.ask_undo(seat)
    running.decline((seat + 1) % 3)
    with pytest.raises(Refusal, match="nobody asks"):
        running.agree((seat + 2) % 3)
    running.ask_undo(seat)
    play_on(running, 1)
    assert running.request is None


def test_bots_are_not_asked() -> None:
    running = table()
    before = running.save()
    seat = running.state.decider()
    for other in range(3):
        if other != seat:
            running.hand_over(other, "greedy")
    running.say(seat, "done")
    assert running.ask_undo(seat)
    assert running.save() == before


def test_a_person_whom_a_bot_stands_in_for_is_asked() -> None:
    running = table()
    seat = running.state.decider()
    one, two = (other for other in range(3) if other != seat)
    running.hand_over(one, "greedy")
    running.hand_over(two, "greedy", lent=True)
    running.say(seat, "done")
    assert running.target_if_asked(seat) is None
    assert not running.ask_undo(seat)
    assert running.unasked() == [two]
    running.take_back(two)
    assert running.unasked() == [two]
    assert running.agree(two)


def test_a_seat_goes_to_a_bot_and_comes_back() -> None:
    running = table()
    seat = running.state.decider()
    play_on(running, 1)
    running.hand_over(seat, "greedy")
    play_on(running, 20)
    running.take_back(seat)
    own, lent = running.hands()[seat]
    assert own >= 1
    assert lent >= 1
    with pytest.raises(Refusal, match="no bot"):
        running.take_back(seat)


def test_every_point_can_be_gone_back_to() -> None:
    running = table()
    views = [running.view(None)]
    for _ in range(40):
        play_on(running, 1)
        views.append(running.view(None))
    for number in (0, 1, 17, 40):
        assert running.state_at(number).view(None) == views[number]
    with pytest.raises(Refusal, match="there is no choice 41"):
        running.state_at(41)


def test_a_branch_plays_on_by_itself() -> None:
    running = table()
    play_on(running, 40)
    before = running.save()
    other = running.branch(17)
    assert Table.load(records.loads(other.save())).story == other.story
    play_on(other, 30)
    assert running.save() == before
    assert other.record.choices[:17] == running.record.choices[:17]
    assert running.branch(40).save() == before
