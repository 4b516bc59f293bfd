"""A change turns the old value into exactly the new one; the page tries the same cases."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenshu.server.changes import SAME, changed, compact, difference

CASES = json.loads((Path(__file__).parent / "changes.json").read_text())

# No place holds now a number and now a truth value: the numbers here begin where these end.
leaves = st.none() | st.booleans() | st.integers(min_value=2) | st.text(max_size=3)
values = st.recursive(
    leaves,
    lambda inner: (
        st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from(["a", "b", "0", "pieces"]), inner)
    ),
    max_leaves=25,
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: compact(case["change"]))
def test_cases(case: dict[str, Any]) -> None:
    assert difference(case["old"], case["new"]) == case["change"]
    assert compact(changed(case["old"], case["change"])) == compact(case["new"])


@given(values, values)
def test_any_value_turns_into_any_other(old: object, new: object) -> None:
    before = compact(old)
    change = json.loads(compact(difference(old, new)))
    again = changed(old, change)
    assert again == new
    assert (change == SAME) == (old == new)
    assert compact(old) == before


def test_what_does_not_change_stays_the_same_object() -> None:
    old: dict[str, Any] = {"left": {"deep": [1, 2]}, "right": {"deep": [1, 2]}, "list": [{"a": 1}, {"b": 2}]}
    new = changed(old, {"right": {"deep": {"1": 3}}, "list": {"0": {"a": 2}}})
    assert new["left"] is old["left"]
    assert new["list"][1] is old["list"][1]
    assert old["right"] == {"deep": [1, 2]}
