"""Compile the rules to native code where a C compiler is present; install plain Python where not."""

import os
import shutil
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

COMPILED = ("core", "games", "bots")
# Compiled exceptions don't clear weak references to them when they die; records and registries gain nothing.
PLAIN = {"__init__.py", "refusal.py", "registry.py", "record.py"}


def sources() -> list[str]:
    roots = [Path("src/tenshu") / folder for folder in COMPILED]
    return sorted(str(f) for root in roots for f in root.rglob("*.py") if f.name not in PLAIN)


def compiler() -> str | None:
    configured = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(str(configured).split()[0])


def extensions() -> list[Extension]:
    if os.environ.get("TENSHU_PLAIN") or not compiler():
        print("tenshu: no C compiler (or TENSHU_PLAIN set): installing plain Python")
        return []
    from mypyc.build import mypycify

    print("tenshu: compiling the rules to native code, about a minute")
    modules = mypycify(sources(), opt_level="3", debug_level="0", multi_file=False, group_name="tenshu")
    for module in modules:
        module.optional = True
        module.extra_compile_args += ["-fno-semantic-interposition", "-fno-plt"]
    return list(modules)


setup(ext_modules=extensions())
