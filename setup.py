"""Compile the rules to native code where a C compiler is present; install plain Python where not."""

import os
import shutil
import sysconfig
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

COMPILED = ("core", "games", "bots")
# Compiled exceptions don't clear weak references to them when they die; records and registries gain nothing.
PLAIN = {"__init__.py", "refusal.py", "registry.py", "record.py", "parallel.py", "kit.py"}
# The parts of a game that are no rules and no bot. Positions are what tests are written in.
PARTS = {
    "screen*.py",
    "form.py",
    "position*.py",
    "games/*/events.py",
    "story.py",
    "watch.py",
    "report.py",
    "drawing*.py",
    "*_command.py",
}
# The large games are C units of their own, compiled beside the rest; within a unit the C compiler can inline
# across modules.
LARGE = ("shogun", "white_castle")
# Without contraction the figures of the search are the same on every machine, compiled or not.
FLAGS = ["-fno-semantic-interposition", "-fno-plt", "-ffp-contract=off"]


def sources() -> list[str]:
    roots = [Path("src/tenshu") / folder for folder in COMPILED]
    return sorted(str(f) for root in roots for f in root.rglob("*.py") if not is_plain(f))


def is_plain(file: Path) -> bool:
    return file.name in PLAIN or any(file.match(part) for part in PARTS)


def units() -> list[tuple[list[str], str | None]]:
    """The sources by C unit: each large game, and all the rest."""
    rest = sources()
    found: list[tuple[list[str], str | None]] = []
    for game in LARGE:
        own = [f for f in rest if f"/games/{game}/" in f]
        found.append((own, game))
        rest = [f for f in rest if f not in own]
    return [(rest, "kernel"), *found]


def compiler() -> str | None:
    configured = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(str(configured).split()[0])


def extensions() -> list[Extension]:
    if os.environ.get("TENSHU_PLAIN") or not compiler():
        print("tenshu: no C compiler (or TENSHU_PLAIN set): the rules run as plain Python")
        return []
    from mypyc.build import mypycify

    print("tenshu: compiling the rules to native code, a minute or two")
    modules = mypycify(sources(), opt_level="3", debug_level="0", separate=units())
    for module in modules:
        module.extra_compile_args = [*module.extra_compile_args, *FLAGS]
    return cast(list[Extension], modules)


class BuildOrPlain(build_ext):
    """All modules compiled, or none: half a build would not import."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            print(f"tenshu: compiling failed, the rules run as plain Python: {str(error)[:200]}")
            self.extensions = []
            self.distribution.ext_modules = []


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildOrPlain},
    options={"build_ext": {"parallel": str(os.cpu_count() or 1)}},
)
