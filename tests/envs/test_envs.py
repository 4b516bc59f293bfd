"""What the environments promise beyond their libraries' tests."""

import gymnasium
import numpy as np
import pyspiel
import pytest

import tenshu.envs.spiel  # noqa: F401 - registers the games
from tenshu.core import registry
from tenshu.core.refusal import Refusal
from tenshu.envs import aec
from tenshu.envs.batch import BatchEnv
from tenshu.envs.common import expand, observation, payoffs
from tenshu.envs.gym import SeatEnv

GAMES = registry.names()


@pytest.mark.parametrize("name", GAMES)
def test_masks_are_the_legal_options_and_the_decider_stays_selected(name: str) -> None:
    env = aec.TableEnv(name, 3)
    env.reset(seed=4)
    random = np.random.default_rng(4)
    stayed = 0
    for _ in range(300):
        agent = env.agent_selection
        seen, _, over, _, _ = env.last()
        assert seen is not None
        if over:
            break
        seat = env.seat_of[agent]
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        assert legal == env.state.options(seat)
        assert env.state.decider() == seat
        env.step(int(random.choice(legal)))
        stayed += env.agent_selection == agent
    assert stayed > 0


def test_the_agents_share_out_what_the_places_are_worth() -> None:
    env = aec.TableEnv("white_castle", 4)
    env.reset(seed=1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, info = env.last()
        total[agent] += reward
        assert seen is not None
        env.step(None if over else int(np.argmax(seen["action_mask"])))
        if over:
            assert sorted(info["places"]) == [1, 2, 3, 4]
    assert sorted(total.values()) == pytest.approx([-1, -1 / 3, 1 / 3, 1])


def test_an_illegal_choice_is_refused_or_loses() -> None:
    inner = aec.TableEnv("kunitori", 2)
    inner.reset(seed=1)
    before = inner.state.fingerprint()
    illegal = int(np.argmin(inner.observe(inner.agent_selection)["action_mask"]))
    with pytest.raises(Refusal):
        inner.step(illegal)
    assert inner.state.fingerprint() == before
    seat = gymnasium.make("tenshu/kunitori-v2", players=2, bots=("random",))
    _, info = seat.reset(seed=1)
    _, reward, over, _, after = seat.step(np.int64(np.argmin(info["action_mask"])))
    assert (reward, over) == (-1.0, True)
    assert after["illegal"]


def test_one_seat_plays_a_whole_game_against_bots() -> None:
    env = SeatEnv("shogun", 3, bots=("greedy", "random"), seat=1)
    _, info = env.reset(seed=3)
    reward, over = 0.0, False
    while not over:
        _, reward, over, _, info = env.step(np.int64(np.argmax(info["action_mask"])))
    assert reward == payoffs(info["places"])[1]


def test_bad_tables_are_refused() -> None:
    with pytest.raises(Refusal, match="2 to 6"):
        SeatEnv("kunitori", 9)
    with pytest.raises(Refusal, match="seats 0 to 2"):
        SeatEnv("kunitori", 3, seat=3)
    with pytest.raises(Refusal, match="not 3"):
        SeatEnv("kunitori", 3, bots=("greedy",) * 3)
    with pytest.raises(Refusal, match="nine"):
        SeatEnv("kunitori", 3, settings={"generals": "nine"})


@pytest.mark.parametrize("name", GAMES)
def test_many_tables_play_the_same_games_as_one(name: str) -> None:
    env = BatchEnv(name, 3, tables=5, seed=9)
    alone = [env.setup.game.start(3, f"9 {table}") for table in range(5)]
    moment = env.reset(9)
    random = np.random.default_rng(1)
    for _ in range(200):
        for table, state in enumerate(alone):
            seat = state.decider()
            assert moment.seats[table] == seat
            assert np.array_equal(moment.observations[table], observation(state, seat))
            assert np.flatnonzero(moment.masks[table]).tolist() == state.options(seat)
        actions = np.array([random.choice(np.flatnonzero(row)) for row in moment.masks])
        for state, action in zip(alone, actions.tolist(), strict=True):
            state.apply(state.decider(), action)
        moment = env.step(actions)
        if moment.ended.any():
            break


def test_games_at_many_tables_end_and_new_ones_begin() -> None:
    env = BatchEnv("white_castle", 2, tables=8, seed=2)
    ended = 0
    for _ in range(400):
        moment = env.step(env.sample())
        ended += int(moment.ended.sum())
        assert np.allclose(moment.rewards.sum(axis=1), 0)
        assert (np.abs(moment.rewards).sum(axis=1) > 0).tolist() == moment.ended.tolist()
    assert ended > 8


def test_one_illegal_action_stops_all_tables() -> None:
    env = BatchEnv("kunitori", 2, tables=3)
    before = [state.fingerprint() for state in env.batch.states]
    legal = env.masks.argmax(axis=1)
    legal[1] = env.masks[1].argmin()
    for wrong in (legal, legal[:2], np.array([0, 0, 9999])):
        with pytest.raises(Refusal):
            env.step(wrong)
    assert [state.fingerprint() for state in env.batch.states] == before


def test_categories_become_columns_of_their_own() -> None:
    env = BatchEnv("shogun", 3, tables=2)
    layout = env.layout()
    wide = expand(layout, env.look().observations)
    names = sum(len(group.meanings) or 1 for _, group in layout.columns())
    assert wide.shape == (2, names)


def test_observations_agree_with_the_view() -> None:
    state = registry.game("shogun").start(4, "5")
    layout = state.setup.game.layout(state.setup)
    view = state.view(2)
    row = observation(state, 2)
    provinces = view["provinces"]
    assert isinstance(provinces, dict)
    owners = [row[column] for column in layout.where("owner")]
    for province, owner in zip(provinces.values(), owners, strict=True):
        seat = province["owner"]
        assert owner == (1 if seat is None else (seat - 2) % 4 + 2)
    armies = [row[column] for column in layout.where("armies")]
    assert armies == [province["armies"] for province in provinces.values()]


def test_openspiel_copies_and_imagines() -> None:
    game = pyspiel.load_game("tenshu_kunitori_v2(players=3)")
    state = game.new_initial_state()
    state.apply_action(17)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(copy) != str(state)
    player = state.current_player()
    imagined = state.imagine(player, "a thought")
    assert imagined.observation_tensor(player) == state.observation_tensor(player)
    assert imagined.legal_actions() == state.legal_actions()
    assert str(imagined) != str(state)


def test_shared_places_share_their_worth() -> None:
    assert payoffs([1, 2]) == [1, -1]
    assert payoffs([1, 1]) == [0, 0]
    assert payoffs([2, 1, 3]) == [0, 1, -1]
    assert payoffs([1, 2, 2]) == [1, -0.5, -0.5]
    assert payoffs([1]) == [1]
    assert payoffs([2]) == [-1]
