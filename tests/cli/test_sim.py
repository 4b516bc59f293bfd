"""`tenshu sim` and `tenshu report` as a stranger runs them."""

import re
import signal
import subprocess
import time
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from tenshu.sim import plan
from tenshu.sim.outcome import play

from .conftest import PROGRAM, Run, heed_interrupts


def test_games_and_a_chart(run: Run, tmp_path: Path) -> None:
    done = run(
        "sim", "white_castle", "--games", "6", "--players", "2", "--processes", "2", "--out", "some.parquet"
    )
    assert done.returncode == 0, done.stderr
    assert "6 games are in some.parquet" in done.stdout
    assert "tenshu play white_castle --seats greedy,greedy --seed '1 0'" in done.stdout
    assert pq.read_table(tmp_path / "some.parquet").num_rows == 6
    told = run("report", "some.parquet", "--out", "some.html", "--lang", "fr")
    assert told.returncode == 0, told.stderr
    assert "Le rapport se trouve dans some.html" in told.stdout
    assert "<svg" in (tmp_path / "some.html").read_text()


def test_a_simulated_game_can_be_watched(run: Run) -> None:
    outcome = play(plan("white_castle", 1, 2, seed="watched"), 0)
    shown = run(
        "play", "white_castle", "--seats", "greedy,greedy", "--seed", outcome.seed, "--setting", "rival=easy"
    )
    assert shown.returncode == 0, shown.stderr
    places = re.findall(r"^ +(\d) .* (\d+)$", shown.stdout, re.MULTILINE)
    assert [int(points) for _, points in places] == sorted(outcome.scores, reverse=True)


@pytest.mark.parametrize(
    ("arguments", "cause"),
    [
        (("sim", "go"), "“go”"),
        (("sim", "kunitori", "--bots", "wizard"), "“wizard”"),
        (("sim", "kunitori", "--bots", "greedy,random", "--players", "3"), "one for each"),
        (("sim", "kunitori", "--games", "0"), "at least 1"),
        (("sim", "kunitori", "--engine", "steam"), "steam"),
        (("sim", "kunitori", "--out", "nowhere/some.parquet"), "no folder"),
        (("report",), "FILE"),
        (("report", "missing.parquet"), "missing.parquet"),
    ],
)
def test_bad_input_is_one_line(run: Run, arguments: tuple[str, ...], cause: str) -> None:
    refused = run(*arguments)
    assert refused.returncode == 2
    assert cause in refused.stderr
    assert len(refused.stderr.splitlines()) == 1


def test_ctrl_c_keeps_what_is_finished(run: Run, surroundings: dict[str, str], tmp_path: Path) -> None:
    words = ("sim", "kunitori", "--games", "200000", "--processes", "2", "--out", "many.parquet")
    process = subprocess.Popen(
        [*PROGRAM, *words],
        cwd=tmp_path,
        env=surroundings,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=heed_interrupts,
    )
    parts = tmp_path / "many.parquet.parts"
    deadline = time.monotonic() + 60
    while not list(parts.glob("*-*.parquet")) and time.monotonic() < deadline:
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "They are kept" in said
    assert list(parts.glob("*-*.parquet"))
    assert not list(parts.glob("*.draft"))
