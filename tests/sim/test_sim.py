"""Simulated games: the same rows on every engine, kept through an interruption, each reproducible alone."""

from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from tenshu.bots import registry as bots
from tenshu.core import registry
from tenshu.core.refusal import Refusal
from tenshu.sim import Plan, plan, simulate
from tenshu.sim.outcome import play

PLAN = plan("kunitori", 40, bots=("greedy", "random", "random"), seed="rows")


@pytest.fixture(scope="module")
def rows(tmp_path_factory: pytest.TempPathFactory) -> pa.Table:
    return pq.read_table(simulate(PLAN, tmp_path_factory.mktemp("sim") / "rows.parquet"))


def test_a_game_can_be_played_again_alone(rows: pa.Table) -> None:
    row = rows.slice(17, 1).to_pylist()[0]
    outcome = play(PLAN, 17)
    assert (row["number"], row["seed"], row["bots"]) == (17, "rows 17", outcome.bots)
    assert (row["scores"], row["places"], row["decisions"]) == (
        outcome.scores,
        outcome.places,
        outcome.decisions,
    )
    assert sum(choice["count"] for choice in row["choices"]) == outcome.decisions


def test_the_seed_alone_is_enough(rows: pa.Table) -> None:
    row = rows.slice(5, 1).to_pylist()[0]
    game = registry.game(row["game"])
    state = game.start(row["players"], row["seed"], dict(row["options"]))
    players = [bots.bot(name, game, f"{row['seed']} {seat}") for seat, name in enumerate(row["bots"])]
    while not state.over():
        seat = int(state.decider())
        options = state.options(seat)
        state.apply(seat, players[seat].decide(state, seat) if len(options) > 1 else options[0])
    assert state.scores() == row["scores"]


def test_every_process_count_gives_the_same_rows(rows: pa.Table, tmp_path: Path) -> None:
    assert pq.read_table(simulate(PLAN, tmp_path / "two.parquet", processes=2)).equals(rows)


def test_a_ray_cluster_gives_the_same_rows(rows: pa.Table, tmp_path: Path) -> None:
    cluster_utils = pytest.importorskip("ray.cluster_utils")
    cluster = cluster_utils.Cluster(
        initialize_head=True, head_node_args={"num_cpus": 2, "include_dashboard": False}
    )
    try:
        out = simulate(PLAN, tmp_path / "ray.parquet", engine_name="ray", address=cluster.address)
        assert pq.read_table(out).equals(rows)
    finally:
        cluster.shutdown()


def test_the_bots_move_on_from_seat_to_seat(rows: pa.Table) -> None:
    assert rows["bots"].to_pylist()[:3] == [
        ["greedy", "random", "random"],
        ["random", "random", "greedy"],
        ["random", "greedy", "random"],
    ]


def test_the_breakdown_adds_up(rows: pa.Table) -> None:
    for row in rows.select(["scores", "breakdown"]).to_pylist():
        assert [sum(points for _, points in parts) for parts in row["breakdown"]] == row["scores"]


@pytest.mark.parametrize("name", registry.names())
def test_every_game_can_be_simulated_at_every_size(name: str, tmp_path: Path) -> None:
    for players in registry.game(name).players:
        out = simulate(plan(name, 2, players), tmp_path / f"{players}.parquet")
        table = pq.read_table(out)
        assert table.num_rows == 2
        for row in table.to_pylist():
            assert sorted(row["order"]) == list(range(1, players + 1))


class Impatient:
    """Interrupts once so many games are done."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.heard: list[int] = []

    def __call__(self, done: int) -> None:
        self.heard.append(done)
        if done >= self.games:
            raise KeyboardInterrupt


@pytest.mark.parametrize("processes", [1, 2])
def test_whoever_stops_can_go_on(rows: pa.Table, tmp_path: Path, processes: int) -> None:
    out = tmp_path / "slow.parquet"
    with pytest.raises(KeyboardInterrupt):
        simulate(PLAN, out, processes, progress=Impatient(3))
    assert not out.exists()
    rest = Impatient(1000)
    simulate(PLAN, out, processes, progress=rest)
    assert rest.heard[0] >= 3
    assert rest.heard[-1] == PLAN.games
    assert pq.read_table(out).equals(rows)
    assert [path.name for path in tmp_path.iterdir()] == ["slow.parquet"]


def test_results_that_are_there_are_not_played_again(tmp_path: Path) -> None:
    small = plan("white_castle", 2, 2)
    out = simulate(small, tmp_path / "some.parquet")
    before = out.stat().st_mtime_ns
    simulate(small, out)
    assert out.stat().st_mtime_ns == before


def test_other_results_are_never_overwritten(tmp_path: Path) -> None:
    out = simulate(plan("white_castle", 2, 2), tmp_path / "some.parquet")
    with pytest.raises(Refusal, match="holds something else"):
        simulate(plan("white_castle", 3, 2), out)
    with pytest.raises(KeyboardInterrupt):
        simulate(PLAN, tmp_path / "begun.parquet", progress=Impatient(1))
    with pytest.raises(Refusal, match="another plan"):
        simulate(plan("white_castle", 3, 2), tmp_path / "begun.parquet")
    (tmp_path / "letter.txt").write_text("Dear Aya")
    with pytest.raises(Refusal, match="holds something else"):
        simulate(PLAN, tmp_path / "letter.txt")
    with pytest.raises(Refusal, match="no folder"):
        simulate(PLAN, tmp_path / "nowhere" / "some.parquet")


def test_bad_plans_are_refused() -> None:
    with pytest.raises(Refusal, match="one bot for all or 3"):
        plan("kunitori", 10, 3, ("greedy", "random"))
    with pytest.raises(Refusal, match="wizard"):
        plan("kunitori", 10, 3, ("wizard",))
    with pytest.raises(Refusal, match="at least one"):
        plan("kunitori", 0)
    with pytest.raises(Refusal, match="2 to 6"):
        plan("kunitori", 10, 7)
    with pytest.raises(Refusal, match="no engine"):
        simulate(PLAN, "nowhere.parquet", engine_name="steam")


def test_games_of_other_rules_are_not_mixed_in() -> None:
    older = Plan("kunitori", 0, 2, ("greedy",) * 2, PLAN.settings, "1", 1)
    with pytest.raises(Refusal, match="version 0"):
        play(older, 0)
