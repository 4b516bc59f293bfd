"""The compiled and the plain build play the same games, bit for bit."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import tenshu
from tenshu.core import rng
from tests.corpus import corpus

ROOT = Path(__file__).parent.parent


def test_a_compiler_means_a_compiled_kernel() -> None:
    assert shutil.which("cc") is None or not rng.__file__.endswith(".py")


def test_compiled_and_plain_agree(tmp_path: Path) -> None:
    package = Path(tenshu.__file__).parent
    shutil.copytree(package, tmp_path / "tenshu", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    shutil.copytree(ROOT / "tests", tmp_path / "tests", ignore=shutil.ignore_patterns("__pycache__"))
    plain = subprocess.run(
        [sys.executable, "-m", "tests.corpus"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    told = json.loads(plain.stdout)
    assert told["kernel"] == str(tmp_path / "tenshu" / "core" / "rng.py")
    assert told["corpus"] == corpus()
