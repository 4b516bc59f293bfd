"""The weights of a judgement, weights.toml of its game, as a flat table: `goods.food` = 90, `odds.0` = 5."""

import tomllib
from importlib.resources import files

from librt.vecs import append, vec
from mypy_extensions import i64

Weights = dict[str, int]


def load(package: str) -> Weights:
    text = (files(package) / "weights.toml").read_text()
    found: Weights = {}
    flatten("", tomllib.loads(text), found)
    return found


def flatten(prefix: str, value: object, found: Weights) -> None:
    if isinstance(value, dict):
        for name, inner in value.items():
            flatten(f"{prefix}.{name}" if prefix else str(name), inner, found)
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            flatten(f"{prefix}.{place}", inner, found)
    elif isinstance(value, int):
        found[prefix] = value
    else:
        raise ValueError(f"the weight {prefix} is no whole number but {value!r}")


def row(weights: Weights, table: str) -> vec[i64]:
    """The numbers of a list."""
    found = vec[i64]()
    while f"{table}.{len(found)}" in weights:
        found = append(found, weights[f"{table}.{len(found)}"])
    return found


def named(weights: Weights, table: str, names: list[str]) -> vec[i64]:
    """The numbers of a table in the order of the names; 0 where there is none."""
    found = vec[i64](capacity=len(names))
    for name in names:
        found = append(found, weights.get(f"{table}.{name}", 0))
    return found
