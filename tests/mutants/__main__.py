"""`python -m tests.mutants kunitori --file battle --sample 200 --seed 1 --seconds 1800`"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

from tests.mutants.changes import RULES, Change, sample
from tests.mutants.report import Outcome, line_of, listed, stale, told
from tests.mutants.trial import Copy, Reach

ROOT = Path(__file__).parents[2]
# A first look leaves out tests that take longer; they run only where no other test noticed.
LONG = 2.0


def main() -> int:
    asked = arguments()
    failed = False
    for game in [asked.game] if asked.game else RULES:
        outcome = try_out(game, asked)
        print(outcome.summary(), flush=True)
        failed |= bool(outcome.survivors or outcome.stale)
    return int(failed)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutate")
    parser.add_argument("game", nargs="?", choices=[*RULES, ""], help="one game; all of them otherwise")
    parser.add_argument("--file", help="one file of its rules, without .py")
    parser.add_argument("--sample", type=int, default=200, help="how many changes")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--seconds", type=float, default=1800, help="how long, for each game")
    parser.add_argument("--quick", action="store_true", help=f"without tests of more than {LONG} seconds")
    return parser.parse_args()


def try_out(game: str, asked: argparse.Namespace) -> Outcome:
    start = time.monotonic()
    known = listed(Path(__file__).with_name(f"{game}.toml"))
    with tempfile.TemporaryDirectory() as folder, Copy(ROOT, Path(folder), game) as copy:
        sources = {file: copy.path(file).read_text() for file in files(game, asked.file)}
        drawn = sample(sources, asked.sample, asked.seed)
        outcome = Outcome(game, len(drawn), stale=stale(known, sources))
        for line in outcome.stale:
            print(f"{game}.toml lists a line that is gone from {line.file}.py: {line.before}")
        reach = copy.reach()
        for change in drawn:
            if time.monotonic() - start > asked.seconds:
                break
            outcome.tried += 1
            changed = change.made(sources[change.file])
            line = line_of(change, sources[change.file], changed)
            if line in known:
                outcome.harmless += 1
            elif not noticed(copy, reach, change, changed, asked.quick):
                outcome.survivors.append((change, line))
                print(told(game, change, line), flush=True)
    outcome.seconds = time.monotonic() - start
    return outcome


def files(game: str, only: str | None) -> tuple[str, ...]:
    if only is None:
        return RULES[game]
    if only not in RULES[game]:
        raise SystemExit(f"the rules of {game} are in {', '.join(RULES[game])}")
    return (only,)


def noticed(copy: Copy, reach: Reach, change: Change, changed: str, only_quick: bool) -> bool:
    """The quick tests first, then the long ones."""
    tests = reach.tests(change)
    quick = [test for test in tests if reach.seconds[test] <= LONG]
    long = [test for test in tests if reach.seconds[test] > LONG]
    rounds = (quick,) if only_quick else (quick, long)
    return any(some and copy.noticed(change.file, changed, some, reach) for some in rounds)


if __name__ == "__main__":
    sys.exit(main())
